"""One host of a LAN: its interface, its firewall and the programs that run on it."""

import subprocess
import sys
from pathlib import Path

from tests.lan.commands import command, inside
from tests.lan.player import ROOT, Player

_MASK = 24
_RUN_S = 60.0


class Host:
    """A machine with one network interface, DEVICE. folder: for its files."""

    DEVICE = "eth0"
    PRIVATE = "private0"

    def __init__(self, namespace: str, address: str, folder: Path) -> None:
        self.namespace = namespace
        self.address = address
        self.folder = folder
        self._players: list[Player] = []

    def begin(self) -> None:
        """Bring the network up."""
        self._ip("link", "set", "lo", "up")
        self._ip("addr", "add", f"{self.address}/{_MASK}", "dev", self.DEVICE)
        self.up()
        self._firewall("table", "inet", "wall")
        for hook in ("input", "output"):
            rule = f"{{ type filter hook {hook} priority 0; }}"
            self._firewall("chain", "inet", "wall", hook, rule)

    def up(self) -> None:
        """Bring the interface up."""
        self._ip("link", "set", self.DEVICE, "up")

    def down(self) -> None:
        """Take the interface down; its address stays its own."""
        self._ip("link", "set", self.DEVICE, "down")

    def change_address(self, address: str) -> None:
        """Give the interface another address instead of the one it has, as DHCP may."""
        self.forget_address()
        self._ip("addr", "add", f"{address}/{_MASK}", "dev", self.DEVICE)
        self.address = address

    def forget_address(self) -> None:
        """Leave the interface without an address, as before DHCP has answered."""
        self._ip("addr", "flush", "dev", self.DEVICE, "scope", "global")

    def add_private_network(self, address: str) -> None:
        """Add an interface with a network that ends on this host, as container tools do."""
        self._ip("link", "add", self.PRIVATE, "type", "bridge")
        self._ip("addr", "add", f"{address}/{_MASK}", "dev", self.PRIVATE)
        self._ip("link", "set", self.PRIVATE, "up")

    def stop_hearing(self, other: "Host") -> None:
        """Drop everything from `other`, who hears this host still."""
        self._firewall("rule", "inet", "wall", "input", "ip", "saddr", other.address, "drop")

    def shut_out(self, other: "Host") -> None:
        """Drop everything to and from `other`."""
        self.stop_hearing(other)
        self._firewall("rule", "inet", "wall", "output", "ip", "daddr", other.address, "drop")

    def refuse_callers(self) -> None:
        """Drop every connection that begins elsewhere, as many firewalls do."""
        begins = ("tcp", "flags", "&", "(syn|ack)", "==", "syn")
        self._firewall("rule", "inet", "wall", "input", "iif", self.DEVICE, *begins, "drop")

    def block_mdns(self) -> None:
        """Drop multicast DNS, both ways."""
        for hook in ("input", "output"):
            self._firewall("rule", "inet", "wall", hook, "udp", "dport", "5353", "drop")

    def open_up(self) -> None:
        """Take back every rule of the firewall."""
        command("ip", "netns", "exec", self.namespace, "nft", "flush", "table", "inet", "wall")

    def start(self, name: str, *arguments: str) -> Player:
        """Start `tikal` without a window for the player `name`; it ends with the LAN."""
        return self._start(name, *arguments, "--name", name)

    def resume(self, name: str, *arguments: str) -> Player:
        """Start `tikal` for the player `name` again, to go on with the last game."""
        return self._start(name, "resume", "last", *arguments)

    def _start(self, name: str, *arguments: str) -> Player:
        player = Player(name, self._tikal(*arguments), self.folder)
        self._players.append(player)
        return player

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run `tikal` to its end."""
        return subprocess.run(
            self._tikal(*arguments),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=_RUN_S,
            check=False,
        )

    def end(self) -> None:
        """End every program started here."""
        for player in self._players:
            player.end()

    def _tikal(self, *arguments: str) -> list[str]:
        program = (sys.executable, "-m", "tikal_qt", "--profile", str(self.folder / "profile"))
        return inside(self.namespace, *program, *arguments)

    def _ip(self, *words: str) -> None:
        command("ip", "-n", self.namespace, *words)

    def _firewall(self, *words: str) -> None:
        command("ip", "netns", "exec", self.namespace, "nft", "add", *words)
