"""What a client is: the values by which two clients know that they compute alike."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Build:
    """The identity of a build, told in HELLO.

    app_version: for people. engine_id: semantic version and digest of the engine's sources and
    data, at most 64 bytes. rules_hash: SHA-256 of the rule data. selftest: SHA-256 of a fixed
    run of every game.
    """

    app_version: str
    engine_id: bytes
    rules_hash: bytes
    selftest: bytes
