"""Who takes part in a running game, who is missing, and how far the seats are in agreeing."""

from net.core.motion import vote_in
from net.core.running import RunningGame
from net.core.view import Absence, Membership


def roll_call(game: RunningGame) -> Membership:
    """Return who takes part in `game`, as the own seat sees it."""
    play, council = game.play, game.council
    return Membership(
        number=play.epoch.number,
        active=play.epoch.seats,
        missing=_missing(game),
        changing=game.waiting.between_epochs,
        attempt=council.attempt,
        stalled=game.deliberation.stalled,
        may_claim=game.may_claim,
        claimed_by=tuple(sorted(play.claims)),
        proven=tuple(play.court.proven.values()),
        listening=not play.may_speak,
        may_go_anew=game.succession.offered,
        wishing=game.succession.wishing,
        elsewhere=_elsewhere(game, before=False),
        behind=_elsewhere(game, before=True),
        may_go_over=game.homecoming.offered,
        going_over=game.homecoming.hopeful,
    )


def _elsewhere(game: RunningGame, *, before: bool) -> tuple[int, ...]:
    """Return who plays another game: one `before` this one, or one that is none of those."""
    roster = game.play.roster
    games = game.sync.games.items()
    return tuple(
        sorted(roster.seat_of(key) for key, gid in games if (gid in roster.line) is before)
    )


def _missing(game: RunningGame) -> tuple[Absence, ...]:
    play, votes = game.play, game.council.motion.votes
    last: dict[int, tuple[int, ...]] = {}
    for attempt in sorted(votes):
        for seat, envelope in votes[attempt].items():
            last[seat] = vote_in(envelope).drop
    absent = []
    for seat, since_ms in game.waiting.missing_since_ms().items():
        voters = tuple(one for one, drop in sorted(last.items()) if seat in drop)
        grace_ms = play.roster.settings.grace_s * 1000
        absent.append(Absence(seat, since_ms, grace_ms, voters))
    return tuple(absent)
