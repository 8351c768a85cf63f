"""The words that people say at the table, by what they mean, in every language of the pad.

They are understood whatever language the screen speaks. The first word of each is the term
itself (``rules/terms.md``), as the program says it.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from belot_desktop.core.notation import Meaning, Means

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Spoken:
    """What may be said for a meaning: its words, the term first.

    ``several`` are the words for more than one, said with a number: "2 tierces".
    """

    meaning: Meaning
    words: tuple[str, ...]
    several: tuple[str, ...] = ()


COUNTS: Mapping[str, tuple[tuple[int, str], ...]] = MappingProxyType(
    {
        "bg": ((2, "2"), (2, "две"), (2, "два"), (3, "3"), (3, "три"), (4, "4"), (4, "четири")),
        "en": ((2, "2"), (2, "two"), (3, "3"), (3, "three"), (4, "4"), (4, "four")),
    }
)
"""How several of something are counted."""

WE_AND_THEY: Mapping[str, tuple[tuple[str, ...], ...]] = MappingProxyType(
    {
        "bg": (("ние", "нас", "ний"), ("вие", "вас", "те", "тях")),
        "en": (("we", "us"), ("they", "them", "you")),
    }
)
"""What two sides call each other, the name of one that has none first."""

TEAM: Mapping[str, str] = MappingProxyType({"bg": "отбор {number}", "en": "team {number}"})
"""What one of more sides is called that has no name."""


def _contract(key: str, words: str) -> Spoken:
    return Spoken(Meaning(Means.CONTRACT, key), _split(words))


def _announcement(key: str, words: str, several: str) -> Spoken:
    return Spoken(Meaning(Means.ANNOUNCEMENT, key), _split(words), _split(several))


def _other(means: Means, key: str, words: str) -> Spoken:
    return Spoken(Meaning(means, key), _split(words))


def _split(words: str) -> tuple[str, ...]:
    return tuple(filter(None, words.split(", ")))


SPOKEN: Mapping[str, tuple[Spoken, ...]] = MappingProxyType(
    {
        "bg": (
            _contract("clubs", "спатия, спатии, спатията, спатиите, трефа, трефи, ♣, ♣️"),
            _contract("diamonds", "каро, карото, кара, ♦, ♦️"),
            _contract("hearts", "купа, купи, купата, купите, ♥, ♥️"),
            _contract("spades", "пика, пики, пиката, пиките, ♠, ♠️"),
            _contract("no_trumps", "без коз, без коза, без козове, безкоз, бк"),
            _contract("all_trumps", "всичко коз, всичкокоз, всичко, вк"),
            _other(Means.CONTRA, "none", "без контра"),
            _other(Means.CONTRA, "contra", "контра, контрата, контрирано, ×2, x2, х2"),
            _other(Means.CONTRA, "recontra", "реконтра, реконтрата, реконтрирано, ре, ×4, x4, х4"),
            _announcement("tierce", "терца, терцата", "терци, терците"),
            _announcement("quarte", "кварта, квартата", "кварти, квартите"),
            _announcement("quinte", "квинта, квинтата", "квинти, квинтите"),
            _announcement(
                "carre",
                "каре, карето, каре аса, каре попове, каре папази, каре дами, каре десетки, "
                "каре 10, четири аса, четири попа, четири папаза, четири дами, четири десетки",
                "карета, каретата",
            ),
            _announcement(
                "carre_nines", "каре деветки, каре 9, деветки, четири деветки, 4 деветки", ""
            ),
            _announcement("carre_jacks", "каре валета, валета, четири валета, 4 валета", ""),
            _announcement("belote", "белот, белота, белотът", "белота, белоти, белотите"),
            _other(
                Means.RESULT,
                "inside",
                "вътре, вътрешни, вкарани, вкарано, влезе, влязоха, влязохме, влезли",
            ),
            _other(Means.RESULT, "capot", "капо, капото, валат"),
            _other(
                Means.PASSED,
                "",
                "всички пас, пас, паса, пасове, всички паснаха, паснаха, всички паснахме, "
                "паснахме, всички пасуваха, пасуваха",
            ),
            _other(Means.DEALER, "", "раздава, раздаде, раздал, раздала, раздаващ, дели"),
            _other(Means.NOBODY, "", "някой"),
            _other(
                Means.FILLER,
                "",
                "точки, точките, и, с, със, на, за, от, по, има, имат, имаме, е, са, сме, сте, "
                "играе, играем, играят, обяви, обявиха, обявихме, взе, взеха, взехме, "
                "направи, направиха, направихме, +",
            ),
        ),
        "en": (
            _contract("clubs", "clubs, club, C"),
            _contract("diamonds", "diamonds, diamond, D"),
            _contract("hearts", "hearts, heart, H"),
            _contract("spades", "spades, spade, S"),
            _contract("no_trumps", "no trumps, no trump, notrumps, notrump, NT"),
            _contract("all_trumps", "all trumps, all trump, alltrumps, alltrump, AT"),
            _other(Means.CONTRA, "none", "no contra"),
            _other(Means.CONTRA, "contra", "contra, contre, double, doubled"),
            _other(Means.CONTRA, "recontra", "recontra, recontre, redouble, redoubled"),
            _announcement("tierce", "tierce", "tierces"),
            _announcement("quarte", "quarte", "quartes"),
            _announcement("quinte", "quinte", "quintes"),
            _announcement(
                "carre",
                "four of a kind, carre, carré, four aces, four kings, four queens, four tens, "
                "4 aces, 4 kings, 4 queens, 4 tens",
                "fours of a kind, carres, carrés",
            ),
            _announcement("carre_nines", "four nines, nines, 4 nines, carre of nines", ""),
            _announcement("carre_jacks", "four jacks, jacks, 4 jacks, carre of jacks", ""),
            _announcement("belote", "belote, belot", "belotes, belots"),
            _other(Means.RESULT, "inside", "inside"),
            _other(Means.RESULT, "capot", "capot, capote"),
            _other(Means.PASSED, "", "all pass, all passed, pass, passed"),
            _other(Means.DEALER, "", "dealer, deals, dealt"),
            _other(Means.NOBODY, "", "somebody, someone"),
            _other(
                Means.FILLER,
                "",
                "points, and, with, for, in, on, the, a, of, have, has, are, is, play, plays, "
                "played, declare, declared, bid, bids, take, took, make, made, got",
            ),
        ),
    }
)
"""What is understood, in each language."""
