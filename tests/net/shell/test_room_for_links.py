"""How many links there is room for, and who gives his up."""

from net.core.io import Input, PeerDown, PeerUp
from net.shell.links import MAX_STRANGERS, Links
from tests.net.shell.linked import LARGE, SMALL, Quiet


def visitor(number: int, host: str) -> Quiet:
    key = bytes([number]) * 32
    return Quiet(key, key, host=host)


def closed(crowd: list[Quiet]) -> dict[int, str]:
    """Return by place who was hung up on, and why."""
    return {place: one.closed_with for place, one in enumerate(crowd) if one.closed_with}


def test_of_many_strangers_the_oldest_go() -> None:
    """No more than 8 are kept; a newer one is always heard."""
    inputs: list[Input] = []
    links = Links(SMALL, inputs.append)
    crowd = [visitor(number, f"10.0.0.{number}") for number in range(1, 11)]

    assert MAX_STRANGERS == 8
    assert all(links.add(one, "x", ()) for one in crowd)
    assert closed(crowd) == {0: "crowded", 1: "crowded"}
    assert inputs[8:10] == [PeerDown(crowd[0].peer, "crowded"), PeerUp(crowd[8].peer, "x", ())]


def test_who_holds_most_places_gives_one_up() -> None:
    """A crowd from one host only pushes out itself."""
    links = Links(SMALL, lambda _input: None)
    crowd = [visitor(1, "10.0.0.1"), *(visitor(number, "10.0.0.2") for number in range(2, 30))]
    for one in crowd:
        links.add(one, "x", ())

    assert crowd[0].closed_with == ""
    assert closed(crowd) == dict.fromkeys(range(1, 22), "crowded")


def test_members_of_the_table_always_find_room() -> None:
    """A player who comes back is let in though strangers hold all places, and takes none."""
    links = Links(SMALL, lambda _input: None)
    crowd = [visitor(number, "10.0.0.2") for number in range(1, 9)]
    links.welcome({bytes([1]) * 32, LARGE})
    for one in crowd:
        links.add(one, "x", ())
    member = Quiet(LARGE, LARGE)

    assert links.add(member, "member", ()) is True
    assert closed([*crowd, member]) == {}
    assert links.add(visitor(9, "10.0.0.2"), "x", ()) is True
    assert closed([*crowd, member]) == {}
    assert links.add(visitor(10, "10.0.0.2"), "x", ()) is True
    assert closed([*crowd, member]) == {1: "crowded"}


def test_whom_one_has_dialled_stays() -> None:
    """Strangers cannot push out the host whose table is about to be joined."""
    links = Links(SMALL, lambda _input: None)
    host = Quiet(LARGE, SMALL, host="10.0.0.2")
    links.add(host, "host", ())
    for number in range(1, 30):
        links.add(visitor(number, "10.0.0.2"), "x", ())

    assert host.closed_with == ""


def test_hosts_of_members_are_remembered_while_they_are_away() -> None:
    """Where a player was last is known until the player leaves the table."""
    links = Links(SMALL, lambda _input: None)
    links.add(Quiet(LARGE, LARGE, host="10.0.0.5"), "member", ())
    links.add(visitor(7, "10.0.0.7"), "x", ())
    links.welcome({LARGE})
    links.close(LARGE, "lost")

    assert links.member_hosts == {"10.0.0.5"}
    links.welcome({LARGE})
    assert links.member_hosts == {"10.0.0.5"}
    links.welcome(())
    links.welcome({LARGE})
    assert links.member_hosts == frozenset()
