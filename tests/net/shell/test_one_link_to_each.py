"""Of two links to one peer, both ends keep the same."""

import asyncio

from net.core.io import Input, PeerDown, PeerUp, Received
from net.shell.links import Links
from tests.net.shell.linked import ANA, BO, LARGE, SMALL, Quiet, meet, part
from tests.net.shell.rig import Peer, run, until


def test_both_dial_and_both_keep_the_same_link() -> None:
    """When two peers dial each other at once, one link remains, the one of the smaller key."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        await asyncio.gather(ana.dial(bo.address), bo.dial(ana.address))
        smaller = min(ANA, BO)
        await until(
            lambda: all(
                peer.links.is_up(other) and peer.links._by_peer[other].dialled_by == smaller
                for peer, other in ((ana, BO), (bo, ANA))
            )
        )
        ana.links.send(BO, b"ping")
        bo.links.send(ANA, b"pong")
        await until(lambda: Received(ANA, b"ping") in bo.inputs)
        await until(lambda: Received(BO, b"pong") in ana.inputs)
        await part(ana, bo)

    run(work())


def test_newer_link_by_the_same_end_replaces_the_older() -> None:
    """A peer that comes back before its loss was noticed is up again at once."""

    async def work() -> None:
        ana, bo = await meet()
        await ana.dial(bo.address)
        await until(lambda: len(bo.inputs) == 3)

        assert bo.inputs[1:] == [PeerDown(ANA, "replaced"), PeerUp(ANA, "Ana", ())]
        ana.links.send(BO, b"back")
        await until(lambda: len(bo.inputs) == 4)
        assert bo.inputs[3] == Received(ANA, b"back")
        await part(ana, bo)

    run(work())


def test_second_link_by_the_larger_key_is_closed() -> None:
    """While the link of the smaller key lives, the other end's is not taken."""
    links = Links(LARGE, lambda _input: None)
    old, new = Quiet(SMALL, SMALL), Quiet(SMALL, LARGE)

    assert links.add(old, "s", ()) is True
    assert links.add(new, "s", ()) is False
    assert (old.closed_with, new.closed_with) == ("", "duplicate")


def test_dead_link_gives_way_to_any_other() -> None:
    """A link silent for more than 3 s is replaced even by one of the larger key."""
    inputs: list[Input] = []
    links = Links(LARGE, inputs.append)
    old, new = Quiet(SMALL, SMALL, silent=3.1), Quiet(SMALL, LARGE)

    links.add(old, "s", ())
    assert links.add(new, "s", ("h:1",)) is True
    assert old.closed_with == "replaced"
    assert inputs == [
        PeerUp(SMALL, "s", ()),
        PeerDown(SMALL, "replaced"),
        PeerUp(SMALL, "s", ("h:1",)),
    ]
