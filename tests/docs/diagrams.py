"""python -m tests.docs.diagrams: draw the states in docs/protocol.md from the code's tables."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from net.core.handshake import TRANSITIONS, Step
from net.core.view import Stage
from tests.stages import STEPS

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
_ENDS = {Step.DONE, Step.FAILED, Stage.CLOSED}
Arrow = tuple[Step | Stage, Step | Stage, str]


def diagrams() -> dict[str, str]:
    """Return the diagrams by the heading each stands under."""
    waits = dict.fromkeys(step for step, _ in TRANSITIONS)
    fits: list[Arrow] = [
        (step, following, f"{kind.__name__.upper()} holds")
        for (step, kind), following in TRANSITIONS.items()
    ]
    fails: list[Arrow] = [(step, Step.FAILED, "anything else") for step in waits]
    table: list[Arrow] = [(*step, words) for step, words in STEPS.items()]
    return {
        "States of a link": _diagram(Step.HELLO, (*fits, *fails)),
        "States of a table": _diagram(Stage.IDLE, table),
    }


def _diagram(first: Step | Stage, arrows: Iterable[Arrow]) -> str:
    lines = [f"[*] --> {first.name}"]
    reached = {first: None}
    for begin, end, words in arrows:
        lines.append(f"{begin.name} --> {end.name} : {words}")
        reached[end] = None
    lines += [f"{state.name} --> [*]" for state in reached if state in _ENDS]
    return "\n    ".join(["```mermaid\nstateDiagram-v2", *lines]) + "\n```\n"


def drawn(text: str) -> str:
    """Return `text`, the document, with its diagrams as the code has them."""
    for title, diagram in diagrams().items():
        old = re.compile(rf"(?<=^### {title}\n\n)```mermaid\n.*?^```\n", re.MULTILINE | re.DOTALL)
        text, count = old.subn(diagram.replace("\\", r"\\"), text)
        if count != 1:
            sys.exit(f"{DOCUMENT.name} has no diagram under the heading {title}")
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(drawn(DOCUMENT.read_text("utf-8")), "utf-8")
