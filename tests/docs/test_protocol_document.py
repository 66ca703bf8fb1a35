"""docs/protocol.md says what the code does: messages, fields, kinds, limits, states."""

import importlib
import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from net.core.logfile import Kind
from net.core.messages import (
    MESSAGES,
    LinkRow,
    Message,
    Parent,
    RosterRow,
    SeatRow,
    Settings,
)
from net.core.schema import Bin, Int, Many, OneOf, Text
from tests.docs.diagrams import drawn

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
RECORDS = (Settings, SeatRow, RosterRow, Parent, LinkRow)


def section(title: str) -> str:
    """Return the text between the heading `title` and the next heading."""
    found = re.search(
        rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", DOCUMENT, re.MULTILINE | re.DOTALL
    )
    assert found is not None, title
    return found[1]


def rows(text: str) -> list[list[str]]:
    """Return the cells of the table in `text`, without its two first lines."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def kind_of(hint: Any) -> str:
    """Return how the document writes what a field may hold."""
    if is_dataclass(hint) and isinstance(hint, type):
        return hint.__name__
    base, kind = get_args(hint)
    match kind:
        case Int(low, high):
            return f"int {low:,} to {high:,}"
        case Bin(low, high, optional):
            size = f"bin {low:,}" if low == high else f"bin {low:,} to {high:,}"
            return size + (" or empty" if optional else "")
        case Text(low, high):
            return f"text {low:,} to {high:,}"
        case OneOf(words):
            return "one of " + ", ".join(f"`{word}`" if word else "empty" for word in words)
        case Many(low, high, max_bytes):
            whole = f", {max_bytes:,} bytes in all" if max_bytes else ""
            return f"{low:,} to {high:,} of {kind_of(get_args(base)[0])}{whole}"
    raise AssertionError(hint)


def test_every_message_has_its_row_in_order() -> None:
    told = [(row[0], row[1], row[2] != "nobody", row[3]) for row in rows(section("All messages"))]

    assert told == [
        (f"0x{number:02x}", f"`{cls.__name__}`", cls.SIGNED, cls.CONTEXT or "none")
        for number, cls in MESSAGES.items()
    ]


@pytest.mark.parametrize("cls", [*MESSAGES.values(), *RECORDS], ids=lambda cls: cls.__name__)
def test_fields_stand_in_order_with_what_they_may_hold(cls: type[Message]) -> None:
    hints = get_type_hints(cls, include_extras=True)

    assert [row[:2] for row in rows(section(cls.__name__))] == [
        [f"`{field.name}`", kind_of(hints[field.name])] for field in fields(cls)
    ]


def limits() -> list[list[str]]:
    return rows(section("Limits"))


@pytest.mark.parametrize(("path", "value"), [(row[1], row[2]) for row in limits()])
def test_a_limit_is_the_constant_of_the_code(path: str, value: str) -> None:
    module, _, name = path.strip("`").partition(":")
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found() if isinstance(found, type) else found, part)

    assert float(value.replace(",", "")) == found


def test_limits_are_told_of_once() -> None:
    paths = [row[1] for row in limits()]

    assert len(paths) > 40
    assert len(dict.fromkeys(paths)) == len(paths)


def test_records_of_the_log_have_their_numbers() -> None:
    told = {(int(row[0]), row[1]) for row in rows(section("Records"))}

    assert told == {(int(kind), kind.name) for kind in Kind}


def test_states_are_drawn_from_the_tables_of_the_code() -> None:
    assert drawn(DOCUMENT) == DOCUMENT
    assert "    AUTH --> DONE : AUTH holds\n" in section("States of a link")
    assert "    LOBBY --> AGREEING : PROPOSAL\n" in section("States of a table")
