"""Attacks by strangers in a process of its own: `python -m tests.hostile.attacker ADDRESS NAME...`.

They go on, each AT_ONCE times at a time, until stdin ends. It says on stdout when they are under
way, and in the end of each how often it was begun, and how many frames it sent if it floods.
"""

import argparse
import asyncio
import json
import logging
import sys
import threading
from dataclasses import asdict

from net.shell.addresses import Address
from net.shell.errors import LinkError
from tests.hostile.outsiders import OUTSIDERS, Attack
from tests.hostile.spoofers import SPOOFED, spoof
from tests.hostile.tally import Tally
from tests.net.shell.rig import until

AT_ONCE = 32
REST_S = 0.01
LIMIT_S = 240.0
UNDER_WAY = 30
"""So many attempts and frames, of all together, are an attack."""


async def repeat(attack: Attack, place: Address, tally: Tally) -> None:
    while True:
        tally.tried += 1
        try:
            await attack(place, tally)
        except (LinkError, OSError):
            await asyncio.sleep(REST_S)


async def run(names: list[str], place: Address) -> dict[str, Tally]:
    loop = asyncio.get_running_loop()
    tallies, stopped = {name: Tally() for name in names}, threading.Event()
    attacks = {name: OUTSIDERS[name] for name in names if name in OUTSIDERS}
    tasks = [
        loop.create_task(repeat(attack, place, tallies[name]))
        for name, attack in attacks.items()
        for _ in range(AT_ONCE // len(attacks))
    ]
    spoofing = None
    if SPOOFED in names:
        spoofing = loop.run_in_executor(None, spoof, stopped, tallies[SPOOFED])
    enough = UNDER_WAY // len(names)
    await until(lambda: all(one.tried + one.sent >= enough for one in tallies.values()), LIMIT_S)
    sys.stdout.write("under way\n")
    sys.stdout.flush()
    await loop.run_in_executor(None, sys.stdin.read)
    stopped.set()
    if spoofing is not None:
        await spoofing
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile.attacker")
    parser.add_argument("address", type=Address.parse)
    parser.add_argument("names", nargs="+", choices=(*OUTSIDERS, SPOOFED))
    args = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # of links that are hung up on
    tallies = asyncio.run(run(args.names, args.address))
    did = {name: asdict(tally) for name, tally in tallies.items()}
    sys.stdout.write(json.dumps(did) + "\n")


if __name__ == "__main__":
    main()
