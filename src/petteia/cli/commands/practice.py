"""`petteia practice`: the mistakes of your own games, asked again until they are learned."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from petteia.arena.pool.workers import Workers
from petteia.cli.commands.review import make_review, player_names
from petteia.cli.common import (
    LOCALE,
    AsJson,
    Language,
    Seed,
    console,
    data_folder,
    pick_language,
    print_json,
)
from petteia.cli.quiz import Quiz
from petteia.cli.terminal import PERSON
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem
from petteia.review.practice.mistakes import mistakes
from petteia.review.practice.notebook import Item, Notebook
from petteia.review.practice.schedule import Progress, today
from petteia.review.review import ITERATIONS, ReviewPlan
from petteia.review.words import points

FILE = "practice.json"


def practice(
    records: Annotated[
        list[Path] | None,
        typer.Argument(metavar="RECORD...", help="Finished games whose mistakes are added."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", help="Your seat, from 1.", show_default="all seats of people"),
    ] = None,
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", help="The search that reviews added games.")
    ] = ITERATIONS,
    seed: Seed = 0,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", help="Number of processes.", show_default="one for each core"),
    ] = 0,
    lang: Language = "en",
    file: Annotated[
        Path | None,
        typer.Option("--file", "-f", help="The practice file.", show_default="in the data folder"),
    ] = None,
    list_all: Annotated[
        bool, typer.Option("--list", help="List what is practised, and ask nothing.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Practise the mistakes of your own games: find the better move, with hints if you like.

    A right answer is asked again after 1, 3, 7, 16 and 35 days, a wrong one tomorrow. Games that
    are named are reviewed first, and their mistakes are added.
    """
    language = pick_language(lang)
    if jobs < 0:
        raise Problem(f"A review needs at least 1 process, not {jobs}.")
    notebook = Notebook.load(file or data_folder() / FILE)
    plans = [_plan(path, seat, iterations, seed or 0) for path in records or []]
    desk = Desk(notebook, language, is_quiet=as_json)
    for path, plan, seats in plans:
        desk.add(path, plan, seats, Workers(jobs or os.cpu_count() or 1))
    if as_json:
        print_json([_item_data(it) for it in notebook.items])
    elif list_all:
        desk.list_items()
    else:
        desk.ask_due()


def _plan(
    path: Path, seat: int | None, iterations: int, seed: int
) -> tuple[Path, ReviewPlan, list[int]]:
    """The review of a record, and whose mistakes are taken from it; all problems of records are
    found before any is reviewed."""
    record = Record.load(path)
    players = len(record.state.scores())
    if seat is None:
        seats = [number for number, name in enumerate(record.seats) if name == PERSON]
        if not seats:
            raise Problem(f"{path} does not say which seat is yours: name it, as --seat 1.")
    elif not 1 <= seat <= players:
        raise Problem(f"{path} is a game of {players} players; there is no seat {seat}.")
    else:
        seats = [seat - 1]
    return path, ReviewPlan(record, iterations, seed), seats


def _item_data(item: Item) -> dict[str, object]:
    return {
        "id": item.id,
        "game": item.game,
        "move": item.move,
        "cost": item.cost,
        "streak": item.progress.streak,
        "due": item.progress.due,
    }


class Desk:
    """A practice file at the terminal."""

    def __init__(self, notebook: Notebook, language: str, is_quiet: bool) -> None:
        self.notebook = notebook
        self.language = language
        self.is_quiet = is_quiet

    def add(self, path: Path, plan: ReviewPlan, seats: list[int], workers: Workers) -> None:
        """Review a game and add the mistakes of these seats."""
        if self.notebook.has(plan.record, seats):
            self._print("practice-known", file=str(path))
            return
        names = player_names(plan.record, self.language)
        review = make_review(plan, names, workers)
        number = self.notebook.add(plan.record, review, mistakes(review, seats), today())
        self._print("practice-added", file=str(path), number=number)

    def list_items(self) -> None:
        """Print what is practised: what is due first, what is learned last."""
        if not self.notebook.items:
            self._print("practice-empty")
        for item in sorted(self.notebook.items, key=lambda it: (it.progress.due or "~", it.id)):
            due = self._due(item.progress)
            name = game(str(self.notebook.games[item.game]["game"])).name
            cost = points(item.cost)
            self._print(
                "practice-item", id=item.id, due=due, game=name, move=item.move + 1, points=cost
            )

    def ask_due(self) -> None:
        """Ask what is due today, until it is done or the person leaves."""
        asked = self.notebook.due(today())
        if not asked:
            self._say_nothing_due()
        for item in asked:
            if not self._ask(item):
                return

    def _ask(self, item: Item) -> bool:
        """Ask a mistake and note the outcome; False if the person leaves."""
        try:
            exercise = self.notebook.exercise(item, self._names)
        except Problem as problem:
            self._print("practice-skipped", id=item.id, problem=str(problem))
            return True
        record = exercise.record
        played = record.game.describe(record.state, exercise.tempting, self.language).words
        title = self._say(
            "practice-title",
            game=record.game.name,
            move=item.move + 1,
            words=played,
            points=points(item.cost),
        )
        quiz = Quiz(exercise, self.language, item.iterations, item.seed)
        outcome = quiz.ask(title)
        if outcome is not None:
            progress = self.notebook.answer(item.id, outcome, today())
            if progress.due is None:
                self._print("practice-learned")
            else:
                self._print("practice-next", day=progress.due)
        return not quiz.has_left

    def _say_nothing_due(self) -> None:
        items = self.notebook.items
        days = [it.progress.due for it in items if it.progress.due]
        if not items:
            self._print("practice-empty")
        elif not days:
            self._print("practice-all-learned", all=len(items))
        else:
            learned = len(items) - len(days)
            self._print("practice-nothing-due", learned=learned, all=len(items), day=min(days))

    def _names(self, record: Record) -> Iterable[str]:
        return player_names(record, self.language)

    def _due(self, progress: Progress) -> str:
        if progress.due is None:
            return self._say("practice-item-learned")
        return self._say("practice-due", day=progress.due)

    def _say(self, key: str, **facts: str | int) -> str:
        return messages(LOCALE).say(self.language, key, **facts)

    def _print(self, key: str, **facts: str | int) -> None:
        if not self.is_quiet:
            console.print(self._say(key, **facts), markup=False, soft_wrap=True)
