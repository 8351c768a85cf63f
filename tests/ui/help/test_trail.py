"""Back and forward through the help, as in any book with a finger between the pages."""

from belot_desktop.texts.help.places import Place
from belot_desktop.ui.help.trail import Trail

TABLE, CARDS, PLAY = Place("table"), Place("cards", 3), Place("play")


def test_one_comes_back_to_where_one_was() -> None:
    trail = Trail(TABLE)
    assert not trail.can_step(-1)
    trail.go(CARDS)
    trail.go(PLAY)
    assert trail.step(-1) == CARDS
    assert trail.step(-1) == TABLE
    assert trail.step(-1) == TABLE
    assert trail.step(1) == CARDS


def test_what_one_went_back_from_is_forgotten_when_one_goes_elsewhere() -> None:
    trail = Trail(TABLE)
    trail.go(CARDS)
    trail.step(-1)
    assert trail.can_step(1)
    trail.go(PLAY)
    assert not trail.can_step(1)
    assert trail.step(-1) == TABLE


def test_the_same_place_again_is_no_step() -> None:
    trail = Trail(TABLE)
    trail.go(TABLE)
    assert not trail.can_step(-1)


def test_one_comes_back_to_where_one_had_scrolled() -> None:
    trail = Trail(TABLE)
    trail.moved(Place("table", 7))
    trail.go(CARDS)
    assert trail.step(-1) == Place("table", 7)
