"""`python -m tikal_qt` is `tikal`."""

import sys

from tikal_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
