"""Counts of the tree of legal actions and different draws to a fixed depth.

Where a count is derived in a comment, it was worked out by hand; the deeper ones pin what the
rules give today.
"""

import pytest

from engine.game import Draw, Setup
from engine.tikal.chance import drawn
from engine.tikal.opening import new
from engine.tikal.position import Position
from engine.tikal.rules import apply, awaiting, legal
from tests.engine.tikal.build import FRESH, GARDEN, GROVE, position


def perft(at: Position, depth: int) -> int:
    awaited = awaiting(at)
    if isinstance(awaited, Draw):
        outcomes = dict.fromkeys(awaited.choices)
        if depth == 1:
            return len(outcomes)
        return sum(perft(drawn(at, outcome), depth - 1) for outcome in outcomes)
    actions = legal(at)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(at, action), depth - 1) for action in actions)


BASIC_START = new(Setup(2, "basic", 0))
AUCTION_START = new(Setup(2, "auction", 0))
EXPEDITION = position(GARDEN, "0;a5;17;a5;-;00000000", FRESH, ap=2)
RICH = position(
    GROVE.replace("c3:A1/0=1", "c3:A1/0=4").replace("c5:A5/0=4", "c5:A5/0=1"),
    "7;c3;12;a5,b5,c3*2,c5,d4;c4;11000000",
    "9;b4;14;a5,b5*2,c3;b4;00100000",
)
BIDDING = position(
    GROVE,
    "5;supply;18;-;-;00000000",
    "3;supply;18;-;-;00000000",
    variant="auction",
    phase="bid",
    seat="1",
    ap=0,
    auction="B6,B1;0,1;-;1;0",
)


@pytest.mark.parametrize(
    ("at", "depth", "count"),
    [
        # 6 tiles of letter A; each fits in 4 hexagons in 6 rotations: 6 x 24.
        (BASIC_START, 1, 6),
        (BASIC_START, 2, 144),
        # place leader, place worker, camp b4, end; after A4, a jungle, one camp more.
        (BASIC_START, 3, 120 * 4 + 24 * 5),
        # After placing the leader 6 and a worker 7 go on, after camp b4 5, after end 5 tiles;
        # with the second jungle one more each, and 6 after the camp there.
        (BASIC_START, 4, 120 * (6 + 7 + 5 + 5) + 24 * (7 + 8 + 6 + 6 + 5)),
        # 6 x 5 displays; bids 1-20 and pass; 21 - b answers to a bid b, 21 to a pass.
        (AUCTION_START, 1, 6),
        (AUCTION_START, 2, 30),
        (AUCTION_START, 3, 30 * 21),
        (AUCTION_START, 4, 30 * (210 + 21)),
        # place worker; leader and worker to a4, b4, b5; end.
        (EXPEDITION, 1, 1 + 3 + 3 + 1),
        # After place 4, a leader on a4 or b5 1 each, on b4 6, the worker likewise, end 3 draws.
        (EXPEDITION, 2, 4 + (1 + 1 + 6) * 2 + 3),
        (EXPEDITION, 3, 160),
        (EXPEDITION, 4, 1551),
        # place worker 2, transfer 1, leader 1, workers from a5 3, b5 2, c3 1, c5 4, d4 2;
        # uncover b5 and c3, dig c5 and d4, exchange 1 or 2 for 3, guard c3, end.
        (RICH, 1, 2 + 1 + 1 + 12 + 2 + 2 + 2 + 1 + 1),
        (RICH, 2, 518),
        (RICH, 3, 11372),
        # bid 2, bid 3, pass.
        (BIDDING, 1, 3),
        # After bid 2: bids 3-5, pass; after bid 3: bids 4-5, pass; after pass: two tiles.
        (BIDDING, 2, 4 + 3 + 2),
        (BIDDING, 3, 52),
    ],
)
def test_the_tree_has_as_many_leaves(at: Position, depth: int, count: int) -> None:
    assert perft(at, depth) == count
