"""No text for people stands in the source without a way to be translated."""

import ast
from collections.abc import Iterator

import pytest

from tests.gui.language.sources import (
    has_words,
    marked,
    marks,
    modules,
    name_of,
    shown_untranslated,
)

TABLES = {
    "tikal_qt/words/sentences.py",
    "tikal_qt/games/tikal/words.py",
    "tikal_qt/commands/usage.py",
    "tikal_qt/language/plural.py",
}
"""Modules that look up texts which are marked elsewhere."""


def test_no_text_is_shown_as_it_stands_in_the_source() -> None:
    found = [found for path, tree in modules() for found in shown_untranslated(tree, path)]

    assert found == []


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('label("Hello there")', ["Hello there"]),
        ('self.name.setToolTip("a" if x else "An end")', ["An end"]),
        ('QLabel(f"{count} workers")', [" workers"]),
        ('field.setText("You have {ap}".format(ap=3))', ["You have {ap}"]),
        ('parser.add_argument("--x", help="a number")', ["a number"]),
        ('label(translate("Start", "Hello"))', []),
        ('label("Tikal", "title")', []),
        ('field.setText("{name}: {score}".format(name=1, score=2))', []),
        ('box.setHtml("<b>" + text + "</b>")', []),
    ],
)
def test_the_search_finds_such_texts(source: str, texts: list[str]) -> None:
    assert [found.text for found in shown_untranslated(ast.parse(source), "x.py")] == texts


def test_every_text_to_translate_is_a_literal() -> None:
    """Only literals get into the catalogues."""
    wrong = [(path, line) for path, tree in modules() for line in _unmarkable(tree)]

    assert [(path, line) for path, line in wrong if path not in TABLES] == []


def _unmarkable(tree: ast.Module) -> Iterator[int]:
    fine = {id(call) for call, _, _ in marked(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and marks(node) and id(node) not in fine:
            yield node.lineno


def test_no_text_is_translated_before_the_language_is_known() -> None:
    """What a module or class translates when it is imported stays English for ever."""
    early = [
        (path, node.lineno)
        for path, tree in modules()
        for node in _run_at_import(tree)
        if isinstance(node, ast.Call) and marks(node) and name_of(node) != "QT_TRANSLATE_NOOP"
    ]

    assert early == []


def _run_at_import(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from _run_at_import(child)


def test_what_counts_as_words() -> None:
    assert has_words("Leave")
    assert not has_words("{a} → {b}: 3 %")
