"""The columns of the score table and how they share its width."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from belot_desktop.models.score_roles import ScoreRole
from belot_desktop.texts.columns import Column
from belot_desktop.ui.tokens import HEADING, QUIET, STRONG, TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QAbstractItemModel

    from belot_desktop.ui.look import Look

# What gives way first where it is tight: by being cut, and then by going altogether.
CUT_FIRST = (
    Column.ANNOUNCEMENTS,
    Column.DEALER,
    Column.DECLARER,
    Column.POINTS,
    Column.CONTRACT,  # only its title
    Column.WRITTEN,
    Column.TOTALS,
    Column.OUTCOME,
)
GO_FIRST = (Column.ANNOUNCEMENTS, Column.DEALER, Column.POINTS, Column.DECLARER)

# What is left over goes to the columns in these shares, so that rows stay rows.
GROWTH = {
    Column.DEALER: 3,
    Column.DECLARER: 3,
    Column.CONTRACT: 3,
    Column.POINTS: 1,
    Column.ANNOUNCEMENTS: 4,
    Column.OUTCOME: 4,
    Column.WRITTEN: 1,
    Column.TOTALS: 1,
}

# The usual longest figures of a column, and how its text is written.
FIGURES = {
    Column.NUMBER: ("00", TEXT, False),
    Column.POINTS: ("000", TEXT, False),
    Column.WRITTEN: ("00", STRONG, True),
    Column.TOTALS: ("000", STRONG, True),
}
WORDS = {Column.DEALER: TEXT, Column.DECLARER: TEXT, Column.ANNOUNCEMENTS: QUIET}

LEAST_WORDS = {
    Column.DEALER: 42,
    Column.DECLARER: 42,
    Column.ANNOUNCEMENTS: 42,
    Column.OUTCOME: 68,
}
AMPLE_NAME = 104
SHORT_TITLE = 28  # no title as short as "Ние" is ever cut
AMPLE_HEADING = 64  # a side's long name asks for no more over its column
SIGN = 18
BADGE = 30  # a contra's, with the space before it
MARK = 12  # the mark of a row that something is the matter with


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """What a column holds, for which side, and what stands over it."""

    kind: Column
    side: int | None
    title: str
    group: str


def columns_of(model: QAbstractItemModel) -> tuple[ScoreColumn, ...]:
    """Return the columns that ``model`` tells of in its horizontal header."""
    return tuple(_column(model, section) for section in range(model.columnCount()))


def _column(model: QAbstractItemModel, section: int) -> ScoreColumn:
    def told(role: ScoreRole) -> object:
        return model.headerData(section, Qt.Orientation.Horizontal, role)

    side = told(ScoreRole.SIDE)
    return ScoreColumn(
        kind=Column(str(told(ScoreRole.KIND) or Column.ANNOUNCEMENTS)),
        side=side if isinstance(side, int) else None,
        title=str(told(ScoreRole.TEXT) or ""),
        group=str(told(ScoreRole.GROUP) or ""),
    )


def padding(look: Look) -> int:
    """Return the space at either side of a cell's contents."""
    return look.gap(2)


def wanted_width(column: ScoreColumn, texts: Sequence[str], look: Look) -> int:
    """Return how wide ``column`` would be, given some of the ``texts`` in it."""
    heading = look.metrics(HEADING).horizontalAdvance(column.title)
    if column.side is not None:
        heading = min(heading, look.px(AMPLE_HEADING))
    return max(heading, _contents(column, texts, look)) + 2 * padding(look)


def least_width(column: ScoreColumn, texts: Sequence[str], look: Look) -> int:
    """Return how narrow ``column`` may get: figures are never cut, words and long titles are."""
    if column.kind in LEAST_WORDS:
        return look.px(LEAST_WORDS[column.kind]) + 2 * padding(look)
    title = min(look.metrics(HEADING).horizontalAdvance(column.title), look.px(SHORT_TITLE))
    return max(title, _contents(column, texts, look)) + 2 * padding(look)


def _contents(column: ScoreColumn, texts: Sequence[str], look: Look) -> int:
    kind = column.kind
    if kind in FIGURES:
        usual, size, bold = FIGURES[kind]
        widest = _widest((usual, *texts), size, look, bold=bold)
        return widest + look.px(MARK) if kind is Column.NUMBER else widest
    if kind is Column.CONTRACT:
        sign = max(look.px(SIGN), _widest(texts, TEXT, look, bold=True))
        return sign + look.px(BADGE)
    if kind is Column.OUTCOME:
        return _widest(texts, HEADING, look) + look.gap(4.5)
    return min(_widest(texts, WORDS[kind], look), look.px(AMPLE_NAME))


def _widest(texts: Sequence[str], size: int, look: Look, *, bold: bool = False) -> int:
    metrics = look.metrics(size, bold=bold)
    return max((metrics.horizontalAdvance(text) for text in texts), default=0)


def shared(
    columns: Sequence[ScoreColumn], wanted: Sequence[int], least: Sequence[int], room: int
) -> list[int]:
    """Return the width of every column in ``room``; 0 for one that had to go.

    Only where all that can go has gone may they need more than there is.
    """
    widths = list(wanted)
    for kind in CUT_FIRST:
        for at, column in enumerate(columns):
            over = sum(widths) - room
            if column.kind is kind and over > 0:
                widths[at] -= min(over, max(0, widths[at] - least[at]))
    for kind in GO_FIRST:
        if sum(widths) > room:
            widths = [
                0 if column.kind is kind else width
                for column, width in zip(columns, widths, strict=True)
            ]
    _give(columns, widths, wanted, room - sum(widths))
    return widths


def _give(
    columns: Sequence[ScoreColumn], widths: list[int], wanted: Sequence[int], left: int
) -> None:
    """Give what is ``left`` back to what was cut, the rest to the columns that may grow."""
    for at in sorted(range(len(widths)), key=lambda at: columns[at].side is None):
        if 0 < widths[at] < wanted[at] and left > 0:
            given = min(left, wanted[at] - widths[at])
            widths[at] += given
            left -= given
    shares = [GROWTH.get(column.kind, 0) if widths[at] else 0 for at, column in enumerate(columns)]
    whole, spare = max(1, sum(shares)), max(0, left)
    for at, share in enumerate(shares):
        widths[at] += spare * share // whole
    if widths and left > 0:
        widths[-1] += left - sum(spare * share // whole for share in shares)
