"""What stands around the board of a recorded game."""

from pytestqt.qtbot import QtBot

from tests.gui.tale import NAMES, fresh, two_turns
from tikal_qt.games.tikal.replay import TikalReplay


def test_an_auction_is_shown_with_every_bid_wherever_one_comes_from(qtbot: QtBot) -> None:
    tale = fresh("auction")
    tale.draw("A1", "A4")
    tale.act(0, "bid 1")
    tale.act(1, "bid 2")
    tale.act(0, "pass")
    tale.act(1, "choose A4", "tile c4 0", "end")
    game = TikalReplay(tale.start, NAMES)
    game.chronicle.extend(tale.entries)
    qtbot.addWidget(game.auction)
    assert game.below is game.auction

    game.show(4)  # Bea has bid 2
    assert game.auction.isVisible()
    shown = [tile for tile in game.auction.tiles if tile.isVisible()]
    assert [tile.toolTip() for tile in shown] == ["A1: temple 1", "A4: jungle"]
    offers = [game.auction.offers.text(seat) for seat in (0, 1)]
    assert offers == ["Ana: bid 1", "Bea: leads with 2"]

    game.show(8)
    assert not game.auction.isVisible()


def test_the_basic_version_has_nothing_below_the_board(qapp: object) -> None:
    assert TikalReplay(two_turns().start, NAMES).below is None
