"""Identities: Ed25519 keys (RFC 8032), which keys are refused, and names a person can compare."""

from functools import cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from net.core.errors import LocalError, RemoteError
from net.core.hashing import digest
from resources import read_text

KEY_BYTES = 32
SIGNATURE_BYTES = 64
FINGERPRINT_WORDS = 5

_P = 2**255 - 19
_SIGN_BIT = 1 << 255
# y of the points whose order divides 8: a signature by such a key can fit any text.
_Y8 = int.from_bytes(
    bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little"
)
_SMALL_ORDER_Y = frozenset({0, 1, _P - 1, _Y8, _P - _Y8})


class Identity:
    """A private key. `key` is its public key, 32 bytes, which names the player everywhere."""

    def __init__(self, seed: bytes) -> None:
        """Raise LocalError `seed_size` unless `seed` is 32 bytes."""
        if len(seed) != KEY_BYTES:
            raise LocalError("seed_size", (("size", len(seed)),))
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self._private.public_key().public_bytes_raw()

    def sign(self, data: bytes) -> bytes:
        """Return the signature, 64 bytes, over `data`."""
        return self._private.sign(data)


def verify(key: bytes, signature: bytes, data: bytes) -> bool:
    """Say whether `signature` over `data` is by `key`; False also for sizes that cannot be."""
    if len(key) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, data)
    except InvalidSignature:
        return False
    return True


def check_key(key: bytes) -> None:
    """Raise RemoteError `weak_key` for a public key nobody may use.

    That is: not 32 bytes, a y not below the field's prime (RFC 8032, 5.1.3), or of small order.
    """
    if len(key) != KEY_BYTES:
        raise RemoteError("weak_key", (("reason", "size"),))
    y = int.from_bytes(key, "little") % _SIGN_BIT
    if y >= _P:
        raise RemoteError("weak_key", (("reason", "not_canonical"),))
    if y in _SMALL_ORDER_Y:
        raise RemoteError("weak_key", (("reason", "small_order"),))


def short_id(key: bytes) -> str:
    """Return the first 16 hexadecimal digits of `key`, to tell players apart in lists."""
    return key.hex()[:16]


def fingerprint(key: bytes) -> tuple[str, ...]:
    """Return five words (40 bits) that two people can read to each other to compare `key`."""
    words = _words()
    return tuple(words[octet] for octet in digest("fingerprint", key)[:FINGERPRINT_WORDS])


@cache
def _words() -> tuple[str, ...]:
    return tuple(read_text("words.txt").split())
