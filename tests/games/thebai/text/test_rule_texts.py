"""The rules in words say what the engine does, in every language."""

import pytest

from petteia import game
from petteia.kernel.text.messages import LANGUAGES

RULES = game("thebai").rulebook()
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
    text = RULES[rule].text
    for language, phrase in zip(LANGUAGES, PHRASES[rule], strict=True):
        assert phrase in text[language]


SAID = [
    ("D2", "de", "und wem er gehört, der verliert 3 SP"),
    ("D3", "de", "und wem er gehört, der erhält die dort angegebenen SP"),
    ("D4", "de", "Wem er gehört, der setzt den Heerführer"),
    ("D5", "de", "wem er gehört, der erhält 1 SP"),
    ("R4", "de", "und wem er gehört, der nimmt die SP"),
    ("V8", "de", "Schiefergrau: 1 Ware"),
    ("A1", "de", "Antigone hat alles Material"),
    ("A7", "en", "of two effects the left one, else the right one"),
    ("A7", "de", "bei zwei Effekten mit dem linken, sonst mit dem rechten"),
    ("A7", "pl", "z dwóch efektów z lewym, a jeśli takiego kamienia nie ma – z prawym"),
    ("Q6", "pl", "każdego zlecenia, na które Cię stać"),
    ("A8", "pl", "rozpatruje się także kartę przeznaczenia"),
]


@pytest.mark.parametrize(("rule", "language", "words"), SAID)
def test_a_rule_is_said_in_these_words(rule, language, words):
    assert words in RULES[rule].text[language]


@pytest.mark.rule("A5")
def test_antigones_orders_give_her_no_reward():
    said = RULES["A5"].text
    assert "give her only their colour for her sets, never their reward" in said["en"]
    assert "bringen ihr nur ihre Farbe für Sets, nie ihre Belohnung" in said["de"]
    assert "dają jej tylko swój kolor do zestawów, nigdy nagrodę" in said["pl"]


HER_TABLE = {
    "en": (
        "a citizen in the city is raised instead; no space: 1 VP",
        "a hoplite in the city is raised instead; no free dice space: 1 VP",
        "a citizen before a hoplite; no such die: 1 VP",
        "both finished: 1 VP for each step",
        "gate tiles not counted; none left: 1 VP",
        "no stone or no space: 2 VP",
        "with an empty deck nothing happens",
    ),
    "de": (
        "keiner im Vorrat: stattdessen wird einer in der Stadt erhöht; kein Feld: 1 SP",
        "kein freies Würfelfeld: 1 SP",
        "ein Bevölkerungswürfel vor einem Hoplitenwürfel; kein solcher Würfel: 1 SP",
        "beide zu Ende: 1 SP für jeden Schritt",
        "Torplättchen zählen nicht mit; keiner mehr da: 1 SP",
        "kein Stein oder kein Feld: 2 SP",
        "ist er leer, geschieht nichts",
    ),
    "pl": (
        "żadnej w zasobach: zamiast tego podnosi jedną w mieście; brak pola: 1 PZ",
        "brak wolnego pola kostki: 1 PZ",
        "kostka ludności przed kostką hoplity; brak takiej kostki: 1 PZ",
        "oba ukończone: 1 PZ za każdy krok",
        "kafelki bram się nie liczą; brak zleceń: 1 PZ",
        "brak kamienia lub pola: 2 PZ",
        "gdy jest pusty, nic się nie dzieje",
    ),
}


@pytest.mark.rule("Q21")
@pytest.mark.parametrize("language", HER_TABLE)
def test_antigones_table_is_in_the_rules(language):
    said = RULES["Q21"].text[language]
    assert not [part for part in HER_TABLE[language] if part not in said]
