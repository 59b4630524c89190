"""The sockets: everybody is told what is new, each what it may see, and nobody is kept waiting."""

import asyncio
import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed

from petteia.tables.audience import Audience
from petteia.tables.memory.time import ManualClock
from petteia.web.api.live import MOST_SHARED, Channel, Hub, Listener
from petteia.web.asgi import DIRECT
from petteia.web.server.metrics import Metrics
from tests.web.serving import Ear


def play(table, position):
    mover = position["screen"]["to_move"]
    move = position["screen"]["moves"][0]
    body = {"seq": position["seq"], "action": move["action"]}
    answer = table.post("moves", body, table.tokens[mover])
    assert answer.status_code == 200, answer.text
    return answer.json()["seq"]


@pytest.fixture
def friends(server):
    """A table of two people with a browser each."""
    table = server.table(people=1, bots=0, openings=1)
    table.sit(1)
    table.post("start", {}, table.host)
    return table


def closed(ear):
    """The code a socket is closed with."""
    try:
        while True:
            ear.next()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


def test_a_page_is_told_all_when_it_comes(friends):
    with friends.listen(friends.tokens[0]) as ear:
        kinds = [ear.next()["type"] for _ in range(3)]
    assert kinds == ["table", "position", "chat"]
    assert ear.heard[0]["mine"] == [0]
    assert ear.heard[1]["screen"]["seat"] == 0


def test_both_see_a_move_and_only_one_may_go_on(friends):
    with friends.listen(friends.tokens[0]) as one, friends.listen(friends.tokens[1]) as two:
        positions = [one.position(), two.position()]
        mover = positions[0]["screen"]["to_move"]
        assert positions[mover]["screen"]["moves"]
        assert not positions[1 - mover]["screen"]["moves"]
        seq = play(friends, positions[mover])
        assert one.position(seq)["seq"] == two.position(seq)["seq"] == seq


def test_the_log_comes_in_pieces_that_fit(friends):
    with friends.listen(friends.tokens[0]) as ear:
        lines = []
        position = ear.position()
        for _ in range(6):
            lines[position["log"]["from"] :] = position["log"]["lines"]
            position = ear.position(play(friends, friends.wait_for_turn()))
        lines[position["log"]["from"] :] = position["log"]["lines"]
    assert position["log"]["from"] > 0
    assert lines == friends.get("log").json()["lines"]


def test_a_page_that_comes_back_gets_what_it_lacks(friends):
    with friends.listen(friends.tokens[0]) as ear:
        before = ear.position()
    for _ in range(3):
        play(friends, friends.wait_for_turn())
    known = {"log": before["log"]["total"], "seq": before["seq"]}
    with friends.listen(friends.tokens[0], **known) as ear:
        after = ear.position()
    assert after["log"]["from"] == before["log"]["total"]
    assert after["seq"] == before["seq"] + 3


def test_a_page_that_comes_back_after_an_undo_loses_what_was_taken_back(server):
    table = server.table(people=2, bots=0)
    first = table.wait_for_turn()
    play(table, first)
    play(table, table.wait_for_turn())
    before = table.position()
    table.post("undo", {"seq": before["seq"]}, *table.tokens.values())
    known = {"log": before["log"]["total"], "seq": before["seq"]}
    with table.listen(*table.tokens.values(), **known) as ear:
        after = ear.position()
    lines = before["log"]["lines"][: after["log"]["from"]] + after["log"]["lines"]
    assert lines == table.get("log").json()["lines"]


def test_another_language_at_once(friends):
    with friends.listen(friends.tokens[0]) as ear:
        english = ear.position()
        ear.say({"language": "de"})
        german = ear.position()
    assert german["seq"] == english["seq"]
    assert german["screen"]["phase_words"] != english["screen"]["phase_words"]
    assert german["log"]["from"] == 0


def follow(ear, table, token, seq, language="en"):
    """The next position of a page is exactly what it would be told now."""
    followed = {**ear.position(seq)}
    asked = table.get("", token, lang=language).json()["position"]
    for one in (followed, asked):
        one.pop("log")
    assert followed.pop("type") == "position"
    assert followed == asked
    return {**followed, "type": ear.heard[-1]["type"]}


