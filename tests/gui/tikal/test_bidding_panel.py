"""Bidding: the display, the offers of all and the means to bid."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.tikal.actions import ChooseTile
from engine.tikal.components import TILE_OF
from engine.tikal.position import Phase
from tests.gui.tikal_positions import NAMES, acting, bidding, start
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.games.tikal.turn import TurnModel

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def model() -> TurnModel:
    return TurnModel()


@pytest.fixture
def panel(model: TurnModel, qtbot: QtBot) -> BiddingPanel:
    panel = BiddingPanel(model, NAMES)
    qtbot.addWidget(panel)
    return panel


def offers(panel: BiddingPanel) -> list[str]:
    return [panel.offers.text(seat) for seat in range(3)]


def test_it_is_there_for_bidding_and_choosing_alone(model: TurnModel, panel: BiddingPanel) -> None:
    assert panel.isHidden()
    model.set_position(start(3, "auction"), False)
    assert panel.isHidden()
    model.set_position(bidding(), True)
    assert not panel.isHidden()
    model.set_position(bidding()._replace(phase=Phase.CHOOSE_TILE), True)
    assert not panel.isHidden()
    model.set_position(acting(), True)
    assert panel.isHidden()


def test_the_display_and_the_opening(model: TurnModel, panel: BiddingPanel) -> None:
    model.set_position(bidding(), True)

    assert [caption.text() for caption in panel.captions] == [
        "temple 1",
        "jungle",
        "treasure site 4",
    ]
    assert not any(tile.isEnabled() for tile in panel.tiles)
    assert panel.heading.text() == "Auction of the next turn: no bid yet. Ana bids"
    assert offers(panel) == ["Ana: has not bid", "Ben: has not bid", "Cleo: has not bid"]
    assert (panel.amount.minimum(), panel.amount.maximum(), panel.amount.value()) == (1, 20, 1)


def test_offers_of_all_are_shown(model: TurnModel, panel: BiddingPanel) -> None:
    panel.show_bids({0: 3, 1: 5})
    model.set_position(bidding(bid=5, bidder=1, seat=0, passed=(2,)), True)

    assert panel.heading.text() == "Auction of the next turn: 5 by Ben. Ana bids"
    assert offers(panel) == ["Ana: bid 3", "Ben: leads with 5", "Cleo: passed"]
    assert panel.amount.minimum() == 6

    panel.show_bids({})
    model.set_position(bidding(), True)
    assert offers(panel) == ["Ana: has not bid", "Ben: has not bid", "Cleo: has not bid"]


def test_who_had_the_turn_is_told(model: TurnModel, panel: BiddingPanel) -> None:
    position = bidding(bid=2, bidder=2, seat=0, passed=())
    assert position.auction is not None
    auction = position.auction._replace(waiting=(0, 2))
    model.set_position(position._replace(auction=auction), True)

    assert offers(panel)[1] == "Ben: has had a turn"


def test_a_bid_and_a_pass_are_committed(
    model: TurnModel, panel: BiddingPanel, qtbot: QtBot
) -> None:
    model.set_position(bidding(bid=3, bidder=2), True)
    panel.amount.setValue(7)
    with qtbot.waitSignal(model.committed) as sent:
        QTest.mouseClick(panel.bid, LEFT)
    assert sent.args == [("bid 7",)]

    model.refused()
    with qtbot.waitSignal(model.committed) as sent:
        QTest.mouseClick(panel.pass_, LEFT)
    assert sent.args == [("pass",)]


@pytest.mark.parametrize("name", ["bid", "pass_"])
def test_a_double_click_does_not_answer_for_the_next_person_as_well(
    model: TurnModel, panel: BiddingPanel, name: str
) -> None:
    pressed = getattr(panel, name)
    sent: list[object] = []
    model.committed.connect(sent.append)
    model.set_position(bidding(bid=3, bidder=2), True)

    # So a double click arrives: press, release, double click, release.
    QTest.mouseClick(pressed, LEFT)
    model.set_position(bidding(bid=4, bidder=0, seat=1), True)
    QTest.mouseDClick(pressed, LEFT)
    QTest.mouseRelease(pressed, LEFT)

    assert len(sent) == 1


def test_who_cannot_outbid_can_pass_alone_and_reads_why(
    model: TurnModel, panel: BiddingPanel
) -> None:
    model.set_position(bidding(bid=20, bidder=2), True)

    assert not panel.bid.isEnabled()
    assert not panel.amount.isEnabled()
    assert panel.pass_.isEnabled()
    assert (
        panel.bid.toolTip()
        == "The bid must be 20 at most: you cannot bid more points than you have."
    )


def test_others_see_no_means_to_bid(model: TurnModel, panel: BiddingPanel) -> None:
    model.set_position(bidding(), False)

    assert not panel.bid.isVisibleTo(panel)


def test_a_tile_is_chosen_by_a_click(model: TurnModel, panel: BiddingPanel) -> None:
    model.set_position(bidding()._replace(phase=Phase.CHOOSE_TILE), True)
    assert panel.heading.text() == "Ana takes one of these tiles"

    QTest.mouseClick(panel.tiles[2], LEFT)

    assert model.plan == (ChooseTile(TILE_OF["A5"]),)
    assert panel.isHidden()
    model.undo()
    assert not panel.isHidden()


def test_the_means_to_bid_stand_below_the_first_letter_of_the_heading(
    model: TurnModel, panel: BiddingPanel
) -> None:
    model.set_position(bidding(), True)
    panel.show()

    assert panel.amount.mapTo(panel, QPoint()).x() == panel.heading.x()


def test_it_is_as_high_whoever_bids_or_chooses(model: TurnModel, qtbot: QtBot) -> None:
    panel = BiddingPanel(model, ("Wilhelmina of the far mountains and lakes", "Ben", "Cleo"))
    qtbot.addWidget(panel)
    heights = set()

    for position, active in [
        (bidding(), True),
        (bidding(bid=5, bidder=0, seat=1), True),
        (bidding(bid=5, bidder=0, seat=1), False),
        (bidding()._replace(phase=Phase.CHOOSE_TILE), True),
    ]:
        model.set_position(position, active)
        panel.resize(panel.minimumSizeHint().width(), 300)
        heights.add((panel.sizeHint().height(), panel.heightForWidth(panel.width())))

    assert len(heights) == 1
    assert panel.heading.toolTip() == panel.heading.text()
