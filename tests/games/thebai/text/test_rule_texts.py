"""The rules in words say what the engine does, in every language."""

import pytest

from petteia import game
from petteia.kernel.text.messages import LANGUAGES

PHRASES = {
    "Q13": (
        "raising and placing hoplites are carried out as far as possible",
        "Erhöhen und Hoplitenwürfel einsetzen werden also so weit wie möglich ausgeführt",
        "podnoszenie i umieszczanie kostek hoplitów wykonuje się więc, na ile to możliwe",
    ),
    "Q16": (
        "is a councillor for whatever counts councillors",
        "ein Ratsmitglied für alles, was Ratsmitglieder zählt",
        "jest członkiem rady dla wszystkiego, co liczy członków rady",
    ),
    "S6": (
        "in the house edition γ on 1–4, Ω on 5–7",
        "in der Hausausgabe γ auf 1–4, Ω auf 5–7",
        "w edycji domowej γ na 1–4, Ω na 5–7",
    ),
    "V5": (
        "(Ruling: one of your own.)",
        "(Festlegung: einen eigenen.)",
        "(Rozstrzygnięcie: własną.)",
    ),
}


@pytest.mark.parametrize("rule", PHRASES)
def test_a_rule_says_it_in_every_language(rule):
    text = game("thebai").rulebook()[rule].text
    for language, phrase in zip(LANGUAGES, PHRASES[rule], strict=True):
        assert phrase in text[language]
