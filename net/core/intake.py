"""What a frame from a link goes through: opened, judged, passed on to the others, taken in."""

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from net.core.endpoint import Endpoint
from net.core.envelope import Envelope, open_, read_unchecked
from net.core.errors import RemoteError
from net.core.forum import Forum
from net.core.limits import Bucket, Window
from net.core.messages import (
    Ack,
    Action,
    Chat,
    ChooseColour,
    Commit,
    Continue,
    End,
    EpochOk,
    Evidence,
    Genesis,
    JoinReply,
    JoinRequest,
    KickSeat,
    LeaveTable,
    Lobby,
    Message,
    PreviewPlan,
    Proposal,
    Ready,
    Reinstate,
    Remark,
    Reveal,
    StartAck,
    Status,
    SyncReply,
    SyncRequest,
    TurnTimeout,
    Vote,
)
from net.core.reception import EarlyMessages, Fate
from net.core.running import RunningGame
from net.core.table import Table
from net.core.watching import Onlooker

# Of the link it comes over, and of nobody else's interest.
_LOBBY = (Lobby, JoinRequest, JoinReply, Ready, ChooseColour, LeaveTable, KickSeat)
# Passed on once to everybody at the table.
RELAYED = (
    Proposal,
    Commit,
    StartAck,
    Action,
    Ack,
    Reveal,
    End,
    Vote,
    EpochOk,
    TurnTimeout,
    Reinstate,
    Continue,
    Chat,
    Remark,
)

# What one author may have held, and passed on before it can be judged. Four computers that play
# as fast as they can are far below.
HOLD_RATE = 200
HOLD_BURST = 500


