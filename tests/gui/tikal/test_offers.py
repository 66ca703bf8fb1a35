"""Who has offered what, wherever in the game one looks."""

import pytest

from tests.gui.tale import Tale, fresh
from tikal_qt.games.tikal.history import history_from
from tikal_qt.games.tikal.offers import bids_at


@pytest.fixture
def tale() -> Tale:
    """Two auctions. The steps by place: 1 and 2 tiles A1 and A4 drawn, 3 Ana bids 1, 4 Bea 2, 5 Ana
    3, 6 Bea passes, 7 Ana takes A1, 8 places it, 9 ends. Bea has the turn that is left over.
    """
    made = fresh("auction")
    made.draw("A1", "A4")
    made.act(0, "bid 1")
    made.act(1, "bid 2")
    made.act(0, "bid 3")
    made.act(1, "pass")
    made.act(0, "choose A1", "tile c4 0", "end")
    return made


@pytest.mark.parametrize(
    ("place", "bids"),
    [
        (0, {}),
        (2, {}),
        (3, {0: 1}),
        (4, {0: 1, 1: 2}),
        (6, {0: 3, 1: 2}),
        (8, {0: 3, 1: 2}),
        (9, {}),  # the next turn is on
    ],
)
def test_bids_are_those_of_the_turn_that_is_on(
    tale: Tale, place: int, bids: dict[int, int]
) -> None:
    history = history_from(tale.start)
    history.extend(tale.entries)

    assert len(history.steps) == 9
    assert bids_at(history, place) == bids
