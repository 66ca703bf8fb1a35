"""The gate: how many strangers may be inside and begin, and who goes when places are short."""

from collections.abc import Container

from net.shell.gate import Gate, GateLimits, Visit


class Door:
    """A gate with a clock to set. gone: hosts dismissed, in order."""

    def __init__(self, limits: GateLimits, friends: Container[str] = ()) -> None:
        self.now = 0.0
        self.gone: list[str] = []
        self.gate = Gate(limits, lambda: self.now)
        self.gate.welcome(friends)

    def enter(self, host: str) -> Visit | None:
        return self.gate.enter(host, lambda: self.gone.append(host))

    def count(self, host: str, tries: int) -> int:
        return sum(1 for _ in range(tries) if self.enter(host) is not None)


def test_usual_limits() -> None:
    """16 in all and 4 a host at a time, 10 and 4 a second."""
    assert GateLimits() == GateLimits(total=16, per_host=4, per_s=10, host_per_s=4)


def test_each_host_has_its_own_turns() -> None:
    """A host that never rests gets 4 turns, then 4 a second, and hinders nobody."""
    door = Door(GateLimits())

    assert door.count("10.0.0.1", 1000) == 4
    assert door.count("10.0.0.2", 1) == 1
    door.now = 1.0
    assert door.count("10.0.0.1", 1000) == 4
    assert door.count("10.0.0.3", 1) == 1


def test_turns_are_limited_in_all() -> None:
    """Many hosts together begin 16 times, then 10 times a second."""
    door = Door(GateLimits())
    hosts = [f"10.0.{number // 250}.{number % 250}" for number in range(1000)]

    assert sum(door.count(host, 1) for host in hosts) == 16
    door.now = 1.0
    assert sum(door.count(host, 1) for host in hosts) == 10


def test_hosts_of_players_have_turns_left() -> None:
    """While strangers use up all turns, a player comes back, though not without end."""
    door = Door(GateLimits(), friends={"10.9.9.9"})
    for number in range(1, 200):
        door.enter(f"10.0.0.{number}")

    assert door.count("10.0.1.1", 1) == 0
    assert door.count("10.9.9.9", 1000) == 4


def test_this_machine_has_the_turns_of_all() -> None:
    """Many seats may sit on one machine."""
    door = Door(GateLimits())

    assert door.count("127.0.0.1", 17) == 16
    assert door.gone == []


def test_host_with_too_many_inside_gives_up_its_oldest() -> None:
    door = Door(GateLimits(total=100, per_host=2, per_s=100, host_per_s=100), {"10.0.0.1"})
    first = door.enter("10.0.0.2")
    door.now = 1.0

    assert door.count("10.0.0.1", 2) == 2
    door.now = 2.0
    assert door.count("10.0.0.1", 1) == 1
    assert door.gone == ["10.0.0.1"]
    assert first is not None


def test_full_gate_dismisses_who_holds_most() -> None:
    """With 3 places, of which one host holds 2, a third host takes one of these."""
    door = Door(GateLimits(total=3, per_host=3, per_s=100, host_per_s=100))
    for host in ("10.0.0.1", "10.0.0.2", "10.0.0.2"):
        assert door.enter(host) is not None
    door.now = 1.0

    assert door.enter("10.0.0.3") is not None
    assert door.gone == ["10.0.0.2"]


def test_who_has_left_holds_no_place() -> None:
    """Leaving makes room; leaving after being dismissed is counted once."""
    door = Door(GateLimits(total=1, per_host=1, per_s=100, host_per_s=100))
    first = door.enter("10.0.0.1")
    assert first is not None
    door.gate.leave(first)
    door.now = 1.0
    second = door.enter("10.0.0.2")
    door.now = 2.0
    third = door.enter("10.0.0.3")
    assert second is not None
    assert third is not None
    assert door.gone == ["10.0.0.2"]
    door.gate.leave(second)
    door.now = 3.0
    assert door.enter("10.0.0.4") is not None
    assert door.gone == ["10.0.0.2", "10.0.0.3"]


def test_hosts_that_rested_are_forgotten() -> None:
    """The gate does not grow with the number of hosts that ever came."""
    door = Door(GateLimits())
    for number in range(1000):
        door.now = number * 0.5
        door.enter(f"10.0.{number // 250}.{number % 250}")

    assert len(door.gate._hosts) == 1