class Intake:
    """Takes frames in for `table`, what is said to all by `forum`; it raises nothing."""

    def __init__(self, endpoint: Endpoint, table: Table, forum: Forum) -> None:
        self._endpoint = endpoint
        self._table = table
        self._forum = forum
        self._seen = Window()
        self._early = EarlyMessages()
        self._holds: dict[bytes, Bucket] = {}
        self._stirred = False

    def receive(self, peer: bytes, frame: bytes) -> bool:
        """Take in one frame body from the link to `peer`; without such a link it is dropped.

        Say whether it may have brought the time of what came too early: to see that takes longer
        than to send a frame that cannot. For all else the next tick is soon enough.
        """
        self._stirred = False
        if peer in self._endpoint.peers:
            fate = self._open_and_handle(peer, frame)
            if fate is Fate.REFUSE:
                self._strike(peer)
            elif fate is Fate.DROP and peer in self._endpoint.peers:
                self._endpoint.meter(peer)
        return self._stirred

    def _strike(self, peer: bytes) -> None:
        if peer in self._endpoint.peers:
            self._endpoint.strike(peer)

    def _open_and_handle(self, peer: bytes, frame: bytes) -> Fate:
        mark = hashlib.sha256(frame).digest()
        if mark in self._seen or frame in self._early:
            return Fate.DROP
        try:
            envelope = open_(frame)
        except RemoteError as error:
            return Fate.DROP if error.code == "unknown_type" else Fate.REFUSE
        if isinstance(envelope.message, Chat) and self._forum.gallery.is_guest(peer):
            return self._of_guest(peer, mark, envelope)
        if isinstance(envelope.message, RELAYED):
            return self._relayed(peer, mark, envelope)
        return self._of_link(peer, envelope)

    # ------------------------------------------------------------ messages for the table

    def _relayed(self, peer: bytes, mark: bytes, envelope: Envelope, *, fresh: bool = True) -> Fate:
        fate = self._forum.judge(envelope)
        if fate not in (Fate.TAKE, Fate.HOLD):
            return fate
        metered = fate is Fate.HOLD or self._is_of_cheat(envelope)
        within = not metered or self._may_hold(envelope.sender)
        if not within and (fresh or fate is Fate.HOLD):
            return Fate.DROP
        if fresh:
            self._endpoint.hear(envelope.sender, peer)
        if within:
            self.spread(envelope, peer)
        if fate is Fate.TAKE:
            self._seen.add(mark)
            self._take(envelope)
        else:
            self._hold(envelope)
        return fate

    def _take(self, envelope: Envelope) -> None:
        # Of what a convicted player contradicts himself by there is no end.
        self._stirred = self._stirred or not self._is_of_cheat(envelope)
        self._forum.take(envelope)

    def _is_of_cheat(self, envelope: Envelope) -> bool:
        """Say whether the author is convicted: whatever he contradicts himself by is taken in."""
        game = self._table.game
        return game is not None and self._table.seat_of(envelope.sender) in game.play.court.proven

    def _hold(self, envelope: Envelope) -> None:
        self._early.add(envelope)
        self._forum.hold(envelope)

    def _may_hold(self, author: bytes) -> bool:
        if author not in self._holds:
            # Before the start a seat may be taken by one key after the other.
            for key in self._holds.keys() - self._table.addresses().keys():
                del self._holds[key]
            self._holds[author] = Bucket(HOLD_RATE, HOLD_BURST)
        return self._holds[author].take(self._endpoint.now_ms)

    def _of_guest(self, peer: bytes, mark: bytes, line: Envelope) -> Fate:
        gallery = self._forum.gallery
        fate = gallery.judge_guest(peer, line)
        if fate is Fate.TAKE:
            self._seen.add(mark)
            remark = gallery.vouch(line)
            gallery.take(remark)
            self.spread(remark, peer)
        return fate

    def recall(self, envelope: Envelope) -> None:
        """Take in what this seat has signed before but did not log."""
        if self._forum.judge(envelope) is Fate.TAKE:
            self._forum.take(envelope)
        else:
            self._early.add(envelope)

    def spread(self, envelope: Envelope, source: bytes) -> None:
        """Pass `envelope` on to everybody whom it concerns but its author and `source`."""
        for peer in self._audience(envelope):
            if peer not in (source, envelope.sender):
                self._endpoint.send_frame(peer, envelope.raw)

    def _audience(self, envelope: Envelope) -> Iterable[bytes]:
        table, endpoint = self._table, self._endpoint
        members = tuple(table.addresses())
        if table.onlooker is not None:
            # He passes nothing on. What he says himself, one player passes on for him.
            own = envelope.sender == endpoint.key
            linked = [key for key in (table.host, *members) if key in endpoint.peers]
            return linked[:1] if own else ()
        if table.game is not None and isinstance(envelope.message, Chat | Remark):
            return dict.fromkeys((*members, *endpoint.onlookers()))
        return members

    def retry(self) -> bool:
        """Judge again what came too early; say whether any of it was taken in."""
        taken = False
        for envelope in self._early.all():
            fate = self._forum.judge(envelope)
            if fate is Fate.HOLD:
                continue
            self._early.remove(envelope)
            if fate is Fate.TAKE:
                self._seen.add(hashlib.sha256(envelope.raw).digest())
                self._forum.take(envelope)
                if envelope.sender == self._endpoint.key:
                    # Signed before a crash that kept it from being logged and sent.
                    self._endpoint.outbox.publish(envelope.raw)
                taken = True
        return taken

    # ------------------------------------------------------------ messages of one link

    def _of_link(self, peer: bytes, envelope: Envelope) -> Fate:
        # DROP even where something came of it, so that the rate of such messages is metered.
        message = envelope.message
        if isinstance(message, _LOBBY):
            if envelope.sender != peer:
                return Fate.REFUSE
            fate = self._table.receive(envelope)
            return Fate.DROP if fate is Fate.TAKE else fate
        if not isinstance(message, Status | Evidence | PreviewPlan | SyncRequest | SyncReply):
            return Fate.REFUSE
        newcomer, game = self._table.newcomer, self._table.game
        if self._endpoint.peers[peer].looks_on:
            self._serve_onlooker(peer, message)
        elif newcomer is not None:
            return self._begin(newcomer, peer, message)
        elif game is not None and self._table.seat_of(peer) >= 0:
            return self._of_game(game, peer, message)
        return Fate.DROP

    def _serve_onlooker(self, peer: bytes, message: Message) -> None:
        if isinstance(message, SyncRequest) and self._table.game is not None:
            self._table.game.sync.serve(peer, message)

    def _begin(self, newcomer: Onlooker, peer: bytes, message: Message) -> Fate:
        if isinstance(message, Status):
            newcomer.status(peer, message)
        elif isinstance(message, SyncReply):
            if not newcomer.reply(peer, message):
                return Fate.REFUSE
            if newcomer.game is not None:
                self._stirred = True
                self._table.begin(newcomer)
                self._page(peer, replace(message, frames=message.frames[1:]))
        return Fate.DROP

    def _of_game(
        self,
        game: RunningGame,
        peer: bytes,
        message: Status | Evidence | PreviewPlan | SyncRequest | SyncReply,
    ) -> Fate:
        fits = True
        match message:
            case Status():
                game.reunion.note(peer, message)
                fits = game.sync.status(peer, message)
            case Evidence() if peer not in game.sync.games:
                fits = game.play.court.hear(message) is not Fate.REFUSE
            case PreviewPlan():
                if self._endpoint.peers[peer].plans.take(self._endpoint.now_ms):
                    game.previews.take(peer, message)
            case SyncRequest():
                game.sync.serve(peer, message)
            case SyncReply(gid=gid) if gid != game.play.roster.gid:
                fits = self._other_game(game, peer, message)
            case SyncReply():
                fits = game.sync.expected(peer, message) and self._page(peer, message)
        return Fate.DROP if fits else Fate.REFUSE

    def _other_game(self, game: RunningGame, peer: bytes, reply: SyncReply) -> bool:
        """Go over to the game that begins in `reply`; say whether that was asked for."""
        if not game.homecoming.has_asked(peer, reply):
            return False
        beginning = game.homecoming.read(peer, reply)
        if beginning is None:
            return True
        if not self._table.go_over(beginning):
            game.homecoming.refuse(peer, reply.gid)
            return True
        self._stirred = True
        return self._page(peer, replace(reply, frames=reply.frames[1:]))

    def _page(self, peer: bytes, reply: SyncReply) -> bool:
        return all(self._from_page(peer, frame) for frame in reply.frames)

    def _from_page(self, peer: bytes, frame: bytes) -> bool:
        mark = hashlib.sha256(frame).digest()
        if frame in self._early:
            return True
        if mark in self._seen:
            return self._again(frame)
        try:
            envelope = open_(frame)
        except RemoteError:
            return False
        if not isinstance(envelope.message, RELAYED):
            # A page for who looks on begins with it, also when it is asked for again.
            return isinstance(envelope.message, Genesis)
        convicted = self._is_of_cheat(envelope)
        fate = self._relayed(peer, mark, envelope, fresh=False)
        while fate is Fate.TAKE and not convicted and self.retry():
            pass
        return fate is not Fate.REFUSE

    def _again(self, frame: bytes) -> bool:
        """Take in what was passed on once, if a cheat has pushed it out by what he has said since.

        Say whether an honest peer may have it in a page.
        """
        # Its signature was checked when it came first.
        envelope, _ = read_unchecked(frame)
        fate = self._forum.judge(envelope)
        if fate is Fate.TAKE:
            self._take(envelope)
        return fate is not Fate.REFUSE
