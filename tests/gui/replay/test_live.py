"""Following others and looking back while a game runs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.tikal.actions import PlaceTile
from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.tale import NAMES, Tale, fresh, one_turn, two_turns
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import Chronicle
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.live import LiveReplay
from tikal_qt.replay.speeds import PACES_MS
from tikal_qt.replay.watching import Mode

LEFT = Qt.MouseButton.LeftButton


class Page(QWidget):
    """What a table page joins, for the person in `own`."""

    def __init__(self, tale: Tale, own: int) -> None:
        super().__init__()
        self.tale, self.own = tale, own
        self.model = TurnModel(self)
        self.board = BoardView()
        self.bar = ActionBar(self.model)
        self.control = TurnControl(self.board, self.model, self.bar, self)
        self.chronicle = Chronicle(tale.start, NAMES)
        self.log = LogPanel()
        self.log.begin(2)
        self.live = LiveReplay(
            self.board, self.control, self.model, self.chronicle, self.log, NAMES
        )
        layout = QVBoxLayout(self)
        for part in (self.board, self.log, self.bar, self.live.past_bar, self.live.follow):
            layout.addWidget(part)
        layout.addWidget(self.live.look)
        self.resize(900, 900)
        self.told: list[str] = []
        self.live.watching.changed.connect(self._hear)

    def _hear(self) -> None:
        caption = self.live.caption
        if not self.told or caption.text() != self.told[-1]:
            self.told.append(caption.text())

    def hear(self) -> None:
        """Take in what the tale has come to, as a table page does."""
        first = len(self.chronicle.history.steps)
        self.log.add(self.chronicle.extend(self.tale.entries), NAMES)
        self.live.take(first, [self.own], self.model.plan)
        self.model.set_position(self.tale.position, self.tale.position.seat == self.own)

    @property
    def mode(self) -> Mode:
        return self.live.watching.mode

    @property
    def place(self) -> int:
        return self.live.watching.replay.place

    def click_line(self, number: int) -> None:
        block = self.log.document().findBlockByNumber(number)
        box = self.log.document().documentLayout().blockBoundingRect(block)
        self.log.verticalScrollBar().setValue(int(box.top()))
        point = box.center().toPoint()
        point.setY(point.y() - self.log.verticalScrollBar().value())
        QTest.mouseClick(self.log.viewport(), LEFT, pos=point)

    def click_hexagon(self, hexagon: str) -> None:
        QTest.mouseClick(self.board.viewport(), LEFT, pos=self.board.point_of(AT[hexagon]))


def opened(qtbot: QtBot, tale: Tale, own: int) -> Page:
    page = Page(tale, own)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.hear()
    return page


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Ana's window while Bea, to whom the tile A4 was drawn, is to move."""
    page = opened(qtbot, one_turn(), 0)
    page.live.watching.finish()
    page.told.clear()
    return page


def bea_plays(page: Page) -> None:
    page.tale.act(
        1, "tile c5 0", "place leader a5", "move leader a5 b4", "move leader b4 c4", "end"
    )
    page.tale.draw("A2")
    page.hear()


# ------------------------------------------------------------------------------ following


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
    assert page.model.plan == ()

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


# ---------------------------------------------------------------------------- looking back


def test_a_line_of_the_log_leads_to_its_position(page: Page) -> None:
    page.click_line(4)  # "moves a worker from b4 to c4"

    assert page.mode is Mode.PAST
    assert (page.place, page.live.past) == (5, page.chronicle.history.steps[4].after)
    assert page.board.shown == page.live.past
    assert page.log.marked == 4
    assert page.live.caption.text().endswith("moves a worker from b4 to c4")
    assert not page.live.look.isEnabled()


def test_the_game_goes_on_while_one_looks_back(page: Page) -> None:
    page.click_line(1)
    bea_plays(page)

    assert (page.mode, page.place) == (Mode.PAST, 2)
    assert page.live.bar.slider.maximum() == 14
    assert page.board.shown == page.chronicle.history.steps[1].after


def test_nothing_can_be_done_on_the_past_board(page: Page) -> None:
    bea_plays(page)
    page.click_line(1)
    page.click_hexagon("d4")

    assert page.mode is Mode.PAST
    assert page.model.plan == ()


@pytest.mark.parametrize("way", ["button", "key"])
def test_back_to_the_game(page: Page, way: str) -> None:
    bea_plays(page)
    page.click_line(1)
    if way == "button":
        QTest.mouseClick(page.live.back, LEFT)
    else:
        QTest.keyClick(page.log, Qt.Key.Key_Escape)

    assert (page.mode, page.live.past, page.log.marked) == (Mode.LIVE, None, -1)
    assert page.board.shown == page.tale.position
    assert AT["d4"] in page.board.marks


