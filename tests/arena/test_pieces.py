"""Pieces of work: every number answered exactly once, whatever happens to those who work."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from itertools import count

import pytest

from petteia import Problem
from petteia.arena.pool.cluster import check_address
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import in_order, run_missing, run_pieces
from petteia.arena.pool.workers import Workers
from tests.arena.pieces import die_always, die_once, fail, refuse, square

SQUARES = {number: number * number for number in range(10)}
PLAN = {"work": "squares"}


def numbered(numbers):
    return [(number, number) for number in numbers]


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_piece_is_answered_once(jobs):
    answers = list(run_pieces(square, numbered(range(10)), Workers(jobs)))
    assert len(answers) == 10
    assert dict(answers) == SQUARES


def test_more_processes_than_pieces_do_no_harm():
    assert list(run_pieces(square, numbered([7]), Workers(2))) == [(7, 49)]
    assert list(run_pieces(square, [], Workers(2))) == []


def test_results_can_be_had_in_order():
    assert list(in_order([(2, "c"), (0, "a"), (1, "b")])) == ["a", "b", "c"]


def test_a_process_that_ends_is_replaced_and_its_piece_done_again(tmp_path):
    answers = list(run_pieces(partial(die_once, str(tmp_path)), numbered(range(10)), Workers(2)))
    assert (tmp_path / "died").exists()
    assert len(answers) == 10
    assert dict(answers) == SQUARES


def test_a_piece_at_which_processes_always_end_is_a_problem_not_a_hang():
    with pytest.raises(Problem, match="piece 4 ended by signal 9, and 3 times in all"):
        list(run_pieces(die_always, numbered([4]), Workers(2)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_problem_of_a_piece_is_told(jobs):
    with pytest.raises(Problem, match="Piece 5 cannot be done"):
        list(run_pieces(refuse, numbered([5]), Workers(jobs)))


def test_a_fault_of_a_piece_is_told_with_its_traceback():
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(run_pieces(fail, numbered([5]), Workers(2)))


def test_endless_pieces_are_not_listed_in_advance():
    answers = run_pieces(square, ((number, number) for number in count()), Workers(2))
    assert {next(answers)[0], next(answers)[0]} <= set(range(4))
    answers.close()


@pytest.mark.parametrize(
    ("workers", "sentence"),
    [
        ({"jobs": 0}, "at least 1 process"),
        ({"on": "mars"}, "processes or ray, not on 'mars'"),
        ({"address": "here:1"}, "goes with --on ray"),
    ],
)
def test_wrong_workers_are_refused(workers, sentence):
    with pytest.raises(Problem, match=sentence):
        Workers(**workers)


def do_squares(path, numbers):
    """Finish these squares; gives what the journal holds and what had to be done."""
    done = []
    with Journal(path, PLAN) as journal:
        run_missing(square, numbered(numbers), Workers(), journal, done.append)
        return journal.results, done


def test_a_journal_goes_on_where_it_stopped(tmp_path):
    path = tmp_path / "a" / "work.jsonl"
    assert do_squares(path, range(4))[1] == [0, 1, 2, 3]
    results, done = do_squares(path, range(10))
    assert done == [4, 5, 6, 7, 8, 9]
    assert results == SQUARES
    assert do_squares(path, range(10)) == (SQUARES, [])


def test_a_journal_cut_anywhere_loses_one_line_at_most(tmp_path):
    path = tmp_path / "work.jsonl"
    do_squares(path, range(10))
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        lines = whole[:length].count(b"\n")
        results, done = do_squares(path, range(10))
        assert results == SQUARES
        assert len(done) == 10 - max(0, lines - 1)
        assert path.read_bytes() == whole


def test_a_journal_of_other_work_is_refused_and_stays(tmp_path):
    path = tmp_path / "work.jsonl"
    do_squares(path, range(3))
    before = path.read_bytes()
    with pytest.raises(Problem, match=r'other work .work is "squares", not "cubes"'):
        Journal(path, {"work": "cubes"})
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "line 3 is damaged: it is not valid JSON"),
        ("7", "line 3 is damaged: it is not a table"),
        ('{"piece": "x", "result": 1}', "line 3 is damaged: it is not a finished piece"),
        ('{"piece": 0, "result": 0}', "line 3 is damaged: piece 0 was there before"),
        ("\x00", "line 3 is damaged"),
        ("[" * 100_000, "line 3 is damaged"),
    ],
)
def test_a_line_damaged_in_the_middle_is_named(tmp_path, line, sentence):
    path = tmp_path / "work.jsonl"
    do_squares(path, range(3))
    lines = path.read_text().splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(Problem, match=sentence):
        Journal(path, PLAN)


def test_a_fresh_journal_keeps_the_old_one_aside(tmp_path):
    path = tmp_path / "work.jsonl"
    do_squares(path, range(3))
    before = path.read_bytes()
    for number in (1, 2):
        Journal(path, PLAN, fresh=True).close()
        assert (tmp_path / "work-before-1.jsonl").read_bytes() == before
        assert (tmp_path / f"work-before-{number}.jsonl").exists()
    assert do_squares(path, [])[0] == {}


@pytest.mark.parametrize("fresh", [False, True])
def test_a_journal_is_for_one_process_at_a_time(tmp_path, fresh):
    with (
        Journal(tmp_path / "work.jsonl", PLAN),
        pytest.raises(Problem, match="another process is at work"),
    ):
        Journal(tmp_path / "work.jsonl", PLAN, fresh)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_journal_that_cannot_be_written_is_a_problem(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(Problem, match="cannot be written"):
        Journal(tmp_path / "file" / "work.jsonl", PLAN)


SCRIPT = """
import sys
from pathlib import Path
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import run_missing
from petteia.arena.pool.workers import Workers
from tests.arena.pieces import slow_square
if __name__ == "__main__":
    pieces = [(number, number) for number in range(1000)]
    with Journal(Path(sys.argv[1]), {"work": "squares"}) as journal:
        run_missing(slow_square, pieces, Workers(2), journal, lambda number: None)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_work_that_is_ended_leaves_a_good_journal_and_no_processes(tmp_path, number):
    path = tmp_path / "work.jsonl"
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    work = subprocess.Popen(
        [sys.executable, str(script), str(path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 20
    while not (path.exists() and path.read_bytes().count(b"\n") > 3):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    if number == signal.SIGINT:
        os.killpg(work.pid, number)  # as Ctrl-C: everybody hears it
    else:
        work.kill()
    _, err = work.communicate(timeout=10)
    assert err.count("Traceback") == (1 if number == signal.SIGINT else 0)
    while True:
        try:
            os.killpg(work.pid, 0)
        except ProcessLookupError:
            break
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with Journal(path, PLAN) as journal:
        assert len(journal.results) >= 3
        assert all(result == piece**2 for piece, result in journal.results.items())
    assert json.loads(path.read_text().splitlines()[0])["plan"] == PLAN


@pytest.mark.parametrize(
    "content",
    [b"no end", b"a note\nand more", b'{"format":"other"}\n{"x":', b'{"format":"petteia-journal"'],
)
def test_a_foreign_file_is_refused_and_stays_as_it_is(tmp_path, content):
    path = tmp_path / "work.jsonl"
    content = content + b" \xff" if content.startswith(b"{") else content
    path.write_bytes(content)
    with pytest.raises(Problem, match=r"work\.jsonl: "):
        Journal(path, PLAN)
    assert path.read_bytes() == content


@pytest.mark.parametrize("address", ["a..b:6379", "a:" + "9" * 5000])
def test_an_address_no_cluster_can_have_is_a_problem(address):
    with pytest.raises(Problem, match="There is no Ray cluster at"):
        check_address(address)
