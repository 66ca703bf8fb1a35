"""What a field may hold, said beside the field, and checked whenever bytes become a message.

A field of a record is annotated: `height: Annotated[int, Int(0, MAX)]`. A tuple is annotated
with `Many`, its elements with their own kind; a nested record needs no annotation.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

from net.core.codec import Value
from net.core.errors import RemoteError

R = TypeVar("R")

Reader = Callable[[object], object]
Fields = tuple[tuple[str, Reader], ...]

# Control characters, line separators and marks that turn the direction of writing: they would
# let one player's text pass for something else on another player's screen.
_HIDDEN = frozenset(
    chr(code)
    for code in (
        *range(0x20),
        *range(0x7F, 0xA0),
        0x061C,
        0x200E,
        0x200F,
        *range(0x2028, 0x202F),
        *range(0x2066, 0x206A),
        0xFEFF,
    )
)


class UnfitError(ValueError):
    """The value is not of its kind."""


@dataclass(frozen=True, slots=True)
class Int:
    """An integer from `low` to `high`, both included."""

    low: int
    high: int

    def read(self, raw: object) -> object:
        """Return `raw` if it fits. Raises UnfitError."""
        if type(raw) is not int or not self.low <= raw <= self.high:
            raise UnfitError
        return raw


@dataclass(frozen=True, slots=True)
class Bin:
    """Bytes from `low` to `high` long, or empty if `optional`."""

    low: int
    high: int
    optional: bool = False

    def read(self, raw: object) -> object:
        """Return `raw` if it fits. Raises UnfitError."""
        if type(raw) is not bytes:
            raise UnfitError
        if not (self.low <= len(raw) <= self.high or (self.optional and not raw)):
            raise UnfitError
        return raw


@dataclass(frozen=True, slots=True)
class Text:
    """A line of `low` to `high` characters without hidden ones."""

    low: int
    high: int

    def read(self, raw: object) -> object:
        """Return `raw` if it fits. Raises UnfitError."""
        if type(raw) is not str or not self.low <= len(raw) <= self.high:
            raise UnfitError
        if not _HIDDEN.isdisjoint(raw):
            raise UnfitError
        return raw


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]

    def read(self, raw: object) -> object:
        """Return `raw` if it fits. Raises UnfitError."""
        if type(raw) is not str or raw not in self.words:
            raise UnfitError
        return raw


@dataclass(frozen=True, slots=True)
class Many:
    """`low` to `high` elements; if `max_bytes`, texts of so many UTF-8 bytes together."""

    low: int
    high: int
    max_bytes: int = 0

    def read(self, raw: object, element: Reader) -> object:
        """Return the tuple `raw` with each element read. Raises UnfitError."""
        if type(raw) is not tuple or not self.low <= len(raw) <= self.high:
            raise UnfitError
        if self.max_bytes and sum(len(str(item).encode()) for item in raw) > self.max_bytes:
            raise UnfitError
        return tuple(element(item) for item in raw)


def dump(record: object) -> Value:
    """Return `record` (a dataclass instance, tuple or plain value) as nested tuples."""
    if isinstance(record, tuple):
        return tuple(dump(item) for item in record)
    if isinstance(record, int | bytes | str):
        return record
    return tuple(
        dump(getattr(record, name)) for name, _ in _readers(cast("Hashable", type(record)))
    )


def load(cls: type[R], raw: object) -> R:
    """Return the record of class `cls` that `raw`, from `dump`, stands for.

    Raises RemoteError `schema` naming the first field that does not fit.
    """
    readers = _readers(cast("Hashable", cls))
    if type(raw) is not tuple or len(raw) != len(readers):
        raise RemoteError("schema", (("message", cls.__name__), ("field", "")))
    try:
        return cls(*[reader(item) for (_, reader), item in zip(readers, raw, strict=True)])
    except UnfitError as error:
        params = (("message", cls.__name__), ("field", _unfit_field(readers, raw)))
        raise RemoteError("schema", params) from error


def _unfit_field(readers: Fields, raw: tuple[object, ...]) -> str:
    for (name, reader), item in zip(readers, raw, strict=True):
        try:
            reader(item)
        except UnfitError:
            return name
    return ""


@cache
def _readers(cls: Any) -> Fields:
    hints = get_type_hints(cls, include_extras=True)
    return tuple((field.name, _reader(hints[field.name])) for field in fields(cls))


def _reader(hint: Any) -> Reader:
    if is_dataclass(hint) and isinstance(hint, type):
        return lambda raw: load(hint, raw)
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{hint} says nothing of what it may hold")
    base, kind = get_args(hint)
    if isinstance(kind, Many):
        element = _reader(get_args(base)[0])
        return lambda raw: kind.read(raw, element)
    reader: Reader = kind.read
    return reader
