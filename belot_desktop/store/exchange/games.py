"""A game of a file, read by what its variant declares (``format/game.md``)."""

from __future__ import annotations

import re
from datetime import datetime
from typing import TYPE_CHECKING, Any

from belot_desktop.core.allowed import problems_kept
from belot_desktop.core.game import Game, Series, Team
from belot_desktop.core.house import Choice, Whole, house_of, house_rules
from belot_desktop.store.exchange.entry import Entry, Found
from belot_desktop.store.exchange.faults import Unreadable
from belot_desktop.store.exchange.rows import missing, read_row
from belot_desktop.store.exchange.writing import ONE_GAME, VERSION, to_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from belot_desktop.core.house import HouseRule
    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant
    from belot_desktop.store.exchange.rows import Judge

    Judging = Callable[[Variant[Any], Any], Judge]

_REQUIRED = ("game", "teams", "first_dealer", "deals")
_OPTIONAL = ("format", "version", "rules", "id", "started", "place", "note", "series")
MOST_ROWS = 10_000  # of a game: a bound, not a rule
_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE | re.ASCII)
_TIME = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d([.,]\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)", re.ASCII
)


def by_the_rules(variant: Variant[Any], house: Any) -> Judge:
    """Refuse what the rules of the game do not allow."""
    return lambda deal: variant.check(deal, house)


def as_entered(variant: Variant[Any], house: Any) -> Judge:
    """Refuse only what no house rules allow: a rule may have changed since it was entered."""
    return lambda deal: problems_kept(deal, variant, house)


def as_it_stands(_variant: Variant[Any], _house: Any) -> Judge:
    """Refuse only what cannot be scored."""
    return missing


def read_header(fields: Mapping[str, Entry], *formats: str) -> None:
    """Read which format this is and its version, where they are given."""
    if "format" in fields:
        fields["format"].word(formats, "unknown_format")
    if "version" in fields:
        fields["version"].whole(VERSION, VERSION, "unknown_version")


def read_game(
    entry: Entry, variants: Mapping[str, Variant[Any]], new_id: Callable[[], str], judging: Judging
) -> Iterator[Game]:
    """Read a game; nothing where nobody knows which game it is.

    ``judging`` says what its deals are held against. ``new_id`` gives one that has none
    yet its id.
    """
    fields = entry.fields(_REQUIRED, _OPTIONAL)
    read_header(fields, ONE_GAME)
    variant = variants.get(fields["game"].word(variants, "unknown_game"))
    if variant is not None:
        yield _game(fields, variant, new_id, judging)


def _game(
    fields: Mapping[str, Entry], variant: Variant[Any], new_id: Callable[[], str], judging: Judging
) -> Game:
    house = _house(fields.get("rules"), variant)
    judge = judging(variant, house)
    return Game(
        id=_id(fields["id"]) if "id" in fields else new_id(),
        variant=variant,
        house=house,
        teams=tuple(_teams(fields["teams"], variant)),
        first_dealer=fields["first_dealer"].whole(0, len(variant.seats) - 1, "unknown_seat"),
        rows=_rows(fields["deals"], variant, judge),
        started=fields["started"].text(_is_time, "not_a_time") if "started" in fields else "",
        place=fields["place"].text() if "place" in fields else "",
        note=fields["note"].text() if "note" in fields else "",
        series=_series(fields["series"]) if "series" in fields else None,
    )


def _rows(entry: Entry, variant: Variant[Any], judge: Judge) -> tuple[Row, ...]:
    if isinstance(entry.value, list) and len(entry.value) > MOST_ROWS:
        entry.fault("too_many", most=MOST_ROWS)
    return tuple(read_row(each, variant, judge) for each in entry.items())


def _house(entry: Entry | None, variant: Variant[Any]) -> Any:
    rules = {each.key: each for each in house_rules(variant.house)}
    fields = {} if entry is None else entry.fields(optional=rules)
    return house_of(variant.house, {key: _rule(each, rules[key]) for key, each in fields.items()})


def _rule(entry: Entry, rule: HouseRule) -> Choice:
    """Read one house rule; a faulty one is as it is by default."""
    allowed, value = rule.allowed, entry.value
    if isinstance(allowed, Whole):
        value = entry.whole(allowed.least, allowed.most)
    elif not allowed.allows(value):
        entry.fault("not_a_choice", choices=", ".join(map(to_text, allowed.values)))
    return value if isinstance(value, Choice) and allowed.allows(value) else rule.default


def _teams(entry: Entry, variant: Variant[Any]) -> Iterator[Team]:
    for side, team in enumerate(entry.items(variant.sides)):
        fields = team.fields(("name", "players"))
        players = fields["players"].items(len(variant.seats_of(side)))
        yield Team(fields["name"].text(), tuple(each.text() for each in players))


def _id(entry: Entry) -> str:
    return entry.text(_UUID.fullmatch, "not_a_uuid").lower()


def _is_time(text: str) -> bool:
    """Tell whether ``text`` is an ISO 8601 time with its offset."""
    try:
        return _TIME.fullmatch(text) is not None and bool(datetime.fromisoformat(text))
    except ValueError:
        return False


def _series(entry: Entry) -> Series:
    fields = entry.fields(("id", "name"))
    return Series(fields["id"].text(bool, "empty_text"), fields["name"].text())


def game_from_json(value: object, variants: Mapping[str, Variant[Any]]) -> Game:
    """Return the game that ``value`` is in the file format, with the id it has there.

    Its rows can be scored; whether its house rules allow them is not asked, since a
    changed rule leaves the rows as they are. Raises Unreadable.
    """
    found = Found()
    games = list(read_game(Entry(value, "", found), variants, str, as_it_stands))
    if found.faults:
        raise Unreadable(found.faults)
    return games[0]