def test_a_plan_is_still_there_after_looking_back(page: Page) -> None:
    bea_plays(page)
    page.live.watching.finish()
    page.model.do(PlaceTile(AT["d4"], 0))
    page.click_line(1)
    page.live.watching.back()

    assert page.model.plan == (PlaceTile(AT["d4"], 0),)
    assert page.board.shown == page.model.planned


def test_the_button_looks_back_from_the_newest_step(page: Page) -> None:
    QTest.mouseClick(page.live.look, LEFT)
    assert (page.mode, page.place) == (Mode.PAST, 8)

    QTest.keyClick(page.log, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.place == 7


def test_the_auction_is_that_of_the_place_one_looks_at(qtbot: QtBot) -> None:
    tale = fresh("auction")
    tale.draw("A1", "A4")
    tale.act(0, "bid 1")
    tale.act(1, "bid 2")
    tale.act(0, "bid 3")
    page = opened(qtbot, tale, 0)
    page.live.watching.finish()
    auction = page.live.auction
    assert not auction.isVisible()

    page.live.watching.look_back(4)
    assert auction.isVisible()
    assert [auction.offers.text(seat) for seat in (0, 1)] == ["Ana: bid 1", "Bea: leads with 2"]
    assert [tile.accessibleName() for tile in auction.tiles] == ["temple 1", "jungle"]
    bidding = BiddingPanel(page.model, NAMES, page)
    assert page.live.past_bar.sizeHint().height() <= bidding.sizeHint().height()

    page.live.watching.replay.go(1)
    assert not auction.isVisible()

    page.live.watching.replay.go(3)
    page.live.watching.back()
    assert not auction.isVisible()


def test_scores_up_to_what_is_shown(page: Page) -> None:
    page.click_line(0)

    assert page.live.scored() == []


# ------------------------------------------------------------------------- the last turn


@pytest.fixture
def later(qtbot: QtBot) -> Page:
    """Ana's window when her second turn has begun."""
    page = opened(qtbot, two_turns(), 0)
    page.live.watching.finish()
    page.told.clear()
    qtbot.wait(2 * QApplication.doubleClickInterval())
    return page


def test_the_last_turn_of_another_is_played_again_and_then_the_game_shown(
    later: Page, qtbot: QtBot
) -> None:
    later.live.watching.set_pace(20)
    QTest.mouseClick(later.live.follow, LEFT)
    assert (later.mode, later.place) == (Mode.PAST, 8)

    qtbot.waitUntil(lambda: later.mode is Mode.LIVE, timeout=30_000)
    assert [text.split("</b> ")[-1] for text in later.told if text][-5:] == [
        "places the tile in c5",
        "brings the leader to a5",
        "moves the leader from a5 to b4",
        "moves the leader from b4 to c4",
        "ends the turn with 7 AP unused",
    ]


def test_a_second_click_to_skip_does_not_show_the_turn_again(page: Page, qtbot: QtBot) -> None:
    page.live.watching.set_pace(10_000)
    bea_plays(page)

    QTest.mouseClick(page.live.follow, LEFT)
    QTest.mouseClick(page.live.follow, LEFT)
    assert page.mode is Mode.LIVE

    qtbot.wait(2 * QApplication.doubleClickInterval())
    QTest.mouseClick(page.live.follow, LEFT)
    assert page.mode is Mode.PAST


def test_who_takes_over_is_not_sent_back(later: Page, qtbot: QtBot) -> None:
    later.live.watching.set_pace(20)
    QTest.mouseClick(later.live.follow, LEFT)
    later.live.watching.replay.go(11)
    later.live.watching.replay.set_pace(20)
    with qtbot.waitSignal(later.live.watching.replay.stopped):
        later.live.watching.replay.play(13)

    assert (later.mode, later.place) == (Mode.PAST, 13)


def test_with_the_speed_off_the_last_turn_can_be_watched_all_the_same(later: Page) -> None:
    later.live.set_speed("off")
    QTest.mouseClick(later.live.follow, LEFT)

    assert later.live.watching.replay.playing
    assert later.live.watching.replay.pace_ms == PACES_MS["normal"]


def test_before_any_turn_has_ended_the_button_does_nothing(qtbot: QtBot) -> None:
    page = opened(qtbot, fresh(), 0)
    assert page.live.follow.toolTip() == "No turn has ended yet (F9)"
    QTest.mouseClick(page.live.follow, LEFT)

    assert page.mode is Mode.LIVE


def test_a_chosen_speed_is_told(page: Page, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.live.speed_chosen) as told:
        page.live.follow.speeds["slow"].trigger()

    assert told.args == ["slow"]
    assert page.live.follow.speeds["slow"].isChecked()
    assert page.live.bar.speed.currentText() == "Slow"
