"""What import-linter cannot say: parts of an outside package, and all but a list."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tests.architecture.sources import PROGRAM, imported, name, program

if TYPE_CHECKING:
    from pathlib import Path

WIDGETS = ("PySide6.QtWidgets", "PySide6.QtPrintSupport")


def layer(path: Path) -> str:
    return path.relative_to(PROGRAM).parts[0]


def test_only_windows_know_widgets() -> None:
    others = [path for path in program() if layer(path) not in {"ui", "app"}]
    assert [name(path) for path in others if any(map(is_widget, imported(path)))] == []


def is_widget(imported_name: str) -> bool:
    return imported_name.startswith(WIDGETS)


def test_the_core_needs_nothing_but_python_and_itself() -> None:
    known = {*sys.stdlib_module_names, "belot_desktop"}
    core = [path for path in program() if layer(path) == "core"]
    needs = {each.partition(".")[0] for path in core for each in imported(path)}
    assert core
    assert needs <= known


def test_imports_are_written_from_the_top() -> None:
    relative = {name(path) for path in program() if "" in map(top, imported(path))}
    assert relative == set()


def top(imported_name: str) -> str:
    return imported_name.partition(".")[0]
