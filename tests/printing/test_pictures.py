"""The sheet as a picture, beside one that was looked at: drawn with the bundled font."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDirIterator, Qt
from PySide6.QtGui import QColor, QFontDatabase, QImage

import belot_desktop._assets  # noqa: F401 (importing it is what makes ":/fonts" there)
from belot_desktop.printing.empty_sheet import empty_sheet
from belot_desktop.printing.files import picture
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.ink import BLACK, QUIET, RED, SHADE, side_ink
from belot_desktop.printing.paper import Setup
from tests.printing.test_pages import EVENING
from tests.said import row
from tests.texts.spoken import BOTH
from tests.ui.look.test_tokens import contrast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.printing.page import Page
    from belot_desktop.texts import Texts

pytestmark = pytest.mark.usefixtures("qapp")

PICTURES = Path(__file__).with_name("pictures")
DOTS = 64
COARSE = 8  # pixels: so much of a picture is compared as one, so that edges may be softer
TOLERANCE = 20  # of 255, in the middle of that much
SHEETS: dict[str, Callable[[Game, Texts, Setup], tuple[Page, ...]]] = {
    "sheet": game_sheet,
    "empty": empty_sheet,
}


@pytest.fixture
def family() -> Iterator[str]:
    """Bring the fonts that come with the program."""
    fonts, added = QDirIterator(":/fonts", ["*.ttf"]), list[int]()
    while fonts.hasNext():
        added.append(QFontDatabase.addApplicationFont(fonts.next()))
    yield QFontDatabase.applicationFontFamilies(added[0])[0]
    for each in added:
        QFontDatabase.removeApplicationFont(each)


def drawn(name: str, texts: Texts, family: str) -> QImage:
    (page,) = SHEETS[name](EVENING, texts, Setup(chart=True))
    return picture(page, DOTS, family).convertToFormat(QImage.Format.Format_RGB32)


def coarse(image: QImage) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(
        image.width() // COARSE,
        image.height() // COARSE,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        smooth,
    )


def furthest(one: QImage, other: QImage) -> int:
    """Return how far two pictures are apart in the place where they differ most."""
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    pairs = [(one.pixelColor(x, y), other.pixelColor(x, y)) for x, y in places]
    return max(
        max(
            abs(mine.red() - theirs.red()),
            abs(mine.green() - theirs.green()),
            abs(mine.blue() - theirs.blue()),
        )
        for mine, theirs in pairs
    )


@pytest.mark.parametrize("texts", BOTH, ids=lambda each: each.language)
@pytest.mark.parametrize("name", SHEETS)
def test_a_page_looks_as_it_was_looked_at(name: str, texts: Texts, family: str) -> None:
    stored = QImage(str(PICTURES / f"{name}-{texts.language}.png"))
    made = drawn(name, texts, family)
    assert made.size() == stored.size()
    assert furthest(coarse(made), coarse(stored)) <= TOLERANCE


def test_another_row_would_be_noticed(family: str) -> None:
    made = drawn("sheet", BOTH[0], family)
    other = drawn("sheet", BOTH[1], family)
    assert furthest(coarse(made), coarse(other)) > TOLERANCE


def test_another_figure_would_be_noticed(family: str) -> None:
    (_, *others), texts = EVENING.rows, BOTH[0]
    (page,) = game_sheet(replace(EVENING, rows=(row("p0 H 78"), *others)), texts, Setup(chart=True))
    other = picture(page, DOTS, family)
    assert furthest(coarse(drawn("sheet", texts, family)), coarse(other)) > TOLERANCE


@pytest.mark.parametrize(
    "ink", [BLACK, QUIET, RED, *map(side_ink, range(4))], ids=lambda each: each.name()
)
@pytest.mark.parametrize("ground", [QColor("white"), SHADE], ids=("paper", "shade"))
def test_every_ink_is_clear_in_grey(ink: QColor, ground: QColor) -> None:
    """What is written is dark enough on paper that prints no colour."""
    assert contrast(ink, ground) >= 4.5
