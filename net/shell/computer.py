"""Plays one computer seat: accepts the table, and chooses when its seat is to move."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from typing import Any

from engine.game import Choice, Game
from net.core.io import Act, Intent, SetReady
from net.core.messages import MAX_ACTIONS, MAX_BODY_BYTES
from net.core.view import PlayView, Stage, TableView
from net.shell.events import Strategy

log = logging.getLogger(__name__)

AGAIN_S = 1.0


class Computer:
    """The player of one seat.

    strategy: called on a thread of `minds`. delay_s: least time it takes for a segment. want:
    takes what it wants done. A strategy that fails is replaced by `Game.absent_policy`.
    """

    def __init__(
        self,
        games: Mapping[str, Game[Any, Any]],
        strategy: Strategy,
        minds: Executor,
        delay_s: float,
        want: Callable[[Intent], None],
    ) -> None:
        self._games = games
        self._strategy = strategy
        self._minds = minds
        self._delay_s = delay_s
        self._want = want
        self._accepted: object = None
        self._gid = b""
        self._height = -1
        self._view: TableView[Any] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def consider(self, view: TableView[Any]) -> None:
        """Do what the table as it stands asks of this player."""
        self._view = view
        if view.stage is Stage.LOBBY:
            self._accept(view)
        elif view.stage is Stage.PLAYING and view.play is not None:
            self._move(view, view.play)

    def refused(self) -> None:
        """Try again in a while what was not carried out."""
        self._height = -1
        self._accepted = None
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(AGAIN_S, self._again)

    def close(self) -> None:
        """Stop thinking; a thought under way ends unheard."""
        if self._later is not None:
            self._later.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    def _again(self) -> None:
        self._later = None
        if self._view is not None:
            self.consider(self._view)

    def _accept(self, view: TableView[Any]) -> None:
        own = next((seat for seat in view.seats if seat.seat == view.own_seat), None)
        if own is None:
            return
        table = (view.settings, tuple((seat.key, seat.nick, seat.colour) for seat in view.seats))
        if own.ready:
            self._accepted = None
        elif table != self._accepted:
            # Each table is accepted once, or what the answer changes would ask for it again.
            self._accepted = table
            self._want(SetReady())

    def _move(self, view: TableView[Any], play: PlayView[Any]) -> None:
        if play.gid != self._gid:
            self._begin(play.gid)
        height = len(play.entries)
        idle = play.trouble is None and not play.pending and height > self._height
        if idle and play.awaiting == Choice(view.own_seat) and view.settings is not None:
            self._height = height
            game = self._games[view.settings.game]
            loop = asyncio.get_running_loop()
            self._thinking = loop.create_task(self._think(game, play.position, view.own_seat))

    def _begin(self, gid: bytes) -> None:
        """Play the game `gid` from now on; what was thought about another is void."""
        self._gid, self._height = gid, -1
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self, game: Game[Any, Any], position: object, seat: int) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + self._delay_s
        texts = await loop.run_in_executor(
            self._minds, choose_segment, game, self._strategy, position, seat
        )
        await asyncio.sleep(due - loop.time())
        self._want(Act(texts))


def choose_segment(
    game: Game[Any, Any], strategy: Strategy, position: object, seat: int
) -> tuple[str, ...]:
    """Return the actions of `seat` up to the next draw, end of turn or limit of a message."""
    texts: list[str] = []
    size = 0
    while len(texts) < MAX_ACTIONS and game.awaiting(position) == Choice(seat):
        text, position = _choose(game, strategy, position)
        size += len(text.encode())
        if size > MAX_BODY_BYTES:
            break
        texts.append(text)
    return tuple(texts)


def _choose(game: Game[Any, Any], strategy: Strategy, position: object) -> tuple[str, object]:
    try:
        text = strategy(position)
        return text, game.apply(position, game.parse_action(text))
    except Exception:  # whatever a strategy does, the table goes on
        log.exception("a computer player failed")
        action = game.absent_policy(position)
        return game.format_action(action), game.apply(position, action)
