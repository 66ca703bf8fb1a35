"""Addresses of peers are kept, newest first, within bounds."""

from net.shell.whereabouts import Whereabouts

ANA, BO = b"a" * 32, b"b" * 32


def test_newest_addresses_come_first() -> None:
    """What was heard last is tried first; older places are tried after it."""
    places = Whereabouts({ANA: ("10.0.0.1:1", "10.0.0.2:2")})

    assert places.hear(ANA, ("10.0.0.3:3", "10.0.0.2:2")) is True
    assert places.of(ANA) == ("10.0.0.3:3", "10.0.0.2:2", "10.0.0.1:1")
    assert places.of(BO) == ()


def test_nothing_new_is_said_so() -> None:
    """Addresses known already, or none at all, are no news."""
    places = Whereabouts({ANA: ("10.0.0.1:1",)})

    assert places.hear(ANA, ("10.0.0.1:1",)) is False
    assert places.hear(BO, ()) is False
    assert places.all() == {ANA: ("10.0.0.1:1",)}


def test_at_most_eight_addresses_are_kept() -> None:
    """A peer that moves often does not fill the memory; the oldest places go."""
    places = Whereabouts({})
    for port in range(1, 12):
        places.hear(ANA, (f"10.0.0.1:{port}",))

    assert places.of(ANA) == tuple(f"10.0.0.1:{port}" for port in range(11, 3, -1))


def test_strangers_are_forgotten() -> None:
    """Only who is wanted is remembered."""
    places = Whereabouts({ANA: ("10.0.0.1:1",), BO: ("10.0.0.2:2",)})
    places.keep(lambda peer: peer == BO)

    assert places.all() == {BO: ("10.0.0.2:2",)}
