"""What every set of words rests on: sentences in one language, without an application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number, set_in

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator


class Words:
    """Words in the language of a translator.

    A subclass writes them in English, ``self.tr("Inside: {points}", points=18)``, where
    lupdate finds them under the name of the class. Names are free text: no sentence may
    bend a verb or an ending around what is filled in.
    """

    def __init__(self, translator: QTranslator) -> None:
        """Speak the language of ``translator``."""
        self.translator = translator
        self._contexts = tuple(each.__name__ for each in type(self).__mro__)

    def tr(self, source: str, comment: str = "", n: int = -1, **facts: int | str) -> str:
        """Return the sentence ``source``, its ``{facts}`` filled in, ``%n`` counted by ``n``.

        Like Qt's own tr() it knows the sentences of all classes that this one is made of.
        """
        found = (self.translator.translate(each, source, comment, n) for each in self._contexts)
        sentence = next(filter(None, found), source).replace("%n", number(n))
        return sentence.format_map({key: _filled(each) for key, each in facts.items()})


def _filled(fact: int | str) -> str:
    return number(fact) if isinstance(fact, int) else set_in(fact)
