"""What is said of one finding."""

from pathlib import Path

import pytest

from net.core.verify import Finding, LogSummary, Report, Verdict, Weight
from tikal_qt.verify.evidence import finding_words

ILLEGAL = "A player signed an action against the rules."


def words(game: str, reason: str, *params: tuple[str, int | str]) -> str:
    where = (("rule", "illegal"), ("index", 0), ("action", "x"), ("reason", reason))
    found = Finding(Verdict.ILLEGAL_ACTION, Weight.PROOF, 0, 0, 4, None, (*where, *params))
    log = LogSummary(b"g", game, "basic", ("Anna", "Bert"), (b"a", b"b"))
    return finding_words(found, Report((log,), (found,)), [Path("a.glog")])


@pytest.mark.parametrize(
    ("game", "reason", "rule"),
    [
        ("tikal", "place_tile_first", " First place the tile."),
        ("tikal", "from_tomorrow", ""),
        ("toy", "place_tile_first", ""),  # a game that this client does not know
    ],
)
def test_a_broken_rule_is_told_in_the_words_of_its_game(
    qapp: object, game: str, reason: str, rule: str
) -> None:
    assert words(game, reason) == ILLEGAL + rule


def test_who_a_rule_is_about_is_named(qapp: object) -> None:
    told = words("tikal", "treasure_missing", ("seat", 1), ("kind", 1))

    assert told == f"{ILLEGAL} No jade mask lies in front of Bert."
