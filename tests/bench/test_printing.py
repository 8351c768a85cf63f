"""How long a sheet takes to become a PDF, beside a PDF with as many words and nothing else.

Not part of the tests: run by ``packaging/dev.py bench``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPointF
from PySide6.QtGui import QPainter, QPdfWriter

from belot_desktop.app.example import example_game
from belot_desktop.printing.files import pdf
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.paper import Setup
from belot_desktop.texts import Texts
from tests.bench.repeating import often

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

    from belot_desktop.printing.page import Page

pytestmark = pytest.mark.usefixtures("qapp")

ROWS = 20
WORDS = 8 * ROWS
BG = Texts("bg")


def pages(rows: int = ROWS) -> tuple[Page, ...]:
    game = example_game()
    return game_sheet(replace(game, rows=(game.rows * rows)[:rows]), BG, Setup(chart=True))


def words_alone() -> None:
    """Write as many words as a sheet of 20 rows has, in one font, without measuring any."""
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(device)
    painter = QPainter(writer)
    for at in range(WORDS):
        painter.drawText(QPointF(100.0 + at % 8 * 900, 100.0 + at * 60), f"дума {at}")
    painter.end()


@pytest.mark.benchmark(group="a sheet of 20 rows as PDF, the second one")
def test_floor_its_words_alone(benchmark: BenchmarkFixture) -> None:
    often(benchmark, 20, words_alone)


@pytest.mark.benchmark(group="a sheet of 20 rows as PDF, the second one")
def test_a_sheet_as_pdf(benchmark: BenchmarkFixture) -> None:
    assert len(pdf(pages(), "")) < 100_000
    often(benchmark, 20, lambda: pdf(pages(), ""))


@pytest.mark.benchmark(group="a sheet of 500 rows as PDF")
def test_a_long_sheet_as_pdf(benchmark: BenchmarkFixture) -> None:
    often(benchmark, 5, lambda: pdf(pages(500), ""))
