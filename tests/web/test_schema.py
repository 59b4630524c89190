"""The OpenAPI is true: schemathesis sends what it allows and forbids, and checks the answers."""

import json
import os
import subprocess
import sys

import pytest

from petteia.kernel.game import browser_games, game

HOOKS = """
import schemathesis
from hypothesis import strategies

letters = strategies.characters(max_codepoint=0x24F, exclude_categories=["Cc", "Cf"])
schemathesis.openapi.format("printable", strategies.text(letters))
"""
"""What is printable cannot be said in a schema: the format has a name, and here its meaning."""
ROUNDS = {
    "nowhere": (
        "--exclude-path",
        "/api/tables",
        "--exclude-path-regex",
        "^/api/(exercises|puzzles)/",
    ),
    "lobby": ("--exclude-checks", "positive_data_acceptance"),
    "playing": ("--exclude-checks", "positive_data_acceptance"),
}
"""What the rules of a game forbid is no fault of its form, so at a real table it may be refused."""


def check(tmp_path, schema, url, *words, table_id="", secrets="", examples=2):
    """Let schemathesis try an API; all it found fault with is an assertion."""
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable_id = "{table_id}"\n' if table_id else "")
    hooks = tmp_path / "printable.py"
    hooks.write_text(HOOKS)
    if secrets:
        words = (*words, "-H", f"Authorization: Bearer {secrets}")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            *(str(schema), "--url", url, "--checks", "all", *words),
            *("--max-examples", str(examples), "--seed", "1"),
            *("--suppress-health-check", "all", "--generation-deterministic"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "SCHEMATHESIS_HOOKS": "printable", "PYTHONPATH": python_path(tmp_path)},
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def python_path(folder):
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)


@pytest.mark.parametrize("place", ROUNDS)
def test_every_answer_is_as_described(server, tmp_path, place):
    known = {}
    if place != "nowhere":
        table = server.table(people=2, bots=0, openings=int(place == "lobby"))
        secrets = ",".join((*table.tokens.values(), table.host))
        known = {"table_id": table.id, "secrets": secrets}
    phases = "examples,coverage,fuzzing" if place == "lobby" else "examples,fuzzing"
    schema = f"{server.url}/api/openapi.json"
    check(tmp_path, schema, server.url, "--phases", phases, *ROUNDS[place], **known)


def test_what_is_described_as_good_is_taken(server, tmp_path):
    """Creating a table and sitting down depend on no rule of a game but the number of players:
    nothing else that fits the description may be refused."""
    described = server.http.get("/api/openapi.json").json()
    new_table = described["components"]["schemas"]["NewTable"]["properties"]
    played = game(new_table["game"]["default"])
    new_table["game"]["enum"] = [played.key]
    new_table["seats"] |= {"minItems": played.fewest, "maxItems": played.most}
    new_table["options"]["anyOf"] = new_table["options"]["anyOf"][:1]
    options = new_table["options"]["anyOf"][0]["properties"]
    # Which Families there are depends on the packs, and is told by /api/games.
    sets = server.http.get("/api/games").json()["games"][0]["packs"][0]["sets"]
    options["families"] = {"enum": [*(one["key"] for one in sets), "random"]}
    options["pack"] = {"const": "house"}
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(described))
    table = server.table(people=1, bots=0, openings=3)
    paths = ("/api/tables", "/api/tables/{table_id}/seats/{seat}/sit")
    words = [word for path in paths for word in ("--include-path", path)]
    words += ["--phases", "examples,coverage,fuzzing"]
    check(tmp_path, schema, server.url, *words, table_id=table.id, examples=25)


def test_the_limits_described_are_those_of_the_tables(server):
    """One letter more than the description allows is refused, the longest it allows is taken."""
    schemas = server.http.get("/api/openapi.json").json()["components"]["schemas"]
    longest = schemas["SitDown"]["properties"]["name"]["maxLength"]
    table = server.table(people=1, bots=0, openings=2)
    for name, status in (("n" * longest, 200), ("n" * (longest + 1), 422)):
        sat = table.post("seats/1/sit", {"name": name, "colour": "b"})
        assert sat.status_code == status
    longest = schemas["ChatMessage"]["properties"]["text"]["maxLength"]
    for text, status in (("x" * longest, 200), ("x" * (longest + 1), 422)):
        said = table.post("chat", {"seat": 0, "text": text}, *table.tokens.values())
        assert said.status_code == status
    levels = schemas["BotSeat"]["properties"]["level"]["enum"]
    assert levels == [bot["level"] for bot in server.http.get("/api/games").json()["bots"]]
    seats = schemas["NewTable"]["properties"]["seats"]
    fewest = {key: game(key).fewest for key in browser_games()}
    smallest = min(fewest, key=lambda key: fewest[key])
    assert seats["minItems"] == fewest[smallest]
    limits = ((seats["minItems"], 201), (seats["maxItems"], 201), (seats["maxItems"] + 1, 422))
    for count, status in (*limits, (seats["minItems"] - 1, 422)):
        body = {"game": smallest, "seats": [{"kind": "bot", "level": levels[0]}] * count}
        assert server.http.post("/api/tables", json=body).status_code == status


def test_the_options_of_every_game_are_described_as_the_game_declares_them(server):
    schemas = server.http.get("/api/openapi.json").json()["components"]["schemas"]
    described = schemas["NewTable"]["properties"]["options"]["anyOf"]
    for schema, key in zip(described, browser_games(), strict=True):
        names = [field.name for field in game(key).option_fields()]
        assert list(schema["properties"]) == [*names, "pack"]
        assert all("default" in option for option in schema["properties"].values())


def test_every_operation_is_described_with_its_errors(server):
    described = server.http.get("/api/openapi.json").json()
    assert described["info"]["description"]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], (method, path)
            assert operation["tags"], (method, path)
            codes = set(operation["responses"])
            if path.startswith("/api/"):
                assert "429" in codes, (method, path)
            if method == "post":
                assert {"403", "413", "422"} <= codes, (method, path)
                assert "HTTPValidationError" not in str(operation)
