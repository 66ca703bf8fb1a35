"""A guest in a process of its own: `python -m tests.hostile.guest FOLDER ADDRESS NICK TURNS`.

It plays honestly to the end. With further words, names of INSIDERS, it also does harm as who sits
at the table, from when a line comes on stdin, and says when that is under way. When stdin ends it
stops, sees the game to its end, says what it has sent, and goes.
"""

import argparse
import json
import sys
import threading
from pathlib import Path

from tests.hostile.client import LIMIT_S, Client
from tests.hostile.insiders import INSIDERS, Insider


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile.guest")
    parser.add_argument("folder", type=Path)
    parser.add_argument("address")
    parser.add_argument("nick")
    parser.add_argument("turns", type=int)
    parser.add_argument("attacks", nargs="*")
    args = parser.parse_args()
    client = Client(args.folder, args.nick, args.turns)
    client.join(args.address)
    playing = threading.Thread(target=client.play, daemon=True)
    playing.start()
    sys.stdin.readline()
    insiders = {name: Insider(client, INSIDERS[name], len(args.attacks)) for name in args.attacks}
    for insider in insiders.values():
        insider.under_way.wait(LIMIT_S)
    sys.stdout.write("under way\n")
    sys.stdout.flush()
    sys.stdin.read()
    did = {name: {"sent": insider.stop()} for name, insider in insiders.items()}
    playing.join(LIMIT_S)
    sys.stdout.write(json.dumps(did) + "\n")
    sys.stdout.flush()
    client.close()


if __name__ == "__main__":
    main()
