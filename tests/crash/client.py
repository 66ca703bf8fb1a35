"""One client of a crash test as a process: hosts, joins or resumes, plays by computer, and tells.

python -m tests.crash.client ROOT NICK (host PLAYERS | join ADDRESS | resume [ADDRESS]) [POINT WAY]

Prints a JSON object a line: {"listening": address}, {"entries": n, "waiting": [what, seats],
"links": [...]} whenever any of it changes, and at the end {"over": [scores], "writes": n,
"log": path}. Then it stays at the table until stdin ends, as a person does whose last signature
somebody may still need. POINT and WAY: see `tests.crash.mortal.end_at`.
"""

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from engine.game import Over
from net.core.view import TableView
from net.shell.events import Failed, Listening, LogOpened, NodeEvent, TableChanged
from net.shell.node import Node
from net.shell.storage import Profile
from net.shell.unfinished import unfinished_games
from tests.crash.mortal import end_at
from tests.net.shell.laptop import STRATEGIES, computer, settings
from tests.net.shell.rig import BUILD, LOOPBACK
from tests.toy_game import TOY

SLOWLY_S = 0.1
"""Between two segments of a computer, so that a game can be interrupted in its middle."""


class Teller:
    """Prints what happens. done: set at the end, well or not. let_go: set when stdin has ended."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.over: tuple[int, ...] | None = None
        self.log = ""
        self.let_go = threading.Event()
        self._told: tuple[int, list[object], list[str]] = (0, [], [])

    def mind_stdin(self) -> None:
        """Give up, or stay no longer, when stdin ends."""
        os.read(0, 1)
        self.let_go.set()
        self.done.set()

    def hear(self, event: NodeEvent) -> None:
        match event:
            case Listening(_, addresses):
                tell(listening=addresses[0])
            case LogOpened(_, _, path):
                self.log = str(path)
            case Failed(code, params):
                tell(failed=code, params=dict(params))
                self.done.set()
            case TableChanged(_, view):
                self._hear_view(view)

    def _hear_view(self, view: TableView[Any]) -> None:
        play = view.play
        if view.stage.value == "closed":
            tell(closed=view.closed_code)
            self.done.set()
        if play is None:
            return
        waiting = play.waiting
        owed = [] if waiting is None else [waiting.what, *waiting.seats]
        now = (len(play.entries), owed, [seat.link for seat in view.seats])
        if now != self._told:
            self._told = now
            tell(entries=now[0], waiting=now[1], links=now[2])
        if view.stage.value == "over" and isinstance(play.awaiting, Over):
            self.over = play.awaiting.scores
            self.done.set()


def tell(**facts: object) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def main(root: str, nick: str, what: str, *rest: str) -> int:
    where, mortality = (rest[0], rest[1:]) if rest else ("", ())
    writes = end_at(int(mortality[0]), mortality[1]) if mortality else end_at(0, "")
    teller = Teller()
    with Profile(Path(root)) as profile:
        games = unfinished_games(profile)
        node = Node(
            profile,
            BUILD,
            {"toy": TOY},
            STRATEGIES,
            teller.hear,
            interfaces=LOOPBACK,
            discovery=False,
            bot_delay_s=SLOWLY_S,
        )
        node.start()
        seat = computer(nick, "vary")
        if what == "host":
            node.host(settings(int(where), "rush", -1), [seat])
        elif what == "join":
            node.join(where, [seat])
        elif games:
            teller.log = str(games[0].shares[0].log)
            node.resume(games[0], [where] if where else [])
        else:
            tell(nothing="to resume")
            teller.done.set()
        threading.Thread(target=teller.mind_stdin, daemon=True).start()
        teller.done.wait()
        if teller.over is not None:
            tell(over=teller.over, writes=writes(), log=teller.log)
            teller.let_go.wait()
        node.stop()
    return 0 if teller.over is not None else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
