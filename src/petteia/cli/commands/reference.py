"""Things to read: cards, rules, packs, and games told in words."""

import os
import shutil
from pathlib import Path

from rich.markup import escape

from petteia.bots.roster import LEVELS
from petteia.cli.common import LOCALE, as_typed, console, game_of_pack, print_json
from petteia.cli.drawing import drawing_of
from petteia.kernel.game import Game
from petteia.kernel.record import Record
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem


def show_bots(as_json: bool) -> None:
    """The bots by name, weakest first."""
    if as_json:
        print_json(
            [
                {"name": name, "about": level.about, "seconds": level.seconds or None}
                for name, level in LEVELS.items()
            ]
        )
        return
    for name, level in LEVELS.items():
        console.print(f"{name:>10}  {level.about}", markup=False, soft_wrap=True)
    budget = "oracle:0.5s is the Oracle with half a second a decision, oracle:2000 with iterations."
    console.print(f"\n{budget}", markup=False, soft_wrap=True)
    console.print("exec:COMMAND is a program of your own (docs/external-bots.md).", markup=False)


def show_cards(game: Game, wanted: str, language: str, pack: str, as_json: bool) -> None:
    """What is printed for a game, or the wanted part of it."""
    if as_json:
        print_json(game.printed(wanted, pack, language))
    else:
        drawing_of(game.key).show_cards(wanted, pack, language)


def show_rules(game: Game, ids: list[str], search: str, language: str, as_json: bool) -> None:
    """The rules, all or some; those asked for by id with the tests that hold them."""
    rules = game.rulebook()
    wanted = [it.upper() for it in ids] or list(rules)
    for number in wanted:
        if number not in rules:
            raise Problem(f"There is no rule {number!r}; rules go by ids such as T5 or T8.")
    shown = [
        rule
        for number, rule in rules.items()
        if number in wanted and as_typed(search) in as_typed(rule.text[language])
    ]
    if not shown:
        raise Problem(f"No rule says {search!r}.")
    if as_json:
        print_json(
            [
                {"id": it.id, "kind": it.kind, "text": it.text, "tests": list(it.tests)}
                for it in shown
            ]
        )
        return
    for rule in shown:
        ruling = messages(LOCALE).say(language, "ruling")
        mark = f" [dim]{ruling}[/]" if rule.is_ruling else ""
        console.print(f"[bold]{rule.id:>4}[/]{mark}  {escape(rule.text[language])}")
        for test in rule.tests if ids else ():
            console.print(f"        {test}", style="dim", markup=False, soft_wrap=True)


def new_pack(game: Game, path: Path) -> None:
    """Copy the game's template into a new folder, whole or not at all."""
    if os.path.lexists(path):
        raise Problem(f"{path} is there already; a new pack needs a new folder.")
    part = path.with_name(f"{path.name}.part")
    try:
        shutil.copytree(game.template(), part)
        part.rename(path)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise Problem(f"{path}: cannot be written: {error.strerror or 'no room'}") from None
    words = f"Pack written to {path}; check it with: petteia pack check {path}"
    console.print(words, markup=False, soft_wrap=True)


def check_pack(path: Path, as_json: bool) -> None:
    """Read a pack through and through; the first thing wrong with it is a `Problem`."""
    checked = game_of_pack(path).check_pack(path)
    if as_json:
        print_json(checked.facts)
        return
    for words in (checked.words, *checked.notes):
        console.print(words, markup=False, soft_wrap=True)


def tell(record: Record, language: str, as_json: bool) -> None:
    """A game move by move, and how it ended."""
    told = [
        {
            "seat": state.to_move(),
            "action": action,
            "words": record.game.describe(state, action, language).words,
        }
        for state, action in record.replay()
    ]
    over = record.state.to_move() < 0
    if as_json:
        print_json(
            {
                "game": record.game.key,
                "options": record.options,
                "seed": record.seed,
                "moves": told,
                "over": over,
                "scores": record.state.scores(),
                "ranking": record.state.ranking(),
            }
        )
        return
    state = record.game.start(record.options, record.seed)
    drawing = drawing_of(record.game.key)
    for number, action in enumerate(record.moves, 1):
        for line in drawing.play_and_tell(state, action, language):
            console.print(f"{number:>4}  {line}", markup=False)
    if over:
        drawing.show_result(state, language)
