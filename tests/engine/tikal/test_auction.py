"""Bidding and choosing (rules, "Auction version")."""

import pytest

from engine.game import Choice, Draw, Setup
from engine.tikal.chance import drawn
from engine.tikal.components import TILES
from engine.tikal.notation import format_action, parse_action
from engine.tikal.opening import new
from engine.tikal.position import NOBODY, Auction, Phase, Position
from engine.tikal.rules import absent_policy, awaiting, is_barrier
from tests.engine.tikal.build import GARDEN, GROVE, after, moves, position, refused
from tests.present import present

A1, A2, A3, A4, A6 = 0, 1, 2, 3, 5


def opened(players: int, first: int, *tiles: str) -> Position:
    """Return the first bidding of a game with `tiles` on display."""
    at = new(Setup(players, "auction", first))
    for tile in tiles:
        at = drawn(at, tile)
    return at


def seats(*points: int) -> list[str]:
    return [f"{score};supply;18;-;-;00000000" for score in points]


def bidding(points: tuple[int, ...], auction: str, seat: str) -> Position:
    """Return a bidding after three tiles were placed: GARDEN lies on the board."""
    return position(
        GARDEN, *seats(*points), variant="auction", phase="bid", seat=seat, ap=0, auction=auction
    )


def test_as_many_tiles_as_players_are_displayed() -> None:
    at = new(Setup(3, "auction", 1))
    at = drawn(at, "A4")
    assert awaiting(at) == Draw("tile", ("A1", "A2", "A3", "A5", "A6"), None)
    at = drawn(drawn(at, "A1"), "A6")
    assert at.auction == Auction((A4, A1, A6), (0, 1, 2), (), 0, NOBODY)
    assert (at.phase, awaiting(at)) == (Phase.BID, Choice(1))


def test_a_bid_is_at_least_1_above_the_standing_one_and_within_the_score() -> None:
    at = opened(2, 0, "A1", "A2")
    assert moves(at) == [*(f"bid {n}" for n in range(1, 21)), "pass"]
    at = after(at, "bid 18")
    assert moves(at) == ["bid 19", "bid 20", "pass"]
    assert refused(at, "bid 18") == ("bid_too_low", {"least": 19})
    assert refused(at, "bid 21") == ("bid_too_high", {"most": 20})
    assert refused(at, "end") == ("bid_first", {})


def test_the_last_one_left_pays_and_chooses() -> None:
    at = opened(3, 2, "A1", "A2", "A3")
    at = after(at, "bid 2")
    assert at.seat == 0
    at = after(at, "pass")
    assert at.seat == 1
    at = after(at, "bid 5")
    assert at.seat == 2
    at = after(at, "bid 6")
    assert at.seat == 1
    assert at.scores == (20, 20, 20)
    at = after(at, "pass")
    assert at.scores == (20, 20, 14)
    assert (at.phase, at.seat) == (Phase.CHOOSE_TILE, 2)
    assert at.auction == Auction((A1, A2, A3), (0, 1), (), 0, NOBODY)
    assert moves(at) == ["choose A1", "choose A2", "choose A3"]
    assert refused(at, "choose A4") == ("not_on_display", {"tile": "A4"})
    assert refused(at, "pass") == ("choose_tile_first", {})
    at = after(at, "choose A2")
    assert (at.phase, at.seat, at.tile) == (Phase.PLACE_TILE, 2, A2)
    assert at.auction == Auction((A1, A3), (0, 1), (), 0, NOBODY)


def test_a_pass_is_final_for_this_auction() -> None:
    at = after(opened(3, 0, "A1", "A2", "A3"), "bid 1", "pass", "bid 2")
    assert at.seat == 0
    at = after(at, "bid 3")
    assert at.seat == 2


def test_without_a_bid_the_first_who_passed_takes_the_turn_for_nothing() -> None:
    at = after(opened(3, 1, "A1", "A2", "A3"), "pass", "pass")
    assert (at.phase, at.seat) == (Phase.BID, 0)
    at = after(at, "pass")
    assert (at.phase, at.seat, at.scores) == (Phase.CHOOSE_TILE, 1, (20, 20, 20))


def test_the_last_one_asked_without_a_bid_standing_wins_with_his_bid() -> None:
    at = after(opened(3, 1, "A1", "A2", "A3"), "pass", "pass", "bid 1")
    assert (at.phase, at.seat, at.scores) == (Phase.CHOOSE_TILE, 0, (19, 20, 20))


def test_who_cannot_outbid_is_asked_and_can_only_pass() -> None:
    at = bidding((3, 20, 0), "A2,A3,A6;0,1,2;-;3;1", "2")
    assert moves(at) == ["pass"]
    at = after(at, "pass")
    assert (at.seat, moves(at)) == (0, ["pass"])


