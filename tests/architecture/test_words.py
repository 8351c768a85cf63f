"""Words to be translated are literal: lupdate takes anything else as it stands."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import name, parsed, program

MARKERS = {"tr", "translate", "QT_TR_NOOP", "QT_TR_N_NOOP", "QT_TRANSLATE_NOOP"}


def faulty(tree: ast.AST) -> list[int]:
    """Return the lines of ``tree`` where lupdate misses a word, or reads it wrongly."""
    calls = [call for call in marked(tree) if is_made_up(call)]
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    return [call.lineno for call in (*calls, *(call for text in texts for call in marked(text)))]


def marked(tree: ast.AST) -> list[ast.Call]:
    """Return the calls in ``tree`` that have words translated."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if called(call) in MARKERS]


def called(call: ast.Call) -> str:
    """Return the name that ``call`` calls."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def is_made_up(call: ast.Call) -> bool:
    """Tell whether a text among the arguments of ``call`` is put together at run time."""
    arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
    return any(puts_together(part) for each in arguments for part in ast.walk(each))


def puts_together(part: ast.AST) -> bool:
    """Tell whether ``part`` makes a text of others; adding up a count is no such thing."""
    if isinstance(part, ast.BinOp):
        return any(
            isinstance(each, ast.Constant | ast.JoinedStr) and is_text(each)
            for each in ast.walk(part)
        )
    return isinstance(part, ast.JoinedStr) or getattr(part, "attr", "") in {"format", "join"}


def is_text(part: ast.AST) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, str)


def test_words_to_be_translated_are_literal() -> None:
    found = {name(path): faulty(parsed(path)) for path in program()}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "code",
    [
        'self.tr(f"{points} points")',
        'self.tr("points: " + points)',
        'self.tr("points: %d" % points)',
        'translate("Row", "{} points".format(points))',
        'tr(" ".join(words))',
        """f"{self.tr('points')} 87" """,
    ],
)
def test_that_words_put_together_are_found(code: str) -> None:
    assert faulty(ast.parse(code)) == [1]


@pytest.mark.parametrize(
    "code",
    ['self.tr("points")', 'self.tr("%n deals", "", count + 1)', 'self.tr("{a}").format(a=name)'],
)
def test_that_literal_words_pass(code: str) -> None:
    assert faulty(ast.parse(code)) == []
