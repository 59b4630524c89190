"""Command classes whose flags and help come from the installed games.

No flag of a game is named here: a game declares its options once, `Game.option_fields()`, and each
becomes a flag of every command that starts a game.
"""

from collections.abc import Iterable, Sequence
from inspect import Parameter, Signature
from itertools import takewhile
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from petteia.kernel.game import Game, game, games
from petteia.kernel.options import NUMBER, TEXT, OptionField, Options, option_text

ALL = "all"
"""The value of an option that stands for all its values in turn, where a command accepts it."""
HELP = ("-h", "--help")
FLAGS_BEFORE = "pack"
"""The parameter that follows the flags of a game in the help of a command."""


def default_game() -> str:
    """The key of the game that is meant if none is named: the first installed one."""
    return next(iter(games()), "")


def flag_values(context: typer.Context) -> dict[str, str]:
    """The flags of the game that were given, as they were typed, by name."""
    return dict(context.obj or {})


def typed_options(chosen: Game, values: dict[str, str]) -> Options:
    """The flags that were given as options of a game; the game itself checks them."""
    numbers = {field.name for field in chosen.option_fields() if field.kind == NUMBER}
    return {
        name: int(text) if name in numbers and text.strip().isdecimal() else text
        for name, text in values.items()
    }


class GamesGroup(TyperGroup):
    """A group of commands whose help lists the installed games, in place of {games}."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.epilog = (self.epilog or "").replace("{games}", ", ".join(games()))
        super().format_help(ctx, formatter)


class GameCommand(TyperCommand):
    """A command about one game: {game} in its examples stands for the game's key."""

    named = ""
    """The game that the arguments name, if they name one."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        self.named = _named_game(args)
        return super().make_context(info_name, args, parent, **extra)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        example = self.named or default_game()
        self.epilog = (self.epilog or "").replace("{game}", example)
        for param in self.params:
            if param.name == "game":
                vars(param)["help"] = f"The game: {_either(games())}."
                if not param.required:
                    vars(param)["show_default"] = default_game()
        super().format_help(ctx, formatter)


class OptionsCommand(GameCommand):
    """A command with a flag for each option of the game it is about.

    If the arguments name a game, its options alone are flags, and no other game is imported. An
    option of another game is parsed all the same, so that the named game can refuse it.
    """

    flags: Sequence[Any] = ()
    declared: dict[str, list[tuple[Game, OptionField]]]
    """By the name of the flag: who declares it."""

    def fields(self, chosen: Game) -> Iterable[OptionField]:
        """The options of a game that this command accepts."""
        return chosen.option_fields()

    def help_text(self, chosen: Game, field: OptionField) -> str:
        """What the help says about an option."""
        text = chosen.option_help(field)
        if not field.players:
            return text
        numbers = " or ".join(map(str, field.players))
        return f"{text} For {numbers} player{'s' if numbers != '1' else ''}."

    def shown_default(self, field: OptionField) -> str:
        """The value an option has if its flag is not given."""
        return option_text(field.default)

    def shown_values(self, field: OptionField) -> str | None:
        """The values an option can have, if they are few."""
        few = field.choices if field.kind != TEXT else ()
        return f"<{'|'.join(map(str, few))}>" if few else None

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        named = _named_game(args)
        every = games()
        if named:
            keys = [named]
        else:
            keys = every if any(word in HELP for word in args) else every[:1]
        try:
            return self._parse(keys, info_name, args, parent, extra)
        except Exception as error:
            if not hasattr(error, "option_name") or keys == every:  # not an unknown flag
                raise
        return self._parse(every, info_name, args, parent, extra)

    def _parse(
        self, keys: list[str], info_name: str | None, args: list[str], parent: Any, extra: Any
    ) -> Any:
        """Parse with the flags of these games; their values go into the context's `obj`."""
        self._declare([game(key) for key in keys])
        context = super().make_context(info_name, list(args), parent, **extra)
        values = {name: context.params.pop(name) for name in self.declared}
        context.obj = {name: value for name, value in values.items() if value is not None}
        return context

    def _declare(self, chosen: list[Game]) -> None:
        """Make the flags; those of the command itself and of the first game take precedence."""
        taken = {word for param in self.params for word in (param.name, *param.opts)}
        self.declared = {}
        letters: dict[str, str] = {}
        for one in chosen:
            for field in self.fields(one):
                if field.name in taken or _flag(field.name) in taken:
                    continue
                self.declared.setdefault(field.name, []).append((one, field))
                if field.letter and f"-{field.letter}" not in taken:
                    letters.setdefault(field.letter, field.name)
        short = {name: f"-{letter}" for letter, name in letters.items()}
        self.flags = _make_flags({name: short.get(name, "") for name in self.declared})

    def get_params(self, ctx: Any) -> list[Any]:
        own = super().get_params(ctx)
        names = [param.name for param in own]
        place = names.index(FLAGS_BEFORE) if FLAGS_BEFORE in names else len(own)
        return [*own[:place], *self.flags, *own[place:]]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for flag in self.flags:
            said = self.declared[flag.name]
            texts = [self.help_text(one, field) for one, field in said]
            if not self.named:
                texts = [f"{one.name}: {text}" for (one, _), text in zip(said, texts, strict=True)]
            flag.help = " ".join(texts)
            flag.metavar = self.shown_values(said[0][1]) if len(said) == 1 else None
            default = self.shown_default(said[0][1]) if len(said) == 1 else ""
            flag.show_default = default or False
        super().format_help(ctx, formatter)


class VariantsCommand(OptionsCommand):
    """A command that plays all values of an option in turn if its flag is not given."""

    def help_text(self, chosen: Game, field: OptionField) -> str:
        return f"{super().help_text(chosen, field)} Or {ALL}: every choice in turn."

    def shown_default(self, field: OptionField) -> str:
        return ALL


class CardsCommand(OptionsCommand):
    """A command about a part of what is printed for a game, named by one of several flags."""

    def fields(self, chosen: Game) -> Iterable[OptionField]:
        yield OptionField(chosen.inventory_group, TEXT, "", "")
        yield from (field for field in chosen.option_fields() if field.kind == TEXT)

    def help_text(self, chosen: Game, field: OptionField) -> str:
        if field.name == chosen.inventory_group:
            return f"Only this {field.name}."
        return super().help_text(chosen, field)

    def shown_default(self, field: OptionField) -> str:
        return ""


def _named_game(args: list[str]) -> str:
    """The key of the first game among the arguments, empty if there is none."""
    known = games()
    words = (word.removeprefix("--game=") for word in takewhile(lambda it: it != "--", args))
    return next((word for word in words if word in known), "")


def _either(words: list[str]) -> str:
    """Words as a list in a sentence: `a, b or c`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _make_flags(letters: dict[str, str]) -> list[Any]:
    """Optional flags with a text, by name, as the parameters of a command.

    Typer makes them from the signature of a function that is never called.
    """
    signature = [
        Parameter(
            name,
            Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None, typer.Option(*filter(None, (_flag(name), letters[name])))
            ],
        )
        for name in letters
    ]

    def declare() -> None:
        raise NotImplementedError

    vars(declare)["__signature__"] = Signature(signature)
    app = typer.Typer(add_completion=False)
    app.command()(declare)
    return [param for param in get_command(app).params if param.name in letters]
