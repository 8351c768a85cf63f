"""``bundle``: the program as one folder that needs no Python, shown to work."""

from __future__ import annotations

import os
import subprocess
import sys

from devtools import environment, system
from devtools.places import BUILD, PACKAGING, ROOT
from devtools.programs import OFFSCREEN, FailedError, assets, python

NAME = "belot-desktop"


def bundle(extra: list[str]) -> None:
    """Make the bundle and let it test itself, unseen. Raises FailedError."""
    # PyInstaller takes along the X libraries that it finds.
    system.require(*system.DRAWING, *system.SCREEN, *system.bundling())
    environment.require(environment.WORKING)
    assets()
    folders = ("--distpath", str(ROOT / "dist"), "--workpath", str(BUILD / "bundle"))
    spec = str(PACKAGING / "belot.spec")
    python("-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, *extra, spec)
    program = ROOT / "dist" / NAME / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    print(f"{program.relative_to(ROOT)} tests itself:", flush=True)
    environ = {**os.environ, **OFFSCREEN}
    if subprocess.run([str(program), "--self-test"], env=environ, check=False).returncode:
        raise FailedError
