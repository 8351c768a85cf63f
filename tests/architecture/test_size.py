"""Nothing grows beyond what can be taken in at a glance."""

from __future__ import annotations

import ast

from tests.architecture.sources import everything, name, parsed

LINES_OF_A_FILE = 300
LINES_OF_A_FUNCTION = 40


def test_files_are_short() -> None:
    lines = {name(path): path.read_bytes().count(b"\n") for path in everything()}
    assert {path: count for path, count in lines.items() if count > LINES_OF_A_FILE} == {}


def test_functions_are_short() -> None:
    lines = {
        f"{name(path)}: {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for path in everything()
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {where: count for where, count in lines.items() if count > LINES_OF_A_FUNCTION} == {}
