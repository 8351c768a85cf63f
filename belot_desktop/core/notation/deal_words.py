"""The words of a played deal, taken one by one in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belot_desktop.core.notation.vocabulary import Means
from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.variant import Takes

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.notation.words import Word
    from belot_desktop.core.variant import Variant


class DealWords:
    """A deal being said.

    The first side or player named is the declarer. A number, an announcement or a
    result belongs to the side named last before it; said before any name, to the
    declarer. ``waiting`` is another side's name of which nothing was said yet, ``idle``
    are those of which nothing was said before the next one.
    """

    def __init__(self, variant: Variant[Any]) -> None:
        """Start with nothing said."""
        self._variant = variant
        self._contract: str | None = None
        self._contra: str | None = None
        self._declarer: int | None = None
        self._declarer_seat: int | None = None
        self._dealer: int | None = None
        self._named: int | None = None
        self.waiting: Word | None = None
        self.idle: list[Word] = []
        self._open_declarer = True
        self._dealer_comes = False
        self._result: tuple[str, int | None, int | None] | None = None
        self._announced = list[tuple[int | None, str]]()
        self._takers: dict[Means, Callable[[Word], bool]] = {
            Means.CONTRACT: self._take_contract,
            Means.CONTRA: self._take_contra,
            Means.SIDE: self._take_side,
            Means.SEAT: self._take_seat,
            Means.NOBODY: self._take_nobody,
            Means.ANNOUNCEMENT: self._take_announcement,
            Means.RESULT: self._take_result,
            Means.NUMBER: self._take_number,
            Means.DEALER: self._take_dealer,
        }

    def take(self, word: Word) -> bool:
        """Take the next word; return whether it goes with what was said before."""
        taker = self._takers.get(word.means) if word.means is not None else None
        return taker is not None and taker(word)

    @property
    def dealer_open(self) -> bool:
        """Whether "dealer" was said and nobody named after it."""
        return self._dealer_comes

    def row(self) -> Deal:
        """Return the deal as far as it was said."""
        return Deal(
            declarer=self._declarer,
            declarer_seat=self._declarer_seat,
            dealer=self._dealer,
            contract=self._contract,
            contra=self._contra or "none",
            announcements=self._announcements(),
            result=self._said_result(),
        )

    def _take_contract(self, word: Word) -> bool:
        if self._contract is not None:
            return False
        self._contract = word.key
        return True

    def _take_contra(self, word: Word) -> bool:
        if self._contra is not None:
            return False
        self._contra = word.key
        return True

    def _take_side(self, word: Word) -> bool:
        self._name(word, word.number)
        return True

    def _take_seat(self, word: Word) -> bool:
        if self._dealer_comes:
            self._dealer, self._dealer_comes = word.number, False
            return True
        first = self._open_declarer
        self._name(word, self._variant.seats[word.number])
        if first:
            self._declarer_seat = word.number
        return True

    def _name(self, word: Word, side: int) -> None:
        if self._open_declarer:
            self._declarer, self._open_declarer = side, False
        elif side != self._named:
            self.idle += [self.waiting] if self.waiting else []
            self.waiting = word
        self._named = side

    def _take_nobody(self, _word: Word) -> bool:
        free, self._open_declarer = self._open_declarer, False
        return free

    def _take_dealer(self, _word: Word) -> bool:
        free = self._dealer is None and not self._dealer_comes
        self._dealer_comes = True
        return free

    def _take_announcement(self, word: Word) -> bool:
        self.waiting = None
        self._announced += [(self._named, word.key)] * max(word.number, 1)
        return True

    def _take_result(self, word: Word) -> bool:
        kind = self._variant.result(word.key)
        if self._result is not None or kind is None or kind.takes is Takes.ONE:
            return False
        side = self._named if kind.takes is Takes.SIDE else None
        if side is not None or self._named == self._declarer:
            self.waiting = None
        self._result = (word.key, side, None)
        return True

    def _take_number(self, word: Word) -> bool:
        kind = next((each for each in self._variant.results if each.takes is Takes.ONE), None)
        if self._result is not None or kind is None:
            return False
        self.waiting = None
        self._result = (kind.key, self._named, word.number)
        return True

    def _announcements(self) -> tuple[tuple[str, ...], ...]:
        """Return what each side announced, in the variant's order."""
        said = [(self._declarer if side is None else side, key) for side, key in self._announced]
        order = [each.key for each in self._variant.announcements]
        return tuple(
            tuple(sorted((key for owner, key in said if owner == side), key=order.index))
            for side in range(self._variant.sides)
        )

    def _said_result(self) -> Result | None:
        if self._result is None:
            return None
        kind, named, number = self._result
        side = self._declarer if named is None else named
        if number is not None:
            values = (number if each == side else None for each in range(self._variant.sides))
            return Result(kind, values=tuple(values))
        found = self._variant.result(kind)
        takes_side = found is not None and found.takes is Takes.SIDE
        return Result(kind, side=side if takes_side else None)
