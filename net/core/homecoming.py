"""The way of a player who was missing into the new game that the others have begun without him."""

from typing import Any

from net.core.beginning import Beginning, read_beginning
from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.errors import LocalError
from net.core.genesis import Roster
from net.core.ledger import NO_SEAT
from net.core.messages import Parent, SyncReply, SyncRequest
from net.core.play import Play
from net.core.succession import Succession
from net.core.sync import PAGE_RECORDS, Sync
from net.core.wishes import new_settings

# So long a player who is back alone waits for others to go on with here.
ALONE_MS = 5_000
ASK_MS = 1_500
# An answer may take as long over a slow link; one that nobody waits for any more is refused.
PATIENCE_MS = 5_000
# Within it an answer comes, if it comes at all.
HOPE_MS = 15_000


class Homecoming:
    """Finds out for the player of `play` whether he has a place in the game that others play.

    He is brought there where nobody else is here to go on with this one, and else if he wants it.
    Whoever has signed the start of another game signs nothing more in this one.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        play: Play[Any, Any],
        council: Council,
        succession: Succession,
        sync: Sync,
    ) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._succession = succession
        self._sync = sync
        self._wanted = False
        self._alone_since_ms: int | None = None
        self._first_alone_ms: int | None = None
        self._asked: dict[bytes, tuple[bytes, int]] = {}
        self._unfit: dict[bytes, bytes] = {}

    @property
    def offered(self) -> bool:
        """Whether others play a game the own player may have a place in."""
        play = self._play
        gone = play.seat == NO_SEAT or play.ended or play.seat in play.claims
        return not gone and self._succession.agreement is None and bool(self._doors())

    @property
    def hopeful(self) -> bool:
        """Whether the own player may be brought to another game any moment.

        Others cannot draw it out: it is counted from the first time.
        """
        first_ms = self._first_alone_ms
        return (
            self._alone_since_ms is not None
            and first_ms is not None
            and self._endpoint.now_ms - first_ms < HOPE_MS
        )

    def _doors(self) -> dict[bytes, bytes]:
        """Return the other game of each peer, unless it is one before or has been found unfit."""
        line = self._play.roster.line
        games = self._sync.games.items()
        return {p: gid for p, gid in games if gid not in line and self._unfit.get(p) != gid}

    def wish(self) -> None:
        """Want to go over, even if this game can go on. Raises LocalError `no_new_game`."""
        if not self.offered:
            raise LocalError("no_new_game")
        self._wanted = True

    def progress(self) -> None:
        """Ask for the beginning of the other game when it is time."""
        now_ms = self._endpoint.now_ms
        if not self.offered or not self._alone:
            self._alone_since_ms = None
        elif self._alone_since_ms is None:
            self._alone_since_ms = now_ms
            if self._first_alone_ms is None:
                self._first_alone_ms = now_ms
        since_ms = self._alone_since_ms
        due = self._wanted or (since_ms is not None and now_ms - since_ms >= ALONE_MS)
        if due and self.offered:
            self._ask()

    @property
    def _alone(self) -> bool:
        """Whether nobody else is here, and one could not go on with this game alone.

        Two who are here decide for themselves: who leads them away together could keep them there.
        """
        play, elsewhere = self._play, self._sync.elsewhere
        here = [seat for seat in self._succession.here() if seat not in elsewhere]
        gone = [seat for seat in play.epoch.seats if seat not in here]
        alone = all(seat == play.seat for seat in here)
        return alone and not self._council.may_drop(tuple(gone))

    def _ask(self) -> None:
        """Ask whoever has not been asked for longest."""
        now_ms, doors = self._endpoint.now_ms, self._doors()
        last = {peer: at_ms for peer, (_, at_ms) in self._asked.items()}
        peer = min(doors, key=lambda one: last.get(one, -PATIENCE_MS))
        rested_ms = now_ms - max(last.values(), default=-ASK_MS)
        if rested_ms < ASK_MS or now_ms - last.get(peer, -PATIENCE_MS) < PATIENCE_MS:
            return
        self._asked[peer] = (doors[peer], now_ms)
        self._endpoint.send(peer, doors[peer], SyncRequest(doors[peer], 0, PAGE_RECORDS))

    def has_asked(self, peer: bytes, reply: SyncReply) -> bool:
        """Say whether `peer` has been asked for the beginning in `reply`."""
        gid, _ = self._asked.get(peer, (b"", 0))
        return gid == reply.gid and not reply.from_height

    def read(self, peer: bytes, reply: SyncReply) -> Beginning | None:
        """Return the beginning of the new game in `reply`, None if that cannot be gone over to."""
        # Since he has asked he may have claimed this game, or agreed on another one.
        beginning = read_beginning(reply) if self.offered else None
        if beginning is not None and not self._fits(beginning.roster):
            self.refuse(peer, reply.gid)
            return None
        # Asked again, an honest peer goes on where it has stopped, and then begins anew.
        return beginning if beginning is not None and beginning.complete else None

    def refuse(self, peer: bytes, gid: bytes) -> None:
        """Ask `peer` no more for the game `gid`, which cannot be played."""
        self._unfit[peer] = gid

    def _fits(self, new: Roster) -> bool:
        """Say whether `new` goes on with this game, and the own player may come back into it."""
        old, seat = self._play.roster, self._play.seat
        return (
            old.gid in new.line
            and _players(new) == _players(old)
            and new.settings == new_settings(old.settings)
            and new.may_come_back(seat)
            and (new.parent is None or self._stood(new.parent))
        )

    def _stood(self, parent: Parent) -> bool:
        """Say whether this game stood as `parent` says, as far as it is known here."""
        play = self._play
        if parent.gid != play.roster.gid or parent.height > play.open.height:
            return True
        entries = play.entries
        known = play.open if parent.height == len(entries) else entries[parent.height].open
        return (known.prev, known.state) == (parent.head, parent.state)


def _players(roster: Roster) -> tuple[object, ...]:
    build = roster.engine_id, roster.rules_hash
    return roster.keys, roster.nicks, roster.colours, *build
