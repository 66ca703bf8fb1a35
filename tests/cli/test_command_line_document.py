"""docs/command-line.md says what the program does."""

import ast
import re

from tests.cli.client import ROOT
from tikal_qt.cli import COMMANDS

DOCUMENT = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")


def test_every_command_is_documented() -> None:
    assert set(re.findall(r"^\| `tikal ([a-z]+)", DOCUMENT, re.MULTILINE)) == set(COMMANDS)


def test_every_event_is_documented() -> None:
    source = (ROOT / "tikal_qt" / "commands" / "report.py").read_text(encoding="utf-8")
    told = {
        ast.literal_eval(node.args[0])
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "_tell"
    }
    section = DOCUMENT.partition("## A table for scripts")[2]
    documented = set(re.findall(r"^\| `([a-z_]+)` \|", section, re.MULTILINE))

    assert documented - {"event"} == told
