"""A bad cable is as bad as it says: else the games over it would prove nothing."""

import subprocess
import sys

from tests.lan.host import Host
from tests.lan.network import Lan
from tests.lan.wire import Rough

FRAMES = 400
LISTEN = """
import socket, sys
door = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
door.bind(("", 7000))
door.settimeout(2)
print("ready", flush=True)
try:
    while True:
        print(int(door.recv(100)))
except TimeoutError:
    pass
"""
TALK = f"""
import socket, sys, time
line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
for number in range({FRAMES}):
    line.sendto(b"%d" % number, (sys.argv[1], 7000))
    time.sleep(0.001)
"""


def datagrams(sender: Host, receiver: Host) -> list[int]:
    """Return those of FRAMES numbered datagrams that come through, in the order they come."""
    with subprocess.Popen(
        ["ip", "netns", "exec", receiver.namespace, sys.executable, "-c", LISTEN],
        stdout=subprocess.PIPE,
        text=True,
    ) as listening:
        assert listening.stdout is not None
        assert listening.stdout.readline() == "ready\n"
        talk = [sys.executable, "-c", TALK, receiver.address]
        subprocess.run(["ip", "netns", "exec", sender.namespace, *talk], check=True, timeout=30)
        return [int(line) for line in listening.stdout]


def test_a_bad_cable_loses_and_reorders_and_a_good_one_does_not(lan: Lan) -> None:
    sender, receiver = lan.hosts[:2]
    # Afterwards the two know each other, so that no ARP request can be lost.
    assert datagrams(sender, receiver) == list(range(FRAMES))
    lan.roughen(sender, Rough(delay_ms=20, jitter_ms=10, loss=100))
    come = datagrams(sender, receiver)
    # 360 on average; the bounds are more than five standard deviations away.
    assert 325 < len(come) < 395
    assert len(set(come)) == len(come)
    assert come != sorted(come)
