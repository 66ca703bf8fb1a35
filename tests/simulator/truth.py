"""What must hold between all honest nodes, and what a campaign has seen happen."""

from collections import Counter

from net.core.envelope import Envelope
from net.core.epoch import MIN_QUORUM, Epoch, best_vote, vote_basis
from net.core.messages import Commit, Message, Reveal, Vote
from net.core.view import EntryView
from tests.simulator.node import Node

# So many entries at most become final between two moments at which all is on disk.
LATEST = 20


class Truth:
    """What honest nodes have held for final, and revealed, in one run.

    faults: what contradicts it. epochs: all that honest nodes have gone over to, by id. sent:
    messages of honest nodes that have left, by type.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.epochs: dict[bytes, Epoch] = {}
        self.sent: Counter[str] = Counter()
        self._final: dict[tuple[bytes, int], EntryView[object]] = {}
        self._rounds: dict[tuple[bytes, int], tuple[int, bytes]] = {}
        self._drawn_in: dict[tuple[bytes, int], dict[bytes, None]] = {}
        self._parents: dict[bytes, None] = {}
        self._brought: dict[tuple[bytes, int], bool] = {}

    def note_change(self, node: Node) -> None:
        """Compare what is final for `node` now with what was final for anybody.

        It is so once its own signature is on its disk, without which it has not left.
        """
        play = node.view.play
        if play is None or not node.has_stored_all:
            return
        parent = node.play.roster.parent
        if parent is not None:
            self._parents[play.gid] = None
            self._note_late(node)
        for epoch in node.epochs:
            self.epochs.setdefault(epoch.eid, epoch)
        for entry in play.entries[-LATEST:]:
            known = self._final.setdefault((play.gid, entry.height), entry)
            if _content(known) != _content(entry) and not _is_word_of_one(node, known, entry):
                self._blame(f"node {node.number}: two histories at height {entry.height}")

    def _note_late(self, node: Node) -> None:
        """Take note of one who has come into a new game that had begun without him."""
        seat, play = node.view.own_seat, node.play
        if seat >= 0 and seat not in play.roster.starters:
            place = (play.roster.gid, seat)
            self._brought[place] = self._brought.get(place, False) or play.active

    def note_sent(self, node: Node, envelope: Envelope) -> None:
        """Take note of an own message that leaves `node`."""
        message = envelope.message
        self.sent[_name(message)] += 1
        if isinstance(message, Vote):
            self.sent[f"Vote over {message.reason}"] += 1
        if isinstance(message, Reveal):
            self._note_reveal(node, message)
        elif isinstance(message, Commit) and message.open_link:
            self._note_open_link(node, message)

    def _note_reveal(self, node: Node, reveal: Reveal) -> None:
        play, height = node.play, reveal.height
        self._drawn_in.setdefault((play.roster.gid, height), {})[reveal.eid] = None
        if height <= play.open.height:
            self._note_round(node, reveal.eid, reveal.round, (height, play.head_at(height)))

    def _note_open_link(self, node: Node, commit: Commit) -> None:
        """Take note of the draw whose link is handed over: where the votes say that the epoch ends.

        The node may have gone back from there, for another attempt, since it has signed.
        """
        play, votes = node.play, node.council.agreed(commit.attempt)
        left = play.epoch.eid != commit.parent_eid
        if left or votes is None or vote_basis(votes) != commit.basis:
            return
        if commit.open_link not in play.rounds._chain:
            # Of the program before, whose side file is lost.
            return
        best = best_vote(votes)
        self._drawn_in.setdefault((play.roster.gid, best.height), {})[play.epoch.eid] = None
        number = play.rounds._chain.index(commit.open_link)
        self._note_round(node, commit.parent_eid, number, (best.height, best.head))

    def _note_round(self, node: Node, eid: bytes, number: int, place: tuple[int, bytes]) -> None:
        if self._rounds.setdefault((eid, number), place) != place:
            self._blame(f"node {node.number}: round {number} revealed for two actions")

    def check_draws(self, node: Node) -> None:
        """Check that no draw of the game of `node` was made anew without losing a seat."""
        for final in node.play.entries:
            entry = final.entry
            if final.view.kind != "draw" or final.open.required is not None:
                continue
            for eid in self._drawn_in.get((node.play.roster.gid, final.view.height), {}):
                if eid != entry.eid and eid in self.epochs and entry.eid in self.epochs:
                    before, after = self.epochs[eid], self.epochs[entry.eid]
                    if before.number < after.number and not set(before.seats) - set(after.seats):
                        self._blame(f"the draw at {final.view.height} was made anew for nothing")

    def _blame(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)

    # ------------------------------------------------------------ what was reached

    def reached(self, nodes: list[Node]) -> Counter[str]:
        """Return what has happened in the run, by name."""
        seen = Counter({f"sent {name}": count for name, count in self.sent.items()})
        for epoch in self.epochs.values():
            parent = self.epochs.get(epoch.parent)
            if parent is not None:
                gone = set(parent.seats) - set(epoch.seats)
                back = set(epoch.seats) - set(parent.seats)
                seen["return" if back else f"epoch without {len(gone)}"] += 1
                seen["later attempt"] += epoch.attempt > 1
                seen["adopted entry"] += bool(epoch.required)
        seen["new game"] += len(self._parents)
        seen["brought into a new game"] += len(self._brought)
        seen["took part in it"] += sum(self._brought.values())
        seen["draw made anew"] += sum(len(eids) > 1 for eids in self._drawn_in.values())
        for node in nodes:
            seen["resumed"] += node.resumed
            play = node.view.play
            for entry in play.entries if play is not None else ():
                seen[f"entry {entry.cause or entry.kind}"] += 1
        return +seen


def _is_word_of_one(node: Node, known: EntryView[object], entry: EntryView[object]) -> bool:
    """Say whether one of two histories has an ACTION, the other its time-out, in an epoch of two.

    There the word of one seat alone makes the time-out final, whatever he has co-signed besides.
    """
    eid = node.play.entries[entry.height].entry.eid
    turns = {(one.kind, one.seat) for one in (known, entry)}
    timed_out = {known.cause, entry.cause} == {"", "clock"}
    return timed_out and len(turns) == 1 and len(node.epoch(eid).seats) == MIN_QUORUM


def _content(entry: EntryView[object]) -> tuple[object, ...]:
    return entry.kind, entry.seat, entry.texts, entry.purposes, entry.position


def _name(message: Message) -> str:
    name = type(message).__name__
    return f"{name} between epochs" if isinstance(message, Commit) and message.parent_eid else name
