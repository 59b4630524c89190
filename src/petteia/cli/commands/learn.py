"""`petteia learn`: a guided game at this terminal."""

from typing import Annotated

import typer

from petteia.cli.common import (
    AsJson,
    Language,
    OptionalGame,
    console,
    pick_game,
    pick_language,
    print_json,
)
from petteia.cli.lesson import LessonTerminal, lesson_file, lesson_words, new_record
from petteia.cli.terminal import put_aside
from petteia.kernel.content.lesson_course import lesson_data, lesson_named, lesson_offers
from petteia.kernel.game import Game, games
from petteia.kernel.game import game as game_of
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem


def learn(
    game: OptionalGame = None,
    lesson: Annotated[
        str | None,
        typer.Option("--lesson", help="The guided game to play; the first one if not given."),
    ] = None,
    lang: Language = "en",
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Begin again; the game so far is kept aside.")
    ] = False,
    listed: Annotated[bool, typer.Option("--list", help="List the guided games.")] = False,
    as_json: AsJson = False,
) -> None:
    """Learn a game by playing: a guided game explains each rule when it is needed.

    It goes on where it was left.
    """
    language = pick_language(lang)
    if listed or as_json:
        _list([pick_game(game)] if game else list(map(game_of, games())), language, as_json)
        return
    chosen = _with_lessons(game)
    name = lesson or next(iter(chosen.lessons()), "")
    found = lesson_named(chosen, name)
    path = lesson_file(chosen, found)
    if fresh:
        put_aside(path)
    record = new_record(chosen, found)
    if path.exists():
        kept = Record.load(path)
        if (kept.game, kept.options, kept.seed) != (chosen, record.options, record.seed):
            raise Problem(f"{path} is another game; begin again with --fresh.")
        if kept.state.to_move() >= 0:
            record = kept
        else:
            put_aside(path)
    console.print(lesson_data(chosen, found, language)["title"], markup=False, style="bold")
    console.print(lesson_words("lesson-begins", language), markup=False, soft_wrap=True)
    others = [seat for seat in range(found.players) if seat != found.seat]
    for seat, rival in zip(others, found.names, strict=True):
        words = lesson_words("lesson-rival", language, name=rival, player=seat + 1)
        console.print(words, markup=False, soft_wrap=True)
    LessonTerminal(record, found, language, path).play()


def _with_lessons(named: str | None) -> Game:
    """The game that is named, else the first one that has lessons."""
    if named is not None:
        return pick_game(named)
    return next((game_of(key) for key in games() if game_of(key).lessons()), pick_game(None))


def _list(found: list[Game], language: str, as_json: bool) -> None:
    offers = {one: lesson_offers(one.folder(), language) for one in found}
    if as_json:
        print_json(
            [
                {"game": one.key, **offer, "players": one.lessons()[offer["name"]].players}
                for one, lessons in offers.items()
                for offer in lessons
            ]
        )
        return
    for one, lessons in offers.items():
        for offer in lessons:
            words = f"petteia learn {one.key} --lesson {offer['name']}"
            console.print(
                f"{words}  {offer['title']}. {offer['about']}", markup=False, soft_wrap=True
            )
