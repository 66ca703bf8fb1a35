"""One game among all its seats: entries, draws and the end, each final when all have signed it.

An entry is an ACTION, or the DRAW that follows where the position awaits chance. Nobody reveals
his link before the entry that asks for it carries everybody's ACK, and who gains from the draw
reveals first.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.game import Draw, Game, Over, Setup
from net.core.beacon import CHAIN_LINKS, follows, round_value
from net.core.court import Court
from net.core.endpoint import Endpoint
from net.core.entries import draw_round, first_revealer, play_segment
from net.core.envelope import Envelope, wrap
from net.core.epoch import first_epoch
from net.core.errors import LocalError
from net.core.history import FinalEntry, OpenEntry, replay
from net.core.logfile import Kind
from net.core.messages import (
    MAX_ACTIONS,
    MAX_BODY_BYTES,
    Ack,
    Action,
    DrawEntry,
    End,
    Reveal,
    Status,
)
from net.core.scribe import Scribe
from net.core.secret import Secret
from net.core.transcript import Roster, action_entry, draw_entry
from net.core.view import EntryView, Trouble

P = TypeVar("P")
A = TypeVar("A")


class Play(Generic[P, A]):
    """The game of `roster` as `seat` sees it.

    chain: own links x_0 to x_N. epoch: who takes part. court: what is proven against a seat.
    entries: the final ones. open: the one being agreed on.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        game: Game[P, A],
        roster: Roster,
        secret: Secret,
        chain: tuple[bytes, ...],
    ) -> None:
        settings = roster.settings
        setup = Setup(settings.players, settings.variant, settings.first_player)
        self._endpoint = endpoint
        self._chain = chain
        self._scribe = Scribe(endpoint, roster.gid, secret)
        self.court = Court(roster, self._scribe)
        self._last_links = dict(enumerate(roster.tips))
        self._round = 1
        self.game = game
        self.roster = roster
        self.seat = secret.seat
        self.epoch = first_epoch(roster)
        self.start = game.new(setup)
        self.entries: list[FinalEntry[P]] = []
        self.open = self._next_entry(roster.gid, self.start, game.position_hash(self.start))
        self.advance()

    def _next_entry(self, prev: bytes, position: P, state: bytes) -> OpenEntry[P]:
        return OpenEntry(len(self.entries), prev, position, state, self.game.awaiting(position))

    # ------------------------------------------------------------ what is known

    @property
    def trouble(self) -> Trouble | None:
        """What stops the game: something proven, or a dispute over the open entry."""
        return self.court.verdict or self._dispute()

    def _dispute(self) -> Trouble | None:
        now = self.open
        count = now.count(self.epoch.seats)
        if count is None:
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
        """Say whether everybody has signed the end, and the own signature is on its way."""
        ends = self.open.ends
        complete = len(ends) == len(self.epoch.seats)
        return complete and not self._endpoint.outbox.holds(ends[self.seat])

    @property
    def status(self) -> Status:
        """The heartbeat."""
        return Status(self.roster.gid, self.epoch.eid, self.open.height, self.open.prev)

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
        if reveal.round != self._round:
            return False
        name = self.roster.chain(seat)
        return follows(name, self._round, reveal.link, self._last_links[seat])

    def expected_end(self) -> End:
        """Return what everybody signs at the end; the position is over."""
        now = self.open
        assert isinstance(now.awaited, Over)
        return End(self.epoch.eid, now.height, now.prev, now.state, now.awaited.scores, "played")

    # ------------------------------------------------------------ moving on

    def keep(self, envelope: Envelope) -> None:
        """Log a message of another seat and keep it with the open entry."""
        self.open.envelopes.append(envelope)
        self._scribe.log(envelope)

    def accept_action(self, envelope: Envelope, post: P) -> None:
        """Take the ACTION in `envelope`, which leads to `post`, for the open entry: ACK it."""
        self.open.action = envelope
        entry = action_entry(self.roster.gid, envelope)
        self.open.conclude(entry, post, self.game.position_hash(post))
        self._sign_ack(0)

    def advance(self) -> None:
        """Do all that has become due, then store and send it."""
        steps: tuple[Callable[[], bool], ...] = (
            self._reveal,
            self._draw,
            self._check_again,
            self._finish_entry,
            self._end,
        )
        while not self.court.verdict and any(step() for step in steps):
            pass
        self._scribe.flush()

    def _reveal(self) -> bool:
        now = self.open
        if not isinstance(now.awaited, Draw) or self.seat in now.links:
            return False
        if self._round > CHAIN_LINKS:
            self.court.convict("chain_used_up", -1, now.height)
            return False
        if not self.may_reveal(self.seat):
            return False
        link = self._chain[self._round]
        reveal = Reveal(self.epoch.eid, now.height, self._round, self.seat, link)
        now.envelopes.append(self._scribe.sign(reveal))
        now.links[self.seat] = link
        return True

    def _draw(self) -> bool:
        now = self.open
        if now.entry is not None or len(now.links) < len(self.epoch.seats):
            return False
        value = round_value(self.roster.gid, self.epoch.eid, self._round, now.links)
        drawn = draw_round(self.game, now.position, value)
        links = tuple(now.links[seat] for seat in self.epoch.seats)
        draw = DrawEntry(self.epoch.eid, now.height, now.prev, self._round, links, drawn.outcomes)
        self._scribe.record(Kind.DRAW, wrap(self.roster.gid, draw))
        now.drawn = drawn
        entry = draw_entry(self.roster.gid, draw)
        now.conclude(entry, drawn.position, self.game.position_hash(drawn.position))
        self._sign_ack(0)
        return True

    def _sign_ack(self, revision: int) -> None:
        now = self.open
        assert now.entry is not None
        kind, entry = now.entry.kind, now.entry.hash
        ack = Ack(self.epoch.eid, now.height, kind, entry, now.post_state, revision)
        now.envelopes.append(self._scribe.sign(ack))
        now.acks.setdefault(self.seat, []).append(ack)

    def _check_again(self) -> bool:
        # Another seat computes differently: replay everything, and revise if the fault is here.
        now = self.open
        dispute = self._dispute()
        if now.replayed or dispute is None or dispute.code != "desync":
            return False
        now.replayed = True
        post = replay(self.game, self.start, [*(one.view for one in self.entries), self._view()])
        state = self.game.position_hash(post)
        if state == now.post_state:
            return False
        now.post, now.post_state = post, state
        self._sign_ack(1)
        return True

    def _view(self) -> EntryView[P]:
        now = self.open
        assert now.post is not None
        if now.drawn is not None:
            texts, purposes = now.drawn.outcomes, now.drawn.purposes
            return EntryView(now.height, "draw", -1, texts, purposes, len(now.links), now.post)
        assert now.action is not None
        action = now.action.message
        assert isinstance(action, Action)
        return EntryView(now.height, "action", action.seat, action.body, (), 0, now.post)

    def _finish_entry(self) -> bool:
        now = self.open
        count = now.count(self.epoch.seats)
        if count is None or count.post_state is None or now.entry is None:
            return False
        view = self._view()
        self.entries.append(FinalEntry(view, now.entry.hash, tuple(now.envelopes)))
        if now.drawn is not None:
            self._last_links = now.links
            self._round += 1
        self.open = self._next_entry(now.entry.hash, view.position, now.post_state)
        return True

    def _end(self) -> bool:
        now = self.open
        if isinstance(now.awaited, Over) and self.seat not in now.ends:
            envelope = self._scribe.sign(self.expected_end())
            now.envelopes.append(envelope)
            now.ends[self.seat] = envelope.raw
        return False

    # ------------------------------------------------------------ the own player

    def act(self, body: tuple[str, ...]) -> None:
        """Commit a segment. Raises LocalError, or SegmentError if it is against the rules."""
        _check_size(body)
        now = self.open
        if self.trouble is not None:
            raise LocalError("game_stopped", (("reason", self.trouble.code),))
        if now.action is not None:
            raise LocalError("already_pending")
        post = play_segment(self.game, now.position, self.seat, body)
        time_ms = self._endpoint.now_ms
        action = Action(self.epoch.eid, now.height, now.prev, self.seat, now.state, body, time_ms)
        envelope = self._scribe.sign(action)
        now.envelopes.append(envelope)
        self.accept_action(envelope, post)
        self.advance()

    def note(self, text: str) -> None:
        """Log a line that proves nothing."""
        self._scribe.note(text)
        self._scribe.flush()


def _check_size(body: tuple[str, ...]) -> None:
    if not body:
        raise LocalError("empty")
    if len(body) > MAX_ACTIONS or sum(len(text.encode()) for text in body) > MAX_BODY_BYTES:
        raise LocalError("too_long", (("limit", MAX_ACTIONS),))
