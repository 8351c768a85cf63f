"""Make ``resources/fonts`` from Noto Sans: what the pad can show, and the signs Noto lacks.

Run by hand when a sign is missing, where fontTools is installed, with the folder of the
original NotoSans-Regular.ttf and NotoSans-Bold.ttf as the only argument. The result has a
family name of its own, so that it is never taken for a font that a system has. Suits are
not in it: the program draws them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FAMILY = "Belot Sans"

# Latin with Latin-1 and Extended-A, combining accents, Cyrillic, punctuation, signs.
KEPT = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x218, 0x21C),
    *range(0x300, 0x30D),
    *range(0x400, 0x460),
    *range(0x462, 0x464),
    *range(0x46A, 0x46C),
    *range(0x490, 0x492),
    *range(0x2010, 0x2016),
    *range(0x2018, 0x2023),
    *(0x2026, 0x2030, 0x2039, 0x203A, 0x20AC, 0x2116, 0x2122, 0x25CC),
)
FEATURES = ["case", "ccmp", "kern", "locl", "mark", "mkmk", "tnum"]

Outline = tuple[tuple[int, int], ...]


def signs(low: int, high: int) -> dict[str, tuple[int, tuple[Outline, ...]]]:
    """Return width and outlines of the signs that are added, in units of 1/1000.

    ``low`` and ``high`` are the edges of the plus sign's bar, which sets their weight.
    """
    middle, weight = (low + high) // 2, high - low
    right: tuple[Outline, ...] = (
        ((60, low), (60, high), (700, high), (700, low)),
        ((660, middle - 220), (660, middle + 220), (940, middle)),
    )
    left = tuple(tuple((1000 - x, 2 * middle - y) for x, y in line) for line in right)
    down = tuple(tuple((350 + y - middle, 840 - x) for x, y in line) for line in right)
    up = tuple(tuple((700 - x, 680 - y) for x, y in line) for line in down)
    side = round(weight * 0.7)
    tick = (
        ((290, 40), (60, 270), (60 + side, 270 + side), (290, 40 + 2 * side)),
        ((290, 40), (290, 40 + 2 * side), (740 - side, 490 + side), (740, 490)),
    )
    minus = ((50, low), (50, high), (521, high), (521, low))
    return {
        "\N{MINUS SIGN}": (572, (minus,)),
        "→": (1000, right),
        "←": (1000, left),
        "↑": (700, up),
        "↓": (700, down),
        "✓": (800, tick),
    }


def bar(font: TTFont) -> tuple[int, int]:
    """Return the lower and the upper edge of the plus sign's bar."""
    glyph = font["glyf"][font.getBestCmap()[ord("+")]]
    leftmost = min(x for x, _ in glyph.coordinates)
    edges = sorted(y for x, y in glyph.coordinates if x == leftmost)
    return edges[0], edges[-1]


def add(font: TTFont, sign: str, width: int, outlines: tuple[Outline, ...]) -> None:
    """Add a sign of straight lines, drawn clockwise."""
    pen = TTGlyphPen(None)
    for first, *others in outlines:
        pen.moveTo(first)
        for point in others:
            pen.lineTo(point)
        pen.closePath()
    name = f"uni{ord(sign):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, min(x for line in outlines for x, _ in line))
    for table in font["cmap"].tables:
        table.cmap[ord(sign)] = name


def rename(font: TTFont, style: str) -> None:
    """Give the font its own family name; copyright and licence stay."""
    postscript = f"{FAMILY.replace(' ', '')}-{style}"
    names = {1: FAMILY, 2: style, 3: postscript, 4: f"{FAMILY} {style}", 6: postscript}
    font["name"].names = [each for each in font["name"].names if each.nameID in {0, 5, 13, 14}]
    for key, text in names.items():
        font["name"].setName(text, key, 3, 1, 0x409)


def make(source: Path, style: str) -> None:
    """Make one of the two fonts."""
    font = TTFont(source / f"NotoSans-{style}.ttf")
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False, notdef_outline=True))
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    for sign, (width, outlines) in signs(*bar(font)).items():
        add(font, sign, width, outlines)
    rename(font, style)
    font["head"].modified = font["head"].created  # the same inputs give the same file
    font.recalcTimestamp = False
    font.save(FONTS / f"BelotSans-{style}.ttf")


if __name__ == "__main__":
    for each in ("Regular", "Bold"):
        make(Path(sys.argv[1]), each)
