"""Games in a profile that have begun and not ended, and what is known to go on with them."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from net.core import logfile
from net.core.envelope import open_
from net.core.errors import RemoteError
from net.core.genesis import GenesisError, Roster, read_genesis
from net.core.logfile import Kind, Meta, Record
from net.core.messages import Ack, End, Genesis, Proposal
from net.shell import durable
from net.shell.errors import ProfileError
from net.shell.events import LocalSeat
from net.shell.storage import MAIN_SLOT, Profile
from net.shell.table_note import GIVEN_UP, load_note

# META, GENESIS and the first START_ACKs stand first and are shorter than this together.
_HEAD_BYTES = 64 * 1024
_LOG_NAME = re.compile(r"[0-9a-f]{16}-([a-z]+(?:-[1-9][0-9]?)?)\.glog")


@dataclass(frozen=True, slots=True)
class Share:
    """One seat of a game that is played from this profile.

    slot: of its key and files. port: where it listened, 0 if that is not known. log: its file.
    played_s: when that last grew, in seconds since 1970.
    """

    seat: int
    slot: str
    local: LocalSeat
    port: int
    log: Path
    played_s: float


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """A game to go on with.

    lobby_id: of the table where it began. app_version: of the program it began with. shares: the
    seats of this profile, the one in the main slot first. addresses: where the other players were
    last reached, by key.
    """

    roster: Roster
    lobby_id: bytes
    app_version: str
    shares: tuple[Share, ...]
    addresses: Mapping[bytes, tuple[str, ...]]

    @property
    def gid(self) -> bytes:
        """Return the id of the game."""
        return self.roster.gid

    @property
    def others(self) -> tuple[int, ...]:
        """Return the seats that are played elsewhere."""
        own = [share.seat for share in self.shares]
        return tuple(seat for seat in self.roster.seats if seat not in own)

    @property
    def played_s(self) -> float:
        """Return when it was last played, in seconds since 1970."""
        return max(share.played_s for share in self.shares)


def unfinished_games(profile: Profile) -> tuple[UnfinishedGame, ...]:
    """Return the games of `profile` that can be gone on with, last played first.

    Such a game has a log without an end signed by all, beside which a side file or a note is left,
    has not been given up here, and has not been gone on with as a new game. Files that cannot be
    read are passed over. Raises ProfileError `profile_unwritable`.
    """
    found: dict[bytes, tuple[_Start, list[Share]]] = {}
    parents: set[tuple[bytes, tuple[bytes, ...]]] = set()
    for path, slot in _logs(profile):
        start = _read_start(path)
        if start is None:
            continue
        # A stranger may say of his own game that it goes on with one of others.
        parents.update((gid, start.roster.keys) for gid in start.succeeds)
        share = _share(path, slot, start, profile) if _is_kept(start, slot, profile) else None
        if share is not None:
            found.setdefault(start.roster.gid, (start, []))[1].append(share)
    games = [_game(start, shares, profile) for start, shares in found.values()]
    open_ = [game for game in games if (game.gid, game.roster.keys) not in parents]
    return tuple(sorted(open_, key=lambda game: (-game.played_s, game.gid)))


def forget(profile: Profile, game: UnfinishedGame) -> None:
    """Give `game` up, so that it cannot be gone on with; its logs stay. Raises ProfileError."""
    profile.save_table(game.lobby_id, GIVEN_UP)
    for share in game.shares:
        profile.forget_secret(game.roster.sid, share.slot)


@dataclass(frozen=True, slots=True)
class _Start:
    """How a log begins.

    meta.key: of the seat that wrote it. succeeds: the games that are gone on with for good.
    """

    roster: Roster
    lobby_id: bytes
    meta: Meta
    succeeds: tuple[bytes, ...]


def _logs(profile: Profile) -> Iterator[tuple[Path, str]]:
    try:
        for path in sorted(profile.logs.iterdir()):
            match = _LOG_NAME.fullmatch(path.name)
            if match is not None and path.is_file():
                yield path, match[1]
    except OSError as error:
        raise ProfileError(
            "profile_unwritable", path=str(profile.logs), reason=durable.reason(error)
        ) from error


def _read_start(path: Path) -> _Start | None:
    try:
        with path.open("rb") as file:
            records = logfile.read(file.read(_HEAD_BYTES)).records
        if [record.kind for record in records[:2]] != [Kind.META, Kind.GENESIS]:
            return None
        meta = logfile.read_meta(records[0].payload)
        genesis = open_(records[1].payload).message
        if not isinstance(genesis, Genesis):
            return None
        roster = read_genesis(genesis)
        proposal = open_(genesis.proposal).message
    except (OSError, RemoteError, GenesisError):
        return None
    assert isinstance(proposal, Proposal)
    # Who only looks on at the new game has not come into it.
    plays = roster.seat_of(meta.key) >= 0
    succeeds = roster.line if plays and _has_begun(roster, records) else ()
    return _Start(roster, proposal.lobby_id, meta, succeeds)


def _is_kept(start: _Start, slot: str, profile: Profile) -> bool:
    """Say whether more than the log is left, as of a game that has not ended."""
    secret = profile.read_secret(start.roster.sid, slot)
    return secret is not None or bool(profile.load_table(start.lobby_id))


def _has_begun(roster: Roster, records: tuple[Record, ...]) -> bool:
    """Say whether all who play have signed the start, after which nobody goes back."""
    signed = set()
    for record in records:
        if record.kind is Kind.START_ACK:
            with suppress(RemoteError):
                signed.add(open_(record.payload).sender)
    return all(roster.keys[seat] in signed for seat in roster.starters)


def _share(path: Path, slot: str, start: _Start, profile: Profile) -> Share | None:
    seat = start.roster.seat_of(start.meta.key)
    note = load_note(profile.load_table(start.lobby_id))
    try:
        records = logfile.read(path.read_bytes()).records
        played_s = path.stat().st_mtime
    except OSError:
        return None
    if seat < 0 or note.given_up or _has_ended(records):
        return None
    local = note.seats.get(slot) or _likely(slot, start.roster.nicks[seat])
    return Share(seat, slot, local, note.ports.get(slot, 0), path, played_s)


def _likely(slot: str, nick: str) -> LocalSeat:
    return LocalSeat(nick, "computer" if slot.startswith("computer") else "person")


def _game(start: _Start, shares: list[Share], profile: Profile) -> UnfinishedGame:
    note = load_note(profile.load_table(start.lobby_id))
    shares.sort(key=lambda share: (share.slot != MAIN_SLOT, share.slot))
    version = start.meta.app_version
    return UnfinishedGame(start.roster, start.lobby_id, version, tuple(shares), note.addresses)


def _has_ended(records: tuple[Record, ...]) -> bool:
    """Say whether all who co-signed the last entry have signed the end."""
    if all(record.kind is not Kind.END for record in records):
        return False
    height = -1
    signers: set[bytes] = set()
    enders: set[bytes] = set()
    for record in records:
        if record.kind not in (Kind.ACK, Kind.END):
            continue
        try:
            envelope = open_(record.payload)
        except RemoteError:
            continue
        match envelope.message:
            case Ack(height=at) if at >= height:
                signers = {envelope.sender, *(signers if at == height else ())}
                height = at
            case End(reason="played" | "abandoned"):
                enders.add(envelope.sender)
            case End():
                return True
    return bool(enders) and signers <= enders
