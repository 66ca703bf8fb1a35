"""The rules as one table: which action belongs to which phase, who checks and who plays it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.game import Awaiting, Choice, IllegalActionError, Over, Reason
from engine.tikal import actions as a
from engine.tikal import auction, chance, exchange, fieldwork, placement, travel, turns
from engine.tikal.opening import MAX_PLAYERS
from engine.tikal.position import AUCTION, Phase, Position
from engine.tikal.reasons import reason

_CHOICES: Final = tuple(Choice(seat) for seat in range(MAX_PLAYERS))
_END_TURN: Final = a.EndTurn()
_ELSEWHERE: Final[Mapping[Phase, Reason]] = {
    Phase.FIRST_PLAYER: reason("draw_awaited"),
    Phase.DRAW_TILE: reason("draw_awaited"),
    Phase.BID: reason("bid_first"),
    Phase.CHOOSE_TILE: reason("choose_tile_first"),
    Phase.PLACE_TILE: reason("place_tile_first"),
    Phase.ACT: reason("use_ap_or_end_turn"),
    Phase.DRAW_TREASURE: reason("draw_awaited"),
    Phase.OVER: reason("game_over"),
}


class _Kind(NamedTuple):
    """How one kind of action is played: in which phase, what forbids it, what it does."""

    phase: Phase
    refusal: Callable[[Position, Any], Reason | None]
    play: Callable[[Position, Any], Position]


def _never(_position: Position, _action: a.Action) -> Reason | None:
    return None


def _end_turn(position: Position, _action: a.EndTurn) -> Position:
    if position.scoring:
        return turns.end_scoring_turn(position)
    if position.variant == AUCTION:
        return auction.end_turn(position)
    return turns.end_basic_turn(position)


_KINDS: Final[Mapping[type[a.Action], _Kind]] = {
    a.PlaceTile: _Kind(Phase.PLACE_TILE, placement.refusal, placement.place),
    a.PlaceFigure: _Kind(Phase.ACT, travel.place_refusal, travel.place),
    a.Transfer: _Kind(Phase.ACT, travel.transfer_refusal, travel.transfer),
    a.Move: _Kind(Phase.ACT, travel.move_refusal, travel.move),
    a.Uncover: _Kind(Phase.ACT, fieldwork.uncover_refusal, fieldwork.uncover),
    a.Dig: _Kind(Phase.ACT, fieldwork.dig_refusal, fieldwork.dig),
    a.Exchange: _Kind(Phase.ACT, exchange.refusal, exchange.exchange),
    a.Camp: _Kind(Phase.ACT, fieldwork.camp_refusal, fieldwork.camp),
    a.Guard: _Kind(Phase.ACT, fieldwork.guard_refusal, fieldwork.guard),
    a.EndTurn: _Kind(Phase.ACT, _never, _end_turn),
    a.Bid: _Kind(Phase.BID, auction.bid_refusal, auction.bid),
    a.Pass: _Kind(Phase.BID, _never, auction.pass_),
    a.ChooseTile: _Kind(Phase.CHOOSE_TILE, auction.choice_refusal, auction.choose),
}


def awaiting(position: Position) -> Awaiting:
    """Say what the position awaits."""
    phase = position.phase
    if phase is Phase.OVER:
        best = max(position.scores)
        winners = tuple(seat for seat, score in enumerate(position.scores) if score == best)
        return Over(position.scores, winners)
    if phase in chance.PHASES:
        return chance.awaited(position)
    return _CHOICES[position.seat]


def legal(position: Position) -> tuple[a.Action, ...]:
    """Return every action allowed now, in canonical order; empty unless a Choice is awaited."""
    phase = position.phase
    if phase is Phase.ACT:
        return (
            *travel.legal(position),
            *fieldwork.legal(position),
            *exchange.legal(position),
            _END_TURN,
        )
    if phase is Phase.PLACE_TILE:
        return tuple(placement.legal(position))
    if phase is Phase.BID:
        return tuple(auction.legal_bids(position))
    if phase is Phase.CHOOSE_TILE:
        return tuple(auction.legal_choices(position))
    return ()


def why_illegal(position: Position, action: a.Action) -> Reason | None:
    """Return None exactly for the members of `legal(position)`, else the reason."""
    kind = _KINDS[type(action)]
    if position.phase is not kind.phase:
        return _ELSEWHERE[position.phase]
    return kind.refusal(position, action)


def apply(position: Position, action: a.Action) -> Position:
    """Return the position after `action`. Raises IllegalActionError."""
    kind = _KINDS[type(action)]
    refused = (
        kind.refusal(position, action)
        if position.phase is kind.phase
        else _ELSEWHERE[position.phase]
    )
    if refused is not None:
        raise IllegalActionError(refused)
    return kind.play(position, action)


def absent_policy(position: Position) -> a.Action:
    """Return what is played for the seat to move while its player is away.

    It passes, takes the tile that has been on display longest, places it in the first place
    that fits and ends the turn. Raises IllegalActionError unless a Choice is awaited.
    """
    if position.phase is Phase.ACT:
        return _END_TURN
    if position.phase is Phase.BID:
        return auction.PASS
    options = legal(position)
    if not options:
        raise IllegalActionError(_ELSEWHERE[position.phase])
    return options[0]


def is_barrier(position: Position, action: a.Action) -> bool:
    """Say whether `action` cannot be taken back. Raises IllegalActionError.

    That is so if anything but another choice of the same seat follows.
    """
    return awaiting(apply(position, action)) != awaiting(position)
