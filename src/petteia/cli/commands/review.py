"""`petteia review`: what each decision of a finished game was worth."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from petteia.arena.pool.pieces import run_pieces
from petteia.arena.pool.workers import Workers
from petteia.bots.explainer import LOCALE as BOTS_LOCALE
from petteia.bots.level_text import level_name
from petteia.bots.levels import LEVELS
from petteia.cli import Interrupted
from petteia.cli.common import (
    AsJson,
    Language,
    Output,
    PackName,
    Seed,
    console,
    pick_language,
    print_json,
)
from petteia.cli.progress import progress_bar
from petteia.kernel.files import write_atomically
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.record import Record
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem
from petteia.review.explaining import Explanation, ExplanationTask
from petteia.review.grades import INACCURACY
from petteia.review.page import review_page
from petteia.review.rating import Rating
from petteia.review.review import ITERATIONS, RatingTask, ReviewPlan
from petteia.review.wire import ReviewData
from petteia.review.words import grade_words, line_words, point_words, points, say, summary


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", help="The search of each decision.")
    ] = ITERATIONS,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write the whole review as one HTML file.")
    ] = None,
    lang: Language = "en",
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", help="Number of processes.", show_default="one for each core"),
    ] = 0,
    as_json: AsJson = False,
    output: Output = None,
) -> None:
    """Review a finished game: what was luck, what was skill, and which choices cost most.

    The same record, iterations and seed give the same review on every machine.
    """
    language = pick_language(lang)
    if jobs < 0:
        raise Problem(f"A review needs at least 1 process, not {jobs}.")
    if output is not None and not as_json:
        raise Problem("--output is the file for --json; a page is written by --html.")
    record = Record.load(file, None if pack == HOUSE_PACK else pack)
    plan = ReviewPlan(record, iterations, seed or 0)
    names = player_names(record, language)
    found = make_review(plan, names, Workers(jobs or os.cpu_count() or 1))
    if html is not None:
        write_atomically(html, review_page(found, record, names, language).html())
    if as_json:
        print_json(found, output)
    elif html is None:
        show_review(found, record, names, language)
    else:
        console.print(f"The review is in {html}", soft_wrap=True, markup=False)


def player_names(record: Record, language: str) -> list[str]:
    """What the players are called: by their level if they are bots of one, and by their number."""
    number = messages(BOTS_LOCALE).say
    names = []
    for seat in range(len(record.state.scores())):
        name = number(language, "player-number", number=seat + 1)
        bot = record.seats[seat].partition(":")[0] if seat < len(record.seats) else ""
        names.append(f"{name} ({level_name(bot, language)})" if bot in LEVELS else name)
    return [name[0].upper() + name[1:] for name in names]


def make_review(plan: ReviewPlan, names: list[str], workers: Workers) -> ReviewData:
    """Rate all decisions on these workers, with a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task("decisions", total=plan.count())
        try:
            ratings: dict[int, Rating] = {}
            for number, rating in run_pieces(_rate, plan.tasks(), workers):
                ratings[number] = rating
                bar.advance(task)
            explained = dict(run_pieces(_explain, plan.explanations(ratings, names), workers))
        except KeyboardInterrupt:
            raise Interrupted("interrupted; nothing was written") from None
    return plan.review(ratings, explained)


def _rate(task: RatingTask) -> Rating:
    return task.rate()


def _explain(task: ExplanationTask) -> Explanation:
    return task.explain()


def show_review(found: ReviewData, record: Record, names: list[str], language: str) -> None:
    """Print the players and the turning points."""
    for line in _lines(found, record, names, language):
        console.print(line, markup=False, emoji=False)


def _lines(found: ReviewData, record: Record, names: list[str], language: str) -> Iterator[str]:
    for player in found["players"]:
        grades = ", ".join(
            f"{number} × {grade_words(grade, language)}"
            for grade, number in player["grades"].items()
            if number
        )
        yield summary(player["account"], names[player["seat"]], len(names), language)
        yield f"  {say(language, 'review-accuracy')}: {player['accuracy']:.0f}. {grades}"
    yield ""
    if not found["turning_points"]:
        yield say(language, "review-no-turning-points", points=points(INACCURACY))
        return
    yield f"{say(language, 'review-turning-points')}:"
    for point in found["turning_points"]:
        decision = found["decisions"][point["move"]]
        yield point_words(decision, record, names, language)
        better = "; ".join(line_words(record, point, language))
        yield f"  {say(language, 'review-better', words=better)}. {point['reasons'][language]}"
