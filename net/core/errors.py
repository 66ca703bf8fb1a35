"""What the protocol core raises: our own misuse, or bytes from elsewhere that do not fit."""

Params = tuple[tuple[str, int | str], ...]


class NetError(Exception):
    """The base of both. `code` is stable and, with `params`, enough for a translated sentence."""

    def __init__(self, code: str, params: Params = ()) -> None:
        detail = ", ".join(f"{name}={value}" for name, value in params)
        super().__init__(f"{code} ({detail})" if detail else code)
        self.code = code
        self.params = params


class LocalError(NetError):
    """This program broke a rule of the protocol core: a fault of ours, never of a peer."""


class RemoteError(NetError):
    """Bytes of a peer or a file are refused."""
