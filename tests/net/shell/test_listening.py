"""The port that others dial: where it opens, and what can keep it from opening."""

import errno
import socket

import pytest

from net.shell import listener
from net.shell.errors import ListenError
from net.shell.listener import bind
from tests.net.shell.rig import LOOPBACK, Peer, run


def test_taken_port_is_named() -> None:
    """Listening where another program listens says which port."""
    taken = bind(LOOPBACK, 0)
    port = taken[0].getsockname()[1]

    with pytest.raises(ListenError) as caught:
        bind(LOOPBACK, port)

    assert (caught.value.code, caught.value.params) == ("port_taken", (("port", port),))
    taken[0].close()


@pytest.mark.parametrize(
    ("number", "code", "params"),
    [
        (errno.EACCES, "port_forbidden", {"port": 80}),
        (errno.EADDRINUSE, "port_taken", {"port": 80}),
        (errno.EMFILE, "listen_failed", {"reason": "[Errno 24] Too many open files"}),
        (errno.EADDRNOTAVAIL, "listen_failed", {"reason": f"[Errno {errno.EADDRNOTAVAIL}] no"}),
    ],
)
def test_reasons_not_to_listen(
    number: int, code: str, params: dict[str, int | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the system answers becomes a code."""

    def refuse(host: str, port: int) -> socket.socket:
        raise OSError(number, "Too many open files" if number == errno.EMFILE else "no")

    monkeypatch.setattr(listener, "_bind_one", refuse)
    with pytest.raises(ListenError) as caught:
        bind(LOOPBACK, 80)

    assert (caught.value.code, dict(caught.value.params)) == (code, params)


def test_free_port_of_one_address_may_be_taken_at_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Any port free on all addresses will do, so others are tried."""
    plain = listener._bind_one
    refused: list[int] = []

    def bind_one(host: str, port: int) -> socket.socket:
        if port and len(refused) < 3:
            refused.append(port)
            raise OSError(errno.EADDRINUSE, "in use")
        return plain(host, port)

    monkeypatch.setattr(listener, "_bind_one", bind_one)
    sockets = bind(("127.0.0.1", "127.0.0.2"), 0)

    assert len(refused) == 3
    assert len(sockets) == 2
    for door in sockets:
        door.close()


def test_listener_survives_running_out_of_descriptors(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """When the system cannot accept for a while, the seat is reachable again afterwards."""
    monkeypatch.setattr(listener, "PAUSE_S", 0.05)
    plain = socket.socket.accept
    tries = []

    def accept(door: socket.socket) -> tuple[socket.socket, object]:
        tries.append(door)
        if len(tries) == 1:
            raise OSError(errno.EMFILE, "Too many open files")
        return plain(door)

    monkeypatch.setattr(socket.socket, "accept", accept)

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        assert (await ana.dial(bo.address)).nick == "Bo"
        assert len(tries) >= 2
        await ana.close()
        await bo.close()

    run(work())
    assert "cannot accept a connection" in caplog.text


def test_all_interfaces_share_one_port() -> None:
    """Both families listen on the port that is announced; a missing address does no harm."""
    sockets = bind(("127.0.0.1", "203.0.113.77", "127.0.0.2"), 0)
    ports = {door.getsockname()[1] for door in sockets}

    assert len(sockets) == 2
    assert len(ports) == 1
    for door in sockets:
        door.close()
