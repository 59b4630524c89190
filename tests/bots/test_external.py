"""Programs that play: well, badly and not at all; the game always goes on."""

import json
import os
import shlex
import signal
import sys
import time
from pathlib import Path

import pytest

import petteia
from petteia.bots import external
from petteia.bots.bot import RandomBot, SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.external import ExternalBot, decision_request, hello, label
from petteia.bots.levels import BotSpec, read_spec, seat_bot, specs_for_seats, split_bots
from petteia.processes.piped_process import KEPT_STDERR, PipedProcess, ProgramError

GAME = petteia.game("elysium")
BAD = Path(__file__).with_name("bad_bots.py")


def command(*words) -> str:
    """The command of a program from bad_bots.py; -I and -S, for it starts often."""
    return shlex.join([sys.executable, "-I", "-S", str(BAD), *map(str, words)])


def guest(words, start_seconds=5.0) -> ExternalBot:
    return ExternalBot(words, GAME, RandomBot(petteia.stream(3, 3)), start_seconds=start_seconds)


def play(bot, seconds=5.0, players=2, each=None):
    """A whole game by the rules, the bot in seat 0 against chance."""
    state = GAME.new(players=players, seed=4)
    rng = petteia.stream(9, 9)
    seated = SeatedBot(bot, Clock(seconds), petteia.stream(1, 2))
    try:
        while state.to_move() >= 0:
            if each:
                each(state)
            state.play(seated.choose(state) if state.to_move() == 0 else state.pick(rng))
    finally:
        seated.finish(state)
    return state


