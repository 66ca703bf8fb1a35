"""One contender in a process of its own: `python -m tests.benchmarks.contender MODULE`.

Writes its versions and the names of its cases as one JSON line, then answers each line
"SECONDS CASE" with what the case does in a second.
"""

import gc
import json
import platform
import sys
from importlib import import_module


def main(module_name: str) -> None:
    """Serve the cases of `tests.benchmarks.MODULE` until stdin ends."""
    module = import_module(f"tests.benchmarks.{module_name}")
    cases = module.cases()
    gc.freeze()  # what stands by is no burden of the cases
    tell({"version": module.VERSION, "python": platform.python_version(), "cases": list(cases)})
    for line in sys.stdin:
        seconds, name = line.rstrip("\n").split(" ", 1)
        gc.collect()
        tell({"per_second": cases[name].window(float(seconds))})


def tell(message: dict[str, object]) -> None:
    """Write `message` as one line at once."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
