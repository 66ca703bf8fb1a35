"""Texts that depend on a number."""

from PySide6.QtCore import QCoreApplication


def counted(text: str, hint: str, count: int) -> str:
    """Return `text` translated with `count` in place of %n and the plural form it asks for.

    text: a literal with %n in it, such as "%n camp(s) left". hint: a literal that tells equal
    texts apart, mostly "".
    """
    return QCoreApplication.translate("", text, hint, count)
