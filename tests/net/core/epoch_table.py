"""Honest changes of epoch at the tables of `honest_table`, message by message."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Choice, Draw, Over
from net.core.absence import CLOCK, PASSIVE, absent_segment
from net.core.beacon import ChainName
from net.core.entries import seat_to_move
from net.core.envelope import Envelope, open_, seal, wrap
from net.core.epoch import epoch_id, vote_basis
from net.core.logfile import Kind
from net.core.messages import (
    AbsentEntry,
    Ack,
    Action,
    Commit,
    EpochOk,
    LinkRow,
    Reinstate,
    TurnTimeout,
    Vote,
)
from net.core.transcript import absent_hash, action_hash
from tests.net.core.honest_table import CHEAT, Line, Table, root_chain, varied
from tests.toy_game import TOY

TIMED = 120


@dataclass
class EpochTable(Table):
    """A table whose seats may change. since: the height at which its epoch began."""

    since: int = 0

    # ------------------------------------------------------------ entries without a choice

    def absent_entry(self, cause: str) -> tuple[AbsentEntry, Any]:
        seat = seat_to_move(self.game, self.position)
        state = self.game.position_hash(self.position)
        body, post = absent_segment(self.game, self.position, self.game.absent_policy)
        return AbsentEntry(self.eid, self.height, self.head, seat, state, cause, body), post

    def play_absent(self) -> None:
        """Play for the passive seat that is to move."""
        absent, self.position = self.absent_entry(PASSIVE)
        self.lines.append(Line(Kind.ABSENT, wrap(self.gid, absent), self.height))
        self.ack("P", absent_hash(self.gid, absent))

    def timeout(self, seat: int) -> Line:
        """Let `seat` say that the time of the seat to move is over."""
        absent, post = self.absent_entry(CLOCK)
        entry, state = absent_hash(self.gid, absent), self.game.position_hash(post)
        timeout = TurnTimeout(self.eid, self.height, absent.seat, entry, state)
        return self.sign(Kind.TIMEOUT, seat, timeout, self.height)

    def time_out(self) -> None:
        """Let all others say so, which makes the entry final."""
        absent, post = self.absent_entry(CLOCK)
        for seat in self.active:
            if seat != absent.seat:
                self.timeout(seat)
        self.lines.append(Line(Kind.ABSENT, wrap(self.gid, absent), self.height))
        self.position, self.head = post, absent_hash(self.gid, absent)
        self.height += 1

    def go_on(self) -> None:
        """Play to the end, whoever is to move."""
        while not isinstance(awaited := self.game.awaiting(self.position), Over):
            if isinstance(awaited, Draw):
                self.draw()
            elif isinstance(awaited, Choice) and awaited.seat in self.active:
                self.play(*varied(self.position))
            else:
                self.play_absent()
        self.end()

    # ------------------------------------------------------------ votes and what follows

    def certificate(self) -> tuple[bytes, ...]:
        """Return what makes the last entry final, if it is of this epoch."""
        if self.height == self.since:
            return ()
        signed = (Kind.ACK, Kind.TIMEOUT)
        last = (line for line in self.lines if line.height == self.height - 1)
        lines = [line for line in last if line.kind in signed and _eid(line) == self.eid]
        return tuple(line.frame for line in sorted(lines, key=lambda line: line.seat))

    def vote(self, attempt: int = 1, **changes: Any) -> Vote:
        """Return a vote to drop nobody, with `changes`."""
        head, certificate = self.head, self.certificate()
        plain = Vote(self.eid, attempt, (), (), "silence", self.height, head, certificate, b"", ())
        return replace(plain, **changes)

    def links(self, *seats: int) -> tuple[LinkRow, ...]:
        """Return the links of the open round that `seats` have revealed."""
        return tuple(LinkRow(seat, self.chains[seat][self.round]) for seat in seats)

    def cast(self, seats: Sequence[int], vote: Vote) -> dict[int, Envelope]:
        """Let `seats` cast `vote`; return the votes by seat."""
        lines = {seat: self.sign(Kind.VOTE, seat, vote, -1) for seat in seats}
        return {seat: open_(line.frame) for seat, line in lines.items()}

    def commit(
        self, votes: dict[int, Envelope], parties: Sequence[int], links: dict[int, bytes]
    ) -> dict[int, Envelope]:
        """Let `parties` commit to `votes`, with their open `links`; return the COMMITs by seat."""
        commits = {}
        for seat in parties:
            chain = root_chain(self.chain_name(votes, seat))
            basis, attempt = vote_basis(votes), _attempt(votes)
            link = links.get(seat, b"")
            sid = self.roster.sid
            commit = Commit(sid, self.eid, attempt, basis, seat, chain[0], 1024, link)
            commits[seat] = self.sign_commit(seat, commit)
        return commits

    def chain_name(self, votes: dict[int, Envelope], seat: int) -> ChainName:
        key = self.ids[seat].key
        return ChainName(self.roster.sid, self.eid, _attempt(votes), seat, key)

    def sign_commit(self, seat: int, commit: Commit) -> Envelope:
        frame = seal(self.ids[seat], self.roster.sid, commit)
        self.lines.append(Line(Kind.EPOCH, frame, -1, seat))
        return open_(frame)

    def next_eid(self, votes: dict[int, Envelope], commits: dict[int, Envelope]) -> bytes:
        return epoch_id(self.eid, _attempt(votes), vote_basis(votes), commits)

    def confirm(self, eid: bytes, seats: Sequence[int]) -> None:
        for seat in seats:
            self.sign(Kind.EPOCH, seat, EpochOk(self.eid, eid), -1)

    def enter(self, votes: dict[int, Envelope], commits: dict[int, Envelope]) -> None:
        """Go over to the epoch that `votes` and `commits` make."""
        chains = {seat: root_chain(self.chain_name(votes, seat)) for seat in commits}
        self.eid = self.next_eid(votes, commits)
        self.chains, self.active = chains, tuple(sorted(commits))
        self.round, self.since = 0, self.height

    def consent(self, seat: int) -> None:
        """Let all active seats agree to have `seat` back."""
        for one in self.active:
            self.sign(Kind.TIMEOUT, one, Reinstate(self.eid, seat), -1)

    def change(
        self,
        *,
        drop: tuple[int, ...] = (),
        join: tuple[int, ...] = (),
        open_links: dict[int, bytes] | None = None,
        **changes: Any,
    ) -> None:
        """Make a whole change of epoch. open_links: what COMMITs must bring. changes: of votes."""
        voters = [seat for seat in self.active if seat not in drop]
        for seat in join:
            self.consent(seat)
        votes = self.cast(voters, self.vote(drop=drop, join=join, **changes))
        commits = self.commit(votes, sorted((*voters, *join)), open_links or {})
        self.confirm(self.next_eid(votes, commits), sorted(commits))
        self.enter(votes, commits)


def _attempt(votes: dict[int, Envelope]) -> int:
    vote = next(iter(votes.values())).message
    assert isinstance(vote, Vote)
    return vote.attempt


def _eid(line: Line) -> bytes:
    message = line.message
    assert isinstance(message, Ack | TurnTimeout | Action)
    return message.eid


def dropped(seat: int = 2, players: int = 3) -> EpochTable:
    """Return a table that goes on without `seat` after one turn."""
    table = EpochTable(players)
    table.play("take 1")
    table.change(drop=(seat,))
    return table


def ack(table: EpochTable, kind: str, entry: bytes, **changes: Any) -> Ack:
    return replace(
        Ack(table.eid, table.height, kind, entry, b"\x01" * 32, 0),
        **changes,
    )


def open_draw() -> EpochTable:
    """Return a table at which the action that asks for a draw is final."""
    table = EpochTable(3)
    table.play("dare")
    table.round = 1
    return table


def takes_over() -> tuple[EpochTable, Line]:
    """Return a table whose new epoch must take over the ACTION that all who stay had locked."""
    table = EpochTable(3)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0, 0), turn=1, left=5))
    for seat in (0, CHEAT):
        table.sign(Kind.ACK, seat, ack(table, "A", entry, post_state=state), 0)
    table.change(drop=(2,), locked=line.frame)
    return table, line
