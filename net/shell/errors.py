"""What can go wrong outside the protocol, as codes with parameters for translation.

| code | parameters | meaning |
| --- | --- | --- |
| address_empty, address_bad, port_bad | text | the address is not host:port |
| unknown_host | host | the name does not resolve |
| connect_refused | address | nobody listens there |
| connect_timeout | address | nobody answers there |
| unreachable | address | there is no way to that network |
| not_a_table | address | somebody answers, but not in our protocol |
| table_gone | address | the table was there but its host has left |
| version, engine, selftest, weak_key, self, bad_auth | as `net.core.handshake` | refused hand shake |
| port_taken | port | another program listens on the wanted port |
| port_forbidden | port | the system does not allow that port |
| listen_failed | reason | no socket could be opened |
| unknown_strategy | name | no such computer player |
| profile_locked, profile_unwritable, key_corrupt, settings_corrupt | path | see `storage` |
| disk | path, reason | the log cannot be written; the seat has stopped |
| busy | | the node is at a table already |
"""


class ShellError(Exception):
    """The base of what the shell reports: a stable `code` and its parameters."""

    def __init__(self, code: str, **params: int | str) -> None:
        detail = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{code} ({detail})" if detail else code)
        self.code = code
        self.params: tuple[tuple[str, int | str], ...] = tuple(params.items())


class AddressError(ShellError):
    """The text is not an address that can be dialled."""


class LinkError(ShellError):
    """A link could not be made."""


class ProfileError(ShellError):
    """The profile cannot be used as it is; nothing in it was changed."""


class DiscoveryError(ShellError):
    """Multicast DNS does not work here."""
