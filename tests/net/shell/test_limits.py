"""The limits of links as documented, and those that only time crosses."""

import asyncio

import pytest

from net.core import codec
from net.shell import framing, greeting, link, links
from tests.net.shell.linked import deafen
from tests.net.shell.rig import Peer, player, run, until

ANA, BO = player("Ana").key, player("Bo").key


def test_usual_limits() -> None:
    """Seconds and bytes as the protocol states them."""
    assert (framing.TLS_S, greeting.AUTH_S, framing.FRAME_S, framing.SHUTDOWN_S) == (5, 5, 10, 2)
    assert (framing.DRAIN_S, framing.DRAIN_BYTES, framing.DISMISS_S) == (0.1, 65_536, 0.5)
    assert codec.MAX_FRAME_BEFORE_AUTH == 4_096
    assert (codec.MAX_FRAME, codec.MAX_SYNC_FRAME) == (16_384, 65_536)
    assert (link.SILENCE_S, link.STALL_S) == (8, 10)
    assert (link.STALL_BYTES, link.MAX_UNSENT) == (262_144, 1_048_576)
    assert links.MAX_STRANGERS == 8


def test_stranger_who_never_begins_tls_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holding a connection open costs a place for TLS_S only."""
    monkeypatch.setattr(framing, "TLS_S", 0.2)

    async def work() -> None:
        bo = Peer("Bo")
        begun = asyncio.get_running_loop().time()
        reader, writer = await asyncio.open_connection("127.0.0.1", bo.address.port)

        assert await reader.read() == b""
        assert 0.1 < asyncio.get_running_loop().time() - begun < 5
        writer.close()
        await bo.close()

    run(work())


def test_link_whose_other_end_does_not_close_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing a link waits SHUTDOWN_S at most for the other end."""
    monkeypatch.setattr(framing, "SHUTDOWN_S", 0.2)

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        await ana.dial(bo.address)
        await until(lambda: bo.inputs)
        deaf = deafen(bo, ANA)
        begun = asyncio.get_running_loop().time()
        await ana.links.close_all("left")

        assert asyncio.get_running_loop().time() - begun < 5
        deaf.abort()
        await ana.close()
        await bo.close()

    run(work())
