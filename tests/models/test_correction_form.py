"""Entering a correction without its window."""

import pytest

from belot_desktop.core.game import new_game
from belot_desktop.core.rows import Adjustment
from belot_desktop.models.correction_form import CorrectionForm
from tests.said import GAME_ID, game
from tests.toy import TOY


def entering(*before: str) -> CorrectionForm:
    played = game(*before)
    return CorrectionForm(played, len(played.rows))


def test_it_starts_empty_and_cannot_be_saved_so() -> None:
    form = entering()
    assert (form.typed, form.note, form.touched, form.empty) == (("", ""), "", False, True)
    assert not form.complete
    assert form.preview() is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("26", 26),
        ("+26", 26),
        (" -26 ", -26),
        ("−26", -26),
        ("–26", -26),
        ("", 0),
        ("10000", 10_000),
        ("-10000", -10_000),
        ("10001", None),
        ("-10001", None),
        ("+", None),
        ("2-6", None),
        ("٢٦", None),
    ],
)
def test_points_are_signed(text: str, value: int | None) -> None:
    form = entering()
    form.type_points(1, text)
    assert form.value(1) == value
    assert form.wrong == (() if value is not None else (1,))


def test_the_preview_has_the_totals_after_it() -> None:
    form = entering("s0 H 87", "s1 S 90")
    form.type_points(0, "-10")
    form.type_points(1, "26")
    line = form.preview()
    assert line is not None
    assert (line.number, line.totals) == (3, (6, 42))


def test_a_revoke_gives_its_penalty_to_the_other_side() -> None:
    form = entering()
    form.revoke(0)
    assert (form.typed, form.row) == (("", "+26"), Adjustment((0, 26)))
    form.revoke(1)
    assert form.row == Adjustment((26, 0))


def test_a_revoke_gives_its_penalty_to_all_other_sides() -> None:
    form = CorrectionForm(new_game(TOY, GAME_ID), 0)
    form.revoke(1)
    assert form.row == Adjustment((7, 0, 7))


def test_the_note_becomes_one_line() -> None:
    form = entering()
    form.type_points(0, "5")
    form.type_note("  по\nуговорка\x07 ")
    assert form.row == Adjustment((5, 0), "по уговорка")


def test_a_correction_is_edited_as_it_was_entered() -> None:
    form = CorrectionForm(game('-10 s0 +26 s1 "спор"', "s0 H 87"), 0, editing=True)
    assert (form.typed, form.note, form.touched) == (("-10", "26"), "спор", False)
    form.type_note("")
    assert form.touched
    line = form.preview()
    assert line is not None
    assert line.totals == (-10, 26)


def test_every_change_is_told() -> None:
    form, told = entering(), list[str]()
    form.changed.connect(lambda: told.append(form.note))
    form.type_points(0, "1")
    form.type_note("а")
    form.revoke(0)
    assert told == ["", "а", "а"]
