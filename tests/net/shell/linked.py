"""Links between two peers, and links that only remember."""

from net.shell.framing import FrameStream
from net.shell.link import NetworkLink
from tests.net.shell.rig import Peer, player, until

ANA, BO = player("Ana").key, player("Bo").key


async def meet() -> tuple[Peer, Peer]:
    """Return Ana and Bo with a link that Ana dialled."""
    ana, bo = Peer("Ana"), Peer("Bo")
    await ana.dial(bo.address)
    await until(lambda: bo.inputs)
    return ana, bo


async def part(*peers: Peer) -> None:
    for peer in peers:
        await peer.close()


def stream_of(peer: Peer, to: bytes) -> FrameStream:
    """Return what carries the link of `peer` to `to`."""
    link = peer.links._by_peer[to]
    assert isinstance(link, NetworkLink)
    return link._stream


def deafen(peer: Peer, to: bytes) -> FrameStream:
    """Let `peer` read no more of what `to` sends; return what carries their link."""
    link = peer.links._by_peer[to]
    assert isinstance(link, NetworkLink)
    link._reading.cancel()
    link._stream._reader._transport.pause_reading()  # type: ignore[attr-defined]  # not in the stub
    return link._stream


class Quiet:
    """A link that only remembers how it was closed."""

    def __init__(
        self, peer: bytes, dialled_by: bytes, silent: float = 0.0, host: str = "10.0.0.9"
    ) -> None:
        self.peer, self.dialled_by, self.silent, self.host = peer, dialled_by, silent, host
        self.closed_with = ""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: str) -> None:
        self.closed_with = code

    def silent_s(self) -> float:
        return self.silent

    def check(self) -> None: ...


SMALL, LARGE = bytes(32), bytes([255]) * 32
