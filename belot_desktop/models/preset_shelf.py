"""The presets of house rules for the windows: what was kept, and a signal when that changes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.store.errors import StoreFault
from belot_desktop.store.presets import Kept, Preset

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.variant import Variant
    from belot_desktop.store.presets import Presets

logger = logging.getLogger(__name__)


class PresetShelf(QObject):
    """House rules under their names.

    Every command returns whether it was carried out; ``failed`` carries why one was not.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, presets: Presets) -> None:
        """Offer ``presets``."""
        super().__init__()
        self._presets = presets

    def of(self, variant: Variant[Any]) -> Kept:
        """Return the presets of ``variant``, none while the disk does not give them."""
        try:
            return self._presets.of(variant)
        except StoreFault as fault:
            logger.exception("The presets could not be read")
            self.failed.emit(fault)
            return Kept()

    def named(self, variant: Variant[Any], house: Any) -> str:
        """Return the name of the first preset that is ``house``, empty where there is none."""
        named = (each.name for each in self.of(variant).presets if each.house == house)
        return next(named, "")

    def has(self, variant: Variant[Any], name: str) -> bool:
        """Tell whether there is a preset called ``name``, one that cannot be read too."""
        kept = self.of(variant)
        return name in kept.unreadable or name in {each.name for each in kept.presets}

    def save(self, variant: Variant[Any], name: str, house: Any) -> bool:
        """Keep ``house`` as ``name``, in the place of what was kept so."""
        return self._do(lambda: self._presets.save(variant, Preset(name, house)))

    def rename(self, variant: Variant[Any], old: str, new: str) -> bool:
        """Call the preset ``old`` by another name, in the place of the one that had it."""
        return self._do(lambda: self._presets.rename(variant, old, new))

    def delete(self, variant: Variant[Any], name: str) -> bool:
        """Forget the preset called ``name``."""
        return self._do(lambda: self._presets.delete(variant, name))

    def _do(self, command: Callable[[], None]) -> bool:
        try:
            command()
        except StoreFault as fault:
            logger.exception("A preset could not be saved")
            self.failed.emit(fault)
            return False
        self.changed.emit()
        return True
