"""Every command of the command line does what its help says."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from petteia import Record
from petteia.bots.levels import GENTLEST, LEVELS
from petteia.games.elysium.content.edition import HOUSE, read_edition
from petteia.tables.request import OFFERED
from tests.bots.test_decisions import play_arena_game


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
    assert json.loads(result)["checksum"] == "98cde8b0db806788"


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
        ("pl", "Szansa", "a = rada"),
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


@pytest.mark.parametrize(
    ("language", "took", "shown"),
    [
        ("en", "took", "w alone explains"),
        ("de", "nahm", "w allein erklärt"),
        ("pl", "abrało", "Samo w wyjaśnia"),
    ],
)
@pytest.mark.parametrize("game", ["elysium", "thebai"])
def test_the_rivals_last_moves_are_explained(petteia, tmp_path, game, language, took, shown):
    save = tmp_path / "game.json"
    words = ("play", game, "--players", 2, "--bots", "shepherd", "--seed", 3, "--save", save)
    code, out, _ = petteia(*words, "--lang", language, typed="1\n1\n1\n1\nw\n?\nq\n")
    assert code == 0
    assert took in out
    assert shown in out


def test_without_a_rivals_move_there_is_nothing_to_explain(petteia, tmp_path):
    words = ("play", "thebai", "--players", 1, "--save", tmp_path / "game.json")
    assert "The others have not moved since" in petteia(*words, typed="w\nq\n")[1]


def test_the_best_moves_of_a_position(petteia):
    file = Path(__file__).parents[2] / "docs" / "positions" / "bonus-race.json"
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
    assert [bot["name"] for bot in listed if bot["seconds"]] == ["oracle", "olympian"]
    out = petteia("bots")[1]
    assert all(f"{bot['name']}  {bot['about']}" in out for bot in listed)


def test_the_bots_are_listed_in_the_language_asked_for(petteia):
    german = json.loads(petteia("bots", "--json", "--lang", "de")[1])
    assert german[-1]["title"] == "Olympier"
    out = petteia("bots", "--lang", "pl")[1]
    assert "  olympian  Najsilniejszy przeciwnik" in out
    assert "To samo dotyczy Olimpijczyka." in out


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


def test_the_oracle_is_on_the_table(petteia):
    typed = "q\n"
    _, out, _ = petteia("play", "elysium", "--families", "wasteland", "--seed", 3, typed=typed)
    assert "\nOracle\n" in out


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


def test_a_game_is_resumed_as_what_it_is(petteia, tmp_path):
    save = tmp_path / "solo.json"
    petteia("play", "thebai", "--players", 1, "--seed", 3, "--save", save, typed="q\n")
    code, out, err = petteia("play", "elysium", "--resume", save, typed="q\n")
    assert (code, out) == (2, "")
    assert "solo.json is a game of Thebai, not of Elysium." in err
    assert petteia("play", "--resume", save, typed="q\n")[0] == 0


def test_training_says_how_many_games_a_round_may_have(petteia):
    out = petteia("train", "--help")[1].replace("│", " ")
    assert "250 or a multiple of it" in " ".join(out.split())


def test_the_help_of_play_names_the_gentlest_bot(petteia):
    told = " ".join(petteia("play", "--help")[1].replace("│", " ").split())
    assert OFFERED[0] == GENTLEST
    assert f"{GENTLEST} is the gentlest" in told


def test_the_bots_are_told_without_words_of_one_game(petteia):
    assert "writes" not in petteia("bots")[1]


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("play",),
        ("simulate",),
        ("arena",),
        ("balance",),
        ("train",),
        ("serve",),
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


def test_a_strategist_at_the_terminal_follows_the_plan_of_a_living_one(petteia, tmp_path):
    file = tmp_path / "game.json"
    bots = ("--players", 2, "--bots", "strategist,strategist")
    code, _, _ = petteia("play", "elysium", *bots, "--seed", 3, "--save", file)
    assert code == 0
    assert Record.load(file).moves == play_arena_game(2, seed=3, bots_seed=3)
