"""What is wrong with a file of games, each fault with its place."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.core.scores import Problem
from belot_desktop.texts.numbers import set_in
from belot_desktop.texts.variants import Variants
from belot_desktop.texts.words import filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.store.exchange import Fault


class Faults(Variants):
    """A sentence for each fault that reading a file can find."""

    def fault(self, fault: Fault) -> str:
        """Say what is wrong and where: "deals[3].points.value: A number is due here."."""
        if fault.name in self._faults:
            said = filled(self._faults[fault.name], fault.facts)
        else:
            said = self._of_rules(Problem(fault.name, (), facts=fault.facts))
        return f"{set_in(fault.place)}: {said}" if fault.place else said

    def _of_rules(self, problem: Problem) -> str:
        """Say what the rules have against a deal, in the words of a game that has any."""
        said = (own.problem(problem) for own in self._own.values())
        return next((each for each in said if each != problem.name), problem.name)

    @cached_property
    def _faults(self) -> Mapping[str, str]:
        return {**self._of_file, **self._of_backup, **self._of_value}

    @cached_property
    def _of_file(self) -> Mapping[str, str]:
        return {
            "no_such_file": self.tr("There is no such file."),
            "is_a_folder": self.tr("This is a folder, and not a file of games."),
            "empty_file": self.tr("The file is empty."),
            "not_readable": self.tr("The file cannot be read: see who may read it."),
            "not_a_file": self.tr("This is a device of the system, and not a file of games."),
            "not_written": self.tr("The result could not be written."),
            "taken_here": self.tr(
                "The same command reads this file or has written it already: choose another name."
            ),
            "too_big": self.tr("The file is larger than {most} MB."),
            "too_many": self.tr("There are too many here: {most} at most."),
            "too_deep": self.tr("The file holds lists in lists without end."),
            "not_utf8": self.tr("The file is not UTF-8 text: byte {byte}."),
            "not_json": self.tr(
                "The file breaks off or is not JSON: line {line}, character {column}."
            ),
            "unknown_format": self.tr("This is not a file of games: {value}."),
            "unknown_version": self.tr("A newer program made this; here {most} is the latest."),
            "unknown_game": self.tr("This game is not known: {value}."),
            "several_results": self.tr("A deal ends in one way only, not in these: {kinds}."),
        }

    @cached_property
    def _of_backup(self) -> Mapping[str, str]:
        return {
            "own_database": self.tr("Here the pad itself keeps its games: they are here already."),
            "damaged_backup": self.tr("This backup is damaged."),
            "foreign_database": self.tr("This database belongs to another program."),
            "newer_backup": self.tr("A newer score pad made this backup: open it with that one."),
            "no_room": self.tr("The disk has no room for reading the backup."),
        }

    @cached_property
    def _of_value(self) -> Mapping[str, str]:
        return {
            "missing": self.tr("This is missing."),
            "unknown_key": self.tr("This does not belong here."),
            "key_twice": self.tr("This stands here twice."),
            "not_an_object": self.tr("A group in braces is due here."),
            "not_a_list": self.tr("A list in square brackets is due here."),
            "wrong_length": self.tr("The list has to be this long: {due}."),
            "not_text": self.tr("Text is due here."),
            "too_long": self.tr("The text is too long: {most} characters at most."),
            "lone_surrogate": self.tr("The text holds half of a character."),
            "empty_text": self.tr("Something has to be written here."),
            "not_a_number": self.tr("A number is due here."),
            "not_finite": self.tr("This is not a number that can be counted with."),
            "not_whole": self.tr("A whole number is due here."),
            "too_large": self.tr("This number is too large."),
            "out_of_range": self.tr("A number from {least} to {most} is due."),
            "only_true": self.tr("Only true can stand here."),
            "not_a_choice": self.tr("Only one of these can stand here: {choices}."),
            "not_a_uuid": self.tr("This is not a UUID: {value}."),
            "not_a_time": self.tr("This is not a time with its offset (+02:00): {value}."),
        }
