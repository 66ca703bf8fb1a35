"""One game among all its seats: entries, draws and the end, each final when all have signed it.

An entry is an ACTION, or the DRAW that follows where the position awaits chance, or an ABSENT entry
where the rules choose for a seat. Nobody reveals his link before the entry that asks for it carries
everybody's ACK, and who gains from the draw reveals first.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from net.core.absence import CLOCK, PASSIVE
from net.core.entries import play_segment
from net.core.envelope import Envelope, wrap
from net.core.errors import LocalError
from net.core.history import FinalEntry, replay
from net.core.ledger import Ledger
from net.core.logfile import Kind
from net.core.messages import (
    MAX_ACTIONS,
    MAX_BODY_BYTES,
    AbsentEntry,
    Ack,
    Action,
    DrawEntry,
    Reveal,
    TurnTimeout,
)
from net.core.transcript import (
    Entry,
    absent_entry,
    action_entry,
    count_acks,
    covers,
    draw_entry,
)

P = TypeVar("P")
A = TypeVar("A")


class Play(Ledger[P, A]):
    """Signs for the own seat what is due."""

    # ------------------------------------------------------------ moving on

    def keep(self, envelope: Envelope) -> None:
        """Log a message of another seat and keep it with the open entry."""
        self.open.envelopes.append(envelope)
        self.scribe.log(envelope)

    def advance(self) -> None:
        """Do all that has become due, then store and send it."""
        steps: tuple[Callable[[], bool], ...] = (
            self._take_required,
            self._reveal,
            self._draw,
            self._play_for_the_passive,
            self._change_over,
            self._co_sign,
            self._check_again,
            self._time_out,
            self._finish_entry,
            self._end,
        )
        while any(step() for step in steps):
            pass
        self.scribe.flush()

    def _take_required(self) -> bool:
        now = self.open
        if now.required is None or now.entry is not None:
            return False
        message = now.required.message
        match message:
            case Action():
                post = play_segment(self.game, now.position, message.seat, message.body)
                self.accept_action(now.required, post)
            case AbsentEntry():
                now.absent = message
                post = play_segment(self.game, now.position, message.seat, message.body)
                self.conclude(absent_entry(self.roster.gid, message), post)
            case DrawEntry():
                seats = self.past[message.eid].seats
                now.links = dict(zip(seats, message.links, strict=True))
                now.drawn = self.drawn(message.outcomes)
                self.conclude(draw_entry(self.roster.gid, message), now.drawn.position)
        return True

    def _reveal(self) -> bool:
        now = self.open
        due = now.draws and self.may_play and self.seat not in now.links
        able = self.rounds.has_chain and not self.rounds.used_up
        if not due or not able or not self.may_reveal(self.seat):
            return False
        link = self.rounds.own_link()
        reveal = Reveal(self.epoch.eid, now.height, self.rounds.number, self.seat, link)
        if not self.scribe.is_free(reveal):
            return False
        now.envelopes.append(self.scribe.sign(reveal))
        now.links[self.seat] = link
        return True

    def _draw(self) -> bool:
        now = self.open
        if not now.draws or now.entry is not None or len(now.links) < len(self.epoch.seats):
            return False
        draw, drawn = self.draw_entry(now.links)
        self.scribe.record(Kind.DRAW, wrap(self.roster.gid, draw))
        now.drawn = drawn
        self.conclude(draw_entry(self.roster.gid, draw), drawn.position)
        return True

    def _play_for_the_passive(self) -> bool:
        now = self.open
        passive = now.seat_to_move >= 0 and now.seat_to_move not in self.epoch.seats
        if not passive or now.entry is not None or self.expected_end is not None:
            return False
        self._accept_absent(*self.derive_absent(PASSIVE))
        return True

    def _accept_absent(self, absent: AbsentEntry, post: P) -> None:
        self.scribe.record(Kind.ABSENT, wrap(self.roster.gid, absent))
        self.open.absent = absent
        self.conclude(absent_entry(self.roster.gid, absent), post)

    def _change_over(self) -> bool:
        """Take another ACTION than the one at hand if it is that which is co-signed.

        Its author has signed both. This seat may have co-signed it before its program ended, or
        everybody has who must.
        """
        now = self.open
        for rival in now.rivals:
            if isinstance(rival.message, Action):
                entry = replace(action_entry(self.roster.gid, rival), eid=self.epoch.eid)
                own = any(covers(ack, entry) for ack in now.acks.get(self.seat, ()))
                if own or not count_acks(entry, self.epoch.seats, now.acks).missing:
                    self._take_rival(rival, rival.message, entry)
                    return True
        return False

    def _take_rival(self, rival: Envelope, action: Action, entry: Entry) -> None:
        now = self.open
        rivals, now.rivals = now.rivals, []
        self.keep(rival)
        for one in rivals:
            if isinstance(one.message, Ack) and covers(one.message, entry):
                self.keep(one)
        post = play_segment(self.game, now.position, action.seat, action.body)
        self.accept_action(rival, post)

    def _co_sign(self) -> bool:
        now = self.open
        signed = self.seat in now.acks or self.seat in now.timeouts
        if now.entry is None or signed or not self.may_play or self.certified():
            return False
        return self._sign_ack(0)

    def _sign_ack(self, revision: int) -> bool:
        now = self.open
        assert now.entry is not None
        kind, entry = now.entry.kind, now.entry.hash
        ack = Ack(self.epoch.eid, now.height, kind, entry, now.post_state, revision)
        if not self.scribe.is_free(ack):
            return False
        now.envelopes.append(self.scribe.sign(ack))
        now.acks.setdefault(self.seat, []).append(ack)
        return True

    def _check_again(self) -> bool:
        # Another seat computes differently: replay everything, and revise if the fault is here.
        now = self.open
        dispute = self.dispute()
        if now.replayed or dispute is None or dispute.code != "desync" or not self.may_sign:
            return False
        now.replayed = True
        post = replay(self.game, self.start, [*(one.view for one in self.entries), now.view()])
        state = self.game.position_hash(post)
        if state == now.post_state:
            return False
        now.post, now.post_state = post, state
        return self._sign_ack(1)

    def sign_timeout(self) -> None:
        """Say that the time of the seat to move is over. No ACTION of it is co-signed here."""
        now = self.open
        absent, post = self.derive_absent(CLOCK)
        entry = absent_entry(self.roster.gid, absent).hash
        state = self.game.position_hash(post)
        timeout = TurnTimeout(self.epoch.eid, now.height, now.seat_to_move, entry, state)
        if not self.scribe.is_free(timeout):
            return
        envelope = self.scribe.sign(timeout)
        now.envelopes.append(envelope)
        now.timeouts[self.seat] = envelope
        self.advance()

    def _time_out(self) -> bool:
        now = self.open
        others = [seat for seat in self.epoch.seats if seat != now.seat_to_move]
        if now.absent is not None or not all(seat in now.timeouts for seat in others):
            return False
        absent, post = self.derive_absent(CLOCK)
        entry = absent_entry(self.roster.gid, absent)
        here = (entry.hash, self.game.position_hash(post))
        if any(_timed_out(now.timeouts[seat]) != here for seat in others):
            return False
        now.action = None
        self._accept_absent(absent, post)
        return True

    def _finish_entry(self) -> bool:
        now = self.open
        if self.frozen or now.entry is None or not self.certified():
            return False
        view = now.view()
        self.entries.append(FinalEntry(view, now.entry, now))
        if now.drawn is not None and now.required is None:
            self.rounds.close(now.links)
        self.open = self.next_entry(now.entry.hash, view.position, now.post_state)
        return True

    def _end(self) -> bool:
        now, end = self.open, self.expected_end
        due = end is not None and self.may_sign and self.seat not in now.ends
        if end is not None and due and self.scribe.is_free(end):
            envelope = self.scribe.sign(end)
            now.envelopes.append(envelope)
            now.ends[self.seat] = envelope.raw
        return False

    def claim(self) -> None:
        """End the game as the only one who stays."""
        envelope = self.scribe.sign(self.own_claim)
        self.open.envelopes.append(envelope)
        self.claims[self.seat] = envelope.raw
        self.scribe.flush()

    # ------------------------------------------------------------ the own player

    def act(self, body: tuple[str, ...]) -> None:
        """Commit a segment. Raises LocalError, or SegmentError if it is against the rules."""
        _check_size(body)
        now = self.open
        if self.trouble is not None:
            raise LocalError("game_stopped", (("reason", self.trouble.code),))
        if not self.may_play or now.required is not None:
            raise LocalError("game_stopped", (("reason", "epoch"),))
        if now.action is not None:
            raise LocalError("already_pending")
        post = play_segment(self.game, now.position, self.seat, body)
        time_ms = self.endpoint.now_ms
        eid = self.epoch.eid
        action = Action(eid, now.height, now.prev, self.seat, now.state, body, time_ms)
        envelope = self.scribe.sign(action)
        now.envelopes.append(envelope)
        self.accept_action(envelope, post)
        self.advance()

    def note(self, text: str) -> None:
        """Log a line that proves nothing."""
        self.scribe.note(text)
        self.scribe.flush()


def _timed_out(envelope: Envelope) -> tuple[bytes, bytes]:
    message = envelope.message
    assert isinstance(message, TurnTimeout)
    return message.entry, message.post_state


def _check_size(body: tuple[str, ...]) -> None:
    if not body:
        raise LocalError("empty")
    if len(body) > MAX_ACTIONS or sum(len(text.encode()) for text in body) > MAX_BODY_BYTES:
        raise LocalError("too_long", (("limit", MAX_ACTIONS),))
