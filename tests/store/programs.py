"""Another program that opens the same database."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_OPEN = """
import sys
from pathlib import Path
from belot_desktop.store.database import Database
from belot_desktop.store.errors import StoreFault
try:
    with Database(Path(sys.argv[1])):
        print("opened", flush=True)
        sys.stdin.readline()
except StoreFault as fault:
    print(fault.reason)
"""


def another_program(path: Path) -> subprocess.Popen[str]:
    """Start a program that opens the database, says how that went, and holds it.

    It says "opened", or the reason why it cannot, and stays until it reads a line.
    """
    return subprocess.Popen([sys.executable, "-c", _OPEN, path], stdin=-1, stdout=-1, text=True)
