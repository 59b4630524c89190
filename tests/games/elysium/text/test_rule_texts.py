"""What the rules say to players, in every language, where the words themselves decide."""

import pytest

from petteia import game

RULES = game("elysium").rulebook()

SAID = {
    "P10": {
        "en": "carried out by the current player first",
        "de": "führt zuerst der Spieler am Zug aus",
        "pl": "wykonuje najpierw gracz, który rozgrywa turę",
    },
    "K16": {
        "en": "If all of them are protected, nobody is chosen and the step does nothing",
        "de": "Sind alle geschützt, wird niemand gewählt und der Schritt bewirkt nichts",
        "pl": "Jeśli wszyscy są chronieni, nikogo się nie wybiera i krok nic nie daje",
    },
    "G8": {
        "en": "Legends of the same cards are one option",
        "de": "Mythen aus den gleichen Karten gelten als eine Möglichkeit",
        "pl": "Legendy złożone z takich samych kart to jedna możliwość",
    },
    "R1": {
        "en": "A card paid to a rival then lies in the rival's Domain",
        "de": "liegt dann in dessen Sphäre",
        "pl": "leży odtąd w jego Domenie",
    },
    "R3": {
        "en": "What an option makes others do is done as far as possible (G4)",
        "de": "Was andere dabei tun müssen, tun sie so weit wie möglich (G4)",
        "pl": "To, co mają zrobić inni gracze, robią oni w miarę możliwości (G4)",
    },
    "R5": {"pl": "od następnej Epoki"},
    "K20": {
        "de": "Hekate bringt auch für ihren eigenen Übergang in Phase II SP ein",
        "pl": "Hekate daje PZ także za własne przeniesienie w fazie II",
    },
}


@pytest.mark.parametrize(
    ("rule", "language"), [(rule, language) for rule, said in SAID.items() for language in said]
)
def test_a_rule_says_what_the_game_does(rule, language):
    assert SAID[rule][language] in RULES[rule].text[language]
