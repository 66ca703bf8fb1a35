"""The words the fields of a position's text are made of."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from engine.game import NotationError
from engine.tikal.reasons import reason

V = TypeVar("V")

NONE: Final = "-"
"""Stands where there is nothing."""

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)


def bad_field(field: str) -> NotationError:
    """Return the error that `field` cannot be read."""
    return NotationError(reason("bad_position_field", field))


def impossible(what: str) -> NotationError:
    """Return the error that no game brings about a position with this fault."""
    return NotationError(reason("impossible_position", what))


def listed(words: Iterable[str]) -> str:
    """Return the words with commas between, NONE if there are none."""
    return ",".join(words) or NONE


def known(words: Mapping[str, V], word: str, field: str) -> V:
    """Return what `word` stands for. Raises NotationError, which names `field`."""
    if word not in words:
        raise bad_field(field)
    return words[word]


def several(words: Mapping[str, V], text: str, field: str) -> tuple[V, ...]:
    """Return what each word of a list stands for. Raises NotationError."""
    if text == NONE:
        return ()
    return tuple(known(words, word, field) for word in text.split(","))


def number(text: str, field: str) -> int:
    """Return the number 0-9999 of `text`. Raises NotationError."""
    if not _NUMBER.fullmatch(text):
        raise bad_field(field)
    return int(text)
