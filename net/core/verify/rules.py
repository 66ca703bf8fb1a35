"""The games at hand, by which a log is replayed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.errors import RemoteError
from net.core.genesis import Roster
from net.core.messages import Build
from net.core.opening import first_position
from net.core.verify.report import Findings, Verdict


@dataclass(frozen=True, slots=True)
class Rules:
    """The games at hand, by name, how passive seats play them, and the version they are of."""

    games: Mapping[str, Game[Any, Any]]
    build: Build
    stand_ins: Mapping[str, StandIn]

    def begin(self, roster: Roster, found: Findings) -> tuple[Game[Any, Any] | None, Any]:
        """Return game and first position, or None for both, reported, if they are not at hand."""
        settings = roster.settings
        game = self.games.get(settings.game)
        same = (roster.engine_id, roster.rules_hash) == (
            self.build.engine_id,
            self.build.rules_hash,
        )
        if game is None or not same:
            reason = "engine" if game else "game"
            params = (("reason", reason), ("game", settings.game))
            found.damage(Verdict.UNSUPPORTED_VERSION, params=params)
            return None, None
        try:
            return game, first_position(game, roster)
        except RemoteError as error:
            # The host's signature stands under what his own engine refuses.
            seat = roster.seat_of(roster.host)
            found.prove(Verdict.BAD_GENESIS, seat, None, None, error.params)
            return None, None

    def stand_in(self, roster: Roster, game: Game[Any, Any] | None) -> StandIn | None:
        """Return how passive seats play at this table, None if that is not at hand."""
        if game is None:
            return None
        if roster.settings.absent == "bot":
            return self.stand_ins.get(roster.settings.game)
        return game.absent_policy
