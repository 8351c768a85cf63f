"""The page of keys names each key there is, as it stands on buttons and in menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from belot_desktop.core.variants.bulgarian.declaration import DECK
from belot_desktop.models.card_count_form import CardCountForm
from belot_desktop.models.deal_form import DealForm
from belot_desktop.texts.help.blocks import Heading, Keys
from belot_desktop.ui.deal.cards.dialog import CardCounter
from belot_desktop.ui.deal.dialog import DealDialog
from belot_desktop.ui.help.keys import KeysPage
from belot_desktop.ui.key_button import KeyButton
from tests.toy import TOY

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.app.program import Program
    from belot_desktop.texts.help.blocks import Chapter, Key


@pytest.fixture
def page(program: Program) -> Chapter:
    game, texts = program.pad.game, program.speech.texts
    return KeysPage(program.window.menuBar()).chapter(game.variant, texts)


def rows(page: Chapter) -> list[Key]:
    return [row for block in page.blocks if isinstance(block, Keys) for row in block.rows]


def test_every_action_with_a_key_is_named_with_it(page: Chapter, program: Program) -> None:
    told = {row.words: row.keys for row in rows(page)}
    native = QKeySequence.SequenceFormat.NativeText
    keyed = [each for each in program.window.acts.every() if each.shortcuts()]
    assert len(keyed) > 10
    for action in keyed:
        words = action.text().replace("&", "").rstrip("…")
        assert told[words] == (action.shortcut().toString(native),)


def test_every_menu_with_keys_is_a_part(page: Chapter, program: Program) -> None:
    parts = [each.words for each in page.blocks if isinstance(each, Heading)]
    menus = [each.text().replace("&", "") for each in program.window.menuBar().actions()]
    assert parts[: len(menus)] == menus


def test_every_key_on_a_button_of_the_deal_dialog_is_named(
    page: Chapter, program: Program, qtbot: QtBot
) -> None:
    form = DealForm(program.pad.game, 0)
    dialog = DealDialog(form, program.speech, program.theme)
    qtbot.addWidget(dialog)
    form.setParent(dialog)
    told = {key for row in rows(page) for key in row.keys}
    keys = {each.accessibleDescription() for each in dialog.findChildren(KeyButton)}
    assert {"F3", "F4", "F5", "Enter", "Esc"} <= keys
    assert keys - {""} <= told
    everywhere = {Qt.Key(each).name.removeprefix("Key_") for each in vars(dialog)["_keys"]}
    assert {"F3", "F4", "F5", "F6", "F7", "F8", "F9"} == everywhere <= told
    assert all(any(name in row.words for row in rows(page)) for name in _labels(dialog))


def test_the_keys_of_the_card_counter_are_named(
    page: Chapter, program: Program, qtbot: QtBot
) -> None:
    deal = DealForm(program.pad.game, 0)
    form = CardCountForm(deal, DECK)
    counter = CardCounter(form, program.speech, program.theme)
    qtbot.addWidget(counter)
    for each in (deal, form):
        each.setParent(counter)
    told = {key for row in rows(page) for key in row.keys}
    assert {each.accessibleDescription() for each in counter.tools.all} - {""} <= told
    ranks = {program.speech.texts.rank(each)[0] for each in DECK.ranks}
    assert len(ranks) == 8
    assert any(ranks == {*row.keys} for row in rows(page))


def test_a_game_without_cards_has_no_keys_for_them(program: Program) -> None:
    told = KeysPage(program.window.menuBar()).chapter(TOY, program.speech.texts)
    assert not any("Space" in row.keys for row in rows(told))


def _labels(dialog: DealDialog) -> set[str]:
    buttons = dialog.buttons
    return {each.label for each in (*buttons.results.values(), buttons.all_pass, buttons.save)}
