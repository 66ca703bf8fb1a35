"""What an attack has done so far."""

from dataclasses import dataclass


@dataclass
class Tally:
    """How often an attack was begun, and how many frames it sent where it floods."""

    tried: int = 0
    sent: int = 0
