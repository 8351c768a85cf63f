"""A page of the help: what each block looks like, and what is marked on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.cards import Card
from belot_desktop.texts import Explained
from belot_desktop.texts.help.blocks import (
    Agreement,
    Block,
    CardRow,
    Chapter,
    Example,
    Figures,
    Heading,
    Key,
    Keys,
    Paragraph,
    Points,
    See,
    Term,
)
from belot_desktop.texts.help.plain import plain
from belot_desktop.texts.help.searching import TITLE
from belot_desktop.ui.help.page import HelpPage
from belot_desktop.ui.tokens import DARK, LIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QImage
    from pytestqt.qtbot import QtBot

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

MARKUP = "<b>Ние & Вие</b>"
AGREED = Agreement("odd_ten", "Двете на 6", "по-малкото нагоре", "Пише се 8 : 8.", differs=False)
OTHERWISE = Agreement("contest", "Анонсите", "най-добрият", "", differs=True)
BLOCKS: tuple[Block, ...] = (
    Heading("Висящо", "hanging"),
    Paragraph(MARKUP),
    Points(("терца", "кварта")),
    Figures(("Карта", "коз"), (("В", "20"), ("9", "14"))),
    CardRow("Терца до дама", ((Card("hearts", "Q"), "3"), (Card("spades", "10"), "10"))),
    Example(MARKUP, (Explained("Карти", "87 : 75"), Explained(MARKUP, "9", 0)), "Изкарано"),
    Example("Всички пас", (), "Не се пише"),
    AGREED,
    OTHERWISE,
    Term("вътре", "Обявилите имат по-малко.", "inside"),
    Term("уговорки", "За какво сте се разбрали."),
    Keys((Key("Нова раздача", ("F2",), "бутонът"),)),
    Keys((Key("Отмени", ("Ctrl+Z",)),)),
    See("Виж точките", "points"),
)
CHAPTER = Chapter("all", "Всичко", BLOCKS)


@pytest.fixture
def page(theme: Theme, bulgarian: Speech, qtbot: QtBot) -> HelpPage:
    made = HelpPage(bulgarian, theme)
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show_chapter(CHAPTER, TITLE)
    made.show()
    QApplication.processEvents()
    return made


def ink(page: HelpPage, words: str) -> QColor:
    return page.document().find(words).charFormat().foreground().color()


def tint(page: HelpPage, words: str) -> QColor:
    table = page.document().find(words).currentTable()
    return table.cellAt(0, 0).format().background().color()


def test_whatever_a_block_says_stands_on_the_page_as_plain_text(page: HelpPage) -> None:
    shown = " ".join(page.toPlainText().split())
    drawn = {"3 · 10"}  # the words below the cards are drawn with them
    for block in BLOCKS:
        for line in plain(block).split("\n"):
            assert [each for each in line.split(" · ") if each not in shown] == [] or line in drawn


def test_a_block_stands_at_the_top_when_it_is_gone_to(page: HelpPage) -> None:
    assert page.top == TITLE
    page.go_to(4)
    assert page.top == 4
    page.resize(500, 300)
    QApplication.processEvents()
    assert page.top == 4
    page.verticalScrollBar().setValue(0)
    assert page.top == TITLE
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    assert page.top > 4


def test_what_a_table_agreed_otherwise_is_louder(page: HelpPage) -> None:
    assert tint(page, "Двете на 6") == LIGHT.ground
    assert tint(page, "Анонсите") == LIGHT.note.tint
    assert page.document().find("различно от обичайното").charFormat().font().bold()


def test_colours_follow_the_theme(page: HelpPage, theme: Theme) -> None:
    assert ink(page, "Висящо") == LIGHT.text
    theme.apply("dark", 1.5)
    assert ink(page, "Висящо") == DARK.text
    assert tint(page, "Анонсите") == DARK.note.tint


def colours(picture: QImage) -> set[str]:
    return {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    }


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_cards_are_drawn_in_their_colours(page: HelpPage, theme: Theme, scale: float) -> None:
    theme.apply("light", scale)
    page.resize(600, 200)
    QApplication.processEvents()
    red = LIGHT.red_suit.name()
    assert red not in colours(page.grab().toImage())
    page.go_to(4)
    assert red in colours(page.grab().toImage())


def test_a_link_is_followed_by_mouse_and_by_keys(page: HelpPage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.setFocus()
    qtbot.waitUntil(page.hasFocus)
    with qtbot.waitSignal(page.led_to) as led:
        QTest.keyClick(page, Qt.Key.Key_Tab)
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert led.args == ["points"]
    page.go_to(len(BLOCKS) - 1)
    place = page.cursorRect(page.document().find("Виж точ")).center()
    with qtbot.waitSignal(page.led_to) as led:
        QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert led.args == ["points"]


def test_all_that_is_searched_for_is_marked_and_one_place_loudest(page: HelpPage) -> None:
    page.mark("  ние &  вие ", 5)
    marked = page.extraSelections()
    assert [each.cursor.selectedText() for each in marked] == ["Ние & Вие"] * 3
    loud = [each.format.background().color() == LIGHT.note.ink for each in marked]
    assert loud == [False, True, False]
    assert page.top == 5
    page.mark("")
    assert page.extraSelections() == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [300, 600, 1200])
def test_nothing_is_wider_than_the_page(
    page: HelpPage, theme: Theme, scale: float, width: int
) -> None:
    theme.apply("light", scale)
    page.resize(width, 400)
    QApplication.processEvents()
    assert page.document().size().width() <= page.viewport().width()
    assert page.horizontalScrollBar().maximum() == 0
