"""The contracts, announcements and results of Bulgarian belot, as data.

``rules/bulgarian.md``, "Points of a deal" and "What is wrong with an entry".
"""

from __future__ import annotations

from types import MappingProxyType

from belot_desktop.core.cards import Deck
from belot_desktop.core.variant import Announcement, Contra, Contract, ResultKind, Takes

_SUITS = ("clubs", "diamonds", "hearts", "spades")
_IN_SUIT = frozenset({1, 161})

DECK = Deck(
    suits=_SUITS,
    ranks=("7", "8", "9", "10", "J", "Q", "K", "A"),
    plain=MappingProxyType({"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}),
    trump=MappingProxyType({"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}),
    last_trick=10,
    all_tricks="capot",
)

CONTRACTS = (
    Contract("clubs", "C", 162, never=_IN_SUIT, trumps=("clubs",)),
    Contract("diamonds", "D", 162, never=_IN_SUIT, trumps=("diamonds",)),
    Contract("hearts", "H", 162, never=_IN_SUIT, trumps=("hearts",)),
    Contract("spades", "S", 162, never=_IN_SUIT, trumps=("spades",)),
    Contract("no_trumps", "NT", 130, factor=2, never=frozenset({1, 129})),
    Contract("all_trumps", "AT", 258, never=frozenset({1, 2, 5, 253, 256, 257}), trumps=_SUITS),
)

CONTRAS = (Contra("none", 1), Contra("contra", 2), Contra("recontra", 4))

ANNOUNCEMENTS = (
    Announcement("tierce", 20, "sequence", 3),
    Announcement("quarte", 50, "sequence", 4),
    Announcement("quinte", 100, "sequence", 5),
    Announcement("carre", 100, "carre", 4),
    Announcement("carre_nines", 150, "carre", 4),
    Announcement("carre_jacks", 200, "carre", 4),
    Announcement("belote", 20, "belote", 0),
)

RESULTS = (
    ResultKind("points", Takes.ONE),
    ResultKind("inside", Takes.NOTHING),
    ResultKind("capot", Takes.SIDE),
)

SIDES = 2
SEATS = (0, 1, 0, 1)
CAPOT = 90
PENALTY = 26

CONTRACT = {each.key: each for each in CONTRACTS}
FACTOR = {each.key: each.factor for each in CONTRAS}
ANNOUNCEMENT = {each.key: each for each in ANNOUNCEMENTS}
RESULT = {each.key: each for each in RESULTS}
