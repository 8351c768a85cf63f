"""Where the games are kept."""

from pathlib import Path

from belot_desktop.app.paths import data_folder


def test_the_chosen_folder_goes_before_the_variable(tmp_path: Path) -> None:
    environment = {"BELOT_DATA_DIR": str(tmp_path / "variable")}
    assert data_folder(tmp_path / "chosen", environment) == tmp_path / "chosen"
    assert data_folder(None, environment) == tmp_path / "variable"


def test_without_a_choice_it_is_the_users_own() -> None:
    assert data_folder(None, {}).is_absolute()
    assert data_folder(None, {"BELOT_DATA_DIR": ""}) == data_folder(None, {})


def test_a_relative_folder_stays_where_it_was_meant() -> None:
    assert data_folder(Path("games"), {}) == Path.cwd() / "games"


def test_a_user_who_is_not_there_has_no_home() -> None:
    assert data_folder(Path("~nobody-of-this-name/games"), {}).is_absolute()
