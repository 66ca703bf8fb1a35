"""What a campaign must have seen happen."""

from collections import Counter

from tests.simulator.scenario import Wanted

# So many runs of all kinds reach everything.
ENOUGH = 1_000

NEEDED = (
    *(
        f"sent {name}"
        for name in (
            *("Status", "Lobby", "JoinRequest", "JoinReply", "Ready", "Proposal", "Commit"),
            *("Genesis", "StartAck", "Action", "Ack", "Reveal", "End", "Evidence", "Chat"),
            *("Vote", "EpochOk", "TurnTimeout", "Reinstate", "Commit between epochs"),
            *("SyncRequest", "SyncReply", "PreviewPlan"),
        )
    ),
    *("epoch without 0", "epoch without 1", "epoch without 2", "return", "later attempt"),
    *("adopted entry", "draw made anew", "resumed", "forfeit claimed", "convicted"),
    *("entry action", "entry draw", "entry passive", "entry clock"),
)


def missed(seen: Counter[str], runs: int, wanted: Wanted) -> list[str]:
    """Return what a campaign of so many `runs` should have reached and has not."""
    if runs < ENOUGH or wanted != Wanted():
        return []
    return [what for what in NEEDED if not seen[what]]
