"""The games offered here and the JSON schemas of their options, as the games declare them."""

from pydantic import JsonValue
from pydantic.config import JsonDict

from petteia.kernel.game import browser_games, game
from petteia.kernel.options import CHOICE, HOUSE_PACK, NUMBER, OptionField
from petteia.kernel.plugin import plugin
from petteia.tables.request import OFFERED

OFFERED_GAMES = browser_games()
DEFAULT_GAME = OFFERED_GAMES[0]
FEWEST_SEATS = min(game(key).fewest for key in OFFERED_GAMES)
MOST_SEATS = max(game(key).most for key in OFFERED_GAMES)


def _option_schema(key: str, field: OptionField) -> JsonDict:
    """The JSON schema of one option of a game."""
    text: JsonDict = {"type": "string"}
    kinds: dict[str, JsonDict] = {NUMBER: {"type": "integer"}, CHOICE: text}
    schema = kinds.get(field.kind, {"anyOf": [text, {"type": "array", "items": text}]})
    limits: JsonDict = {"enum": [*field.choices]} if field.kind in kinds else {}
    about = game(key).say("en", field.help)
    if field.players:
        about += f" Only with this number of players: {', '.join(map(str, field.players))}."
    return {**schema, **limits, "default": field.default, "description": about}


def options_schema(key: str) -> JsonDict:
    """The JSON schema of the options of a game."""
    pack: JsonDict = {
        "type": "string",
        "maxLength": 64,
        "default": HOUSE_PACK,
        "description": "A pack by its name in `/api/games`.",
    }
    options = {field.name: _option_schema(key, field) for field in game(key).option_fields()}
    return {
        "title": plugin(key).name,
        "type": "object",
        "properties": {**options, "pack": pack},
        "additionalProperties": False,
    }


def example_table(key: str) -> JsonDict:
    """A request for a table with one person, and bots in the other seats."""
    shown = game(key)
    seats: list[JsonValue] = [{"kind": "person", "name": "Thea", "colour": "a"}]
    seats += [{"kind": "bot", "level": level} for level in OFFERED[::-1][: shown.fewest - 1]]
    return {
        "game": key,
        "options": {
            field.name: field.default
            for field in shown.option_fields()
            if not field.players or shown.fewest in field.players
        },
        "seats": seats,
        "start": True,
    }
