"""What players may not sign, by the verifier's names, and when two messages contradict."""

from net.core.envelope import Envelope
from net.core.messages import Ack, Action, Commit, End, Reveal

EQUIVOCATION = "equivocation"
DUPLICATE_COMMIT = "duplicate_commit"
ILLEGAL_ACTION = "illegal_action"
WRONG_ACTOR = "wrong_actor"
STATE_MISMATCH = "state_mismatch"
BROKEN_CHAIN = "broken_chain"
BAD_REVEAL = "bad_reveal"

Sealed = Action | Ack | Reveal | End


def contradict(first: Envelope, second: Envelope) -> bool:
    """Say whether the author of both envelopes may not have signed both of them.

    Those are two COMMITs for one attempt, two ACTIONs, REVEALs or ENDs for one height, and ACKs of
    one height that name two entries, or two positions in one revision.
    """
    same_author = (first.sender, first.ctx) == (second.sender, second.ctx)
    if not same_author or first.signed == second.signed:
        return False
    match first.message, second.message:
        case Commit() as one, Commit() as two:
            return (one.parent_eid, one.attempt) == (two.parent_eid, two.attempt)
        case Ack() as one, Ack() as two:
            other = (one.kind, one.entry) != (two.kind, two.entry)
            return _one_place(one, two) and (other or one.revision == two.revision)
        case (
            (Action() as one, Action() as two)
            | (Reveal() as one, Reveal() as two)
            | (End() as one, End() as two)
        ):
            return _one_place(one, two)
    return False


def _one_place(one: Sealed, two: Sealed) -> bool:
    return (one.eid, one.height) == (two.eid, two.height)
