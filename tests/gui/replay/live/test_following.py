"""Others' steps are shown one after the other while a game runs."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.tikal.actions import PlaceTile
from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.replay.live.page import LEFT, Page, bea_plays, opened
from tests.gui.tale import fresh
from tikal_qt.replay.watching import Mode


def test_others_steps_are_shown_one_after_the_other_then_the_game_as_it_stands(
    page: Page, qtbot: QtBot
) -> None:
    page.live.watching.set_pace(30)
    bea_plays(page)
    assert page.mode is Mode.FOLLOWING
    assert page.board.shown == page.chronicle.history.steps[8].after
    assert dict(page.board.marks) == {}

    qtbot.waitUntil(lambda: page.mode is Mode.LIVE, timeout=30_000)
    assert [text.split("</b> ")[-1] for text in page.told if text] == [
        "places the tile in c5",
        "brings the leader to a5",
        "moves the leader from a5 to b4",
        "moves the leader from b4 to c4",
        "ends the turn with 7 AP unused",
    ]
    assert page.board.shown == page.tale.position
    assert not page.live.caption.isVisible()
    assert AT["d4"] in page.board.marks  # where Ana may place her tile


def test_the_own_tile_is_not_waited_for(page: Page) -> None:
    """The last step shown is Bea's end of turn (place 13), not Ana's draw (place 14)."""
    page.live.watching.set_pace(10_000)
    bea_plays(page)

    assert page.live.watching.replay.until == 13


def test_what_one_did_oneself_is_not_shown_again(qtbot: QtBot) -> None:
    tale = fresh()
    tale.draw("A1")
    page = opened(qtbot, tale, 0)
    tale.act(0, "tile c4 0", "place worker a5", "end")
    page.hear()

    assert page.mode is Mode.LIVE


def test_what_was_watched_as_a_plan_is_not_shown_again(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    page.model.watch(("tile c5 0", "place leader a5"))
    bea_plays(page)

    assert page.mode is Mode.FOLLOWING
    assert page.place == 11  # the leader's first move, after the tile and the leader's coming
    assert page.live.caption.text().endswith("moves the leader from a5 to b4")


def test_a_plan_that_was_changed_before_it_was_committed_is_shown(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    page.model.watch(("tile c5 1",))
    bea_plays(page)

    assert page.place == 9


def test_switched_off_nothing_is_shown(page: Page) -> None:
    page.live.set_speed("off")
    bea_plays(page)

    assert page.mode is Mode.LIVE
    assert page.board.shown == page.tale.position


def test_switching_off_ends_what_is_shown(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)
    page.live.follow.speeds["off"].trigger()

    assert page.mode is Mode.LIVE


def test_skipping_shows_the_game_as_it_stands(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)
    assert page.live.follow.text() == "Skip"

    QTest.mouseClick(page.live.follow, LEFT)
    assert page.mode is Mode.LIVE
    assert page.live.follow.text() == "Last turn again"


def test_a_click_on_the_board_only_ends_what_is_shown(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)
    page.click_hexagon("d4")

    assert page.mode is Mode.LIVE
    assert list(page.model.plan) == []

    page.click_hexagon("d4")
    assert page.model.plan == (PlaceTile(AT["d4"], 0),)


def test_turning_the_tile_in_hand_ends_what_is_shown(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)
    page.model.turn_tile(1, AT["d4"])

    assert page.mode is Mode.LIVE


def test_planning_ends_what_is_shown(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)
    page.model.do(PlaceTile(AT["d4"], 0))

    assert page.mode is Mode.LIVE
    assert page.board.shown == page.model.planned


def test_more_steps_are_shown_after_those_being_shown(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    page.tale.act(1, "tile c5 0", "place leader a5")
    page.hear()
    assert page.live.watching.replay.until == 10

    page.tale.act(1, "move leader a5 b4", "move leader b4 c4", "end")
    page.hear()
    assert (page.place, page.live.watching.replay.until) == (9, 13)


def test_far_behind_each_step_is_shown_for_half_the_time(page: Page) -> None:
    page.live.watching.set_pace(10_000)
    page.tale.act(1, "tile c5 0", "place leader a5", "move leader a5 b4", "move leader b4 a5")
    page.hear()
    assert page.live.watching.replay.pace_ms == 10_000

    page.tale.act(1, *["move leader a5 b4", "move leader b4 a5"] * 3)
    page.hear()
    assert page.live.watching.replay.until - page.place == 9
    assert page.live.watching.replay.pace_ms == 5_000


def test_further_behind_whole_turns_are_left_out(qtbot: QtBot) -> None:
    """Four seats' worth of turns come at once; what is shown begins with the newest one."""
    page = opened(qtbot, fresh(), 5)  # nobody's turn is one's own
    page.live.watching.set_pace(10_000)
    walk = ("place leader a5", *["move leader a5 b4", "move leader b4 a5"] * 4)
    for seat, tile in enumerate(("A1", "A4")):
        page.tale.draw(tile)
        page.tale.act(seat, f"tile {'c4' if seat == 0 else 'c5'} 0", *walk, "end")
    page.tale.draw("A2")
    page.tale.act(0, "tile d4 0", *walk[1:], "end")
    page.hear()

    # Turns of 12, 12 and 11 steps: the newest one begins at place 24.
    assert len(page.chronicle.history.steps) == 35
    assert page.place == 25
    assert page.live.watching.replay.until == 35


def test_a_second_click_to_skip_does_not_show_the_turn_again(page: Page, qtbot: QtBot) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)

    QTest.mouseClick(page.live.follow, LEFT)
    QTest.mouseClick(page.live.follow, LEFT)
    after_two = page.mode

    qtbot.wait(2 * QApplication.doubleClickInterval())
    QTest.mouseClick(page.live.follow, LEFT)
    assert (after_two, page.mode) == (Mode.LIVE, Mode.PAST)


def test_a_chosen_speed_is_told(page: Page, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.live.speed_chosen) as told:
        page.live.follow.speeds["slow"].trigger()

    assert told.args == ["slow"]
    assert page.live.follow.speeds["slow"].isChecked()
    assert page.live.bar.speed.currentText() == "Slow"
