"""A LAN on one machine: a switch and hosts, each in a network namespace of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.lan.commands import LanError, command, inside
from tests.lan.host import Host
from tests.lan.player import ROOT
from tests.lan.wire import Rough

HOSTS = 4

_EXIT_S = 5.0
_NAME = "tikal-lan"


class Lan:
    """Hosts of 10.77.0.0/24 at one switch. A context manager: nothing of it outlives the `with`.

    folder: where the hosts keep their files, each in a folder of its own.
    """

    def __init__(self, folder: Path, hosts: int = HOSTS) -> None:
        self._folder = folder
        self._prefix = f"{_NAME}-{os.getpid()}"
        self._switch = f"{self._prefix}-switch"
        self._wires: dict[str, subprocess.Popen[bytes]] = {}
        self.hosts: list[Host] = []
        self._size = hosts

    def __enter__(self) -> Self:
        try:
            self._build()
        except BaseException:
            self._tear_down()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._tear_down()

    def _build(self) -> None:
        _remove_leftovers()
        command("ip", "netns", "add", self._switch)
        for bridge in range(self._size + 1):
            name = _bridge(bridge)
            plain = ("type", "bridge", "mcast_snooping", "0")
            command("ip", "-n", self._switch, "link", "add", name, *plain)
            command("ip", "-n", self._switch, "link", "set", name, "up")
        for number in range(1, self._size + 1):
            namespace = f"{self._prefix}-host{number}"
            folder = self._folder / f"host{number}"
            folder.mkdir()
            host = Host(namespace, f"10.77.0.{number}", folder)
            command("ip", "netns", "add", namespace)
            self.hosts.append(host)
            self._plug_in(host, number)
            host.begin()

    def _plug_in(self, host: Host, number: int) -> None:
        port = f"port{number}"
        pair = ("type", "veth", "peer", "name", host.DEVICE, "netns", host.namespace)
        command("ip", "-n", self._switch, "link", "add", port, *pair)
        command("ip", "-n", self._switch, "link", "set", port, "up", "master", _bridge(0))

    def partition(self, *groups: Sequence[Host]) -> None:
        """Let hosts reach those of their own group only; hosts not named stay together."""
        for bridge, group in enumerate(groups, 1):
            for host in group:
                self._attach(host, bridge)

    def heal(self) -> None:
        """Let every host reach every other again."""
        for host in self.hosts:
            self._attach(host, 0)

    def _attach(self, host: Host, bridge: int) -> None:
        number = self.hosts.index(host) + 1
        device = f"far{number}" if host.namespace in self._wires else f"port{number}"
        command("ip", "-n", self._switch, "link", "set", device, "master", _bridge(bridge))

    def roughen(self, host: Host, rough: Rough) -> str:
        """Give `host` a bad cable, both ways; return what makes it bad: "netem" or "wire".

        The kernel's netem does it where there is one, else a process of ours.
        """
        number = self.hosts.index(host) + 1
        try:
            for words in (
                ("-n", host.namespace, "qdisc", "add", "dev", host.DEVICE),
                ("-n", self._switch, "qdisc", "add", "dev", f"port{number}"),
            ):
                command("tc", *words, "root", "netem", *rough.netem())
        except LanError as error:
            if "qdisc kind is unknown" not in str(error):
                raise
            self._lay_wire(host, number, rough)
            return "wire"
        return "netem"

    def _lay_wire(self, host: Host, number: int, rough: Rough) -> None:
        port, near, far = f"port{number}", f"near{number}", f"far{number}"
        command("ip", "-n", self._switch, "link", "set", port, "nomaster")
        pair = ("type", "veth", "peer", "name", far)
        command("ip", "-n", self._switch, "link", "add", near, *pair)
        command("ip", "-n", self._switch, "link", "set", near, "up")
        command("ip", "-n", self._switch, "link", "set", far, "up", "master", _bridge(0))
        program = (sys.executable, "-m", "tests.lan.wire", port, near, *rough.arguments())
        self._wires[host.namespace] = subprocess.Popen(
            inside(self._switch, *program), cwd=ROOT, stdin=subprocess.DEVNULL
        )

    def _tear_down(self) -> None:
        for host in self.hosts:
            host.end()
        for wire in self._wires.values():
            wire.send_signal(signal.SIGTERM)
        for wire in self._wires.values():
            wire.wait(_EXIT_S)
        for namespace in _namespaces(self._prefix):
            command("ip", "netns", "del", namespace)


def _bridge(number: int) -> str:
    return f"bridge{number}"


def _namespaces(prefix: str) -> list[str]:
    listed = (line.split()[0] for line in command("ip", "netns", "list").splitlines())
    return [name for name in listed if name.startswith(f"{prefix}-")]


def _remove_leftovers() -> None:
    """Remove the networks of processes that were ended before they could do it themselves."""
    for name in _namespaces(_NAME):
        pid = name.removeprefix(f"{_NAME}-").partition("-")[0]
        if not Path("/proc", pid).exists():
            # Another run may be removing them as well.
            with suppress(LanError):
                command("ip", "netns", "del", name)
