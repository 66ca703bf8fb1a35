"""What a stranger sends to open a link: the hand shake ends, and never with a proven key."""

from tests.fuzz.harness import fuzz, watched

with watched():
    from net.core.errors import RemoteError
    from net.core.handshake import Handshake, Side, Step, Terms, make_hello, refusal
    from net.core.keys import Identity
from tests.fuzz.samples import strangers
from tests.net.core.honest_table import BUILD

IDENTITY = Identity(b"\x07" * 32)
CERTIFICATE = b"c" * 32
SEEDS = strangers()


def target(data: bytes) -> None:
    """Give both sides the frames in `data`, each behind its length as u16."""
    for side in Side:
        hello = make_hello(IDENTITY, BUILD, b"n" * 32, "Anna", 47001)
        shake = Handshake(IDENTITY, hello, Terms(side, CERTIFICATE))
        _run(shake, data)
        assert shake.peer is None


def _run(shake: Handshake, data: bytes) -> None:
    offset = 0
    while offset + 2 <= len(data) and shake.step is not Step.FAILED:
        end = offset + 2 + int.from_bytes(data[offset : offset + 2])
        try:
            shake.receive(data[offset + 2 : end])
        except RemoteError as error:
            refusal(error)
            break
        offset = end


if __name__ == "__main__":
    fuzz(target, SEEDS)
