"""Messages of other players in a game: which are taken in when, and what convicts their author."""

from typing import Any

from net.core import conduct
from net.core.absence import CLOCK
from net.core.conduct import Sealed
from net.core.entries import SegmentError, play_segment
from net.core.envelope import Envelope
from net.core.messages import Ack, Action, End, Reveal, TurnTimeout
from net.core.play import Play
from net.core.reception import MAX_EARLY, Fate
from net.core.transcript import absent_entry, covers


class Hearing:
    """Hears the players of `play`."""

    def __init__(self, play: Play[Any, Any]) -> None:
        self._play = play

    def judge(self, envelope: Envelope) -> Fate:
        """Say what becomes of an ACTION, ACK, REVEAL or END."""
        play = self._play
        message = envelope.message
        assert isinstance(message, Sealed)
        seat = play.roster.seat_of(envelope.sender)
        if seat < 0 or envelope.ctx != play.roster.gid:
            return Fate.DROP
        if isinstance(message, Action | Reveal) and message.seat != seat:
            return Fate.REFUSE
        if message.eid != play.epoch.eid and message.eid not in play.past:
            # Who has claimed the game has left it, whichever epoch he alone had gone over to.
            left = isinstance(message, End) and message.reason == "forfeit"
            return Fate.TAKE if left and seat not in play.claims else Fate.HOLD
        own = seat == play.seat and not play.scribe.recalls
        if own and play.sealed and not isinstance(message, End):
            # Signed before a crash and never sent: the vote that seals the epoch does without.
            return Fate.DROP
        return self._judge_place(seat, message, envelope)

    def _judge_place(self, seat: int, message: Sealed, envelope: Envelope) -> Fate:
        play = self._play
        ahead = message.height - play.open.height
        claimed = isinstance(message, End) and message.reason == "forfeit"
        if claimed and ahead <= 0 and seat not in play.claims:
            # The entry under way then may have become final meanwhile.
            return Fate.TAKE
        if message.eid in play.past or ahead < 0:
            return Fate.TAKE if self._contradicted(message, envelope) else Fate.DROP
        if seat not in play.epoch.seats:
            return Fate.REFUSE
        if ahead > 1:
            return Fate.DROP
        return Fate.HOLD if ahead else self._judge_now(seat, envelope)

    def _judge_now(self, seat: int, envelope: Envelope) -> Fate:
        now = self._play.open
        message = envelope.message
        if any(known.signed == envelope.signed for known in now.envelopes):
            return Fate.DROP
        match message:
            case Ack():
                ripe = now.entry is not None and now.entry.kind == message.kind
            case Reveal():
                ripe = now.draws and self._play.may_reveal(seat)
            case TurnTimeout():
                if now.seat_to_move not in (-1, message.seat) or message.seat == seat:
                    return Fate.REFUSE
                ripe = now.seat_to_move >= 0
            case End():
                ripe = self._play.expected_end is not None or message.reason == "forfeit"
            case _:
                ripe = True
        return Fate.TAKE if ripe else Fate.HOLD

    def _contradicted(self, message: Sealed, envelope: Envelope) -> Envelope | None:
        known = self._play.known_at(message.height)
        return next((one for one in known if conduct.contradict(one, envelope)), None)

    def take(self, envelope: Envelope) -> None:
        """Take in a message that `judge` told to take."""
        play = self._play
        message = envelope.message
        assert isinstance(message, Sealed)
        seat = play.roster.seat_of(envelope.sender)
        known = self._contradicted(message, envelope)
        if known is not None:
            play.court.convict_by_two(known, envelope)
        if known is None or (self._is_open(message) and self._is_lacking(seat, message)):
            play.recall(envelope)
            play.keep(envelope)
            self._take(seat, message, envelope)
        elif self._is_open(message) and isinstance(message, Action | Ack):
            self._note_rival(seat, message, envelope)
        play.advance()

    def _note_rival(self, seat: int, message: Action | Ack, envelope: Envelope) -> None:
        now = self._play.open
        known = any(one.signed == envelope.signed for one in now.rivals)
        playable = isinstance(message, Ack) or not self._played(seat, message)[0]
        if known or not playable:
            return
        if len(now.rivals) == MAX_EARLY:
            # The last of it stays, so that no cheat fills it up before others tell what counts.
            self._forget_rival(now.rivals.pop(0))
        now.rivals.append(envelope)
        if isinstance(message, Ack):
            now.acks.setdefault(seat, []).append(message)

    def _forget_rival(self, envelope: Envelope) -> None:
        if isinstance(envelope.message, Ack):
            seat = self._play.roster.seat_of(envelope.sender)
            self._play.open.acks[seat].remove(envelope.message)

    def _is_open(self, message: Sealed) -> bool:
        play = self._play
        return (message.eid, message.height) == (play.epoch.eid, play.open.height)

    def _is_lacking(self, seat: int, message: Sealed) -> bool:
        """Say whether the open entry lacks just this of `seat`, whatever he has signed besides.

        It may be final for somebody who knows nothing else of him, and so must become final here.
        """
        play = self._play
        now = play.open
        match message:
            case Action():
                return now.entry is None and not self._played(seat, message)[0]
            case Ack() if now.entry is not None and covers(message, now.entry):
                acks = (ack for ack in now.acks.get(seat, ()) if covers(ack, now.entry))
                right = message.post_state == now.post_state
                return right and all(ack.post_state != now.post_state for ack in acks)
            case Reveal():
                return now.draws and seat not in now.links and play.follows(seat, message)
            case TurnTimeout():
                return seat not in now.timeouts and self._is_due(message)
            case End():
                return seat not in now.ends and message == play.expected_end
        return False

    def _take(self, seat: int, message: Sealed, envelope: Envelope) -> None:
        now = self._play.open
        offence = ""
        match message:
            case Action():
                offence = self._take_action(seat, message, envelope)
            case Ack():
                now.acks.setdefault(seat, []).append(message)
            case Reveal() if self._play.follows(seat, message):
                now.links[seat] = message.link
            case Reveal():
                offence = conduct.BAD_REVEAL
            case TurnTimeout():
                offence = self._take_timeout(seat, message, envelope)
            case End(reason="forfeit"):
                self._play.claims[seat] = envelope.raw
            case End() if message == self._play.expected_end:
                now.ends[seat] = envelope.raw
            case End() if message.head == now.prev or not self._may_be_timed_out(seat):
                offence = conduct.STATE_MISMATCH
        if offence:
            self._play.court.convict(offence, seat, message.height)

    def _take_timeout(self, seat: int, timeout: TurnTimeout, envelope: Envelope) -> str:
        if not self._is_due(timeout):
            return conduct.STATE_MISMATCH
        self._play.open.timeouts[seat] = envelope
        return ""

    def _is_due(self, timeout: TurnTimeout) -> bool:
        """Say whether `timeout` states what the rules play for the seat to move."""
        play = self._play
        absent, post = play.derive_absent(CLOCK)
        due = absent_entry(play.roster.gid, absent).hash, play.game.position_hash(post)
        timed = play.roster.settings.clock_s > 0
        return timed and (timeout.entry, timeout.post_state) == due

    def _take_action(self, seat: int, action: Action, envelope: Envelope) -> str:
        fault, post = self._played(seat, action)
        if not fault:
            self._play.accept_action(envelope, post)
        elsewhere = action.prev != self._play.open.prev and self._may_be_timed_out(seat)
        return "" if elsewhere else fault

    def _may_be_timed_out(self, seat: int) -> bool:
        """Say whether `seat` may hold the time-out of its last ACTION for final.

        It has no say in that; who has co-signed the ACTION may have timed it out as well.
        """
        play = self._play
        last = play.entries[-1].view if play.entries else None
        own = last is not None and (last.kind, last.seat, last.cause) == ("action", seat, "")
        return own and play.roster.settings.clock_s > 0

    def _played(self, seat: int, action: Action) -> tuple[str, Any]:
        """Return what is wrong with `action` of `seat` here, "" if nothing, and where it leads."""
        play = self._play
        now = play.open
        if seat != now.seat_to_move:
            return conduct.WRONG_ACTOR, None
        if now.required is not None or action.prev != now.prev:
            return conduct.BROKEN_CHAIN, None
        if action.pre_state != now.state:
            return conduct.STATE_MISMATCH, None
        try:
            return "", play_segment(play.game, now.position, seat, action.body)
        except SegmentError:
            return conduct.ILLEGAL_ACTION, None
