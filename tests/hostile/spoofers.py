"""Records of tables that are not there, told to everybody by multicast DNS."""

import itertools
import secrets
import socket
import threading

# Its __all__ leaves them out.
from zeroconf import DNSAddress, DNSOutgoing, DNSPointer, DNSService, DNSText, const  # type: ignore[attr-defined]

from net.shell.notice import SERVICE_TYPE
from tests.hostile.tally import Tally

SPOOFED = "spoofed_tables"
POOL = 2000
GROUP = ("224.0.0.251", 5353)
TTL_S = 4500
TXT = (b"v=1", b"id=0123456789abcdef", b"n=toy", b"st=lobby", b"pl=1/2", b"rh=00000000")
HOST, PORT = "127.0.0.1", 1


def records(number: int, service_type: str = SERVICE_TYPE) -> bytes:
    """Return one answer, well formed: a table of its own name where nobody listens."""
    name = f"Table {number} {secrets.token_hex(4)}.{service_type}"
    server = f"{secrets.token_hex(4)}.local."
    txt = b"".join(
        bytes([len(pair)]) + pair
        for pair in (
            b"v=1",
            b"id=0123456789abcdef",
            b"n=toy",
            b"st=lobby",
            b"pl=1/2",
            b"rh=00000000",
        )
    )
    unique = const._CLASS_IN | const._CLASS_UNIQUE
    out = DNSOutgoing(const._FLAGS_QR_RESPONSE | const._FLAGS_AA)
    for record in (
        DNSPointer(service_type, const._TYPE_PTR, const._CLASS_IN, TTL_S, name),
        DNSService(name, const._TYPE_SRV, unique, TTL_S, 0, 0, PORT, server),
        DNSText(name, const._TYPE_TXT, unique, TTL_S, txt),
        DNSAddress(server, const._TYPE_A, unique, TTL_S, socket.inet_aton(HOST)),
    ):
        out.add_answer_at_time(record, 0)
    return out.packets()[0]


def garbage(number: int) -> bytes:
    """Return a packet that is no DNS."""
    return number.to_bytes(8) + secrets.token_bytes(500)


def sender() -> socket.socket:
    """Return a socket that speaks to the group on loopback."""
    sending = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sending.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
    sending.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
    return sending


def spoof(stopped: threading.Event, tally: Tally) -> None:
    """Tell of tables that are nowhere, and send noise, until `stopped`."""
    pool = [make(number) for number in range(POOL // 2) for make in (records, garbage)]
    with sender() as sending:
        for packet in itertools.cycle(pool):
            if stopped.is_set():
                return
            sending.sendto(packet, GROUP)
            tally.sent += 1
