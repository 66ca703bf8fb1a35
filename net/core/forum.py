"""Messages that are passed on among all at a table: which of its parts each is for."""

from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.gallery import Gallery
from net.core.ledger import NO_SEAT
from net.core.messages import LOBBY_ID_BYTES, Chat, Commit, Proposal, Remark, StartAck
from net.core.reception import Fate
from net.core.running import RunningGame, is_of_game
from net.core.table import Table
from net.core.view import ChatLine
from net.core.visiting import Guest


class Forum:
    """Hears for `table` what any of its players says to all.

    gallery: hears those who look on.
    """

    def __init__(self, endpoint: Endpoint, table: Table) -> None:
        self._endpoint = endpoint
        self._table = table
        self.gallery = Gallery(endpoint, table)

    # ------------------------------------------------------------ what becomes of it

    def judge(self, envelope: Envelope) -> Fate:
        """Say what becomes of a message that is passed on among all at the table."""
        table = self._table
        if table.closed is not None or table.seat_of(envelope.sender) == NO_SEAT:
            return Fate.DROP
        match envelope.message:
            case Chat() as chat:
                return self._judge_chat(envelope, chat)
            case Remark():
                return self.gallery.judge(envelope)
            case Proposal():
                return self._judge_proposal(envelope)
        return self._judge_by_stage(envelope)

    def _judge_by_stage(self, envelope: Envelope) -> Fate:
        table, game = self._table, self._table.game
        if game is not None:
            return self._judge_in_game(game, envelope)
        if is_of_game(envelope):
            return Fate.HOLD
        return table.agreement.judge(envelope) if table.agreement else Fate.HOLD

    def _judge_in_game(self, game: RunningGame, envelope: Envelope) -> Fate:
        if _is_of_another(game, envelope):
            return game.succession.judge_start(envelope)
        if is_of_game(envelope):
            return game.judge(envelope)
        wanted = self._second_commit(game, envelope) or self._is_missing_start(game, envelope)
        return Fate.TAKE if wanted else Fate.DROP

    def _is_missing_start(self, game: RunningGame, envelope: Envelope) -> bool:
        """Say whether this is a START_ACK that a log gone on with does not hold."""
        return (
            self._table.onlooker is None
            and self._table.agreement is None
            and isinstance(envelope.message, StartAck)
            and game.sync.lacks_start(envelope.sender)
        )

    def _second_commit(self, game: RunningGame, envelope: Envelope) -> Envelope | None:
        if self._table.agreement is None or game.play.court.verdict is not None:
            return None
        return self._table.agreement.contradicted(envelope)

    def _judge_proposal(self, envelope: Envelope) -> Fate:
        table = self._table
        if table.game is not None:
            return table.game.succession.judge_start(envelope)
        if isinstance(table.role, Guest) and table.agreement is None:
            return table.role.judge_proposal(envelope)
        return Fate.DROP

    def _judge_chat(self, envelope: Envelope, chat: Chat) -> Fate:
        table, author, now_ms = self._table, envelope.sender, self._endpoint.now_ms
        known = [table.context]
        if table.lobby is not None:
            known.append(table.lobby.lobby_id)
        if envelope.ctx in known:
            voices = table.talk.voices
            fits = not voices.knows(author, chat) and voices.may_speak(author, now_ms)
            return Fate.TAKE if fits else Fate.DROP
        early = table.game is None and len(envelope.ctx) != LOBBY_ID_BYTES
        return Fate.HOLD if early else Fate.DROP

    # ------------------------------------------------------------ taking it in

    def hold(self, envelope: Envelope) -> None:
        """Take note of a message that `judge` told to hold."""
        if self._table.game is not None:
            self._table.game.hold(envelope)

    def take(self, envelope: Envelope) -> None:
        """Take in a message that `judge` told to take."""
        game = self._table.game
        match envelope.message:
            case Chat():
                self.hear(envelope)
            case Remark():
                self.gallery.take(envelope)
            case Proposal() if game is not None:
                game.succession.take_start(envelope)
            case Proposal():
                self._table.agree(envelope)
            case Commit(parent_eid=b"") | StartAck():
                self._take_for_start(envelope)
            case _ if game is not None:
                game.take(envelope)

    def _take_for_start(self, envelope: Envelope) -> None:
        table, game = self._table, self._table.game
        if game is None:
            if table.agreement is not None:
                table.agreement.take(envelope)
            return
        if _is_of_another(game, envelope):
            game.succession.take_start(envelope)
            return
        first = self._second_commit(game, envelope)
        if first is not None:
            game.play.court.convict_by_two(first, envelope)
        else:
            table.add_start(envelope)

    def hear(self, envelope: Envelope) -> None:
        """Add a line of a player or of one's own, and note a player's in the log of the game."""
        table, chat = self._table, envelope.message
        assert isinstance(chat, Chat)
        seat = table.seat_of(envelope.sender)
        if seat == NO_SEAT:
            own = self._endpoint.introduction
            table.talk.add(ChatLine(seat, chat.text, own.nick, self._endpoint.key))
            return
        table.talk.voices.note(envelope.sender, chat)
        table.talk.add(ChatLine(seat, chat.text))
        if table.game is not None:
            nick = table.game.play.roster.nicks[seat]
            table.game.play.note(f"{nick}: {chat.text}")


def _is_of_another(game: RunningGame, envelope: Envelope) -> bool:
    return envelope.ctx not in (game.play.roster.gid, game.play.roster.sid)
