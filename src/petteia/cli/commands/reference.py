"""What there is to read: `petteia bots`, `cards`, `rules` and `replay`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from petteia.bots.level_text import level_about, level_name
from petteia.bots.levels import LEVELS
from petteia.cli.common import (
    LOCALE,
    AsJson,
    Language,
    OptionalGame,
    PackName,
    as_typed,
    console,
    pick_game,
    pick_language,
    pick_pack,
    print_json,
    refuse_empty,
)
from petteia.cli.drawing import drawing_of
from petteia.cli.flags import flag_values
from petteia.kernel.content.rulebook import Rule
from petteia.kernel.game import Game
from petteia.kernel.options import HOUSE_PACK, TEXT
from petteia.kernel.record import Record
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem


def bots(lang: Language = "en", as_json: AsJson = False) -> None:
    """List the bots, from the weakest to the strongest, and for whom each is."""
    language = pick_language(lang)
    about = {name: level_about(name, language) for name in LEVELS}
    if as_json:
        print_json(
            [
                {
                    "name": name,
                    "title": level_name(name, language),
                    "about": about[name],
                    "seconds": level.seconds or None,
                }
                for name, level in LEVELS.items()
            ]
        )
        return
    for name in LEVELS:
        console.print(f"{name:>10}  {about[name]}", markup=False, soft_wrap=True)
    console.print()
    for key in ("bots-budget", "bots-weights", "bots-program"):
        console.print(messages(LOCALE).say(language, key), markup=False, soft_wrap=True)


def cards(
    context: typer.Context,
    game: OptionalGame = None,
    lang: Language = "en",
    pack: PackName = HOUSE_PACK,
    as_json: AsJson = False,
) -> None:
    """List the cards and all else that is printed for a game, with their texts."""
    chosen = pick_game(game)
    part = _part(chosen, flag_values(context))
    language = pick_language(lang)
    pick_pack(chosen, pack)
    if as_json:
        print_json(chosen.inventory(part, pack, language))
    else:
        drawing_of(chosen.key).show_cards(part, pack, language)


def _part(chosen: Game, values: dict[str, str]) -> str:
    """The part of what is printed that the flags name; empty: all of it."""
    refuse_empty(**values)
    accepted = [chosen.inventory_group]
    accepted += [field.name for field in chosen.option_fields() if field.kind == TEXT]
    for name, value in values.items():
        if name not in accepted:
            raise Problem(f"{chosen.name} has no {name} {value!r}; use --{chosen.inventory_group}.")
    if len(values) > 1:
        raise Problem(f"Give {' or '.join(f'--{name}' for name in values)}, not both.")
    return next(iter(values.values()), "")


def rules(
    game: OptionalGame = None,
    ids: Annotated[list[str] | None, typer.Argument(help="Rule ids; all if none.")] = None,
    search: Annotated[str | None, typer.Option(help="Only rules with this word.")] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the rules by id; those asked for by id with the tests that check them."""
    refuse_empty(search=search)
    language = pick_language(lang)
    shown = _find_rules(pick_game(game), ids or [], search or "", language)
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


def _find_rules(game: Game, ids: list[str], search: str, language: str) -> list[Rule]:
    """The rules with these ids, or all, that contain the searched words."""
    rulebook = game.rulebook()
    if not rulebook:
        raise Problem(f"{game.name} has no rulebook.")
    wanted = [it.upper() for it in ids] or list(rulebook)
    for number in wanted:
        if number not in rulebook:
            examples = " or ".join(list(rulebook)[:2])
            raise Problem(f"There is no rule {number!r}; rules have ids such as {examples}.")
    found = [
        rule
        for number, rule in rulebook.items()
        if number in wanted and as_typed(search) in as_typed(rule.text[language])
    ]
    if not found:
        raise Problem(f"No rule says {search!r}.")
    return found


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    lang: Language = "en",
    pack: PackName = HOUSE_PACK,
    to: Annotated[int | None, typer.Option(help="Only the first so many moves.")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the record and its deal; print no moves.")
    ] = False,
    commitment: Annotated[
        str | None,
        typer.Option(help="Verify that the deal is the one this commitment of a table fixed."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a record move by move and print the game in words."""
    refuse_empty(commitment=commitment)
    language = pick_language(lang)
    verifies = verify or commitment is not None
    if verifies and to is not None:
        raise Problem("A record is verified as a whole; leave out --to.")
    record = Record.load(file, None if pack == HOUSE_PACK else pack)
    if verifies:
        _verify(record, file, commitment, language, as_json)
        return
    if to is not None:
        record.undo(to)
    if as_json:
        print_json(_as_json(record, language))
        return
    again = record.at(0)
    drawing = drawing_of(record.game.key)
    for number, action in enumerate(record.moves, 1):
        steps = again.play_steps(action)
        for line in drawing.log_lines(steps, again.state, language):
            console.print(f"{number:>4}  {line}", markup=False)
    if record.state.to_move() < 0:
        drawing.show_result(record.state, language)


def _verify(record: Record, file: Path, expected: str | None, language: str, as_json: bool) -> None:
    """Print that a record is right: its moves, its result and its deal."""
    record.verify()
    if expected is not None and record.commitment is None:
        raise Problem(f"{file} was dealt by a seed, which nobody committed to.")
    if expected is not None and record.commitment != expected.strip().lower():
        raise Problem(
            f"{file} was not dealt by the secret of this commitment; its own is"
            f" {record.commitment}."
        )
    over = record.state.to_move() < 0
    if as_json:
        found = {"game": record.game.key, "verified": True, "moves": len(record.moves)}
        print_json({**found, "over": over, "commitment": record.commitment})
        return
    say = messages(LOCALE).say
    key = "verified-over" if over else "verified-moves"
    console.print(say(language, key, moves=len(record.moves)), markup=False, soft_wrap=True)
    if record.commitment is None:
        words = say(language, "verified-seed", seed=str(record.seed))
    elif expected is None:
        words = say(language, "verified-secret", commitment=record.commitment)
    else:
        words = say(language, "verified-commitment")
    console.print(words, markup=False, soft_wrap=True)


def _as_json(record: Record, language: str) -> dict[str, object]:
    moves = [
        {
            "seat": mover,
            "action": action,
            "words": record.game.describe(state, action, language).words,
        }
        for (state, action), mover in zip(record.replay(), record.movers, strict=True)
    ]
    return {
        "game": record.game.key,
        "options": record.options,
        **record.deal(),
        "moves": moves,
        "over": record.state.to_move() < 0,
        "scores": record.state.scores(),
        "ranking": record.state.ranking(),
    }
