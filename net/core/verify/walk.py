"""The course of a game, replayed entry by entry from its log, as far as it is final."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Draw, Game, Over
from net.core.messages import Ack, Action, DrawEntry
from net.core.transcript import Entry, Roster, covers
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict


@dataclass(frozen=True, slots=True)
class Final:
    """A final entry, what it says, and the position after it, None without the game.

    offset: of its record, -1 if the log lacks that.
    """

    entry: Entry
    message: Action | DrawEntry
    post: Any
    post_state: bytes
    offset: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entry that might be final, what it says, and the position after it as in `Final`."""

    entry: Entry
    message: Action | DrawEntry
    post: Any
    offset: int


class Course:
    """What is final so far, and the position it leads to.

    start: the first position. state: hash of `position`. round: number of the next draw entry.
    links: by seat, the last one revealed, at first the tip. game: None if the log is of a game or
    version that is not at hand: then rules, positions and outcomes stay unchecked, all the rest
    is checked.
    """

    def __init__(
        self, roster: Roster, pool: Pool, game: Game[Any, Any] | None, start: Any, found: Findings
    ) -> None:
        self.roster = roster
        self.pool = pool
        self.game = game
        self.start = start
        self.position = start
        self.state = self.hash_of(start)
        self.found = found
        self.finals: list[Final] = []
        self.round = 1
        self.links = list(roster.tips)

    @property
    def height(self) -> int:
        """Return the height of the entry due now."""
        return len(self.finals)

    @property
    def head(self) -> bytes:
        """Return the hash of the last final entry, the game id before the first."""
        return self.head_at(self.height)

    def head_at(self, height: int) -> bytes:
        """Return the head when so many entries were final."""
        return self.finals[height - 1].entry.hash if height else self.roster.gid

    @property
    def over(self) -> Over | None:
        """Return the result if the game has ended, as far as this can be told."""
        awaited = self.game.awaiting(self.position) if self.game else None
        return awaited if isinstance(awaited, Over) else None

    @property
    def awaits_draw(self) -> bool:
        """Say whether a draw is due; without the game the log decides."""
        if self.game:
            return isinstance(self.game.awaiting(self.position), Draw)
        return self.height in self.pool.draws and self.height not in self.pool.actions

    def hash_of(self, position: Any) -> bytes | None:
        """Return the hash of `position`, None without the game."""
        return self.game.position_hash(position) if self.game else None

    def settle(self, candidates: Sequence[Candidate]) -> Final | None:
        """Make the certified one of `candidates` final, if there is one, and return it.

        Reports every co-signature of a state that the rules do not give.
        """
        for candidate in candidates:
            signed = self._latest_acks(candidate.entry)
            expected = self.hash_of(candidate.post)
            if expected is not None:
                self._check_states(signed.values(), expected)
            agreed = _common_state(signed, self.roster.seats)
            if agreed is not None and expected in (None, agreed):
                self.position, self.state = candidate.post, expected
                final = Final(
                    candidate.entry, candidate.message, candidate.post, agreed, candidate.offset
                )
                self.finals.append(final)
                return final
        return None

    def accept_links(self, links: list[bytes]) -> None:
        """Go to the next round; `links`: the last ones revealed, by seat."""
        self.links = links
        self.round += 1

    def ackers(self, entry: Entry) -> list[Item[Ack]]:
        """Return the co-signatures of `entry`."""
        items = self.pool.acks.get(entry.height, ())
        return [item for item in items if covers(item.message, entry)]

    def _latest_acks(self, entry: Entry) -> dict[int, Item[Ack]]:
        """Return the co-signature of `entry` by seat, a revision in place of what it revises."""
        latest: dict[int, Item[Ack]] = {}
        for item in self.ackers(entry):
            known = latest.get(item.seat)
            if known is None or known.message.revision < item.message.revision:
                latest[item.seat] = item
        return latest

    def _check_states(self, signed: Iterable[Item[Ack]], expected: bytes) -> None:
        for item in signed:
            ack = item.message
            if ack.post_state != expected:
                params = (("message", "Ack"),)
                self.found.prove(Verdict.STATE_MISMATCH, item.seat, ack.height, item.offset, params)


def _common_state(signed: Mapping[int, Item[Ack]], seats: Sequence[int]) -> bytes | None:
    """Return the position all `seats` co-signed, if they did and agree on one."""
    states = {signed[seat].message.post_state: None for seat in seats if seat in signed}
    complete = all(seat in signed for seat in seats)
    return next(iter(states)) if complete and len(states) == 1 else None
