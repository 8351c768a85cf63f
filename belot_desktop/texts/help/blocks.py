"""The blocks that a chapter of the help is made of. All words in them are plain text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_desktop.core.cards import Card
    from belot_desktop.texts.explaining import Explained


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading inside a chapter; ``anchor`` is how a link finds it, empty where none does."""

    words: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """A list: each entry a sentence or a few words."""

    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A small table of words and figures."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """Drawn cards in a row, each with the words below it, and what the row shows."""

    words: str
    cards: tuple[tuple[Card, str], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: the deal in words, how it is counted step by step, the verdict."""

    deal: str
    steps: tuple[Explained, ...]
    verdict: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """A house rule in its place: what the open game plays.

    ``differs``: it is not what is played unless agreed otherwise.
    """

    key: str
    name: str
    value: str
    effect: str
    differs: bool


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the table, what it means, and how another language calls it."""

    word: str
    meaning: str
    other: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """What is done, by which keys, and how without a keyboard where a key is not the usual way."""

    words: str
    keys: tuple[str, ...]
    mouse: str = ""


@dataclass(frozen=True, slots=True)
class Keys:
    """A table of keys."""

    rows: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class See:
    """A link to another place of the help."""

    words: str
    anchor: str


Block = Heading | Paragraph | Points | Figures | CardRow | Example | Agreement | Term | Keys | See


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its title, how a link finds it, and what stands in it."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]
