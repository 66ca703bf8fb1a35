"""Runs the hand shake of a fresh stream within its time."""

import asyncio

from net.core.codec import MAX_FRAME_BEFORE_AUTH
from net.core.errors import RemoteError
from net.core.handshake import Handshake, refusal
from net.core.messages import Hello
from net.shell.errors import LinkError
from net.shell.framing import FrameStream

AUTH_S = 5.0

# What only a stranger to the protocol sends; the others say why two players cannot meet.
_FOREIGN = frozenset({"malformed", "schema", "unexpected", "oversize", "unknown_type"})


async def greet(stream: FrameStream, handshake: Handshake) -> Hello:
    """Return the peer's HELLO once its key is proved; on failure the stream is closed.

    Raises LinkError: `not_a_table`, `lost`, or a code and parameters of `Handshake.receive`.
    """
    try:
        async with asyncio.timeout(AUTH_S):
            return await _exchange(stream, handshake)
    except TimeoutError:
        await stream.dismiss()
        raise LinkError("not_a_table") from None
    except RemoteError as error:
        stream.write(refusal(error))
        await stream.dismiss()
        if error.code in _FOREIGN:
            raise LinkError("not_a_table") from error
        raise LinkError(error.code, **dict(error.params)) from error
    except BaseException:
        stream.abort()
        raise


async def _exchange(stream: FrameStream, handshake: Handshake) -> Hello:
    stream.write(handshake.first_frame())
    while (hello := handshake.peer) is None:
        for frame in handshake.receive(await stream.read(MAX_FRAME_BEFORE_AUTH, AUTH_S)):
            stream.write(frame)
    return hello
