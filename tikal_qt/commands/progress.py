"""One line on stderr that says how far the work has come."""

import sys
import time

_STEP_S = 0.1


class Progress:
    """A line rewritten in place on a terminal; elsewhere a new line now and then, or nothing.

    every_s: least time between two lines where stderr is no terminal; None for silence there.
    """

    def __init__(self, every_s: float | None = None) -> None:
        self._terminal = sys.stderr.isatty()
        self._step_s = _STEP_S if self._terminal else every_s
        self._next = 0.0
        self._width = 0

    def show(self, text: str) -> None:
        """Show `text`, unless the last one is too fresh to be replaced."""
        now = time.monotonic()
        if self._step_s is None or now < self._next:
            return
        self._next = now + self._step_s
        if self._terminal:
            sys.stderr.write(f"\r{text.ljust(self._width)}")
            self._width = len(text)
        else:
            sys.stderr.write(f"{text}\n")
        sys.stderr.flush()

    def clear(self) -> None:
        """Take the line off the terminal, so that other text can follow."""
        if self._width:
            sys.stderr.write(f"\r{' ' * self._width}\r")
            sys.stderr.flush()
            self._width = 0
