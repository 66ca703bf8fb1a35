"""What is still to come, and whose turn follows."""

import pytest
from pytestqt.qtbot import QtBot

from engine.tikal.components import TILE_OF
from engine.tikal.position import NOBODY, Phase, Position
from tests.gui.tikal_positions import acting, bidding, placing, start
from tests.present import present
from tikal_qt.games.tikal.player_card import PlayerCard, PlayerState
from tikal_qt.games.tikal.player_facts import player_facts
from tikal_qt.games.tikal.players_panel import PlayersPanel
from tikal_qt.games.tikal.supply import supply
from tikal_qt.games.tikal.supply_card import SupplyCard, supply_words
from tikal_qt.games.tikal.turn_order import next_seat

LEFT = tuple(TILE_OF[name] for name in ("F1", "G1", "G3"))
FEW_TEMPLES = bytes((0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1))
"""One temple tile of level 3, two of level 9 and one of level 10."""


def late() -> Position:
    return acting(stack=LEFT, temple_tiles=FEW_TEMPLES)


def test_at_the_start_everything_is_left() -> None:
    left = supply(start())

    # What the box holds: 36 tiles, of which three are volcanoes, and 48 temple tiles.
    assert sum(count for _, count in left.tiles) == 36
    assert [letter for letter, _ in left.tiles] == list("ABCDEFG")
    assert left.volcanoes == 3
    assert left.temples == (
        (2, 3),
        (3, 6),
        (4, 9),
        (5, 11),
        (6, 8),
        (7, 5),
        (8, 3),
        (9, 2),
        (10, 1),
    )


def test_what_is_gone_is_gone() -> None:
    left = supply(late())

    assert dict(left.tiles) == {"A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 1, "G": 2}
    assert dict(left.temples) == {2: 0, 3: 1, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 2, 10: 1}


def test_the_card_shows_it(qtbot: QtBot) -> None:
    card = SupplyCard()
    qtbot.addWidget(card)
    card.show_supply(supply(late()))

    assert [shown.text() for shown in card.tiles.counts] == ["0", "0", "0", "0", "0", "1", "2"]
    assert [shown.text() for shown in card.temples.counts] == list("010000021")
    assert card.tiles.counts[6].toolTip().splitlines() == ["temple 3", "jungle"]
    card.show_supply(supply(acting(stack=LEFT[:1], temple_tiles=FEW_TEMPLES)))
    assert [shown.text() for shown in card.tiles.counts] == ["0", "0", "0", "0", "0", "1", "0"]


def test_it_is_told_in_words() -> None:
    assert supply_words(supply(late())) == (
        "3 tiles left, 0 volcanoes: F 1, G 2. Temple tiles left, by level: level 2: 0; level 3: 1;"
        " level 4: 0; level 5: 0; level 6: 0; level 7: 0; level 8: 0; level 9: 2; level 10: 1"
    )


VOLCANO = TILE_OF["B6"]


@pytest.mark.parametrize(
    ("position", "seat"),
    [
        (start(), 1),  # Ana draws her tile
        (placing("A1"), 1),
        (acting(seat=1), 0),
        (acting(players=3, seat=1), 2),
        (acting(tile=VOLCANO, scoring=(0, 1)), 1),
        (acting(tile=VOLCANO, scoring=(1,), seat=1), 0),  # who drew the volcano places it
        (acting(stack=()), 1),  # the last scoring round begins
        (acting(stack=(), scoring=(1,), seat=1), NOBODY),
        (acting(phase=Phase.OVER, seat=NOBODY), NOBODY),
        (bidding(), NOBODY),
    ],
)
def test_whose_turn_follows(position: Position, seat: int) -> None:
    assert next_seat(position) == seat


def test_in_an_auction_the_next_to_be_asked_follows() -> None:
    """Ana has the turn; Bea has had hers in this round, so that Cleo bids first."""
    position = bidding()._replace(phase=Phase.ACT, ap=3)
    auction = present(position.auction)._replace(
        waiting=(2,), display=present(position.auction).display[:1]
    )

    assert next_seat(position._replace(auction=auction)) == 2


def test_who_follows_is_marked(qtbot: QtBot) -> None:
    panel = PlayersPanel(("Ana", "Bea"))
    qtbot.addWidget(panel)
    panel.show()
    panel.show_players(acting(), 0, ("you", "computer"), ())

    assert [card.following.isVisible() for card in panel.cards] == [False, True]
    assert "next" in panel.cards[1].accessibleDescription().split("; ")


def test_who_is_to_move_is_not_next_as_well(qtbot: QtBot) -> None:
    card = PlayerCard(0)
    qtbot.addWidget(card)
    card.show()
    card.show_player(player_facts(start(), 0), PlayerState("Ana", "you", True, "", follows=True))

    assert not card.following.isVisible()
