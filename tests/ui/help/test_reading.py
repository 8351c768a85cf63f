"""Reading the help: chapters, links, back and forward, and what stays when things change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from belot_desktop.core.changes import details
from belot_desktop.core.house import house_of
from belot_desktop.models.settings import LANGUAGE, TEXT_SIZE, THEME
from belot_desktop.texts.help.places import place_of
from belot_desktop.ui.help.entry_delegate import ENTRY
from belot_desktop.ui.tokens import VERDICT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from belot_desktop.app.program import Program
    from belot_desktop.ui.help.window import HelpWindow


def shown(helped: HelpWindow) -> str:
    """Return the title of the page that is shown."""
    return helped.page.toPlainText().partition("\n")[0]


def listed(helped: HelpWindow) -> list[str]:
    rows = range(helped.contents.count())
    return [str(helped.contents.item(row).data(ENTRY)) for row in rows]


def test_it_opens_at_the_first_chapter_of_rules(helped: HelpWindow) -> None:
    assert shown(helped) == listed(helped)[0]
    assert helped.contents.currentRow() == 0


def test_every_chapter_can_be_read(helped: HelpWindow) -> None:
    titles = listed(helped)
    assert len(titles) > 10
    for row, title in enumerate(titles):
        helped.contents.setCurrentRow(row)
        assert shown(helped) == title
        assert helped.page.accessibleName() == title


def test_an_anchor_opens_its_place(helped: HelpWindow) -> None:
    helped.open_at("capot")
    place = place_of(helped.chapters, "capot")
    assert place is not None
    assert helped.page.top == place.block
    assert helped.contents.currentItem().data(ENTRY).place.chapter == place.chapter


def test_an_anchor_that_is_nowhere_leads_into_the_rules(helped: HelpWindow) -> None:
    first = shown(helped)
    helped.open_at("keys")
    assert shown(helped) != first
    helped.open_at("nowhere")
    assert shown(helped) == first


def test_links_lead_on_and_back_leads_back(helped: HelpWindow) -> None:
    helped.open_at("writing")
    before = shown(helped)
    helped.page.go_to(2)
    helped.page.led_to.emit("rounding")
    assert shown(helped) != before
    assert helped.back.isEnabled()
    assert not helped.forward.isEnabled()
    QTest.keyClick(helped, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown(helped) == before
    assert helped.page.top == 2
    helped.forward.click()
    assert shown(helped) != before
    helped.page.led_to.emit("nowhere")
    assert shown(helped) != before


def test_theme_and_text_size_leave_the_place(helped: HelpWindow, program: Program) -> None:
    helped.open_at("capot")
    top = helped.page.top
    program.settings.put(THEME, "dark")
    assert helped.page.top == top
    program.settings.put(TEXT_SIZE, 150)
    assert helped.page.top == top
    colours = program.theme.look.colours
    found = helped.page.document().find(shown(helped))
    assert found.charFormat().foreground().color() == colours.text
    assert found.charFormat().font().pixelSize() == program.theme.look.px(VERDICT)


def test_the_language_changes_the_words_and_leaves_the_place(
    helped: HelpWindow, program: Program, qapp: QApplication
) -> None:
    helped.open_at("capot")
    top, title, keys = helped.page.top, shown(helped), listed(helped)
    program.settings.put(LANGUAGE, "en" if program.speech.language == "bg" else "bg")
    for _ in range(3):
        qapp.processEvents()
    assert shown(helped) != title
    assert helped.page.top == top
    assert [each for each in listed(helped) if each in keys] == []
    helped.open_at("keys")
    assert program.window.acts.new_deal.text() in helped.page.toPlainText()


def test_what_is_agreed_anew_is_said_at_once(helped: HelpWindow, program: Program) -> None:
    helped.open_at("house")
    before = helped.page.toPlainText()
    game = program.pad.game
    larger = house_of(type(game.house), {"odd_ten": "larger"})
    program.pad.change_details(replace(details(game), house=larger))
    after = helped.page.toPlainText()
    assert after != before
    own = program.speech.texts.own(game.variant)
    assert f"{own.rule('odd_ten')}: {own.rule_value('odd_ten', 'larger')}" in after
    otherwise = helped.page.tr("At this table, other than usual")
    assert after.count(otherwise) == 1
    assert otherwise not in before
