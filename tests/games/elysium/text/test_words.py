"""Words for players that a literal translation gets wrong, in every language."""

import pytest

from petteia.games.elysium.text.parts import format_text
from petteia.kernel.text.messages import LANGUAGES

CHARON = {"card": "Charon"}
SAID = [
    (
        "reason-cost",
        CHARON,
        "You cannot pay for Charon.",
        "Du kannst die Kosten von Charon nicht bezahlen.",
        "Nie możesz zapłacić kosztu mocy karty Charon.",
    ),
    (
        "sub-takes",
        {"cards": 1, "quests": 1},
        "1 card and 1 Quest are open to you",
        "Zur Wahl: 1 Karte und 1 Aufgabe",
        "Do wyboru: 1 karta i 1 Misja",
    ),
    (
        "action-transfer",
        {**CHARON, "cost": 2},
        "Transfer Charon (2 Gold)",
        "Charon ins Elysium übergehen lassen (2 Gold)",
        "Przenieś: Charon (Złoto: 2)",
    ),
    (
        "action-place-citizen",
        {"legend": "Charon, Nike", "cost": 2},
        "Citizen: join Charon, Nike (2 Gold)",
        "Bürger: zu Charon, Nike legen (2 Gold)",
        "Obywatel: dołącz do Legendy (Charon, Nike), Złoto: 2",
    ),
    (
        "reason-family-legend",
        CHARON,
        "Charon does not fit: a Family Legend holds one Family, each Level once.",
        "Die Karte Charon passt nicht: Ein Familienmythos besteht aus Karten einer einzigen "
        "Familie, jeder Rang kommt nur einmal vor.",
        "Karta Charon nie pasuje: w Legendzie Rodzinnej są karty jednej Rodziny, każdy Poziom "
        "tylko raz.",
    ),
    (
        "prompt-giving",
        {},
        "Choose who receives it",
        "Wähle den Empfänger",
        "Wybierz odbiorcę",
    ),
    (
        "rules-section",
        {"letter": "G"},
        "Laws of every power",
        "Was für alle Effekte gilt",
        "Zasady wspólne wszystkich mocy",
    ),
]


@pytest.mark.parametrize(("key", "facts", "en", "de", "pl"), SAID, ids=[row[0] for row in SAID])
def test_a_message_reads_like_this(key, facts, en, de, pl):
    said = {language: format_text(language, key, **facts) for language in LANGUAGES}
    assert said == {"en": en, "de": de, "pl": pl}
