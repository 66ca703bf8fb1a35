"""Who is missing, for how long yet, and what can be done about it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from net.core.view import Absence, Membership, Trouble
from tikal_qt.table import members_bar
from tikal_qt.table.member_words import duration, member_lines, passive_seats
from tikal_qt.table.members_bar import EpochBadge, MembersBar

NAMES = ("Ana", "Bea", "Carla")
EVERYBODY = Membership(0, (0, 1, 2))
CARLA_AWAY = Absence(2, 10_000, 90_000, ())


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A clock that a test sets: now[0] is the time of the session in milliseconds."""
    clock = [12_500]
    monkeypatch.setattr(members_bar, "session_ms", lambda: clock[0])
    return clock


@pytest.fixture
def bar(qtbot: QtBot, now: list[int]) -> MembersBar:
    made = MembersBar(NAMES)
    qtbot.addWidget(made)
    return made


def away(**changes: Any) -> Membership:
    return Membership(0, (0, 1, 2), **{"missing": (CARLA_AWAY,), **changes})


def test_nothing_is_said_while_all_are_here(bar: MembersBar) -> None:
    bar.show_members(EVERYBODY, (0,), ended=False)

    assert bar.isHidden()
    assert member_lines(EVERYBODY, NAMES, (0,), 0) == []


def test_who_is_late_for_a_moment_is_not_said_to_be_missing(
    bar: MembersBar, now: list[int]
) -> None:
    """A secret on its way is owed for a moment, too: one that flashes would only disturb."""
    now[0] = 12_499
    bar.show_members(away(), (0,), ended=False)
    at_once = bar.isHidden(), bar.text.text()
    now[0] = 12_500
    bar._show()

    assert at_once == (True, "")
    assert not bar.isHidden()
    assert bar.text.text() == "Carla is missing: 1:28 left to wait."


def test_a_vote_is_told_at_once(bar: MembersBar, now: list[int]) -> None:
    now[0] = 10_000
    bar.show_members(away(missing=(Absence(2, 10_000, 90_000, (1,)),)), (0,), ended=False)

    assert not bar.isHidden()


def test_the_time_left_is_counted_down(bar: MembersBar, now: list[int]) -> None:
    bar.show_members(away(), (0,), ended=False)
    first = bar.text.text()
    now[0] = 74_500
    bar._show()

    assert first == "Carla is missing: 1:28 left to wait."
    assert bar.text.text() == "Carla is missing: 0:26 left to wait."


def test_going_on_is_offered_when_the_time_is_over(
    bar: MembersBar, now: list[int], qtbot: QtBot
) -> None:
    bar.show_members(away(), (0,), ended=False)
    bar.show()
    early = bar.drops[2].isEnabled()
    now[0] = 100_000
    bar._show()
    with qtbot.waitSignal(bar.drop_asked) as asked:
        qtbot.mouseClick(bar.drops[2], Qt.MouseButton.LeftButton)

    assert early is False
    assert bar.drops[2].text() == "Go on without Carla"
    assert bar.text.text() == "Carla has been missing for 1:30."
    assert asked.args == [2]


def test_waiting_is_offered(bar: MembersBar, qtbot: QtBot) -> None:
    bar.show_members(away(), (0,), ended=False)
    bar.show()
    with qtbot.waitSignal(bar.wait_asked):
        qtbot.mouseClick(bar.wait, Qt.MouseButton.LeftButton)


def test_votes_are_named() -> None:
    voted = Absence(2, 0, 1_000, (0, 1))
    lines = member_lines(Membership(0, (0, 1, 2), (voted,)), NAMES, (0,), 61_000)

    assert lines == [
        "Carla has been missing for 1:01.",
        "Votes to go on without Carla: Ana and Bea.",
    ]


def test_of_two_nobody_can_be_voted_out_but_the_game_can_be_ended(
    bar: MembersBar, qtbot: QtBot
) -> None:
    members = Membership(0, (0, 1), (Absence(1, 0, 0, ()),), may_claim=True)
    bar.show_members(members, (0,), ended=False)
    bar.show()
    with qtbot.waitSignal(bar.claim_asked):
        qtbot.mouseClick(bar.claim, Qt.MouseButton.LeftButton)

    assert bar.drops == {}
    assert "All others are gone." in bar.text.text()


def test_who_looks_on_is_told_but_not_asked(bar: MembersBar) -> None:
    bar.show_members(away(), (), ended=False)

    assert not bar.isHidden()
    assert bar.drops == {}
    assert bar.wait.isHidden()


def test_buttons_go_with_what_they_are_about(bar: MembersBar) -> None:
    bar.show_members(away(), (0,), ended=False)
    bar.show_members(EVERYBODY, (0,), ended=False)

    assert bar.drops == {}
    assert bar.isHidden()


