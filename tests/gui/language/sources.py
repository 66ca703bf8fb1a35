"""Reads the client's sources for texts: which can be translated, and which people see anyway."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tikal_qt

ROOT = Path(tikal_qt.__file__).parents[1]

TRANSLATORS = {"translate": 2, "QT_TRANSLATE_NOOP": 2, "counted": 2, "tr": 1}
"""What marks a text for translation, with how many leading arguments must be literals."""

SHOWN = {
    *("QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QMenu"),
    *("QAction", "QMessageBox", "label", "button", "Card", "setText", "setToolTip", "setTitle"),
    *("setWindowTitle", "setPlaceholderText", "setAccessibleName", "setAccessibleDescription"),
    *("setStatusTip", "setWhatsThis", "setSpecialValueText", "setPrefix", "setSuffix", "addItem"),
    *("addItems", "addTab", "setTabText", "addRow", "addAction", "addMenu", "addButton"),
    *("insertItem", "setItemText", "setInformativeText", "setDetailedText", "setHeaderLabels"),
    *("setLabelText", "setHtml", "setPlainText", "showText", "showMessage"),
    *("show_notice", "announce", "say", "complain", "CommandError", "ArgumentTypeError"),
    *("getOpenFileName", "getOpenFileNames", "getSaveFileName", "drawText", "draw_text"),
}
"""Functions and methods that show people the texts they are given."""

KEYED = {"show_notice"}
"""Those of them whose first argument is a key that nobody sees."""

SHOWN_KEYWORDS = {"help", "description", "epilog", "tip"}

NAMES = {"Tikal", "part", "title", "heading", "muted", "chief", "link", "UDP"}
"""Words that are the same in every language, and those our helpers know parts of widgets by."""


@dataclass(frozen=True)
class Found:
    """A text in the source."""

    path: str
    line: int
    text: str


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Yield the path and the syntax tree of each module of the client."""
    for path in sorted((ROOT / "tikal_qt").rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def name_of(call: ast.Call) -> str:
    """Return the last part of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def marks(call: ast.Call) -> bool:
    """Return whether `call` marks a text for translation; painters translate something else."""
    match call.func:
        case ast.Name(id=name):
            return name in TRANSLATORS
        case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr=name):
            return name in TRANSLATORS
        case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
            return True
    return False


def literals(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the literal texts that `node` may become, but for those marked for translation."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from literals(part)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield from literals(left)
            yield from literals(right)
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one)
            yield from literals(other)
        case ast.BoolOp(values=values):
            for value in values:
                yield from literals(value)
        case ast.Call(func=ast.Attribute(value=filled, attr="format")):
            yield from literals(filled)


def has_words(text: str) -> bool:
    """Return whether people would read words in `text`; markup, numbers and names are none."""
    bare = re.sub(r"<[^>]*>|&\w+;|\{[^}]*\}|\.[a-z]\w*", " ", text)
    return any(word not in NAMES for word in re.findall(r"[^\W\d_]{2,}", bare))


def shown_untranslated(tree: ast.Module, path: str) -> Iterator[Found]:
    """Yield each text with words that is shown as it stands in the source."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        keywords = [k.value for k in call.keywords if k.arg in SHOWN_KEYWORDS]
        given = keywords
        if name_of(call) in SHOWN:
            given = [*call.args[name_of(call) in KEYED :], *keywords]
        for literal in (found for argument in given for found in literals(argument)):
            if isinstance(literal.value, str) and has_words(literal.value):
                yield Found(path, literal.lineno, literal.value)


def marked(tree: ast.Module) -> Iterator[tuple[ast.Call, str, str]]:
    """Yield each call that marks a text, with its context and the text."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = name_of(call)
        needed = TRANSLATORS.get(name, 0)
        if not marks(call) or len(call.args) < needed:
            continue
        given = [
            a.value
            for a in call.args[:needed]
            if isinstance(a, ast.Constant) and isinstance(a.value, str)
        ]
        if len(given) == needed:
            context, text = ("", given[0]) if name in {"counted", "tr"} else given
            yield call, context, text
