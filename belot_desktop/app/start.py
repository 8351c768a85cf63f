"""Starting up: the data folder, the one program on it, the window as it was left."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer
from PySide6.QtWidgets import QMessageBox

from belot_desktop.app.application import has_screen, make_application
from belot_desktop.app.asked import FilesAsked
from belot_desktop.app.calling import Calls, call
from belot_desktop.app.leaving import leaving_when_told
from belot_desktop.app.paths import DATABASE, data_folder
from belot_desktop.app.program import Program
from belot_desktop.app.unexpected import watch_for_the_unexpected
from belot_desktop.store.database import Database
from belot_desktop.store.errors import InUse, StoreFault
from belot_desktop.texts import Texts, system_language
from belot_desktop.ui.ahead import load_soon

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget

logger = logging.getLogger(__name__)


def open_window(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed. Returns the exit status."""
    if not has_screen(os.environ):
        _print(_texts(options.lang).no_screen())
        return 1
    application = make_application()
    folder = data_folder(options.data_dir, os.environ)
    try:
        database = _database(folder)
    except InUse as fault:
        return _say_in_use(folder, fault, options)
    except StoreFault as fault:
        return _say(fault, options.lang)
    with database:
        try:
            program = Program(application, database, options.chosen)
        except StoreFault as fault:  # what is damaged may show only once it is read
            return _say(fault, options.lang)
        return _run(application, program, folder, options)


def _run(
    application: QApplication, program: Program, folder: Path, options: argparse.Namespace
) -> int:
    """Show the window as it was left, and stay until it is closed."""
    watch_for_the_unexpected(program.window)
    calls = Calls(folder)
    calls.called.connect(program.window.come_forward)
    if sys.platform == "darwin":  # nobody else asks so, and a filter of all events costs time
        FilesAsked(application).asked.connect(program.window.open_files)
    if options.exit_after_paint:
        _LeaveAfterPaint(program.window)
    program.window.show()
    program.window.resume()
    files = [*options.files, *calls.early]
    QTimer.singleShot(0, program.window, lambda: program.window.open_files(files))
    load_soon()
    with leaving_when_told(application):
        status = application.exec()
    program.close()
    return status


def _database(folder: Path) -> Database:
    """Open the database in ``folder``, which is made if it is not there. Raises StoreFault."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFault(folder / DATABASE, "cannot_open") from error
    return Database(folder / DATABASE)


def _say_in_use(folder: Path, fault: InUse, options: argparse.Namespace) -> int:
    """Bring the window that is open forward, with our files; where it does not answer, say so."""
    if not call(folder, options.files):
        return _say(fault, options.lang)
    texts = _texts(options.lang)
    _print(texts.handed_over() if options.files else texts.store_problem(fault))
    return 0


def _say(fault: StoreFault, language: str | None) -> int:
    """Say, on the screen and on the terminal, why the window cannot open."""
    texts = _texts(language)
    sentence = texts.store_problem(fault)
    _print(sentence)
    box = QMessageBox(QMessageBox.Icon.Warning, texts.program_name(), sentence)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    return 1


def _print(sentence: str) -> None:
    """Say it on the terminal too, if there is one: a windowed program may have none."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")


def _texts(language: str | None) -> Texts:
    return Texts(language or system_language(QLocale.system().uiLanguages()))


class _LeaveAfterPaint(QObject):
    """Closes a window once it was painted, so that a start can be measured."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint."""
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self._window.close)
        return False
