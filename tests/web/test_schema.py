"""The OpenAPI is true: schemathesis sends what it allows and forbids, and checks the answers."""

import subprocess
import sys

import pytest

ROUNDS = {
    "nowhere": (),
    "lobby": ("--exclude-checks", "positive_data_acceptance"),
    "playing": ("--exclude-checks", "positive_data_acceptance"),
}
"""What the rules of a game forbid is no fault of its form, so at a real table it may be refused."""


@pytest.mark.parametrize("place", ROUNDS)
def test_every_answer_is_as_described(server, tmp_path, place):
    words = ["--exclude-path", "/api/tables"] if place == "nowhere" else []
    config = tmp_path / "schemathesis.toml"
    config.write_text("")
    if place != "nowhere":
        table = server.table(people=2, bots=0, openings=int(place == "lobby"))
        config.write_text(f'[parameters]\ntable_id = "{table.id}"\n')
        secrets = ",".join((*table.tokens.values(), table.host))
        words += ["-H", f"Authorization: Bearer {secrets}"]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            *(f"{server.url}/api/openapi.json", "--checks", "all", *ROUNDS[place], *words),
            *("--phases", "examples,coverage,fuzzing", "--max-examples", "4", "--seed", "1"),
            *("--suppress-health-check", "all", "--generation-deterministic"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


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
