"""What is wrong with a file: a stable name, where it is, and what a sentence needs.

========================  ==========================================  ================
name                      what is wrong                               facts
========================  ==========================================  ================
``no_such_file``          there is no such file
``is_a_folder``           it is a folder
``not_readable``          the system does not let it be read
``not_a_file``            it is a device or the like
``own_database``          it is the file in which this program keeps its games
``damaged_backup``        a database that is not what was once written
``foreign_database``      a database of some other program
``newer_backup``          a backup that a newer program made
``no_room``               the disk has no room for the copy that is read
``not_written``           what was computed could not be written
``taken_here``            to be written, but read or written by the same command
``too_big``               the file is larger than any games can be    ``most`` (MiB)
``too_many``              more than can be read                       ``most``
``not_utf8``              bytes that are not UTF-8                    ``byte`` (from 1)
``not_json``              it breaks off or is not JSON                ``line column``
``too_deep``              lists in lists without end
``unknown_format``        not a file of ours                          ``value``
``unknown_version``       a file of a newer program                   ``most``
``unknown_game``          a game that is not known here               ``value``
``missing``               a key that has to be there
``unknown_key``           a key that nobody knows in this place
``key_twice``             a key that stands there twice
``not_an_object``         something else than ``{...}``
``not_a_list``            something else than ``[...]``
``wrong_length``          a list of another length                    ``due``
``not_text``              something else than text
``too_long``              text longer than any window can show        ``most``
``lone_surrogate``        text with half of a character
``not_a_number``          something else than a number
``not_finite``            NaN or Infinity
``not_whole``             a number with a fraction or an exponent
``too_large``             a number of too many digits
``out_of_range``          a number beyond its bounds                  ``least most``
``only_true``             a key that is there only as true
``unknown_side``          no such team                                ``most``
``unknown_seat``          no such seat                                ``most``
``unknown_contract``      a contract that the game does not have      ``value``
``unknown_contra``        the same of a contra                        ``value``
``not_a_choice``          a house rule that may not be so             ``choices``
``several_results``       a deal that ended in more than one way      ``kinds``
``not_a_uuid``            an id that is not one                       ``value``
``not_a_time``            not an ISO 8601 time with its offset        ``value``
``empty_text``            an empty text where one is due
========================  ==========================================  ================

What the rules have against a deal keeps the name and the facts of the core's
:class:`~belot_desktop.core.scores.Problem`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belot_desktop.core.scores import Facts

MOST_FAULTS = 10_000
LONGEST_QUOTE = 60  # characters


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong (or, as a warning, odd), and where.

    ``place`` is a path such as ``deals[3].points.value``, empty for the whole file.
    """

    place: str
    name: str
    facts: Facts = field(default_factory=dict)


class Unreadable(Exception):  # noqa: N818 - it is what the file is
    """A file that cannot be read, with everything that is wrong with it.

    After ``MOST_FAULTS`` of them nobody looks further.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep the ``faults``, in the order of the file."""
        self.faults = tuple(faults)
        super().__init__(self.faults)


def quoted(text: str) -> str:
    """Return ``text`` of a file as it may be shown: short, on one line, harmless."""
    start = text[:LONGEST_QUOTE]
    plain = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in start)
    return plain if len(text) <= LONGEST_QUOTE else f"{plain}…"
