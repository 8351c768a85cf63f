"""What the deal dialog says: the preview, what is missing, what is wrong and where."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QWidget

from belot_desktop.core.game import Game
from belot_desktop.ui.deal.dialog import DealDialog
from tests.ui.dialogs.table import nameless, press, table

Enter = Callable[[Game], DealDialog]
Edit = Callable[[Game, int], DealDialog]


def said(part: QWidget) -> list[str]:
    """Return all sentences that stand in ``part`` now."""
    labels = part.findChildren(QLabel)
    return [each.text() for each in labels if each.isVisible() and each.text()]


def verdict(dialog: DealDialog) -> str:
    return dialog.preview.panel.accessibleName()


def test_the_heading(enter: Enter) -> None:
    dialog = enter(table("s0 H 81"))
    assert dialog.windowTitle() == "Раздаване 2"
    assert dialog.heading.dealer.accessibleName() == "раздава: Вера"
    assert said(dialog.heading) == ["Раздаване 2", " · започва: Борис · висят 8"]


def test_a_deal_that_is_edited(edit: Edit) -> None:
    dialog = edit(table("s0 H 81", "p1 S 90"), 1)
    assert dialog.windowTitle() == "Раздаване 2 — поправка"
    assert dialog.bidding.declarer.current == 1
    assert dialog.counting.fields[1].text == "90"
    assert verdict(dialog).startswith("Изкарано")


def test_a_declarer_whose_player_is_not_known(edit: Edit) -> None:
    dialog = edit(table("s1 S 90"), 0)
    assert dialog.bidding.declarer.current is None
    assert any("Вие" in each for each in said(dialog.bidding))


def test_an_all_pass_deal_is_edited_from_nothing(edit: Edit) -> None:
    dialog = edit(table("pass dealer p2"), 0)
    assert verdict(dialog) == "Изберете кой е обявил."
    assert dialog.heading.dealer.accessibleName() == "раздава: Борис"


def test_the_preview_says_what_comes_next_until_all_is_there(enter: Enter) -> None:
    dialog = enter(nameless())
    heard = [verdict(dialog)]
    for key in ("1", "3", "87"):
        press(key)
        heard.append(verdict(dialog))
    assert heard == [
        "Изберете кой е обявил.",
        "Изберете договор.",
        "Въведете точките или изберете Вътре или Капо.",
        "Изкарано: 9 : 7",
    ]


def test_the_preview_has_the_totals_after_the_row(enter: Enter) -> None:
    dialog = enter(nameless("s0 H 87", "s1 S 90"))
    press("1", "3", "75")
    assert verdict(dialog) == "Вътре: 16 за Вие"
    assert "16 : 32" in dialog.preview.panel.accessibleDescription()


def test_points_that_are_too_many_are_said_beside_their_field_at_once(enter: Enter) -> None:
    dialog = enter(nameless())
    press("1", "3", "163")
    sentence = "Толкова точки няма: най-много 162."
    assert sentence in said(dialog.counting)
    assert sentence in dialog.counting.fields[0].edit.accessibleDescription()
    assert verdict(dialog) == sentence


def test_points_that_are_too_few_are_said_once_the_field_is_left(enter: Enter) -> None:
    dialog = enter(nameless())
    press("1", "3", "Up", "1", "Down", "9")
    before = said(dialog.counting)
    press("Tab")
    assert set(said(dialog.counting)) - set(before)


def test_a_warning_lets_the_deal_be_saved(enter: Enter) -> None:
    dialog = enter(nameless())
    press("1", "3", "161")
    assert verdict(dialog).startswith("Изкарано")
    assert any("161" in each for each in said(dialog.counting))
    assert "161" in dialog.preview.panel.accessibleDescription()
    press("Enter")
    assert dialog.result() == DealDialog.DialogCode.Accepted


def test_enter_says_everything_that_is_missing_beside_its_row(enter: Enter) -> None:
    dialog = enter(nameless())
    dialog.buttons.save.setFocus()
    before = said(dialog.bidding)
    press("Enter")
    assert [each for each in said(dialog.bidding) if each not in before] == [
        "Изберете кой е обявил.",
        "Изберете договор.",
    ]


def test_the_announced_sums_and_what_the_points_are_made_of(enter: Enter) -> None:
    dialog = enter(nameless())
    press("2", "3", "Up", "1", "7", "Down", "98")
    assert "Вие · 40" in said(dialog.announcing)
    assert {"карти 58 + 40", "карти 104"} <= set(said(dialog.counting))
    press("F7")
    assert {"с анонсите 98"} <= set(said(dialog.counting))
    assert [each.text for each in dialog.counting.fields] == ["104", "58"]


def test_the_key_of_contra_stands_on_what_it_chooses(enter: Enter) -> None:
    dialog = enter(nameless())
    seen = []
    for _ in range(3):
        marks = [each.choice.mark for each in dialog.bidding.contra.buttons]
        seen.append(marks.index("F6"))
        press("F6")
    assert seen == [1, 2, 0]


def test_names_stay_text(enter: Enter) -> None:
    tricky = (("<b>&Ана", "Борис"), ("Вера", "Георги"))
    dialog = enter(table(names=tricky, teams=("<i>Ние</i>", "")))
    assert dialog.bidding.declarer.buttons[0].choice.label == "<b>&Ана"
    assert dialog.heading.menu.actions()[0].text().startswith("<b>&&Ана")
    press("2", "3", "70")
    assert verdict(dialog) == "Вътре: 16 за <i>Ние</i>"
