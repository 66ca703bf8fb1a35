"""The limits of the protocol and the kinds of fields its messages are made of."""

from typing import Annotated

from net.core import nick
from net.core.hashing import HASH_BYTES
from net.core.keys import KEY_BYTES
from net.core.schema import Bin, Int, Many, OneOf, Text

PROTO = 1
MAX_PLAYERS = 4
MAX_ACTIONS = 32
MAX_BODY_BYTES = 2048
MAX_ACTION_TEXT = 200
MAX_CHAT = 500
MAX_NICK = nick.MAX_NICK
MAX_ADDRESSES = 8
MAX_ENVELOPE_IN_RECORD = 4992
# With four rows of the longest names it fits an envelope in a record.
MAX_POSITION = 3072
# So far back a new game names the games before it.
MAX_LINE = 8
MAX_ATTEMPT = 1_000
LOBBY_ID_BYTES = 16
NONCE_BYTES = 16
MAX_HEIGHT = 100_000
_MAX_COUNT = 2**31 - 1

Key = Annotated[bytes, Bin(KEY_BYTES, KEY_BYTES)]
OptionalKey = Annotated[bytes, Bin(KEY_BYTES, KEY_BYTES, optional=True)]
Hash = Annotated[bytes, Bin(HASH_BYTES, HASH_BYTES)]
OptionalHash = Annotated[bytes, Bin(HASH_BYTES, HASH_BYTES, optional=True)]
LobbyId = Annotated[bytes, Bin(LOBBY_ID_BYTES, LOBBY_ID_BYTES)]
Nonce = Annotated[bytes, Bin(NONCE_BYTES, NONCE_BYTES)]
EnvelopeBytes = Annotated[bytes, Bin(1, MAX_ENVELOPE_IN_RECORD)]
# A CHAT of MAX_CHAT characters of four bytes fits.
ChatEnvelope = Annotated[bytes, Bin(1, 2304)]
ShortEnvelope = Annotated[bytes, Bin(1, 320)]
LockedEnvelope = Annotated[bytes, Bin(1, 3072, optional=True)]
Seat = Annotated[int, Int(0, MAX_PLAYERS - 1)]
Seats = Annotated[tuple[Seat, ...], Many(0, MAX_PLAYERS)]
Attempt = Annotated[int, Int(1, MAX_ATTEMPT)]
AnySeat = Annotated[int, Int(-1, MAX_PLAYERS - 1)]
Colour = Annotated[int, Int(0, MAX_PLAYERS - 1)]
AnyColour = Annotated[int, Int(-1, MAX_PLAYERS - 1)]
Height = Annotated[int, Int(0, MAX_HEIGHT)]
Line = Annotated[tuple[Hash, ...], Many(0, MAX_LINE)]
PositionText = Annotated[bytes, Bin(1, MAX_POSITION)]
Count = Annotated[int, Int(0, _MAX_COUNT)]
Score = Annotated[int, Int(-_MAX_COUNT, _MAX_COUNT)]
Nick = Annotated[str, Text(1, MAX_NICK)]
Word = Annotated[str, Text(1, 32)]
PlayerKind = Annotated[str, OneOf(("person", "computer"))]
Addresses = Annotated[tuple[Annotated[str, Text(1, 80)], ...], Many(0, MAX_ADDRESSES)]
ActionText = Annotated[str, Text(1, MAX_ACTION_TEXT)]
Body = Annotated[tuple[ActionText, ...], Many(1, MAX_ACTIONS, MAX_BODY_BYTES)]
Plan = Annotated[tuple[ActionText, ...], Many(0, MAX_ACTIONS, MAX_BODY_BYTES)]
Frames = Annotated[tuple[Annotated[bytes, Bin(1, 16 * 1024)], ...], Many(0, 1024)]
