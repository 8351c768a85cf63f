"""The rules of Bulgarian belot as this pad counts them and as the game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.bulgarian.help.announcements import AnnouncementsChapter
from belot_desktop.texts.bulgarian.help.bidding import BiddingChapter
from belot_desktop.texts.bulgarian.help.cards import CardsChapter
from belot_desktop.texts.bulgarian.help.corrections import CorrectionsChapter
from belot_desktop.texts.bulgarian.help.end import EndChapter
from belot_desktop.texts.bulgarian.help.entry import EntryChapter
from belot_desktop.texts.bulgarian.help.house import HouseChapter
from belot_desktop.texts.bulgarian.help.play import PlayChapter
from belot_desktop.texts.bulgarian.help.points import PointsChapter
from belot_desktop.texts.bulgarian.help.rounding import RoundingChapter
from belot_desktop.texts.bulgarian.help.table import TableChapter
from belot_desktop.texts.bulgarian.help.writing import WritingChapter

if TYPE_CHECKING:
    from belot_desktop.core.variants.bulgarian.house import House
    from belot_desktop.texts.bulgarian.help.worked import Worked
    from belot_desktop.texts.help.blocks import Chapter
    from belot_desktop.texts.variant_words import VariantWords

_CHAPTERS: tuple[type[Worked], ...] = (
    TableChapter,
    CardsChapter,
    BiddingChapter,
    PlayChapter,
    AnnouncementsChapter,
    PointsChapter,
    WritingChapter,
    RoundingChapter,
    EndChapter,
    CorrectionsChapter,
    EntryChapter,
    HouseChapter,
)


def rules(own: VariantWords, house: House) -> tuple[Chapter, ...]:
    """Write the chapters in the words of ``own``, with the rules of ``house`` in place."""
    return tuple(each(own, house).chapter() for each in _CHAPTERS)
