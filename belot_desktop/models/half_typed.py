"""The deal that was half typed, kept on the disk so that nothing that happens loses it."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from belot_desktop.core.rows import Adjustment
from belot_desktop.models.deal_draft import (
    DealDraft,
    draft_from_json,
    draft_to_json,
)
from belot_desktop.store.errors import StoreFault

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.models.pad import Pad
    from belot_desktop.store.settings import Drafts

logger = logging.getLogger(__name__)

_PAUSE = 150  # milliseconds without typing before the disk is troubled


@dataclass(frozen=True, slots=True)
class Half:
    """A half typed deal: a new one before row ``at``, or that row being edited."""

    at: int
    editing: bool
    draft: DealDraft


class HalfTyped(QObject):
    """What was half typed in the open game: at most one deal.

    ``next_dealer`` is who deals next where the table went out of turn, put right before
    the deal itself is entered.
    """

    changed = Signal()

    def __init__(self, pad: Pad, drafts: Drafts) -> None:
        """Keep it in ``drafts``."""
        super().__init__()
        self._pad, self._drafts = pad, drafts
        self._half: Half | None = None
        self._next_dealer: int | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.flush)
        pad.row_changed.connect(self._forget)
        pad.opened.connect(self._load)
        self._load()

    @property
    def half(self) -> Half | None:
        """The half typed deal, None where there is none."""
        return self._half

    @property
    def next_dealer(self) -> int | None:
        """The seat that deals next out of turn, None where it goes on by turn."""
        return self._next_dealer

    @property
    def dealer(self) -> int:
        """The seat that deals next, whether it is its turn or not."""
        turn = self._pad.sheet.next_dealer
        return turn if self._next_dealer is None else self._next_dealer

    def keep(self, half: Half) -> None:
        """Keep ``half``, on the disk after a short pause in typing."""
        self._half = half
        self._pause.start()

    def put_next_dealer(self, seat: int | None) -> None:
        """Let ``seat`` deal next; the seat whose turn it is, or None, means by turn."""
        self._next_dealer = None if seat == self._pad.sheet.next_dealer else seat
        self.flush()
        self.changed.emit()

    def clear(self) -> None:
        """Forget the half typed deal: it was saved, or given up."""
        self._half = None
        self.flush()

    def flush(self) -> None:
        """Write what is kept to the disk now."""
        self._pause.stop()
        try:
            if self._half is None and self._next_dealer is None:
                self._drafts.clear(self._pad.game.id)
            else:
                self._drafts.save(self._pad.game.id, self._to_json())
        except StoreFault:
            logger.exception("The half typed deal could not be kept")

    def _forget(self) -> None:
        """Begin anew once a row came or went, as the store does in the same transaction."""
        self._pause.stop()
        self._half = None
        if self._next_dealer is not None:
            self._next_dealer = None
            self.changed.emit()

    def _load(self) -> None:
        """Take up what was half typed in the game that is open now."""
        self._pause.stop()
        self._half, self._next_dealer = None, None
        kept = self._drafts.load(self._pad.game.id)
        if kept is not None:
            try:
                self._from_json(kept)
            except (KeyError, TypeError, ValueError):
                logger.warning("The half typed deal cannot be read and is left out")
        self.changed.emit()

    def _to_json(self) -> dict[str, Any]:
        half = self._half
        kept: dict[str, Any] = {"next_dealer": self._next_dealer}
        if half is not None:
            draft = draft_to_json(half.draft)
            kept["half"] = {"at": half.at, "editing": half.editing, "draft": draft}
        return kept

    def _from_json(self, kept: Mapping[str, Any]) -> None:
        """Read what :meth:`_to_json` wrote, if it still goes with the game."""
        dealer, half = kept["next_dealer"], kept.get("half")
        if dealer in range(len(self._pad.game.variant.seats)):
            self._next_dealer = dealer
        if half is None:
            return
        at, editing, rows = int(half["at"]), half["editing"] is True, self._pad.game.rows
        if 0 <= at < len(rows) + (not editing) and not (
            editing and isinstance(rows[at], Adjustment)
        ):
            self._half = Half(at, editing, draft_from_json(half["draft"]))
