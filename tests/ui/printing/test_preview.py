"""The print preview: what is chosen is seen at once, and printed as it is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
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
from belot_desktop.printing.paper import A4, LETTER
from belot_desktop.ui.copies.where import Where
from tests.printing.test_pages import EVENING
from tests.toy import TOY
from tests.ui.dialogs.printouts import NoPrinter, preview
from tests.ui.dialogs.table import press, show

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from belot_desktop.core.game import Game
    from belot_desktop.models.settings import Setting
    from belot_desktop.models.speech import Speech
    from belot_desktop.printing.blocks import Block
    from belot_desktop.ui.printing.dialog import PreviewDialog
    from belot_desktop.ui.theme import Theme


@pytest.fixture
def dialog(qtbot: QtBot, bulgarian: Speech, theme: Theme) -> PreviewDialog:
    """Show the evening."""
    return opened(qtbot, preview(EVENING, bulgarian, theme))


def opened(qtbot: QtBot, made: PreviewDialog) -> PreviewDialog:
    qtbot.addWidget(made)
    show(made)
    return made


def choose(dialog: PreviewDialog, setting: Setting, at: int) -> None:
    dialog.choices.rows[setting].choose(at)


def blocks(dialog: PreviewDialog) -> list[Block]:
    return [placed.block for page in dialog.pages for placed in page.blocks]


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
