"""The plain table: any game can be shown, undone and replayed without a history of its own."""

import pytest

import petteia
from petteia import Problem, Refused, stream
from petteia.kernel.game import LOCALE
from petteia.kernel.plain_history import MOST_STEPS, PlainHistory
from petteia.kernel.text.messages import LANGUAGES, messages
from tests.pips import TURNS, PipsGame, add_pips

NAMES = ["Ada", "Bo"]


@pytest.fixture(autouse=True)
def pips(monkeypatch):
    add_pips(monkeypatch)


def play(moves: int = 2 * TURNS, game: PipsGame | None = None) -> PlainHistory:
    """A random game of two, after so many moves."""
    history, rng = (game or PipsGame()).history({"players": 2}, 7), stream(7, 16)
    while history.state.to_move() >= 0 and len(history.moves) < moves:
        history.play(int(history.state.pick(rng)))
    return history


def everything(history: PlainHistory) -> list:
    """All that a history can be asked."""
    return [
        history.state.dump(),
        history.moves,
        history.movers,
        history.reveals,
        [history.log("en", NAMES, seat=seat) for seat in (-1, 0, 1)],
        [history.screen(seat, "en", NAMES) for seat in (-1, 0, 1)],
        history.ending("en", NAMES),
    ]


class SecretPips(PipsGame):
    """Pips as if its players had secrets."""

    hidden_information = True


class OpenPips(PipsGame):
    """Pips as if nothing were drawn."""

    chance = False


def test_a_game_without_a_story_has_a_plain_one():
    assert isinstance(PipsGame().history({"players": 2}, 1), PlainHistory)


def test_the_seat_to_move_is_offered_every_legal_action_in_words():
    history = play(1)
    screen = history.screen(1, "en", NAMES)
    assert screen["plain"]
    assert (screen["to_move"], screen["over"]) == (1, False)
    assert [move["action"] for move in screen["moves"]] == history.state.legal()
    assert [move["words"] for move in screen["moves"]] == [f"Take heap {n}" for n in range(3)]
    assert screen["prompt"]["words"] == "Choose an action"
    assert screen["picture"] == f"Heaps: {history.state.heaps}"
    assert screen["scores"] == history.state.scores()


@pytest.mark.parametrize("seat", [-1, 0])
def test_the_others_are_offered_nothing_and_told_who_is_to_move(seat):
    screen = play(1).screen(seat, "en", NAMES)
    assert screen["moves"] == []
    assert screen["prompt"]["words"] == "Bo is to move"


def test_a_seat_that_may_not_move_is_offered_nothing():
    assert play(1).screen(1, "en", NAMES, may_move=False)["moves"] == []


