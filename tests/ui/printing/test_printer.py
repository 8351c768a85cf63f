"""Pages on a printer: as they are shown, in their real size, and told where that fails."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication

from belot_desktop.models.settings import LANDSCAPE
from belot_desktop.printing.devices import at_once
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.paper import Setup
from belot_desktop.ui import stepping
from belot_desktop.ui.busy import Busy
from belot_desktop.ui.printing.press import Press, printing
from tests.printing.test_pages import EVENING
from tests.texts.spoken import BG
from tests.ui.dialogs.printouts import preview
from tests.ui.printing.test_preview import choose, new_rows, opened

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.printing.dialog import PreviewDialog
    from belot_desktop.ui.theme import Theme


class InAFile(Press):
    """A printer that prints into a file, as any system has one."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def ready(self) -> bool:
        return True

    def printer(self) -> QPrinter:
        printer = super().printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self.path))
        return printer


@pytest.fixture
def dialog(qtbot: QtBot, bulgarian: Speech, theme: Theme, tmp_path: Path) -> PreviewDialog:
    """Show the evening, with a printer that prints into a file."""
    return opened(qtbot, preview(EVENING, bulgarian, theme, InAFile(tmp_path / "printed.pdf")))


def accept(asked: QPrintDialog) -> None:
    asked.accept()
    QApplication.processEvents()


def give_up_waiting(over: QWidget) -> None:
    """Press Cancel once there is something to wait for."""

    def press_cancel() -> None:
        for busy in over.findChildren(Busy):
            busy.cancel.click()
            timer.stop()

    timer = QTimer(over)
    timer.timeout.connect(press_cancel)
    timer.start(5)


def text_of(path: Path) -> str:
    return subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler-utils")
def test_what_is_printed_is_what_is_shown(dialog: PreviewDialog, tmp_path: Path) -> None:
    dialog.print_out()
    accept(dialog.findChildren(QPrintDialog)[0])
    assert dialog.said.text() == "Страниците са изпратени на принтера."
    lines = [" ".join(line.split()) for line in text_of(tmp_path / "printed.pdf").splitlines()]
    assert "3 Борис Ана спатия ×2 98 64 32 0 41 35" in lines


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="needs poppler-utils")
@pytest.mark.parametrize("lies", [0, 1], ids=("upright", "landscape"))
def test_paper_has_its_real_size(dialog: PreviewDialog, tmp_path: Path, lies: int) -> None:
    choose(dialog, LANDSCAPE, lies)
    dialog.print_out()
    accept(dialog.findChildren(QPrintDialog)[0])
    told = subprocess.run(
        ["pdfinfo", str(tmp_path / "printed.pdf")], check=True, capture_output=True, text=True
    ).stdout
    wide, high = (842, 595) if lies else (595, 842)
    (size,) = [line.split()[2:5:2] for line in told.splitlines() if line.startswith("Page size")]
    assert [round(float(each)) for each in size] == [wide, high]


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler-utils")
@pytest.mark.usefixtures("qapp")
def test_some_of_many_pages_are_printed(tmp_path: Path) -> None:
    path, pages = tmp_path / "printed.pdf", game_sheet(new_rows(EVENING, 200), BG, Setup())
    printer = InAFile(path).printer()
    printer.setFromTo(2, 3)
    printer.setCopyCount(2)
    at_once(printing(printer, pages))
    del printer
    found = re.findall(r"Страница (\d) от", text_of(path))
    assert found == ["2", "3", "2", "3"]


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_fails_is_told(
    qtbot: QtBot, bulgarian: Speech, theme: Theme, tmp_path: Path
) -> None:
    nowhere = InAFile(tmp_path / "no such folder" / "printed.pdf")
    dialog = opened(qtbot, preview(EVENING, bulgarian, theme, nowhere))
    dialog.print_out()
    accept(dialog.findChildren(QPrintDialog)[0])
    assert dialog.said.text().startswith("Принтерът не прие страниците.")


def test_printing_can_be_given_up(dialog: PreviewDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepping, "PATIENCE", 0)
    monkeypatch.setattr(stepping, "_SLICE", 0)  # nothing is ever done
    dialog.print_out()
    give_up_waiting(dialog)
    accept(dialog.findChildren(QPrintDialog)[0])
    assert dialog.isVisible()
    assert dialog.said.text().startswith("Печатът е спрян.")
