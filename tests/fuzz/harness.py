"""Runs a target on inputs that cover ever more of the program; needs atheris (`make fuzz`)."""

import importlib.util
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

PACKAGES = ["engine", "net", "tikal_qt"]

Target = Callable[[bytes], None]


def watched() -> AbstractContextManager[object]:
    """Return within what a target imports the program, so that its coverage is seen."""
    if importlib.util.find_spec("atheris") is None:
        return nullcontext()
    import atheris

    instrumented: AbstractContextManager[object] = atheris.instrument_imports(include=PACKAGES)
    return instrumented


def fuzz(target: Target, seeds: Sequence[bytes]) -> None:
    """Try `target` on inputs made from `seeds`, with libFuzzer's options from the command line."""
    import atheris

    with tempfile.TemporaryDirectory() as folder:
        for number, seed in enumerate(seeds):
            (Path(folder) / str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, folder], target)
        atheris.Fuzz()
