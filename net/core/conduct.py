"""What players may not sign, by the verifier's names, and when two messages contradict."""

from net.core.envelope import Envelope
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Message,
    Reveal,
    TurnTimeout,
    Vote,
)

EQUIVOCATION = "equivocation"
DUPLICATE_COMMIT = "duplicate_commit"
ILLEGAL_ACTION = "illegal_action"
WRONG_ACTOR = "wrong_actor"
STATE_MISMATCH = "state_mismatch"
BROKEN_CHAIN = "broken_chain"
BAD_REVEAL = "bad_reveal"
BAD_EPOCH = "bad_epoch"

Sealed = Action | Ack | Reveal | End | TurnTimeout


def contradict(first: Envelope, second: Envelope) -> bool:
    """Say whether the author of both envelopes may not have signed both of them.

    Those are two COMMITs or VOTEs for one attempt, two EPOCH_OKs for one parent, two ACTIONs,
    REVEALs, TURN_TIMEOUTs or ENDs for one height, ACKs of one height that name two entries, or two
    positions in one revision, and an ACK of an ACTION beside a TURN_TIMEOUT.
    """
    same_author = (first.sender, first.ctx) == (second.sender, second.ctx)
    if not same_author or first.signed == second.signed:
        return False
    match first.message, second.message:
        case Ack() as one, Ack() as two:
            other = (one.kind, one.entry) != (two.kind, two.entry)
            return _one_place(one, two) and (other or one.revision == two.revision)
        case (Ack(kind="A") as ack, TurnTimeout() as timeout) | (
            TurnTimeout() as timeout,
            Ack(kind="A") as ack,
        ):
            return _one_place(ack, timeout)
    slot = _slot(first.message)
    return slot is not None and slot == _slot(second.message)


def _one_place(one: Ack, two: Ack | TurnTimeout) -> bool:
    return (one.eid, one.height) == (two.eid, two.height)


def _slot(message: Message) -> tuple[type, bytes, int] | None:
    match message:
        case Commit():
            return Commit, message.parent_eid, message.attempt
        case Vote():
            return Vote, message.eid, message.attempt
        case EpochOk():
            return EpochOk, message.parent_eid, 0
        case Action() | Reveal() | End() | TurnTimeout():
            return type(message), message.eid, message.height
    return None
