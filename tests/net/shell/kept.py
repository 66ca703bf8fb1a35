"""Games whose files lie in a profile."""

from net.shell.storage import Profile
from tests.net.core.honest_table import Table, file_of


def begun(players: int = 3) -> Table:
    """A game with one action played."""
    table = Table(players)
    table.play("take 2")
    return table


def keep(profile: Profile, table: Table, slots: dict[str, int], secrets: bool = True) -> None:
    """Write the files of the seats in `slots` as a client does."""
    for slot, seat in slots.items():
        path = profile.logs / f"{table.gid.hex()[:16]}-{slot}.glog"
        path.write_bytes(file_of(table.lines, seat))
        if secrets:
            profile.write_secret(table.roster.sid, slot, b"secret")
