"""A game at a table: what its head says, and what is shown of its past."""

from pytestqt.qtbot import QtBot

from engine.tikal import rules
from net.core.view import PlayView
from tests.gui.tale import NAMES, Tale, fresh
from tests.gui.tikal_positions import AT, acting, with_tile, with_workers
from tikal_qt.games.tikal.desk import TikalDesk
from tikal_qt.games.tikal.modes import Mode


def digging() -> Tale:
    """Ana stands with two workers on the treasure site in c5 and has 10 AP."""
    return Tale(with_workers(with_tile(acting(), "A5", "c5", 0), 0, "c5", "c5"))


def show(desk: TikalDesk, tale: Tale, own: int) -> None:
    play = PlayView(
        gid=b"",
        players=2,
        start=tale.start,
        entries=tuple(tale.entries),
        position=tale.position,
        awaiting=rules.awaiting(tale.position),
        waiting=None,
        trouble=None,
        pending=(),
        previews=((), ()),
        ended=False,
    )
    desk.take(play, own, [own], controlled=tale.position.seat == own)


def test_what_was_dug_up_stands_in_the_head_until_the_next_action(qtbot: QtBot) -> None:
    tale = digging()
    desk = TikalDesk(tale.start, NAMES)
    qtbot.addWidget(desk.board)
    show(desk, tale, 0)
    assert not desk.sentence().startswith("You have dug up")

    tale.act(0, "dig c5")
    tale.draw("8")
    show(desk, tale, 0)
    assert desk.sentence().startswith("You have dug up: feather crown. Ana: 7 action points left.")

    desk.model.choose_mode(Mode.CAMP)
    assert desk.sentence().startswith("You have dug up: feather crown. ")

    desk.model.choose_mode(Mode.PLACE_FIGURE)
    assert desk.model.choose(AT["a5"])
    assert desk.sentence().startswith("Ana: 6 action points left.")


def test_what_another_has_dug_up_is_not_told_as_ones_own(qtbot: QtBot) -> None:
    tale = digging()
    desk = TikalDesk(tale.start, NAMES)
    qtbot.addWidget(desk.board)
    show(desk, tale, 1)
    tale.act(0, "dig c5")
    tale.draw("8")
    show(desk, tale, 1)

    assert desk.sentence() == "Ana uses action points: 7 left."


def test_the_auction_of_the_past_is_that_of_the_place_one_looks_at(qtbot: QtBot) -> None:
    tale = fresh("auction")
    tale.draw("A1", "A4")
    tale.act(0, "bid 1")
    tale.act(1, "bid 2")
    tale.act(0, "bid 3")
    desk = TikalDesk(tale.start, NAMES)
    for part in (desk.board, desk.below, desk.bidding):
        qtbot.addWidget(part)
    desk.replay.set_speed("off")
    show(desk, tale, 0)
    desk.replay.past_bar.show()
    auction, watching = desk.past_auction, desk.replay.watching
    assert not auction.isVisibleTo(desk.replay.past_bar)

    watching.look_back(4)
    assert auction.isVisibleTo(desk.replay.past_bar)
    assert [auction.offers.text(seat) for seat in (0, 1)] == ["Ana: bid 1", "Bea: leads with 2"]
    assert [tile.accessibleName() for tile in auction.tiles] == ["temple 1", "jungle"]
    assert desk.replay.past_bar.sizeHint().height() <= desk.bidding.sizeHint().height()

    watching.replay.go(1)
    assert not auction.isVisibleTo(desk.replay.past_bar)

    watching.replay.go(3)
    watching.back()
    assert not auction.isVisibleTo(desk.replay.past_bar)


def test_points_are_those_scored_up_to_the_place_one_looks_at(qtbot: QtBot) -> None:
    """Ana scores her temple of value 1 in a4, step 1; Bea has nothing to score, step 2."""
    tale = Tale(with_workers(with_tile(acting(scoring=(0, 1)), "B6", "c4", 0), 0, "a4"))
    desk = TikalDesk(tale.start, NAMES)
    qtbot.addWidget(desk.board)
    tale.act(0, "end")
    tale.act(1, "end")
    show(desk, tale, 0)

    def told() -> list[str]:
        desk.show(["", ""], (), acting=True)
        lines = desk.scoring.toPlainText().splitlines()
        return [line for line in lines if "(now" in line]

    assert told() == ["● Ana +1 (now 1)", "■ Bea +0 (now 0)"]
    desk.replay.watching.look_back(1)
    assert told() == ["● Ana +1 (now 1)"]
    desk.replay.watching.look_back(0)
    assert told() == []
