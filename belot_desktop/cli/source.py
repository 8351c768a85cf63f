"""The file that a command reads."""

from __future__ import annotations

from pathlib import Path

from belot_desktop.store.exchange import Fault, Unreadable
from belot_desktop.store.exchange.strict import LARGEST

_STANDARD_INPUT = 0
_ENOUGH = LARGEST * 2**20 + 1  # bytes: one more than can be read, so that it is noticed


def read_source(name: str) -> bytes:
    """Return what is in the file ``name``, or standard input for ``-``. Raises Unreadable."""
    try:
        with open(_STANDARD_INPUT if name == "-" else name, "rb", closefd=name != "-") as file:
            return file.read(_ENOUGH)
    except FileNotFoundError:
        raise Unreadable([Fault("", "no_such_file")]) from None
    except (OSError, ValueError):
        fault = "is_a_folder" if is_folder(name) else "not_readable"
        raise Unreadable([Fault("", fault)]) from None


def is_folder(name: str) -> bool:
    """Tell whether ``name`` is a folder; what no system can call anything is none."""
    try:
        return Path(name).is_dir()
    except OSError:
        return False