def is_gone(pid: int) -> bool:
    """Has a process ended? One of somebody else's that nobody has buried yet has."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


def assert_all_gone(pids: Path) -> None:
    found = [int(line) for line in pids.read_text().split()]
    assert found
    end = time.monotonic() + 20
    while not all(map(is_gone, found)) and time.monotonic() < end:
        time.sleep(0.01)
    assert all(map(is_gone, found))
    for pid in found:
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


FAULTS = {
    "crash": ("crash", "it ended with exit code 1"),
    "leave": ("crash", "it ended with exit code 0"),
    "kill_itself": ("crash", "it was ended by SIGKILL"),
    "close_stdout": ("closed", "it closed its standard output"),
    "close_stdin": ("closed", "it closed its standard input and did not answer"),
    "flood": ("nonsense", "it wrote 'more', which is not JSON"),
    "chatter": ("nonsense", "it wrote 'Let me think...', which is not JSON (what is not an answer"),
    "blank": ("nonsense", "it wrote '', which is not JSON"),
    "binary": ("nonsense", "which is not JSON"),
    "long_line": ("nonsense", "it wrote a line of more than 64 kB"),
    "deep": ("nonsense", "which is not JSON"),
    "list": ("nonsense", "it wrote '[1, 2]', not an object"),
    "no_id": ("nonsense", 'has no "id"'),
    "no_action": ("nonsense", 'has no "action"'),
    "wrong_id": ("nonsense", "it answered question 2; it was asked question 1"),
    "bool_id": ("nonsense", '"id" in its answer is True, not a whole number'),
    "bool": ("nonsense", '"action" in its answer is True, not a whole number'),
    "float": ("nonsense", '"action" in its answer is 130.0, not a whole number'),
    "text": ("nonsense", "\"action\" in its answer is '130', not a whole number"),
    "none": ("nonsense", '"action" in its answer is None, not a whole number'),
    "huge": ("illegal", "it chose 1180591620717411303424: actions are numbers from 0 to 3583"),
    "endless_number": ("nonsense", "which is not JSON"),
    "negative": ("illegal", "it chose -1: actions are numbers from 0 to 3583"),
    "illegal": ("illegal", "it chose 0: First you must take a card or a Quest (T1)"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_program_that_fails_loses_decisions_and_never_the_game(name):
    told = []
    bot = guest(command(name))
    bot.listener = told.append
    begin = time.monotonic()
    state = play(bot)
    assert time.monotonic() - begin < 30
    assert state.to_move() < 0
    kind, message = FAULTS[name]
    assert len(bot.faults) == 3
    assert {fault.kind for fault in bot.faults} == {kind}
    assert message in bot.faults[0].message
    assert told == bot.faults
    assert [fault.decision for fault in told] == sorted({fault.decision for fault in told})
    assert bot.process is None


@pytest.mark.parametrize("name", ["hang", "hang_with_children"])
def test_a_program_that_hangs_is_ended_in_time_with_all_it_has_started(name, tmp_path):
    pids = tmp_path / "pids"
    bot = guest(command(name, pids), start_seconds=0.95)
    begin = time.monotonic()
    play(bot, seconds=0.05)
    assert time.monotonic() - begin < 30
    assert [fault.kind for fault in bot.faults] == ["late"] * 3
    assert bot.faults[0].message == "it did not answer within 1 s"
    assert_all_gone(pids)


def test_what_floods_standard_error_is_late_and_little_of_it_is_kept():
    bot = guest(command("flood_stderr"), start_seconds=0.95)
    play(bot, seconds=0.05)
    assert [fault.kind for fault in bot.faults] == ["late"] * 3
    assert 0 < len(bot.faults[0].stderr) <= KEPT_STDERR
    assert "\x1b" not in bot.faults[0].stderr


def test_a_crash_is_told_with_the_last_lines_of_standard_error():
    bot = guest(command("crash"))
    play(bot)
    assert bot.faults[0].stderr.splitlines()[-1] == "RuntimeError: my bot has a bug"
    assert "stderr: RuntimeError: my bot has a bug" in str(bot.faults[0])
    assert str(bot.faults[0]).startswith(f"{bot.name} in seat 0, decision 1: it ended with")


def test_a_program_that_cannot_be_started_is_told_so(tmp_path):
    program = tmp_path / "mybot"
    program.write_text("#!/no/such/interpreter\n")
    program.chmod(0o755)
    bot = guest(str(program))
    assert play(bot).to_move() < 0
    assert [fault.kind for fault in bot.faults] == ["start"] * 3
    assert bot.faults[0].message == "it cannot be started: No such file or directory"


def test_a_program_that_is_taken_away_in_the_middle_is_a_fault_and_no_end(tmp_path):
    program = tmp_path / "mybot"
    program.symlink_to(sys.executable)
    words = command("crash_at_fourth").replace(sys.executable, str(program))
    bot = guest(words)

    def take_away(state):
        if bot.asked == 2:
            program.unlink(missing_ok=True)

    play(bot, each=take_away)
    assert [fault.kind for fault in bot.faults] == ["crash", "start", "start"]


def test_after_a_crash_a_program_is_started_anew():
    bot = guest(command("crash_at_fourth"))
    play(bot)
    assert [(fault.decision, fault.message) for fault in bot.faults] == [
        (4, "it ended with exit code 7")
    ]
    assert bot.asked > 10


def test_after_three_faults_a_program_is_not_asked_any_more_and_that_is_said_once():
    bot = guest(command("illegal"))
    play(bot)
    assert len(bot.faults) == 3
    assert [("not asked any more" in fault.message) for fault in bot.faults] == [False, False, True]
    assert bot.asked == bot.faults[-1].decision


@pytest.mark.parametrize("name", ["good", "by_letters"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_good_program_plays_without_a_fault(name, players):
    bot = guest(command(name))
    play(bot, seconds=5, players=players)
    assert bot.faults == []
    assert bot.asked > 10
    assert bot.slowest > 0


def read_all(file: Path):
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_a_program_is_told_all_it_needs_and_nothing_it_may_not_know(tmp_path):
    views = []

    def look(state):
        if state.to_move() == 0:
            views.append((state.view(0), state.legal()))

    final = play(guest(command("keep_everything", tmp_path / "heard")), players=3, each=look)
    first, *asked, last = read_all(tmp_path / "heard")
    assert (first["type"], first["protocol"], first["game"]) == ("hello", 1, "elysium")
    assert (first["players"], first["seat"], first["language"]) == (3, 0, "en")
    assert {"charon", "nike"} <= {card["key"] for card in first["cards"]}
    assert [message["id"] for message in asked] == list(range(1, len(views) + 1))
    for message, (view, legal) in zip(asked, views, strict=True):
        assert message["type"] == "decide"
        assert message["seconds"] == 5.0
        assert message["view"] == view
        assert isinstance(view["pile"], int)
        assert "rng" not in view
        assert [it["action"] for it in message["actions"]] == legal
        assert set(message["actions"][0]) == {"action", "key", "facts", "words"}
    assert (last["type"], last["seat"]) == ("over", 0)
    assert (last["scores"], last["places"]) == (final.scores(), final.ranking())


def test_what_is_sent_is_the_same_for_every_truth_a_seat_cannot_tell_apart():
    state = GAME.new(players=3, seed=5, families="random")
    rng = petteia.stream(9, 9)
    while state.to_move() >= 0:
        other = state.determinize(state.to_move(), petteia.stream(5, 5))
        assert other.dump() != state.dump()
        for made in (hello, lambda *facts: decision_request(*facts[:3], 1, facts[3])):
            assert made(GAME, state, "en", 1.0) == made(GAME, other, "en", 1.0)
        state.apply(state.pick(rng))


def test_who_chooses_what_is_not_legal_is_told_why_and_goes_on(tmp_path):
    bot = guest(command("keep_everything", tmp_path / "heard", "illegal"))
    play(bot)
    heard = read_all(tmp_path / "heard")
    assert len({message["pid"] for message in heard}) == 1
    (told,) = [message for message in heard if message["type"] == "fault"]
    assert (told["id"], told["message"]) == (5, bot.faults[0].message)
    assert heard[-1]["type"] == "over"


def test_a_program_that_does_not_read_holds_nobody_up():
    child = PipedProcess([sys.executable, "-c", "import time; time.sleep(60)"])
    begin = time.monotonic()
    with pytest.raises(ProgramError, match=r"it did not answer within 0\.2 s"):
        child.request(b"x" * 3_000_000 + b"\n", 0.2)
    child.shut_down(0.1)
    assert time.monotonic() - begin < 30
    assert child.process.returncode == -signal.SIGKILL


def test_an_interruption_ends_the_program(tmp_path):
    pids = tmp_path / "pids"

    def interrupt(number, frame):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 1.0)
    try:
        with pytest.raises(KeyboardInterrupt):
            play(guest(command("hang", pids)), seconds=30)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert_all_gone(pids)


def test_a_program_nobody_holds_any_more_is_ended():
    bot = guest(command("good"))
    bot.choose(GAME.new(players=2, seed=4), Clock(5))
    pid = bot.process.process.pid
    assert not is_gone(pid)
    del bot
    assert is_gone(pid)


def test_a_game_that_is_left_ends_its_program_without_a_result(tmp_path):
    bot = guest(command("keep_everything", tmp_path / "heard"))
    state = GAME.new(players=2, seed=4)
    bot.choose(state, Clock(5))
    pid = bot.process.process.pid
    bot.finish(state)
    assert is_gone(pid)
    assert "over" not in {message["type"] for message in read_all(tmp_path / "heard")}


def test_who_does_not_go_is_ended_at_once_when_a_game_is_left(monkeypatch):
    monkeypatch.setattr(external, "GOODBYE_SECONDS", 50.0)
    bot = guest(command("stay"))
    state = GAME.new(players=2, seed=4)
    bot.choose(state, Clock(5))
    pid = bot.process.process.pid
    begin = time.monotonic()
    bot.finish(state)
    assert is_gone(pid)
    assert time.monotonic() - begin < 20


def test_a_command_is_a_bot_wherever_bots_are_named():
    text = f"exec:{command('good')}"
    assert str(read_spec(f" {text} ")) == text
    assert specs_for_seats([text, "random"], 2) == [text, "random"]
    assert read_spec(text) == BotSpec("exec", seconds=10.0, command=text.removeprefix("exec:"))
    state = GAME.new(players=2, seed=1)
    seated = seat_bot(text, GAME, 1, state.to_move())
    assert seated.choose(state) in state.legal()
    seated.finish(state)


def test_commas_inside_quotes_belong_to_a_command():
    assert split_bots("random, oracle:5") == ["random", "oracle:5"]
    text = """random,exec:'./my bot' --likes "zeus,'hades'",random"""
    assert split_bots(text) == ["random", """exec:'./my bot' --likes "zeus,'hades'\"""", "random"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("exec:", "is exec: and a command"),
        ("exec", "is exec: and a command"),
        ("exec:''", "is exec: and a command"),
        ("exec:env \0", "is exec: and a command"),
        ("exec:'./mybot", "has a quote that is not closed"),
        ("exec:./no-such-bot --fast", "There is no program './no-such-bot' that can be run"),
        (f"exec:{BAD}", "may the file be executed"),
        ("exec:/tmp", "There is no program '/tmp'"),
    ],
)
def test_a_command_that_cannot_be_run_is_one_sentence(text, sentence):
    with pytest.raises(petteia.Problem, match=sentence):
        read_spec(text)


def test_a_record_keeps_a_short_name_of_a_command():
    assert label("./bots/mybot --fast 3") == "mybot"
    assert label("/usr/bin/python3 -u /home/me/bot.py --fast") == "python3 bot.py"
    assert label("node 'my bots/bot.js'") == "node bot.js"
    assert len(label("x" * 500)) <= 80
