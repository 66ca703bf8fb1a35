"""What a player did in a turn, summed up."""

from dataclasses import replace

from engine.tikal.components import TILE_OF
from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.tale import Tale, fresh, two_turns
from tests.gui.tikal_positions import LEADER, WORKER, acting, with_tile, with_workers
from tikal_qt.games.tikal.deeds import (
    FROM_SUPPLY,
    Bought,
    Camped,
    Dug,
    Exchanged,
    Guarded,
    Laid,
    LaidAside,
    Uncovered,
    Went,
    deeds,
)
from tikal_qt.games.tikal.history import history_from


def done(tale: Tale, seat: int, first: int = 0, last: int | None = None) -> tuple[object, ...]:
    made = history_from(tale.start)
    made.extend(tale.entries)
    return deeds(made.steps[first:last], seat)


def test_a_tile_a_way_and_a_level() -> None:
    assert done(two_turns(), 0, 0, 7) == (
        Laid(TILE_OF["A1"], AT["c4"]),
        Went(WORKER, FROM_SUPPLY, AT["c4"], 1),
        Uncovered(AT["c4"], 1),
    )


def test_a_leader_is_told_apart() -> None:
    assert done(two_turns(), 1, 7, 13) == (
        Laid(TILE_OF["A4"], AT["c5"]),
        Went(LEADER, FROM_SUPPLY, AT["c4"], 1),
    )


def test_equal_ways_are_counted_and_there_and_back_is_none() -> None:
    tale = Tale(with_workers(acting(), 0, "a5", "a5", "b5"))
    tale.act(
        0,
        "move worker b5 a5",  # 2 AP, and back
        "move worker a5 b5",
        "move worker a5 b4",
        "move worker a5 b4",
        "place worker a5",
    )

    assert done(tale, 0) == (
        Went(WORKER, AT["a5"], AT["b4"], 2),
        Went(WORKER, FROM_SUPPLY, AT["a5"], 1),
    )


def test_two_levels_are_one_deed() -> None:
    tale = Tale(with_workers(acting(), 0, "b5", "b5"))
    tale.act(0, "uncover b5", "uncover b5")

    assert done(tale, 0) == (Uncovered(AT["b5"], 2),)


def test_treasures_are_named_in_the_order_they_were_found() -> None:
    land = with_tile(acting(), "A5", "c5", 0)
    tale = Tale(with_workers(land, 0, "c5", "c5"))
    tale.act(0, "dig c5")
    tale.draw("8")
    tale.act(0, "dig c5")
    tale.draw("2")

    assert done(tale, 0) == (Dug((7, 1)),)


def test_an_exchange_a_camp_and_a_guard() -> None:
    land = with_workers(acting(), 0, "a4")
    found = (bytes([1, 0, 0, 0, 0, 0, 0, 0]), bytes([0, 1, 0, 0, 0, 0, 0, 0]))
    tale = Tale(land._replace(found=found))
    tale.act(0, "exchange 1 1 2", "camp b4")
    assert done(tale, 0) == (Exchanged(0, 1, 1), Camped(AT["b4"]))

    tale = Tale(land)
    tale.act(0, "guard a4")
    assert done(tale, 0) == (Guarded(AT["a4"]),)


def test_a_bought_turn_names_tile_and_price() -> None:
    tale = fresh("auction")
    tale.draw("A1", "A4")
    tale.act(0, "bid 3")
    tale.act(1, "pass")
    tale.act(0, "choose A4", "tile c4 0", "end")

    assert done(tale, 0) == (Bought(TILE_OF["A4"], 3), Laid(TILE_OF["A4"], AT["c4"]))


def test_a_tile_that_fits_nowhere_is_told() -> None:
    tale = two_turns()
    made = history_from(tale.start)
    made.extend(tale.entries)
    draw = made.steps[7]
    aside = replace(draw, after=draw.after._replace(set_aside=(TILE_OF["A4"],)))

    assert deeds([aside], 1) == (LaidAside(TILE_OF["A4"]),)
