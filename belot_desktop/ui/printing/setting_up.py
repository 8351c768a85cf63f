"""From what was chosen in the print preview to pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.models.settings import (
    PAPER,
    PAPER_CHART,
    PAPER_RULES,
    PAPER_SIGNATURES,
    PRINTOUT,
)
from belot_desktop.printing import files
from belot_desktop.printing.paper import PAPERS, Setup
from belot_desktop.printing.printouts import PRINTOUTS

if TYPE_CHECKING:
    from collections.abc import Generator

    from belot_desktop.core.game import Game
    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.printing.devices import Step
    from belot_desktop.printing.page import Page


def setup_of(form: PrintForm) -> Setup:
    """Return the paper that was chosen, and what is wanted on it."""
    paper = next(each for each in PAPERS if each.key == form.value(PAPER))
    return Setup(
        paper,
        form.landscape,
        rules=form.value(PAPER_RULES),
        chart=form.value(PAPER_CHART),
        signatures=form.value(PAPER_SIGNATURES),
    )


def pages_of(game: Game, form: PrintForm) -> tuple[Page, ...]:
    """Return the pages that were chosen of ``game``."""
    return PRINTOUTS[form.value(PRINTOUT)](game, form.texts, setup_of(form))


def pdf_of(game: Game, form: PrintForm, printout: str) -> Generator[Step, None, bytes]:
    """Make a PDF of a ``printout`` of ``game``, and give how far it is."""
    pages = PRINTOUTS[printout](game, form.texts, setup_of(form))
    return (yield from files.making_pdf(pages, form.texts.title_of(printout, game)))
