"""Connections: heads, pipelining and frames have limits, and nobody may keep one for nothing."""

import json
import re
import resource
import signal
import socket
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from petteia.web.server.http_protocol import LARGEST_HEAD, LONGEST_URL, MOST_HEADERS
from petteia.web.server.ws_protocol import FRAMES_AT_ONCE
from tests.web.attacks import frame, upgrade
from tests.web.serving import PATIENCE, ServerProcess

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
SECONDS = 6.0
"""Within these a limit of tenths of a second is noticed, which is checked every second."""


def connect(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def read_all(line):
    """All that is sent until the connection ends."""
    found = b""
    try:
        while piece := line.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def ask(server, text):
    """The status of the answer to a request after which the connection ends."""
    with connect(server) as line:
        line.sendall(text)
        return int(read_all(line).split(b" ")[1])


def statuses(said):
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", said)]


# Heads


def test_a_long_url_is_refused(server):
    begin, end = b"GET /healthz?", b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    fits = begin + b"x" * (LONGEST_URL - len("/healthz?")) + end
    assert ask(server, fits) == 200
    assert ask(server, fits.replace(b"?", b"?x")) == 414


def test_many_headers_are_refused(server):
    fits = GET + b"Connection: close\r\n" + b"X: y\r\n" * (MOST_HEADERS - 2)
    assert ask(server, fits + b"\r\n") == 200
    assert ask(server, fits + b"X: y\r\n\r\n") == 431


def is_cut(server, begin, more):
    """Whether the server ends a request that never does, at the latest after 256 kB."""
    with connect(server) as line:
        try:
            line.sendall(begin)
            for _ in range(0, 256 * 1024, len(more)):
                line.sendall(more)
        except OSError:
            return True
        return statuses(read_all(line)) in ([], [431], [413])


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"X: " + b"x" * 997 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 1000),
        (b"", b"\r\n" * 500),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"1\r\n{\r\n0\r\nX-Trailer: ",
            b"x" * 1000,
        ),
    ],
    ids=["headers", "one header", "empty lines", "trailer"],
)
def test_a_request_that_never_ends_is_cut(server, begin, more):
    assert is_cut(server, begin, more)


def test_a_large_head_is_told_so(server):
    line = b"X: " + b"x" * 995 + b"\r\n"
    few, many = LARGEST_HEAD // len(line), LARGEST_HEAD // len(line) + 1
    end = b"Connection: close\r\n\r\n"
    assert ask(server, GET + line * (few - 1) + end) == 200
    assert ask(server, GET + line * many + end) == 431


@pytest.mark.parametrize(
    "text",
    [
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    ],
)
def test_a_bad_request_is_refused_without_a_word_in_the_log(server, caplog, text):
    assert ask(server, text) in (400, 426)
    assert not caplog.records


def test_errors_of_the_front_have_the_form_of_all_errors(server):
    with connect(server) as line:
        line.sendall(b"nonsense\r\n\r\n")
        said = read_all(line)
    assert json.loads(said.split(b"\r\n\r\n")[1])["error"]["key"] == "bad-http"


# Pipelining

JSON = b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
REQUESTS = (
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    + b"POST /api/games"
    + JSON
    + b'Content-Length: 9\r\n\r\n{"seq":0}'
    + b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"
    + b"POST /api/tables"
    + JSON
    + b'Transfer-Encoding: chunked\r\n\r\n4\r\n{"se\r\n5\r\nq":0}\r\n0\r\n\r\n'
    + b"\r\n"
    + b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 50, 1000])
def test_pipelined_requests_are_answered_in_order_however_they_arrive(server, size):
    with connect(server) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start in range(0, len(REQUESTS), size):
            line.sendall(REQUESTS[start : start + size])
        assert statuses(read_all(line)) == [200, 405, 404, 422, 200]


def test_pipelined_requests_wait_unparsed(own_server):
    server = own_server()
    count = 800
    with connect(server) as line:
        text = (GET + b"\r\n") * count + GET + b"Connection: close\r\n\r\n"
        sender = threading.Thread(target=line.sendall, args=(text,))
        sender.start()
        longest = 0
        said = b""
        while piece := line.recv(65536):
            said += piece
            for one in list(server.server.server_state.connections):
                longest = max(longest, len(one.pipeline))
        sender.join()
    assert statuses(said) == [200] * (count + 1)
    assert longest <= 1


# Time


