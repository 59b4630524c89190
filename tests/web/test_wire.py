"""The types of the wire are true: whole games send nothing else, and nothing less."""

import importlib.util
import json
import random
from functools import cache
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

import petteia
from petteia.kernel.game import game, games
from petteia.kernel.plugin import plugin
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.wire import Ending, GameSetting, LogLine, PlainScreen, RecordData
from petteia.tables.wire import GameCards, Position, Replay
from petteia.web.api import responses
from petteia.web.api.responses import ServerMessage
from tests.pips import PipsGame, add_pips

ROOT = Path(__file__).parents[2]
MOST_MOVES = 1000


@cache
def adapter(kind):
    """The validator of a type; slow to make."""
    return TypeAdapter(kind)


def check(kind, answer, status=200):
    """Check an HTTP response strictly against a type, and return its body."""
    assert answer.status_code == status, answer.text
    adapter(kind).validate_json(answer.content, strict=True)
    return answer.json()


def check_heard(ear):
    """Check everything a socket has received so far."""
    for text in ear.raw:
        adapter(ServerMessage).validate_json(text, strict=True)
    ear.raw.clear()


@cache
def generated():
    """The content of the generated files by path."""
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "build_tools/wire_types.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.files()


def test_the_types_of_the_page_are_up_to_date():
    installed = Path(petteia.__file__).parent
    for path, text in generated().items():
        source = ROOT / "src" / "petteia" / path.relative_to(installed)
        assert source.read_text("utf-8") == text, f"{source} is out of date: run `make wire`"


def test_the_shared_types_name_no_game_and_a_game_imports_them():
    made = generated()
    shared = next(text for path, text in made.items() if path.match("static/lib/wire.d.ts"))
    assert "elysium" not in shared.lower()
    assert "export interface Screen {" in shared
    folder = plugin("elysium").folder() / plugin("elysium").page
    own = made[folder / "wire.d.ts"]
    assert "export interface ElysiumScreen {" in own
    assert "export interface Prompt {" not in own


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_sends_what_is_declared(server, players):
    rng = random.Random(players)
    table = server.table(people=1, bots=0, openings=players - 1)
    languages = dict(zip(("host", "guest", "spectator"), LANGUAGES, strict=True))
    host, guest, spectator = (
        table.listen(*tokens, language=languages[who])
        for who, tokens in (
            ("host", (table.host, table.tokens[0])),
            ("guest", (table.sit(1),)),
            ("spectator", ()),
        )
    )
    ears = (host, guest, spectator)
    with host, guest, spectator:
        for ear in ears:
            for kind in ("table", "position", "chat"):
                ear.next(kind)
        check(responses.Table, table.get("", *table.tokens.values()))
        for seat in range(2, players):
            table.sit(seat, name=f"Guest {seat}", colour="abcd"[seat])
        check(responses.Done, table.post("chat", {"seat": 0, "text": "Hello!"}, table.tokens[0]))
        check(responses.Done, table.post("start", {}, table.host))
        for _ in range(MOST_MOVES):
            position = table.position()
            if position["screen"]["over"]:
                break
            move = rng.choice(position["screen"]["moves"])
            token = table.tokens[position["screen"]["to_move"]]
            body = {"seq": position["seq"], "action": move["action"]}
            seq = check(responses.NextSeq, table.post("moves", body, token))["seq"]
            if rng.random() < 0.1:
                check_each_side_path(table, seq, rng)
            for ear in ears:
                ear.position(seq)
                check_heard(ear)
        assert position["screen"]["over"]
        assert position["ending"]
    check_the_end(table)


def check_each_side_path(table, seq, rng):
    """What can be asked in the middle of a game."""
    for language in LANGUAGES:
        check(responses.Table, table.get("", lang=language))
        check(responses.LogLines, table.get("log", lang=language))
    moves = rng.randrange(table.position()["moves"] + 1)
    check(Replay, table.get(f"replay/{moves}", table.tokens[0]))
    stale = {"seq": seq - 1, "action": 4095}
    check(responses.Error, table.post("moves", stale, table.tokens[0]), 409)


def check_the_end(table):
    """What can be asked about a finished game."""
    for language in LANGUAGES:
        check(responses.Table, table.get("", lang=language))
        check(GameCards, table.get("cards", lang=language))
        check(responses.Games, table.server.http.get("/api/games", params={"lang": language}))
        rules = table.server.http.get("/api/games/elysium/rules", params={"lang": language})
        check(responses.Rules, rules)
    check(responses.Invitation, table.get("invite"))
    record = check(RecordData, table.get("record"))
    assert record["result"]


