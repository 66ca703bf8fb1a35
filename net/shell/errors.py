"""What can go wrong outside the protocol, as codes with parameters for translation.

| code | parameters | meaning |
| --- | --- | --- |
| address_empty | | no address was given |
| address_bad, port_missing, port_bad | text | the address is not host:port |
| unknown_host | host | the name does not resolve |
| connect_refused, connect_timeout | address | nobody listens, or nobody answers there |
| unreachable | address | there is no way to that network |
| not_a_table | address | somebody answers, but not in our protocol |
| lost | address | the link broke while shaking hands |
| table_gone | address | the table was there, but its host has left |
| codes of `net.core.handshake` | as there, address | one of the two refused the other |
| port_taken, port_forbidden | port | the wanted port cannot be listened on |
| listen_failed | reason | no socket could be opened |
| unknown_strategy | name | there is no such computer player |
| bad_nick | nick | a name has 1 to 40 characters |
| busy | | the node is at a table already |
| no_table | | there is no table yet where a further seat could sit |
| start_failed | reason | the node could not even begin |
| fault | | a seat has stopped for a fault of this program, see its log |
| profile_locked | path | another process uses the profile |
| profile_unwritable | path, reason | a folder or file of the profile cannot be used |
| profile_in_way | path | a file lies where the profile needs a folder |
| key_corrupt | path | an identity is damaged |
| settings_corrupt | path, kept | the settings are damaged and were put aside |
| log_exists | path | a log of that game is there already; it can be resumed |
| log_locked | path | another process goes on with that game |
| log_damaged | path, reason | the log is damaged, not only cut off |
| other_version | theirs, ours | the game was begun with another engine |
| cannot_resume | reason | log and side file do not make a game to go on with |
| disk | path, reason | log or side file cannot be written; the seat has stopped |
| multicast | reason | multicast DNS does not work here |
| off | | discovery was switched off |
"""

from net.core.errors import Params


class ShellError(Exception):
    """The base of what the shell reports: a stable `code` and its parameters."""

    def __init__(self, code: str, **params: int | str) -> None:
        detail = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{code} ({detail})" if detail else code)
        self.code = code
        self.params: Params = tuple(params.items())


class AddressError(ShellError):
    """The text is not an address that can be dialled."""


class ListenError(ShellError):
    """Nobody can reach this seat."""


class LinkError(ShellError):
    """A link could not be made."""


class ProfileError(ShellError):
    """A file of the profile cannot be used as it is; nothing in it was lost."""


class SeatError(ShellError):
    """Nobody can sit on this seat."""


class DiscoveryError(ShellError):
    """Multicast DNS does not work here."""
