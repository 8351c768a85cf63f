"""``belot-desktop score``: what it prints, where, and the exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from belot_desktop.cli import main
from belot_desktop.store.exchange import write_game, write_games
from tests.said import game

DATA = Path(__file__).parents[1] / "data" / "cases"
CASES = json.loads((DATA / "bulgarian-games.json").read_text("utf-8"))
PROGRAM = [sys.executable, "-m", "belot_desktop", "score"]

COUNT_AGAIN = "s0 H 161"
FAR_TOO_MUCH = "s0 H 163"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def run(*arguments: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the real program."""
    return subprocess.run(
        [*PROGRAM, *arguments], input=given, capture_output=True, text=True, check=False
    )


def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    """Return the JSON that was printed, with nothing said beside it."""
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_right_answers(
    case: dict[str, Any], path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(json.dumps(case["game"]), "utf-8")
    assert main(["score", str(path)]) == 0
    assert printed(capsys) == case["expect"]


def test_the_program_itself_reads_a_file_or_its_input() -> None:
    text = json.dumps(CASES[0]["game"])
    done = run("-", given=text)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == CASES[0]["expect"]


def test_a_game_without_a_row(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(write_game(game()), "utf-8")
    assert main(["score", str(path)]) == 0
    sheet = printed(capsys)
    assert (sheet["deals"], sheet["totals"], sheet["next_dealer"]) == ([], [0, 0], 0)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_many_games_are_a_list(path: Path, capsys: pytest.CaptureFixture[str], count: int) -> None:
    path.write_text(write_games([game("s0 H 87")] * count), "utf-8")
    assert main(["score", str(path)]) == 0
    assert [sheet["totals"] for sheet in printed(capsys)] == [[9, 7]] * count


def test_a_file_that_is_not_valid(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(write_game(game("pass", FAR_TOO_MUCH, "s0 NT tierce inside")), "utf-8")
    assert main(["score", "--lang", "en", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    places = [line.partition(": ")[0] for line in said.err.splitlines()]
    assert places == ["deals[1].points.value", "deals[2].announcements"]


def test_a_warning(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(write_game(game(COUNT_AGAIN)), "utf-8")
    assert main(["score", "--lang", "bg", str(path)]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["totals"] == [16, 0]
    assert said.err.startswith("deals[0].points.value: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("language", "word"), [("en", "Cards"), ("bg", "Карти")])
def test_each_row_is_explained(
    path: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    path.write_text(write_game(game("s0 H 81", "pass", "s1 C 70")), "utf-8")
    assert main(["score", "--explain", "--lang", language, str(path)]) == 0
    steps = [row["steps"] for row in printed(capsys)["deals"]]
    assert steps[0][0].startswith(word)
    assert steps[2][-1].endswith(" = 24")


@pytest.mark.parametrize("place", ["missing.json", ".", "a\0b"])
def test_a_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    name = os.path.join(tmp_path, place)  # noqa: PTH118 - a Path refuses the last one
    assert main(["score", name]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{name}: ")
    assert said.err.count("\n") == 1


def test_help_and_wrong_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, status in ((["score", "--help"], 0), (["score"], 2), ([], 2)):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == status
    assert "FILE" in capsys.readouterr().out


def test_it_starts_without_qt(path: Path) -> None:
    path.write_text(write_game(game("s0 H 87")), "utf-8")
    look = "import sys; from belot_desktop.cli import main; main(sys.argv[1:])\n"
    look += "assert not [name for name in sys.modules if 'PySide' in name]"
    subprocess.run([sys.executable, "-c", look, "score", path], check=True, capture_output=True)


def test_no_widget_is_needed_to_say_something(path: Path) -> None:
    path.write_text(write_game(game(COUNT_AGAIN)), "utf-8")
    look = "import sys; from belot_desktop.cli import main; main(sys.argv[1:])\n"
    look += "assert not {'PySide6.QtGui', 'PySide6.QtWidgets'} & set(sys.modules)"
    command = [sys.executable, "-c", look, "score", "--explain", str(path)]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing is full here")
def test_output_that_cannot_be_written(path: Path) -> None:
    path.write_text(write_game(game("s0 H 87")), "utf-8")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*PROGRAM, path], stdout=full, stderr=-1, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{path}: ")


@pytest.mark.skipif(os.name != "posix", reason="pipes end otherwise")
def test_a_reader_that_has_read_enough(path: Path) -> None:
    path.write_text(write_game(game(*["s0 H 87"] * 5000)), "utf-8")
    with subprocess.Popen([*PROGRAM, path], stdout=-1, stderr=-1, text=True) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.read(10)
        program.stdout.close()
        assert program.stderr.read() == ""
    assert program.returncode == 1


def test_an_interrupted_program_leaves_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: str) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr("belot_desktop.cli.score.read_source", interrupted)
    assert main(["score", "-"]) == 130
    assert capsys.readouterr() == ("", "")
