"""The course of a game, replayed entry by entry from its log, as far as it is final."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from engine.game import Draw, Game, Over
from net.core.absence import StandIn
from net.core.entries import seat_to_move
from net.core.epoch import Epoch, first_epoch
from net.core.genesis import Roster
from net.core.messages import AbsentEntry, Ack, Action, DrawEntry, Reveal, TurnTimeout
from net.core.rounds import Rounds
from net.core.transcript import Entry, covers
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict

M = TypeVar("M", Action, DrawEntry, AbsentEntry, Ack, Reveal, TurnTimeout)


class Candidate(NamedTuple):
    """An entry that might be final, what it says, and the position after it.

    entry: its eid is that of the epoch whose seats co-sign. post: None without the game. offset: of
    its record, -1 if the log lacks that. timed_out: TURN_TIMEOUTs make it final.
    """

    entry: Entry
    message: Action | DrawEntry | AbsentEntry
    post: Any
    offset: int
    timed_out: bool = False


class Final(NamedTuple):
    """A final entry, otherwise as in `Candidate`. post_state: the position's hash as co-signed."""

    entry: Entry
    message: Action | DrawEntry | AbsentEntry
    post: Any
    post_state: bytes
    offset: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drop:
    """Seats dropped at `height` by the votes of `voters`.

    reason: "proof" if any of them gives that, else as in `Vote`. spoke: those of `seats` that the
    log's owner had heard from, and who owed nothing, when he voted.
    """

    height: int
    seats: tuple[int, ...]
    voters: tuple[int, ...]
    reason: str
    spoke: tuple[int, ...]


