"""Bringing an older database up to date: numbered steps, and a copy before the first.

A step is a file ``migrations/NNNN_what.sql`` that is never changed once released.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib.resources import files
from typing import TYPE_CHECKING

from belot_desktop.store.whole_file import written_beside

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

APPLICATION_ID = 0x42454C54  # "BELT"


def steps() -> tuple[str, ...]:
    """Return the SQL of all steps, in order; the first makes version 1."""
    return tuple(each.read_text("utf-8") for each in scripts())


def scripts() -> list[Traversable]:
    """Return the files of the steps, wherever the program was installed."""
    folder = files("belot_desktop.store").joinpath("migrations")
    return sorted(
        (each for each in folder.iterdir() if each.name.endswith(".sql")),
        key=lambda each: each.name,
    )


def bring_up_to_date(
    connection: sqlite3.Connection, version: int, known: Sequence[str], path: Path
) -> None:
    """Run the ``known`` steps that a file of ``version`` lacks, each in its own transaction.

    An existing file is copied first, to its name and ``.before-vN``, where N is the
    first version to come.
    """
    if 0 < version < len(known):
        copy(connection, path.with_name(f"{path.name}.before-v{version + 1}"))
    for number, script in enumerate(known[version:], version + 1):
        connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the whole database to ``target``, which is there complete or not at all."""
    with written_beside(target) as part, closing(sqlite3.connect(part)) as copied:
        connection.backup(copied)
