"""Which language is spoken, and that none needs an application."""

import subprocess
import sys

import pytest

from belot_desktop.texts import LANGUAGES, Texts, system_language


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["bg-BG", "bg", "en-US"], "bg"),
        (["en_GB", "en"], "en"),
        (["EN"], "en"),
        (["de-DE", "de"], "bg"),
        (["de-DE", "en-US"], "en"),
        (["C"], "bg"),
        ([], "bg"),
    ],
)
def test_the_first_start_follows_the_system(names: list[str], language: str) -> None:
    assert system_language(names) == language


def test_both_languages_at_once() -> None:
    assert [Texts(language).contract("hearts") for language in LANGUAGES] == ["купа", "hearts"]


def test_the_name_of_the_program() -> None:
    names = [Texts(language).program_name() for language in LANGUAGES]
    assert names == ["Бележник за белот", "Belot Score Pad"]


def test_a_language_that_the_pad_does_not_speak() -> None:
    with pytest.raises(ValueError, match="tlh"):
        Texts("tlh")


def test_no_application_and_no_screen() -> None:
    code = (
        "import sys; from PySide6.QtCore import QCoreApplication; "
        "from belot_desktop.texts import Texts; print(Texts('bg').language); "
        "assert QCoreApplication.instance() is None; assert 'PySide6.QtGui' not in sys.modules"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("bg\n", "")
