"""A tiny game for tests of the net: a pot of coins, drawn numbers and a fixed number of turns.

Variant "plain": turns go round. An action is `take N` (N from 1 to 3: N points), `dare` (ends in
a draw of 0, 0, 2 or 5 points for the seat itself) or `gift` (ends in two draws in one go: points
for the next seat, then for the one after). A turn is one action; `wait` is worth nothing and
keeps the turn, once. Variant "rush": the same, but the game begins by drawing who starts and
how long it lasts, two draws before the first choice.
"""

import hashlib
from dataclasses import dataclass, replace

from engine.game import (
    RANDOM_FIRST_PLAYER,
    Awaiting,
    Choice,
    Draw,
    IllegalActionError,
    IllegalDrawError,
    NotationError,
    Over,
    Reason,
    Setup,
    SetupError,
)

TURNS = 6
LUCK = ("0", "0", "2", "5")
LENGTHS = ("4", "6", "8")


@dataclass(frozen=True, slots=True)
class Position:
    """scores: by seat. turn: seat to move. left: turns left. waited: `wait` was played.

    pending: purposes and seats of the draws to come, such as ("luck", 0).
    """

    scores: tuple[int, ...]
    turn: int
    left: int
    waited: bool = False
    pending: tuple[tuple[str, int], ...] = ()


class ToyGame:
    name = "toy"
    variants: tuple[str, ...] = ("plain", "rush")
    min_players = 2
    max_players = 4

    def new(self, setup: Setup) -> Position:
        if setup.variant not in self.variants:
            raise SetupError(Reason("variant", (("variant", setup.variant),)))
        if not self.min_players <= setup.players <= self.max_players:
            raise SetupError(Reason("players", (("players", setup.players),)))
        if not RANDOM_FIRST_PLAYER <= setup.first_player < setup.players:
            raise SetupError(Reason("first_player", (("seat", setup.first_player),)))
        pending: tuple[tuple[str, int], ...] = ()
        if setup.variant == "rush":
            pending = (("length", -1),)
        if setup.first_player == RANDOM_FIRST_PLAYER:
            pending = (("starter", -1), *pending)
        scores = (0,) * setup.players
        return Position(scores, max(setup.first_player, 0), TURNS, pending=pending)

    def awaiting(self, position: Position) -> Awaiting:
        if position.pending:
            purpose, seat = position.pending[0]
            return Draw(purpose, self._choices(position, purpose), None if seat < 0 else seat)
        if position.left == 0:
            best = max(position.scores)
            winners = tuple(s for s, points in enumerate(position.scores) if points == best)
            return Over(position.scores, winners)
        return Choice(position.turn)

    def _choices(self, position: Position, purpose: str) -> tuple[str, ...]:
        if purpose == "starter":
            return tuple(str(seat) for seat in range(len(position.scores)))
        return LENGTHS if purpose == "length" else LUCK

    def legal(self, position: Position) -> tuple[str, ...]:
        if not isinstance(self.awaiting(position), Choice):
            return ()
        actions = ("dare", "gift", "take 1", "take 2", "take 3")
        return actions if position.waited else (*actions, "wait")

    def why_illegal(self, position: Position, action: str) -> Reason | None:
        if action in self.legal(position):
            return None
        if not isinstance(self.awaiting(position), Choice):
            return Reason("no_choice")
        return Reason("waited" if action == "wait" else "unknown")

    def apply(self, position: Position, action: str) -> Position:
        reason = self.why_illegal(position, action)
        if reason is not None:
            raise IllegalActionError(reason)
        if action == "wait":
            return replace(position, waited=True)
        count = len(position.scores)
        seat = position.turn
        after = replace(position, turn=(seat + 1) % count, left=position.left - 1, waited=False)
        if action == "dare":
            return replace(after, pending=(("luck", seat),))
        if action == "gift":
            return replace(after, pending=tuple(("luck", (seat + k) % count) for k in (1, 2)))
        return replace(after, scores=_add(after.scores, seat, int(action.removeprefix("take "))))

    def draw(self, position: Position, outcome: str) -> Position:
        awaited = self.awaiting(position)
        if not isinstance(awaited, Draw) or outcome not in awaited.choices:
            raise IllegalDrawError(Reason("outcome", (("outcome", outcome),)))
        purpose, seat = position.pending[0]
        after = replace(position, pending=position.pending[1:])
        if purpose == "starter":
            return replace(after, turn=int(outcome))
        if purpose == "length":
            return replace(after, left=int(outcome))
        return replace(after, scores=_add(after.scores, seat, int(outcome)))

    def absent_policy(self, position: Position) -> str:
        return "take 1"

    def format_action(self, action: str) -> str:
        return action

    def parse_action(self, text: str) -> str:
        if text not in ("dare", "gift", "take 1", "take 2", "take 3", "wait"):
            raise NotationError(Reason("action", (("text", text),)))
        return text

    def format_position(self, position: Position) -> str:
        scores = ",".join(str(points) for points in position.scores)
        pending = ",".join(f"{purpose}:{seat}" for purpose, seat in position.pending)
        return f"{scores}/{position.turn}/{position.left}/{int(position.waited)}/{pending}"

    def parse_position(self, text: str) -> Position:
        try:
            scores, turn, left, waited, pending = text.split("/")
            position = Position(
                tuple(int(points) for points in scores.split(",")),
                int(turn),
                int(left),
                waited == "1",
                tuple(
                    (item.split(":")[0], int(item.split(":")[1]))
                    for item in pending.split(",")
                    if item
                ),
            )
        except (ValueError, IndexError) as error:
            raise NotationError(Reason("position", (("text", text),))) from error
        if self.format_position(position) != text:
            raise NotationError(Reason("position", (("text", text),)))
        return position

    def position_hash(self, position: Position) -> bytes:
        return hashlib.sha256(self.format_position(position).encode()).digest()


def _add(scores: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
    return tuple(old + points * (seat == place) for place, old in enumerate(scores))


TOY = ToyGame()
