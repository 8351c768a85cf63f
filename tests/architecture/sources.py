"""The project's own source files, for tests about the code itself."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "belot_desktop"
GENERATED = PROGRAM / "_assets.py"


def program() -> list[Path]:
    """Return the files of the program itself."""
    return sorted(path for path in PROGRAM.rglob("*.py") if path != GENERATED)


def everything() -> list[Path]:
    """Return all that somebody wrote, tests and packaging included."""
    others = (ROOT / folder for folder in ("packaging", "tests"))
    return [*program(), *sorted(path for folder in others for path in folder.rglob("*.py"))]


def name(path: Path) -> str:
    """Return how a test names ``path``."""
    return path.relative_to(ROOT).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of ``path``."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imported(path: Path) -> Iterator[str]:
    """Yield what ``path`` imports, as full names: ``PySide6.QtCore.Qt``."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = "." * node.level + (node.module or "")
            yield from (f"{start}.{alias.name}" for alias in node.names)
