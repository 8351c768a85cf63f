"""Work done in steps: at once where it is short, else with how far it is, and a way out."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer

from belot_desktop.models.arriving import GivenUp
from belot_desktop.ui.busy import Busy

if TYPE_CHECKING:
    from collections.abc import Generator

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.arriving import Step
    from belot_desktop.ui.theme import Theme

T = TypeVar("T")

PATIENCE = 0.3  # seconds until somebody wants to know why nothing happens
_SLICE = 0.03  # seconds of work between two looks at what the user does


def run_in_steps(work: Generator[Step, None, T], theme: Theme, words: str, parent: QWidget) -> T:
    """Return what ``work`` comes to; ``words`` say what it is, over ``parent``.

    Raises GivenUp where somebody did not want to wait, and whatever the work raises.
    """
    steps = _Steps(work)
    if not steps.go_on(PATIENCE):
        busy = Busy(theme, words, parent)
        try:
            steps.watch(busy)
        finally:
            busy.close()
            busy.deleteLater()
    return steps.value


class _Steps(QObject, Generic[T]):
    """Work that goes on a little at a time."""

    value: T

    def __init__(self, work: Generator[Step, None, T]) -> None:
        super().__init__()
        self._work = work
        self._step: Step = (0, 0)
        self.done = False
        self._wrong: BaseException | None = None

    def go_on(self, seconds: float) -> bool:
        """Work for so long; tell whether all is done."""
        end = time.monotonic() + seconds
        while not self.done and time.monotonic() < end:
            try:
                self._step = next(self._work)
            except StopIteration as done:
                self.value, self.done = done.value, True
        return self.done

    def watch(self, busy: Busy) -> None:
        """Work until all is done or given up, with ``busy`` over everything else."""
        loop, timer = QEventLoop(), QTimer(self)

        def slice_of_work() -> None:
            try:
                if self.go_on(_SLICE):
                    loop.quit()
            except BaseException as wrong:  # noqa: BLE001 (it is raised to who waits)
                self._wrong = wrong
                loop.quit()
            busy.show_step(*self._step)

        timer.timeout.connect(slice_of_work)
        busy.rejected.connect(loop.quit)
        busy.show_step(*self._step)
        busy.open()
        timer.start(0)
        loop.exec()  # ends too where the whole program is told to leave
        timer.stop()
        self._work.close()
        if self._wrong is not None:
            raise self._wrong
        if not self.done:
            raise GivenUp
