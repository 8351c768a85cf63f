"""Games in the file format (``format/game.md``): every rule of the game, a row a line."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from belot_desktop.core.house import agreed
from belot_desktop.core.rows import Adjustment, Deal, Passed
from belot_desktop.core.variant import Takes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Result, Row
    from belot_desktop.core.variant import Variant

ONE_GAME, MANY_GAMES, VERSION = "belot-game", "belot-games", 1

_SURROGATE = re.compile("[\ud800-\udfff]")


def write_game(game: Game) -> str:
    """Return ``game`` as the text of a file."""
    return laid_out(game_to_json(game)) + "\n"


def write_games(games: Iterable[Game]) -> str:
    """Return ``games`` as the text of one file."""
    header = json.dumps({"format": MANY_GAMES, "version": VERSION})
    listed = ",\n".join(laid_out(game_to_json(game)) for game in games)
    return f'{header[:-1]}, "games": [\n{listed}\n]}}\n'


def laid_out(value: Mapping[str, Any]) -> str:
    """Return an object as JSON with a line for each key, and for each of its ``deals``."""
    lines = (f" {to_text(key)}: {_one_a_line(key, each)}" for key, each in value.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def _one_a_line(key: str, value: Any) -> str:
    if key != "deals" or not value:
        return to_text(value)
    return "[\n  " + ",\n  ".join(to_text(each) for each in value) + "\n ]"


def to_text(value: object) -> str:
    """Return ``value`` as JSON on one line; half a character becomes a replacement sign.

    The screen can hand over such text, and no row may be lost for it.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)


def game_to_json(game: Game) -> dict[str, Any]:
    """Return ``game`` as the file format has it."""
    return _details(game) | {"deals": [row_to_json(row, game.variant) for row in game.rows]}


def _details(game: Game) -> dict[str, Any]:
    """Return all of ``game`` but its rows; what was not given is left out."""
    details: dict[str, Any] = {
        "format": ONE_GAME,
        "version": VERSION,
        "game": game.variant.key,
        "rules": agreed(game.house),
        "teams": [_team(game, side) for side in range(game.variant.sides)],
        "first_dealer": game.first_dealer,
        "id": game.id,
    }
    if game.started:
        details["started"] = game.started
    details |= {"place": game.place, "note": game.note}
    if game.series is not None:
        details["series"] = {"id": game.series.id, "name": game.series.name}
    return details


def _team(game: Game, side: int) -> dict[str, Any]:
    players = [game.player(seat) for seat in game.variant.seats_of(side)]
    return {"name": game.teams[side].name, "players": players}


def row_to_json(row: Row, variant: Variant[Any]) -> dict[str, Any]:
    """Return ``row`` as the file format has it; what is not known is left out."""
    if isinstance(row, Adjustment):
        note = {"note": row.note} if row.note else {}
        return {"adjustment": {"written": list(row.written)} | note}
    if isinstance(row, Passed):
        return _given(passed=True, dealer=row.dealer)
    deal = _given(
        contract=row.contract,
        declarer=row.declarer,
        declarer_seat=row.declarer_seat,
        dealer=row.dealer,
        contra=None if row.contra == Deal().contra else row.contra,
        announcements=_announcements(row, variant) if row.announcements else None,
    )
    return deal | ({} if row.result is None else _result(row.result, variant))


def _given(**values: object) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}


def _announcements(deal: Deal, variant: Variant[Any]) -> list[dict[str, int]]:
    return [dict(Counter(deal.announced(side))) for side in range(variant.sides)]


def _result(result: Result, variant: Variant[Any]) -> dict[str, Any]:
    kind = variant.result(result.kind)
    if kind is None or kind.takes is Takes.NOTHING:
        return {result.kind: True}
    if kind.takes is Takes.SIDE:
        return _given(**{result.kind: result.side})
    for side, value in enumerate(result.values):
        if value is not None:
            return {result.kind: {"team": side, "value": value}}
    return {}
