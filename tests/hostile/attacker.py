"""Attacks by strangers in a process of its own: `python -m tests.hostile.attacker ADDRESS NAME...`.

They go on, each AT_ONCE times at a time, until stdin ends. It says on stdout when they are under
way, and in the end how often they were begun and how many frames were sent by those that flood.
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
"""So many attempts and frames are an attack."""


async def repeat(attack: Attack, place: Address, tally: Tally) -> None:
    while True:
        tally.tried += 1
        try:
            await attack(place, tally)
        except (LinkError, OSError):
            await asyncio.sleep(REST_S)


async def run(names: list[str], place: Address) -> Tally:
    loop = asyncio.get_running_loop()
    tally, stopped = Tally(), threading.Event()
    attacks = [OUTSIDERS[name] for name in names if name in OUTSIDERS]
    tasks = [
        loop.create_task(repeat(attack, place, tally))
        for attack in attacks
        for _ in range(AT_ONCE // len(attacks))
    ]
    spoofing = loop.run_in_executor(None, spoof, stopped, tally) if SPOOFED in names else None
    await until(lambda: tally.tried + tally.sent >= UNDER_WAY, LIMIT_S)
    sys.stdout.write("under way\n")
    sys.stdout.flush()
    await loop.run_in_executor(None, sys.stdin.read)
    stopped.set()
    if spoofing is not None:
        await spoofing
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile.attacker")
    parser.add_argument("address", type=Address.parse)
    parser.add_argument("names", nargs="+", choices=(*OUTSIDERS, SPOOFED))
    args = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # of links that are hung up on
    tally = asyncio.run(run(args.names, args.address))
    sys.stdout.write(json.dumps(asdict(tally)) + "\n")


if __name__ == "__main__":
    main()