def test_a_page_that_understands_changes_gets_those(friends):
    with (
        friends.listen(friends.tokens[0], changes=True) as ear,
        friends.listen(friends.tokens[0]) as other,
    ):
        assert follow(ear, friends, friends.tokens[0], 0)["type"] == "position"
        for _ in range(8):
            seq = play(friends, friends.wait_for_turn())
            assert follow(ear, friends, friends.tokens[0], seq)["type"] == "changes"
            assert other.position(seq)["seq"] == seq
        lines = []
        for message in ear.heard:
            if "log" in message:
                lines[message["log"]["from"] :] = message["log"]["lines"]
        assert lines == friends.get("log").json()["lines"]
    assert {one["type"] for one in other.heard} == {"table", "position", "chat"}


def test_changes_after_an_undo(server):
    table = server.table(people=2, bots=0)
    with table.listen(*table.tokens.values(), changes=True) as ear:
        ear.position()
        ear.position(play(table, table.wait_for_turn()))
        undone = table.post("undo", {"seq": 1}, *table.tokens.values())
        after = ear.position(undone.json()["seq"])
        assert ear.heard[-1]["type"] == "changes"
    assert {**after, "log": 0, "type": 0} == {**table.position(), "log": 0, "type": 0}


def test_a_whole_position_comes_with_another_language_and_when_it_is_asked_for(friends):
    token = friends.tokens[0]
    with friends.listen(token, changes=True) as ear:
        follow(ear, friends, token, 0)
        ear.say({"language": "de"})
        assert follow(ear, friends, token, 0, "de")["type"] == "position"
        seq = play(friends, friends.wait_for_turn())
        assert follow(ear, friends, token, seq, "de")["type"] == "changes"
        ear.say({"whole": True})
        assert follow(ear, friends, token, seq, "de")["type"] == "position"
        ear.say({"tokens": [friends.tokens[1]]})
        assert follow(ear, friends, friends.tokens[1], seq, "de")["type"] == "position"


def test_a_page_that_comes_back_gets_a_whole_position_first(friends):
    token = friends.tokens[0]
    with friends.listen(token, changes=True) as ear:
        before = ear.position()
    seq = play(friends, friends.wait_for_turn())
    known = {"log": before["log"]["total"], "seq": before["seq"]}
    with friends.listen(token, changes=True, **known) as ear:
        assert follow(ear, friends, token, seq)["type"] == "position"
        assert ear.whole["log"]["from"] == before["log"]["total"]


def test_a_page_may_sit_down_without_coming_again(server):
    table = server.table(people=1, bots=0, openings=1)
    with table.listen() as ear:
        assert ear.next("table")["mine"] == []
        token = table.sit(1)
        ear.say({"tokens": [token]})
        while ear.next("table")["mine"] != [1]:
            pass


def test_presence_is_seen_and_ends(server):
    table = server.table(people=1, bots=0, openings=1)
    table.sit(1)
    with table.listen(table.tokens[0]) as one:
        with table.listen(table.tokens[1]):
            while not one.next("table")["seats"][1]["online"]:
                pass
        while one.next("table")["seats"][1]["online"]:
            pass
    with table.listen(table.tokens[0], name="Thea") as one:
        with table.listen(name=" Ikaros "), table.listen(name="\u202e"):
            while one.next("table")["spectators"] != ["", "Ikaros"]:
                pass
        while one.next("table")["spectators"]:
            pass


def test_who_is_shown_the_door_sees_it(server):
    table = server.table(people=1, bots=0, openings=1)
    token = table.sit(1)
    with table.listen(token) as ear:
        assert ear.next("table")["mine"] == [1]
        table.post("seats/1", {"kind": "open"}, table.host)
        while ear.next("table")["mine"]:
            pass


def test_a_wrong_secret_is_told_and_shows_nothing_of_a_seat(friends):
    with friends.listen("nonsense") as ear:
        assert ear.next("problem")["error"]["key"] == "wrong-token"
        assert ear.next("table")["mine"] == []
        assert ear.next("position")["screen"]["seat"] == -1


