"""From PROPOSAL to the start: everybody commits to a chain and signs the game that results."""

from net.core.beacon import CHAIN_LINKS, ChainName, make_chain
from net.core.conduct import DUPLICATE_COMMIT, contradict
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope, wrap
from net.core.errors import Params
from net.core.genesis import (
    GenesisError,
    Roster,
    read_commit,
    read_genesis,
    session_id,
    starters_of,
)
from net.core.hashing import HASH_BYTES
from net.core.logfile import FILE_HEADER, Kind, Meta, meta_record, record
from net.core.messages import Commit, Genesis, Proposal, StartAck
from net.core.reception import Fate
from net.core.secret import FORMAT, Secret, Watermark, chain_root, write_secret


class Agreement:
    """The start of one game, from the PROPOSAL in `proposal`, which this seat has accepted.

    proposal: the message in it. sid: names its side file. secret: as last written. chain: own links
    x_0 to x_N. roster: known once all have committed. failure: code and parameters if this game can
    never start.
    """

    def __init__(self, endpoint: Endpoint, proposal: Envelope) -> None:
        message = proposal.message
        assert isinstance(message, Proposal)
        self._endpoint = endpoint
        self._proposal = proposal
        self.proposal = message
        self._keys = tuple(row.key for row in message.seats)
        self._starters = starters_of(message)
        self.sid = session_id(proposal)
        self._commits: dict[int, Envelope] = {}
        self._acks: dict[int, Envelope] = {}
        self.seat = self._keys.index(endpoint.key)
        self.roster: Roster | None = None
        self.failure: tuple[str, Params] | None = None
        self._genesis = b""
        root = endpoint.entropy(HASH_BYTES)
        self.secret = Secret(FORMAT, self.sid, b"", self.seat, root, CHAIN_LINKS, Watermark())
        name = ChainName(self.sid, b"", 0, self.seat, endpoint.key)
        self.chain = make_chain(name, chain_root(self.secret, b"", 0))
        endpoint.outbox.write_secret(self.sid, write_secret(self.secret))
        tip = self.chain[0]
        commit = Commit(self.sid, b"", 0, b"", self.seat, tip, CHAIN_LINKS, b"")
        self._publish(endpoint.sign(self.sid, commit), self._commits)
        self._conclude()

    def _publish(self, envelope: Envelope, kept: dict[int, Envelope]) -> None:
        kept[self.seat] = envelope
        self._endpoint.outbox.publish(envelope.raw)

    @property
    def bound(self) -> bool:
        """Whether the host has signed the start, after which nobody can go back to the lobby."""
        return self._starters[0] in self._acks

    @property
    def complete(self) -> bool:
        """Whether everybody has signed the start."""
        return len(self._acks) == len(self._starters)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose COMMIT or START_ACK is awaited."""
        known = self._acks if self.roster else self._commits
        return tuple(seat for seat in self._starters if seat not in known)

    @property
    def envelopes(self) -> tuple[Envelope, ...]:
        """All messages of this agreement known here, causes before effects."""
        return (self._proposal, *self._commits.values(), *self._acks.values())

    @property
    def start(self) -> tuple[bytes, ...]:
        """GENESIS and the START_ACKs known, as frames."""
        return (self._genesis, *(one.raw for one in self._acks.values()))

    def contradicted(self, envelope: Envelope) -> Envelope | None:
        """Return the COMMIT known of the author of `envelope` if he may not have signed both."""
        known = next((one for one in self._commits.values() if one.sender == envelope.sender), None)
        return known if known is not None and contradict(known, envelope) else None

    def judge(self, envelope: Envelope) -> Fate:
        """Say what becomes of a COMMIT or START_ACK."""
        if all(envelope.sender != self._keys[seat] for seat in self._starters):
            return Fate.DROP
        if isinstance(envelope.message, Commit):
            return Fate.TAKE if envelope.ctx == self.sid else Fate.DROP
        if self.roster is None:
            return Fate.HOLD
        # Another game is one that was proposed before and taken back.
        return Fate.TAKE if envelope.ctx == self.roster.gid else Fate.DROP

    def take(self, envelope: Envelope) -> None:
        """Take in a COMMIT or START_ACK."""
        seat = self._keys.index(envelope.sender)
        if isinstance(envelope.message, Commit):
            self._take_commit(seat, envelope)
        elif seat not in self._acks:
            self._acks[seat] = envelope
            self._log(record(Kind.START_ACK, envelope.raw))

    def _take_commit(self, seat: int, envelope: Envelope) -> None:
        if self.contradicted(envelope) is not None:
            self._fail(DUPLICATE_COMMIT, seat)
        if seat in self._commits:
            return
        try:
            read_commit(envelope.raw, self.sid, seat, self._keys[seat])
        except GenesisError as error:
            self._fail(error.code, error.seat)
            return
        self._commits[seat] = envelope
        self._conclude()

    def _conclude(self) -> None:
        if len(self._commits) < len(self._starters):
            return
        commits = tuple(self._commits[seat].raw for seat in self._starters)
        genesis = Genesis(self._proposal.raw, commits)
        try:
            self.roster = read_genesis(genesis)
        except GenesisError as error:
            self._fail(error.code, error.seat)
            return
        self._genesis = wrap(b"", genesis)
        ack = self._endpoint.sign(self.roster.gid, StartAck(self.roster.gid))
        self._log(
            FILE_HEADER
            + meta_record(self._meta())
            + record(Kind.GENESIS, self._genesis)
            + record(Kind.START_ACK, ack.raw)
        )
        self._publish(ack, self._acks)

    def _meta(self) -> Meta:
        endpoint = self._endpoint
        build = endpoint.build
        return Meta(
            build.app_version, build.engine_id, build.rules_hash, endpoint.key, endpoint.created
        )

    def _log(self, data: bytes) -> None:
        assert self.roster is not None
        self._endpoint.outbox.append_log(self.roster.gid, data)

    def _fail(self, code: str, seat: int) -> None:
        if self.failure is None:
            self.failure = (code, (("seat", seat),))
