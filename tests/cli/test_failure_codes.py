"""Every code that the network layers can tell a person has a sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

import net
from tikal_qt.words.failures import FAILURES, REFUSED, failure_text

NET = Path(net.__file__).parent

TELLING = {
    *("AddressError", "DiscoveryError", "LinkError", "ListenError", "ProfileError"),
    *("SeatError",),
    *("DiscoveryFailed", "Failed", "Refused", "Trouble", "SegmentError", "_close"),
}
"""What takes a code as its first argument and brings it before a person."""


def test_one_version_number_on_both_sides_is_not_told_as_the_difference() -> None:
    def said(theirs: str) -> str:
        return failure_text("engine", (("theirs", theirs), ("ours", "0.1.0")))

    assert said("0.2.0") == (
        "The other client computes the rules by other code: it is version 0.2.0, this one 0.1.0."
        " Install the same version on both computers."
    )
    assert said("0.1.0") == (
        "The other client computes the rules by other code, though both are called version 0.1.0."
        " One of the two installations is changed: install both anew."
    )


def codes_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        first = node.args[0]
        if name in TELLING and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def documented_codes(source: str, start: str, end: str) -> set[str]:
    """Return the codes of a list in a docstring, without what stands in parentheses."""
    text = source.partition(start)[2].partition(end)[0]
    depth, kept = 0, []
    for char in text:
        depth += (char == "(") - (char == ")")
        kept.append(" " if depth or char == ")" else char)
    words = "".join(kept).replace(",", " ").replace(";", " ").replace(".", " ").split()
    return {word for word in words if "_" in word or word in FAILURES}


def test_every_code_raised_or_told_in_net_has_a_sentence() -> None:
    found = {code for path in NET.rglob("*.py") for code in codes_in(path)}

    assert found - set(FAILURES) - {"refused"} == set()
    assert {"address_bad", "port_taken", "kicked", "desync"} <= found


def test_every_documented_code_of_the_shell_has_a_sentence() -> None:
    table = (NET / "shell" / "errors.py").read_text(encoding="utf-8").splitlines()
    rows = [line.split("|")[1] for line in table if line.startswith("| ") and "---" not in line]
    codes = {code.strip() for row in rows for code in row.split(",")}
    codes -= {"code", "codes of `net.core.handshake`"}

    assert codes - set(FAILURES) == set()
    assert "unknown_host" in codes


def test_every_documented_code_of_a_session_has_a_sentence() -> None:
    source = (NET / "core" / "session.py").read_text(encoding="utf-8")
    refusals = documented_codes(source, "with one of these codes:\n", "\n\n")
    closings = documented_codes(source, "(Stage.CLOSED) with one of these codes: ", '\n    """')

    assert refusals - set(FAILURES) == set()
    assert closings - set(FAILURES) == set()
    assert {"not_host", "barrier_inside"} <= refusals
    assert {"host_lost", "duplicate_commit"} <= closings


def test_every_refusal_of_the_hand_shake_has_a_sentence() -> None:
    source = (NET / "core" / "handshake.py").read_text(encoding="utf-8")
    codes = {
        node.args[0].value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "RemoteError"
        and isinstance(node.args[0], ast.Constant)
    }

    assert codes - set(FAILURES) - {"refused"} == set()
    assert {"engine", "selftest"} <= set(REFUSED) & codes
