"""Actions, draws and reasons in words."""

import re

import pytest

from engine.game import Reason
from engine.tikal import actions as a
from engine.tikal.components import TILE_OF, TILES, TREASURE_KINDS
from engine.tikal.hexes import HEXAGON_OF as AT
from engine.tikal.reasons import REASONS
from tests.gui.tikal_positions import LEADER, WORKER
from tikal_qt.games.tikal.reasons import OWN_SENTENCES, SENTENCES
from tikal_qt.games.tikal.words import (
    action_words,
    draw_words,
    reason_words,
    terrain_name,
    tile_name,
    treasure_name,
)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (a.PlaceTile(AT["c5"], 2), "places the tile in c5"),
        (a.PlaceFigure(LEADER, AT["a5"]), "brings the leader to a5"),
        (a.PlaceFigure(WORKER, AT["b4"]), "brings a worker to b4"),
        (a.Transfer(WORKER, AT["a5"], AT["b4"]), "transfers a worker from a5 to b4"),
        (a.Move(LEADER, AT["a5"], AT["a4"]), "moves the leader from a5 to a4"),
        (a.Uncover(AT["a4"]), "uncovers a level of the temple in a4"),
        (a.Dig(AT["c4"]), "digs for a treasure in c4"),
        (a.Exchange(0, 1, 5), "gives jade mask to Ben for sun disc"),
        (a.Camp(AT["b4"]), "pitches a camp in b4"),
        (a.Guard(AT["a4"]), "sets a guard on the temple in a4"),
        (a.EndTurn(), "ends the turn"),
        (a.Bid(7), "bids 7"),
        (a.Pass(), "passes"),
        (a.ChooseTile(TILE_OF["B2"]), "chooses the tile B2: temple 3"),
    ],
)
def test_every_action_is_a_clause(action: a.Action, words: str) -> None:
    assert action_words(action, ("Ana", "Ben")) == words


def test_a_player_without_a_name_is_a_number() -> None:
    assert action_words(a.Exchange(0, 1, 5)) == "gives jade mask to player 2 for sun disc"


def test_draws_say_what_came() -> None:
    assert draw_words("tile", "B6") == "draws the tile B6: volcano"
    assert draw_words("tile", "A5") == "draws the tile A5: treasure site 4"
    assert draw_words("treasure", "3") == "digs up: obsidian blade"
    assert draw_words("first_player", "1", ("Ana", "Ben")) == "first player drawn: Ben"


def test_treasures_have_eight_names_and_terrain_five() -> None:
    assert len({treasure_name(kind) for kind in range(TREASURE_KINDS)}) == 8
    assert len({terrain_name(tile.terrain) for tile in TILES}) == 5
    assert tile_name(TILE_OF["A4"]) == "jungle"


@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_reason_has_a_sentence_with_its_parameters(code: str) -> None:
    source = str(SENTENCES[code])
    assert set(re.findall(r"{(\w+)}", source)) <= set(REASONS[code])

    reason = Reason(code, tuple((name, 1) for name in REASONS[code]))
    sentence = reason_words(reason)

    assert sentence.endswith(".")
    assert "{" not in sentence


def test_reasons_name_players_treasures_and_figures() -> None:
    safe = Reason("treasure_safe", (("seat", 1), ("kind", 1)))
    none = Reason("none_in_supply", (("figure", "leader"),))

    assert reason_words(safe, ("Ana", "Ben")) == (
        "More than one jade mask lies in front of Ben: pairs and triplets are safe."
    )
    assert reason_words(none) == "There is no leader left to bring in."


@pytest.mark.parametrize("code", sorted(OWN_SENTENCES))
def test_every_reason_told_to_the_player_to_move_fits_its_parameters(code: str) -> None:
    used = set(re.findall(r"{(\w+)}", str(OWN_SENTENCES[code])))
    assert used == set(re.findall(r"{(\w+)}", str(SENTENCES[code])))


def test_a_reason_says_yours_to_the_player_to_move_alone() -> None:
    camp = Reason("not_own_camp", (("hexagon", "c4"),))

    assert reason_words(camp, own=True) == (
        "The hexagon c4 is neither the base camp nor a camp of yours."
    )
    assert reason_words(camp) == (
        "The hexagon c4 is neither the base camp nor a camp of the player to move."
    )


def test_no_reason_speaks_of_its_reader_as_of_another() -> None:
    told = [str(source) for source in ({**SENTENCES, **OWN_SENTENCES}).values()]

    assert [text for text in told if "the player to move" in text] == []


def test_an_unknown_reason_still_says_something() -> None:
    assert reason_words(Reason("from_tomorrow")) == "That is not possible (from_tomorrow)."
