"""`petteia replay --verify`: a record and its deal are right, or refused in a sentence."""

import json

import pytest

from petteia import Record, game, stream
from petteia.kernel.deal_secret import make_secret, secret_text

SECRET = make_secret(bytes(range(32)))


def saved_game(folder, seed):
    record = Record(game("elysium"), {"players": 2}, seed)
    rng = stream(1, 1)
    while record.state.to_move() >= 0:
        record.play(record.state.pick(rng))
    record.save(folder / "game.json")
    return folder / "game.json", record


def test_replay_verifies_a_record_and_its_deal(petteia, tmp_path):
    save, record = saved_game(tmp_path, SECRET)
    code, out, _ = petteia("replay", save, "--verify")
    assert code == 0
    assert f"All {len(record.moves)} moves are legal and lead to the result." in out
    assert f"fits the commitment {record.commitment}" in out.replace("\n", " ")
    for written in (record.commitment, record.commitment.upper()):
        code, out, _ = petteia("replay", save, "--commitment", written)
        assert code == 0
        assert "the deal was fixed before the game" in out.replace("\n", " ")
    verified = json.loads(petteia("replay", save, "--verify", "--json")[1])
    assert verified == {
        "game": "elysium",
        "verified": True,
        "moves": len(record.moves),
        "over": True,
        "commitment": record.commitment,
    }
    told = json.loads(petteia("replay", save, "--json", "--to", 1)[1])
    assert (told["secret"], told["commitment"]) == (secret_text(SECRET), record.commitment)


@pytest.mark.parametrize("language", ["de", "pl"])
def test_replay_verifies_in_other_languages(petteia, tmp_path, language):
    save, record = saved_game(tmp_path, SECRET)
    code, out, _ = petteia("replay", save, "--verify", "--lang", language)
    assert code == 0
    assert record.commitment in out
    assert "verified-" not in out


def test_replay_verifies_a_seed_too(petteia, tmp_path):
    save, _ = saved_game(tmp_path, 7)
    code, out, _ = petteia("replay", save, "--verify")
    assert code == 0
    assert "dealt by the seed 7. Nobody committed to it before the game." in out.replace("\n", " ")


def test_a_forged_record_is_not_verified(petteia, tmp_path):
    save, record = saved_game(tmp_path, SECRET)
    code, _, err = petteia("replay", save, "--commitment", "0" * 64)
    assert code == 2
    assert "was not dealt by the secret of this commitment" in err.replace("\n", " ")
    whole = json.loads(save.read_text())
    other = Record(game("elysium"), {"players": 2}, make_secret(bytes(32))).deal()
    for changed, sentence in (
        ({"secret": other["secret"]}, "is not the one that was committed to before the game"),
        (other, "is not legal"),
        ({"moves": [whole["moves"][0], *whole["moves"]]}, "is not legal"),
        ({"result": {**whole["result"], "scores": [99, 1]}}, "result.scores"),
    ):
        save.write_text(json.dumps({**whole, **changed}))
        code, out, err = petteia("replay", save, "--verify")
        assert code == 2
        assert sentence in err.replace("\n", " ")
        assert out == ""
    save.write_text(json.dumps(whole))
    assert petteia("replay", save, "--commitment", record.commitment)[0] == 0


def test_a_commitment_to_a_seed_is_refused(petteia, tmp_path):
    save, _ = saved_game(tmp_path, 7)
    code, _, err = petteia("replay", save, "--commitment", "0" * 64)
    assert code == 2
    assert "was dealt by a seed, which nobody committed to" in err.replace("\n", " ")
