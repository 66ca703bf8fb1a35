"""Addresses: as people write them, as they are tried."""

import asyncio
import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.shell.addresses import Address, nearest_first, own_addresses, resolve
from net.shell.errors import AddressError


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("10.0.0.7:4711", "10.0.0.7", 4711),
        ("  laptop.local:1 ", "laptop.local", 1),
        ("[fe80::1]:65535", "fe80::1", 65535),
        ("[fe80::1%eth0]:80", "fe80::1%eth0", 80),
        ("bücher:99", "bücher", 99),
    ],
)
def test_good_addresses(text: str, host: str, port: int) -> None:
    """What people write is understood and written back alike."""
    address = Address.parse(text)

    assert (address.host, address.port) == (host, port)
    assert str(address) == text.strip()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "address_empty"),
        ("   ", "address_empty"),
        ("10.0.0.7", "port_missing"),
        ("10.0.0.7:", "port_missing"),
        ("[::1]", "port_missing"),
        ("laptop:port", "port_bad"),
        ("laptop:0", "port_bad"),
        ("laptop:65536", "port_bad"),
        ("laptop:-1", "port_bad"),
        ("laptop:١٢", "port_bad"),
        ("[::1]4711", "port_bad"),
        ("fe80::1:4711", "address_bad"),
        ("[10.0.0.7]:1", "address_bad"),
        ("[::1:4711", "address_bad"),
        ("10.0.0.700:4711", "address_bad"),
        ("10.0.7:4711", "address_bad"),
        (":4711", "address_bad"),
        ("a b:4711", "address_bad"),
        ("http://laptop:4711", "address_bad"),
        ("x" * 400 + ":1", "address_bad"),
    ],
)
def test_bad_addresses(text: str, code: str) -> None:
    """Each mistake has its own code."""
    with pytest.raises(AddressError) as caught:
        Address.parse(text)

    assert caught.value.code == code


@given(st.text(max_size=60))
def test_any_text_is_an_address_or_an_address_error(text: str) -> None:
    """Nothing a person types raises anything else, and what is accepted parses again."""
    try:
        address = Address.parse(text)
    except AddressError:
        return
    assert Address.parse(str(address)) == address


def test_near_addresses_come_first() -> None:
    """An address in a network of ours is tried before others; order is else kept, once each."""
    own = (ipaddress.ip_interface("192.168.1.5/24"), ipaddress.ip_interface("fd00::5/64"))
    far, near = Address("10.0.0.1", 7), Address("192.168.1.9", 7)
    far6, near6 = Address("fd01::9", 7), Address("fd00::9", 7)

    assert nearest_first([far, near, far6, far, near6], own) == (near, near6, far, far6)


def test_loopback_is_own_only_when_named() -> None:
    """Others cannot reach loopback, so it is offered only on request."""
    assert [str(own) for own in own_addresses(["127.0.0.1"])] == ["127.0.0.1/8"]
    everything = own_addresses()
    if any(not own.ip.is_loopback for own in everything):
        assert not any(own.ip.is_loopback for own in everything)
    assert own_addresses(["203.0.113.77"]) == ()


def test_names_resolve_or_say_so() -> None:
    """A numeric address stays; a name that cannot exist is named in the error."""
    assert asyncio.run(resolve(Address("127.0.0.1", 9))) == (Address("127.0.0.1", 9),)
    with pytest.raises(AddressError) as caught:
        asyncio.run(resolve(Address("nobody.invalid", 9)))

    assert caught.value.code == "unknown_host"
    assert caught.value.params == (("host", "nobody.invalid"),)
