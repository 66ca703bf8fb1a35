"""The computer players of the simulation, who choose by seed."""

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Choice, Game
from net.core.io import (
    Act,
    ClaimForfeit,
    GoOnAnew,
    GoOver,
    Intent,
    KeepWaiting,
    Preview,
    Say,
    SetReady,
    VoteDrop,
)
from net.core.messages import MAX_BODY_BYTES
from net.core.view import Membership, Stage, TableView


@dataclass(frozen=True)
class Manner:
    """How the players of a table behave.

    pace_ms: greatest time until a move. dozes: chance of exceeding the clock with a move. decides:
    their sessions vote by themselves; else they do as they like. anew: they go on as a new game
    where that is offered, or go over to that of others.
    """

    pace_ms: int = 5
    dozes: float = 0.0
    decides: bool = True
    anew: bool = False


BRISK = Manner()


class Player:
    """Chooses for one seat."""

    def __init__(self, rng: Random, manner: Manner, games: dict[str, Game[Any, Any]]) -> None:
        self._rng = rng
        self._manner = manner
        self._games = games
        self._doubts = rng.choice((0, 0, 0, 1, 2))

    def delay_ms(self, view: TableView[Any]) -> int:
        """Return how long the player thinks."""
        if view.stage is not Stage.PLAYING:
            return self._rng.randint(0, 5)
        clock_ms = view.settings.clock_s * 1000 if view.settings else 0
        if clock_ms and self._rng.random() < self._manner.dozes:
            return clock_ms + self._rng.randint(-500, 2_000)
        return self._rng.randint(0, self._manner.pace_ms)

    def choose(self, view: TableView[Any]) -> Intent | None:
        """Return what the player does when something has changed."""
        if view.stage in (Stage.LOBBY, Stage.AGREEING):
            return self._say_ready(view)
        play = view.play
        own_turn = (
            view.stage is Stage.PLAYING
            and play is not None
            and not play.pending
            and not play.trouble
            and play.awaiting == Choice(view.own_seat)
            and view.own_seat in play.members.active
        )
        return self._move(view) if own_turn else None

    def decide(self, view: TableView[Any], now_ms: int) -> Intent | None:
        """Return what the player does about those who are gone, asked again and again."""
        if view.stage is not Stage.PLAYING or view.play is None:
            return None
        members = view.play.members
        wishes = self._manner.anew and members.may_go_anew
        if wishes and view.own_seat not in members.wishing and self._rng.random() < 0.1:
            return GoOnAnew()
        if self._manner.anew and members.may_go_over and self._rng.random() < 0.02:
            return GoOver()
        if members.may_claim and self._rng.random() < 0.05:
            return ClaimForfeit()
        return None if self._manner.decides else self._lose_patience(members, now_ms)

    def _lose_patience(self, members: Membership, now_ms: int) -> Intent | None:
        late = [one for one in members.missing if now_ms - one.since_ms >= one.grace_ms]
        if late and self._rng.random() < 0.05:
            return VoteDrop(self._rng.choice(late).seat)
        if members.missing and self._rng.random() < 0.002:
            return KeepWaiting()
        return None

    def _say_ready(self, view: TableView[Any]) -> Intent | None:
        own_ready = any(one.ready for one in view.seats if one.key == view.own_key)
        full = all(one.key for one in view.seats)
        if own_ready and self._doubts and self._rng.random() < 0.3:
            self._doubts -= 1
            return SetReady(ready=False)
        return SetReady() if full and not own_ready else None

    def _move(self, view: TableView[Any]) -> Intent:
        assert view.play is not None
        segment = self._segment(view)
        if self._rng.random() < 0.1 and not view.play.previews[view.own_seat]:
            return Preview(segment[:1])
        if self._rng.random() < 0.05 and len(view.chat) < 3:
            return Say(f"hello {self._rng.randint(0, 99)}")
        return Act(segment)

    def _segment(self, view: TableView[Any]) -> tuple[str, ...]:
        assert view.play is not None
        assert view.settings is not None
        game, position = self._games[view.settings.game], view.play.position
        texts: list[str] = []
        size = 0
        while game.awaiting(position) == Choice(view.own_seat):
            action = self._rng.choice(game.legal(position))
            text = game.format_action(action)
            size += len(text.encode())
            if size > MAX_BODY_BYTES or len(texts) == 32:
                break
            texts.append(text)
            position = game.apply(position, action)
            if self._rng.random() < 0.2:
                break
        return tuple(texts)
