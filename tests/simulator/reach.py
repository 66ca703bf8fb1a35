"""What a campaign must have seen happen."""

from collections import Counter
from collections.abc import Iterator

from tests.simulator.cheats import CHEATS
from tests.simulator.scenario import Wanted

# So many runs of all kinds reach everything.
ENOUGH = 1_000
# And so many with one cheat.
ENOUGH_OF_A_CHEAT = 20

NEEDED = (
    *(
        f"sent {name}"
        for name in (
            *("Status", "Lobby", "JoinRequest", "JoinReply", "Ready", "Proposal", "Commit"),
            *("Genesis", "StartAck", "Action", "Ack", "Reveal", "End", "Evidence"),
            *("Vote", "EpochOk", "TurnTimeout", "Reinstate", "Commit between epochs"),
            *("SyncRequest", "SyncReply", "Chat", "Remark", "PreviewPlan"),
            *("Vote over silence", "Vote over proof", "Vote over clock", "Vote over reseed"),
            *("Vote over return", "Vote over agreement"),
        )
    ),
    *("epoch without 0", "epoch without 1", "epoch without 2", "return", "later attempt"),
    *("adopted entry", "draw made anew", "resumed", "forfeit claimed", "convicted"),
    *("entry action", "entry draw", "entry passive", "entry clock"),
    *("looked on", "looked on again", "saw the end", "heard who looks on", "meddled"),
    "said twice",
)


def missed(seen: Counter[str], runs: int, wanted: Wanted) -> list[str]:
    """Return what a campaign of so many `runs` should have reached and has not."""
    lacking = [what for what in _asked(seen) if not seen[what]]
    if runs < ENOUGH or wanted != Wanted():
        return lacking
    return [what for what in NEEDED if not seen[what]] + lacking


def _asked(seen: Counter[str]) -> Iterator[str]:
    """Yield what a cheat that had runs enough must have done, and been convicted of."""
    for name, expected in sorted(CHEATS.items()):
        if seen[f"with {name}"] >= ENOUGH_OF_A_CHEAT:
            yield f"did {name}"
            if expected.verdicts:
                yield f"caught {name}"
