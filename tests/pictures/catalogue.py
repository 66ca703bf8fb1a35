"""The list of all screens, each by name with how it is set up."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.gui.house import House
from tests.pictures.scenes import Scene


@dataclass(frozen=True)
class Screen:
    """A picture to be taken. house: makes what the window is over. set_up: makes the state."""

    name: str
    house: Callable[[], House]
    set_up: Callable[[Scene], None]


class Catalogue:
    """Screens in the order in which they are pictured."""

    def __init__(self) -> None:
        self.screens: list[Screen] = []

    def screen(
        self, house: Callable[[], House] = House
    ) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
        """Add the function decorated so, named after it."""

        def add(set_up: Callable[[Scene], None]) -> Callable[[Scene], None]:
            name = set_up.__name__.replace("_", "-")
            self.screens.append(Screen(name, house, set_up))
            return set_up

        return add
