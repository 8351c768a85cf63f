"""What every set of words rests on: sentences in one language, without an application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number, set_in, versus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QTranslator

    from belot_desktop.core.scores import Fact


class Words:
    """Words in the language of a translator.

    A subclass writes them in English, ``self.tr("to {target}", target=151)``, where
    lupdate finds them under the name of the class. Names are free text: no sentence may
    bend a verb or an ending around what is filled in.
    """

    def __init__(self, translator: QTranslator) -> None:
        """Speak the language of ``translator``."""
        self.translator = translator
        self._contexts = tuple(each.__name__ for each in type(self).__mro__)

    def tr(self, source: str, comment: str = "", n: int = -1, **facts: Fact) -> str:
        """Return the sentence ``source``, counted by ``n`` and with its ``{facts}`` filled in.

        Without any facts its places stay open for :func:`filled`. Like Qt's own tr() it
        knows the sentences of all classes that this one is made of.
        """
        found = (self.translator.translate(each, source, comment, n) for each in self._contexts)
        sentence = next(filter(None, found), source).replace("%n", number(n))
        return filled(sentence, facts) if facts else sentence


def filled(sentence: str, facts: Mapping[str, Fact]) -> str:
    """Return ``sentence`` with its ``{places}`` filled in."""
    return sentence.format_map({key: _written(fact) for key, fact in facts.items()})


def _written(fact: Fact) -> str:
    if isinstance(fact, str):
        return set_in(fact)
    return number(fact) if isinstance(fact, int) else versus(fact)
