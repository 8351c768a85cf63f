"""Every setting that people choose has words, for itself and all that it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.house import Choices
from belot_desktop.models.settings import SHOWN, Setting
from tests.texts.spoken import BG, BOTH, EN

if TYPE_CHECKING:
    from belot_desktop.texts import Texts


@pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
@pytest.mark.parametrize("setting", SHOWN, ids=lambda each: each.key)
def test_a_setting_has_a_name_an_effect_and_words_for_its_values(
    setting: Setting, texts: Texts
) -> None:
    assert texts.setting(setting.key) not in ("", setting.key)
    assert texts.setting_effect(setting.key).endswith(".")
    values = setting.allowed.values if isinstance(setting.allowed, Choices) else ()
    words = [texts.setting_value(setting.key, value) for value in values]
    assert len(set(words)) == len(words)
    assert all(word not in ("", str(value)) for word, value in zip(words, values, strict=True))


def test_what_has_no_words_stands_for_itself() -> None:
    assert (EN.setting("later"), EN.setting_effect("later")) == ("later", "")
    assert (EN.setting_value("later", "x"), EN.setting_value("text_size", 150)) == ("x", "150")


def test_what_could_not_be_read_is_named() -> None:
    one = BG.settings_not_read(["theme"])
    assert one == "1 настройка не се прочете и е както в началото: Цветове. Игрите са запазени."
    several = EN.settings_not_read(["theme", "text_size"])
    assert several.startswith("2 settings could not be read, and are as at first: Colours, ")
