"""Runs the system's own network tools, and says what they need."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

LIMIT_S = 20.0
TOOLS = ("ip", "nft", "setpriv", "tc")


class LanError(Exception):
    """A tool refused. message: the command and what it wrote."""


def command(*words: str) -> str:
    """Run a tool and return what it prints. Raises LanError."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    if done.returncode:
        raise LanError(f"{' '.join(words)}: {done.stderr.strip() or done.returncode}")
    return done.stdout


def inside(namespace: str, *words: str) -> list[str]:
    """Return the command that runs `words` in `namespace`, and not longer than who started it."""
    return ["ip", "netns", "exec", namespace, "setpriv", "--pdeathsig", "KILL", *words]


def why_not() -> str:
    """Return why no network of namespaces can be built here, or nothing if it can."""
    if sys.platform != "linux":
        return "network namespaces are a thing of Linux"
    if os.geteuid():
        return "only root may make network namespaces"
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        packages = "iproute2 nftables util-linux"
        return f"not installed: {', '.join(missing)} (Debian: apt-get install {packages})"
    try:
        with _trial() as trial:
            command("ip", "-n", trial, "link", "add", "bridge", "type", "bridge")
            command("ip", "-n", trial, "link", "add", "one", "type", "veth", "peer", "name", "two")
            command("ip", "netns", "exec", trial, "nft", "add", "table", "inet", "trial")
    except LanError as error:
        return f"the system refuses: {error}"
    return ""


def why_no_netem() -> str:
    """Return why the kernel cannot make cables bad, or nothing if it can. Needs what hosts need."""
    try:
        with _trial() as trial:
            command("tc", "-n", trial, "qdisc", "add", "dev", "lo", "root", "netem", "loss", "1%")
    except LanError as error:
        return str(error)
    return ""


@contextmanager
def _trial() -> Iterator[str]:
    name = f"tikal-lan-{os.getpid()}-trial"
    command("ip", "netns", "add", name)
    try:
        yield name
    finally:
        command("ip", "netns", "del", name)
