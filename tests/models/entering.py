"""Deals entered in a form without its window, as tests say them."""

from belot_desktop.models.deal_form import DealForm
from tests.said import game


def entering(*before: str, card_points: bool = False, **rules: object) -> DealForm:
    """Return the form of a new deal after some rows."""
    played = game(*before, **rules)
    return DealForm(played, len(played.rows), card_points=card_points)


def editing(said: str, *after: str, card_points: bool = False) -> DealForm:
    """Return the form of the first row of a game."""
    return DealForm(game(said, *after), 0, editing=True, card_points=card_points)


def said(form: DealForm, declarer: int = 0, contract: str = "hearts") -> DealForm:
    """Say who declared and what."""
    form.choose_declarer(declarer)
    form.choose_contract(contract)
    return form


def names(form: DealForm) -> list[str]:
    return [each.name for each in form.problems]
