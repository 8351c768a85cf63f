"""Every word has its translation, with the same places for names and numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from tests.architecture.sources import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

LANGUAGES = ("bg", "en")
PLACE = re.compile(r"%L?\d|%n|\{\w*\}")


@dataclass(frozen=True)
class Entry:
    """An entry of a .ts file: its English words and what they are in the language."""

    context: str
    source: str
    plural: bool
    finished: bool
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.context}: {self.source}"


def entries(language: str) -> Iterator[Entry]:
    root = ET.parse(ROOT / "translations" / f"belot_{language}.ts").getroot()  # noqa: S314  # our own file
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = translation.findall("numerusform") or [translation]
            yield Entry(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                plural=message.get("numerus") == "yes",
                finished=translation.get("type") is None,
                words=tuple("".join(form.itertext()) for form in forms),
            )


def places(words: str) -> list[str]:
    """Return the places of ``words`` that a name or a number goes into."""
    return sorted(PLACE.findall(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_translated(language: str) -> None:
    missing = [each for each in entries(language) if not (each.finished and all(each.words))]
    assert [str(each) for each in missing] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_are_told_apart(language: str) -> None:
    lacking = [each for each in entries(language) if each.plural and len(each.words) != 2]
    assert [str(each) for each in lacking] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_numbers_have_the_same_places(language: str) -> None:
    wrong = [
        (str(each), words)
        for each in entries(language)
        for words in each.words
        if each.finished and places(words) != places(each.source)
    ]
    assert wrong == []


def test_english_needs_plurals_only() -> None:
    assert [str(each) for each in entries("en") if not each.plural] == []
