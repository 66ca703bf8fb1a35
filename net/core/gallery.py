"""Talk of those who look on: the seat they look on at signs that a line is one of theirs.

So everybody knows who answers for a line, and meters that seat; whatever keys its onlookers have,
nobody remembers more of them than a few.
"""

from net.core.endpoint import Endpoint
from net.core.envelope import Envelope, check_signature, read_unchecked
from net.core.errors import RemoteError
from net.core.ledger import NO_SEAT
from net.core.limits import Bucket
from net.core.messages import Chat, Remark
from net.core.reception import Fate
from net.core.table import Table
from net.core.talk import BURST, PATIENCE, RATE
from net.core.view import ChatLine
from net.core.voices import Voices

REMARK_RATE = 2
REMARK_BURST = 20


class Gallery:
    """Hears for `table` who looks on here, and at the other seats."""

    def __init__(self, endpoint: Endpoint, table: Table) -> None:
        self._endpoint = endpoint
        self._table = table
        self._voices: dict[bytes, Voices] = {}
        self._hosts: dict[bytes, Bucket] = {}

    # ------------------------------------------------------------ who looks on here

    def is_guest(self, peer: bytes) -> bool:
        """Say whether `peer`, who is linked, looks on at this seat and has none."""
        table = self._table
        looks_on = table.onlooker is None and self._endpoint.peers[peer].looks_on
        return looks_on and table.seat_of(peer) == NO_SEAT

    def judge_guest(self, peer: bytes, envelope: Envelope) -> Fate:
        """Say what becomes of a line that `peer`, who looks on here, has sent."""
        host, now_ms = self._endpoint.key, self._endpoint.now_ms
        fits = (
            envelope.sender == peer
            and self._is_of_game(envelope)
            and self._is_new(envelope)
            and self._voices_at(host).may_speak(peer, now_ms)
            and self._meter(host, REMARK_BURST).take(now_ms)
        )
        return Fate.TAKE if fits else Fate.DROP

    def vouch(self, line: Envelope) -> Envelope:
        """Return the remark that tells the others of a `line` that was judged to be taken."""
        nick = self._endpoint.peers[line.sender].nick
        return self._endpoint.sign(line.ctx, Remark(nick, line.raw))

    # ------------------------------------------------------------ all who look on

    def judge(self, envelope: Envelope) -> Fate:
        """Say what becomes of a remark, whose author has a seat."""
        if not self._is_of_game(envelope) or envelope.sender == self._endpoint.key:
            return Fate.DROP
        try:
            line, signature = read_unchecked(_remark(envelope).line)
            if not self._may_be_said(line, envelope.ctx):
                return Fate.REFUSE
            if not self._is_wanted(line, envelope.sender):
                return Fate.DROP
            check_signature(line, signature)
        except RemoteError:
            return Fate.REFUSE
        return Fate.TAKE

    def _may_be_said(self, line: Envelope, gid: bytes) -> bool:
        is_chat = isinstance(line.message, Chat) and line.ctx == gid
        return is_chat and self._table.seat_of(line.sender) == NO_SEAT

    def _is_wanted(self, line: Envelope, host: bytes) -> bool:
        if line.sender == self._endpoint.key or not self._is_new(line):
            return False
        return self._meter(host, REMARK_BURST * PATIENCE).take(self._endpoint.now_ms)

    def take(self, envelope: Envelope) -> None:
        """Add the line in a remark that `judge` told to take, or that `vouch` returned."""
        remark = _remark(envelope)
        line, _ = read_unchecked(remark.line)
        chat = line.message
        assert isinstance(chat, Chat)
        self._voices_at(envelope.sender).note(line.sender, chat)
        self._table.talk.add(ChatLine(NO_SEAT, chat.text, remark.nick, line.sender))

    def _is_of_game(self, envelope: Envelope) -> bool:
        table = self._table
        plays = table.closed is None and table.game is not None
        return plays and envelope.ctx == table.context

    def _is_new(self, line: Envelope) -> bool:
        chat = line.message
        assert isinstance(chat, Chat)
        # What one seat has passed on is not passed on again by another.
        return not any(voices.knows(line.sender, chat) for voices in self._voices.values())

    def _voices_at(self, host: bytes) -> Voices:
        return self._voices.setdefault(host, Voices(RATE, BURST * PATIENCE))

    def _meter(self, host: bytes, burst: int) -> Bucket:
        return self._hosts.setdefault(host, Bucket(REMARK_RATE, burst))


def _remark(envelope: Envelope) -> Remark:
    assert isinstance(envelope.message, Remark)
    return envelope.message
