"""What the others did, as it is read."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from engine.tikal.position import NO_TILE
from tests.gui.tale import NAMES, Tale, one_turn, two_turns
from tests.gui.tikal_positions import acting, with_workers
from tikal_qt.games.tikal.history import history_from
from tikal_qt.games.tikal.recap import recap
from tikal_qt.games.tikal.recap_panel import RecapPanel


def shown(qtbot: QtBot, tale: Tale, seat: int, names: Sequence[str] = NAMES) -> RecapPanel:
    panel = RecapPanel()
    qtbot.addWidget(panel)
    history = history_from(tale.start)
    history.extend(tale.entries)
    panel.show_recap(recap(history, seat), names)
    return panel


def read(qtbot: QtBot, tale: Tale, seat: int, names: Sequence[str] = NAMES) -> list[str]:
    return shown(qtbot, tale, seat, names).toPlainText().splitlines()


def test_a_turn_with_what_it_changed(qtbot: QtBot) -> None:
    assert read(qtbot, two_turns(), 0) == [
        "Since your last turn",
        "■ Bea",
        "placed a tile in c5: jungle; brought the leader to c4",
        "→ temple c4 (2): Bea, was Ana · strengths: Ana 1, Bea 3 (was 0)",
        "If all scored now",
        "● Ana 0, was 2",
        "■ Bea 2, was 0",
    ]


def test_what_a_turn_changed_hangs_from_its_arrow(qtbot: QtBot) -> None:
    panel = shown(qtbot, two_turns(), 0)

    block = panel.document().findBlockByNumber(3)
    assert block.text()[0] == "→"
    assert block.text().endswith(" ·\xa0strengths:\xa0Ana\xa01, Bea\xa03\xa0(was\xa00)")
    assert (block.blockFormat().leftMargin(), block.blockFormat().textIndent()) == (32, -16)


def test_when_nobody_has_had_a_turn(qtbot: QtBot) -> None:
    assert read(qtbot, one_turn(), 0) == [
        "Since your last turn",
        "Nobody has had a turn.",
        "If all scored now",
        "● Ana 2 as before",
        "■ Bea 0 as before",
    ]


def test_a_scoring_turn_in_which_nothing_else_was_done(qtbot: QtBot) -> None:
    """In the last scoring round Bea, who has the temple a4, ends her turn at once."""
    tale = Tale(with_workers(acting(0), 1, "a4")._replace(stack=(), tile=NO_TILE))
    tale.act(0, "end")
    tale.act(1, "end")

    assert read(qtbot, tale, 0)[1:3] == ["■ Bea scored 1", "did nothing"]


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("passive", "Away: the rules played."),
        ("clock", "The time was over: the rules played the rest."),
    ],
)
def test_a_turn_that_the_rules_played(qtbot: QtBot, cause: str, told: str) -> None:
    tale = one_turn()
    tale.act(1, "tile c5 0", "end", cause=cause)
    tale.draw("A2")

    assert read(qtbot, tale, 0)[1:4] == ["■ Bea", "placed a tile in c5: jungle", told]


def test_markup_in_names_is_text(qtbot: QtBot) -> None:
    lines = read(qtbot, two_turns(), 0, ("Ana", "<i>Bea"))

    assert lines[1] == "■ <i>Bea"
