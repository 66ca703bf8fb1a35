"""What the others did since one's last turn, and who would score now who did not then."""

from engine.tikal.components import TILE_OF
from engine.tikal.hexes import HEXAGON_OF as AT
from engine.tikal.position import NO_TILE, NOBODY, Phase
from tests.gui.tale import NAMES, Tale, fresh, one_turn, two_turns
from tests.gui.tikal_positions import (
    LEADER,
    WORKER,
    acting,
    start,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.changes import Temple, TempleChange, temple_changes, worth
from tikal_qt.games.tikal.deeds import (
    FROM_SUPPLY,
    Bought,
    Camped,
    Deed,
    Dug,
    Exchanged,
    Guarded,
    Laid,
    LaidAside,
    Uncovered,
    Went,
)
from tikal_qt.games.tikal.history import History, history_from
from tikal_qt.games.tikal.recap import Recap, TurnRecap, recap
from tikal_qt.games.tikal.recap_words import (
    deed_words,
    strength_words,
    temple_words,
    treasures_words,
    worth_words,
)


def history(tale: Tale) -> History:
    made = history_from(tale.start)
    made.extend(tale.entries)
    return made


# ------------------------------------------------------------------ two positions compared


def test_a_temple_that_changes_hands() -> None:
    then = with_workers(start(), 0, "a4", "a4")
    now = with_leader(then, 1, "a4")

    assert temple_changes(then, now) == (
        TempleChange(AT["a4"], Temple(1, 0, (2, 0), False), Temple(1, 1, (2, 3), False)),
    )
    assert worth(then) == (1, 0)
    assert worth(now) == (0, 1)


def test_equal_strength_takes_a_temple_from_its_holder() -> None:
    then = with_workers(start(), 0, "a4")
    now = with_workers(then, 1, "a4")

    (change,) = temple_changes(then, now)
    assert (change.then.holder, change.now.holder) == (0, NOBODY)
    assert worth(now) == (0, 0)


def test_a_new_temple_had_no_value() -> None:
    (change,) = temple_changes(start(), with_tile(start(), "A2", "c4", 0))

    assert change == TempleChange(
        AT["c4"], Temple(0, NOBODY, (0, 0), False), Temple(2, NOBODY, (0, 0), False)
    )


def test_what_is_as_it_was_is_not_told() -> None:
    assert temple_changes(start(), acting()) == ()


# -------------------------------------------------------------- since one's own last turn


def test_the_others_turn_since_ones_own() -> None:
    made = recap(history(two_turns()), 0)

    assert made == Recap(
        start=7,
        end=14,
        turns=(
            TurnRecap(
                seat=1,
                deeds=(
                    Laid(TILE_OF["A4"], AT["c5"]),
                    Went(LEADER, FROM_SUPPLY, AT["c4"], 1),
                ),
                scored=None,
                temples=(
                    TempleChange(
                        AT["c4"], Temple(2, 0, (1, 0), False), Temple(2, 1, (1, 3), False)
                    ),
                ),
                treasures=(),
            ),
        ),
        then=(2, 0),
        now=(0, 2),
    )


def test_before_the_first_own_turn_it_is_all_since_the_start() -> None:
    made = recap(history(one_turn()), 1)

    assert (made.start, made.end) == (0, 8)
    assert [turn.seat for turn in made.turns] == [0]
    assert (made.then, made.now) == ((0, 0), (2, 0))


def test_for_somebody_without_a_seat_it_is_the_whole_game() -> None:
    made = recap(history(two_turns()), NOBODY)

    assert (made.start, made.end) == (0, 14)
    assert [turn.seat for turn in made.turns] == [0, 1]


def test_a_turn_that_is_on_counts_with_what_is_done_of_it() -> None:
    tale = one_turn()
    tale.act(1, "tile c5 0", "place leader a5")
    (turn,) = recap(history(tale), 0).turns

    assert turn.deeds == (
        Laid(TILE_OF["A4"], AT["c5"]),
        Went(LEADER, FROM_SUPPLY, AT["a5"], 1),
    )


def test_during_the_own_turn_it_stays_what_it_was_at_its_beginning() -> None:
    tale = two_turns()
    before = recap(history(tale), 0)
    tale.act(0, "tile d4 0", "place leader a5")

    assert recap(history(tale), 0) == before


def test_after_the_own_turn_nothing_has_happened_yet() -> None:
    tale = one_turn()
    made = recap(history(tale), 0)

    assert (made.start, made.end, made.turns) == (7, 8, ())


def test_own_bids_do_not_end_it() -> None:
    tale = fresh("auction")
    tale.draw("A1", "A4")
    tale.act(0, "bid 2")
    tale.act(1, "bid 3")
    tale.act(0, "pass")
    tale.act(1, "choose A1", "tile c4 0", "end")
    (turn,) = recap(history(tale), 0).turns

    assert (turn.seat, turn.deeds) == (
        1,
        (Bought(TILE_OF["A1"], 3), Laid(TILE_OF["A1"], AT["c4"])),
    )


def test_a_scoring_turn_says_what_it_scored() -> None:
    """The last scoring round: Bea, who has the temple a4 and a pair, scores 1 + 3 first."""
    found = (bytes(8), bytes([2, 0, 0, 0, 0, 0, 0, 0]))
    position = with_workers(acting(0), 1, "a4")._replace(found=found, stack=(), tile=NO_TILE)
    tale = Tale(position)
    tale.act(0, "end")
    assert tale.position.phase is Phase.ACT
    tale.act(1, "place leader a5", "end")

    (turn,) = recap(history(tale), 0).turns
    assert (turn.seat, turn.scored) == (1, 4)
    assert turn.deeds == (Went(LEADER, FROM_SUPPLY, AT["a5"], 1),)


def test_treasures_change_what_is_scored() -> None:
    """Bea digs a second jade mask: 1 point becomes 3."""
    found = (bytes(8), bytes([1, 0, 0, 0, 0, 0, 0, 0]))
    land = with_workers(with_tile(acting(), "A5", "c5", 0), 1, "c5")
    tale = Tale(land._replace(found=found, seat=1))
    tale.act(1, "dig c5")
    tale.draw("1")

    (turn,) = recap(history(tale), 0).turns
    assert turn.deeds == (Dug((0,)),)
    assert turn.treasures == ((1, 1, 3),)


# --------------------------------------------------------------------------- in words


def test_deeds_in_words() -> None:
    deeds: dict[Deed, str] = {
        Bought(TILE_OF["A1"], 3): "took the tile A1 for 3",
        Bought(TILE_OF["A1"], 0): "took the tile A1 for nothing",
        Laid(TILE_OF["A5"], AT["c5"]): "placed a tile in c5: treasure site 4",
        LaidAside(TILE_OF["A1"]): "laid a tile aside: temple 1",
        Went(LEADER, FROM_SUPPLY, AT["c4"], 1): "brought the leader to c4",
        Went(WORKER, FROM_SUPPLY, AT["c4"], 1): "brought a worker to c4",
        Went(WORKER, AT["a5"], AT["c4"], 3): "moved 3 workers from a5 to c4",
        Uncovered(AT["c4"], 1): "uncovered a level in c4",
        Uncovered(AT["c4"], 2): "uncovered 2 levels in c4",
        Dug((0, 5)): "dug up: jade mask, sun disc",
        Exchanged(0, 1, 5): "gave jade mask to Bea for sun disc",
        Camped(AT["b4"]): "pitched a camp in b4",
        Guarded(AT["a4"]): "set a guard in a4",
    }
    assert {deed: deed_words(deed, NAMES) for deed in deeds} == deeds


def change(then: Temple, now: Temple) -> str:
    return temple_words(TempleChange(AT["a4"], then, now), NAMES)


def test_temples_in_words() -> None:
    ana, bea = Temple(4, 0, (2, 0), False), Temple(4, 1, (2, 3), False)
    nobody = Temple(4, NOBODY, (2, 2), False)
    guarded = Temple(4, 1, (2, 0), True)

    assert change(ana, bea) == "temple a4 (4): Bea, was Ana"
    assert change(ana, nobody) == "temple a4 (4): nobody, was Ana"
    assert change(nobody, bea) == "temple a4 (4): Bea, was nobody"
    assert change(ana, Temple(5, 0, (2, 0), False)) == "temple a4 (4 → 5): still Ana"
    assert change(ana, guarded) == "temple a4 (4): guarded by Bea, was Ana"
    assert change(bea, guarded) == "temple a4 (4): guarded by Bea"
    assert change(Temple(0, NOBODY, (0, 0), False), bea) == "new temple a4 (4): Bea"
    assert change(Temple(0, NOBODY, (0, 0), False), nobody) == "new temple a4 (4): nobody"


def test_strengths_in_words() -> None:
    ana, bea = Temple(4, 0, (2, 0), False), Temple(4, 1, (2, 3), False)

    assert strength_words(TempleChange(0, ana, bea), NAMES) == "strengths: Ana 2, Bea 3 (was 0)"
    assert strength_words(TempleChange(0, ana, Temple(5, 0, (2, 0), False)), NAMES) == ""


def test_points_in_words() -> None:
    assert treasures_words(1, 1, 3, NAMES) == "treasures of Bea: 1 → 3 points"
    assert worth_words(4, 4) == "4 as before"
    assert worth_words(4, 9) == "9, was 4"
