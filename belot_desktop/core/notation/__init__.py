"""One line of text a row, both ways.

A row is said in words: ``s0 H 87 tierce s1 belote`` is hearts declared by side 0,
which has 87 points and a tierce, and a belote of side 1. Numbers, announcements and
results belong to the side named last before them, else to the declarer's, who is the
first one named. ``pass`` is an all-pass deal, ``+26 s1 "revoke"`` a correction,
``dealer p2`` says who really dealt. The order is free. What the words are is the
vocabulary's: :func:`neutral` has those of no language, quick entry brings others.
:func:`said` says a row in any words, :func:`write` in the neutral ones.
"""

from belot_desktop.core.notation.reading import Reading, read, row_of
from belot_desktop.core.notation.vocabulary import Meaning, Means, Vocabulary, neutral
from belot_desktop.core.notation.words import Word, phrase, words
from belot_desktop.core.notation.writing import neutral_words, said, write

__all__ = [
    "Meaning",
    "Means",
    "Reading",
    "Vocabulary",
    "Word",
    "neutral",
    "neutral_words",
    "phrase",
    "read",
    "row_of",
    "said",
    "words",
    "write",
]
