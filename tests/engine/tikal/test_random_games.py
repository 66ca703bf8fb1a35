"""What holds in every position of every game."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Choice, Draw, IllegalActionError, NotationError, Over, Setup
from engine.games import game
from engine.tikal.actions import Bid, ChooseTile, EndTurn, Guard, PlaceTile
from engine.tikal.board import Board, start_board
from engine.tikal.components import TEMPLE_TILES, TERRAIN_TILES, TILES, Terrain
from engine.tikal.hexes import HEXAGONS
from engine.tikal.notation import every_action
from engine.tikal.position import GONE, Phase, Position
from engine.tikal.position_text import format_position, parse_position
from engine.tikal.rules import absent_policy, apply, awaiting, is_barrier, legal, why_illegal
from engine.tikal.scoring import score_sheet, turn_sheet
from engine.tikal.validity import fault
from tests.engine.tikal.play import EVERY_SETUP, play_on, random_game

TIKAL = game("tikal")
every_setup = pytest.mark.parametrize(("players", "variant"), EVERY_SETUP)


def tiles_everywhere(at: Position) -> list[int]:
    lying = [tile for tile in at.board.tiles if tile < TERRAIN_TILES]
    display = at.auction.display if at.auction else ()
    return sorted(
        [*lying, *at.stack, *at.set_aside, *display, *([at.tile] if at.tile >= 0 else [])]
    )


def temple_tiles_everywhere(at: Position) -> list[int]:
    used = Counter(
        level
        for h in at.board.temples
        for level in range(TILES[at.board.tiles[h]].value + 1, at.temples[h] + 1)
    )
    return [at.temple_tiles[level] + used[level] for level in range(11)]


def treasures_everywhere(at: Position) -> int:
    to_come = sum(
        TILES[tile].value
        for tile in (*at.stack, *at.set_aside, *(at.auction.display if at.auction else ()), at.tile)
        if tile >= 0 and TILES[tile].terrain is Terrain.TREASURE
    )
    in_hand = at.phase is Phase.DRAW_TREASURE
    return to_come + sum(at.treasures) + sum(map(sum, at.found)) + in_hand


@every_setup
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_and_no_ap_are_overdrawn(players: int, variant: str, seed: int) -> None:
    removed = [0] * players
    for before, event, at in random_game(players, variant, seed):
        if isinstance(event, Guard):
            seat, leader = before.seat, before.leaders[before.seat] == event.hexagon
            removed[seat] += before.workers[seat].count(event.hexagon)
            assert (at.leaders[seat] == GONE) == (leader or before.leaders[seat] == GONE)
        assert tiles_everywhere(at) == list(range(TERRAIN_TILES))
        assert temple_tiles_everywhere(at) == list(TEMPLE_TILES)
        assert treasures_everywhere(at) == 24
        assert 0 <= at.ap <= 10
        for seat in range(players):
            assert at.supply[seat] + len(at.workers[seat]) + removed[seat] == 18
            assert list(at.workers[seat]) == sorted(at.workers[seat])
            assert at.guards.count(seat + 1) <= 2
            assert at.scores[seat] >= 0
        assert fault(at) is None


@every_setup
@pytest.mark.parametrize("seed", range(2))
def test_turns_and_rounds_of_a_whole_game(players: int, variant: str, seed: int) -> None:
    turns: Counter[int] = Counter()
    chosen = rounds = 0
    for before, event, at in random_game(players, variant, seed):
        turns[before.seat] += isinstance(event, EndTurn)
        chosen += isinstance(event, ChooseTile)
        if before.phase is Phase.DRAW_TILE and at.phase is Phase.BID:
            rounds += 1
    assert [turns[seat] for seat in range(players)] == [{2: 22, 3: 16, 4: 13}[players]] * players
    if variant == "auction":
        assert rounds == {2: 18, 3: 12, 4: 9}[players]
        assert chosen == rounds * (players - 1)


@every_setup
def test_scores_are_the_sheets_scored_less_the_bids_paid(players: int, variant: str) -> None:
    expected = [20 if variant == "auction" else 0] * players
    for before, event, at in random_game(players, variant, 7):
        sheet = turn_sheet(before) if isinstance(event, EndTurn) else None
        if sheet is not None:
            assert sheet == score_sheet(before)[before.seat]
            expected[before.seat] += sheet.total
        if before.phase is Phase.BID and at.phase is Phase.CHOOSE_TILE:
            assert before.auction is not None
            paid = event.amount if isinstance(event, Bid) else before.auction.bid
            expected[at.seat] -= paid
        assert list(at.scores) == expected
    over = awaiting(at)
    assert isinstance(over, Over)
    assert over.scores == tuple(expected)
    assert over.winners == tuple(s for s in range(players) if expected[s] == max(expected))


@every_setup
def test_applying_and_drawing_leave_their_position_as_it_was(players: int, variant: str) -> None:
    for before, event, at in random_game(players, variant, 8):
        text, digest = format_position(before), TIKAL.position_hash(before)
        again = TIKAL.draw(before, event) if isinstance(event, str) else TIKAL.apply(before, event)
        assert again == at
        assert TIKAL.position_hash(again) == TIKAL.position_hash(at) != digest
        assert (format_position(before), TIKAL.position_hash(before)) == (text, digest)


@every_setup
def test_every_position_comes_back_from_its_text(players: int, variant: str) -> None:
    for _, event, at in random_game(players, variant, 9):
        again = parse_position(format_position(at))
        assert again == at
        assert TIKAL.position_hash(again) == TIKAL.position_hash(at)
        assert (legal(again), awaiting(again)) == (legal(at), awaiting(at))
        if not isinstance(event, str):
            assert TIKAL.parse_action(TIKAL.format_action(event)) == event


@every_setup
def test_legal_and_why_illegal_agree_on_every_action(players: int, variant: str) -> None:
    """Asked of every action the notation can express, in positions from all over a game."""
    actions = tuple(every_action())
    for number, (at, _, _) in enumerate(random_game(players, variant, 10)):
        if number % 7:
            continue
        allowed = legal(at)
        assert len(allowed) == len(dict.fromkeys(allowed))
        assert {a for a in actions if why_illegal(at, a) is None} == set(allowed)


@every_setup
def test_apply_takes_what_is_legal_and_refuses_the_rest(players: int, variant: str) -> None:
    random, actions = Random(11), tuple(every_action())
    for number, (at, _, _) in enumerate(random_game(players, variant, 11)):
        if number % 9:
            continue
        for action in (*legal(at), *random.sample(actions, 20)):
            reason = why_illegal(at, action)
            if reason is None:
                assert apply(at, action) != at
            else:
                with pytest.raises(IllegalActionError) as refused:
                    apply(at, action)
                assert refused.value.reason == reason


@every_setup
def test_an_action_can_be_taken_back_while_its_seat_goes_on_choosing(
    players: int, variant: str
) -> None:
    for before, event, at in random_game(players, variant, 12):
        if not isinstance(event, str):
            goes_on = awaiting(at) == Choice(before.seat)
            assert is_barrier(before, event) == (not goes_on)


@every_setup
def test_a_table_of_absent_players_comes_to_an_end(players: int, variant: str) -> None:
    at, random = TIKAL.new(Setup(players, variant)), Random(13)
    turns = 0
    while not isinstance(awaited := awaiting(at), Over):
        if isinstance(awaited, Draw):
            at = TIKAL.draw(at, random.choice(awaited.choices))
            continue
        action = absent_policy(at)
        turns += isinstance(action, EndTurn)
        at = apply(at, action)
    assert turns == players * {2: 22, 3: 16, 4: 13}[players]
    assert awaited.scores == ((20 if variant == "auction" else 0),) * players
    assert at.supply == (18,) * players


@every_setup
def test_boards_grown_tile_by_tile_equal_boards_built_afresh(players: int, variant: str) -> None:
    for _, event, at in random_game(players, variant, 14):
        if isinstance(event, PlaceTile):
            assert_same_board(at.board, rebuilt(at.board))


def rebuilt(board: Board) -> Board:
    fresh = start_board()
    for h in reversed(range(HEXAGONS)):
        if board.tiles[h] < TERRAIN_TILES:
            fresh = fresh.with_tile(h, board.tiles[h], board.rotations[h])
    return fresh


def assert_same_board(one: Board, other: Board) -> None:
    for fact in Board.__slots__:
        assert getattr(one, fact) == getattr(other, fact)
    for h in range(HEXAGONS):
        for neighbour in range(HEXAGONS):
            assert one.cost(h, neighbour) == one.cost(neighbour, h)


SAMPLES = [
    format_position(at)
    for players, variant in EVERY_SETUP
    for number, (at, _, _) in enumerate(random_game(players, variant, 15))
    if number % 60 == 0
]


@settings(deadline=None)  # a text that can be played takes a whole game
@given(st.sampled_from(SAMPLES), st.data())
def test_a_garbled_text_is_refused_or_can_be_played_to_the_end(
    text: str, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 3))
    other = data.draw(st.text("0123456789abcdefghABG;,-=*!:/ supplygone", max_size=3))
    garbled = text[:place] + other + text[place + length :]
    try:
        at = parse_position(garbled)
    except NotationError:
        return
    assert format_position(at) == garbled
    for _, _, end in play_on(at, Random(1)):
        at = end
    assert fault(at) is None


@given(st.text(max_size=200))
def test_noise_is_no_position(noise: str) -> None:
    with pytest.raises(NotationError):
        parse_position(noise)
