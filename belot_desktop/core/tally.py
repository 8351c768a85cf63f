"""A tally that cannot drift from its explanation: numbers change only by named steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.scores import Fact, Step

if TYPE_CHECKING:
    from collections.abc import Iterable


class Tally:
    """The numbers of one row, one a side, and the steps that led to them."""

    def __init__(self, sides: int) -> None:
        """Start at nothing for each of ``sides`` sides."""
        self.sides: tuple[int, ...] = (0,) * sides
        self._steps: list[Step] = []

    def say(self, name: str, **facts: Fact) -> None:
        """Note a step that changes no number, such as a verdict."""
        self.put(name, self.sides, **facts)

    def put(self, name: str, sides: Iterable[int], **facts: Fact) -> None:
        """Let every side stand where ``sides`` says."""
        self.sides = tuple(sides)
        self._steps.append(Step(name, self.sides, facts))

    def add(self, name: str, side: int, amount: int, **facts: Fact) -> None:
        """Give ``amount`` to ``side``; the step's facts tell both."""
        sides = list(self.sides)
        sides[side] += amount
        self.put(name, sides, side=side, amount=amount, **facts)

    def times(self, name: str, factor: int, **facts: Fact) -> None:
        """Multiply every side by ``factor``; the step's facts tell it."""
        self.put(name, [now * factor for now in self.sides], factor=factor, **facts)

    def only(self, name: str, side: int, amount: int, **facts: Fact) -> None:
        """Give ``amount`` to ``side`` and nothing to anybody else."""
        sides = [0] * len(self.sides)
        sides[side] = amount
        self.put(name, sides, side=side, amount=amount, **facts)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps so far; the last one stands at :attr:`sides`."""
        return tuple(self._steps)
