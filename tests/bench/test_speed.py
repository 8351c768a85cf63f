"""How long things take, each beside a floor measured in the same run.

Not part of the tests: run by ``packaging/dev.py bench``.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.game import Game, new_game
from belot_desktop.core.rows import Deal, Passed, Result
from belot_desktop.core.scores import Carried, Line, Outcome, Score, Step
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.session import Session
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import write_game
from belot_desktop.store.games import Games
from tests.bench.repeating import often
from tests.said import GAME_ID, game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytest_benchmark.fixture import BenchmarkFixture

ROWS = 1000


def evening(rows: int) -> Game:
    """Return a game of so many rows, always the same one."""
    chance, said = random.Random(1), list[Deal]()  # noqa: S311 (cards, not keys)
    for _ in range(rows):
        contract = chance.choice(BULGARIAN.contracts)
        announced = contract.key != "no_trumps" and chance.random() < 0.5
        said.append(
            Deal(
                chance.randrange(2),
                contract=contract.key,
                contra=chance.choice(["none"] * 8 + ["contra"]),
                announcements=(("tierce",), ("belote",)) if announced else (),
                result=Result("points", values=(chance.randrange(40, contract.cards - 20), None)),
            )
        )
    house = BULGARIAN.house(target=10_000)
    empty = new_game(BULGARIAN, GAME_ID)
    return Game(GAME_ID, BULGARIAN, house, empty.teams, rows=tuple(said))


def values_alone(rows: tuple[object, ...]) -> list[Line]:
    """Make the values that a sheet consists of, without any rule."""
    lines, pair = list[Line](), (0, 0)
    for number, row in enumerate(rows):
        steps = tuple(Step("cards", pair, {"side": 0, "amount": 0}) for _ in range(5))
        score = Score(Outcome.MADE, pair, pair, pair, Carried(0), steps)
        lines.append(Line(number, 0, row, score, pair, past_end=False))  # type: ignore[arg-type]
    return lines


@pytest.mark.benchmark(group="a sheet of 1,000 rows")
def test_floor_its_values_alone(benchmark: BenchmarkFixture) -> None:
    benchmark(values_alone, evening(ROWS).rows)


@pytest.mark.benchmark(group="a sheet of 1,000 rows")
def test_a_sheet(benchmark: BenchmarkFixture) -> None:
    computed = benchmark(sheet, evening(ROWS))
    assert len(computed.lines) == ROWS


@pytest.mark.benchmark(group="a row saved")
def test_floor_a_page_on_the_disk(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    with (tmp_path / "page").open("wb") as file:

        def write() -> None:
            file.seek(0)
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())

        benchmark(write)


@pytest.mark.benchmark(group="a row saved")
def test_a_row_saved(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    with Database(tmp_path / "belot.sqlite3") as database:
        games = Games(database, VARIANTS)
        games.create(game())
        session = Session(games, game())
        often(benchmark, 100, lambda: session.append(Passed()))


FLOOR_WINDOW = """
from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget
from PySide6.QtCore import QTimer
application = QApplication([])
window = QMainWindow()
window.setCentralWidget(QTableWidget(20, 10))
window.show()
QTimer.singleShot(0, application.quit)
application.exec()
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., object]:
    """Return what runs Python as where the program is installed: its modules are compiled."""
    compiled = str(tmp_path_factory.mktemp("compiled"))
    asked = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
    return lambda *arguments: subprocess.run(
        [sys.executable, *arguments], check=True, capture_output=True, env=os.environ | asked
    )


@pytest.mark.benchmark(group="a start, until painted")
def test_floor_an_empty_window_with_a_table(
    benchmark: BenchmarkFixture, run: Callable[..., object]
) -> None:
    often(benchmark, 5, lambda: run("-c", FLOOR_WINDOW))


@pytest.mark.benchmark(group="a start, until painted")
def test_the_pad(benchmark: BenchmarkFixture, run: Callable[..., object], tmp_path: Path) -> None:
    start = ("-m", "belot_desktop", "--exit-after-paint", "--data-dir", str(tmp_path))
    often(benchmark, 5, lambda: run(*start))


@pytest.mark.benchmark(group="the command line")
def test_floor_python_alone(benchmark: BenchmarkFixture, run: Callable[..., object]) -> None:
    often(benchmark, 5, lambda: run("-c", ""))


@pytest.mark.benchmark(group="the command line")
def test_score(benchmark: BenchmarkFixture, run: Callable[..., object], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_game(evening(20)), encoding="utf-8")
    often(benchmark, 5, lambda: run("-m", "belot_desktop", "score", str(file)))
