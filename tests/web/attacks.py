"""Attacks on a server on this machine, each bounded in size and time, in a process of their own.

`python -m tests.web.attacks NAME PORT SECONDS [TABLE]`
"""

import json
import resource
import selectors
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator

HOST = "127.0.0.1"
CHUNK = 256 * 1024
HEADERS = 80 * 1024 * 1024
PIPELINED = 40 * 1024 * 1024
IDLE = 1500
PAUSE = 0.01
"""Seconds before a connection that was closed is opened again."""


def connect(port: int, source: str = "") -> socket.socket:
    return socket.create_connection((HOST, port), 5, (source, 0) if source else None)


Begin = Callable[[], float]
"""Says that the attack begins, and returns the time at which it has to end."""


def keep_sending(
    port: int, begin_now: Begin, lines: int, most: int, begin: bytes, more: Callable[[], bytes]
) -> int:
    """Send on several connections at once, read all answers, open closed ones again."""
    selector = selectors.DefaultSelector()
    left: dict[socket.socket, bytes] = {}
    sent = opened = 0
    until = begin_now()

    def open_one() -> None:
        line = connect(port)
        line.setblocking(False)
        left[line] = begin
        selector.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE)

    while sent < most and time.monotonic() < until:
        while len(left) < lines:
            open_one()
            opened += 1
            if opened > lines:
                time.sleep(PAUSE)
        for key, events in selector.select(0.1):
            line = key.fileobj
            try:
                if events & selectors.EVENT_READ and not line.recv(CHUNK):
                    raise ConnectionResetError
                if events & selectors.EVENT_WRITE:
                    left[line] = left[line] or more()
                    done = line.send(left[line])
                    left[line] = left[line][done:]
                    sent += done
            except BlockingIOError:
                continue
            except OSError:
                selector.unregister(line)
                line.close()
                del left[line]
    for line in left:
        line.close()
    return sent


def heads(port: int, begin_now: Begin, table: str) -> int:
    """A head that never ends."""
    line = b"X-Padding: " + b"x" * 100 + b"\r\n"
    block = line * (CHUNK // len(line))
    return keep_sending(port, begin_now, 4, HEADERS, b"GET / HTTP/1.1\r\n", lambda: block)


def pipelined(port: int, begin_now: Begin, table: str) -> int:
    """Requests without end that do not wait for answers."""
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    block = request * (CHUNK // len(request))
    return keep_sending(port, begin_now, 4, PIPELINED, block, lambda: block)


def pages(port: int, begin_now: Begin, table: str) -> int:
    """The page without end, on many connections."""
    block = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 1000
    return keep_sending(port, begin_now, 50, 10 * PIPELINED, block, lambda: block)


def idle(port: int, begin_now: Begin, table: str) -> int:
    """Connections that say nothing or half a head, from one address and from many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * IDLE), hard))
    lines: list[socket.socket] = []
    until = begin_now()
    for number in range(IDLE):
        source = f"127.0.3.{1 + number % 10}" if number % 2 else "127.0.0.1"
        try:
            lines.append(connect(port, source))
            if number % 4 < 2:
                lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
        except OSError:
            time.sleep(PAUSE)
        if time.monotonic() > until:
            break
    while time.monotonic() < until:
        time.sleep(0.05)
    return len(lines)


def frame(opcode: int, text: bytes = b"", fin: bool = True) -> bytes:
    """A masked WebSocket frame, as a client sends it."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return bytes([0x80 * fin | opcode]) + size + b"\0\0\0\0" + text


def upgrade(port: int, table: str) -> bytes:
    """The request that opens a socket of a table."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def open_socket(port: int, table: str, source: str = "") -> socket.socket:
    """A socket of a table that has said who it is."""
    line = connect(port, source)
    line.sendall(upgrade(port, table))
    if not line.recv(4096).startswith(b"HTTP/1.1 101"):
        line.close()
        raise ConnectionRefusedError
    return line


def keep_framing(port: int, begin_now: Begin, table: str, block: bytes) -> int:
    """Send the same frames on four sockets, and open those again that are closed."""
    until = begin_now()
    lines: list[socket.socket] = []
    sent = 0
    while time.monotonic() < until:
        try:
            if len(lines) < 4:
                line = open_socket(port, table)
                line.sendall(frame(1, b'{"tokens":[]}'))
                line.settimeout(0.05)
                lines.append(line)
        except OSError:
            time.sleep(PAUSE)
        for line in list(lines):
            try:
                sent += line.send(block)
                line.recv(CHUNK)
            except TimeoutError:
                continue
            except OSError:
                lines.remove(line)
                line.close()
    return sent


def pings(port: int, begin_now: Begin, table: str) -> int:
    """Control frames without end."""
    return keep_framing(port, begin_now, table, frame(9) * 20_000)


def fragments(port: int, begin_now: Begin, table: str) -> int:
    """Empty fragments of a message that never ends."""
    return keep_framing(port, begin_now, table, frame(1, fin=False) + frame(0, fin=False) * 20_000)


def secrets(port: int, begin_now: Begin, table: str) -> int:
    """Spectators who send wrong secrets, four times a second each."""
    say = frame(1, json.dumps({"tokens": ["wrong"] * 16}).encode())
    lines = [open_socket(port, table, f"127.0.4.{1 + number % 5}") for number in range(150)]
    for line in lines:
        line.setblocking(False)
    until = begin_now()

    def rounds() -> Iterator[int]:
        while time.monotonic() < until:
            for line in list(lines):
                try:
                    yield line.send(say)
                    line.recv(CHUNK)
                except BlockingIOError:
                    continue
                except OSError:
                    lines.remove(line)
            time.sleep(0.22)

    return sum(rounds())


ATTACKS = {one.__name__: one for one in (heads, pipelined, pages, idle, pings, fragments, secrets)}


def main() -> None:
    name, port, seconds, *table = sys.argv[1:]

    def begin_now() -> float:
        print("begun", flush=True)
        return time.monotonic() + float(seconds)

    print(ATTACKS[name](int(port), begin_now, *(table or [""])), flush=True)


if __name__ == "__main__":
    main()
