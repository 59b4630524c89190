"""The API: tables, seats, moves, and one form for everything that is refused."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.kernel.text.problem import Problem
from petteia.tables.request import BOT_NAMES
from tests.pips import add_pips
from tests.web.serving import TestTable, bearer


def error(answer, status):
    assert answer.status_code == status, answer.text
    found = answer.json()["error"]
    assert set(found) == {"key", "words", "rule", "seq"}
    assert found["words"]
    return found


def test_the_start_page_learns_games_and_bots(server):
    told = server.http.get("/api/games", params={"lang": "de"}).json()
    assert told["games"][0]["game"] == "elysium"
    assert [bot["level"] for bot in told["bots"]] == [
        "shepherd",
        "fisher",
        "merchant",
        "strategist",
        "oracle",
        "olympian",
    ]
    assert told["bots"][0]["name"] == "Hirte"
    assert told["bots"][-1]["number"] == 6
    assert told["bots"][-1]["about"].startswith("Der stärkste Gegner")
    assert told["default_level"] == "merchant"
    assert told["bot_names"] == list(BOT_NAMES)
    assert told["colours"] == ["a", "b", "c", "d"]
    assert (told["longest_name"], told["longest_chat"]) == (24, 500)
    (pack,) = told["games"][0]["packs"]
    assert pack["in_play"] == 5


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_guided_game_is_offered_explained_and_begun(server, language):
    told = server.http.get("/api/games", params={"lang": language}).json()["games"][0]
    offered = told["lessons"][0]
    path = f"/api/games/{told['game']}/lessons/{offered['name']}"
    lesson = server.http.get(path, params={"lang": language}).json()["lesson"]
    assert lesson["title"] == offered["title"]
    asked = [step for step in lesson["steps"] if step["action"] is not None]
    assert asked[0]["at"] == 0
    begun = server.http.post(f"{path}/begin", json={"name": "Thea"})
    assert begun.status_code == 201, begun.text
    table = TestTable(server, begun.json())
    shown = table.get("", *table.tokens.values(), lang=language).json()
    assert shown["table"]["lesson"] == lesson["name"]
    assert shown["position"]["lesson"] == {"followed": 0, "over": False}
    assert asked[0]["action"] in {move["action"] for move in shown["position"]["screen"]["moves"]}


def test_a_guided_game_that_is_not_there_is_not_found(server):
    for path in ("elysium/lessons/last", "chess/lessons/first"):
        error(server.http.get(f"/api/games/{path}"), 404)
        error(server.http.post(f"/api/games/{path}/begin", json={"name": "Thea"}), 404)
    error(server.http.post("/api/games/elysium/lessons/first/begin", json={"name": " "}), 422)


def test_the_server_draws_random_families_and_names_bots(server):
    seats = [{"kind": "bot", "level": "shepherd"}, {"kind": "open"}]
    body = {"seats": seats, "options": {"families": "random"}}
    table = TestTable(server, server.http.post("/api/tables", json=body).json())
    face = table.get().json()["table"]
    assert face["set"] == "random"
    assert len(set(face["options"]["families"])) == 5
    assert face["seats"][0]["name"] in BOT_NAMES
    assert table.post("seats/1", {"kind": "bot"}, table.host).status_code == 200
    second = table.get().json()["table"]["seats"][1]
    assert second["level"] == "merchant"
    assert second["name"] in {*BOT_NAMES} - {face["seats"][0]["name"]}


def test_the_start_page_learns_the_options_of_a_game(server):
    told = server.http.get("/api/games", params={"lang": "de"}).json()
    (option,) = told["games"][0]["options"]
    assert (option["name"], option["kind"], option["default"]) == ("families", "text", "first-game")
    assert option["help"].startswith("Fünf Familien")


@pytest.mark.parametrize(
    "options",
    [
        {"familys": "random"},
        {"families": "nothing"},
        {"families": None},
        {"families": ["zeus", 1]},
        {"players": 2},
        {"pack": None},
    ],
)
def test_options_are_checked_by_the_game(server, options):
    body = {"seats": [{"kind": "bot", "level": "shepherd"}] * 2, "options": options}
    error(server.http.post("/api/tables", json=body), 422)


def test_the_rules_are_read_in_the_browsers_language(server):
    told = server.http.get("/api/games/elysium/rules", headers={"Accept-Language": "pl,en;q=0.5"})
    rules = told.json()["rules"]
    assert {rule["kind"] for rule in rules} == {"rule", "ruling"}
    english = server.http.get("/api/games/elysium/rules").json()["rules"]
    assert [rule["id"] for rule in rules] == [rule["id"] for rule in english]
    assert rules != english


def test_a_game_without_a_page_is_played_at_a_plain_table(server, monkeypatch):
    add_pips(monkeypatch)
    offered = {one["game"]: one for one in server.http.get("/api/games").json()["games"]}
    assert offered["pips"]["page"] is False
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]
    body = {"game": "pips", "seats": seats, "start": True}
    table = TestTable(server, server.http.post("/api/tables", json=body).json())
    while moves := (position := table.position())["screen"]["moves"]:
        body = {"seq": position["seq"], "action": moves[0]["action"]}
        assert table.post("moves", body, *table.tokens.values()).status_code == 200
    assert position["screen"]["over"]
    assert position["ending"]["ranking"]
    assert table.get("cards").json() == {"cards": {}}
    assert server.http.get("/api/games/pips/rules").json() == {"rules": []}


def test_the_cards_of_the_house_edition_are_there_without_a_table(server):
    told = server.http.get("/api/games/elysium/cards?lang=pl").json()
    assert told["cards"]["olive-tree"]["family_name"] == "Atena"
    table = server.table(people=2, bots=2, game="thebai")
    assert server.http.get("/api/games/thebai/cards").json() == table.get("cards").json()


@pytest.mark.parametrize("part", ["rules", "cards"])
def test_there_is_no_other_game(server, part):
    assert error(server.http.get(f"/api/games/chess/{part}"), 404)["key"] == "no-such-game"


def test_a_table_is_created_and_played(server):
    table = server.table(people=1, bots=1)
    position = table.wait_for_turn()
    action = position["screen"]["moves"][0]["action"]
    answer = table.post("moves", {"seq": position["seq"], "action": action}, table.tokens[0])
    assert answer.json() == {"seq": position["seq"] + 1}


def test_a_spectator_sees_the_table_but_no_moves(server):
    table = server.table(people=2, bots=0)
    told = table.get().json()
    assert told["table"]["mine"] == []
    assert told["position"]["screen"]["seat"] == -1
    assert not told["position"]["screen"]["moves"]


def test_friends_sit_down_and_the_host_begins(server):
    table = server.table(people=1, bots=0, openings=1)
    assert table.get().json()["table"]["status"] == "lobby"
    assert error(table.post("start", {}, table.host), 409)
    token = table.sit(1, "Ikaros", "b")
    assert error(table.post("start", {}, token), 403)
    assert table.post("start", {}, table.host).json() == {"ok": True}
    assert table.get().json()["table"]["status"] == "playing"


def test_a_seat_is_taken_once(server):
    table = server.table(people=1, bots=0, openings=1)
    table.sit(1)
    error(table.post("seats/1/sit", {"name": "Second", "colour": "d"}), 409)


def test_a_wrong_secret_is_refused_everywhere(server):
    table = server.table(people=2, bots=0)
    other = server.table(people=2, bots=0)
    for secret in ("nonsense", other.tokens[0], table.tokens[0] + "x", table.tokens[0].lower()):
        found = error(table.post("moves", {"seq": 0, "action": 1}, secret), 401)
        assert found["key"] == "wrong-token"
        assert secret not in str(found)
        error(table.get("", secret), 401)
        error(table.post("undo", {"seq": 0}, table.tokens[0], secret), 401)


def test_a_seat_cannot_move_for_another(server):
    table = server.table(people=1, bots=0, openings=1, start=False)
    table.sit(1)
    table.post("start", {}, table.host)
    position = table.wait_for_turn()
    mover = position["screen"]["to_move"]
    body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
    error(table.post("moves", body, table.tokens[1 - mover]), 403)
    assert error(table.post("moves", body), 401)["key"] == "no-secret"
    error(table.post("moves", body, table.host), 403)
    assert table.post("moves", body, table.tokens[mover]).status_code == 200


def test_a_move_is_made_once(server):
    table = server.table(people=2, bots=0)
    position = table.wait_for_turn()
    body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
    first, second = (table.post("moves", body, *table.tokens.values()) for _ in range(2))
    assert first.json() == second.json() == {"seq": position["seq"] + 1}
    other = {**body, "action": position["screen"]["moves"][1]["action"]}
    again = error(table.post("moves", other, *table.tokens.values()), 409)
    assert again["key"] == "stale"
    assert again["seq"] == position["seq"] + 1
    body["seq"] += 5
    error(table.post("moves", body, *table.tokens.values()), 409)
    assert table.position()["seq"] == position["seq"] + 1


def test_what_the_rules_forbid_is_refused_with_the_rule(server):
    table = server.table(people=2, bots=0)
    position = table.wait_for_turn()
    legal = {move["action"] for move in position["screen"]["moves"]}
    codes = [action for action in range(4096) if action not in legal][:400:40]
    refused = [
        error(
            table.post("moves", {"seq": position["seq"], "action": code}, *table.tokens.values()),
            422,
        )
        for code in codes
    ]
    assert all(found["rule"] for found in refused)
    # The page shows the rule beside the words: it is not to be said twice.
    assert not [found for found in refused if found["rule"] in found["words"]]
    assert all(found["words"].endswith(".") for found in refused)
    assert table.position()["seq"] == position["seq"]


def test_a_problem_of_the_server_is_told_in_the_reader_s_language(own_server, monkeypatch, caplog):
    server = own_server()

    def settings(language):
        raise Problem("Pack 'x' cannot be read.")

    monkeypatch.setattr(server.manager, "settings", settings)
    words = {
        language: error(server.http.get("/api/games", params={"lang": language}), 422)["words"]
        for language in ("en", "de", "pl")
    }
    assert len(set(words.values())) == 3
    assert "Pack" not in str(words)
    assert "Pack 'x' cannot be read." in caplog.text


def test_undo_goes_back_at_a_table_of_ones_own(server):
    table = server.table(people=2, bots=0)
    before = table.wait_for_turn()
    body = {"seq": before["seq"], "action": before["screen"]["moves"][0]["action"]}
    table.post("moves", body, *table.tokens.values())
    answer = table.post("undo", {"seq": before["seq"] + 1}, *table.tokens.values())
    assert answer.json() == {"seq": before["seq"] + 2}
    assert table.position()["screen"] == before["screen"]


def test_a_move_of_somebody_else_is_explained_in_the_readers_language(server):
    table = server.table()
    me = table.tokens[0]
    position = table.wait_for_turn()
    while not {0, 1} <= {line["seat"] for line in lines_of(table)}:
        action = position["screen"]["moves"][0]["action"]
        table.post("moves", {"seq": position["seq"], "action": action}, me)
        position = table.wait_for_turn()
    mine, theirs = (
        next(line["move"] for line in lines_of(table) if line["seat"] == seat) for seat in (0, 1)
    )
    told = table.post("why", {"move": theirs}, me).json()["sentences"]
    assert [one["about"] for one in told][:2] == ["brought", "took"]
    path = f"/api/tables/{table.id}/why"
    polish = server.http.post(path, json={"move": theirs}, params={"lang": "pl"})
    assert polish.json()["sentences"][0]["words"] != told[0]["words"]
    assert error(table.post("why", {"move": mine}, me), 422)["key"] == "own-move"
    assert error(table.post("why", {"move": 9999}, me), 422)["key"] == "no-move"
    for bad in ({}, {"move": 0}, {"move": "1"}, {"move": 1, "seat": 0}):
        error(table.post("why", bad, me), 422)


def lines_of(table):
    return table.get("log", table.tokens[0]).json()["lines"]


def test_a_hint_is_one_of_the_moves(server):
    table = server.table(people=2, bots=0)
    position = table.wait_for_turn()
    mover = table.tokens[position["screen"]["to_move"]]
    hints = table.post("hint", {}, mover).json()["moves"]
    legal = {move["action"] for move in position["screen"]["moves"]}
    assert hints
    assert {hint["action"] for hint in hints} <= legal


def test_chat_is_said_from_ones_own_seat(server):
    table = server.table(people=1, bots=1)
    assert table.post("chat", {"seat": 0, "text": "Hello"}, table.tokens[0]).status_code == 200
    error(table.post("chat", {"seat": 1, "text": "Hello"}, table.tokens[0]), 403)
    error(table.post("chat", {"seat": 0, "text": " "}, table.tokens[0]), 422)


def test_seats_are_arranged_in_the_lobby_by_the_host(server):
    table = server.table(people=1, bots=0, openings=2)
    added = table.post("seats", {"kind": "bot", "level": "oracle"}, table.host)
    assert added.json() == {"seat": 3}
    assert (
        table.post("seats/1", {"kind": "bot", "level": "merchant"}, table.host).status_code == 200
    )
    assert table.post("seats/2/remove", {}, table.host).status_code == 200
    seats = table.get().json()["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("person", None),
        ("bot", "merchant"),
        ("bot", "oracle"),
    ]
    error(table.post("seats", {"kind": "open"}, table.tokens[0]), 403)
    assert table.post("seats/0", {"name": "Daidalos"}, table.tokens[0]).status_code == 200
    assert table.get().json()["table"]["seats"][0]["name"] == "Daidalos"


def test_pause_leave_and_return(server):
    table = server.table(people=2, bots=0)
    position = table.wait_for_turn()
    everybody = table.tokens.values()
    assert table.post("pause", {}, *everybody).status_code == 200
    body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
    error(table.post("moves", body, *everybody), 409)
    assert table.post("resume", {}, *everybody).status_code == 200
    assert table.post("seats/0/bot", {"level": "shepherd"}, table.tokens[0]).status_code == 200
    assert table.get().json()["table"]["seats"][0]["away"]
    assert table.post("seats/0/return", {}, table.tokens[0]).status_code == 200
    assert table.post("seats/0/leave", {}, table.tokens[0]).status_code == 200
    error(table.post("seats/1/leave", {}, table.tokens[0]), 403)


def test_a_game_ends_by_agreement_and_goes_on_at_another_table(server):
    table = server.table(people=1, bots=1)
    error(table.get("record"), 409)
    error(table.post("again", {}, table.tokens[0]), 409)
    assert table.post("seats/0/resign", {"agree": True}, table.tokens[0]).status_code == 200
    told = table.get().json()
    assert told["table"]["status"] == "abandoned"
    assert told["position"]["ending"]["ranking"]
    record = table.get("record")
    assert record.json()["format"] == "petteia-record"
    assert f"petteia-{table.id}.json" in record.headers["content-disposition"]
    following = table.post("again", {}, table.tokens[0]).json()["id"]
    assert table.get().json()["table"]["next"] == following
    again = server.http.get(f"/api/tables/{following}", headers=bearer(table.tokens[0])).json()
    assert again["table"]["mine"] == [0]


def test_the_past_is_replayed(server):
    table = server.table(people=2, bots=0)
    first = table.wait_for_turn()
    for _ in range(3):
        position = table.position()
        body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
        table.post("moves", body, *table.tokens.values())
    replay = table.get("replay/0", *table.tokens.values()).json()
    assert (replay["moves"], replay["of"]) == (0, 3)
    assert replay["screen"]["agora"] == first["screen"]["agora"]
    error(table.get("replay/4"), 422)
    lines = table.get("log").json()["lines"]
    assert lines == table.position()["log"]["lines"]


def test_the_cards_of_a_table_have_words(server):
    table = server.table()
    told = table.get("cards", lang="de").json()
    assert len(told["families"]) == 5
    assert all(card["name"] and card["parts"] for card in told["cards"].values())


@pytest.mark.parametrize("table_id", ["nowhere1", "x", "A" * 60, "..%2f..%2fetc", "%00", "tables"])
def test_there_is_no_such_table(server, table_id):
    assert server.http.get(f"/api/tables/{table_id}").status_code == 404
    answer = server.http.post(f"/api/tables/{table_id}/moves", json={"seq": 0, "action": 0})
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b'{"seq": 0}',
        b'{"seq": "0", "action": 1}',
        b'{"seq": true, "action": 1}',
        b'{"seq": 0, "action": 1, "seat": 2}',
        b'{"seq": -1, "action": 1}',
        b'{"seq": 1e400, "action": 1}',
        b'{"seq": NaN, "action": 1}',
        b'{"seq": 99999999999999999999999, "action": 1}',
        b"\xff\xfe",
        b"[" * 20000,
    ],
)
def test_a_body_that_is_none_is_refused_in_the_one_form(server, body):
    table = server.table(people=2, bots=0)
    answer = server.http.post(
        f"/api/tables/{table.id}/moves",
        content=body,
        headers={"Content-Type": "application/json", **bearer(table.tokens[0])},
    )
    error(answer, 422)


def test_a_pack_is_a_name_never_a_folder(server):
    for pack in ("/etc", "../pack", "src/petteia/elysium/pack"):
        body = {"seats": [{"kind": "bot", "level": "shepherd"}] * 2, "options": {"pack": pack}}
        found = error(server.http.post("/api/tables", json=body), 422)
        assert pack not in found["words"]


def test_a_program_is_no_bot_of_a_table(server):
    seats = [{"kind": "person", "name": "A"}, {"kind": "bot", "level": "exec:sh -c true"}]
    error(server.http.post("/api/tables", json={"seats": seats}), 422)


def test_every_refusal_has_the_one_form(server):
    error(server.http.get("/api/nothing"), 404)
    error(server.http.get("/nothing"), 404)
    error(server.http.delete("/api/games"), 405)
    error(server.http.post("/api/tables", json={"seats": []}), 422)
    table = server.table()
    answer = server.http.post(
        f"/api/tables/{table.id}/moves",
        content=b"seq=0",
        headers={"Content-Type": "text/plain", **bearer(table.tokens[0])},
    )
    assert answer.status_code in (415, 422)
    assert answer.json()["error"]["key"]


def test_words_are_in_the_language_asked_for(server):
    words = {
        language: error(server.http.get("/api/tables/nowhere1", params={"lang": language}), 404)
        for language in ("en", "de", "pl")
    }
    assert len({found["words"] for found in words.values()}) == 3


def test_the_server_says_that_it_is_well_and_how_busy(server):
    assert server.http.get("/healthz").json()["ok"] is True
    server.table()
    text = server.http.get("/metrics").text
    assert 'petteia_request_seconds_count{method="POST",route="/api/tables",status="201"}' in text
    assert "petteia_move_seconds" in text
    assert "petteia_process{pid=" in text


def test_the_bot_of_the_documentation_plays_a_game(server, tmp_path):
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    table = server.table(people=1, bots=1)
    done = subprocess.run(
        [sys.executable, "-c", program, f"127.0.0.1:{server.port}", table.id, table.tokens[0]],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+\]", done.stdout.strip())
