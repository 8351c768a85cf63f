"""The project's own virtual environment, ``.venv``: made on first use, kept up to date."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from devtools.places import PACKAGING, PYTHON, ROOT, VENV

if TYPE_CHECKING:
    from pathlib import Path

RUNNING = "requirements.txt"
WORKING = "requirements-dev.txt"  # holds all of the other, at the same versions

IDENTITY = VENV / "made-for"


def require(pins: str) -> None:
    """See that ``.venv`` holds what the file ``pins`` names; the fuller one will do too."""
    if read(IDENTITY) != identity():
        make()
    if any(read(stamp(each)) == digest(each) for each in (pins, WORKING)):
        return
    print(f"Installing what packaging/{pins} names into .venv", flush=True)
    pip("--require-hashes", "--requirement", str(PACKAGING / pins))
    if pins == WORKING:
        pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp(pins).write_text(digest(pins), encoding="utf-8")


def identity() -> str:
    """Return what an environment is bound to: a Python and a folder."""
    return f"{sys.version} {sys.base_prefix} {ROOT}"


def make() -> None:
    """Make an empty environment; one for another Python or folder makes way."""
    print("Making .venv (once; needs about 100 MB from the package registry)", flush=True)
    if VENV.exists():
        shutil.rmtree(VENV)
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    IDENTITY.write_text(identity(), encoding="utf-8")


def pip(*arguments: str) -> None:
    """Install into the environment."""
    options = ("--quiet", "--disable-pip-version-check", "--no-input")
    subprocess.run([str(PYTHON), "-m", "pip", "install", *options, *arguments], check=True)


def stamp(pins: str) -> Path:
    """Return the file that says which state of ``pins`` is installed."""
    return VENV / f"{pins}.stamp"


def digest(pins: str) -> str:
    """Return a digest of what ``pins`` asks for."""
    return hashlib.sha256((PACKAGING / pins).read_bytes()).hexdigest()


def read(path: Path) -> str | None:
    """Return the text of ``path``, None where there is none."""
    return path.read_text(encoding="utf-8") if path.is_file() else None
