"""What is chosen for the paper: remembered, with what is usual where nothing was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from belot_desktop.models.print_form import PrintForm
from belot_desktop.models.settings import (
    LANDSCAPE,
    PAPER,
    PAPER_CHART,
    PAPER_LANGUAGE,
    PAPER_RULES,
    PAPER_SIGNATURES,
    PRINTOUT,
    Settings,
)
from belot_desktop.printing.paper import PAPERS, usual_paper
from belot_desktop.printing.printouts import PRINTOUTS
from belot_desktop.store.settings import Settings as Kept

if TYPE_CHECKING:
    from belot_desktop.models.speech import Speech
    from belot_desktop.store.database import Database


@pytest.fixture
def form(database: Database, bulgarian: Speech) -> PrintForm:
    return PrintForm(Settings(Kept(database)), bulgarian, "Letter")


def test_nothing_was_chosen_yet(form: PrintForm) -> None:
    assert form.value(PAPER) == "Letter"
    assert form.value(PAPER_LANGUAGE) == "bg"
    assert not form.landscape
    assert [form.value(each) for each in form.parts] == [True, False, True]
    assert form.texts.game_sheet() == "Игрови лист"


def test_what_is_chosen_is_told_and_remembered(
    form: PrintForm, database: Database, bulgarian: Speech
) -> None:
    told = list[bool]()
    form.changed.connect(lambda: told.append(True))
    form.put(PAPER, "A4")
    form.put(LANDSCAPE, value=True)
    form.put(PAPER_LANGUAGE, "en")
    assert len(told) == 3
    assert form.texts.game_sheet() == "Game sheet"
    assert form.texts is form.texts
    again = PrintForm(Settings(Kept(database)), bulgarian, "Letter")
    assert (again.value(PAPER), again.landscape) == ("A4", True)
    assert again.texts.language == "en"


def test_the_paper_follows_the_screen_until_its_language_is_chosen(
    form: PrintForm, bulgarian: Speech
) -> None:
    bulgarian.speak("en")
    assert form.texts.language == "en"


def test_only_what_there_is_can_be_left_out(form: PrintForm) -> None:
    form.put(PRINTOUT, "rules")
    assert form.parts == (PAPER_SIGNATURES,)
    form.put(PRINTOUT, "empty")
    assert form.parts == (PAPER_RULES,)
    form.put(PRINTOUT, "sheet")
    assert PAPER_CHART in form.parts


def test_everything_that_can_be_printed_can_be_chosen(form: PrintForm) -> None:
    assert form.values(PRINTOUT) == tuple(PRINTOUTS)
    assert form.values(PAPER) == tuple(paper.key for paper in PAPERS)
    assert form.values(PAPER_LANGUAGE) == ("bg", "en")
    assert form.values(LANDSCAPE) == (False, True)


@pytest.mark.parametrize(
    ("locale", "paper"),
    [("bg_BG", "A4"), ("en_GB", "A4"), ("en_US", "Letter"), ("es_MX", "Letter")],
)
def test_paper_is_that_of_the_country(locale: str, paper: str) -> None:
    assert usual_paper(QLocale(locale)).key == paper