class Course:
    """What is final so far, and the position it leads to.

    start: the first position. state: hash of `position`. epoch: who takes part now. rounds: its
    draws. epochs: all so far, the first included. drops: seats dropped so far. game: None if the
    log is of a game or version that is not at hand: then rules, positions and outcomes stay
    unchecked, all the rest is checked. stand_in: plays for passive seats; None if not at hand.
    first: the height at which the course begins, 0 unless `resume` has moved it. owner: the seat
    whose log this says it is, or -1; nothing proves that. confirmed_by_parent: another log shows
    that the game it goes on with stood so. continued: another log goes on with this game.
    """

    def __init__(
        self,
        roster: Roster,
        pool: Pool,
        game: Game[Any, Any] | None,
        start: Any,
        stand_in: StandIn | None,
        found: Findings,
    ) -> None:
        self.roster = roster
        self.pool = pool
        self.game = game
        self.start = start
        self.position = start
        self.state = self._first_state = self.hash_of(start)
        self.stand_in = stand_in
        self.found = found
        self.finals: list[Final] = []
        self.first = 0
        self.owner = -1
        self.confirmed_by_parent = False
        self.continued = False
        self._first_head = roster.gid
        self.epochs: list[Epoch] = []
        self.drops: list[Drop] = []
        self._superseded: dict[int, bytes] = {}
        self.enter(first_epoch(roster))

    def resume(self, draw: Final) -> None:
        """Begin after `draw`, of the first epoch, instead of at the start."""
        assert isinstance(draw.message, DrawEntry)
        self.first = draw.entry.height + 1
        self._first_head = draw.entry.hash
        self.position = draw.post
        self.state = self._first_state = draw.post_state
        links = dict(zip(self.epoch.seats, draw.message.links, strict=True))
        while self.rounds.number <= draw.message.round:
            self.rounds.close(links)

    def enter(self, epoch: Epoch) -> None:
        """Go over to `epoch`, which begins at this height."""
        self.epoch = epoch
        self.epochs.append(epoch)
        self.rounds = Rounds(self.roster, epoch, ())

    @property
    def bases(self) -> list[tuple[int, ...]]:
        """Return the seats of which a quorum may go on, each reading that players may have had.

        They count by the last epoch they knew to be confirmed; the last in which an entry is final
        surely was.
        """
        found = []
        for epoch in reversed(self.epochs):
            found.append(epoch.seats)
            if any(final.entry.eid == epoch.eid for final in self.finals_from(epoch.height)):
                break
        return found

    @property
    def height(self) -> int:
        """Return the height of the entry due now."""
        return self.first + len(self.finals)

    @property
    def head(self) -> bytes:
        """Return the hash of the last final entry, the game id before the first."""
        return self.head_at(self.height)

    def head_at(self, height: int) -> bytes:
        """Return the head when so many entries were final, from `first` on."""
        place = height - self.first
        return self.finals[place - 1].entry.hash if place else self._first_head

    def state_at(self, height: int) -> bytes | None:
        """Return the position's hash when so many entries were final, from `first` on."""
        place = height - self.first
        return self.finals[place - 1].post_state if place else self._first_state

    def may_be_timed_out(self, seat: int, height: int) -> bool:
        """Say whether `seat` may hold the time-out of its ACTION before `height` for final.

        It has no say in that, and the log need not show it: who has co-signed the ACTION may have
        timed it out as well.
        """
        place = height - 1 - self.first
        last = self.finals[place].message if place >= 0 else None
        own = isinstance(last, Action) and last.seat == seat
        return own and self.roster.settings.clock_s > 0

    def finals_from(self, height: int) -> Sequence[Final]:
        """Return the final entries from `height` on, as far as they are of this course."""
        return self.finals[max(0, height - self.first) :]

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
        return bool(self.here(self.pool.draws)) and not self.here(self.pool.actions)

    @property
    def seat_to_move(self) -> int:
        """Return the seat whose choice is awaited, or -1."""
        return seat_to_move(self.game, self.position) if self.game else -1

    @property
    def required(self) -> bytes:
        """Return the frame of the entry that must stand here, settled by an epoch before."""
        return self.epoch.required if self.height == self.epoch.height else b""

    def here(self, by_height: Mapping[int, Sequence[Item[M]]]) -> list[Item[M]]:
        """Return the messages at the due height that are of this epoch."""
        eid = self.epoch.eid
        return [item for item in by_height.get(self.height, ()) if item.message.eid == eid]

    def hash_of(self, position: Any) -> bytes | None:
        """Return the hash of `position`, None without the game."""
        return self.game.position_hash(position) if self.game else None

    def accept(self, final: Final) -> None:
        """Go on from `final`."""
        if self._superseded.get(self.height, final.entry.hash) != final.entry.hash:
            # All seats of two epochs signed different entries; which of them lied stays open.
            self.found.prove(Verdict.FORK, None, self.height, final.offset)
        self.position = final.post
        self.state = final.post_state if self.game else None
        self.finals.append(final)

    def supersede(self, candidates: Sequence[Candidate]) -> None:
        """Remember which of `candidates` was final here, before an epoch that settles it anew."""
        final = self.certified(candidates)
        if final is not None:
            self._superseded[self.height] = final.entry.hash

    def certified(self, candidates: Sequence[Candidate]) -> Final | None:
        """Return which of `candidates` is certified, if one is.

        Reports every co-signature of a state that the rules do not give.
        """
        for candidate in candidates:
            expected = self.hash_of(candidate.post)
            if candidate.timed_out:
                agreed = self._timed_out(candidate, expected)
            else:
                if expected is not None:
                    self._check_states(self.latest_acks(candidate.entry).values(), expected)
                agreed = common_state(self.ackers(candidate.entry), self.epoch.seats, expected)
            if agreed is not None and expected in (None, agreed):
                entry, message, post, offset, _ = candidate
                return Final(entry, message, post, agreed, offset, self.epoch.seats)
        return None

    def ackers(self, entry: Entry) -> list[Item[Ack]]:
        """Return the co-signatures of `entry`."""
        items = self.pool.acks.get(entry.height, ())
        return [item for item in items if covers(item.message, entry)]

    def latest_acks(self, entry: Entry) -> dict[int, Item[Ack]]:
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
                where = (item.seat, ack.height, item.offset)
                self.found.prove(Verdict.STATE_MISMATCH, *where, params)

    def _timed_out(self, candidate: Candidate, expected: bytes | None) -> bytes | None:
        """Return the position that all but the seat whose time is over say it leads to."""
        absent, entry = candidate.message, candidate.entry.hash
        assert isinstance(absent, AbsentEntry)
        said = [item for item in self.here(self.pool.timeouts) if item.message.entry == entry]
        others = [seat for seat in self.epoch.seats if seat != absent.seat]
        return common_state(said, others, expected)


def common_state(
    signed: Iterable[Item[Ack] | Item[TurnTimeout]], seats: Sequence[int], expected: bytes | None
) -> bytes | None:
    """Return the position all `seats` have signed, whatever they have signed besides.

    signed: of one entry, in order. expected: the position by the rules, if known: it goes first.
    """
    states: dict[int, list[bytes]] = {seat: [] for seat in seats}
    for item in signed:
        states.setdefault(item.seat, []).append(item.message.post_state)
    common = [state for state in states[seats[0]] if all(state in states[seat] for seat in seats)]
    return expected if expected in common else next(reversed(common), None)
