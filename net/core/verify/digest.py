"""One hash over all that is final in a game, for players to compare aloud."""

from dataclasses import replace

from net.core.codec import pack
from net.core.hashing import HASH_BYTES, digest
from net.core.messages import End
from net.core.schema import dump
from net.core.verify.walk import Course


def game_digest(course: Course, end: End | None) -> bytes:
    """Return SHA-256 over the game id, every final entry with its state, and the co-signed end.

    The game id covers roster and commitments, an entry's hash covers its action or its links and
    outcomes. Signatures are left out: one text has many valid ones, and a cheat who sends each
    player another must not make their digests differ.
    """
    parts: list[bytes | str] = [course.roster.gid]
    for final in course.finals:
        parts += (final.entry.kind, final.entry.hash, final.post_state)
    parts.append(pack(dump(replace(end, eid=bytes(HASH_BYTES)))) if end else b"")
    return digest("game", *parts)
