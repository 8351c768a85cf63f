"""How long the deal dialog takes to open, and a key in it, each beside a floor.

Not part of the tests: run by ``packaging/dev.py bench``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QVBoxLayout

from belot_desktop.app.example import example_game
from belot_desktop.app.program import Program
from belot_desktop.models.settings import LANGUAGE
from tests.bench.repeating import often

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_benchmark.fixture import BenchmarkFixture

    from belot_desktop.store.database import Database

KEYS = (Qt.Key.Key_9, Qt.Key.Key_0, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)


class Painted(QObject):
    """Knows whether a dialog was painted since it was last asked."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is QEvent.Type.Paint:
            self.painted = True
        return False

    def wait(self) -> None:
        while not self.painted:
            QApplication.processEvents()
        self.painted = False


@pytest.fixture
def program(qapp: QApplication, database: Database) -> Iterator[Program]:
    opened = Program(qapp, database, {LANGUAGE: "bg"})
    opened.pad.start(example_game())
    opened.window.show()
    settle()
    yield opened
    opened.close()
    opened.theme.deleteLater()
    qapp.setStyleSheet("")
    settle()


@pytest.fixture
def empty(program: Program) -> QDialog:
    """Make a dialog with nothing but a field."""
    dialog = QDialog(program.window)
    QVBoxLayout(dialog).addWidget(QLineEdit())
    return dialog


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def close() -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.done(QDialog.DialogCode.Rejected)
    settle()


def type_keys() -> None:
    """Press the keys where the focus is, and wait each time until all is drawn."""
    for key in KEYS:
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClick(field, key)
        settle()


@pytest.mark.benchmark(group="a dialog, until painted")
def test_floor_an_empty_dialog(benchmark: BenchmarkFixture, program: Program) -> None:
    painted = Painted()

    def open_it() -> None:
        dialog = QDialog(program.window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.installEventFilter(painted)
        dialog.open()
        painted.wait()

    often(benchmark, 20, open_it, close)


@pytest.mark.benchmark(group="a dialog, until painted")
def test_the_deal_dialog(benchmark: BenchmarkFixture, program: Program) -> None:
    painted = Painted()
    program.window.commands.opened.connect(lambda dialog: dialog.installEventFilter(painted))

    def open_it() -> None:
        program.window.commands.new_deal()
        painted.wait()

    often(benchmark, 20, open_it, close)


@pytest.mark.benchmark(group="four keys, until drawn")
def test_floor_keys_in_an_empty_dialog(benchmark: BenchmarkFixture, empty: QDialog) -> None:
    empty.open()
    settle()
    often(benchmark, 20, type_keys)
    close()


@pytest.mark.benchmark(group="four keys, until drawn")
def test_keys_in_the_deal_dialog(benchmark: BenchmarkFixture, program: Program) -> None:
    program.window.commands.new_deal()
    settle()
    dialog = program.window.commands.deals.dialog
    assert dialog is not None
    dialog.form.choose_declarer(1)
    dialog.form.choose_contract("hearts")
    dialog.counting.usual_field.setFocus()
    settle()
    often(benchmark, 20, type_keys)
    close()
