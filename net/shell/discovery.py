"""Multicast DNS for one client: announces its table and finds those of others."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from zeroconf import Error as ZeroconfError
from zeroconf import InterfaceChoice, IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from net.core.messages import Build
from net.shell.addresses import own_addresses
from net.shell.browser import Browser, Probe
from net.shell.errors import DiscoveryError
from net.shell.events import FoundTable
from net.shell.notice import SERVICE_TYPE, Notice, instance_name, service_info

log = logging.getLogger(__name__)

POLL_S = 5.0
START_S = 5.0
CLOSE_S = 3.0


class Discovery:
    """The client's place in multicast DNS; `start` first.

    interfaces: addresses of the interfaces to speak on, None for all. probe, publish: see
    `Browser`. service_type: what tables are announced as.
    """

    def __init__(
        self,
        interfaces: Sequence[str] | None,
        build: Build,
        probe: Probe,
        publish: Callable[[tuple[FoundTable, ...]], None],
        service_type: str = SERVICE_TYPE,
    ) -> None:
        self._interfaces = interfaces
        self._build = build
        self._probe = probe
        self._publish = publish
        self._service_type = service_type
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: Browser | None = None
        self._info: AsyncServiceInfo | None = None
        self._notice: tuple[str, int, Notice] | None = None
        self._own = own_addresses(interfaces)
        self._poll: asyncio.Task[None] | None = None
        self._order = asyncio.Lock()

    async def start(self) -> None:
        """Open the sockets. Raises DiscoveryError `multicast` (reason)."""
        chosen = InterfaceChoice.All if self._interfaces is None else list(self._interfaces)
        try:
            self._zeroconf = AsyncZeroconf(interfaces=chosen, ip_version=IPVersion.V4Only)
            async with asyncio.timeout(START_S):
                # What is called off in the middle of its start could not be closed any more.
                await asyncio.shield(self._zeroconf.zeroconf.async_wait_for_start())
        except asyncio.CancelledError:
            await self.close()
            raise
        except (OSError, RuntimeError, ZeroconfError, TimeoutError) as error:
            await self.close()
            raise DiscoveryError("multicast", reason=str(error) or type(error).__name__) from error
        if self._interfaces is None:
            self._poll = asyncio.get_running_loop().create_task(self._follow_interfaces())

    def browse(self) -> None:
        """Begin to publish tables."""
        if self._zeroconf is not None and self._browser is None:
            self._browser = Browser(
                self._zeroconf.zeroconf,
                self._service_type,
                self._build,
                self._probe,
                self._publish,
            )

    async def stop_browsing(self) -> None:
        """Publish no more tables."""
        browser, self._browser = self._browser, None
        if browser is not None:
            await browser.close()

    async def announce(self, nick: str, port: int, notice: Notice) -> None:
        """Make a table known, or change what is known of it. Raises DiscoveryError."""
        async with self._order:
            fresh = f"{instance_name(nick)}.{self._service_type}"
            name = self._notice[0] if self._notice else fresh
            self._notice = (name, port, notice)
            await self._register()

    async def withdraw(self) -> None:
        """Make the table known no longer."""
        async with self._order:
            info, self._info, self._notice = self._info, None, None
            if info is None or self._zeroconf is None:
                return
            try:
                await (await self._zeroconf.async_unregister_service(info))
            except (OSError, ZeroconfError) as error:
                log.info("the table was not withdrawn: %s", error)

    async def close(self) -> None:
        """Withdraw and close everything, in at most CLOSE_S."""
        if self._poll is not None:
            self._poll.cancel()
        await self.stop_browsing()
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is None:
            return
        try:
            async with asyncio.timeout(CLOSE_S):
                await zeroconf.async_close()
        except (OSError, ZeroconfError, TimeoutError) as error:
            log.info("multicast DNS closed badly: %s", error)

    async def _register(self) -> None:
        if self._zeroconf is None or self._notice is None:
            return
        name, port, notice = self._notice
        info = service_info(name, port, self._own, notice)
        try:
            if self._info is None:
                done = await self._zeroconf.async_register_service(info)
            else:
                done = await self._zeroconf.async_update_service(info)
            self._info = info
            await done
        except (OSError, ZeroconfError) as error:
            raise DiscoveryError("multicast", reason=str(error) or type(error).__name__) from error

    async def _follow_interfaces(self) -> None:
        while True:
            await asyncio.sleep(POLL_S)
            own = own_addresses(self._interfaces)
            if own == self._own or self._zeroconf is None:
                continue
            self._own = own
            try:
                await self._zeroconf.async_update_interfaces()
                async with self._order:
                    await self._register()
            except (OSError, RuntimeError, ZeroconfError, DiscoveryError) as error:
                log.warning("cannot follow a change of network: %s", error)
