"""Links between two peers, and links that only remember."""

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
