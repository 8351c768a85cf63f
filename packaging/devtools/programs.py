"""Starting programs of the environment, and leaving with their exit status."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

from devtools.places import PACKAGING, PYTHON, ROOT, SCRIPTS

if TYPE_CHECKING:
    from collections.abc import Mapping

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


class FailedError(Exception):
    """A program said that something is wrong; it has told what."""


def python(*arguments: str, env: Mapping[str, str] | None = None) -> None:
    """Run Python in the environment and the project's folder. Raises FailedError."""
    program(str(PYTHON), *arguments, env=env)


def script(name: str, *arguments: str) -> None:
    """Run a command that a package brought into the environment. Raises FailedError."""
    program(str(SCRIPTS / name), *arguments)


def program(*command: str, env: Mapping[str, str] | None = None) -> None:
    """Run ``command`` in the project's folder. Raises FailedError if it fails."""
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=False).returncode:
        raise FailedError


def assets() -> None:
    """See that translations, fonts, icons and the example are compiled as they now are."""
    python(str(PACKAGING / "build_assets.py"))
