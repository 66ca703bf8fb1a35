"""Ana and Bea, and the table for two that they sit down at."""

from net.core.messages import Settings
from net.shell.events import FoundTable, LocalSeat

ANA, BEA = LocalSeat("Ana"), LocalSeat("Bea")
SETTINGS = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
FOUND = FoundTable("Bea", b"b" * 32, ("10.0.0.2:47001",), "tikal", 1, 2, "lobby", "0.1.0", True)
