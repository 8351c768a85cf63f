"""The print preview: what is chosen is seen at once, and printed as it is seen."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.game import new_game
from belot_desktop.models.settings import (
    LANDSCAPE,
    PAPER,
    PAPER_CHART,
    PAPER_LANGUAGE,
    PAPER_RULES,
    PAPER_SIGNATURES,
    PRINTOUT,
)
from belot_desktop.printing.blocks import RuledRow, Signatures, Title, Totals
from belot_desktop.printing.devices import at_once
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.paper import A4, LETTER, Setup
from belot_desktop.ui.copies.where import Where
from belot_desktop.ui.importing import stepping
from belot_desktop.ui.importing.busy import Busy
from belot_desktop.ui.printing.press import Press, printing
from tests.printing.test_pages import EVENING
from tests.texts.spoken import BG
from tests.toy import TOY
from tests.ui.dialogs.printouts import NoPrinter, preview
from tests.ui.dialogs.table import press, show

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from belot_desktop.core.game import Game
    from belot_desktop.models.settings import Setting
    from belot_desktop.models.speech import Speech
    from belot_desktop.printing.blocks import Block
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


def opened(qtbot: QtBot, made: PreviewDialog) -> PreviewDialog:
    qtbot.addWidget(made)
    show(made)
    return made


def choose(dialog: PreviewDialog, setting: Setting, at: int) -> None:
    dialog.choices.rows[setting].choose(at)


def blocks(dialog: PreviewDialog) -> list[Block]:
    return [placed.block for page in dialog.pages for placed in page.blocks]


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


def test_it_opens_on_the_sheet_in_the_language_of_the_screen(dialog: PreviewDialog) -> None:
    title = blocks(dialog)[0]
    assert isinstance(title, Title)
    assert title.words == "Игрови лист"
    assert (dialog.pages[0].width, dialog.pages[0].height) == (A4.width, A4.height)
    assert dialog.choices.rows[PRINTOUT].holds_focus()
    assert dialog.pages_bar.which.text() == "Страница 1 от 1"


def test_every_choice_is_seen_at_once(dialog: PreviewDialog) -> None:
    choose(dialog, PAPER, 1)
    choose(dialog, LANDSCAPE, 1)
    assert (dialog.pages[0].width, dialog.pages[0].height) == (LETTER.height, LETTER.width)
    dialog.choices.switches[PAPER_CHART].click()
    assert any(isinstance(block, Totals) for block in blocks(dialog))
    dialog.choices.switches[PAPER_SIGNATURES].click()
    assert not any(isinstance(block, Signatures) for block in blocks(dialog))
    choose(dialog, PRINTOUT, 2)
    assert any(isinstance(block, RuledRow) for block in blocks(dialog))


def test_no_choice_is_cut_off_in_large_text(dialog: PreviewDialog, theme: Theme) -> None:
    theme.apply("light", 2.0)
    dialog.resize(800, 600)
    QApplication.processEvents()
    for row in dialog.choices.rows.values():
        assert all(each.width() >= each.sizeHint().width() for each in row.buttons)


def test_only_what_there_is_can_be_left_out(dialog: PreviewDialog) -> None:
    choose(dialog, PRINTOUT, 1)
    shown = [each for each, switch in dialog.choices.switches.items() if not switch.isHidden()]
    assert shown == [PAPER_SIGNATURES]
    choose(dialog, PRINTOUT, 2)
    shown = [each for each, switch in dialog.choices.switches.items() if not switch.isHidden()]
    assert shown == [PAPER_RULES]


def test_the_page_may_speak_another_language_than_the_screen(dialog: PreviewDialog) -> None:
    choose(dialog, PAPER_LANGUAGE, 1)
    title = blocks(dialog)[0]
    assert isinstance(title, Title)
    assert title.words == "Game sheet"
    assert dialog.windowTitle() == "Печат"


def test_the_page_follows_the_screen_while_no_language_was_chosen(
    dialog: PreviewDialog, bulgarian: Speech
) -> None:
    bulgarian.speak("en")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Print"
    title = blocks(dialog)[0]
    assert isinstance(title, Title)
    assert title.words == "Game sheet"


def test_pages_are_turned_by_keys_and_buttons(
    qtbot: QtBot, bulgarian: Speech, theme: Theme
) -> None:
    long = new_rows(EVENING, 100)
    dialog = opened(qtbot, preview(long, bulgarian, theme))
    bar, view = dialog.pages_bar, dialog.view
    assert bar.before.reason == "Това е първата страница."
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert bar.which.text() == f"Страница 2 от {view.count}"
    bar.after.click()
    assert view.at == 2
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert view.at == 1
    view.turn_to(99)
    assert view.at == view.count - 1
    assert bar.after.reason == "Това е последната страница."
    choose(dialog, PRINTOUT, 2)  # one page only
    assert view.at == 0
    assert not bar.after.isVisible()


def new_rows(game: Game, count: int) -> Game:
    return replace(game, rows=(game.rows * count)[:count])


def test_a_page_as_wide_as_the_view_scrolls(dialog: PreviewDialog) -> None:
    dialog.pages_bar.zoom.click()
    QApplication.processEvents()
    bar = dialog.view.verticalScrollBar()
    assert bar.isVisible()
    dialog.view.setFocus()
    press("Down")
    assert bar.value() > 0
    assert dialog.pages_bar.zoom.label == "Цялата страница"
    dialog.pages_bar.zoom.click()
    assert bar.maximum() == 0


def test_up_and_down_go_from_line_to_line(dialog: PreviewDialog) -> None:
    press("Down")
    assert dialog.choices.switches[PAPER_RULES].hasFocus()
    press("Down", "Down", "Down")
    assert dialog.choices.rows[PAPER].holds_focus()
    press("Down", "Down", "Down")
    assert dialog.print_button.hasFocus()
    press("Up")
    assert dialog.choices.rows[PAPER_LANGUAGE].holds_focus()


def test_where_there_is_no_printer_it_says_so_and_offers_the_pdf(
    qtbot: QtBot, bulgarian: Speech, theme: Theme
) -> None:
    dialog = opened(qtbot, preview(EVENING, bulgarian, theme, NoPrinter()))
    press("Enter")
    assert dialog.said.text().startswith("Този компютър няма принтер.")
    assert dialog.pdf_button.hasFocus()


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


def test_a_pdf_is_saved_where_it_was_asked_for(dialog: PreviewDialog, tmp_path: Path) -> None:
    dialog.save_pdf()
    (where,) = dialog.findChildren(Where)
    where.selectFile(str(tmp_path / "Петък.pdf"))
    where.accept()
    assert (tmp_path / "Петък.pdf").read_bytes().startswith(b"%PDF")
    assert dialog.said.text() == f"Записано: Петък.pdf в {tmp_path}."


def test_a_game_of_three_sides_is_shown(qtbot: QtBot, bulgarian: Speech, theme: Theme) -> None:
    dialog = opened(qtbot, preview(new_game(TOY, "toy"), bulgarian, theme))
    for at in range(3):
        choose(dialog, PRINTOUT, at)
        assert not dialog.view.grab().isNull()


def test_esc_closes(dialog: PreviewDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
