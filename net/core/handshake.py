"""The opening of a link: HELLO and AUTH, each once in each direction.

AUTH signs the side, the listener's certificate and both HELLOs, so that it holds for this very
link alone: a man in the middle shows each end another certificate, a mirror shows the wrong
side, and an old AUTH has other nonces. The layouts of HELLO, AUTH and BYE stay the same in every
version of the protocol.
"""

import hashlib
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from net.core.codec import MAX_FRAME_BEFORE_AUTH
from net.core.envelope import open_, wrap
from net.core.errors import LocalError, Params, RemoteError
from net.core.hashing import HASH_BYTES
from net.core.keys import Identity, check_key, verify
from net.core.messages import PROTO, Auth, Build, Bye, Hello, Message

AUTH_DOMAIN = b"tikal-qt/auth/1\0"
PLAYER = "player"
SPECTATOR = "spectator"
PROBE = "probe"


class Side(IntEnum):
    """Which end of the link this is."""

    DIALER = 0
    LISTENER = 1


class Step(Enum):
    """What the handshake waits for."""

    HELLO = "hello"
    AUTH = "auth"
    DONE = "done"
    FAILED = "failed"


TRANSITIONS: Final[dict[tuple[Step, type[Message]], Step]] = {
    (Step.HELLO, Hello): Step.AUTH,
    (Step.AUTH, Auth): Step.DONE,
}
"""Where the message leads that is due, if it holds; anything else leads to FAILED."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What this end knows of the link before the first byte.

    certificate: SHA-256 of the listener's certificate (DER) as this end saw it.
    expected: the key the peer must have, or empty for anybody.
    """

    side: Side
    certificate: bytes
    expected: bytes = b""


def make_hello(
    identity: Identity, build: Build, nonce: bytes, nick: str, listen_port: int
) -> Hello:
    """Return the HELLO of a player. nonce: 32 fresh random bytes. listen_port: 0 if none."""
    return Hello(
        vmin=PROTO,
        vmax=PROTO,
        app_version=build.app_version,
        engine_id=build.engine_id,
        rules_hash=build.rules_hash,
        selftest=build.selftest,
        key=identity.key,
        nonce=nonce,
        role=PLAYER,
        capabilities=(),
        listen_port=listen_port,
        nick=nick,
    )


class Handshake:
    """One end of one link until both have proved their keys.

    Send `first_frame()`, give every frame body that comes to `receive`, send what it returns;
    when `peer` is no longer None the link is usable. After an error the link must be closed;
    `refusal(error)` is the frame that tells the peer why.
    """

    def __init__(self, identity: Identity, hello: Hello, terms: Terms) -> None:
        """Raise LocalError if `hello` is not of `identity`, or the certificate hash no hash."""
        if hello.key != identity.key:
            raise LocalError("hello_key")
        if len(terms.certificate) != HASH_BYTES:
            raise LocalError("certificate_hash", (("size", len(terms.certificate)),))
        self._identity = identity
        self._hello = hello
        self._terms = terms
        self._frame = wrap(b"", hello)
        self._step = Step.HELLO
        self._their_hello: Hello | None = None
        self._their_frame = b""

    @property
    def step(self) -> Step:
        """Return what the handshake waits for."""
        return self._step

    @property
    def peer(self) -> Hello | None:
        """Return the peer's HELLO once its key is proved, else None."""
        return self._their_hello if self._step is Step.DONE else None

    def first_frame(self) -> bytes:
        """Return the frame body both ends send at once: HELLO."""
        return self._frame

    def receive(self, frame: bytes) -> tuple[bytes, ...]:
        """Take a frame body and return those to send.

        Raises RemoteError: `oversize`, `malformed`, `schema`, `unexpected` (another message is
        due), `version`, `engine`, `rules` or `selftest` (params theirs and ours: what to show),
        `weak_key`, `self` (the peer has this very key), `same_nonce`, `other_key` (not the
        expected one), `bad_auth`, or `refused` (params code: the peer's reason).
        """
        if self._step in (Step.DONE, Step.FAILED):
            raise LocalError("handshake_over")
        step, self._step = self._step, Step.FAILED
        if len(frame) > MAX_FRAME_BEFORE_AUTH:
            raise RemoteError("oversize", (("size", len(frame)), ("limit", MAX_FRAME_BEFORE_AUTH)))
        envelope = open_(frame)
        message = envelope.message
        if isinstance(message, Bye):
            raise RemoteError("refused", (("code", message.code),))
        following = TRANSITIONS.get((step, type(message)))
        if following is None:
            raise RemoteError("unexpected", (("type", envelope.type), ("step", step.value)))
        replies = self._take(message, envelope.raw)
        self._step = following
        return replies

    def _take(self, message: Message, frame: bytes) -> tuple[bytes, ...]:
        if isinstance(message, Hello):
            self._check_hello(message)
            self._their_hello, self._their_frame = message, frame
            proof = self._identity.sign(self._signed(self._terms.side))
            return (wrap(b"", Auth(proof)),)
        assert isinstance(message, Auth)
        assert self._their_hello is not None
        other = Side(1 - self._terms.side)
        if not verify(self._their_hello.key, message.proof, self._signed(other)):
            raise RemoteError("bad_auth")
        return ()

    def _signed(self, side: Side) -> bytes:
        frames = (self._frame, self._their_frame)
        dialer, listener = frames if self._terms.side is Side.DIALER else reversed(frames)
        return b"".join(
            (
                AUTH_DOMAIN,
                bytes((side,)),
                self._terms.certificate,
                hashlib.sha256(dialer).digest(),
                hashlib.sha256(listener).digest(),
            )
        )

    def _check_hello(self, hello: Hello) -> None:
        ours = self._hello
        if hello.vmin > ours.vmax or hello.vmax < ours.vmin:
            raise RemoteError("version", _versions(hello, ours))
        check_key(hello.key)
        if hello.key == ours.key:
            raise RemoteError("self")
        if hello.nonce == ours.nonce:
            raise RemoteError("same_nonce")
        if self._terms.expected and hello.key != self._terms.expected:
            raise RemoteError("other_key")
        if PROBE not in (hello.role, ours.role):
            _check_build(hello, ours)


def refusal(error: RemoteError) -> bytes:
    """Return the BYE frame body that tells the peer why the link is closed."""
    return wrap(b"", Bye(error.code, ""))


def _check_build(theirs: Hello, ours: Hello) -> None:
    if theirs.engine_id != ours.engine_id:
        raise RemoteError("engine", _versions(theirs, ours))
    if theirs.rules_hash != ours.rules_hash:
        raise RemoteError("rules", _versions(theirs, ours))
    if theirs.selftest != ours.selftest:
        raise RemoteError("selftest", _versions(theirs, ours))


def _versions(theirs: Hello, ours: Hello) -> Params:
    return (("theirs", theirs.app_version), ("ours", ours.app_version))
