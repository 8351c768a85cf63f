"""The settings of the program: what each is called, is set to, and changes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number
from belot_desktop.texts.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from belot_desktop.core.house import Choice


class SettingWords(Words):
    """Words for the key of each setting that people choose, and for each of its values."""

    def setting(self, key: str) -> str:
        """Name a setting."""
        return self._setting_names.get(key, key)

    def setting_value(self, key: str, value: Choice) -> str:
        """Say what a setting is set to."""
        named = self._setting_values.get((key, value))
        return named or (number(value) if isinstance(value, int) else value)

    def setting_effect(self, key: str) -> str:
        """Say in a sentence what a setting changes."""
        return self._setting_effects.get(key, "")

    def settings_not_read(self, keys: Sequence[str]) -> str:
        """Say which settings could not be read, what they are now, and that games are safe."""
        names = ", ".join(map(self.setting, keys))
        return self.tr(
            "%n settings could not be read, and are as at first: {names}. The games are safe.",
            "",
            len(keys),
            names=names,
        )

    @cached_property
    def _setting_names(self) -> Mapping[str, str]:
        return {
            "language": self.tr("Language"),
            "theme": self.tr("Colours"),
            "text_size": self.tr("Text size"),
            "card_points": self.tr("Points are typed"),
            "side_panel": self.tr("Why and the chart"),
        }

    @cached_property
    def _setting_values(self) -> Mapping[tuple[str, Choice], str]:
        as_system = self.tr("As the system")
        return {
            ("language", ""): as_system,
            ("language", "bg"): "Български",
            ("language", "en"): "English",
            ("theme", "system"): as_system,
            ("theme", "light"): self.tr("Light"),
            ("theme", "dark"): self.tr("Dark"),
            ("card_points", False): self.tr("with announcements"),
            ("card_points", True): self.tr("cards only"),
            ("side_panel", "auto"): self.tr("If there is room"),
            ("side_panel", "shown"): self.tr("Always"),
            ("side_panel", "hidden"): self.tr("Never"),
        }

    @cached_property
    def _setting_effects(self) -> Mapping[str, str]:
        return {
            "language": self.tr("The language of everything on the screen."),
            "theme": self.tr("Whether the screen is light or dark."),
            "text_size": self.tr("How large everything is, in per cent of the usual size."),
            "card_points": self.tr("What is typed as the points of a deal."),
            "side_panel": self.tr("When Why and the chart stand beside the table."),
        }
