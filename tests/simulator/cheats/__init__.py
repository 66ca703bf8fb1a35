"""Seats that break the protocol, by name, and what comes of each."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from net.core.verify import Finding, Weight
from tests.simulator.cheats import changes, claims, entries, links, votes
from tests.simulator.cheats.base import Cheat
from tests.simulator.node import Node

__all__ = ["CHEATS", "Cheat", "Expectation", "unpunished"]


@dataclass(frozen=True)
class Expectation:
    """What a cheat leads to.

    trouble: codes of which one stops the game at honest seats; empty if the game goes on or
    waits. verdicts: of which at least one comes out of honest logs once the game has stopped, or
    these hold what convicts. least: number of players it needs. finishes: the game ends
    nevertheless. absent: somebody else must be away for a while. stalls: the honest seats may be
    left with no way to go on but a new game.
    """

    make: Callable[[Node, list[Node], Random], Cheat]
    trouble: tuple[str, ...] = ()
    verdicts: tuple[str, ...] = ()
    least: int = 2
    finishes: bool = False
    absent: bool = False
    stalls: bool = False


_AT_ENTRIES = {
    "equivocator": Expectation(entries.Equivocator, ("equivocation",), ("EQUIVOCATION",), least=3),
    "double-signer": Expectation(
        entries.DoubleSigner, ("equivocation", "desync"), ("EQUIVOCATION",)
    ),
    "wrong-state": Expectation(entries.WrongState, ("desync", "equivocation"), ("STATE_MISMATCH",)),
    "rule-breaker": Expectation(entries.RuleBreaker, ("illegal_action",), ("ILLEGAL_ACTION",)),
    # Where an epoch has an entry required it is no less against that.
    "intruder": Expectation(entries.Intruder, ("wrong_actor",), ("WRONG_ACTOR", "BAD_EPOCH")),
    "false-revealer": Expectation(entries.FalseRevealer, ("bad_reveal",), ("BAD_REVEAL",)),
    "early-revealer": Expectation(entries.EarlyRevealer, finishes=True),
    "false-scorer": Expectation(entries.FalseScorer, ("state_mismatch",), ("STATE_MISMATCH",)),
    "silent": Expectation(entries.Silent),
    "withholder": Expectation(entries.Withholder),
    "two-faced-committer": Expectation(
        entries.TwoFacedCommitter, ("duplicate_commit",), ("DUPLICATE_COMMIT",), least=3
    ),
    "babbler": Expectation(entries.Babbler, finishes=True),
}

_IN_VOTES = {
    "overclaimer": Expectation(votes.Overclaimer, ("bad_epoch",), ("BAD_EPOCH",)),
    "underclaimer": Expectation(votes.Underclaimer, (), ("BAD_EPOCH",)),
    "lock-hider": Expectation(votes.LockHider, (), ("BAD_EPOCH",)),
    "lock-forger": Expectation(votes.LockForger, ("equivocation",), ("EQUIVOCATION",)),
    "link-hider": Expectation(votes.LinkHider, (), ("BAD_EPOCH",)),
    "link-forger": Expectation(votes.LinkForger, ("bad_epoch",), ("BAD_EPOCH",)),
    "false-dropper": Expectation(votes.FalseDropper, least=3),
    "false-joiner": Expectation(votes.FalseJoiner, least=4, absent=True),
    "two-faced-voter": Expectation(
        votes.TwoFacedVoter, ("equivocation",), ("EQUIVOCATION",), least=3
    ),
}

_IN_CHANGES = {
    "unsealed": Expectation(changes.Unsealed, (), ("BAD_EPOCH",)),
    "commit-withholder": Expectation(changes.CommitWithholder),
    "link-keeper": Expectation(changes.LinkKeeper, ("bad_epoch",), ("BAD_EPOCH",)),
    "short-committer": Expectation(changes.ShortCommitter, ("bad_epoch",), ("BAD_EPOCH",)),
    "false-committer": Expectation(changes.FalseCommitter),
    "two-faced-recommitter": Expectation(
        changes.TwoFacedRecommitter,
        ("duplicate_commit",),
        ("EQUIVOCATION",),
        least=3,
        stalls=True,
    ),
    "tip-copier": Expectation(changes.TipCopier),
    "double-ok": Expectation(changes.DoubleOk, ("equivocation",), ("EQUIVOCATION",)),
    "false-ok": Expectation(changes.FalseOk),
    "ok-withholder": Expectation(changes.OkWithholder),
    "hasty": Expectation(changes.Hasty, finishes=True),
}

_OVER_LINKS = {
    "selective-relayer": Expectation(links.SelectiveRelayer, least=3, finishes=True),
    "partial-sender": Expectation(links.PartialSender, least=3, finishes=True),
    "replayer": Expectation(links.Replayer, finishes=True),
}

_OF_OTHERS = {
    "false-claimant": Expectation(claims.FalseClaimant),
    "claiming-player": Expectation(claims.ClaimingPlayer),
    "time-caller": Expectation(claims.TimeCaller, ("state_mismatch",), ("STATE_MISMATCH",)),
    "false-timer": Expectation(claims.FalseTimer, ("state_mismatch",), ("STATE_MISMATCH",)),
    "time-waster": Expectation(
        claims.TimeWaster,
        ("equivocation", "state_mismatch"),
        ("EQUIVOCATION", "STATE_MISMATCH"),
    ),
    "reinstater": Expectation(claims.Reinstater, finishes=True),
    "early-reinstater": Expectation(claims.EarlyReinstater, least=4, absent=True),
}

CHEATS: dict[str, Expectation] = {
    **_AT_ENTRIES,
    **_IN_VOTES,
    **_IN_CHANGES,
    **_OVER_LINKS,
    **_OF_OTHERS,
}


def unpunished(
    cheat: Cheat, expected: Expectation, logs: bytes, findings: Iterable[Finding]
) -> tuple[bytes, ...]:
    """Return the frames of a deed that `logs` hold and that convict nobody in `findings`."""
    verdicts = {one.verdict.value for one in findings if one.weight is Weight.PROOF}
    if verdicts.intersection(expected.verdicts):
        return ()
    return next((proof for proof in cheat.proofs if all(one in logs for one in proof)), ())
