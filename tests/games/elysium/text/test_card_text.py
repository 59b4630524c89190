"""The words of a card, generated from its effect in every language."""

import re
import tomllib
from pathlib import Path

import pytest

import petteia.games.elysium
from petteia.games.elysium.content.effect_reader import read_effect
from petteia.games.elysium.rules.effects import Effect, walk
from petteia.games.elysium.text.card_text import effect_text
from petteia.kernel.content.reader import Section
from petteia.kernel.text.messages import LANGUAGES, Messages

HOME = Path(petteia.games.elysium.__file__).parent
WORDS = Messages(HOME / "text" / "locale")
NAMES = {
    "en": {"hephaestus": "Hephaestus", "poseidon": "Poseidon", "athena": "Athena", "nyx": "Nyx"},
    "de": {"hephaestus": "Hephaistos", "poseidon": "Poseidon", "athena": "Athene", "nyx": "Nyx"},
    "pl": {"hephaestus": "Hefajstos", "poseidon": "Posejdon", "athena": "Atena", "nyx": "Nyks"},
}
"""Families with their names; those not here are called the same in every language."""
SAME_NAMES = {"apollo": "Apollo", "ares": "Ares", "hades": "Hades", "hermes": "Hermes"}


def read(effect: object) -> Effect:
    return read_effect(Section({"effect": effect}, "a test"), "effect")


def say(language: str, effect: Effect, kind: str = "activate") -> str:
    names = {**SAME_NAMES, "zeus": "Zeus", **NAMES[language]}
    return effect_text(WORDS, language, effect, kind, names)


def shipped() -> list[tuple[str, str, Effect]]:
    """Every design of the pack: key, kind, effect."""
    return [
        (card["key"], card["kind"], read(card["effect"]))
        for file in sorted((HOME / "content" / "pack" / "cards").glob("*.toml"))
        for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]
    ]


# The shipped designs


@pytest.mark.parametrize(("key", "kind", "effect"), shipped(), ids=lambda value: str(value)[:30])
def test_a_shipped_design_has_words_with_all_its_numbers(key, kind, effect):
    for language in LANGUAGES:
        text = say(language, effect, kind)
        said = set(re.findall(r"\d+", text))
        needed = {str(n) for step in walk(effect) for n in step.tokens.values()}
        assert text.endswith(".")
        assert needed <= said, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_designs_with_different_effects_have_different_words(language):
    effects = [(kind, effect) for _, kind, effect in shipped()]
    said = {say(language, effect, kind): str((kind, effect)) for kind, effect in effects}
    assert len(said) == len({str(effect) for _, effect in effects})


# Exact words


