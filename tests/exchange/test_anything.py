"""Whatever a file holds ends in a game or in a refusal."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.exchange import Unreadable, read_games
from tests.exchange.wrong import POINTS, deal

anything = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@given(st.data(), anything)
def test_whatever_stands_in_any_place_is_read_or_refused(data: st.DataObject, value: Any) -> None:
    whole = json.loads(json.dumps(deal(POINTS | {"announcements": [{"tierce": 1}, {}]})))
    parent: Any = whole
    key: Any = data.draw(st.sampled_from(list(whole)))
    while isinstance(parent[key], dict | list) and parent[key] and data.draw(st.booleans()):
        parent = parent[key]
        key = data.draw(st.sampled_from(list(parent) if isinstance(parent, dict) else [0]))
    parent[key] = value
    with suppress(Unreadable):
        assert read_games(json.dumps(whole), VARIANTS, str)


@given(st.text() | st.binary())
@example('{"format": "belot-game"}')
def test_whatever_a_file_holds_is_refused(text: str | bytes) -> None:
    with pytest.raises(Unreadable):
        read_games(text, VARIANTS, str)
