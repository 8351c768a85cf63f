"""The preview says in a sentence what will be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from belot_desktop.ui.preview import Preview, PreviewText
from belot_desktop.ui.words import Prose
from tests.ui.look import evening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

INSIDE = PreviewText(
    "Вътре: 20 за Ние", "98 : 104 — обявилите имат по-малко", ("120", "45"), "общо"
)


@pytest.fixture
def preview(theme: Theme, qtbot: QtBot) -> Iterator[Preview]:
    page = QWidget()
    qtbot.addWidget(page)
    made = Preview(theme)
    QVBoxLayout(page).addWidget(made)
    page.resize(752, 120)
    page.show()
    yield made
    page.hide()


def test_it_says_the_verdict_and_the_totals(preview: Preview) -> None:
    preview.show_text(INSIDE)
    assert preview.accessibleName() == "Вътре: 20 за Ние"
    told = "98 : 104 — обявилите имат по-малко общо 120 : 45"
    assert preview.accessibleDescription() == told


def test_it_does_not_jump_while_one_types(preview: Preview) -> None:
    heights = set()
    for text in (PreviewText("Още не е избран договор"), INSIDE, PreviewText("")):
        preview.show_text(text)
        QApplication.processEvents()
        heights.add(preview.sizeHint().height())
    assert len(heights) == 1


def test_a_note_and_an_error_differ_in_more_than_colour(preview: Preview) -> None:
    left = {}
    for tone in ("plain", "note", "error"):
        preview.show_text(PreviewText("161 не може да бъде", tone=tone))
        QApplication.processEvents()
        picture = preview.grab().toImage()
        at = picture.height() // 2
        left[tone] = picture.pixelColor(1, at) == picture.pixelColor(10, at)
    assert left == {"plain": True, "note": False, "error": False}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_longest_sentence_wraps_whole(preview: Preview, theme: Theme, scale: float) -> None:
    theme.apply("light", scale)
    sentence = f"Точките на {evening.WIDE} и на {evening.LONG} са повече от 162"
    preview.show_text(PreviewText(sentence, sentence, ("1120", "-45", "7"), "общо", "error"))
    page = preview.parentWidget()
    assert page is not None
    assert preview.minimumSizeHint().width() <= 752
    page.resize(752, 120)
    for _ in range(3):
        QApplication.processEvents()
    for words in preview.findChildren(Prose):
        assert words.height() >= words.heightForWidth(words.width())
    preview.grab()
