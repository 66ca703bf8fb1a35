"""What one seat goes on with after its program has ended."""

from collections.abc import Mapping
from dataclasses import dataclass

from net.shell.log_storage import LogFile
from net.shell.storage import Profile
from net.shell.unfinished import Share, UnfinishedGame


@dataclass(frozen=True, slots=True)
class Saved:
    """One seat's part of game `gid`.

    sid: of its table, which names the side file. log: open, to be gone on with. secret: content
    of the side file, None if that is lost. addresses: where the other players were last reached, by
    key.
    """

    gid: bytes
    sid: bytes
    log: LogFile
    secret: bytes | None
    addresses: Mapping[bytes, tuple[str, ...]]


def open_saved(profile: Profile, game: UnfinishedGame, share: Share) -> Saved:
    """Return what `share` of `game` goes on with; its log is locked for this process.

    Raises ProfileError `profile_unwritable`, or as `LogFile.reopen`.
    """
    secret = profile.read_secret(game.roster.sid, share.slot)
    log = LogFile.reopen(share.log)
    return Saved(game.gid, game.roster.sid, log, secret, game.addresses)
