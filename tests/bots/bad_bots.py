"""Programs that play badly: `python bad_bots.py NAME [FILE]`. Standard library only, as a guest."""

import json
import os
import signal
import subprocess
import sys
import time


def questions():
    """Every message of a game, hello and all."""
    for line in sys.stdin:
        yield json.loads(line)


def say(text, end="\n"):
    print(text, end=end, flush=True)


def answer(message, **changed):
    first = message["actions"][0]["action"]
    say(json.dumps({"id": message["id"], "action": first, **changed}))


def reply(make):
    """A program that answers every question with something."""

    def run():
        for message in questions():
            if message["type"] == "decide":
                make(message)

    return run


def note_pids(*pids):
    with open(sys.argv[2], "a") as file:
        file.write("".join(f"{pid}\n" for pid in pids))


def crash(message):
    raise RuntimeError("my bot has a bug")


def crash_at_fourth(message):
    if message["id"] == 4:
        os._exit(7)
    answer(message)


def hang(message):
    note_pids(os.getpid())
    time.sleep(60)


def hang_with_children(message):
    stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
    note_pids(os.getpid(), subprocess.Popen([sys.executable, "-c", stubborn]).pid)
    time.sleep(60)


def close_stdout(message):
    os.close(1)
    time.sleep(60)


def close_stdin(message):
    os.close(0)
    answer(message)
    time.sleep(60)


def flood(message):
    while True:
        os.write(1, b"more\n" * 10_000)


def flood_stderr(message):
    while True:
        os.write(2, b"\x1b[31mmore\n" * 10_000)


def by_letters(message):
    """Not bad at all, only slow to speak."""
    for letter in json.dumps({"id": message["id"], "action": message["actions"][0]["action"]}):
        say(letter, end="")
    say("")


def stay():
    reply(answer)()
    time.sleep(60)


def keep_everything():
    with open(sys.argv[2], "w") as file:
        for message in questions():
            file.write(json.dumps({"pid": os.getpid(), **message}) + "\n")
            if message["type"] == "decide":
                wrong = message["id"] == 5 and "illegal" in sys.argv
                answer(message, **({"action": 0} if wrong else {}))


BOTS = {
    "good": reply(answer),
    "by_letters": reply(by_letters),
    "crash": reply(crash),
    "crash_at_fourth": reply(crash_at_fourth),
    "leave": lambda: None,
    "stay": stay,
    "kill_itself": reply(lambda message: os.kill(os.getpid(), signal.SIGKILL)),
    "hang": reply(hang),
    "hang_with_children": reply(hang_with_children),
    "close_stdout": reply(close_stdout),
    "close_stdin": reply(close_stdin),
    "flood": reply(flood),
    "flood_stderr": reply(flood_stderr),
    "chatter": reply(lambda message: say("Let me think...")),
    "blank": reply(lambda message: say("")),
    "binary": reply(lambda message: os.write(1, bytes(range(256)))),
    "long_line": reply(lambda message: say("x" * 10_000_000, end="")),
    "deep": reply(lambda message: say("[" * 60_000)),
    "list": reply(lambda message: say("[1, 2]")),
    "no_id": reply(lambda message: say('{"action": 1}')),
    "no_action": reply(lambda message: say(json.dumps({"id": message["id"]}))),
    "wrong_id": reply(lambda message: answer(message, id=message["id"] + 1)),
    "bool_id": reply(lambda message: answer(message, id=True)),
    "bool": reply(lambda message: answer(message, action=True)),
    "float": reply(lambda message: answer(message, action=130.0)),
    "text": reply(lambda message: answer(message, action="130")),
    "none": reply(lambda message: answer(message, action=None)),
    "huge": reply(lambda message: answer(message, action=1 << 70)),
    "endless_number": reply(lambda message: say('{"id": 1, "action": 1' + "0" * 9000 + "}")),
    "negative": reply(lambda message: answer(message, action=-1)),
    "illegal": reply(lambda message: answer(message, action=0)),
    "keep_everything": keep_everything,
}

if __name__ == "__main__":
    BOTS[sys.argv[1]]()