def test_too_few_are_offered_a_new_game(bar: MembersBar, qtbot: QtBot) -> None:
    bar.show_members(away(may_go_anew=True), (0,), ended=False)
    with qtbot.waitSignal(bar.anew_asked):
        bar.anew.click()

    assert "Too few players are here to go on." in bar.text.text()
    assert bar.drops == {}
    assert bar.wait.isVisibleTo(bar)
    assert not bar.again.isVisibleTo(bar)


def test_who_does_not_come_to_agree_can_vote_again_or_go_on_anew(
    bar: MembersBar, qtbot: QtBot
) -> None:
    bar.show_members(away(changing=True, stalled=True, may_go_anew=True), (0,), ended=False)
    with qtbot.waitSignal(bar.again_asked):
        bar.again.click()

    assert bar.anew.isVisibleTo(bar)
    assert list(bar.drops) == [2]
    assert "The players do not come to agree on who takes part." in bar.text.text()
    assert "Too few" not in bar.text.text()


def test_a_wish_for_a_new_game_is_named_and_can_be_taken_back(bar: MembersBar) -> None:
    wished = Membership(0, (0, 1, 2), may_go_anew=True, wishing=(0,))
    bar.show_members(wished, (0,), ended=False)

    assert "For a new game: Ana. It begins once all who are here want it." in bar.text.text()
    assert not bar.anew.isVisibleTo(bar)
    assert bar.wait.isVisibleTo(bar)


def test_nobody_is_offered_a_new_game_while_all_is_well(bar: MembersBar) -> None:
    bar.show_members(away(), (0,), ended=False)

    assert not bar.anew.isVisibleTo(bar)
    assert not bar.again.isVisibleTo(bar)


def test_who_may_go_over_to_the_new_game_of_others_is_asked(bar: MembersBar, qtbot: QtBot) -> None:
    bar.show_members(away(), (0,), ended=False)
    before = bar.over.isVisibleTo(bar)
    bar.show_members(away(elsewhere=(2,), may_go_over=True), (0,), ended=False)
    with qtbot.waitSignal(bar.over_asked):
        bar.over.click()

    assert (before, bar.over.text()) == (False, "Go over to the new game")


def test_the_end_asks_nothing(bar: MembersBar) -> None:
    bar.show_members(away(may_claim=True), (0,), ended=True)

    assert bar.isHidden()


@pytest.mark.parametrize(
    ("members", "own", "line"),
    [
        (Membership(0, (0, 1, 2), changing=True), (0,), "The players are agreeing on who takes"),
        (Membership(0, (0, 1, 2), changing=True, stalled=True), (0,), "The players do not come"),
        (Membership(1, (0, 1)), (2,), "The others have gone on without Carla."),
        (Membership(0, (0, 1), claimed_by=(1,)), (0,), "Bea ended the game as the only one"),
        (
            Membership(0, (0, 1, 2), elsewhere=(0, 1)),
            (2,),
            "Gone on in a new game, without those who were missing: Ana and Bea.",
        ),
        (
            Membership(0, (0, 1, 2), elsewhere=(0, 1), may_go_over=True, going_over=True),
            (2,),
            "Gone on in a new game: Ana and Bea. You are brought there in a moment.",
        ),
        (
            Membership(0, (0, 1, 2), elsewhere=(0,), may_go_over=True),
            (2,),
            "Gone on in a new game: Ana. You can go over to it, or go on here.",
        ),
        (Membership(0, (0, 1), behind=(2,)), (0,), "Back in the old game: Carla."),
        (
            Membership(1, (0, 1), proven=(Trouble("illegal_action", 2, 7),)),
            (0,),
            "Carla signed an action against the rules at entry 7.",
        ),
    ],
)
def test_what_else_is_to_be_known_is_said(
    members: Membership, own: tuple[int, ...], line: str
) -> None:
    (told,) = member_lines(members, NAMES, own, 0)

    assert told.startswith(line)


def test_the_badge_shows_how_often_it_was_agreed_anew(qtbot: QtBot) -> None:
    badge = EpochBadge(NAMES)
    qtbot.addWidget(badge)
    badge.show_members(EVERYBODY)
    hidden = badge.isHidden()
    badge.show_members(Membership(2, (0, 1)))

    assert (hidden, badge.isHidden(), badge.text()) == (True, False, "↻ 2")
    assert badge.toolTip() == (
        "Who takes part has been agreed on anew. Now playing: Ana and Bea.\n"
        "The rules play for Carla."
    )


def test_seats_left_out_are_passive() -> None:
    assert passive_seats(Membership(1, (0, 2)), 3) == (1,)
    assert passive_seats(Membership(), 3) == ()


def test_spans_are_written_in_minutes_and_seconds() -> None:
    spans = [duration(ms) for ms in (0, 1, 1_000, 59_001, 60_000, 600_000)]

    assert spans == ["0:00", "0:01", "0:01", "1:00", "1:00", "10:00"]
