"""How a row is said at the table: the words that are understood, and a row in such words."""

from belot_desktop.texts.speaking.saying import Saying
from belot_desktop.texts.speaking.spoken_words import SPOKEN, Spoken
from belot_desktop.texts.speaking.vocabulary import spoken_by, vocabulary

__all__ = ["SPOKEN", "Saying", "Spoken", "spoken_by", "vocabulary"]
