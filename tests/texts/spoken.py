"""Both languages, and the why panel of a game as lines of text."""

from typing import Any

from belot_desktop.core.game import Game
from belot_desktop.core.sheet import sheet
from belot_desktop.texts import Texts
from tests.said import game

BG, EN = Texts("bg"), Texts("en")
BOTH = (BG, EN)


def why(*said: str, texts: Texts = BG, **rules: Any) -> list[str]:
    """Explain the last row of a game with these rows and house rules."""
    return explained(game(*said, **rules), texts)


def explained(of: Game, texts: Texts = BG) -> list[str]:
    """Explain the last row of a game."""
    return [str(each) for each in texts.explain(of, sheet(of).lines)]
