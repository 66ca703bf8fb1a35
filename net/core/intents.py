"""What the person at a seat wants, carried out at the table, or refused."""

from net.core.endpoint import Endpoint
from net.core.entries import SegmentError
from net.core.errors import LocalError
from net.core.forum import Forum
from net.core.hosting import Host
from net.core.intake import Intake
from net.core.io import (
    Act,
    ChangeSettings,
    ClaimForfeit,
    GoOnAnew,
    GoOver,
    Intent,
    JoinTable,
    KeepWaiting,
    Kick,
    Leave,
    LookOn,
    OpenTable,
    Preview,
    Refused,
    Say,
    SetReady,
    TakeColour,
    TryAgain,
    VoteDrop,
)
from net.core.messages import MAX_CHAT
from net.core.running import RunningGame
from net.core.table import Table
from net.core.view import Stage
from net.core.visiting import Guest

_SEATED = (Stage.JOINING, Stage.LOBBY, Stage.AGREEING, Stage.PLAYING, Stage.OVER)
_WHEN: dict[type, tuple[Stage, ...]] = {
    OpenTable: (Stage.IDLE,),
    JoinTable: (Stage.IDLE,),
    LookOn: (Stage.IDLE,),
    ChangeSettings: (Stage.LOBBY,),
    SetReady: (Stage.LOBBY, Stage.AGREEING),
    TakeColour: (Stage.LOBBY,),
    Kick: (Stage.LOBBY,),
    Leave: _SEATED,
    Act: (Stage.PLAYING,),
    Preview: (Stage.PLAYING,),
    VoteDrop: (Stage.PLAYING,),
    KeepWaiting: (Stage.PLAYING,),
    TryAgain: (Stage.PLAYING,),
    GoOnAnew: (Stage.PLAYING,),
    GoOver: (Stage.PLAYING,),
    ClaimForfeit: (Stage.PLAYING,),
    Say: (Stage.LOBBY, Stage.AGREEING, Stage.PLAYING, Stage.OVER),
}


class Intents:
    """Carries out at `table` what the own player wants.

    forum: hears what he says, too. intake: passes that on.
    """

    def __init__(self, endpoint: Endpoint, table: Table, forum: Forum, intake: Intake) -> None:
        self._endpoint = endpoint
        self._table = table
        self._forum = forum
        self._intake = intake

    def follow(self, intent: Intent) -> None:
        """Do as `intent` says, or answer with Refused."""
        stage = self._table.stage
        if stage not in _WHEN[type(intent)]:
            self._endpoint.outbox.put(Refused("not_now", (("stage", stage.value),)))
            return
        try:
            self._carry_out(intent)
        except (LocalError, SegmentError) as error:
            self._endpoint.outbox.put(Refused(error.code, error.params))

    def _carry_out(self, intent: Intent) -> None:
        match intent:
            case OpenTable(settings=settings):
                self._table.role = Host(self._endpoint, settings)
            case JoinTable(host=host, want=want):
                self._table.join(host, want)
            case LookOn(host=host):
                self._table.look_on(host)
            case VoteDrop() | KeepWaiting() | TryAgain() | ClaimForfeit():
                self._decide_on_members(intent)
            case GoOnAnew():
                self._game().succession.wish()
            case GoOver():
                self._game().homecoming.wish()
            case Act() | Preview() | Say():
                self._speak(intent)
            case _:
                self._arrange(intent)

    def _arrange(self, intent: Intent) -> None:
        match intent:
            case ChangeSettings(settings=settings):
                self._as_host().change_settings(settings)
            case Kick(peer=peer):
                self._as_host().kick(peer)
            case SetReady(ready=ready):
                self._role().set_ready(ready)
            case TakeColour(colour=colour):
                self._role().choose_colour(colour)
            case Leave():
                self._leave()

    def _speak(self, intent: Act | Preview | Say) -> None:
        match intent:
            case Act(actions=actions):
                self._game().play.act(actions)
            case Preview(actions=actions):
                self._preview(actions)
            case Say(text=text):
                self._say(text)

    def _decide_on_members(self, intent: VoteDrop | KeepWaiting | TryAgain | ClaimForfeit) -> None:
        game = self._game()
        match intent:
            case VoteDrop(seat=seat):
                game.deliberation.wish_drop(seat)
            case KeepWaiting():
                game.deliberation.wish_patience()
                game.succession.withdraw()
            case TryAgain():
                game.deliberation.hurry()
            case ClaimForfeit() if game.may_claim:
                game.play.claim()
            case ClaimForfeit():
                raise LocalError("others_here")

    def _as_host(self) -> Host:
        if not isinstance(self._table.role, Host):
            raise LocalError("not_host")
        return self._table.role

    def _game(self) -> RunningGame:
        assert self._table.game is not None
        return self._table.game

    def _role(self) -> Host | Guest:
        """Return the part this seat has before the start. Raises LocalError `starting`."""
        role = self._table.role
        assert role is not None
        if role.started:
            raise LocalError("starting")
        return role

    def _leave(self) -> None:
        role = self._table.role
        if role is not None and not role.started:
            role.leave()
        self._table.close("left")

    def _preview(self, body: tuple[str, ...]) -> None:
        plan = self._game().previews.compose(body)
        if plan is None:
            return
        for peer in self._table.addresses():
            self._endpoint.send(peer, plan.gid, plan)

    def _say(self, text: str) -> None:
        if len(text) > MAX_CHAT:
            raise LocalError("too_long", (("limit", MAX_CHAT),))
        chat = self._table.talk.compose(text, self._endpoint.now_ms)
        try:
            envelope = self._endpoint.sign(self._table.context, chat)
        except LocalError as error:
            raise LocalError("bad_text") from error
        self._forum.hear(envelope)
        self._intake.spread(envelope, self._endpoint.key)
