"""Every fuzz target on its seeds, and on what chance makes of them."""

import random
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz import (
    addresses,
    engine_lines,
    frames,
    handshakes,
    logs,
    notation,
    payloads,
    streams,
)

TARGETS = {
    module.__name__.rpartition(".")[2]: module
    for module in (addresses, engine_lines, frames, handshakes, logs, notation, payloads, streams)
}
each_target = pytest.mark.parametrize("module", TARGETS.values(), ids=TARGETS)
EXAMPLES = 60


@each_target
def test_seeds_pass(module: ModuleType) -> None:
    assert len(module.SEEDS) >= 2
    for seed in module.SEEDS:
        module.target(seed)


@each_target
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.binary(max_size=400))
def test_noise_passes(module: ModuleType, data: bytes) -> None:
    module.target(data)


@each_target
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(choice=st.randoms(use_true_random=False))
def test_damaged_seeds_pass(module: ModuleType, choice: random.Random) -> None:
    module.target(damaged(module.SEEDS[choice.randrange(len(module.SEEDS))], choice))


def damaged(seed: bytes, choice: random.Random) -> bytes:
    """Return `seed` with a few bytes changed, a stretch left out or said twice."""
    data = bytearray(seed)
    for _ in range(choice.randint(1, 4)):
        start = choice.randrange(len(data) + 1)
        stretch = data[start : start + choice.choice((1, 1, 2, 8, 100))]
        match choice.randrange(4):
            case 0 if stretch:
                data[start] ^= 1 << choice.randrange(8)
            case 1:
                del data[start : start + len(stretch)]
            case 2:
                data[start:start] = stretch
            case _:
                data[start:start] = choice.randbytes(choice.randint(1, 4))
    return bytes(data)
