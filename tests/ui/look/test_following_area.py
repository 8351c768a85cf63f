"""A form that scrolls when there is no room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from belot_desktop.ui.following_area import FollowingArea

if TYPE_CHECKING:
    from belot_desktop.ui.theme import Theme

WIDE = 200


class Form(QWidget):
    """Some form that is ``wide_height`` high where it is wide, else ``narrow_height``."""

    def __init__(self, wide_height: int, narrow_height: int) -> None:
        super().__init__()
        self._wide_height, self._narrow_height = wide_height, narrow_height
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        return self._wide_height if width >= WIDE else self._narrow_height

    def say(self, wide_height: int) -> None:
        """Be as high as that where it is wide."""
        self._wide_height = wide_height
        self.updateGeometry()


def area(theme: Theme, form: Form) -> FollowingArea:
    """Show ``form`` in a room 300 high, in which a bar makes it narrow."""
    content = QWidget()
    layout = QVBoxLayout(content)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(form)
    shown = FollowingArea(theme, content)
    shown.resize(WIDE + 5, 300)
    shown.show()
    settle()
    return shown


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def has_bar(shown: FollowingArea) -> bool:
    return shown.verticalScrollBar().isVisible()


@pytest.mark.parametrize(
    ("wide_height", "narrow_height"), [(300, 300), (300, 900)], ids=["room", "if without a bar"]
)
def test_it_has_no_bar_where_there_is_room(
    theme: Theme, wide_height: int, narrow_height: int
) -> None:
    assert not has_bar(area(theme, Form(wide_height, narrow_height)))


@pytest.mark.parametrize(
    ("wide_height", "narrow_height"), [(301, 400), (400, 100)], ids=["no room", "if with a bar"]
)
def test_it_has_a_bar_where_there_is_no_room(
    theme: Theme, wide_height: int, narrow_height: int
) -> None:
    assert has_bar(area(theme, Form(wide_height, narrow_height)))


def test_it_follows_what_it_holds_and_its_own_size(theme: Theme) -> None:
    form = Form(300, 900)
    shown = area(theme, form)
    form.say(301)
    settle()
    assert has_bar(shown)
    shown.resize(WIDE + 5, 301)
    settle()
    assert not has_bar(shown)
    shown.resize(WIDE + 5, 299)
    settle()
    assert has_bar(shown)
    form.say(1)
    settle()
    assert not has_bar(shown)
