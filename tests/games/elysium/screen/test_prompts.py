"""Prompts and words of Elysium that neither contradict themselves nor leave a question open."""

import re
from pathlib import Path

import pytest

import petteia.games.elysium
from petteia.games.elysium.rules import codes
from petteia.games.elysium.text import MESSAGES
from petteia.kernel.text.messages import LANGUAGES
from tests.games.elysium.builders import number, table
from tests.games.elysium.screen.test_history import NAMES, from_position

FOLDER = Path(petteia.games.elysium.__file__).parent


def prompt_of(history, language: str) -> dict:
    return history.screen(history.state.to_move(), language, NAMES)["prompt"]


def texts(language: str, *parts: str) -> str:
    """What players read in these parts of the game, without the headings of the rulebook."""
    files = [path for part in parts for path in (FOLDER / part / language).glob("*.ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))
    return text.partition("rules-section =")[0] + text.partition("rules-section =")[2][600:]


@pytest.mark.parametrize(
    ("language", "both", "powers", "transfers"),
    [
        (
            "en",
            "Transfer cards to your Elysium, or use a power",
            "Use a power, or finish writing",
            "Transfer cards to your Elysium",
        ),
        (
            "de",
            "Lass Karten übergehen oder nutze einen Effekt",
            "Nutze einen Effekt oder beende das Bilden der Mythen",
            "Lass Karten in dein Elysium übergehen",
        ),
        (
            "pl",
            "Przenieś karty do swojego Elizjum lub użyj mocy",
            "Użyj mocy lub zakończ tworzenie Legend",
            "Przenieś karty do swojego Elizjum",
        ),
    ],
)
def test_who_writes_is_asked_only_for_what_is_left(language, both, powers, transfers):
    def asked(state) -> str:
        return prompt_of(from_position(state), language)["words"]

    assert asked(table(3).gold(0, 9).domain(0, "nike").writing().state()) == transfers
    domain = ("hypnos", "nike", "charon", "persephone", "cetus", "mentor")
    state = table(3).gold(0, 30).domain(0, *domain).writing().state()
    assert asked(state) == both
    for card in ("nike", "charon", "persephone", "cetus"):
        state.play(codes.TRANSFER + number(state, card))
        if state.top.kind == codes.PLACING:
            state.play(codes.PLACE + codes.NEW)
    assert asked(state) == powers


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Use a power, or end your turn"),
        ("de", "Nutze einen Effekt oder beende deinen Zug"),
        ("pl", "Użyj mocy lub zakończ turę"),
    ],
)
def test_after_the_take_nobody_speaks_of_more_powers_before_the_first(language, question):
    state = table(3).agora("nike", "charon").domain(0, "mentor").state()
    history = from_position(state)
    history.play(codes.TAKE + number(state, "nike"))
    while prompt_of(history, language)["frame"] != "turn":
        history.play(history.state.legal()[0])
    assert prompt_of(history, language)["words"] == question


@pytest.mark.parametrize(
    ("language", "name", "sub"),
    [
        ("en", "Thomas", "Thomas’s Laestrygonians"),
        ("de", "Thomas", "Thomas’ Lästrygonen"),
        ("de", "Felix", "Felix’ Lästrygonen"),
        ("de", "Maria", "Marias Lästrygonen"),
        ("pl", "Maria", "Karta gracza Maria: Lajstrygonowie"),
    ],
)
def test_the_owner_of_the_card_that_asks_comes_before_it(language, name, sub):
    state = table(3).agora("laestrygonians").domain(1, "charon").domain(2, "nike").state()
    history = from_position(state)
    history.play(codes.TAKE + number(state, "laestrygonians"))
    assert history.screen(1, language, [name, "Bo", "Cy"])["prompt"]["sub"] == sub


@pytest.mark.parametrize(
    ("language", "sub"),
    [("en", "Power of Mentor"), ("de", "Effekt von Mentor"), ("pl", "Moc karty Mentor")],
)
def test_a_power_of_ones_own_says_that_it_asks(language, sub):
    state = table(3).domain(0, "mentor").agora("nike").state()
    history = from_position(state)
    history.play(codes.POWER + number(state, "mentor"))
    assert prompt_of(history, language)["sub"] == sub


def test_a_german_card_with_a_plural_name_has_no_singular_verb():
    state = table(3).writing().gold(0, 9).domain(0, "pomegranate-seeds", "nike")
    state = state.legend(0, "persephone").state()
    history = from_position(state)
    history.play(codes.TRANSFER + number(state, "pomegranate-seeds"))
    assert prompt_of(history, "de")["sub"] == "Übergang in dein Elysium: Granatapfelkerne"
    verb = re.compile(
        r"(= |\] ?)\{ \$card \} (ist|geht|liegt|wirkt|wird|zählt|braucht|würde|passt|bleibt|hilft|"
        r"bringt|kann|lohnt)\b"
    )
    german = texts("de", "text/locale", "bot/locale", "page/locale")
    assert not verb.findall(german)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_have_the_names_of_the_bar_everywhere(language):
    said = texts(language, "text/locale", "page/locale", "bot/locale")
    assert not re.findall(r".*(?:Phase|fazie|Faza) I+\b.*", said)
    facts = {"card": "Nike"}
    for phase, reason in (
        ("actions", "take-in-phase-two"),
        ("writing", "transfer-in-phase-three"),
        ("writing", "legend-power"),
        ("writing", "only-legend-powers"),
    ):
        name = MESSAGES.say(language, f"phase-{phase}")
        assert name in MESSAGES.say(language, f"reason-{reason}", **facts)


@pytest.mark.parametrize(
    ("language", "level"), [("en", "Level II"), ("de", "Rang II"), ("pl", "Poziom II")]
)
def test_a_level_is_written_as_on_the_cards(language, level):
    state = table(3).writing().gold(0, 9).domain(0, "nike").legend(0, "persephone").state()
    history = from_position(state)
    history.play(codes.TRANSFER + number(state, "nike"))
    joins = [action for action in history.state.legal() if action != history.state.legal()[-1]]
    history.play(joins[0])
    lines = history.log(language, NAMES)
    changes = [
        "".join(part if isinstance(part, str) else part["name"] for part in change)
        for line in lines
        for change in line["changes"]
    ]
    assert any(level in change for change in changes), changes
    legends = history.screen(0, language, NAMES)["seats"][0]["legends"]
    assert level in [legend["title"] for legend in legends]


def test_a_polish_level_is_never_called_might_but_in_the_name_of_a_legend():
    """Level is Poziom and Level Legend is Legenda Potęgi in the Polish rulebook."""
    polish = texts("pl", "text/locale", "page/locale", "bot/locale", "terminal/locale")
    assert not re.findall(
        r"(?<!Legenda )(?<!Legendy )(?<!Legend )(?<!Legendę )(?<!Legendzie )"
        r"(?<!Legendom )Potęg\w+",
        polish,
    )


def test_a_free_polish_tile_is_free_and_not_nobodys():
    page = texts("pl", "page/locale")
    assert "elysium-free = wolny" in page
    assert "nikt" not in page


@pytest.mark.parametrize(
    ("language", "soon"), [("en", "yet"), ("de", "noch kein"), ("pl", "jeszcze bez")]
)
def test_an_empty_place_does_not_promise_that_something_comes(language, soon):
    """The same words are read after the end of the game."""
    page = texts(language, "page/locale", "text/locale")
    spoken = [line for line in page.splitlines() if "*[no]" not in line]
    assert not [line for line in spoken if re.search(rf"\b{soon}\b", line)]
