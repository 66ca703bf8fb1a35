"""Addresses as people and messages write them, and those of this machine."""

import ipaddress
import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import ifaddr

from net.shell.errors import AddressError

MAX_TEXT = 300
_HOST = re.compile(r"[\w.-]+")
_NUMERIC = re.compile(r"[0-9.]+")

IPInterface = ipaddress.IPv4Interface | ipaddress.IPv6Interface


@dataclass(frozen=True, slots=True)
class Address:
    """A place to dial. host: a name or a numeric address, IPv6 without brackets."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def is_numeric(self) -> bool:
        """Whether the host is no name that had to be asked for."""
        return _is_numeric(self.host)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the address written as host:port or [IPv6]:port.

        Raises AddressError: address_empty, address_bad, port_missing, port_bad.
        """
        text = text.strip()
        if not text:
            raise AddressError("address_empty")
        if len(text) > MAX_TEXT:
            raise AddressError("address_bad", text=text[:MAX_TEXT])
        if text.startswith("["):
            host, bracket, rest = text[1:].partition("]")
            if not bracket or not _is_numeric(host, 6):
                raise AddressError("address_bad", text=text)
        else:
            host, colon, port = text.partition(":")
            rest = colon + port
            if not _is_name(host) or ":" in port:
                raise AddressError("address_bad", text=text)
        return cls(host, _parse_port(rest, text))


def own_addresses(interfaces: Sequence[str] | None = None) -> tuple[IPInterface, ...]:
    """Return this machine's unicast addresses with their networks, IPv4 first.

    interfaces: only these, loopback included if it is named; None for all that others can use:
    neither loopback nor link-local IPv6, which means something else on every machine. With no
    network at all, loopback.
    """
    every = []
    for adapter in ifaddr.get_adapters():
        for entry in adapter.ips:
            text = entry.ip if isinstance(entry.ip, str) else entry.ip[0]
            every.append(ipaddress.ip_interface(f"{text}/{entry.network_prefix}"))
    every.sort(key=lambda own: (own.version, int(own.ip)))
    if interfaces is None:
        return tuple(filter(_is_public, every)) or tuple(own for own in every if own.is_loopback)
    wanted = {ipaddress.ip_address(text) for text in interfaces}
    return tuple(own for own in every if own.ip in wanted)


def nearest_first(places: Sequence[Address], own: Sequence[IPInterface]) -> tuple[Address, ...]:
    """Return numeric `places` once each, those in a network of ours first, else as they stand."""
    once = tuple(dict.fromkeys(places))
    near = [place for place in once if _is_near(place.host, own)]
    return (*near, *(place for place in once if place not in near))


async def resolve(address: Address) -> tuple[Address, ...]:
    """Return `address` with its name resolved. Raises AddressError unknown_host."""
    if address.is_numeric:
        return (address,)
    # Only here: the window shows the addresses before anything else of the network is loaded.
    import asyncio  # noqa: PLC0415

    loop = asyncio.get_running_loop()
    try:
        rows = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise AddressError("unknown_host", host=address.host) from error
    hosts = dict.fromkeys(_with_scope(row[4]) for row in rows)
    return tuple(Address(host, address.port) for host in hosts)


def _with_scope(place: tuple[object, ...]) -> str:
    host = str(place[0])
    scoped = len(place) == 4 and place[3] and "%" not in host
    return f"{host}%{place[3]}" if scoped else host


def _parse_port(rest: str, text: str) -> int:
    if rest in {"", ":"}:
        raise AddressError("port_missing", text=text)
    digits = rest[1:]
    if rest[0] != ":" or not (digits.isascii() and digits.isdigit() and len(digits) <= 5):
        raise AddressError("port_bad", text=text)
    port = int(digits)
    if not 1 <= port <= 65535:
        raise AddressError("port_bad", text=text)
    return port


def _is_name(host: str) -> bool:
    if _NUMERIC.fullmatch(host):
        return _is_numeric(host, 4)
    return _HOST.fullmatch(host) is not None and len(host) <= 253


def _is_numeric(host: str, version: int = 0) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return version in {0, address.version}


def _is_public(own: IPInterface) -> bool:
    if own.ip.is_loopback or own.ip.is_multicast or own.ip.is_unspecified:
        return False
    return not (own.version == 6 and own.ip.is_link_local)


def _is_near(host: str, own: Sequence[IPInterface]) -> bool:
    address = ipaddress.ip_address(host.partition("%")[0])
    return any(address in entry.network for entry in own if entry.version == address.version)
