"""Files are dropped on the window; whatever is no file is left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tests.ui.window.arrived import FIRST, SECOND, closed, refused, shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from belot_desktop.app.program import Program


def data(*urls: str) -> QMimeData:
    made = QMimeData()
    made.setUrls([QUrl(each) for each in urls])
    return made


def drag(program: Program, mime: QMimeData) -> QDragEnterEvent:
    entered = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, mime, *_BUTTON)
    entered.ignore()
    QApplication.sendEvent(program.window, entered)
    return entered


def drop(program: Program, mime: QMimeData) -> None:
    dropped = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, mime, *_BUTTON)
    QApplication.sendEvent(program.window, dropped)


_BUTTON = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)


def test_files_are_dropped_on_the_window(program: Program, file: Callable[..., Path]) -> None:
    mime = data(*(QUrl.fromLocalFile(str(file(each))).toString() for each in (FIRST, SECOND)))
    sign = program.window.drops.sign
    assert drag(program, mime).isAccepted()
    assert sign.isVisible()
    QApplication.sendEvent(program.window, QDragLeaveEvent())
    assert not sign.isVisible()
    drag(program, mime)
    drop(program, mime)
    assert not sign.isVisible()
    assert len(shown().form.found) == 2
    shown().done(0)


def test_what_is_no_file_is_not_taken(program: Program) -> None:
    mime = data("https://example.org/friday.json")
    assert not drag(program, mime).isAccepted()
    assert not program.window.drops.sign.isVisible()
    drop(program, mime)
    text = QMimeData()
    text.setText("Ана")
    assert not drag(program, text).isAccepted()
    assert closed()


def test_a_folder_is_refused_in_words(program: Program, tmp_path: Path) -> None:
    mime = data(QUrl.fromLocalFile(str(tmp_path)).toString())
    drag(program, mime)
    drop(program, mime)
    dialog = refused()
    assert "папка" in dialog.faults.toPlainText()
    dialog.done(0)


def test_what_the_system_says_nothing_about_can_be_dragged(program: Program) -> None:
    """Even to ask whether a name like this is a folder is a fault to the system."""
    name = QUrl.fromLocalFile("/" + "x" * 5000).toString()
    assert drag(program, data(name)).isAccepted()
    QApplication.sendEvent(program.window, QDragLeaveEvent())


def test_no_sign_is_left_where_a_dialog_opened_meanwhile(
    program: Program, file: Callable[..., Path]
) -> None:
    mime = data(QUrl.fromLocalFile(str(file(FIRST))).toString())
    drag(program, mime)
    program.window.acts.details.trigger()
    drop(program, mime)
    assert not program.window.drops.sign.isVisible()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()


def test_nothing_is_dropped_behind_a_dialog(program: Program, file: Callable[..., Path]) -> None:
    mime = data(QUrl.fromLocalFile(str(file(FIRST))).toString())
    program.window.acts.details.trigger()
    assert not drag(program, mime).isAccepted()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()
