"""The beginning of a game: what GENESIS must be, and who plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from net.core.beacon import CHAIN_LINKS, ChainName
from net.core.codec import pack
from net.core.envelope import Envelope, open_
from net.core.errors import Params, RemoteError
from net.core.hashing import digest
from net.core.keys import check_key
from net.core.messages import PROTO, Commit, Genesis, Parent, Proposal, Settings, encode
from net.core.schema import dump

MIN_STARTERS = 2
"""Fewer cannot go on with a game as a new one."""


class GenesisError(RemoteError):
    """The table cannot be played.

    code: `bad_genesis` (params say why), `weak_key`, `duplicate_commit` (params name the seats
    with one tip) or `version`. seat: the seat at fault, or -1 if it cannot be told. proven: the
    seats' own signatures show the fault; else the bytes may have been changed by anybody.
    """

    def __init__(self, code: str, seat: int, params: Params = (), *, proven: bool = False) -> None:
        super().__init__(code, params)
        self.seat = seat
        self.proven = proven


@dataclass(frozen=True, slots=True)
class Roster:
    """Who plays: all that GENESIS fixes.

    keys, nicks, colours: by seat. host: key of the proposal's author. parent: the game gone on
    with, None for one that begins anew. tips: of those who play, by place in `starters`.
    """

    sid: bytes
    gid: bytes
    host: bytes
    settings: Settings
    engine_id: bytes
    rules_hash: bytes
    keys: tuple[bytes, ...]
    nicks: tuple[str, ...]
    tips: tuple[bytes, ...]
    colours: tuple[int, ...]
    parent: Parent | None = None

    @property
    def starters(self) -> tuple[int, ...]:
        """Return the seats whose players take part from the start, ascending."""
        return self.seats if self.parent is None else self.parent.seats

    @property
    def out(self) -> tuple[int, ...]:
        """Return the seats whose players cannot come back, ascending."""
        return () if self.parent is None else self.parent.out

    def may_come_back(self, seat: int) -> bool:
        """Say whether the player of `seat` was missing at the start and may come in later."""
        return seat in self.seats and seat not in (*self.starters, *self.out)

    @property
    def line(self) -> tuple[bytes, ...]:
        """Return the ids of the games before this one, the last first."""
        return () if self.parent is None else (self.parent.gid, *self.parent.line)

    @property
    def seats(self) -> tuple[int, ...]:
        """Return every seat, ascending."""
        return tuple(range(len(self.keys)))

    def seat_of(self, key: bytes) -> int:
        """Return the seat of `key`, or -1."""
        return self.keys.index(key) if key in self.keys else -1

    def chain(self, seat: int) -> ChainName:
        """Return the name of the chain `seat` committed to for the first epoch."""
        return ChainName(self.sid, b"", 0, seat, self.keys[seat])


def settings_hash(settings: Settings) -> bytes:
    """Return the hash READY accepts."""
    return digest("settings", pack(dump(settings)))


def session_id(proposal: Envelope) -> bytes:
    """Return the session id: a hash over the signed bytes of PROPOSAL."""
    return digest("sid", proposal.signed)


def game_id(genesis: Genesis) -> bytes:
    """Return the game id: a hash over the payload of GENESIS."""
    return digest("gid", encode(genesis))


def read_genesis(genesis: Genesis) -> Roster:
    """Return who plays. Raises GenesisError if anything in GENESIS does not fit."""
    envelope = _open(genesis.proposal, -1)
    proposal = envelope.message
    if not isinstance(proposal, Proposal):
        raise GenesisError("bad_genesis", -1, (("reason", "proposal_type"),))
    _check_proposal(proposal, envelope.sender)
    sid = session_id(envelope)
    starters = starters_of(proposal)
    if len(genesis.commits) != len(starters):
        raise GenesisError("bad_genesis", -1, (("reason", "commits"),))
    commits = tuple(
        read_commit(raw, sid, seat, proposal.seats[seat].key)
        for raw, seat in zip(genesis.commits, starters, strict=True)
    )
    _check_commits(commits)
    return Roster(
        sid=sid,
        gid=game_id(genesis),
        host=envelope.sender,
        settings=proposal.settings,
        engine_id=proposal.engine_id,
        rules_hash=proposal.rules_hash,
        keys=tuple(row.key for row in proposal.seats),
        nicks=tuple(row.nick for row in proposal.seats),
        tips=tuple(commit.tip for commit in commits),
        colours=tuple(row.colour for row in proposal.seats),
        parent=next(iter(proposal.parent), None),
    )


def starters_of(proposal: Proposal) -> tuple[int, ...]:
    """Return the seats whose players take part from the start."""
    if proposal.parent:
        return proposal.parent[0].seats
    return tuple(range(len(proposal.seats)))


def read_commit(raw: bytes, sid: bytes, seat: int, key: bytes) -> Commit:
    """Return the first-epoch COMMIT of `seat` in the envelope `raw`. Raises GenesisError."""
    envelope = _open(raw, seat)
    commit = envelope.message
    if not isinstance(commit, Commit):
        raise GenesisError("bad_genesis", seat, (("reason", "commit_type"),))
    if (envelope.sender, commit.sid) != (key, sid) or commit.parent_eid or commit.attempt:
        raise GenesisError("bad_genesis", seat, (("reason", "commit_of_another"),))
    extra = commit.basis or commit.open_link
    if extra or commit.seat != seat or commit.links != CHAIN_LINKS:
        raise GenesisError("bad_genesis", seat, (("reason", "commit"),), proven=True)
    return commit


def _open(raw: bytes, seat: int) -> Envelope:
    try:
        return open_(raw)
    except RemoteError as error:
        code = error.code if error.code in ("weak_key", "version") else "bad_genesis"
        raise GenesisError(code, seat, (("reason", error.code),)) from error


def _check_proposal(proposal: Proposal, host: bytes) -> None:
    if proposal.proto != PROTO:
        raise GenesisError("version", -1, (("theirs", proposal.proto), ("ours", PROTO)))
    keys = tuple(row.key for row in proposal.seats)
    starters = starters_of(proposal)
    if not starters or max(starters) >= len(keys) or host != keys[starters[0]]:
        raise GenesisError("bad_genesis", -1, (("reason", "host"),))
    for seat, key in enumerate(keys):
        try:
            check_key(key)
        except RemoteError as error:
            raise GenesisError("weak_key", seat, error.params, proven=True) from error
    count = len(keys)
    checks = {
        "parent": _ascend(starters) and len(starters) >= MIN_STARTERS,
        "out": _are_out(proposal),
        "players": proposal.settings.players == count,
        "nonces": len(proposal.nonces) == len(starters),
        "first_player": proposal.settings.first_player < count,
        "seats": tuple(row.seat for row in proposal.seats) == tuple(range(count)),
        "same_key": len(dict.fromkeys(keys)) == count,
        "colours": len(dict.fromkeys(row.colour for row in proposal.seats)) == count,
    }
    for reason, fits in checks.items():
        if not fits:
            params = (("reason", reason),)
            raise GenesisError("bad_genesis", keys.index(host), params, proven=True)


def _are_out(proposal: Proposal) -> bool:
    """Say whether those who cannot come back have a row and do not play."""
    out = proposal.parent[0].out if proposal.parent else ()
    others = [row.seat for row in proposal.seats if row.seat not in starters_of(proposal)]
    return _ascend(out) and all(seat in others for seat in out)


def _ascend(numbers: Sequence[int]) -> bool:
    return all(one < two for one, two in pairwise(numbers))


def _check_commits(commits: Sequence[Commit]) -> None:
    seats: dict[bytes, int] = {}
    for commit in commits:
        if commit.tip in seats:
            params = (("first", seats[commit.tip]), ("second", commit.seat))
            raise GenesisError("duplicate_commit", -1, params, proven=True)
        seats[commit.tip] = commit.seat
