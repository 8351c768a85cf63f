"""Where the program keeps what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

if TYPE_CHECKING:
    from collections.abc import Mapping

DATA_DIR_VARIABLE = "BELOT_DATA_DIR"
DATABASE = "belot.sqlite3"


def data_folder(chosen: Path | None, environment: Mapping[str, str]) -> Path:
    """Return the folder of the games: the chosen one, the variable's, or the user's own."""
    if chosen is not None:
        return _expanded(chosen).absolute()
    if environment.get(DATA_DIR_VARIABLE):
        return _expanded(Path(environment[DATA_DIR_VARIABLE])).absolute()
    return user_data_path("belot-desktop", appauthor=False)


def _expanded(path: Path) -> Path:
    """Return ``path`` with ~ as somebody's home; where there is no such user, as it is."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path
