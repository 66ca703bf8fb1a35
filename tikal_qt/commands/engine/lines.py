"""Lines of bytes to requests and answers to lines: bounded, whatever the other program writes."""

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from tikal_qt.commands.engine.errors import RequestError, refuse

MAX_LINE = 65_536
"""The longest request in bytes, its line end not counted."""


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Yield each line without its line feed; None for one longer than MAX_LINE, never held whole.

    Bytes after the last line feed are a line too.
    """
    while chunk := stream.readline(MAX_LINE + 1):
        if chunk.endswith(b"\n"):
            yield chunk[:-1]
        elif len(chunk) <= MAX_LINE:
            yield chunk
        else:
            while chunk and not chunk.endswith(b"\n"):
                chunk = stream.readline(MAX_LINE)
            yield None


def parse(line: bytes | None) -> dict[str, Any]:
    """Return the JSON object that `line` holds. Raises RequestError."""
    if line is None:
        raise refuse("line_too_long", most=MAX_LINE)
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refuse("not_utf8", byte=error.start) from None
    try:
        request = json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_no_constant)
    except RequestError:
        raise
    except (ValueError, RecursionError):
        raise refuse("not_json") from None
    if not isinstance(request, dict):
        raise refuse("not_an_object")
    return request


def encode(answer: dict[str, Any]) -> bytes:
    """Return `answer` as one line of ASCII, the line feed included."""
    return json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n"


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise refuse("repeated_field")
    return fields


def _no_constant(name: str) -> None:
    """Refuse NaN and Infinity, which Python reads though JSON has none."""
    raise ValueError(name)