def test_a_player_without_points_may_be_the_first_who_passed() -> None:
    at = bidding((9, 0, 9), "A2,A3,A6;0,1,2;-;0;-", "1")
    at = after(at, "pass", "pass", "pass")
    assert (at.phase, at.seat) == (Phase.CHOOSE_TILE, 1)


def test_the_next_auction_opens_with_the_winners_neighbour_who_may_still_bid() -> None:
    at = four_players_acting("1", "0,3")
    at = after(at, "end")
    assert (at.phase, at.seat) == (Phase.BID, 3)


def four_players_acting(seat: str, waiting: str) -> Position:
    """Return a turn of the first round of four: A1, A4 and A5 lie, two tiles are left."""
    land = "a4=1,b5=1,c4:A4/0,c5:A5/0=4" if waiting.count(",") else GARDEN
    display = "A1,A2" if waiting.count(",") else "A2"
    return position(
        land,
        *seats(20, 20, 20, 20),
        variant="auction",
        seat=seat,
        auction=f"{display};{waiting};-;0;-",
    )


def test_the_last_player_of_a_round_gets_the_last_tile_free() -> None:
    at = after(four_players_acting("0", "2"), "end")
    assert (at.phase, at.seat, at.tile) == (Phase.PLACE_TILE, 2, A2)
    assert at.auction == Auction((), (), (), 0, NOBODY)
    assert at.scores == (20, 20, 20, 20)


def test_the_next_round_opens_with_the_neighbour_of_who_played_last() -> None:
    land = GARDEN + ",b3:A2/0=2"
    at = position(land, *seats(1, 2, 3, 4), variant="auction", seat="3", auction="-;-;-;0;-")
    at = after(at, "end")
    assert (at.phase, at.seat) == (Phase.DRAW_TILE, 0)
    assert awaiting(at) == Draw("tile", ("A3", "A6"), None)
    at = drawn(drawn(at, "A6"), "A3")
    assert awaiting(at) == Draw("tile", ("B1", "B2", "B3", "B4", "B5", "B6"), None)
    at = drawn(drawn(at, "B6"), "B2")
    assert (at.phase, at.seat) == (Phase.BID, 0)
    assert [TILES[tile].name for tile in present(at.auction).display] == ["A6", "A3", "B6", "B2"]
    assert present(at.auction).waiting == (0, 1, 2, 3)


def test_a_chosen_volcano_starts_a_scoring_round_after_the_bid_is_paid() -> None:
    at = position(
        GROVE,
        *seats(10, 8),
        variant="auction",
        phase="bid",
        seat="0",
        ap=0,
        auction="B6,B1;0,1;-;3;1",
    )
    at = after(at, "pass", "choose B6")
    assert at.scores == (10, 5)
    assert (at.phase, at.seat, at.scoring) == (Phase.ACT, 1, (1, 0))
    at = after(at, "end", "end")
    assert (at.phase, at.seat, TILES[at.tile].name) == (Phase.PLACE_TILE, 1, "B6")
    at = after(at, "tile b2 0", "end")
    assert (at.phase, at.seat, TILES[at.tile].name) == (Phase.PLACE_TILE, 0, "B1")


def test_a_volcano_got_free_starts_a_scoring_round_too() -> None:
    land = GROVE + ",b2:B1/0=2"
    at = position(
        land,
        *seats(10, 8),
        variant="auction",
        seat="0",
        auction="B6;1;-;0;-",
    )
    at = after(at, "end")
    assert (at.phase, at.seat, at.scoring) == (Phase.ACT, 1, (1, 0))
    assert at.auction == Auction((), (), (), 0, NOBODY)


def test_an_absent_player_passes_and_takes_what_lay_longest() -> None:
    at = opened(2, 0, "A3", "A1")
    assert format_action(absent_policy(at)) == "pass"
    at = after(at, "pass", "pass")
    assert format_action(absent_policy(at)) == "choose A3"


def test_a_bid_that_wins_at_once_can_be_taken_back_others_cannot() -> None:
    at = opened(2, 0, "A3", "A1")
    assert is_barrier(at, parse_action("bid 1"))
    assert is_barrier(at, parse_action("pass"))
    at = after(at, "pass")
    assert not is_barrier(at, parse_action("bid 1"))
    assert not is_barrier(after(at, "bid 1"), parse_action("choose A3"))


@pytest.mark.parametrize("action", ["bid 1", "pass", "choose A2"])
def test_there_is_no_auction_while_someone_acts(action: str) -> None:
    assert refused(four_players_acting("1", "0,3"), action) == ("use_ap_or_end_turn", {})
