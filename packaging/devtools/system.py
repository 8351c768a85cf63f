"""What the operating system has to bring along: Debian and Ubuntu packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

# What Qt needs to draw at all, to open a window on an X screen and print from it, and what
# the tests need to bring a screen of their own. Without icccm, Qt complains about
# xcb-cursor0; without cups it finds no printer.
DRAWING = (
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0",
    "libxkbcommon0",
)
SCREEN = (
    "libcups2",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
)
VIRTUAL_SCREEN = ("imagemagick", "openbox", "poppler-utils", "xauth", "xdotool", "xvfb")


class MissingError(Exception):
    """Something that only the system's owner can install is missing; the text says how."""


def has_screen() -> bool:
    """Tell whether a window can be shown, or where to was said outright."""
    told = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in told)


def require(*packages: str) -> None:
    """See that the system has ``packages`` and can make virtual environments.

    Installs what is missing where it may. Raises MissingError where it may not. Systems
    other than Debian and its relatives are taken to have everything.
    """
    if not is_debian():
        return
    missing = [*missing_venv(), *sorted(set(packages) - installed())]
    if not missing:
        return
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        raise MissingError(
            f"Some system packages are missing. Please run:\n\n    sudo {' '.join(command)}\n"
        )
    print("Installing system packages:", *missing, flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update", "-qq"], [*command, "-qq"]):
        subprocess.run(step, env=quiet, stdout=subprocess.DEVNULL, check=True)


def bundling() -> list[str]:
    """Return what PyInstaller needs: objdump, and this Python as a library if it is Debian's."""
    library = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
    return ["binutils", *([library] if sys.base_prefix == "/usr" else [])]


def is_debian() -> bool:
    """Tell whether this is Debian or one of its relatives."""
    return Path("/etc/debian_version").is_file() and shutil.which("apt-get") is not None


def missing_venv() -> list[str]:
    """Return the package that lets this very Python make virtual environments, if missing."""
    has_it = find_spec("venv") and find_spec("ensurepip")
    return [] if has_it else [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]


def installed() -> set[str]:
    """Return the names of all installed packages and of what they stand in for."""
    form = "${db:Status-Status}\t${Package}, ${Provides}\n"
    command = ["dpkg-query", "--show", "--showformat", form]
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    names = set()
    for line in listed.stdout.splitlines():
        status, _, package = line.partition("\t")
        if status == "installed":
            names |= {name.split()[0] for name in package.split(",") if name.strip()}
    return names
