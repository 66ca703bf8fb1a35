"""The draws of one epoch: the chains of its seats, as far as they are revealed."""

from collections.abc import Mapping

from net.core.beacon import CHAIN_LINKS, follows, round_value
from net.core.epoch import Epoch
from net.core.genesis import Roster


class Rounds:
    """Counts the rounds of `epoch`, from 1.

    chain: own links x_0 to x_N, empty for a seat that has none at hand. number: of the next round.
    last: the links revealed last, by seat; at first the tips.
    """

    def __init__(self, roster: Roster, epoch: Epoch, chain: tuple[bytes, ...]) -> None:
        self._roster = roster
        self._epoch = epoch
        self._names = {seat: epoch.chain(roster, seat) for seat in epoch.seats}
        self._chain = chain
        self._done: list[Mapping[int, bytes]] = [dict(zip(epoch.seats, epoch.tips, strict=True))]

    @property
    def has_chain(self) -> bool:
        """Say whether the own links are at hand."""
        return bool(self._chain)

    @property
    def number(self) -> int:
        """Return the number of the open round."""
        return len(self._done)

    @property
    def used_up(self) -> bool:
        """Say whether the chains have no link left for the open round."""
        return self.number > CHAIN_LINKS

    def own_link(self) -> bytes:
        """Return the own link of the open round."""
        return self._chain[self.number]

    def follows(self, seat: int, link: bytes) -> bool:
        """Say whether `link` is that of the active `seat` for the open round."""
        name = self._names.get(seat)
        if self.used_up or name is None:
            return False
        return follows(name, self.number, link, self._done[-1][seat])

    def value(self, links: Mapping[int, bytes]) -> bytes:
        """Return what the links of all active seats give for the open round."""
        return round_value(self._roster.gid, self._epoch.eid, self.number, links)

    def close(self, links: Mapping[int, bytes]) -> None:
        """Go to the next round; links: of the open one, by seat."""
        self._done.append(dict(links))

    def reopen(self) -> None:
        """Go back to the round before."""
        self._done.pop()
