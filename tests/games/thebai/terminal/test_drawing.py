"""Thebai at the terminal: the table drawn in 80 columns, choices to read about, whole games."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios

import pytest
from rich.cells import cell_len

from petteia import Record, stream
from petteia.cli.drawing import choices_called, drawing_of, show_choices, show_winners
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.state import empty_position
from petteia.games.thebai.terminal import drawing as thebai_drawing
from petteia.games.thebai.terminal.city import city_lines
from petteia.games.thebai.terminal.drawing import ThebaiDrawing
from petteia.games.thebai.terminal.lookup import parse_action
from petteia.games.thebai.terminal.viewpoint import Viewpoint
from petteia.kernel.rng import DRAWS, SETUP
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.moves import do, perform, take_row
from tests.games.thebai.names import CATALOG, ORDERS, SPACES, dice_space, space

DRAWING = ThebaiDrawing()
CITY = """\
         A              B              C              D
      W              B              O              S
▶1 S [       ]  ·   [       ]  ·   [       ]  ·   [       ] O
         ·              ·              ·  w           ·
 2 W [       ]  ·   [       ]  ·   [o1K5  o]  ·   [       ] W
         ·              ·  w        b  ·  w           ·
 3 O [       ]  ·   [s K1@1o] 1c2★ [o K2  s]  ·   [       ] B
         ·           b  ·  s        b 2h3 w           ·  w
 4 S [       ]  ·   [o K3  w] 1♦Ka [s K4  b]  ××  [oN05@2b] S
         ·           s  ·           o  ·           s  ·
 5 B [       ]  ·   [       ]  ·   [       ]  ·   [       ] O
         ·              ·              ·              ·
 6 W [       ]  ·   [       ]  ·   [       ]  ·   [       ] B
         ·              ·              ·              ·
 7 S [       ]  ·   [       ]  ·   [       ]  ·   [       ] W
            O              S              W              B