def test_a_table_with_bots_pauses_undoes_and_advises_as_declared(server):
    table = server.table(people=1, bots=1)
    mine = table.tokens[0]
    with table.listen(mine, table.host) as ear:
        position = table.wait_for_turn()
        check(responses.Hint, table.post("hint", {}, mine))
        body = {"seq": position["seq"], "action": position["screen"]["moves"][0]["action"]}
        check(responses.NextSeq, table.post("moves", body, mine))
        position = table.wait_for_turn()
        check(responses.NextSeq, table.post("undo", {"seq": position["seq"]}, mine))
        check(responses.Done, table.post("pause", {}, mine))
        check(responses.Table, table.get("", mine))
        check(responses.Done, table.post("resume", {}, mine))
        check(responses.Done, table.post("seats/0/leave", {}, mine))
        check(responses.Done, table.post("seats/0/return", {}, mine))
        check(responses.Done, table.post("seats/0/resign", {"agree": True}, mine))
        check(responses.NextTable, table.post("again", {}, mine))
        ear.say({"ping": 1, "tokens": ["wrong"]})
        ear.next("problem")
        ear.next("pong")
        check_heard(ear)
    assert "result" not in check(RecordData, table.get("record"))


def test_unknown_and_missing_keys_are_no_longer_accepted(server):
    table = server.table(people=2, bots=0)
    position = table.position()
    adapter(Position).validate_python(position)
    screen = position["screen"]
    for wrong in (
        {**position, "more": 1},
        {**position, "screen": {**screen, "more": 1}},
        {**position, "screen": {name: screen[name] for name in screen if name != "bonus"}},
        {name: position[name] for name in position if name != "undo"},
    ):
        with pytest.raises(ValidationError):
            adapter(Position).validate_python(wrong)


def test_a_game_without_a_page_sends_what_is_declared(monkeypatch):
    add_pips(monkeypatch)
    history = PipsGame().history({"players": 2}, 7)
    names = ["Ada", "Bo"]
    rng = random.Random(1)
    while True:
        for language in LANGUAGES:
            for seat in (-1, 0, 1):
                screen = history.screen(seat, language, names)
                adapter(PlainScreen).validate_python(screen, strict=True)
                lines = history.log(language, names, seat=seat)
                adapter(list[LogLine]).validate_python(lines, strict=True)
            adapter(Ending).validate_python(history.ending(language, names), strict=True)
            setting = PipsGame().lobby_choices(language, {})
            adapter(GameSetting).validate_python(setting, strict=True)
        if history.state.to_move() < 0:
            break
        history.play(rng.choice(history.state.legal()))


@pytest.mark.parametrize("key", games())
def test_every_game_sends_the_types_it_names(key):
    played, rng = game(key), random.Random(1)
    types = played.wire_types()
    for players in range(played.fewest, played.most + 1):
        history = played.history({"players": players}, 3)
        names = [f"Player {n}" for n in range(players)]
        for _ in range(20):
            for seat in range(-1, players):
                screen = history.screen(seat, "en", names)
                adapter(types.screen).validate_python(screen, strict=True)
            history.play(rng.choice(history.state.legal()))
        adapter(list[types.log_line]).validate_python(history.log("en", names), strict=True)
        options = played.resolve_options(history.options, 3)
        adapter(types.options).validate_python(options, strict=True)
        adapter(types.cards).validate_python(played.cards(options, 3, "en"), strict=True)
    packs = played.lobby_choices("en", {})["packs"]
    adapter(list[types.pack]).validate_python(packs, strict=True)


def test_the_options_of_a_plain_game_are_those_it_declares(monkeypatch):
    add_pips(monkeypatch)
    types = game("pips").wire_types()
    options = game("pips").complete_options({"players": 1})
    TypeAdapter(types.options).validate_python(options, strict=True)
    for wrong in ({**options, "more": 1}, {"players": 1}):
        with pytest.raises(ValidationError):
            TypeAdapter(types.options).validate_python(wrong, strict=True)


def test_the_description_contains_the_messages_of_the_socket(server):
    described = server.http.get("/api/openapi.json").json()
    (socket,) = described["x-websockets"].values()
    schemas = described["components"]["schemas"]
    for way in ("send", "receive"):
        assert socket[way]["$ref"].rpartition("/")[2] in schemas
    assert '"additionalProperties": true' not in json.dumps(schemas["ServerMessage"])
    for name in ("Face", "Position", "ElysiumScreen", "PlainScreen", "LogPart", "LegalMove"):
        assert schemas[name]["additionalProperties"] is False, name
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"]), name