def test_there_is_no_third_seat():
    with pytest.raises(ValueError, match="no seat 2"):
        play(1).screen(2, "en", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_in_the_language_of_the_reader(language):
    words = {
        history.screen(0, language, NAMES)["prompt"]["words"] for history in map(play, (0, 1, 8))
    }
    assert len(words) == 3
    assert language == "en" or not words & {"Choose an action", "The game is over"}


def test_every_move_has_a_line_with_its_player_and_its_words():
    history = play(3)
    lines = history.log("en", NAMES)
    assert [line["n"] for line in lines] == [0, 1, 2]
    assert [line["move"] for line in lines] == [1, 2, 3]
    assert lines[1]["words"] == [{"seat": 1, "name": "Bo"}, f": Take heap {history.moves[1]}."]
    assert history.log("en", NAMES, start=2) == lines[2:]
    assert history.lines_at(2) == 2


def test_a_played_move_has_the_words_it_was_offered_with():
    history = play(3)
    assert history.move_words(2, "en", NAMES) == f"Take heap {history.moves[2]}"
    with pytest.raises(ValueError, match="no move 3"):
        history.move_words(3, "en", NAMES)


def test_undo_leaves_nothing_of_what_came_after():
    for moves in range(2 * TURNS + 1):
        history = play()
        history.undo(moves)
        assert everything(history) == everything(play(moves))


def test_a_game_goes_on_after_an_undo_as_if_it_had_not_been_left():
    history, whole = play(), play()
    history.undo(3)
    for action in whole.moves[3:]:
        history.play(action)
    assert everything(history) == everything(whole)


def test_there_is_no_time_before_the_beginning_and_none_after_now():
    history = play(5)
    for moves in (-1, 6):
        with pytest.raises(Problem, match="5 moves"):
            history.undo(moves)
        with pytest.raises(Problem, match="5 moves"):
            history.at(moves)


def test_a_copy_and_an_earlier_time_are_independent():
    history = play(4)
    before = everything(history)
    twin, then = history.copy(), history.at(2)
    assert everything(twin) == before
    assert everything(then) == everything(play(2))
    twin.play(0)
    then.undo(0)
    assert everything(history) == before


def test_a_refused_move_changes_nothing():
    history = play(4)
    before = everything(history)
    with pytest.raises(Refused):
        history.play(3)
    assert everything(history) == before


def test_where_something_is_drawn_every_move_reveals():
    history = play(1)
    assert history.reveals == [True]
    assert all(move["reveals"] for move in history.screen(1, "en", NAMES)["moves"])


def test_where_nothing_is_hidden_or_drawn_no_move_reveals():
    history = play(1, OpenPips())
    assert history.reveals == [False]
    assert not any(move["reveals"] for move in history.screen(1, "en", NAMES)["moves"])


def test_where_players_have_secrets_only_the_player_reads_the_words_of_a_move():
    history = play(2, SecretPips())
    own, theirs = history.log("en", NAMES, seat=0)
    assert own["words"][-1].startswith(": Take heap")
    assert theirs["words"] == [{"seat": 1, "name": "Bo"}, " makes a move."]
    assert "heap" not in str(history.log("de", NAMES, seat=-1))
    assert [history.reader(seat) for seat in (-1, 0, 1)] == [-1, 0, 1]


def test_where_nobody_has_secrets_all_read_one_log():
    assert {play(2).reader(seat) for seat in (-1, 0, 1)} == {-1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_a_ranking_one_row_of_scores_and_points_over_time(language):
    history = play()
    assert history.screen(0, language, NAMES)["over"]
    ending = history.ending(language, NAMES)
    scores = history.state.scores()
    assert [row["place"] for row in ending["ranking"]] == sorted(history.state.ranking())
    assert all(row["score"] == scores[row["seat"]] for row in ending["ranking"])
    assert [row["values"] for row in ending["categories"]] == [scores]
    assert [line[-1] for line in ending["chart"]["lines"]] == scores
    assert [line[0] for line in ending["chart"]["lines"]] == [0, 0]
    assert len(ending["chart"]["steps"]) == 2 * TURNS + 1
    assert ending["moments"] == []
    assert ending["lede"]


def test_a_game_can_be_rated_before_it_begins():
    ending = play(0).ending("en", NAMES)
    assert len(ending["chart"]["steps"]) == 1
    assert ending["lede"] == "The win is shared."


def test_a_game_for_one_has_an_ending_too():
    history = PipsGame().history({"players": 1}, 3, [0] * TURNS)
    assert history.ending("en", ["Ada"])["lede"] == ""
    assert len(history.ending("en", ["Ada"])["ranking"]) == 1


def test_the_chart_of_a_long_game_is_thinned_out_and_ends_with_the_last_move():
    history = PlainHistory(petteia.game("thebai"), {"players": 2}, 5)
    rng = stream(5, 16)
    for _ in range(100):
        history.play(int(history.state.pick(rng)))
    chart = history.ending("en", NAMES)["chart"]
    assert len(chart["steps"]) <= MOST_STEPS + 1
    assert chart["steps"][-1]["label"] == "100"
    assert [line[-1] for line in chart["lines"]] == history.state.scores()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_of_the_plain_table(language):
    assert messages(LOCALE).keys(language) == messages(LOCALE).keys("en")


def test_what_a_game_does_not_translate_is_said_in_english(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("hello = Hello")
    assert messages(tmp_path).say("pl", "hello") == "Hello"


def test_the_start_page_is_told_of_any_game_what_it_declares():
    setting = PipsGame().lobby_choices("de", {"mine": LOCALE})
    assert (setting["game"], setting["name"]) == ("pips", "Pips")
    assert (setting["fewest"], setting["most"]) == (1, 2)
    assert not setting["page"]
    assert not setting["hints"]
    assert setting["packs"] == [
        {"name": "house", "title": "Hausausgabe"},
        {"name": "mine", "title": "mine"},
    ]
    (challenge,) = petteia.game("thebai").lobby_choices("en", {})["options"]
    assert challenge == {
        "name": "challenge",
        "kind": "number",
        "default": challenge["default"],
        "choices": [1, 2, 3, 4, 5],
        "players": [1],
        "help": "How strong Antigone is, from 1 to 5.",
    }


def test_an_option_without_a_message_is_shown_by_its_name(monkeypatch):
    def no_such_message(self, language, key, **facts):
        raise KeyError(key)

    monkeypatch.setattr(PipsGame, "say", no_such_message)
    (challenge,) = PipsGame().lobby_choices("en", {})["options"]
    assert challenge["help"] == "Challenge"


def test_a_game_without_cards_and_rules_has_none():
    assert PipsGame().cards({"players": 2}, 1, "en") == {"cards": {}}
    assert list(PipsGame().preload_texts("en", {})) == []
    assert PipsGame().rules_text("en") == []
