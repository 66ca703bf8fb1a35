"""The colours of the seats: each its own, chosen in the lobby, part of what is agreed on."""

from net.core.io import ChangeSettings, JoinTable, Leave, SetReady, TakeColour
from net.core.messages import ChooseColour, Lobby, Proposal
from tests.net.core.rig import Rig, settings


def colours(rig: Rig, seat: int) -> list[int]:
    return [row.colour for row in rig.view(seat).seats]


def test_at_first_every_seat_has_the_colour_of_its_number() -> None:
    rig = Rig(4)
    rig.gather(settings(4))

    assert [colours(rig, seat) for seat in range(4)] == [[0, 1, 2, 3]] * 4


def test_an_open_seat_has_none() -> None:
    rig = Rig(3)
    rig.open_table()
    rig.join(1)

    assert colours(rig, 1) == [0, 1, -1]


def test_a_guest_takes_a_free_colour_and_everybody_sees_it() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(1, TakeColour(3))

    assert [colours(rig, seat) for seat in range(3)] == [[0, 3, 2]] * 3
    rig.do(0, TakeColour(1))
    assert [colours(rig, seat) for seat in range(3)] == [[1, 3, 2]] * 3


def test_a_colour_of_another_cannot_be_taken() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(1, TakeColour(2))
    rig.do(0, TakeColour(1))
    rig.do(0, TakeColour(7))

    assert [one.code for one in rig.refused(1)] == ["colour_taken"]
    assert [one.code for one in rig.refused(0)] == ["colour_taken"] * 2
    assert colours(rig, 0) == [0, 1, 2]
    assert rig.sent_of(1, ChooseColour) == []


def test_the_own_colour_once_more_changes_nothing() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, SetReady())
    rig.do(1, TakeColour(1))

    assert rig.view(0).seats[1].ready
    assert rig.refused(1) == []


def test_of_two_who_want_one_colour_the_first_gets_it() -> None:
    rig = Rig(3)
    rig.gather()
    rig.lost = lambda _from, _to, message: isinstance(message, Lobby)
    rig.do(2, TakeColour(3))
    rig.do(1, TakeColour(3))
    rig.lost = lambda *_any: False
    rig.do(1, SetReady())
    rig.do(0, TakeColour(2))

    assert [colours(rig, seat) for seat in range(3)] == [[2, 1, 3]] * 3


def test_another_colour_takes_readiness_back() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(0, SetReady())
    rig.do(2, SetReady())
    rig.do(1, TakeColour(3))

    assert [row.ready for row in rig.view(1).seats] == [False] * 3


def test_who_comes_later_gets_a_colour_that_is_free() -> None:
    rig = Rig(3)
    rig.open_table()
    rig.join(1)
    rig.do(1, TakeColour(2))
    rig.join(2)

    assert colours(rig, 0) == [0, 2, 1]


def test_who_leaves_sets_his_colour_free() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(1, Leave())
    rig.do(2, TakeColour(1))

    assert colours(rig, 0) == [0, -1, 1]
    assert rig.refused(2) == []


def test_a_table_that_grows_smaller_keeps_its_colours() -> None:
    rig = Rig(2)
    rig.open_table(settings(4))
    rig.do(1, JoinTable(rig.keys[0], 1))
    rig.do(1, TakeColour(3))
    rig.do(0, ChangeSettings(settings(2)))

    assert colours(rig, 1) == [0, 3]


def test_the_game_is_agreed_on_with_its_colours() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, TakeColour(2))
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    proposal = rig.sent_of(0, Proposal)[0].message

    assert isinstance(proposal, Proposal)
    assert [row.colour for row in proposal.seats] == [0, 2]
    assert rig.stages() == ["playing", "playing"]
    rig.crash(0)
    assert colours(rig, 0) == [0, 2]


def test_colours_cannot_be_changed_in_a_game() -> None:
    rig = Rig(2)
    rig.start()
    rig.do(1, TakeColour(3))

    assert [one.code for one in rig.refused(1)] == ["not_now"]
