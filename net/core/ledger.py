"""What one seat knows of a game: the final entries, the one that is open, and who takes part."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from engine.game import Draw, Game, Over
from net.core.absence import PASSIVE, absent_segment
from net.core.court import Court
from net.core.endpoint import Endpoint
from net.core.entries import Drawn, draw_round, first_revealer
from net.core.envelope import Envelope
from net.core.epoch import Epoch, first_epoch, is_abandoned
from net.core.genesis import Roster
from net.core.history import FinalEntry, OpenEntry
from net.core.messages import AbsentEntry, DrawEntry, End, Reveal, Status, Vote
from net.core.opening import first_position
from net.core.rounds import Rounds
from net.core.scribe import Scribe
from net.core.transcript import Entry, action_entry
from net.core.view import Trouble

P = TypeVar("P")
A = TypeVar("A")

NO_SEAT = -1


@dataclass(frozen=True, slots=True)
class Before(Generic[P]):
    """Where a game stood in the epoch before."""

    epoch: Epoch
    open: OpenEntry[P]
    rounds: Rounds
    confirmed: bool


class Ledger(Generic[P, A]):
    """The game of `roster` as `seat` knows it; NO_SEAT for one who only looks on.

    epoch: who takes part. past: the epochs before, by id. confirmed: everybody active has gone over
    to it. sealed: this seat has voted to end it. frozen: the final entries stay as they are until
    the next epoch is settled. listening: this seat is back and signs nothing before it has heard
    the others. arrived: it has come into the game with its key alone. claims: the ENDs that claim
    the game, by seat, as frames; who signs one has left it. rounds: the draws of the epoch. court:
    what is proven against a seat. entries: the final ones. open: the one being agreed on.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        game: Game[P, A],
        roster: Roster,
        scribe: Scribe,
        seat: int,
    ) -> None:
        self.endpoint = endpoint
        self.scribe = scribe
        self.court = Court(roster, scribe)
        self.game = game
        self.roster = roster
        self.seat = seat
        self.epoch = first_epoch(roster)
        self.past: dict[bytes, Epoch] = {}
        self._before: list[Before[P]] = []
        self.confirmed = True
        self.sealed = False
        self.frozen = False
        self.listening = False
        self.arrived = False
        self.claims: dict[int, bytes] = {}
        self.start = first_position(game, roster)
        self.entries: list[FinalEntry[P]] = []
        self._set_aside: dict[int, OpenEntry[P]] = {}
        self.open = self.next_entry(roster.gid, self.start, game.position_hash(self.start))
        self.rounds = self._rounds()

    def _rounds(self) -> Rounds:
        chain: tuple[bytes, ...] = ()
        if self.seat in self.epoch.seats:
            chain = self.scribe.chain(self.epoch.chain(self.roster, self.seat))
        # The root of a side file that was lost is not the one that was committed to.
        known = bool(chain) and chain[0] == self.epoch.tip(self.seat)
        return Rounds(self.roster, self.epoch, chain if known else ())

    def next_entry(self, prev: bytes, position: P, state: bytes) -> OpenEntry[P]:
        """Return the entry after those that are final, with what is known of it in this epoch."""
        known = self._set_aside.pop(len(self.entries), None)
        if known is not None and known.prev == prev:
            return known
        return OpenEntry(len(self.entries), prev, position, state, self.game.awaiting(position))

    # ------------------------------------------------------------ what is known

    @property
    def active(self) -> bool:
        """Whether this seat takes part in the epoch."""
        return self.seat in self.epoch.seats

    @property
    def excluded(self) -> tuple[int, ...]:
        """Return the seats that have no part in what comes: convicted, left by a claim, or out."""
        return tuple(sorted({*self.court.proven, *self.claims, *self.roster.out}))

    @property
    def may_sign(self) -> bool:
        """Whether this seat may sign entries now."""
        settled = self.confirmed and not self.sealed and not self.court.verdict
        return self.active and settled and self.may_speak

    @property
    def may_speak(self) -> bool:
        """Whether this seat may sign anything: it knows all it has signed before.

        Who has claimed the game has signed his last. Who has turned back from an epoch follows the
        others to theirs without a word.
        """
        unsure = self.listening or self.scribe.recalls or self.scribe.behind
        unsure = unsure or self._is_forgetful or self.open.is_unlike(self.seat)
        left = self.seat in self.claims or not self.scribe.signs_in(self.epoch.eid)
        return not (unsure or left)

    @property
    def _is_forgetful(self) -> bool:
        """Whether this seat may have signed in the epoch before it arrived, it knows not what."""
        return self.arrived and self.active and not self.rounds.has_chain

    @property
    def trouble(self) -> Trouble | None:
        """What stops the game: something proven, or a dispute over the open entry."""
        return self.court.verdict or self.dispute()

    def dispute(self) -> Trouble | None:
        """Return what the co-signatures of the open entry do not agree on."""
        now = self.open
        count = now.count(self.epoch.seats)
        if count is None or now.timed_out:
            return None
        for seat, state in count.states:
            if state != now.post_state:
                return Trouble("desync", seat, now.height)
        for seat in count.missing:
            if seat in now.acks:
                return Trouble("entry_mismatch", seat, now.height)
        return None

    @property
    def ended(self) -> bool:
        """Say whether the end is signed by all, or claimed here, and that is on its way.

        The others may have gone over to another epoch meanwhile, where they sign it again.
        """
        return self.done or any(self._is_signed_off(one.epoch, one.open) for one in self._before)

    @property
    def done(self) -> bool:
        """Say whether nobody of this epoch needs this seat any more for the game to end.

        Who has seen it end in the epoch before has to help the others to see it in this one.
        """
        if self.seat in self.claims:
            return not self.endpoint.outbox.holds(self.claims[self.seat])
        return self._is_signed_off(self.epoch, self.open)

    def _is_signed_off(self, epoch: Epoch, entry: OpenEntry[P]) -> bool:
        """Say whether all of `epoch` have signed that the game ends where it stands, at `entry`."""
        stands = (entry.height, entry.prev) == (self.open.height, self.open.prev)
        if not stands or self.expected_end is None:
            return False
        signed = all(seat in entry.ends for seat in epoch.seats)
        return signed and not self.endpoint.outbox.holds(entry.ends.get(self.seat, b""))

    @property
    def status(self) -> Status:
        """The heartbeat."""
        return Status(self.roster.gid, self.epoch.eid, self.open.height, self.open.prev)

    def known_at(self, height: int) -> Sequence[Envelope]:
        """Return the messages of the entry at `height`, final or open; none of a later one."""
        if height < len(self.entries):
            return self.entries[height].envelopes
        return self.open.envelopes if height == len(self.entries) else ()

    def head_at(self, height: int) -> bytes:
        """Return the head when so many entries were final."""
        return self.entries[height - 1].hash if height else self.roster.gid

    def first_to_reveal(self) -> int:
        """Return the seat that reveals first in the open draw."""
        assert isinstance(self.open.awaited, Draw)
        return first_revealer(self.open.awaited, self.epoch.seats)

    def may_reveal(self, seat: int) -> bool:
        """Say whether it is the turn of `seat` to reveal, in the open draw."""
        first = self.first_to_reveal()
        return seat == first or first in self.open.links

    def follows(self, seat: int, reveal: Reveal) -> bool:
        """Say whether `reveal` opens the link of `seat` for the open draw."""
        return reveal.round == self.rounds.number and self.rounds.follows(seat, reveal.link)

    @property
    def expected_end(self) -> End | None:
        """Return what everybody signs at the end; None while the game goes on."""
        now = self.open
        if isinstance(now.awaited, Over):
            scores, reason = now.awaited.scores, "played"
        elif is_abandoned(self.epoch, self.roster) and now.required is None:
            scores, reason = (0,) * len(self.roster.keys), "abandoned"
        else:
            return None
        return End(self.epoch.eid, now.height, now.prev, now.state, scores, reason)

    @property
    def may_play(self) -> bool:
        """Whether this seat may sign an entry now: the game goes on."""
        return self.may_sign and self.expected_end is None

    # ------------------------------------------------------------ what follows from the rules

    def accept_action(self, envelope: Envelope, post: P) -> None:
        """Take the ACTION in `envelope`, which leads to `post`, for the open entry."""
        self.open.action = envelope
        self.conclude(action_entry(self.roster.gid, envelope), post)

    def conclude(self, entry: Entry, post: P) -> None:
        """Set what the open entry is and leads to."""
        here = replace(entry, eid=self.epoch.eid)
        self.open.conclude(here, post, self.game.position_hash(post))

    def drawn(self, outcomes: tuple[str, ...]) -> Drawn[P]:
        """Return what `outcomes` were drawn of at the open entry, and lead to."""
        position, purposes = self.open.position, []
        for outcome in outcomes:
            awaited = self.game.awaiting(position)
            assert isinstance(awaited, Draw)
            purposes.append(awaited.purpose)
            position = self.game.draw(position, outcome)
        return Drawn(tuple(purposes), outcomes, position)

    def draw_entry(self, links: dict[int, bytes]) -> tuple[DrawEntry, Drawn[P]]:
        """Return the DRAW that the links of all active seats give for the open round."""
        now = self.open
        drawn = draw_round(self.game, now.position, self.rounds.value(links))
        in_order = tuple(links[seat] for seat in self.epoch.seats)
        eid, number = self.epoch.eid, self.rounds.number
        return DrawEntry(eid, now.height, now.prev, number, in_order, drawn.outcomes), drawn

    def derive_absent(self, cause: str) -> tuple[AbsentEntry, P]:
        """Return the entry the rules choose for the seat to move, and the position after it."""
        now, settings = self.open, self.roster.settings
        choose: Callable[[P], Any] = self.game.absent_policy
        if cause == PASSIVE and settings.absent == "bot":
            choose = self.endpoint.stand_ins.get(settings.game, choose)
        body, post = absent_segment(self.game, now.position, choose)
        where = (self.epoch.eid, now.height, now.prev, now.seat_to_move, now.state)
        return AbsentEntry(*where, cause, body), post

    def certified(self) -> bool:
        """Say whether the open entry is co-signed by all who must."""
        count = self.open.count(self.epoch.seats)
        return self.open.timed_out or (count is not None and count.post_state is not None)

    @property
    def own_claim(self) -> End:
        """Return what the own seat signs to claim the game."""
        now = self.open
        scores = (0,) * len(self.roster.keys)
        return End(self.epoch.eid, now.height, now.prev, now.state, scores, "forfeit")

    # ------------------------------------------------------------ epochs

    def recall(self, envelope: Envelope) -> None:
        """Take note if `envelope` is what this seat itself has signed, and knows no more."""
        if envelope.sender == self.endpoint.key:
            self.scribe.recall(envelope)
            if isinstance(envelope.message, Vote) and envelope.message.eid == self.epoch.eid:
                self.sealed = True

    def enter(self, epoch: Epoch, required: Envelope | None) -> None:
        """Go over to `epoch`, whose height is not above this seat's.

        required: the entry that must stand at its height, if any.
        """
        self.reopen(epoch.height)
        self.past[self.epoch.eid] = self.epoch
        self._before.append(Before(self.epoch, self.open, self.rounds, confirmed=self.confirmed))
        self.epoch = epoch
        self.court.attend(epoch.seats)
        self.confirmed = self.sealed = self.frozen = False
        self.scribe.enter(epoch.eid)
        old = self.open
        self._set_aside.clear()
        self.open = self.next_entry(old.prev, old.position, old.state)
        self.open.required = required
        self.rounds = self._rounds()

    def go_back(self) -> None:
        """Leave an epoch that was never confirmed, to follow another one from the epoch before.

        A cheat, if all who were to co-sign there are cheats, may have made entries final in it.
        """
        self.reopen(self.epoch.height)
        self._set_aside.clear()
        before = self._before.pop()
        del self.past[before.epoch.eid]
        self.epoch, self.open, self.rounds = before.epoch, before.open, before.rounds
        self.court.attend(self.epoch.seats)
        self.confirmed = before.confirmed
        self.sealed = True

    def reopen(self, height: int) -> None:
        """Take back the final entries from `height` on: the epoch after must settle them anew."""
        while len(self.entries) > height:
            self._set_aside[self.open.height] = self.open
            last = self.entries.pop()
            self.open = last.open
            if last.open.drawn is not None and last.open.required is None:
                self.rounds.reopen()
