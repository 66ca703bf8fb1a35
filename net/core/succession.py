"""Going on with a game as a new one of those who are here, when it cannot go on as it is."""

from typing import Any

from net.core.agreement import Agreement
from net.core.council import Council
from net.core.deliberation import Deliberation
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.errors import LocalError
from net.core.genesis import MIN_STARTERS
from net.core.ledger import NO_SEAT
from net.core.limits import Bucket
from net.core.messages import MAX_POSITION, NONCE_BYTES, Commit, Continue, Proposal, StartAck
from net.core.play import Play
from net.core.reception import Fate
from net.core.wishes import Wishes, lobby_id, may_be_meant, new_game, place, said

PATIENCE_MS = 10_000
# What one author may say; his links come and go far less often.
WISH_RATE = 10
WISH_BURST = 40


class Succession:
    """Hears who of the players of `play` wants a new game, and agrees with them on it.

    agreement: from the PROPOSAL of the new game on. Its host is the lowest seat of those who are
    here. He alone calls it off, and nobody does once he has signed the start.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        play: Play[Any, Any],
        council: Council,
        deliberation: Deliberation,
    ) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._deliberation = deliberation
        self._wishes: dict[int, Envelope] = {}
        self._heard: dict[int, Bucket] = {}
        self._wanted = False
        self._serial = 0
        self._basis: Wishes = ()
        self._since_ms = 0
        self.agreement: Agreement | None = None

    # ------------------------------------------------------------ what can be seen

    @property
    def wishing(self) -> tuple[int, ...]:
        """Return the seats whose players want the new game."""
        return tuple(seat for seat in sorted(self._wishes) if said(self._wishes[seat]).seats)

    @property
    def offered(self) -> bool:
        """Whether a new game is a way on: votes lead nowhere, or too few are here to vote."""
        play = self._play
        out = play.seat == NO_SEAT or play.seat in play.claims or play.listening or play.ended
        if out or len(self.here()) < MIN_STARTERS:
            return False
        stuck = self._deliberation.stalled or self._too_few() or self._is_asked()
        return stuck and len(self._position_text()) <= MAX_POSITION

    def _is_asked(self) -> bool:
        """Say whether those who take part ask the own player, who has no say among them."""
        seats = self._play.epoch.seats
        asking = [self._wishes[seat] for seat in self.wishing if seat in seats]
        own = self._play.seat
        return own not in seats and any(own in said(one).seats for one in asking)

    def _too_few(self) -> bool:
        """Say whether so many are out, or missing for the whole grace, that the others are stuck.

        Out are those who have been convicted or have claimed the game.
        """
        gone = self._deliberation.gone
        return self._play.active and bool(gone) and not self._council.may_drop(gone)

    def here(self) -> tuple[int, ...]:
        """Return the seats whose players are here and have done nothing that excludes them."""
        out = self._play.excluded
        return tuple(s for s in self._play.roster.seats if s not in out and self._is_here(s))

    def _is_here(self, seat: int) -> bool:
        endpoint, key = self._endpoint, self._play.roster.keys[seat]
        if key == endpoint.key:
            return True
        # Who plays another game is lost although he is linked.
        return not endpoint.is_lost(key) and (key in endpoint.peers or seat in self.wishing)

    def _position_text(self) -> bytes:
        return self._play.game.format_position(self._play.open.position).encode()

    # ------------------------------------------------------------ what the player wishes

    def wish(self) -> None:
        """Want the new game from now on. Raises LocalError `not_stuck`."""
        if not self.offered:
            raise LocalError("not_stuck")
        self._wanted = True

    def withdraw(self) -> None:
        """Want it no more."""
        if self._wanted:
            self._wanted = False
            self._say(())

    def _say(self, seats: tuple[int, ...]) -> None:
        now = self._play.open
        self._serial += 1
        nonce = self._endpoint.entropy(NONCE_BYTES)
        out = self._play.excluded if seats else ()
        wish = Continue(self._serial, now.height, now.prev, now.state, seats, out, nonce)
        envelope = self._endpoint.sign(self._play.roster.gid, wish)
        self._wishes[self._play.seat] = envelope
        self._endpoint.outbox.publish(envelope.raw)

    # ------------------------------------------------------------ what comes in

    def frames(self) -> Wishes:
        """Return the messages that a player who is back may lack, causes before effects."""
        agreed = self.agreement.envelopes if self.agreement is not None else ()
        return (*self._wishes.values(), *agreed)

    def judge_wish(self, envelope: Envelope) -> Fate:
        """Say what becomes of a CONTINUE."""
        wish, play = said(envelope), self._play
        seat = play.roster.seat_of(envelope.sender)
        if seat < 0 or envelope.ctx != play.roster.gid:
            return Fate.DROP
        if not may_be_meant(wish, seat, play.roster):
            return Fate.REFUSE
        known = self._wishes.get(seat)
        last = self._serial if known is None else said(known).serial
        if wish.serial <= last and (known is not None or seat == play.seat):
            return Fate.DROP
        heard = self._heard.setdefault(seat, Bucket(WISH_RATE, WISH_BURST))
        return Fate.TAKE if heard.take(self._endpoint.now_ms) else Fate.DROP

    def take_wish(self, envelope: Envelope) -> None:
        """Take in a CONTINUE."""
        seat = self._play.roster.seat_of(envelope.sender)
        if seat != self._play.seat:
            self._wishes[seat] = envelope
            return
        # Of this player before his program was started again.
        self._serial = said(envelope).serial
        self._say(self.here() if self._wanted else ())

    def judge_start(self, envelope: Envelope) -> Fate:
        """Say what becomes of a PROPOSAL, COMMIT or START_ACK, or of what is said in a new game."""
        agreement = self.agreement
        if agreement is None and not self._wanted:
            return Fate.DROP
        if isinstance(envelope.message, Proposal):
            return self._judge_proposal(envelope, envelope.message)
        if agreement is not None and isinstance(envelope.message, Commit | StartAck):
            return agreement.judge(envelope)
        return Fate.HOLD

    def _judge_proposal(self, envelope: Envelope, proposal: Proposal) -> Fate:
        wishes = self._agreeing()
        if self.agreement is not None or not wishes or proposal.lobby_id != lobby_id(wishes):
            return Fate.HOLD
        if envelope.sender != wishes[0].sender or proposal != self._new_game(wishes):
            return Fate.REFUSE
        return Fate.TAKE

    def take_start(self, envelope: Envelope) -> None:
        """Take in what `judge_start` told to take."""
        if isinstance(envelope.message, Proposal):
            self._agree(envelope, self._agreeing())
        elif self.agreement is not None:
            self.agreement.take(envelope)

    # ------------------------------------------------------------ moving on

    def progress(self) -> None:
        """Do what is due: say what the own player wants, propose the game, or call it off."""
        if self.agreement is not None and self.agreement.bound:
            return
        if self._wanted and not self.offered:
            self.withdraw()
        if self._wanted and self._own_wish() != (*self._wishes_here(), self._play.excluded):
            self._say(self.here())
        if self.agreement is not None:
            self._follow(self.agreement)
        elif self._wanted:
            self._propose()

    def _own_wish(self) -> tuple[object, ...]:
        own = self._wishes.get(self._play.seat)
        return () if own is None else (*place(own), said(own).out)

    def _wishes_here(self) -> tuple[object, ...]:
        now = self._play.open
        return now.height, now.prev, now.state, self.here()

    def _agreeing(self) -> Wishes:
        """Return the equal wishes of all who are here, by seat; nothing while they differ."""
        own = self._wishes.get(self._play.seat)
        if own is None or not self._wanted or place(own) != self._wishes_here():
            return ()
        found = [self._wishes[seat] for seat in said(own).seats if seat in self._wishes]
        same = [one for one in found if place(one) == place(own)]
        return tuple(same) if len(same) == len(said(own).seats) else ()

    def _propose(self) -> None:
        wishes = self._agreeing()
        if not wishes or wishes[0].sender != self._endpoint.key:
            return
        proposal = self._new_game(wishes)
        envelope = self._endpoint.sign(proposal.lobby_id, proposal)
        self._endpoint.outbox.publish(envelope.raw)
        self._agree(envelope, wishes)

    def _new_game(self, wishes: Wishes) -> Proposal:
        return new_game(wishes, self._play.roster, self._endpoint.build, self._position_text())

    def _agree(self, proposal: Envelope, wishes: Wishes) -> None:
        self._basis = wishes
        self._since_ms = self._endpoint.now_ms
        self.agreement = Agreement(self._endpoint, proposal)

    def _follow(self, agreement: Agreement) -> None:
        if agreement.complete:
            return
        hosting = self._basis[0].sender == self._endpoint.key
        if self._is_stale(agreement) if hosting else self._host_has_gone():
            self._call_off(agreement)

    def _is_stale(self, agreement: Agreement) -> bool:
        """Say whether the new game cannot begin as its host has proposed it."""
        late = self._endpoint.now_ms - self._since_ms >= PATIENCE_MS
        return late or agreement.failure is not None or self._agreeing() != self._basis

    def _host_has_gone(self) -> bool:
        """Say whether the host has called the new game off, or is gone himself."""
        host = self._basis[0]
        lost_ms = self._endpoint.lost_ms.get(host.sender)
        lost = lost_ms is not None and self._endpoint.now_ms - lost_ms >= PATIENCE_MS
        now = self._wishes.get(self._play.roster.seat_of(host.sender))
        return lost or now is None or now.signed != host.signed

    def _call_off(self, agreement: Agreement) -> None:
        for seat in agreement.missing:
            # Who did not answer must say anew that he is here.
            if seat != self._play.seat and self._wishes.get(seat) in self._basis:
                del self._wishes[seat]
        self._basis, self.agreement = (), None
        self._endpoint.outbox.forget_secret(agreement.sid)
        # A fresh nonce: what was said for this agreement fits no other.
        self._say(self.here() if self._wanted else ())