TABLE = [
    (
        "trigger",
        [{"pay": {"cards": 1}, "to": "rival"}, {"gain": {"vp": 5}}],
        "Give 1 Family card from your Domain to a rival of your choice: gain 5 VP.",
        "Gib einem Mitspieler deiner Wahl 1 Familienkarte aus deiner Sphäre: Du erhältst 5 SP.",
        "Oddaj 1 kartę Rodziny ze swojej Domeny wybranemu graczowi: otrzymujesz 5 PZ.",
    ),
    (
        "activate",
        [{"pay": {"gold": 2}}, {"gain": {"vp": 5}}],
        "Pay 2 Gold: gain 5 VP.",
        "Zahle 2 Gold: Du erhältst 5 SP.",
        "Zapłać 2 sztuki Złota: otrzymujesz 5 PZ.",
    ),
    (
        "instant",
        [{"gain": {"gold": 2}}, {"gain": {"gold": 2}, "if": {"column": "R"}}],
        "Gain 2 Gold; if your red Column stands, gain 2 Gold more.",
        "Du erhältst 2 Gold. Wenn deine rote Säule noch steht, erhältst du zusätzlich 2 Gold.",
        "Otrzymujesz 2 sztuki Złota. Jeśli wciąż masz czerwoną Kolumnę, otrzymujesz dodatkowo 2 "
        "sztuki Złota.",
    ),
    (
        "trigger",
        [{"match": {"gold": 4}}],
        "Gain Gold until you have as much as the player with the most, at most 4.",
        "Du erhältst Gold, bis du so viel hast wie der Spieler mit dem meisten Gold, höchstens "
        "aber 4.",
        "Otrzymujesz tyle sztuk Złota, ile brakuje Ci do gracza posiadającego ich najwięcej, ale "
        "najwyżej 4.",
    ),
    (
        "instant",
        [{"choose": [[{"gain": {"vp": 4}}], [{"gain": {"gold": 3}}]]}],
        "Gain either 4 VP or 3 Gold.",
        "Du erhältst entweder 4 SP oder 3 Gold.",
        "Otrzymujesz 4 PZ albo 3 sztuki Złota.",
    ),
    (
        "instant",
        [
            {"choose": [[{"discard": {"n": 1}}], [{"lose": {"gold": 2}}]], "who": "rivals"},
            {"gain": {"gold": 1}},
        ],
        "Each rival discards 1 card of their choice or loses 2 Gold. Gain 1 Gold.",
        "Jeder Mitspieler wirft 1 Karte seiner Wahl ab oder verliert 2 Gold. Du erhältst 1 Gold.",
        "Każdy inny gracz odrzuca 1 wybraną przez siebie kartę albo traci 2 sztuki Złota. "
        "Otrzymujesz 1 sztukę Złota.",
    ),
    (
        "activate",
        [{"gain": {"vp": 1}}, {"lose": {"vp": 1}, "who": {"most": "vp", "of": "all"}}],
        "Gain 1 VP; then the player with the most VP loses 1 VP.",
        "Du erhältst 1 SP. Danach verliert der Spieler mit den meisten SP 1 SP.",
        "Otrzymujesz 1 PZ. Następnie gracz posiadający najwięcej PZ traci 1 PZ.",
    ),
    (
        "permanent",
        [
            {
                "give": {"gold": 1},
                "who": "actor",
                "to": "you",
                "on": {"event": "take", "by": "rivals", "family": "poseidon"},
            }
        ],
        "Each time a rival takes a Poseidon card, that player gives you 1 Gold.",
        "Jedes Mal, wenn ein Mitspieler eine Poseidon-Karte nimmt, gibt er dir 1 Gold.",
        "Za każdym razem, gdy inny gracz bierze kartę Posejdona, oddaje Ci 1 sztukę Złota.",
    ),
    (
        "legend",
        [{"give": {"gold": 1}, "who": {"most": "gold", "of": "rivals"}, "to": "you"}],
        "The rival with the most Gold gives you 1 Gold.",
        "Der Mitspieler mit dem meisten Gold gibt dir 1 Gold.",
        "Ten z pozostałych graczy, który ma najwięcej Złota, oddaje Ci 1 sztukę Złota.",
    ),
    (
        "trigger",
        [{"exchange": {"with": "rivals", "same": "level"}}],
        "You may exchange a Family card of your Domain with one of the same Level in a rival’s "
        "Domain.",
        "Du darfst 1 Familienkarte aus deiner Sphäre gegen eine gleichen Ranges aus der Sphäre "
        "eines Mitspielers tauschen.",
        "Możesz zamienić kartę Rodziny ze swojej Domeny na kartę tego samego Poziomu z Domeny "
        "innego gracza.",
    ),
    (
        "chronos=",
        [
            {"gain": {"vp": 1}, "per": {"count": "levels", "in": "legend"}},
            {"lose": {"vp": 1}, "who": "rivals", "per": {"count": "levels", "in": "legend"}},
        ],
        "For each different Level in its Legend, gain 1 VP and each rival loses 1 VP.",
        "Für jeden im Mythos dieser Karte vertretenen Rang erhältst du 1 SP und verliert "
        "jeder Mitspieler 1 SP.",
        "Za każdy Poziom obecny w Legendzie tej karty otrzymujesz 1 PZ, a każdy inny gracz traci "
        "1 PZ.",
    ),
    (
        "trigger",
        [{"discard": {"n": 1, "pick": 2}, "who": "rivals"}, {"gain": {"vp": 3}}],
        "Choose 2 cards in the Domain of each rival; that rival discards 1 of them. Gain 3 VP.",
        "Du wählst in der Sphäre jedes Mitspielers 2 Karten; dieser wirft 1 davon ab. Du erhältst "
        "3 SP.",
        "W Domenie każdego innego gracza wybierz 2 karty; gracz ten odrzuca 1 z nich. Otrzymujesz "
        "3 PZ.",
    ),
    (
        "instant",
        [
            {"gain": {"vp": 4}},
            {
                "discard": {"n": 1},
                "who": "rivals",
                "if": {"count": "cards", "in": "domain", "whose": "them", "min": 5},
            },
        ],
        "Gain 4 VP; each rival with at least 5 cards in their Domain discards 1 card of their "
        "choice.",
        "Du erhältst 4 SP. Jeder Mitspieler, der mindestens 5 Karten in seiner Sphäre hat, wirft "
        "1 Karte seiner Wahl ab.",
        "Otrzymujesz 4 PZ. Każdy inny gracz, który ma co najmniej 5 kart w swojej Domenie, "
        "odrzuca 1 wybraną przez siebie kartę.",
    ),
    (
        "legend",
        [{"transfer": {"n": 2}}, {"transfer": {"n": 1, "plus": 1}, "who": "rivals"}],
        "Transfer up to 2 more cards; then each rival may transfer 1 card for 1 Gold more.",
        "Du darfst bis zu 2 weitere Karten ins Elysium übergehen lassen. Danach darf jeder "
        "Mitspieler 1 Karte für 1 Gold mehr ins Elysium übergehen lassen.",
        "Możesz przenieść najwyżej 2 dodatkowe karty. Następnie każdy inny gracz może przenieść 1 "
        "kartę, płacąc o 1 sztukę Złota więcej.",
    ),
    (
        "trigger",
        [
            {
                "transfer": {"n": 1, "less": 1},
                "per": {"count": "cards", "in": "domain", "family": "hades"},
            }
        ],
        "Transfer 1 card for each Hades card in your Domain, each for 1 Gold less.",
        "Du darfst für jede Hades-Karte in deiner Sphäre 1 Karte für je 1 Gold weniger ins "
        "Elysium übergehen lassen.",
        "Możesz przenieść 1 kartę za każdą kartę Hadesa w swojej Domenie, płacąc za każdą o 1 "
        "sztukę Złota mniej.",
    ),
    (
        "chronos≠",
        [
            {
                "gain": {"vp": 2},
                "per": {"count": "families", "in": "legend"},
                "if": {"count": "cards", "in": "legend", "citizen": True, "max": 0},
            },
            {"gain": {"vp": 1}, "who": "rivals"},
        ],
        "If its Legend holds no Citizens, gain 2 VP for each different Family in it. Each rival "
        "gains 1 VP.",
        "Wenn der Mythos dieser Karte keine Bürger enthält, erhältst du 2 SP für jede "
        "darin vertretene Familie. Jeder Mitspieler erhält 1 SP.",
        "Jeśli Legenda tej karty nie zawiera Obywateli, otrzymujesz 2 PZ za każdą Rodzinę obecną "
        "w niej. Każdy inny gracz otrzymuje 1 PZ.",
    ),
    (
        "chronos=",
        [{"gain": {"vp": 4}, "per": {"count": "legends", "type": "family", "size": 3, "cap": 2}}],
        "Gain 4 VP for each of your complete Family Legends, at most 8 VP.",
        "Du erhältst 4 SP für jeden deiner vollendeten Familienmythen, höchstens 8 SP.",
        "Otrzymujesz 4 PZ za każdą swoją ukończoną Legendę Rodzinną, najwyżej 8 PZ.",
    ),
    (
        "eleusis",
        [{"gain": {"vp": 2}}, {"gain": {"vp": 1}, "per": {"count": "legends", "cap": 3}}],
        "Gain 2 VP, and 1 VP more for each of your Legends of at least 2 cards, at most 3 VP more.",
        "Du erhältst 2 SP und zusätzlich 1 SP für jeden deiner Mythen mit mindestens 2 Karten "
        "(zusätzlich höchstens 3 SP).",
        "Otrzymujesz 2 PZ, a dodatkowo 1 PZ za każdą swoją Legendę złożoną z co najmniej 2 kart "
        "(dodatkowo najwyżej 3 PZ).",
    ),
    (
        "chronos",
        [{"gain": {"vp": 1}, "per": {"count": "cards", "in": "elysium", "each": 2, "cap": 6}}],
        "Gain 1 VP for every 2 cards in your Legends, at most 6 VP.",
        "Du erhältst 1 SP für je 2 Karten in deinen Mythen, höchstens 6 SP.",
        "Otrzymujesz 1 PZ za każde 2 karty w swoich Legendach, najwyżej 6 PZ.",
    ),
    (
        "legend",
        [{"gain": {"pp": 2}, "if": {"count": "transfers", "family": "ares", "min": 1}}],
        "If you have transferred at least 1 Ares card in this Phase, gain 2 PP.",
        "Wenn in dieser Phase mindestens 1 Ares-Karte in dein Elysium übergegangen ist, erhältst "
        "du 2 EP.",
        "Jeśli w tej fazie przeniesiono do Twojego Elizjum co najmniej 1 kartę Aresa, otrzymujesz "
        "2 PP.",
    ),
    (
        "permanent",
        [{"guard": True}, {"gain": {"vp": 1}, "on": {"event": "quest"}}],
        "You are not affected by rivals’ powers that would make you lose, give, discard or "
        "exchange anything. Each time you take a Quest, gain 1 VP.",
        "Du bist vor Effekten der Mitspieler geschützt, durch die du etwas verlieren, abgeben, "
        "abwerfen oder tauschen müsstest. Jedes Mal, wenn du eine Aufgabe nimmst, erhältst du 1 "
        "SP.",
        "Ignorujesz moce innych graczy, które nakazują coś stracić, oddać, odrzucić lub zamienić. "
        "Za każdym razem, gdy bierzesz Misję, otrzymujesz 1 PZ.",
    ),
    (
        "permanent",
        [{"cost": {"less": 1, "level": [2, 3]}}],
        "Your transfers of cards of Level II or III cost 1 Gold less.",
        "Du zahlst 1 Gold weniger für jeden Übergang einer Karte von Rang II oder III.",
        "Płacisz o 1 sztukę Złota mniej za każde przeniesienie karty Poziomu II lub III.",
    ),
    (
        "permanent",
        [{"source": "oracle"}, {"gain": {"gold": 1}, "on": {"event": "take", "from": "oracle"}}],
        "You may take cards from the Oracle as if they lay in the Agora. Each time you take a "
        "card from the Oracle, gain 1 Gold.",
        "Du darfst Karten vom Orakel nehmen, als lägen sie in der Agora. Jedes Mal, wenn du eine "
        "Karte vom Orakel nimmst, erhältst du 1 Gold.",
        "Możesz brać karty z Wyroczni tak, jakby leżały w Agorze. Za każdym razem, gdy bierzesz "
        "kartę z Wyroczni, otrzymujesz 1 sztukę Złota.",
    ),
    (
        "activate",
        [{"gain": {"pp": 1}}, {"gain": {"vp": 1}, "if": {"most": "pp", "tie": True}}],
        "Gain 1 PP; if you have PP and no rival has more, gain 1 VP.",
        "Du erhältst 1 EP. Wenn du EP hast und kein Mitspieler mehr hat, erhältst du 1 SP.",
        "Otrzymujesz 1 PP. Jeśli masz PP i żaden inny gracz nie ma ich więcej, otrzymujesz 1 PZ.",
    ),
    (
        "chronos≠",
        [
            {"gain": {"vp": 2}},
            {"gain": {"vp": 2}, "per": {"count": "families", "in": "legend", "also": "oracle"}},
        ],
        "Gain 2 VP, and 2 VP more for each different Family found both in its Legend and at the "
        "Oracle.",
        "Du erhältst 2 SP und zusätzlich 2 SP für jede sowohl im Mythos dieser Karte als auch "
        "beim Orakel vertretene Familie.",
        "Otrzymujesz 2 PZ, a dodatkowo 2 PZ za każdą Rodzinę obecną zarówno w Legendzie tej "
        "karty, jak i w Wyroczni.",
    ),
    (
        "instant",
        [
            {
                "choose": [
                    [{"bring": {"n": 1, "from": "oracle", "to": "domain"}}],
                    [{"bring": {"n": 1, "from": "discard", "to": "domain"}}],
                ]
            },
            {"gain": {"gold": 1}},
        ],
        "Take 1 card from the Oracle or from the discard pile into your Domain. Gain 1 Gold.",
        "Du nimmst 1 Karte vom Orakel oder vom Ablagestapel in deine Sphäre. Du erhältst 1 Gold.",
        "Weź 1 kartę z Wyroczni albo ze stosu kart odrzuconych do swojej Domeny. Otrzymujesz 1 "
        "sztukę Złota.",
    ),
    (
        "activate",
        [
            {"discard": {"n": 1, "from": "oracle"}},
            {"bring": {"n": 1, "from": "pile", "to": "oracle"}},
            {"gain": {"vp": 1}},
        ],
        "Discard 1 card from the Oracle, add 1 card from the draw pile to the Oracle and gain 1 "
        "VP.",
        "Du wirfst 1 Karte vom Orakel ab, legst 1 Karte vom Zugstapel zum Orakel und erhältst 1 "
        "SP.",
        "Odrzuć 1 kartę z Wyroczni. Dodaj 1 kartę ze stosu dobierania do Wyroczni. Otrzymujesz 1 "
        "PZ.",
    ),
    (
        "instant",
        [
            {"bring": {"n": 1, "from": "pile", "to": "domain", "citizen": True}},
            {"gain": {"gold": 2}},
        ],
        "Add 1 Citizen to your Domain and gain 2 Gold.",
        "Du nimmst 1 Bürger in deine Sphäre und erhältst 2 Gold.",
        "Weź 1 Obywatela do swojej Domeny. Otrzymujesz 2 sztuki Złota.",
    ),
    (
        "trigger",
        [{"bring": {"n": 2, "from": "pile", "to": "domain"}}],
        "Draw 2 cards and take them face-up into your Domain.",
        "Du ziehst 2 Karten und legst sie offen in deine Sphäre.",
        "Dobierz 2 karty i połóż je odkryte w swojej Domenie.",
    ),
    (
        "instant",
        [
            {
                "choose": [
                    [{"use": {"kind": "instant", "of": "all", "level": [1, 2]}}],
                    [{"gain": {"gold": 5}}],
                ]
            }
        ],
        "Either use the Instantaneous power of another card of Level I or II in any Domain, or "
        "gain 5 Gold.",
        "Entweder nutzt du den Sofort-Effekt einer anderen Karte von Rang I oder II in einer "
        "beliebigen Sphäre, oder du erhältst 5 Gold.",
        "Albo użyj mocy natychmiastowej innej karty Poziomu I lub II w dowolnej Domenie, albo "
        "otrzymaj 5 sztuk Złota.",
    ),
    (
        "activate",
        [{"use": {"kind": "activate", "of": "rivals"}}],
        "Use the Activate power of a card in a rival’s Domain.",
        "Du nutzt den Aktivieren-Effekt einer Karte in der Sphäre eines Mitspielers.",
        "Użyj mocy aktywowanej jednej z kart w Domenie innego gracza.",
    ),
    (
        "eleusis",
        [{"ready": "turned"}, {"gain": {"gold": 1}}],
        "Straighten another turned card of your Domain and gain 1 Gold.",
        "Du drehst eine andere gedrehte Karte in deiner Sphäre wieder gerade und erhältst 1 Gold.",
        "Przywróć do pionu inną obróconą kartę w swojej Domenie. Otrzymujesz 1 sztukę Złota.",
    ),
    (
        "permanent",
        [{"gain": {"vp": 1}, "on": {"event": "use"}}],
        "Each time you use an Activate, Eleusis or Trigger power of your cards, gain 1 VP.",
        "Jedes Mal, wenn du einen Aktivieren-, Eleusis- oder einmaligen Effekt deiner Karten "
        "nutzt, erhältst du 1 SP.",
        "Za każdym razem, gdy używasz mocy aktywowanej, jednorazowej lub mocy Eleusis swojej "
        "karty, otrzymujesz 1 PZ.",
    ),
    (
        "activate",
        [
            {
                "gain": {"gold": 5},
                "per": {"count": "cards", "in": "oracle", "family": "nyx", "each": 5},
            }
        ],
        "Gain 5 Gold for every 5 cards of the Nyx Family at the Oracle.",
        "Du erhältst 5 Gold für je 5 Karten der Familie Nyx beim Orakel.",
        "Otrzymujesz 5 sztuk Złota za każde 5 kart z Rodziny Nyks w Wyroczni.",
    ),
    (
        "activate",
        [
            {
                "choose": [
                    [{"gain": {"vp": 1}}, {"lose": {"gold": 1}, "who": "rivals"}],
                    [{"ready": "ring"}],
                ]
            },
            {"gain": {"gold": 1}},
        ],
        "Choose one: (a) gain 1 VP; then each rival loses 1 Gold; (b) put a ring on another "
        "Trigger card of your Domain that has none. Gain 1 Gold.",
        "Du wählst eine Möglichkeit: (a) du erhältst 1 SP; jeder Mitspieler verliert 1 Gold; (b) "
        "du legst einen Ring auf eine andere Karte mit einmaligem Effekt in deiner Sphäre, auf "
        "der keiner liegt. Du erhältst 1 Gold.",
        "Wybierz jedno: (a) otrzymaj 1 PZ; następnie każdy inny gracz traci 1 sztukę Złota; (b) "
        "połóż Pierścień mocy na innej karcie z mocą jednorazową w swojej Domenie, na której go "
        "nie ma. Otrzymujesz 1 sztukę Złota.",
    ),
]


@pytest.mark.parametrize(("kind", "effect", "en", "de", "pl"), TABLE)
def test_a_card_reads_like_this(kind, effect, en, de, pl):
    parsed = read(effect)
    assert say("en", parsed, kind) == en
    assert say("de", parsed, kind) == de
    assert say("pl", parsed, kind) == pl


def test_polish_counts_gold_as_poles_do():
    texts = [say("pl", read([{"gain": {"gold": n}}])) for n in (1, 2, 5, 12)]
    assert texts == [
        "Otrzymujesz 1 sztukę Złota.",
        "Otrzymujesz 2 sztuki Złota.",
        "Otrzymujesz 5 sztuk Złota.",
        "Otrzymujesz 12 sztuk Złota.",
    ]


# The catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language):
    def keys(of: str) -> set[str]:
        text = (HOME / "text" / "locale" / of / "cards.ftl").read_text(encoding="utf-8")
        return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))

    assert keys(language) == keys("en")
    assert all(key.startswith("card-") for key in keys(language))
