"""`python -m tikal_qt` is `tikal`."""

import signal
import sys

from tikal_qt.later import Later

_INTERRUPTED = 128 + signal.SIGINT
_cli = Later("tikal_qt.cli")


def main() -> int:
    """Run `tikal` and return its exit code; Ctrl-C while it loads ends it without a traceback."""
    try:
        code: int = _cli.main()
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
