"""Addresses as people type them and other players announce them: read, or refused."""

from tests.fuzz.harness import fuzz, watched

with watched():
    from net.shell.addresses import Address
    from net.shell.errors import AddressError

SEEDS = [b"192.168.1.20:47001", b"[fe80::1%eth0]:1", b"anna.local:65535", b" host : 0 ", b"[::]:"]


def target(data: bytes) -> None:
    """Read `data`; an address that was read is written so that it reads the same again."""
    try:
        address = Address.parse(data.decode("utf-8", errors="replace"))
    except AddressError:
        return
    assert Address.parse(str(address)) == address
    assert 1 <= address.port <= 65535


if __name__ == "__main__":
    fuzz(target, SEEDS)
