"""Those who look on: they come when they like, leave, come back, see it all, and talk."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game
from net.core.envelope import seal, wrap
from net.core.io import LookOn, Say
from net.core.messages import (
    Ack,
    Action,
    Chat,
    Evidence,
    Message,
    PreviewPlan,
    Reinstate,
    Remark,
    Status,
    SyncReply,
    SyncRequest,
    Vote,
)
from net.core.view import Stage
from tests.simulator.network import Clock, Network, Weather
from tests.simulator.node import Node
from tests.simulator.player import BRISK


@dataclass(frozen=True)
class Visit:
    """Somebody looks on at the node `host`, twice.

    comes_ms: since the game has begun. stays_ms, away_ms: until he leaves, and is back. meddles:
    he sends what he may not.
    """

    host: int
    comes_ms: int
    stays_ms: int
    away_ms: int
    meddles: bool = False


def draw_visits(rng: Random, players: int, span_ms: int) -> tuple[Visit, ...]:
    """Return who looks on, most often nobody."""
    count = rng.choice((1, 1, 2)) if rng.random() < 0.2 else 0
    return tuple(
        Visit(
            rng.randrange(players),
            rng.randint(0, span_ms),
            rng.randint(0, span_ms),
            rng.choice((500, 3_000, 20_000)),
            meddles=rng.random() < 0.3,
        )
        for _ in range(count)
    )


MOST_WORDS = 5


class Onlooker(Node):
    """Client `number`, which has no seat.

    came: how often it has begun to look on. stays: it leaves no more. concludes: all who look on
    are there to hear it. last_words: what it has said since.
    """

    def __init__(
        self,
        number: int,
        visit: Visit,
        games: dict[str, Game[Any, Any]],
        clock: Clock,
        network: Network,
        weather: Weather,
        rng: Random,
    ) -> None:
        super().__init__(number, games, clock, network, weather, rng, BRISK)
        self.visit = visit
        self.came = 0
        self.stays = False
        self.concludes = False
        self.last_words: list[str] = []
        self._tongue = Random(f"tongue {number}")
        self.down = True
        network.crash(number)

    @property
    def host(self) -> bytes:
        """The key of the player it looks on at."""
        return next(key for key, number in self.numbers.items() if number == self.visit.host)

    def come(self) -> None:
        """Begin to look on, with nothing of an earlier time."""
        if not self.down:
            return
        self.came += 1
        self.logs.clear()
        self.session = self.fresh_session()
        self.down = False
        self._disk_free_ms = self._clock.now_ms
        self._network.restore(self.number)
        self.handle(LookOn(self.host))
        self._network.connect(self.number, self.visit.host)

    def leave(self) -> None:
        """End the program, unless it stays."""
        if self.stays or self.down:
            return
        self._end()

    def _end(self) -> None:
        self._life += 1
        self.down = True
        self._network.crash(self.number)

    def tick(self) -> None:
        super().tick()
        if not self.down and self.view.stage is Stage.CLOSED:
            # The host has not begun, or not yet come back: try again.
            self._end()
            self.come()
        if not self.down and self.view.stage in (Stage.PLAYING, Stage.OVER):
            self._talk()

    def _talk(self) -> None:
        if len(self.last_words) == MOST_WORDS or self._tongue.random() < 0.7:
            return
        text = f"{self.number} says {self._tongue.randrange(10**6)}"
        self.handle(Say(text))
        if self.concludes and self.view.chat[-1].text == text:
            self.last_words.append(text)


MANY = 40


class Meddler:
    """Lets `onlooker` send, with all it has to send, what only players may."""

    def __init__(self, onlooker: Onlooker, rng: Random) -> None:
        self.done = False
        self._onlooker = onlooker
        self._rng = rng
        onlooker.outgoing = self._outgoing

    def _outgoing(self, _peer: bytes, frame: bytes) -> list[bytes]:
        if self._onlooker.session._table.game is None or self._rng.random() < 0.5:
            return [frame]
        self.done = True
        trick = self._rng.choice(self._tricks())
        # Who asks for too much harms himself alone; who talks too much, all the others.
        times = MANY if trick in (self._talk, self._vouch) else 1
        return [frame, *(trick() for _ in range(times))]

    def _tricks(self) -> list[Callable[[], bytes]]:
        says = (self._act, self._co_sign, self._vote, self._wish, self._talk, self._vouch)
        return [*says, self._page, self._lie]

    def _sealed(self, message: Message) -> bytes:
        gid = self._onlooker.play.roster.gid
        return seal(self._onlooker.identity, gid, message)

    def _act(self) -> bytes:
        play = self._onlooker.play
        now, seat = play.open, max(play.open.seat_to_move, 0)
        action = Action(play.epoch.eid, now.height, now.prev, seat, now.state, ("take 3",), 0)
        return self._sealed(action)

    def _co_sign(self) -> bytes:
        play = self._onlooker.play
        return self._sealed(Ack(play.epoch.eid, play.open.height, "A", b"x" * 32, b"x" * 32, 0))

    def _vote(self) -> bytes:
        play = self._onlooker.play
        eid, height, head = play.epoch.eid, play.open.height, play.open.prev
        return self._sealed(Vote(eid, 1, (), (), "silence", height, head, (), b"", ()))

    def _wish(self) -> bytes:
        return self._sealed(Reinstate(self._onlooker.play.epoch.eid, 0))

    def _talk(self) -> bytes:
        run, serial = self._rng.randbytes(16), self._rng.randrange(100)
        return self._sealed(Chat(run, serial, "hear, hear"))

    def _vouch(self) -> bytes:
        """Return a line as only a seat may pass it on."""
        return self._sealed(Remark("P0", self._talk()))

    def _page(self) -> bytes:
        """Return a page nobody has asked for."""
        play = self._onlooker.play
        gid, vote = play.roster.gid, self._vote()
        return wrap(gid, SyncReply(gid, play.open.height, (vote,)))

    def _lie(self) -> bytes:
        """Return a message of a link that says something false."""
        play = self._onlooker.play
        gid, height = play.roster.gid, play.open.height
        lies: list[tuple[bytes, Message]] = [
            (b"", Status(gid, play.epoch.eid, height + 5, b"x" * 32)),
            (b"", Status(gid, b"x" * 32, height, b"x" * 32)),
            (gid, SyncRequest(gid, height + 50, 1)),
            (gid, PreviewPlan(gid, height, max(play.open.seat_to_move, 0), ("take 3",))),
            (gid, Evidence("EQUIVOCATION", self._act(), self._vote())),
        ]
        return wrap(*self._rng.choice(lies))
