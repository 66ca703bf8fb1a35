"""What the head of a game at a table says."""

from pytestqt.qtbot import QtBot

from engine.tikal import rules
from net.core.view import PlayView
from tests.gui.tale import NAMES, Tale
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
