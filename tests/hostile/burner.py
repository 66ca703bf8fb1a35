"""Takes a processor until stdin ends, to tell load from attack."""

import sys
import threading


def burn() -> None:
    while True:
        pass


if __name__ == "__main__":
    threading.Thread(target=burn, daemon=True).start()
    sys.stdout.write("under way\n")
    sys.stdout.flush()
    sys.stdin.read()
    sys.stdout.write("{}\n")
