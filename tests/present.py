"""What may be missing in the program, but not in the case that a test has made."""

from typing import TypeVar

Thing = TypeVar("Thing")


def present(thing: Thing | None) -> Thing:
    """Return `thing`, which must be there."""
    assert thing is not None
    return thing
