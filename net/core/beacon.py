"""Fair draws: hash chains committed before the game, one link revealed for each draw.

A seat's chain runs from a secret root x_N to the tip x_0, which it commits to. In round k every
active seat reveals x_k; all links together give the round's value. Nobody who keeps one link to
himself can be foreseen, and nobody can choose a link.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from net.core.errors import LocalError
from net.core.hashing import HASH_BYTES, digest, framed

CHAIN_LINKS = 1024
_WORD_BYTES = 8


@dataclass(frozen=True, slots=True)
class ChainName:
    """What every link is bound to, so that no chain fits another seat, key, epoch or session.

    sid: session id. parent_eid, attempt: of the epoch the chain is for; empty and 0 at first.
    """

    sid: bytes
    parent_eid: bytes
    attempt: int
    seat: int
    key: bytes


def link_before(name: ChainName, k: int, link: bytes) -> bytes:
    """Return x_{k-1}, given x_k as `link`; k from 1."""
    return hashlib.sha256(_scope(name) + framed(k, link)).digest()


def _scope(name: ChainName) -> bytes:
    scope = (name.sid, name.parent_eid, name.attempt, name.seat, name.key)
    return framed("chain", *scope)


def make_chain(name: ChainName, root: bytes, links: int = CHAIN_LINKS) -> tuple[bytes, ...]:
    """Return x_0 (the tip) to x_N (`root`, 32 secret bytes) for N = `links`."""
    if len(root) != HASH_BYTES:
        raise LocalError("root_size", (("size", len(root)),))
    scope = _scope(name)
    backwards = [root]
    for k in range(links, 0, -1):
        backwards.append(hashlib.sha256(scope + framed(k, backwards[-1])).digest())
    return tuple(reversed(backwards))


def follows(name: ChainName, k: int, link: bytes, before: bytes) -> bool:
    """Say whether `link` is x_k of the chain whose x_{k-1} is `before`."""
    return link_before(name, k, link) == before


def round_value(gid: bytes, eid: bytes, number: int, links: Mapping[int, bytes]) -> bytes:
    """Return the value of round `number` (from 1) of epoch `eid`; `links` by active seat."""
    parts: list[bytes | int] = []
    for seat in sorted(links):
        parts += (seat, links[seat])
    return digest("beacon", gid, eid, number, *parts)


def pick(value: bytes, j: int, purpose: str, choices: int) -> int:
    """Return an index below `choices` (at least 1), each equally likely.

    value: of the round. j: which draw of the round, from 0. purpose: that of the draw.
    SHAKE-256 over r_j and purpose gives 64-bit big-endian words; the first word below the
    largest multiple of `choices` counts, modulo `choices`.
    """
    if choices < 1:
        raise LocalError("no_choices", (("purpose", purpose),))
    stream = hashlib.shake_256(digest("pick", digest("draw", value, j), purpose))
    limit = 2**64 - 2**64 % choices
    end = _WORD_BYTES
    while True:
        word = int.from_bytes(stream.digest(end)[-_WORD_BYTES:], "big")
        if word < limit:
            return word % choices
        end += _WORD_BYTES
