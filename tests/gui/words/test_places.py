"""What is said of where this computer can be reached."""

import pytest

from tikal_qt.words.places import reach_words

ALONE = "On no network: only windows on this computer can join."


@pytest.mark.parametrize(
    ("addresses", "said"),
    [
        ((), "It has no address: it is on no network."),
        (("127.0.0.1", "::1"), ALONE),
        (("127.0.0.1:47001", "[::1]:47001"), ALONE),
        (("10.0.0.1", "::1"), ""),
        (("fd00::1",), ""),
        (("12.7.0.1",), ""),
    ],
)
def test_what_is_to_be_said_of_addresses(addresses: tuple[str, ...], said: str) -> None:
    assert reach_words(addresses) == said
