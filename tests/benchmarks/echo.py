"""A TLS server on loopback that sends back what it gets: `... echo`. Prints its port."""

import socket
import sys

from net.shell.tls import make_tls


def main() -> None:
    """Serve one peer until it goes."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        sys.stdout.write(f"{listener.getsockname()[1]}\n")
        sys.stdout.flush()
        plain, _ = listener.accept()
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with make_tls().listening.wrap_socket(plain, server_side=True) as link:
            while data := link.recv(65536):
                link.sendall(data)


if __name__ == "__main__":
    main()
