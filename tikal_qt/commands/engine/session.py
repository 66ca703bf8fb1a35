"""One program's conversation with the rules: a request in, an answer out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.game import RANDOM_FIRST_PLAYER, Choice, Draw, Game, GameError, Over, Reason, Setup
from engine.players.chooser import seeded
from tikal_qt.commands.engine.errors import RequestError, refuse
from tikal_qt.commands.engine.fields import SEAT_OR_NULL, command, request_id
from tikal_qt.commands.engine.lines import parse

Answer = dict[str, Any]
Request = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rules:
    """One game as the session needs it.

    sheet: by seat, as plain data, what each would score in a position now. words: a reason of
    the game as a sentence, "" if there is none.
    """

    game: Game[Any, Any]
    sheet: Callable[[Any], Sequence[Mapping[str, Any]]]
    words: Callable[[Reason], str]


class Session:
    """Holds one game and its past. rules: the games that can be played, by name.

    docs/engine-protocol.md states the commands and the answers.
    """

    def __init__(self, rules: Mapping[str, Rules]) -> None:
        self._rules = rules
        self._opened: Rules | None = None
        self._positions: list[Any] = []
        self._handlers: Mapping[str, Callable[[Rules, Request], Answer]] = {
            "new": self._new,
            "load": self._load,
            "awaiting": self._nothing_more,
            "legal": self._legal,
            "apply": self._apply,
            "draw": self._draw,
            "undo": self._undo,
            "position": self._position,
            "hash": self._hash,
            "score": self._score,
        }

    def answer(self, line: bytes | None) -> Answer:
        """Return the answer to one line of input; None stands for a line that was too long."""
        head: Answer = {}
        try:
            request = parse(line)
            identity = request_id(request)
            if identity is not None:
                head["id"] = identity
            name = command(request)
            result = self._carry_out(name, self._addressed(request), request)
        except RequestError as refusal:
            error = {
                "code": refusal.code,
                "params": dict(refusal.params),
                "message": refusal.message,
            }
            return head | {"ok": False, "error": error, "awaiting": self._awaiting()}
        return head | {"ok": True} | result | {"awaiting": self._awaiting()}

    def _addressed(self, request: Request) -> Rules:
        """Return the rules of the game that the request names, else of the open game."""
        name = request.get("game")
        if name is not None:
            if name not in self._rules:
                raise refuse("unknown_game", game=name, games=", ".join(self._rules))
            return self._rules[name]
        if self._opened is None:
            raise refuse("no_game")
        return self._opened

    def _carry_out(self, name: str, rules: Rules, request: Request) -> Answer:
        try:
            return self._handlers[name](rules, request)
        except GameError as error:
            reason = error.reason
            words = rules.words(reason) or reason.code
            raise RequestError(reason.code, reason.params, words) from None

    def _awaiting(self) -> Answer | None:
        if self._opened is None:
            return None
        awaited = self._opened.game.awaiting(self._positions[-1])
        match awaited:
            case Choice():
                kind = "choice"
            case Draw():
                kind = "draw"
            case Over():
                kind = "over"
        return {"kind": kind} | asdict(awaited)

    def _begin(self, rules: Rules, position: object) -> Answer:
        self._opened, self._positions = rules, [position]
        return {}

    def _new(self, rules: Rules, request: Request) -> Answer:
        seat = request.get("first_player")
        if seat is None:
            seat = RANDOM_FIRST_PLAYER
        elif seat < 0:
            raise refuse("wrong_type", field="first_player", expected=SEAT_OR_NULL.expected)
        setup = Setup(request["players"], request["variant"], seat)
        return self._begin(rules, rules.game.new(setup))

    def _load(self, rules: Rules, request: Request) -> Answer:
        return self._begin(rules, rules.game.parse_position(request["position"]))

    def _nothing_more(self, _rules: Rules, _request: Request) -> Answer:
        return {}

    def _legal(self, rules: Rules, _request: Request) -> Answer:
        actions = rules.game.legal(self._positions[-1])
        return {"legal": [rules.game.format_action(action) for action in actions]}

    def _apply(self, rules: Rules, request: Request) -> Answer:
        action = rules.game.parse_action(request["action"])
        self._positions.append(rules.game.apply(self._positions[-1], action))
        return {}

    def _draw(self, rules: Rules, request: Request) -> Answer:
        if ("outcome" in request) == ("seed" in request):
            raise refuse("outcome_or_seed")
        position = self._positions[-1]
        if "seed" in request:
            outcome = drawn_by_seed(rules.game, position, request["seed"])
        else:
            outcome = request["outcome"]
        self._positions.append(rules.game.draw(position, outcome))
        return {"outcome": outcome}

    def _undo(self, _rules: Rules, _request: Request) -> Answer:
        if len(self._positions) == 1:
            raise refuse("nothing_to_undo")
        self._positions.pop()
        return {}

    def _position(self, rules: Rules, _request: Request) -> Answer:
        text = rules.game.format_position(self._positions[-1])
        return {"game": rules.game.name, "position": text}

    def _hash(self, rules: Rules, _request: Request) -> Answer:
        return {"hash": rules.game.position_hash(self._positions[-1]).hex()}

    def _score(self, rules: Rules, _request: Request) -> Answer:
        return {"score": list(rules.sheet(self._positions[-1]))}


def drawn_by_seed(game: Game[Any, Any], position: object, seed: str | int) -> str:
    """Return the outcome of the awaited draw that `seed` gives in `position`.

    The same seed serves a whole game: what it gives depends on the position too. Returns "",
    which is no outcome, where no draw is awaited.
    """
    awaited = game.awaiting(position)
    if not isinstance(awaited, Draw):
        return ""
    entropy = str(seed).encode("utf-8", "surrogatepass") + game.position_hash(position)
    return awaited.choices[seeded(entropy)(len(awaited.choices))]
