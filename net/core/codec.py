"""Canonical msgpack: one value, one byte string; anything else is refused.

Values are int (64 bits), bool, bytes, str (NFC) and tuples of these.
"""

import unicodedata

import msgpack

from net.core.errors import LocalError, RemoteError

MAX_FRAME_BEFORE_AUTH = 4 * 1024
MAX_FRAME = 16 * 1024
MAX_SYNC_FRAME = 64 * 1024
MAX_TEXT = 500
MAX_ARRAY = 1024
MAX_DEPTH = 8
MAX_NODES = 4096

Value = int | bool | bytes | str | tuple["Value", ...]

# The composition rules of Unicode 3.2 ship with every Python unchanged, so that two clients
# never judge one text differently; what came later to Unicode passes as it is.
_UNICODE = unicodedata.ucd_3_2_0

_PLAIN = (bytes, int)
"""Types of which every value may stand; the most frequent ones."""


def normal(text: str) -> str:
    """Return `text` in the form the wire demands (NFC)."""
    return _UNICODE.normalize("NFC", text)


def pack(value: Value) -> bytes:
    """Return the canonical bytes of `value`. Raises LocalError `not_canonical` if it has none."""
    try:
        _check(value)
        return _packed(value)
    except (RemoteError, OverflowError, UnicodeEncodeError) as error:
        raise LocalError("not_canonical", (("detail", str(error)),)) from error


def unpack(data: bytes) -> Value:
    """Return the value whose canonical bytes are `data`.

    Raises RemoteError `malformed` for anything else, however it is built.
    """
    value = _parsed(data)
    _check(value)
    return _canonical(value, data)


def unpack_row(data: bytes, kinds: tuple[type, ...]) -> tuple[Value, ...]:
    """Return the tuple of values of exactly these `kinds`, int or bytes, that `data` stands for.

    Raises RemoteError as `unpack` does.
    """
    value = _parsed(data)
    if not isinstance(value, tuple) or tuple(map(type, value)) != kinds:
        raise RemoteError("malformed", (("reason", "row"),))
    _canonical(value, data)
    return value


def _parsed(data: bytes) -> Value:
    try:
        value: Value = msgpack.unpackb(
            data,
            raw=False,
            use_list=False,
            strict_map_key=True,
            ext_hook=_refuse_extension,
            max_array_len=MAX_ARRAY,
            max_map_len=0,
            max_ext_len=0,
        )
    except (ValueError, msgpack.UnpackException) as error:
        raise RemoteError("malformed", (("reason", "msgpack"),)) from error
    return value


def _canonical(value: Value, data: bytes) -> Value:
    if _packed(value) != data:
        raise RemoteError("malformed", (("reason", "not_canonical"),))
    return value


def _packed(value: Value) -> bytes:
    packed: bytes = msgpack.packb(value, use_bin_type=True)
    return packed


def _refuse_extension(_code: int, _data: bytes) -> object:
    raise ValueError("extension types are not used")


def _check(value: Value) -> None:
    nodes = 0
    layer: list[Value] = [value]
    for _ in range(MAX_DEPTH):
        nodes += len(layer)
        if nodes > MAX_NODES:
            raise RemoteError("malformed", (("reason", "nodes"),))
        below: list[Value] = []
        for item in layer:
            if isinstance(item, tuple):
                below.extend(item)
            elif type(item) not in _PLAIN:
                _check_leaf(item)
        if not below:
            return
        layer = below
    raise RemoteError("malformed", (("reason", "depth"),))


def _check_leaf(item: object) -> None:
    if isinstance(item, str):
        if len(item) > MAX_TEXT:
            raise RemoteError("malformed", (("reason", "text_length"),))
        if not (item.isascii() or _UNICODE.is_normalized("NFC", item)):
            raise RemoteError("malformed", (("reason", "text_form"),))
    elif not isinstance(item, int | bytes):
        raise RemoteError("malformed", (("reason", "type"),))
