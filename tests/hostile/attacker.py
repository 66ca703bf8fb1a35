"""Attacks by strangers in a process of its own: `python -m tests.hostile.attacker ADDRESS NAME...`.

They go on, each AT_ONCE times at a time, until stdin ends. Then it says on stdout how often they
were begun and how many frames were sent by those that flood.
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
from tests.hostile.outsiders import OUTSIDERS, Attack, Tally
from tests.hostile.spoofers import SPOOFED, spoof

AT_ONCE = 32
REST_S = 0.01


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
    spoofing = loop.run_in_executor(None, spoof, stopped) if SPOOFED in names else None
    await loop.run_in_executor(None, sys.stdin.read)
    stopped.set()
    if spoofing is not None:
        tally.sent += await spoofing
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
