"""Many false records on the network: real tables are found all the same."""

import asyncio
import secrets

from net.core.handshake import make_hello
from net.core.messages import Hello
from net.shell.discovery import Discovery
from net.shell.errors import LinkError
from net.shell.events import FoundTable
from net.shell.notice import Notice
from tests.hostile.spoofers import GROUP, PORT, garbage, records, sender
from tests.net.shell.rig import BUILD, LOOPBACK, player, run, until

NAMES = 300
NOTICE = Notice.of(player("Ana").key, "toy", "lobby", (1, 2), BUILD.rules_hash)


def test_new_table_is_found_among_hundreds_of_false_ones() -> None:
    """It need not wait until all the others have failed, 5 at a time and half a second each."""
    lists: list[tuple[FoundTable, ...]] = []
    probed: list[int] = []
    service_type = f"_t{secrets.token_hex(4)}._tcp.local."

    async def probe(addresses) -> Hello:
        probed.append(addresses[0].port)
        if addresses[0].port == PORT:
            await asyncio.sleep(0.5)
            raise LinkError("connect_refused", address=str(addresses[0]))
        return make_hello(player("Ana"), BUILD, bytes(32), "Ana", 4711)

    async def work() -> None:
        here = Discovery(LOOPBACK, BUILD, probe, lists.append, service_type)
        there = Discovery(LOOPBACK, BUILD, probe, lists.append, service_type)
        await here.start()
        await there.start()
        there.browse()
        with sender() as sending:
            for number in range(NAMES):
                sending.sendto(records(number, service_type), GROUP)
                sending.sendto(garbage(number), GROUP)
                if number % 20 == 0:
                    await asyncio.sleep(0.01)
        await until(lambda: len(probed) > 5)
        await here.announce("Ana", 4711, NOTICE)
        await until(lambda: lists and any(one.name == "Ana" for one in lists[-1]))

        assert [one.name for one in lists[-1]] == ["Ana"]
        assert len(probed) < NAMES / 2
        await here.close()
        await there.close()

    run(work(), 30.0)
