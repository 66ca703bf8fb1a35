"""What Python's own parser of the command line says, in the person's language."""

import argparse
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

SENTENCES: Final = (
    QT_TRANSLATE_NOOP("Usage", "usage: "),
    QT_TRANSLATE_NOOP("Usage", "positional arguments"),
    QT_TRANSLATE_NOOP("Usage", "options"),
    QT_TRANSLATE_NOOP("Usage", "show this help message and exit"),
    QT_TRANSLATE_NOOP("Usage", "show program's version number and exit"),
    QT_TRANSLATE_NOOP("Usage", "%(prog)s: error: %(message)s\n"),
    QT_TRANSLATE_NOOP("Usage", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("Usage", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("Usage", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("Usage", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("Usage", "expected one argument"),
    QT_TRANSLATE_NOOP("Usage", "expected at least one argument"),
    QT_TRANSLATE_NOOP("Usage", "ignored explicit argument %r"),
)
"""The texts of `argparse` that people meet here."""


def translate_usage() -> None:
    """Let `argparse` say its own texts translated from now on."""
    # It offers no other place for that than the name it calls gettext by.
    argparse._ = _translated  # type: ignore[attr-defined]


def _translated(text: str) -> str:
    return QCoreApplication.translate("Usage", text)
