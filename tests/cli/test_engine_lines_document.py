"""docs/engine-protocol.md: its examples are real, its tables complete."""

import json
import re
from pathlib import Path

import pytest

from tikal_qt.commands.engine.errors import SENTENCES
from tikal_qt.commands.engine.fields import COMMANDS
from tikal_qt.commands.engine.lines import MAX_LINE, encode
from tikal_qt.commands.engine.rules import RULES
from tikal_qt.commands.engine.session import Session

DOCUMENT = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)


def test_there_are_examples_of_every_command() -> None:
    sent = {
        json.loads(line[2:])["cmd"]
        for example in EXAMPLES
        for line in example.splitlines()
        if line.startswith('> {"cmd"')
    }
    assert sent >= set(COMMANDS) - {"awaiting"}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_answered_as_written(example: str) -> None:
    session = Session(RULES)
    lines = example.splitlines()
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        assert request.startswith("> ")
        said = encode(session.answer(request[2:].encode())).decode("ascii")
        assert f"< {said}" == f"{answer}\n"


def test_every_command_has_its_row() -> None:
    for name, fields in COMMANDS.items():
        row = re.search(rf"^\| `{name}` \|(.*?)\|", DOCUMENT, re.MULTILINE)
        assert row is not None
        assert re.findall(r"`(\w+)`", row[1]) == list(fields)


def test_every_error_code_is_named() -> None:
    rows = DOCUMENT[DOCUMENT.index("| code | reason |") :].split("any other")[0]
    assert set(re.findall(r"`(\w+)`", rows)) == set(SENTENCES)


def test_the_longest_line_is_stated() -> None:
    assert f"at most {MAX_LINE:,} bytes" in DOCUMENT