"""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def drawn(monkeypatch, capsys):
    """What is drawn by a call on a terminal of 80 columns, as lines."""
    monkeypatch.setattr(thebai_drawing.console, "_width", 80)

    def lines(call, *rest):
        capsys.readouterr()
        call(*rest)
        return capsys.readouterr().out.splitlines()

    return lines


def random_game(players, seed):
    """The positions of a random game, before each decision."""
    state = empty_position(CATALOG, players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP))
    advance(state)
    rng = stream(seed, 6)
    while state.to_move() >= 0:
        yield state
        state.apply(state.pick(rng))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("words", [True, False])
def test_every_position_is_drawn_in_80_columns(drawn, monkeypatch, players, words):
    if not words:
        monkeypatch.setattr(thebai_drawing.console, "_force_terminal", True)
        monkeypatch.setattr(thebai_drawing.console, "_height", 24)
    for moves, state in enumerate(random_game(players, players)):
        if moves % 31:
            continue
        language = LANGUAGES[moves % 3]
        lines = drawn(DRAWING.show_table, state, language, moves % players)
        assert len(lines) > 50
        assert max(cell_len(ESCAPES.sub("", line)) for line in lines) <= 80


def test_the_city_shows_stones_roofs_dice_archons_heroes_and_markers():
    state = (
        table(2)
        .stone("C2", "K5.0", turned=1)
        .stone("D4", "N05")
        .archon(0, "B3")
        .archon(1, "D4")
        .citizen(0, "B3-C3", "2*")
        .hoplite(1, "C3-C4", "3")
        .hero(0, "kadmos", "B4-C4")
        .marker("C4-D4")
        .state()
    )
    city = [line.plain.rstrip() for line in city_lines(Viewpoint(state, "en"))]
    assert city == CITY.splitlines()


def test_dice_have_letters_of_the_language():
    state = table(2).citizen(0, "B3-C3", "2*").hoplite(1, "C3-C4", "3").state()
    for language, codes_of_dice in {
        "en": ("1c2★", "2h3"),
        "de": ("1b2★", "2h3"),
        "pl": ("1l2★", "2h3"),
    }.items():
        city = "\n".join(line.plain for line in city_lines(Viewpoint(state, language)))
        assert all(code in city for code in codes_of_dice)


def test_an_order_drawn_from_the_deck_is_not_shown_to_others(drawn):
    state = table(2).hand(1, "O09", "O11", secret=("O09",)).state()
    own = "\n".join(drawn(DRAWING.show_table, state, "en", 1))
    other = "\n".join(drawn(DRAWING.show_table, state, "en", 0))
    assert "Feast of the house" in own
    assert "Feast of the house" not in other
    assert "Orders in hand Great mystery, ? " in other


def test_hidden_cards_are_not_shown(drawn):
    state = table(2).state()
    lines = "\n".join(drawn(DRAWING.show_table, state, "en", 0))
    assert not any(attack.name["en"] in lines for attack in CATALOG.edition.attacks)
    assert "6 δ · 7 γ · 8 δ · 9 Ω · 10 δ" in " ".join(lines.split())


def test_antigone_has_her_cards_on_the_table(drawn):
    state = table(1).state()
    lines = " ".join(" ".join(drawn(DRAWING.show_table, state, "en", 0)).split())
    destiny = CATALOG.edition.destinies[state.solo.destiny].name["en"]
    assert f"Destiny: {destiny}." in lines
    assert "Challenge 2: Defiance" in lines
    assert "Open card (20 below it)" in lines
    assert "Left herald:" in lines


@pytest.mark.rule("A5")
def test_antigones_orders_are_shown_to_give_no_reward(drawn):
    state = table(1).fulfilled(1, "O02", "O03").state()
    for language, said in {
        "en": "Orders (only colour and sets count, no reward) 2× wine · gate tiles 0",
        "de": "Aufträge (nur Farbe und Sets zählen, keine Belohnung) 2× weinrot · Torplättchen 0",
        "pl": "Zlecenia (liczą się tylko kolor i zestawy, bez nagrody) 2× bordowy · kafelki bram 0",
    }.items():
        assert said in " ".join(" ".join(drawn(DRAWING.show_table, state, language, 0)).split())


@pytest.mark.parametrize(
    ("players", "language", "said"),
    [
        (1, "en", "Antigone’s archon"),
        (1, "de", "Archon von Antigone"),
        (1, "pl", "archont Antygony"),
        (2, "en", "player 2’s archon"),
        (3, "de", "Archon von Person 2"),
        (4, "pl", "archont gracza 2"),
    ],
)
def test_the_legend_explains_the_signs_of_this_game(drawn, players, language, said):
    state = table(players).state()
    lines = " ".join(" ".join(drawn(DRAWING.show_table, state, language, 0)).split())
    sign = "A" if players == 1 else "2"
    assert f"[w1K4@{sign}o]" in lines
    assert f"{sign}h1★: " in lines
    assert said in lines


def test_a_price_without_words_is_a_phrase_in_every_language(drawn, monkeypatch):
    monkeypatch.setattr(thebai_drawing.console, "_force_terminal", True)
    monkeypatch.setattr(thebai_drawing.console, "_height", 24)
    state = table(2).hand(0, "C1").state()
    for language, said in {
        "en": "First libation (wine) 1 grape and 1 amphora",
        "de": "Erstes Trankopfer (weinrot) 1 Traube und 1 Amphore",
        "pl": "Pierwsza libacja (bordowy) kosztuje 1 kiść winogron i 1 amforę",
    }.items():
        lines = drawn(DRAWING.show_table, state, language, 0)
        assert said in ESCAPES.sub("", "\n".join(lines))


def test_what_is_below_0_has_one_sign_on_table_and_sheet(drawn):
    state = next(random_game(2, 1))
    state.players[0].vp = -4
    assert "−4 VP" in "\n".join(drawn(DRAWING.show_table, state, "en", 0))
    while state.to_move() >= 0:
        state.apply(state.legal()[-1])
    state.players[0].hand |= 1
    lines = " ".join(drawn(DRAWING.show_result, state, "en"))
    assert re.search("orders left −\\d", lines)
    assert not re.search("-\\d", lines)


def test_whatever_is_chosen_can_be_read_about_or_has_nothing_to_read(drawn):
    plain = {
        codes.DONE,
        codes.CITIZEN,
        codes.TAKE_BACK,
        codes.GOOD,
        codes.GIVE,
        codes.TAKE,
        codes.ACCEPT,
        codes.PAY,
        codes.RAISE_CITY,
        codes.RAISE_ESTATE,
        codes.RAISE_CITIZEN,
        codes.RAISE_HOPLITE,
        codes.HOPLITE,
        codes.SHIFT,
        codes.SPACE,
        codes.ROTATE,
        codes.COMMANDER,
        codes.KEEP,
        codes.DISMISS,
    }
    for players in (1, 3):
        for state in random_game(players, 7):
            for action in state.legal()[:: len(state.legal()) - 1]:
                kind = action & ~codes.ARGUMENTS
                lines = drawn(DRAWING.show_subject, state, action, "de")
                deck = action == codes.ORDER + codes.DECK_TOP
                if kind != codes.CITY and not deck:
                    assert bool(lines) == (kind not in plain)


TYPED = {
    "done": lambda state: codes.DONE,
    "stop": lambda state: codes.STOP,
    "back": lambda state: codes.TAKE_BACK,
    "archon c4": lambda state: codes.ARCHON + space(state, "C4"),
    "step b3": lambda state: codes.STEP + space(state, "B3"),
    "space a1": lambda state: codes.SPACE,
    "city b3-c3": lambda state: codes.CITY + dice_space(state, "B3-C3"),
    "raise b3-c3": lambda state: codes.RAISE_CITY + dice_space(state, "B3-C3"),
    "shift b3-c3": lambda state: codes.SHIFT + dice_space(state, "B3-C3"),
    "citizen 2*": lambda state: codes.CITIZEN + 3,
    "hoplite 3★": lambda state: codes.HOPLITE + 5,
    "good bronze": lambda state: codes.GOOD + codes.BRONZE,
    "order deck": lambda state: codes.ORDER + codes.DECK_TOP,
    "track ares": lambda state: codes.TRACK + codes.ARES,
    "commander 7": lambda state: codes.COMMANDER + 6,
    "estate master mason": lambda state: codes.ESTATE + SPACES["yellow5"],
    "estate yellow5": lambda state: codes.ESTATE + SPACES["yellow5"],
    "hero kadmos": lambda state: codes.HERO,
    "monument twin altars 1": lambda state: codes.MONUMENT + 4,
    "fulfil polemarch's vote": lambda state: codes.FULFIL + ORDERS["O44"],
    "fulfil polemarch’s vote": lambda state: codes.FULFIL + ORDERS["O44"],
    "archon z9": lambda state: None,
    "estate nowhere": lambda state: None,
    "sing": lambda state: None,
    "stop now": lambda state: None,
}


@pytest.mark.parametrize("typed", TYPED)
def test_actions_are_typed_in_words(typed):
    state = table(2).state()
    word, _, name = typed.partition(" ")
    assert parse_action(state, word, name, "en") == TYPED[typed](state)


def test_names_are_typed_in_the_language_at_hand():
    state = table(2).state()
    assert parse_action(state, "estate", "baumeister", "de") == codes.ESTATE + SPACES["yellow5"]


def test_the_table_is_drawn_again_at_the_start_of_a_turn_only():
    state = table(2).supply(0, "1 2").state()
    assert DRAWING.is_new_turn(state)
    perform(state, 0, "good 1")
    assert not DRAWING.is_new_turn(state)
    assert not DRAWING.is_new_turn(table(2).at(codes.TURN_ARCHON).state())


@pytest.mark.parametrize(
    "name", ["kadmos", "k4", "n12", "gatehouse 2", "gate2", "first libation", "scribe's house"]
)
def test_anything_printed_is_read_about_by_its_name(drawn, name):
    state = table(2).state()
    lines = drawn(DRAWING.show_named, state, name, "en")
    assert len(lines) >= 2
    assert not drawn(DRAWING.show_named, state, "nothing of the kind", "en")


@pytest.mark.parametrize("name", ["councillor tile", "archon", "game-end card"])
def test_a_piece_without_words_is_said_to_be_one(drawn, name):
    lines = drawn(DRAWING.show_named, table(2).state(), name, "en")
    assert "A piece without words of its own" in lines[1]


def test_the_city_is_drawn_again_for_choices_about_it_when_it_has_changed(drawn):
    drawing = ThebaiDrawing()
    state = table(2).state()
    drawn(drawing.show_table, state, "en", 0)
    perform(state, 0, "place 2")
    take_row(state, "red")
    assert not drawn(drawing.show_changes, state, "en")
    do(state, state.legal()[0], codes.ROTATE)
    assert not drawn(drawing.show_changes, state, "en")
    take_row(state, "red")
    assert len(drawn(drawing.show_changes, state, "en")) == 16
    assert not drawn(drawing.show_changes, state, "en")


def test_a_game_is_played_with_undo_and_kept(petteia, tmp_path):
    save = tmp_path / "game.json"
    typed = "1\nu\ni 1\ni kadmos\ni zeus\nw archon c4\nw citizen 9\nr T8\n"
    typed += "w Archon C3\n\n?\nnonsense\n999\n1\n1\ns\nq\n"
    words = ("play", "thebai", "--players", 2, "--bots", "random", "--seed", 3, "--save", save)
    code, out, _ = petteia(*words, typed=typed)
    assert code == 0
    for said in (
        "Taken back.",
        "I do not understand nonsense",
        "There is no choice 999",
        "Type the number of a choice, or ? for help.",
        "words that only one choice has choose it too",
        "I know no action citizen 9. Actions begin with done, stop, back, archon,",
        "Put the standee on a free dice space.",
        "There is no card like zeus here.",
        "w archon c4",
        "T8  ",
    ):
        assert said in out
    assert out.count("First choose a stone for the city (I6).") == 2
    kept = Record.load(save)
    assert kept.moves
    assert kept.seats == ["person", "random"]


def deploying() -> Record:
    """A game in which a hoplite is to be placed: 45 dice spaces are free."""
    record, rng = Record.new("thebai", players=2, seed=9), stream(9, 6)
    while record.state.top.kind != codes.DEPLOYING:
        record.play(record.state.pick(rng))
    assert len(record.state.legal()) == 45
    return record


@pytest.mark.parametrize(("width", "rows"), [(120, 9), (80, 15), (40, 45)])
def test_many_short_choices_stand_in_columns(drawn, monkeypatch, width, rows):
    monkeypatch.setattr(thebai_drawing.console, "_width", width)
    lines = drawn(show_choices, DRAWING, deploying(), "en")[2:]
    assert len(lines) == rows
    assert max(map(len, lines)) <= width
    numbers = [int(word) for line in lines for word in line.split() if word.isdecimal()]
    assert sorted(numbers) == list(range(1, 46))
    assert lines[1].startswith("   2  Dice space B1-C1")


CALLED = {
    "b2-b3": [3],
    "dice space B2-B3": [3],
    "b2": [3, 4],
    "2-b3": [],
    "citizen of level 1": [1],
    "citizen of level 1*": [2],
    "level": [1, 2],
}


@pytest.mark.parametrize("typed", CALLED)
def test_a_choice_is_called_by_its_words_or_a_part_of_them(typed):
    choices = ["Citizen of level 1", "Citizen of level 1★", "Dice space B2-B3", "Dice space B2-C2"]
    assert choices_called(choices, typed) == CALLED[typed]


def test_a_choice_is_typed_by_its_name(petteia, tmp_path):
    save, record = tmp_path / "game.json", deploying()
    record.seats = ["person", "person"]
    record.save(save)
    _, out, _ = petteia("play", "thebai", "--resume", save, typed="c3\ni 1\nb1-C1\nq\n")
    assert "c3 may be " in out
    assert "There is nothing to read about choice 1." in out
    assert Record.load(save).moves == [*record.moves, record.state.legal()[1]]


@pytest.mark.parametrize(
    ("players", "language", "end"),
    [(1, "de", "Antigone"), (2, "en", " has won."), (3, "pl", "Wygrywa Gracz")],
)
def test_a_whole_game_is_played_by_choosing_the_last_thing(
    petteia, tmp_path, players, language, end
):
    save = tmp_path / "game.json"
    words = ["play", "thebai", "--players", players, "--seed", 3, "--save", save]
    words += ["--bots", ",".join(["random"] * (players - 1)) or "none", "--lang", language]
    code, out, _ = petteia(*words, typed="2\n" * 900)
    assert code == 0
    assert end in out
    assert Record.load(save).state.to_move() == -1


def test_equals_share_the_win(drawn):
    names = ["Player 1", "Player 2", "Player 3"]
    lines = drawn(show_winners, [1, 3, 1], names, "en")
    assert lines == ["Player 1, Player 3 share the win."]


def test_a_game_is_resumed_where_it_was_left(petteia):
    petteia("play", "thebai", "--players", 1, "--seed", 3, typed="1\n1\nq\n")
    code, out, _ = petteia("play", "thebai", "--resume", "last", "--lang", "de", typed="q\n")
    assert code == 0
    assert "Runde 1 von 10" in out


def test_the_cards_are_printed_by_kind(petteia):
    out = petteia("cards", "thebai", "--kind", "hero")[1]
    assert "Teiresias" in out
    assert "Vineyard" not in out


def test_thebai_has_a_drawing():
    assert isinstance(drawing_of("thebai"), ThebaiDrawing)


def test_a_real_terminal_of_24_lines_and_80_columns(tmp_path):
    """The whole way: keys typed into a pseudo-terminal, a screen of 80 columns."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "PETTEIA_DATA": str(tmp_path), "TERM": "xterm"}
    for name in ("COLUMNS", "LINES"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "petteia", "play", "thebai", "--players", "1", "--seed", "3"]
    run = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    shown = _type(ours, [b"1", b"1", b"1", b"1", b"t", b"q"])
    assert run.wait(60) == 0
    os.close(ours)
    lines = ESCAPES.sub("", shown.decode()).replace("\r", "").splitlines()
    assert max(cell_len(line) for line in lines if "--resume" not in line) <= 80
    assert any("Round 1 of 10" in line for line in lines)
    assert "The game is kept" in " ".join(lines)


def _type(terminal, keys):
    """Type a line whenever one is asked for; all that was shown until the program ended."""
    shown = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            return shown
        if not piece:
            return shown
        shown += piece
        if keys and ESCAPES.sub("", shown.decode(errors="ignore")).endswith("help): "):
            os.write(terminal, keys.pop(0) + b"\n")
