"""Networks that lose, delay and reorder, and pairs that cannot hear each other."""

import time

from tests.lan.game import begin, finish
from tests.lan.network import Lan
from tests.lan.wire import Rough

# Longer than any link may be silent.
SILENCE_S = 8.0


def test_frames_lost_late_and_out_of_order_slow_the_game_and_no_more(lan: Lan) -> None:
    for number, host in enumerate(lan.hosts[:3]):
        lan.roughen(host, Rough(delay_ms=15, jitter_ms=10, loss=20, seed=number))
    players = begin(lan.hosts[:3])
    finish(players, limit_s=70.0)
    assert [player.told("away") for player in players] == [[], [], []]


def test_a_pair_that_cannot_hear_each_other_plays_on_through_the_others(lan: Lan) -> None:
    for host in lan.hosts:
        # Slow enough that the silence is noticed long before the end.
        lan.roughen(host, Rough(delay_ms=20))
    players = begin(lan.hosts)
    players[0].wait_for_entry(5)
    lan.hosts[1].shut_out(lan.hosts[2])
    cut_at = time.monotonic()
    finish(players, limit_s=70.0)
    assert time.monotonic() - cut_at > SILENCE_S
    assert [player.told("away") for player in players] == [[], [], [], []]
