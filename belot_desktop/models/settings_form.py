"""The settings dialog without its window: each choice holds at once, a wrong number waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.models.settings import SHOWN, Setting

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from belot_desktop.models.settings import Settings


class SettingsForm(QObject):
    """The settings that people choose. ``changed`` also tells what was changed elsewhere."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        """Show ``settings``, and let them be changed."""
        super().__init__()
        self._settings = settings
        self._wrong = set[Setting]()
        settings.changed.connect(self._follow)

    @property
    def every(self) -> Sequence[Setting]:
        """The settings in the order in which they are shown."""
        return SHOWN

    @property
    def wrong(self) -> Collection[Setting]:
        """The settings in whose place something stands that they cannot be."""
        return self._wrong

    @property
    def as_at_first(self) -> bool:
        """Whether everything is as it was before anybody chose anything."""
        return not self._wrong and all(
            self.value(each) == each.default and each not in self._settings.unreadable
            for each in self.every
        )

    def value(self, setting: Setting) -> Any:
        """Return what ``setting`` is now."""
        return self._settings.get(setting)

    def put(self, setting: Setting, value: Any) -> None:
        """Let ``setting`` be ``value`` from now on; what it cannot be is only wrong."""
        wrong = not setting.allowed.allows(value)
        (self._wrong.add if wrong else self._wrong.discard)(setting)
        if not wrong:
            self._settings.put(setting, value)
        self.changed.emit()

    def start_again(self) -> None:
        """Let everything be as at first."""
        for setting in self.every:
            self.put(setting, setting.default)

    def _follow(self, _key: str) -> None:
        self.changed.emit()
