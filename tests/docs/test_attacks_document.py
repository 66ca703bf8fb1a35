"""docs/attacks.md: every test it names is there, and every attack has one."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "attacks.md").read_text("utf-8")
NAMED = sorted(dict.fromkeys(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", DOCUMENT)))


@cache
def functions_in(path: str) -> frozenset[str]:
    """Return the names of the test functions in the file `path`."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_a_test_that_is_named_exists(path: str, name: str) -> None:
    assert name.startswith("test_")
    assert name in functions_in(path)


def test_every_attack_names_a_test() -> None:
    heads = ("| attack |", "| --- |")
    attacks = [
        line
        for line in DOCUMENT.splitlines()
        if line.startswith("|") and not line.startswith(heads)
    ]

    assert len(attacks) > 40
    assert [line for line in attacks if "`tests/" not in line] == []


def test_nothing_that_looks_like_a_test_is_left_out() -> None:
    assert len(re.findall(r"tests/", DOCUMENT)) == len(
        re.findall(r"`tests/[\w/]+\.py::\w+`", DOCUMENT)
    )