def test_chat_reaches_everybody(friends):
    with friends.listen(friends.tokens[0]) as ear:
        ear.next("chat")
        friends.post("chat", {"seat": 1, "text": "Hello"}, friends.tokens[1])
        said = ear.next("chat")
        assert [line["text"] for line in said["lines"]] == ["Hello"]
        friends.post("chat", {"seat": 1, "text": "Again"}, friends.tokens[1])
        assert [line["text"] for line in ear.next("chat")["lines"]] == ["Again"]


def test_a_heartbeat_is_answered(friends):
    with friends.listen(friends.tokens[0]) as ear:
        ear.say({"ping": 1})
        assert ear.next("pong")


def test_there_is_no_such_table(server):
    with Ear(server.live("nowhere1")) as ear:
        assert ear.next("problem")["error"]["key"] == "no-table"
        assert closed(ear) == 4404


@pytest.mark.parametrize("text", ["", "{", "[]", '{"x": 1}', '{"tokens": "a"}', '{"log": -1}'])
def test_nonsense_ends_the_socket_and_nothing_else(friends, text):
    live = friends.server.live(friends.id)
    live.send(text)
    assert json.loads(live.recv(timeout=5))["error"]["key"] == "bad-message"
    with pytest.raises(ConnectionClosed):
        live.recv(timeout=5)
    assert friends.get().status_code == 200


def test_a_message_of_more_than_4_kb_ends_the_socket(friends):
    with friends.listen(friends.tokens[0]) as ear:
        ear.next("chat")
        ear.say({"ping": "x" * 5000})
        assert closed(ear) == 1009


def test_too_many_messages_end_the_socket(friends):
    with friends.listen(friends.tokens[0]) as ear:
        for _ in range(40):
            ear.say({"ping": 1})
        assert closed(ear) == 4429


def test_a_page_that_does_not_read_gets_the_newest_and_nobody_waits(server):
    table = server.table(people=2, bots=0)
    slow = table.server.live(table.id)
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.send(json.dumps({"tokens": list(table.tokens.values()), "language": "en", "log": 0}))
    time.sleep(0.2)
    for _ in range(60):
        position = table.position()
        if position["screen"]["over"]:
            break
        begin = time.monotonic()
        play(table, position)
        assert time.monotonic() - begin < 10, "its reader is given up after 20 s"
    ear = Ear(slow)
    newest = table.position()["seq"]
    assert ear.position(newest)["seq"] == newest
    slow.close()


def test_a_server_that_goes_says_come_again(own_server):
    server = own_server()
    table = server.table(people=2, bots=0)
    ear = table.listen(table.tokens[0])
    ear.next("chat")
    server.server.should_exit = True
    assert closed(ear) == 1012


def test_who_goes_before_saying_a_word_is_no_event(friends, caplog):
    friends.server.live(friends.id).close()
    silent = friends.server.live(friends.id)
    silent.socket.close()
    time.sleep(0.3)
    assert "Exception" not in caplog.text
    assert friends.get().status_code == 200


def test_bytes_are_no_message(friends):
    live = friends.server.live(friends.id)
    live.send(b"{}")
    assert json.loads(live.recv(timeout=5))["error"]["key"] == "bad-message"


def test_who_says_nothing_is_not_waited_for(own_server, monkeypatch):
    monkeypatch.setattr("petteia.web.api.live.HELLO_SECONDS", 0.3)
    server = own_server()
    table = server.table()
    ear = Ear(server.live(table.id))
    assert ear.next("problem")["error"]["key"] == "too-slow"
    assert closed(ear) == 4408


