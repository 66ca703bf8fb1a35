"""Lines for `tikal engine`: each gets one answer, and the session goes on."""

import io
import json

from tests.fuzz.harness import fuzz, watched

with watched():
    from tikal_qt.commands.engine.lines import encode, read_lines
    from tikal_qt.commands.engine.rules import RULES
    from tikal_qt.commands.engine.session import Session
from tests.fuzz.samples import conversations

SEEDS = conversations()


def target(data: bytes) -> None:
    """Answer every line of `data`."""
    session = Session(RULES)
    for line in read_lines(io.BytesIO(data)):
        answer = json.loads(encode(session.answer(line)))
        assert answer["ok"] or answer["error"]["message"]


if __name__ == "__main__":
    fuzz(target, SEEDS)
