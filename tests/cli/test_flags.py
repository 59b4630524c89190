"""The options of games are flags of the command line; the help names the installed games."""

import subprocess
import sys

import pytest

from tests.pips import add_pips

COMMANDS = [("play",), ("simulate",), ("arena",), ("position", "new")]


def help_of(petteia, *words):
    code, out, _ = petteia(*words, "--help")
    assert code == 0
    return " ".join(out.replace("│", " ").split())


@pytest.mark.parametrize("command", COMMANDS)
def test_help_for_a_game_shows_its_options_only(petteia, command):
    elysium, thebai = (help_of(petteia, *command, game) for game in ("elysium", "thebai"))
    assert "--families -f" in elysium
    assert "--challenge" not in elysium
    assert "--challenge" in thebai
    assert "--families" not in thebai


@pytest.mark.parametrize("command", [*COMMANDS, ("bot-host",), ("balance",)])
def test_help_without_a_game_shows_the_options_of_all_with_their_names(petteia, command):
    shown = help_of(petteia, *command)
    assert "Elysium: Five Families" in shown
    assert "Thebai: How strong Antigone is, from 1 to 5. For 1 player." in shown


def test_the_values_and_the_default_of_an_option_are_shown(petteia):
    shown = help_of(petteia, "simulate", "thebai")
    assert "--challenge <1|2|3|4|5>" in shown
    assert "[default: (2)]" in shown
    assert "[default: (all)]" in help_of(petteia, "balance", "elysium")


def test_help_names_the_installed_games_and_has_an_example_with_one(petteia, monkeypatch):
    add_pips(monkeypatch)
    shown = help_of(petteia, "simulate")
    assert "The game: elysium, pips or thebai." in shown
    assert "Example: petteia simulate elysium " in shown
    assert "Example: petteia simulate pips " in help_of(petteia, "simulate", "pips")


def test_the_option_of_a_third_game_is_a_flag(petteia, monkeypatch):
    add_pips(monkeypatch)
    assert "--challenge" in help_of(petteia, "simulate", "pips")
    words = ("simulate", "pips", "--players", 1, "--games", 1, "--json")
    assert '"challenge": 5' in petteia(*words, "--challenge", 5)[1]
    assert "Challenge is one of" in petteia(*words, "--challenge", 50)[2]


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "thebai", "-f", "random"),
        ("simulate", "-f", "random", "thebai"),
        ("play", "thebai", "--families", "random"),
        ("arena", "thebai", "--bots", "random", "--families=random"),
        ("bot-host", "--game", "thebai", "--families", "random", "--", "true"),
        ("bot-host", "--game=thebai", "--families", "random", "--", "true"),
        ("position", "new", "thebai", "-f", "random"),
        ("balance", "thebai", "--families", "random"),
        ("balance", "thebai", "--families", "all"),
    ],
)
def test_an_option_of_another_game_is_refused_by_the_game(petteia, words):
    code, out, err = petteia(*words)
    assert (code, out) == (2, "")
    assert err == "petteia: Thebai has no option 'families'; it has players, challenge, pack.\n"


def test_a_flag_that_no_game_has_is_refused(petteia):
    code, _, err = petteia("simulate", "thebai", "--colour", "red")
    assert code == 2
    assert err == "petteia: No such option: --colour. Help: petteia simulate --help\n"


def test_a_value_that_is_no_number_is_refused_with_the_numbers(petteia):
    _, _, err = petteia("simulate", "thebai", "-p", 1, "--challenge", "hard")
    assert err == "petteia: Challenge is one of 1, 2, 3, 4, 5, not 'hard' (A12).\n"


def test_a_file_may_be_called_like_a_game(petteia, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words = ("play", "--save", "thebai", "--families", "random")
    assert petteia(*words, typed="q\n")[0] == 0
    assert (tmp_path / "thebai").exists()


@pytest.mark.parametrize(
    ("words", "imported"), [(("thebai",), ["thebai"]), ((), ["elysium"]), (("chess",), ["elysium"])]
)
def test_only_the_game_that_is_named_is_imported(tmp_path, words, imported):
    program = (
        "import sys\n"
        f"sys.argv = ['petteia', 'position', 'new', *{words!r}, '-o', '/dev/null/x']\n"
        "from petteia.cli import main\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    games = ['elysium', 'thebai']\n"
        "    print([key for key in games if f'petteia.games.{key}.game' in sys.modules])\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() == str(imported)


def test_one_part_of_the_cards_is_named_at_a_time(petteia):
    words = ("cards", "elysium", "--family", "zeus", "-f", "first-game")
    assert petteia(*words)[2] == "petteia: Give --family or --families, not both.\n"
    shown = help_of(petteia, "cards", "thebai")
    assert "--kind" in shown
    assert "--family" not in shown
    assert "--challenge" not in shown
