"""The generated module holds what the program asks it for."""

from __future__ import annotations

import json
from importlib import import_module

import pytest
from PySide6.QtCore import QFile, QIODevice
from PySide6.QtGui import QFontDatabase, QImage, QRawFont

SIGNS = "АБВабвЪъѝЙйЯя ABCabcäß 0123456789 +−×½ „“”‚‘’… · • – — → ← ↑ ↓ ✓ € №"


@pytest.fixture(autouse=True)
def assets() -> None:
    import_module("belot_desktop._assets")


def content(path: str) -> bytes:
    file = QFile(path)
    assert file.open(QIODevice.OpenModeFlag.ReadOnly), path
    return bytes(file.readAll().data())


def test_the_example_game_is_there() -> None:
    assert json.loads(content(":/games/example.json"))["format"] == "belot-game"


@pytest.mark.parametrize("name", ["belot_bg", "belot_en", "qtbase_bg"])
def test_the_words_are_there(name: str) -> None:
    assert content(f":/translations/{name}.qm")


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_the_icon_is_there_in_every_size(size: int) -> None:
    icon = QImage(f":/icons/belot-{size}.png")
    assert (icon.width(), icon.height()) == (size, size)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("style", ["Regular", "Bold"])
def test_the_font_has_every_sign(style: str) -> None:
    path = f":/fonts/BelotSans-{style}.ttf"
    font = QRawFont(path, 14)
    assert [sign for sign in SIGNS if not font.supportsCharacter(ord(sign))] == []
    added = QFontDatabase.addApplicationFont(path)
    assert QFontDatabase.applicationFontFamilies(added) == ["Belot Sans"]
    QFontDatabase.removeApplicationFont(added)
