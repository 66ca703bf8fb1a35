"""The pace of a link: a burst passes at once, then frames and bytes wait their turn."""

import pytest

from net.shell.pace import MEMBER, STRANGER, Pace, PaceLimits


def test_usual_limits() -> None:
    assert PaceLimits(500, 1000, 262_144, 1_048_576) == MEMBER
    assert PaceLimits(10, 20, 8_192, 32_768) == STRANGER


def test_frames_above_the_burst_wait() -> None:
    """10 a second and 3 at once: the fourth waits 0.1 s, the fifth 0.2 s."""
    pace = Pace(lambda: 100.0)
    limits = PaceLimits(10, 3, 10**9, 10**9)

    rests = [pace.rest_s(limits, 1) for _ in range(5)]

    assert rests == pytest.approx([0, 0, 0, 0.1, 0.2])


def test_bytes_above_the_burst_wait() -> None:
    """1000 a second and 500 at once: 800 bytes are paid after 0.3 s."""
    pace = Pace(lambda: 100.0)

    assert pace.rest_s(PaceLimits(10**6, 10**6, 1000, 500), 800) == pytest.approx(0.3)


def test_rest_is_credited_up_to_the_burst() -> None:
    """After an hour of rest no more than a burst passes at once."""
    now = [0.0]
    pace = Pace(lambda: now[0])
    limits = PaceLimits(10, 3, 10**9, 10**9)
    for _ in range(20):
        pace.rest_s(limits, 1)
    now[0] = 3600.0

    rests = [pace.rest_s(limits, 1) for _ in range(4)]

    assert rests == pytest.approx([0, 0, 0, 0.1])
