"""The doors: every command, and one clear sentence for whatever is wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from petteia import Record
from petteia.bots.roster import LEVELS
from petteia.elysium.edition import HOUSE, read_edition


def test_simulate_prints_one_json_object(petteia):
    code, out, _ = petteia("simulate", "elysium", "--games", 25, "--seed", 7, "--json")
    result = json.loads(out)
    assert code == 0
    assert {
        "checksum",
        "games",
        "decisions",
        "decisions_per_second",
        "seconds",
        "mean_scores",
        "compiled",
    } <= set(result)
    assert result["games"] == 25
    assert len(result["mean_scores"]) == 4


def test_simulate_has_the_same_checksum_on_any_number_of_processes(petteia):
    words = ("simulate", "elysium", "--games", 45, "--seed", 7, "--players", 3, "--json")
    checksums = {json.loads(petteia(*words, "--jobs", jobs)[1])["checksum"] for jobs in (1, 2, 3)}
    assert len(checksums) == 1


def test_simulate_has_this_checksum_on_every_machine(petteia):
    """If the rules, the cards or the generator changed on purpose, write down the new one."""
    result = petteia("simulate", "elysium", "--games", 40, "--seed", 7, "--json")[1]
    assert json.loads(result)["checksum"] == "045ca16ff1982277"


def test_another_seed_is_another_game(petteia):
    one, two = (
        json.loads(petteia("simulate", "elysium", "--games", 5, "--seed", seed, "--json")[1])
        for seed in (1, 2)
    )
    assert one["checksum"] != two["checksum"]


def test_simulate_all_sets_has_a_checksum_for_each(petteia):
    code, out, _ = petteia("simulate", "elysium", "--all-sets", "--games", 2, "--json")
    result = json.loads(out)
    assert code == 0
    assert len(result["sets"]) == len({row["checksum"] for row in result["sets"]}) == 56
    assert len(result["used"]) == 96


def test_simulate_all_sets_is_told_in_words_too(petteia):
    _, out, _ = petteia("simulate", "elysium", "--all-sets", "--games", 1)
    assert "athena, hades, hephaestus, poseidon, zeus" in out
    assert "96 designs" in out or "of 96 designs" in out


def test_cards_of_a_set(petteia):
    cards = json.loads(petteia("cards", "elysium", "--families", "first-game", "--json")[1])
    assert (cards["designs"], cards["cards"]) == (60, 105)


def test_a_new_pack_is_written_checked_and_played(petteia, tmp_path):
    pack = tmp_path / "mine"
    assert petteia("pack", "new", pack)[0] == 0
    assert "is good" in petteia("pack", "check", pack)[1]
    words = ("simulate", "elysium", "--pack", pack, "--families", "wine-dark", "--games", 5)
    assert petteia(*words, "--json")[0] == 0
    code, _, err = petteia("pack", "new", pack)
    assert code == 2
    assert "is there already" in err


def test_a_game_with_a_pack_is_resumed_with_it_and_refused_when_it_changed(petteia, tmp_path):
    pack, save = tmp_path / "mine", tmp_path / "game.json"
    petteia("pack", "new", pack)
    words = ("--pack", pack, "--families", "wine-dark", "--save", save)
    petteia("play", "elysium", *words, typed="1\n1\nq\n")
    assert petteia("play", "elysium", "--resume", save, typed="q\n")[0] == 0
    cards = pack / "cards" / "dionysus.toml"
    cards.write_text(cards.read_text("utf-8").replace("gold = 1", "gold = 2", 1), "utf-8")
    read_edition.cache_clear()
    code, _, err = petteia("replay", save)
    assert code == 2
    assert "was played with pack 'wine-dark'" in err


def test_cards_json_counts_designs_and_cards(petteia):
    cards = json.loads(petteia("cards", "elysium", "--json")[1])
    assert cards["designs"] == len(cards["list"])
    assert cards["cards"] == sum(card["copies"] for card in cards["list"])
    assert set(cards["families"].values()) == {21}
    assert all(card["text"] for card in cards["list"])


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_cards_are_told_in_every_language(petteia, language):
    code, out, _ = petteia("cards", "elysium", "--family", "zeus", "--lang", language)
    assert code == 0
    assert "Nike" in out


def test_rules_json_has_tests_for_every_rule(petteia):
    rules = json.loads(petteia("rules", "elysium", "--json")[1])
    assert len(rules) == 98
    assert all(rule["tests"] and set(rule["text"]) == {"en", "de", "pl"} for rule in rules)


def test_one_rule_by_its_id(petteia):
    code, out, _ = petteia("rules", "elysium", "t8", "--lang", "de")
    assert code == 0
    assert "T8" in out
    assert "Bürger" in out


def test_rules_by_a_word(petteia):
    assert "L5" in petteia("rules", "elysium", "--search", "Citizen")[1]
    assert "A11" in petteia("rules", "thebai", "--search", "antigone's")[1]


def test_the_house_pack_is_good(petteia):
    code, out, _ = petteia("pack", "check", HOUSE)
    assert code == 0
    assert "is good" in out


def test_a_game_is_played_with_undo_and_kept(petteia, tmp_path):
    save = tmp_path / "game.json"
    typed = "1\nu\ni 1\nw take charon\nw quest 9\nr T8\n?\nnonsense\n999\n1\n1\ns\nq\n"
    code, out, _ = petteia("play", "elysium", "--seed", 3, "--save", save, typed=typed)
    assert code == 0
    assert "Taken back." in out
    assert "I do not understand nonsense" in out
    assert "There is no choice 999" in out
    assert "(T1)" in out
    kept = Record.load(save)
    assert kept.moves
    assert kept.seats == ["person", "merchant", "merchant"]


@pytest.mark.parametrize(
    ("language", "word", "shown"),
    [
        ("en", "% of the win", "a = advice"),
        ("de", "Siegchance", "a = Rat"),
        ("pl", "szansa", "a = rada"),
    ],
)
def test_advice_is_given_at_the_table(petteia, tmp_path, language, word, shown):
    save = tmp_path / "game.json"
    words = ("play", "elysium", "--seed", 3, "--save", save, "--lang", language)
    code, out, _ = petteia(*words, typed="a\n?\nq\n")
    assert code == 0
    assert out.count(word) == 3
    assert shown in out
    kept = Record.load(save)
    assert all(state.to_move() != 0 for state, _ in kept.replay())


def test_the_best_moves_of_a_position(petteia):
    file = Path(__file__).parent.parent / "docs" / "positions" / "bonus-race.json"
    code, out, _ = petteia("position", "advise", file, "--seconds", 0.05)
    assert code == 0
    assert "Transfer Nike" in out
    told = json.loads(petteia("position", "advise", file, "--json", "--lang", "de")[1])
    assert told["to_move"] == 0
    assert len(told["advice"]) == 3
    assert set(told["advice"][0]) == {"action", "words", "lead", "share", "searched", "reason"}


def test_the_bots_are_listed_weakest_first(petteia):
    listed = json.loads(petteia("bots", "--json")[1])
    assert [bot["name"] for bot in listed] == list(LEVELS)
    assert [bot["name"] for bot in listed if bot["seconds"]] == ["oracle"]
    out = petteia("bots")[1]
    assert all(f"{bot['name']}  {bot['about']}" in out for bot in listed)


def test_a_whole_game_is_played_by_choosing_the_first_thing(petteia, tmp_path):
    save = tmp_path / "game.json"
    typed = "1\n" * 600
    code, out, _ = petteia("play", "elysium", "--seed", 3, "--save", save, typed=typed)
    assert code == 0
    assert "1. Player" in out
    assert "has won." in out
    assert Record.load(save).state.to_move() == -1


def test_a_game_is_resumed_where_it_was_left(petteia):
    petteia("play", "elysium", "--seed", 3, typed="1\n1\nq\n")
    code, out, _ = petteia("play", "elysium", "--resume", "last", "--lang", "de", typed="q\n")
    assert code == 0
    assert "Epoche 1" in out


def test_a_saved_game_is_not_overwritten_unasked(petteia, tmp_path):
    save = tmp_path / "game.json"
    petteia("play", "elysium", "--seed", 3, "--save", save, typed="1\nq\n")
    before = save.read_text()
    code, _, err = petteia("play", "elysium", "--seed", 4, "--save", save, typed="q\n")
    assert code == 2
    assert "is there already; go on with it by --resume" in err
    assert save.read_text() == before


def test_a_new_game_puts_the_last_one_aside(petteia, tmp_path):
    petteia("play", "elysium", "--seed", 3, typed="1\n1\nq\n")
    last = (tmp_path / "data" / "last-elysium.json").read_text()
    petteia("play", "elysium", "--seed", 4, typed="q\n")
    assert (tmp_path / "data" / "last-elysium-before.json").read_text() == last


def test_after_an_undo_the_bots_choose_as_before(petteia, tmp_path):
    moves = []
    for name, typed in (("a", "1\n1\n2\nq\n"), ("b", "1\n1\nu\nu\n1\n1\n2\nq\n")):
        save = tmp_path / f"{name}.json"
        petteia("play", "elysium", "--seed", 9, "--save", save, typed=typed)
        moves.append(Record.load(save).moves)
    assert moves[0] == moves[1]


def test_a_link_is_followed_and_what_is_no_file_is_not_replaced(petteia, tmp_path):
    target, link, pipe = tmp_path / "target.json", tmp_path / "link.json", tmp_path / "pipe"
    target.write_text("old")
    link.symlink_to(target)
    petteia("position", "new", "-o", link)
    assert link.is_symlink()
    assert json.loads(target.read_text())["game"] == "elysium"
    os.mkfifo(pipe)
    code, _, err = petteia("position", "new", "-o", pipe)
    assert code == 2
    assert "it is not a file" in err


def test_the_oracle_is_on_the_table(petteia):
    typed = "q\n"
    _, out, _ = petteia("play", "elysium", "--families", "wasteland", "--seed", 3, typed=typed)
    assert "\nOracle\n" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate",), "Missing argument 'GAME'. Help: petteia simulate --help"),
        (("simulate", "elysium", "--players", "abc"), "Invalid value for '--players'"),
        (("nonsense",), "No such command 'nonsense'. Help: petteia --help"),
        (("replay", "/dev/zero"), "/dev/zero: is not a file"),
    ],
)
def test_wrong_words_are_one_sentence_too(petteia, words, sentence):
    code, out, err = petteia(*words)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""


def test_a_terminal_without_unicode_gets_question_marks(tmp_path):
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PETTEIA_DATA": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "petteia", "play", "elysium", "--lang", "pl"],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert run.returncode == 0
    assert "?" in run.stdout


def test_hot_seat_needs_no_bots(petteia, tmp_path):
    save = tmp_path / "game.json"
    petteia("play", "elysium", "--players", 2, "--bots", "none", "--save", save, typed="1\nq\n")
    assert Record.load(save).seats == ["person", "person"]


def test_replay_tells_a_game(petteia, tmp_path):
    save = tmp_path / "game.json"
    words = ("play", "elysium", "--seed", 3, "--bots", "random,random", "--save", save)
    petteia(*words, typed="1\n" * 20 + "q\n")
    code, out, _ = petteia("replay", save, "--lang", "pl")
    assert code == 0
    assert "Gracz 3 bierze kartę Acheron." in out
    told = json.loads(petteia("replay", save, "--json", "--to", 3)[1])
    assert len(told["moves"]) == 3


def test_a_position_is_made_checked_listed_and_played(petteia, tmp_path):
    start, after = tmp_path / "start.json", tmp_path / "after.json"
    assert petteia("position", "new", "--players", 2, "--seed", 4, "-o", start)[0] == 0
    assert "is to move" in petteia("position", "check", start)[1]
    listed = json.loads(petteia("position", "legal", start, "--json")[1])
    action = listed["actions"][0]
    assert action["words"]
    assert petteia("position", "apply", start, action["action"], "-o", after)[0] == 0
    assert petteia("position", "check", after)[0] == 0


WRONG = {
    "no such game": (("simulate", "chess"), "There is no game 'chess'"),
    "seven players": (("simulate", "elysium", "--players", "7"), "2 to 4 players, not 7"),
    "no games": (("simulate", "elysium", "--games", "0"), "at least 1 game"),
    "no processes": (("simulate", "elysium", "--jobs", "0"), "at least 1 process"),
    "unknown bot": (("simulate", "elysium", "--bots", "zeus"), "There is no bot 'zeus'"),
    "too few bots": (("simulate", "elysium", "--bots", "random,random"), "4 seats need"),
    "negative seed": (("simulate", "elysium", "--seed", "-1"), "seed"),
    "unknown set": (("simulate", "elysium", "--families", "mine"), "There is no Family set"),
    "four Families": (
        ("simulate", "elysium", "--families", "zeus,hades,athena,poseidon"),
        "5 different Families",
    ),
    "unknown pack": (("simulate", "elysium", "--pack", "nowhere"), "There is no pack 'nowhere'"),
    "unknown language": (("cards", "elysium", "--lang", "fr"), "There is no language 'fr'"),
    "unknown Family": (("cards", "elysium", "--family", "odin"), "has no Family 'odin'"),
    "unknown rule": (("rules", "elysium", "X9"), "There is no rule 'X9'"),
    "no rule says so": (("rules", "elysium", "--search", "xyzzy"), "No rule says"),
    "missing record": (("replay", "nothing.json"), "there is no such file"),
    "missing position": (("position", "check", "nothing.json"), "there is no such file"),
    "missing position to advise": (("position", "advise", "nothing.json"), "there is no such file"),
    "no time for advice": (
        ("position", "advise", "nothing.json", "--seconds", "0"),
        "more than 0 and at most 3600 s",
    ),
    "missing pack": (("pack", "check", "nowhere"), "there is no such pack folder"),
    "too many bots": (("play", "elysium", "--bots", "random,random,random,random"), "do not fit"),
    "missing game": (("play", "elysium", "--resume", "nothing.json"), "there is no such file"),
    "too many players": (("play", "elysium", "--players", "7"), "2 to 4 players"),
    "nothing to resume": (("play", "thebai", "--resume", ""), "--resume is empty"),
    "a resumed game's seed": (("play", "--resume", "x", "--seed", "1"), "has its seed"),
    "a resumed game's players": (("play", "--resume", "x", "-p", "2"), "has its players"),
    "a resumed game's Families": (("play", "--resume", "x", "-f", "random"), "has its families"),
    "a resumed game's challenge": (("play", "--resume", "x", "--challenge", "5"), "has its chall"),
    "empty kind": (("cards", "thebai", "--kind", ""), "--kind is empty"),
    "empty Family": (("cards", "elysium", "--family", " "), "--family is empty"),
    "empty set of Families": (("cards", "elysium", "--families", ""), "--families is empty"),
    "empty search": (("rules", "thebai", "--search", ""), "--search is empty"),
    "no sets": (("simulate", "thebai", "-p", "2", "--all-sets"), "has no sets to play in turn"),
    "all challenges, and one": (
        ("simulate", "thebai", "-p", "1", "--all-sets", "--challenge", "2"),
        "leave out --challenge",
    ),
    "all sets, and one": (("simulate", "elysium", "--all-sets", "-f", "random"), "out --families"),
    "games without end": (("simulate", "elysium", "-g", "9" * 23), "at most 10000000 games"),
    "contest without end": (
        ("arena", "elysium", "-p", "2", "--bots", "random,random", "-g", "9" * 23),
        "at most 10000000 games",
    ),
    "report without end": (("balance", "elysium", "-g", "9" * 23), "at most 10000000 games"),
    "rounds without end": (("train", "elysium", "-g", "25" + "0" * 22), "at most 10000000 games"),
    "visit without end": (("bot-host", "-g", "9" * 23, "--", "true"), "at most 10000000 games"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_sentence_and_exit_code_2(petteia, case, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    words, sentence = WRONG[case]
    code, out, err = petteia(*words)
    assert code == 2
    assert sentence in err
    assert err.startswith("petteia: ")
    assert err.count("\n") == 1
    assert out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_refused_game_leaves_the_last_one_where_it_is(petteia, tmp_path):
    petteia("play", "elysium", "--seed", 3, typed="1\nq\n")
    kept = tmp_path / "data" / "last-elysium.json"
    before = kept.read_text()
    assert petteia("play", "elysium", "--bots", "zeus")[0] == 2
    assert kept.read_text() == before


def test_a_resumed_game_is_not_saved_over_another(petteia, tmp_path):
    one, other = str(tmp_path / "one.json"), str(tmp_path / "other.json")
    for save in (one, other):
        assert petteia("play", "elysium", "--save", save, typed="1\nq\n")[0] == 0
    kept = Path(other).read_bytes()
    code, _, err = petteia("play", "--resume", one, "--save", other, typed="1\nq\n")
    assert code == 2
    assert f"{other} is there already" in err.replace("\n", "")
    assert Path(other).read_bytes() == kept
    assert petteia("play", "--resume", one, "--save", one, typed="1\nq\n")[0] == 0


def test_a_game_is_resumed_as_what_it_is(petteia, tmp_path):
    save = tmp_path / "solo.json"
    petteia("play", "thebai", "--players", 1, "--seed", 3, "--save", save, typed="q\n")
    code, out, err = petteia("play", "elysium", "--resume", save, typed="q\n")
    assert (code, out) == (2, "")
    assert "solo.json is a game of Thebai, not of Elysium." in err
    assert petteia("play", "--resume", save, typed="q\n")[0] == 0


def test_a_record_is_not_taken_for_a_position(petteia, tmp_path):
    save = tmp_path / "solo.json"
    petteia("play", "thebai", "--players", 1, "--seed", 3, "--save", save, typed="q\n")
    for command in ("check", "legal", "advise"):
        code, _, err = petteia("position", command, save)
        assert code == 2
        assert "solo.json is a record of a game, not a position" in err
        assert "petteia play thebai --resume" in err


@pytest.mark.parametrize(
    "words",
    [
        ("cards", "elysium"),
        ("simulate", "elysium"),
        ("play", "elysium"),
        ("train", "elysium"),
        ("position", "new", "elysium"),
    ],
)
def test_a_pack_for_another_game_is_named_as_one(petteia, tmp_path, words):
    pack = tmp_path / "mine"
    petteia("pack", "new", pack, "--game", "thebai")
    code, out, err = petteia(*words, "--pack", pack)
    assert (code, out) == (2, "")
    assert err == f"petteia: {pack} is a pack for Thebai, not for Elysium.\n"


@pytest.mark.parametrize("game", ["elysium", "thebai"])
@pytest.mark.parametrize(
    "words",
    [
        ("play", "GAME", "--bots", "merchant"),
        ("arena", "GAME", "--bots", "merchant,random", "--games", 2),
        ("balance", "GAME", "--bots", "merchant", "--games", 1),
        ("bot-host", "--game", "GAME", "--against", "merchant", "--", "true"),
    ],
)
def test_weights_that_are_none_are_refused_before_anything_is_done(
    petteia, tmp_path, monkeypatch, game, words
):
    pack, weights = tmp_path / "mine", tmp_path / "bad.json"
    petteia("pack", "new", pack, "--game", game)
    weights.write_text(json.dumps({"game": game}))
    monkeypatch.setenv("PETTEIA_WEIGHTS", str(weights))
    asked = [game if word == "GAME" else word for word in words]
    asked[1:1] = ["--pack", pack, "--players", 2]
    if game == "elysium":
        asked[1:1] = ["--families", "wine-dark"]
    code, out, err = petteia(*asked, typed="1\n1\n1\nq\n")
    assert (code, out) == (2, "")
    assert "bad.json: is not a file of weights." in err
    assert not (tmp_path / "data").exists()


def test_ctrl_c_is_a_sentence(petteia, monkeypatch):
    def interrupt(*rest):
        raise KeyboardInterrupt

    monkeypatch.setattr("petteia.cli.app.Simulation", interrupt)
    assert petteia("simulate", "elysium") == (130, "", "petteia: interrupted\n")


def test_ctrl_c_while_modules_are_loaded_is_a_sentence():
    program = (
        "import sys\n"
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'petteia.cli.app':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stop())\n"
        "from petteia.cli import main\n"
        "main()\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (130, "petteia: interrupted\n")


def test_training_says_how_many_games_a_round_may_have(petteia):
    out = petteia("train", "--help")[1].replace("│", " ")
    assert "250 or a multiple of it" in " ".join(out.split())


def test_the_bots_are_told_without_words_of_one_game(petteia):
    assert "writes" not in petteia("bots")[1]


def test_an_action_that_is_not_legal_is_explained(petteia, tmp_path):
    start, after = tmp_path / "start.json", tmp_path / "after.json"
    petteia("position", "new", "-o", start)
    code, _, err = petteia("position", "apply", start, 0, "-o", after)
    assert code == 2
    assert "First you must take a card or a Quest (T1)." in err
    assert not after.exists()


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("play",),
        ("simulate",),
        ("arena",),
        ("bot-host",),
        ("bots",),
        ("replay",),
        ("cards",),
        ("rules",),
        ("pack", "new"),
        ("pack", "check"),
        ("position", "new"),
        ("position", "check"),
        ("position", "legal"),
        ("position", "advise"),
        ("position", "apply"),
    ],
)
def test_every_command_has_help_with_an_example(petteia, words):
    code, out, _ = petteia(*words, "--help")
    assert code == 0
    assert not words or "Example" in out


def test_the_command_is_installed_and_runs():
    run = subprocess.run(
        [sys.executable, "-m", "petteia", "--version"], capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith("petteia ")