def test_who_reads_nothing_is_let_go(own_server, monkeypatch):
    """A page that does not read while much is said: its socket ends, the others' go on."""
    monkeypatch.setattr("petteia.web.api.live.SEND_TIMEOUT", 0.4)
    server = own_server()
    table = server.table(people=2, bots=0)
    url = (
        f"GET /api/tables/{table.id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    hello = json.dumps({"tokens": list(table.tokens.values()), "language": "en"}).encode()
    mask = b"\0\0\0\0"
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(url.encode())
        deaf.recv(1000)
        deaf.sendall(bytes([0x81, 0x80 | 126, len(hello) >> 8, len(hello) & 255]) + mask + hello)
        until = time.monotonic() + 60
        dropped = 0.0
        language = 0
        while not dropped and time.monotonic() < until:
            # Another language brings the whole log again, so that much is to be read.
            say = json.dumps({"language": ("de", "en")[language % 2]}).encode()
            deaf.sendall(bytes([0x81, 0x80 | len(say)]) + mask + say)
            language += 1
            position = table.position()
            if position["screen"]["moves"]:
                play(table, position)
            text = server.http.get("/metrics").text
            dropped = float(text.split("\npetteia_sockets_dropped_total ")[1].split("\n")[0])
            time.sleep(0.25)
    assert dropped == 1


async def test_a_table_keeps_few_messages_whatever_pages_say_they_know():
    class Table:
        audience = Audience("owl", ManualClock())

    channel = Channel(Table())
    for known in range(5 * MOST_SHARED):
        text, body = channel.message("position", known, lambda known=known: {"seq": known})
        assert json.loads(text) == {"type": "position", **body}
        assert channel.message("position", known, dict) == (text, body), "it is shared"
        assert len(channel._shared) <= MOST_SHARED
        position = {"seq": known}
        assert json.loads(channel.position(None, position)) == {"type": "position", **position}
        assert len(channel._positions) <= MOST_SHARED


class HalfDeafSocket:
    """A socket that takes an answer to a heartbeat, but never a position."""

    def __init__(self, broken: bool = False) -> None:
        self.scope = {"type": "websocket", "headers": []}
        self.broken = broken

    async def send_text(self, text: str) -> None:
        if self.broken:
            raise RuntimeError("the socket is gone")
        if "pong" not in text:
            await asyncio.Event().wait()


class NoSeating:
    """As much of a table's seats as a listener wants at first."""

    def viewer(self, tokens):
        return None


class NoTable:
    seating = NoSeating()


async def test_a_heartbeat_that_gets_through_does_not_hide_a_position_that_waits(monkeypatch):
    monkeypatch.setattr("petteia.web.api.live.SEND_TIMEOUT", 0.2)

    listener = Listener(Hub(Metrics(dict)), NoTable(), HalfDeafSocket())
    waiting = asyncio.create_task(listener._send("position", "{}"))
    await asyncio.sleep(0)
    await listener._send("pong", '{"type":"pong"}')
    async with asyncio.timeout(5):
        await listener._watch_timeout()
    waiting.cancel()


async def test_a_message_that_fails_waits_no_longer(monkeypatch):
    monkeypatch.setattr("petteia.web.api.live.SEND_TIMEOUT", 0.1)

    listener = Listener(Hub(Metrics(dict)), NoTable(), HalfDeafSocket(broken=True))
    with pytest.raises(RuntimeError):
        await listener._send("position", "{}")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await listener._watch_timeout()


class OpenSocket:
    """A socket that is always ready, and remembers the numbers of the positions sent."""

    def __init__(self) -> None:
        self.scope = {
            "type": "websocket",
            "headers": [],
            "extensions": {DIRECT: {"socket": self}},
        }
        self.sent: list[int] = []

    def is_ready(self) -> bool:
        return True

    def write_text(self, text: str) -> None:
        self.sent.append(json.loads(text)["seq"])

    async def send_text(self, text: str) -> None:
        self.write_text(text)


class CountingTable:
    """A table whose positions are their numbers; it is its own seating and presenter."""

    id = "owl"
    ended = None

    def __init__(self) -> None:
        self.audience = Audience(self.id, ManualClock())
        self.seating = self.presenter = self
        self.seq = 1

    def viewer(self, tokens):
        return None

    def position(self, viewer, language, lines, seq):
        return {"seq": self.seq, "log": {"total": 0}}


@pytest.mark.parametrize("steps", range(5))
async def test_a_position_never_overtakes_the_one_before(steps):
    table, socket = CountingTable(), OpenSocket()
    hub = Hub(Metrics(dict))
    listener = Listener(hub, table, socket)
    channel = hub.join(table, listener)
    task = asyncio.create_task(listener._write(channel))
    listener.mark(frozenset({"position"}))
    # So far the task has come: it has not begun, has made a message, or has sent it.
    for _ in range(steps):
        await asyncio.sleep(0)
    table.seq = 2
    channel.notify(frozenset({"position"}))
    for _ in range(10):
        await asyncio.sleep(0)
    task.cancel()
    assert socket.sent in ([1, 2], [2])