def test_who_sends_half_a_head_or_nothing_is_not_waited_for(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.http_protocol.HEAD_SECONDS", 0.3)
    server = own_server()
    with connect(server) as silent, connect(server) as half, connect(server) as trickle:
        half.sendall(GET)
        begin = time.monotonic()
        trickle.sendall(GET)
        while time.monotonic() - begin < SECONDS:
            try:
                trickle.sendall(b"X: y\r\n")
            except OSError:
                break
            time.sleep(0.05)
        assert time.monotonic() - begin < SECONDS
        assert read_all(silent) == b""
        assert statuses(read_all(half)) == [408]


def test_an_idle_connection_ends(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.http_protocol.IDLE_SECONDS", 0.3)
    server = own_server()
    with connect(server) as line:
        line.sendall(GET + b"\r\n")
        begin = time.monotonic()
        assert statuses(read_all(line)) == [200]
        assert time.monotonic() - begin < SECONDS


def test_the_body_of_a_request_that_is_answered_is_not_waited_for(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.http_protocol.HEAD_SECONDS", 0.3)
    server = own_server()
    with connect(server) as line:
        line.sendall(GET + b"Content-Length: 100000000\r\n\r\n")
        begin = time.monotonic()
        assert statuses(read_all(line)) == [200]
        assert time.monotonic() - begin < SECONDS


def test_who_does_not_read_is_dropped(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.connections.SEND_SECONDS", 0.3)
    server = own_server()
    name = max(server.http.get("/").text.split('"'), key=lambda word: word.count("/static/"))
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", server.port))
        line.sendall(f"GET {name} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 20)
        server.http.close()
        register = server.server.server_state.register
        until = time.monotonic() + SECONDS
        while len(register) and time.monotonic() < until:
            time.sleep(0.05)
        assert not len(register)


# How many


def test_one_address_has_a_share(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.connections.MOST_OF_ONE", 5)
    server = own_server(rate=1000.0)
    table = server.table(people=2, bots=0)
    server.http.close()
    sockets = [table.listen(table.tokens[0]) for _ in range(3)]
    lines = [connect(server) for _ in range(6)]
    for line in lines[:4]:
        assert read_all(line) == b"", "the oldest waiting ones make room"
    for line in lines[4:]:
        line.sendall(GET + b"Connection: close\r\n\r\n")
        assert statuses(read_all(line)) == [200]
    more = [table.listen(table.tokens[0]) for _ in range(2)]
    with connect(server) as line:
        assert statuses(read_all(line)) == [503], "nobody is waiting"
    with socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.2", 0)) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b"\npetteia_connections 6.0\n" in read_all(line)
    with socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.2", 0)) as line:
        line.sendall(GET + b"Connection: close\r\n\r\n")
        assert statuses(read_all(line)) == [200]
    for ear in sockets + more:
        ear.next("chat")
        ear.socket.close()


def test_one_address_opens_connections_at_a_rate(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.rates.CONNECTIONS_AT_ONCE", 5)
    server = own_server(rate=0.5)
    lines = [connect(server) for _ in range(8)]
    for line in lines:
        line.sendall(GET + b"Connection: close\r\n\r\n")
    codes = [statuses(read_all(line)) for line in lines]
    assert codes[0] == [200]
    assert codes[-1] in ([503], [])
    with socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.2", 0)) as line:
        line.sendall(GET + b"Connection: close\r\n\r\n")
        assert statuses(read_all(line)) == [200]


def test_without_a_rate_there_is_no_share(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.server.connections.MOST_OF_ONE", 2)
    server = own_server(rate=0.0)
    lines = [connect(server) for _ in range(5)]
    for line in lines:
        line.sendall(GET + b"Connection: close\r\n\r\n")
        assert statuses(read_all(line)) == [200]


def test_a_server_out_of_descriptors_says_so_and_recovers(tmp_path):
    with ServerProcess(tmp_path) as server:
        table = server.address.table(people=2, bots=0)
        pid = server.process.pid
        with table.listen(table.tokens[0]) as ear:
            ear.next("chat")
            before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (8, before[1]))
            lines = [connect(server) for _ in range(20)]
            until = time.monotonic() + SECONDS
            while "run out" not in server.said.read_text() and time.monotonic() < until:
                time.sleep(0.05)
            time.sleep(1.2)
            assert server.said.read_text().count("run out") == 1
            ear.say({"ping": 1})
            assert ear.next("pong")
            resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
            for line in lines:
                line.close()
            with connect(server) as line:
                line.sendall(GET + b"Connection: close\r\n\r\n")
                assert statuses(read_all(line)) == [200]
        assert "Traceback" not in server.said.read_text()


# Frames


def closed(live):
    """The code a socket is closed with."""
    try:
        while True:
            live.recv(timeout=PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


def open_raw(server, table):
    line = connect(server)
    line.sendall(upgrade(server.port, table.id))
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    line.sendall(frame(1, json.dumps({"tokens": []}).encode()))
    return line


def close_code(line):
    """The code in the close frame at the end of what a socket says."""
    said = read_all(line)
    begin = said.rfind(b"\x88", 0, len(said) - 3)
    return int.from_bytes(said[begin + 2 : begin + 4], "big")


@pytest.mark.parametrize(
    "block",
    [
        frame(9) * (FRAMES_AT_ONCE + 50),
        frame(10) * (FRAMES_AT_ONCE + 50),
        frame(1, fin=False) + frame(0, fin=False) * (FRAMES_AT_ONCE + 50),
    ],
)
def test_too_many_frames_end_the_socket(server, block):
    table = server.table(people=2, bots=0)
    with open_raw(server, table) as line:
        line.sendall(block)
        assert close_code(line) == 1008


def test_a_few_pings_and_fragments_are_answered(server):
    table = server.table(people=2, bots=0)
    with table.listen(table.tokens[0]) as ear:
        ear.next("chat")
        for _ in range(20):
            assert ear.socket.ping().wait(PATIENCE)
        ear.socket.send(iter(['{"pi', "", 'ng": 1}']))
        assert ear.next("pong")


def test_a_text_that_is_no_utf_8_ends_the_socket_without_a_word_in_the_log(server, caplog):
    table = server.table(people=2, bots=0)
    with open_raw(server, table) as line:
        line.sendall(frame(1, b"\xff\xfe"))
        assert close_code(line) == 1007
    assert not caplog.records


def test_frames_before_the_socket_is_open_are_no_event(server, caplog):
    table = server.table(people=2, bots=0)
    with connect(server) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(upgrade(server.port, table.id))
        line.sendall(b"\x81\x01x" * 10)
        assert line.recv(65536)
    assert table.get().status_code == 200
    assert not [record for record in caplog.records if record.exc_info]


# The end


def test_a_signal_does_not_wait_for_a_body_on_its_way(tmp_path):
    with ServerProcess(tmp_path) as server, connect(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        time.sleep(0.3)
        begin = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
        assert time.monotonic() - begin < 4
        said = server.said.read_text()
        assert "Traceback" not in said
        assert said.count("\n") == 1
