"""What a verification answers: verdicts, whose deed each is, and what the logs hold."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from net.core.errors import Params

BETWEEN = -1
"""In place of the index of a log: found between logs."""


class Verdict(StrEnum):
    """The verdicts by name; docs/protocol.md says what each means and to whom it can be laid."""

    OK_COMPLETE = "OK_COMPLETE"
    OK_INCOMPLETE = "OK_INCOMPLETE"
    OK_WITH_DROPS = "OK_WITH_DROPS"
    OK_FROM_PARENT = "OK_FROM_PARENT"
    OK_CONTINUED = "OK_CONTINUED"
    BAD_FORMAT = "BAD_FORMAT"
    TORN_TAIL = "TORN_TAIL"
    UNSUPPORTED_VERSION = "UNSUPPORTED_VERSION"
    BAD_GENESIS = "BAD_GENESIS"
    WEAK_KEY = "WEAK_KEY"
    DUPLICATE_COMMIT = "DUPLICATE_COMMIT"
    BAD_SIGNATURE = "BAD_SIGNATURE"
    WRONG_GAME = "WRONG_GAME"
    BROKEN_CHAIN = "BROKEN_CHAIN"
    MISSING_ENTRY = "MISSING_ENTRY"
    REORDERED = "REORDERED"
    TRUNCATED = "TRUNCATED"
    UNCERTIFIED = "UNCERTIFIED"
    WRONG_ACTOR = "WRONG_ACTOR"
    ILLEGAL_ACTION = "ILLEGAL_ACTION"
    STATE_MISMATCH = "STATE_MISMATCH"
    ACK_OF_ILLEGAL = "ACK_OF_ILLEGAL"
    BAD_REVEAL = "BAD_REVEAL"
    EARLY_REVEAL = "EARLY_REVEAL"
    DRAW_MISMATCH = "DRAW_MISMATCH"
    EQUIVOCATION = "EQUIVOCATION"
    BAD_EPOCH = "BAD_EPOCH"
    BAD_PARENT = "BAD_PARENT"
    UNFAIR_DROP_SUSPECT = "UNFAIR_DROP_SUSPECT"
    FORK = "FORK"
    DISPUTED_END = "DISPUTED_END"
    UNPROVEN = "UNPROVEN"


_IN_ORDER = (
    Verdict.OK_COMPLETE,
    Verdict.OK_WITH_DROPS,
    Verdict.OK_FROM_PARENT,
    Verdict.OK_CONTINUED,
)


class Weight(StrEnum):
    """What a verdict rests on.

    PROOF: signatures anybody can check. CLAIM: what players say. DAMAGE: the file, which
    anybody who had it may have changed. NONE: nothing is wrong.
    """

    PROOF = "proof"
    CLAIM = "claim"
    DAMAGE = "damage"
    NONE = "none"


class Exit(IntEnum):
    """The exit code of `tikal verify`."""

    CLEAN = 0
    PROVEN = 1
    INCONCLUSIVE = 2
    UNUSABLE = 3


@dataclass(frozen=True, slots=True)
class Finding:
    """One verdict.

    log: index of the log it was found in, -1 if between logs. seat: whose deed it is, named only
    if his own signature proves it, else None. height: of the entry, offset: of the record in the
    file in bytes; None where there is none.
    """

    verdict: Verdict
    weight: Weight
    log: int
    seat: int | None = None
    height: int | None = None
    offset: int | None = None
    params: Params = ()


@dataclass(frozen=True, slots=True)
class LogSummary:
    """What one log holds.

    gid: empty if the log is unusable. nicks, keys: by seat. cases: number of cases of an evidence
    file, 0 for a log; it holds none of what follows. entries: number of final entries that
    hold. complete: the end is co-signed by every seat. continued: another of the logs is of a new
    game that goes on from it. parent: id of the game it goes on with itself, if it does. digest:
    SHA-256 over all that is final, the same for every player's log of one game; empty if unusable.
    scores, winners: of an ended game, else empty.
    """

    gid: bytes = b""
    game: str = ""
    variant: str = ""
    nicks: tuple[str, ...] = ()
    keys: tuple[bytes, ...] = ()
    cases: int = 0
    entries: int = 0
    complete: bool = False
    continued: bool = False
    parent: bytes = b""
    digest: bytes = b""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """The answer. logs: in the order given. findings: by log, those between logs last."""

    logs: tuple[LogSummary, ...]
    findings: tuple[Finding, ...]

    @property
    def digest(self) -> bytes:
        """Return the digest if all logs have one and the same, else nothing."""
        digests = dict.fromkeys(log.digest for log in self.logs)
        return self.logs[0].digest if len(digests) == 1 else b""

    @property
    def exit(self) -> Exit:
        """Return the exit code: proof outweighs an unusable log, that outweighs doubt."""
        if any(finding.weight is Weight.PROOF for finding in self.findings):
            return Exit.PROVEN
        if not self.logs or any(not log.gid for log in self.logs):
            return Exit.UNUSABLE
        ended = all(log.complete or log.continued for log in self.logs)
        if ended and all(finding.verdict in _IN_ORDER for finding in self.findings):
            return Exit.CLEAN
        return Exit.INCONCLUSIVE


class Findings:
    """The findings of one log while they are made; the same one is kept once."""

    def __init__(self, log: int) -> None:
        self.log = log
        self._found: dict[Finding, None] = {}

    def __len__(self) -> int:
        return len(self._found)

    @property
    def all(self) -> tuple[Finding, ...]:
        """Return the findings in the order they were made."""
        return tuple(self._found)

    def prove(
        self,
        verdict: Verdict,
        seat: int | None,
        height: int | None,
        offset: int | None,
        params: Params = (),
    ) -> None:
        """Add what the signature of `seat` proves."""
        self.add(Finding(verdict, Weight.PROOF, self.log, seat, height, offset, params))

    def claim(self, verdict: Verdict, height: int | None, params: Params = ()) -> None:
        """Add what only the players' word supports."""
        self.add(Finding(verdict, Weight.CLAIM, self.log, None, height, None, params))

    def damage(
        self,
        verdict: Verdict,
        height: int | None = None,
        offset: int | None = None,
        params: Params = (),
    ) -> None:
        """Add what is wrong with the file."""
        self.add(Finding(verdict, Weight.DAMAGE, self.log, None, height, offset, params))

    def conclude(self, verdict: Verdict, params: Params = ()) -> None:
        """Add that nothing is wrong."""
        self.add(Finding(verdict, Weight.NONE, self.log, params=params))

    def add(self, finding: Finding) -> None:
        """Add `finding`."""
        self._found.setdefault(finding)
