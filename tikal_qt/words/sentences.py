"""How a code with parameters becomes a sentence."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from net.core.errors import Params

_MAX_VALUE = 200


class _Values(dict[str, str]):
    """Parameters by name; one that is missing shows as a question mark instead of failing."""

    def __missing__(self, key: str) -> str:
        return "?"


def printable(text: str) -> str:
    """Return `text` fit for one line of a terminal or a label.

    Other players choose their names and programs their versions: control characters and marks
    that reorder text are replaced, and what is longer than 200 characters is cut.
    """
    shown = text if len(text) <= _MAX_VALUE else text[: _MAX_VALUE - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)


def sentence(context: str, table: Mapping[str, object], code: str, params: Params) -> str | None:
    """Return the translated sentence of `code` in `table`, or None where there is none.

    context: of the translation. table: code to source text marked by QT_TRANSLATE_NOOP, with the
    parameters' names in braces.
    """
    source = table.get(code)
    if source is None:
        return None
    values = _Values((name, _worded(name, str(value))) for name, value in params)
    return QCoreApplication.translate(context, str(source)).format_map(values)


def system_words(reason: str) -> str:
    """Return why the system refused in the language spoken, or `reason` where Qt has no words."""
    return QCoreApplication.translate("QIODevice", reason)


def _worded(name: str, value: str) -> str:
    return printable(system_words(value) if name == "reason" else value)


def details(params: Params) -> str:
    """Return the parameters as "name: value, name: value", for codes that have no sentence."""
    return ", ".join(f"{name}: {printable(str(value))}" for name, value in params)
