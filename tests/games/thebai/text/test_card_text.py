"""The words of boards, cards and tiles, generated from their effects in every language."""

import re
from collections import Counter

import pytest

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.content.effect_reader import (
    ANTIGONE,
    ESTATE,
    MEASURES,
    OPTIONS,
    SINGLE,
    WORDS,
    read_steps,
)
from petteia.games.thebai.rules.codes import ON_WORDS, PASSIVES
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.printed import Effect, StandingEffect, Step
from petteia.games.thebai.text.card_facts import TABLE as TABLE_ROWS
from petteia.games.thebai.text.card_facts import facts
from petteia.games.thebai.text.step_text import (
    MESSAGES,
    Voice,
    antigone_text,
    effect_text,
    standing_text,
)
from petteia.games.thebai.text.thing_facts import step_fact
from petteia.kernel.content.reader import Section
from petteia.kernel.text.messages import LANGUAGES

HOUSE = read_edition()
BOX = {
    "stone": 50,
    "order": 44,
    "hero": 8,
    "attack": 8,
    "blessing": 24,
    "help-tile": 24,
    "gate-tile": 7,
    "conflict": 7,
    "prosperity": 7,
    "turmoil": 9,
    "herald": 12,
    "basic-action": 16,
    "special-action": 9,
    "destiny": 6,
    "challenge": 5,
    "game-end-card": 1,
    "citizen-die": 28,
    "hoplite-die": 16,
    "archon": 4,
    "commander": 16,
    "councillor-tile": 12,
    "altar-marker": 8,
    "attack-marker": 1,
    "turmoil-tile": 5,
    "occupied-marker": 10,
}
"""What the box has, piece by piece."""
BOARDS = {
    "city-side": 2,
    "roof": 4,
    "estate-board": 4,
    "estate-space": 60,
    "altar-space": 22,
    "path-space": 5,
    "monument": 6,
    "council-space": 23,
    "antigone-roof": 4,
}
TABLES = {"antigone-table": 10}
"""What the rules say of Antigone's choices, row by row."""
"""What is printed on boards."""
MACHINE = ("_", "{", "}", "->", "None", "roofs=", "  ", "..", " .", " ,")
"""What no text for people may show."""


def read(*steps: str, room=ESTATE) -> Effect:
    return read_steps(Section({}, "a test"), "effect", list(steps), room)


def say(language: str, *steps: str, room=ESTATE) -> str:
    effect = read(*steps, room=room)
    voice = Voice(language, {})
    return antigone_text(voice, effect) if room is ANTIGONE else effect_text(voice, effect)


# The house edition


def test_the_facts_count_what_is_in_the_box():
    counted: Counter[str] = Counter()
    for entry in facts(HOUSE, "en"):
        counted[str(entry["kind"])] += int(str(entry["copies"]))
    assert counted == BOX | BOARDS | TABLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_whole_sentences(language):
    for entry in facts(HOUSE, language):
        name, text = str(entry["name"]), str(entry["text"])
        assert name, entry
        assert not [sign for sign in MACHINE if sign in name + text], entry
        if entry["kind"] not in BOX.keys() & _plain_pieces():
            assert text.endswith("."), entry
            assert text[0].isupper() or text[0].isdigit(), entry


def _plain_pieces() -> set[str]:
    """Pieces that are only counted."""
    return {str(entry["kind"]) for entry in facts(HOUSE, "en") if not entry["text"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_an_effect_stand_in_its_text(language):
    for entry in facts(HOUSE, language):
        said = re.findall(r"\d+", str(entry["text"]))
        for step in _printed_steps(entry):
            number = step.get("number", 1)
            numbers = number if isinstance(number, list) else [number]
            if step.get("mode") == "different" and step["word"] == "altar":
                continue
            if step["word"] not in ("relocate", "blessing", "sweep"):
                assert {str(n) for n in numbers} <= set(said), entry
            for key in ("cap", "pay"):
                assert key not in step or str(step[key]) in said, entry


def _printed_steps(entry) -> list[dict]:
    return [*entry.get("effect", []), *entry.get("actions", [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["stone", "estate-space", "council-space", "destiny"])
def test_different_effects_have_different_texts(language, kind):
    entries = [entry for entry in facts(HOUSE, language) if entry["kind"] == kind]
    effects = {str(_printed_steps(entry)) for entry in entries}
    assert len({entry["text"] for entry in entries}) == len(effects)


def test_the_facts_list_the_same_things_in_every_language():
    shown = [[(e["kind"], e["key"], e["copies"]) for e in facts(HOUSE, it)] for it in LANGUAGES]
    assert shown[0] == shown[1] == shown[2]


# The whole grammar


def test_the_languages_have_the_same_keys():
    keys = [MESSAGES.keys(language) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_said_with_one_and_with_many(language, word):
    one, many = (effect_text(Voice(language, {}), (Step(word, (n, n, n)),)) for n in (1, 3))
    assert one.endswith(".")
    assert word == "relocate" or one != many


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_can_be_said(language, measure):
    text = say(language, f"vp 2 per {measure} cap 9")
    assert re.search(r", \S+ ?\S* 9 (VP|SP|PZ)\.$", text), text
    assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_is_not_said(language):
    nothing = (Step("raise", (0, 0, 0)), Step("vp", (2, 2, 2)))
    assert effect_text(Voice(language, {}), nothing) == effect_text(
        Voice(language, {}), nothing[1:]
    )
    assert effect_text(Voice(language, {}), ()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_stands_can_be_said(language):
    voice, effect = Voice(language, {}), (Step("vp", (2, 2, 2)),)
    standing = [StandingEffect(on=event, on_number=3, effect=effect) for event in ON_WORDS if event]
    standing += [StandingEffect(passive=it, passive_number=3) for it in PASSIVES if it]
    said = [standing_text(voice, it) for it in standing]
    assert len(set(said)) == len(standing)
    assert all(text.endswith(".") for text in said)
    assert standing_text(voice, StandingEffect()) == ""


BARE = {word: word if word in SINGLE else f"{word} 2" for word in WORDS}
NARROWED = [
    (word, option)
    for word, fields in [*OPTIONS.items(), ("place", {"roofs": ("roofs=2",)})]
    for options in fields.values()
    for option in options
]
"""Every option value of every word."""


@pytest.mark.parametrize(
    "step", [*BARE.values(), *(f"{BARE[word]} {option}" for word, option in NARROWED)]
)
def test_a_step_is_told_in_play_as_it_is_printed(step):
    printed = read(step)
    cards = Content(HOUSE)
    op = cards.steps[cards._compile(printed)]
    assert step_fact(op, 1).steps == printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("word", "option"), NARROWED)
def test_every_option_changes_what_is_said(language, word, option):
    assert say(language, f"{BARE[word]} {option}") != say(language, BARE[word])


# Exact words


TABLE = [
    (
        ["drachma 1", "order 1"],
        "Take 1 drachma and 1 order.",
        "Nimm 1 Drachme und 1 Auftrag.",
        "Weź 1 drachmę i 1 zlecenie.",
    ),
    (
        ["grape 2"],
        "Take 2 grapes.",
        "Nimm 2 Trauben.",
        "Weź 2 kiście winogron.",
    ),
    (
        ["good 2/3/5", "swap 2"],
        "Take 2/3/5 goods of your choice. Swap up to 2 goods or drachmas for others of your "
        "choice.",
        "Nimm 2/3/5 Waren deiner Wahl. Tausche bis zu 2 Waren oder Drachmen gegen andere deiner "
        "Wahl.",
        "Weź 2/3/5 dowolnych towarów. Wymień do 2 towarów lub drachm na dowolne inne towary lub "
        "drachmy.",
    ),
    (
        ["place 1 roofs=0/1/2", "swap 1"],
        "Place 1 stone; then you may trigger up to 0/1/2 matching roofs. Swap 1 good or drachma "
        "for another of your choice.",
        "Setze 1 Kadmeiastein ein; danach darfst du bis zu 0/1/2 passende Dächer auslösen. Tausche "
        "1 Ware oder Drachme gegen eine andere deiner Wahl.",
        "Umieść w mieście 1 kamień; potem możesz uruchomić do 0/1/2 pasujących dachów. Wymień 1 "
        "towar lub drachmę na dowolny inny towar lub drachmę.",
    ),
    (
        ["place 1 triggered roofs=2"],
        "Place 1 stone, first triggering its effect; then you may trigger up to 2 matching roofs.",
        "Löse den Effekt von 1 Kadmeiastein aus und setze ihn ein; danach darfst du bis zu 2 "
        "passende Dächer auslösen.",
        "Umieść w mieście 1 kamień, uruchamiając najpierw jego efekt; potem możesz uruchomić do 2 "
        "pasujących dachów.",
    ),
    (
        ["place 2 roofs=1"],
        "Place 2 stones; then you may trigger 1 matching roof of each.",
        "Setze 2 Kadmeiasteine ein; danach darfst du 1 passendes Dach jedes Steins auslösen.",
        "Umieść w mieście 2 kamienie; potem możesz uruchomić 1 pasujący dach każdego z nich.",
    ),
    (
        ["pay 1 -> vp 5/6/7"],
        "You may pay 1 good or drachma: score 5/6/7 VP.",
        "Du darfst 1 Ware oder Drachme zahlen: Erhalte 5/6/7 SP.",
        "Możesz zapłacić 1 towar lub drachmę: zdobądź 5/6/7 PZ.",
    ),
    (
        ["raise 3 citizen supply"],
        "Raise citizens in your supply 3 times in all.",
        "Erhöhe Bevölkerungswürfel in deinem Vorrat insgesamt 3-mal.",
        "Podnieś kostki ludności w swoich zasobach łącznie 3 razy.",
    ),
    (
        ["raise 5 hoplite different"],
        "Raise 5 different hoplites.",
        "Erhöhe 5 unterschiedliche Hoplitenwürfel.",
        "Podnieś 5 różnych kostek hoplitów.",
    ),
    (
        ["raise 5/6/7 one"],
        "Raise one die 5/6/7 times.",
        "Erhöhe einen einzigen Würfel 5/6/7-mal.",
        "Podnieś jedną i tę samą kostkę 5/6/7 razy.",
    ),
    (
        ["altar 2 different", "altar 3"],
        "Advance 1 space on each track. Advance 3 spaces on the tracks of your choice.",
        "Rücke auf jeder Leiste 1 Feld vor. Rücke auf Leisten deiner Wahl insgesamt 3 Felder vor.",
        "Przesuń się o 1 pole na każdym torze. Przesuń się łącznie o 3 pola na dowolnych torach.",
    ),
    (
        ["altar 2 same"],
        "Advance 2 spaces on one track.",
        "Rücke auf einer einzigen Leiste 2 Felder vor.",
        "Przesuń się o 2 pola na jednym torze.",
    ),
    (
        ["hoplite 1", "vp 5"],
        "Place 1 hoplite on a free dice space (or shift one there). Score 5 VP.",
        "Setze 1 Hoplitenwürfel auf ein freies Würfelfeld (oder versetze einen dorthin). Erhalte "
        "5 SP.",
        "Umieść 1 kostkę hoplity na wolnym polu kostki (lub przenieś tam inną swoją). Zdobądź 5 "
        "PZ.",
    ),
    (
        ["vp 4 per double_colours cap 12"],
        "Score 4 VP for each colour of which you have fulfilled at least 2 orders, at most 12 VP.",
        "Erhalte 4 SP für jede Farbe, von der du mindestens 2 Aufträge erfüllt hast, höchstens 12 "
        "SP.",
        "Zdobądź 4 PZ za każdy kolor, w którym masz co najmniej 2 wykonane zlecenia, najwyżej 12 "
        "PZ.",
    ),
    (
        ["drachma 1 per dice_city cap 2"],
        "Take 1 drachma for each of your dice in the city, at most 2 drachmas.",
        "Nimm 1 Drachme für jeden deiner Würfel in der Stadt, höchstens 2 Drachmen.",
        "Weź 1 drachmę za każdą swoją kostkę w mieście, najwyżej 2 drachmy.",
    ),
    (
        ["good 1 per heroes cap 3", "raise 1 per heroes cap 5"],
        "Take 1 good of your choice for each of your heroes, at most 3 goods. Raise 1 die for each "
        "of your heroes, at most 5 times.",
        "Nimm 1 Ware deiner Wahl für jeden deiner Helden, höchstens 3 Waren. Erhöhe 1 Würfel für "
        "jeden deiner Helden, höchstens 5-mal.",
        "Weź 1 dowolny towar za każdego swojego bohatera, najwyżej 3 towary. Podnieś 1 kostkę za "
        "każdego swojego bohatera, najwyżej 5 razy.",
    ),
    (
        ["vp 1 per altar_lower cap 5"],
        "Score 1 VP for each space you have advanced on the track on which you are further behind, "
        "at most 5 VP.",
        "Erhalte 1 SP für jedes Feld, das du auf der Leiste vorgerückt bist, auf der du weiter "
        "hinten liegst, höchstens 5 SP.",
        "Zdobądź 1 PZ za każde pole przebyte na torze, na którym Twój znacznik zaszedł mniej "
        "daleko, najwyżej 5 PZ.",
    ),
    (
        ["vp 4 per councillors cap 12"],
        "Score 4 VP for each of your councillors (dice, tiles and hero on the monuments, dice on "
        "the path), at most 12 VP.",
        "Erhalte 4 SP für jedes deiner Ratsmitglieder (Würfel, Plättchen und Held auf den "
        "Monumenten, Würfel auf dem Pfad), höchstens 12 SP.",
        "Zdobądź 4 PZ za każdego swojego członka rady (kostki, kafelki i bohater na monumentach, "
        "kostki na ścieżce), najwyżej 12 PZ.",
    ),
]


@pytest.mark.parametrize(("steps", "en", "de", "pl"), TABLE, ids=lambda value: str(value)[:30])
def test_effects_are_said_in_these_words(steps, en, de, pl):
    assert [say(language, *steps) for language in LANGUAGES] == [en, de, pl]


def test_antigones_words():
    steps = ["order 1 most", "build 2", "hoplite 4"]
    assert [say(language, *steps, room=ANTIGONE) for language in LANGUAGES] == [
        "Antigone takes 1 order from the display, without its reward: the one whose colour she has "
        "most of. Antigone places a stone and triggers up to 2 matching roofs. Antigone places 4 "
        "hoplites in the row of the coming conflict.",
        "Antigone nimmt 1 Auftrag aus der Auslage, ohne seine Belohnung: den, von dessen Farbe sie "
        "am meisten hat. Antigone setzt einen Kadmeiastein ein und löst bis zu 2 passende Dächer "
        "aus. Antigone setzt 4 Hoplitenwürfel in die Zeile des nächsten Konflikts.",
        "Antygona bierze z wystawki 1 zlecenie, bez jego nagrody: to, w którego kolorze ma ich "
        "najwięcej. Antygona umieszcza kamień i uruchamia do 2 pasujących dachów. Antygona "
        "umieszcza 4 kostki hoplitów w rzędzie najbliższego konfliktu.",
    ]


def test_antigone_chooses_the_colour_of_each_order_anew():
    assert [say(language, "order 2", room=ANTIGONE) for language in LANGUAGES] == [
        "Antigone takes 2 orders from the display one after the other, without their rewards: each "
        "time the one whose colour she then has fewest of.",
        "Antigone nimmt nacheinander 2 Aufträge aus der Auslage, ohne ihre Belohnungen: jedes Mal "
        "den, von dessen Farbe sie dann am wenigsten hat.",
        "Antygona bierze z wystawki kolejno 2 zlecenia, bez ich nagród: za każdym razem to, w "
        "którego kolorze ma ich wtedy najmniej.",
    ]


PRINTED = {
    ("stone", "K1"): (
        "Take 2 grapes. Roofs from the top clockwise: white, ochre, brown, slate.",
        "Nimm 2 Trauben. Dächer von oben im Uhrzeigersinn: weiß, ocker, braun, schiefergrau.",
        "Weź 2 kiście winogron. Dachy od góry zgodnie z ruchem wskazówek zegara: biały, ochrowy, "
        "brązowy, łupkowy.",
    ),
    ("order", "O33"): (
        "Pay 2 grapes, 2 amphorae and 1 bronze: place 1 stone, first triggering its effect; then "
        "you may trigger up to 2 matching roofs. Colour: olive.",
        "Zahle 2 Trauben, 2 Amphoren und 1 Bronze: Löse den Effekt von 1 Kadmeiastein aus und "
        "setze ihn ein; danach darfst du bis zu 2 passende Dächer auslösen. Farbe: olivgrün.",
        "Zapłać 2 kiście winogron, 2 amfory i 1 brąz: umieść w mieście 1 kamień, uruchamiając "
        "najpierw jego efekt; potem możesz uruchomić do 2 pasujących dachów. Kolor: oliwkowy.",
    ),
    ("order", "O10"): (
        "Pay 1 grape and 2 amphorae. You may pay 2 goods and/or drachmas: put 1 councillor tile on "
        "a free monument space. Colour: wine.",
        "Zahle 1 Traube und 2 Amphoren. Du darfst 2 Waren und/oder Drachmen zahlen: Lege 1 "
        "Ratsmitglied-Plättchen auf ein freies Monumentfeld. Farbe: weinrot.",
        "Zapłać 1 kiść winogron i 2 amfory. Możesz zapłacić 2 towary lub drachmy: połóż 1 kafelek "
        "członka rady na wolnym polu monumentu. Kolor: bordowy.",
    ),
    ("hero", "zethos"): (
        "Remove 2 stones from your estate. At the end of the game: score 3 VP for each cleared "
        "column of your estate, at most 9 VP.",
        "Entferne 2 Kadmeiasteine von deinem Anwesen. Am Spielende: Erhalte 3 SP für jede geleerte "
        "Spalte deines Anwesens, höchstens 9 SP.",
        "Usuń ze swojej posiadłości 2 kamienie. Na koniec gry: zdobądź 3 PZ za każdą opróżnioną "
        "kolumnę swojej posiadłości, najwyżej 9 PZ.",
    ),
    ("blessing", "vine_crown"): (
        "Score the VP on the tile (8, 6, 4 or 2). Raise 1 citizen.",
        "Erhalte die SP auf dem Plättchen (8, 6, 4 oder 2). Erhöhe 1 Bevölkerungswürfel.",
        "Zdobądź PZ z kafelka (8, 6, 4 lub 2). Podnieś 1 kostkę ludności.",
    ),
    ("destiny", "urn"): (
        "Antigone advances 2 spaces on the track of the action card. Antigone scores 1 VP for each "
        "space she has advanced on the track of Dionysos. Antigone scores 1 VP for each space she "
        "has advanced on the track of Ares.",
        "Antigone rückt auf der Leiste der Aktionskarte 2 Felder vor. Antigone erhält 1 SP für "
        "jedes Feld, das sie auf der Dionysosleiste vorgerückt ist. Antigone erhält 1 SP für jedes "
        "Feld, das sie auf der Aresleiste vorgerückt ist.",
        "Antygona przesuwa się o 2 pola na torze karty akcji. Antygona zdobywa 1 PZ za każde pole "
        "przebyte na torze Dionizosa. Antygona zdobywa 1 PZ za każde pole przebyte na torze Aresa.",
    ),
    ("attack", "tydeus"): (
        "Modifier +3: the attack has strength 4 in the first conflict of the game, 5 in the "
        "second, 6 in the third and 7 in the fourth.",
        "Modifikator +3: Der Angriff hat im ersten Konflikt der Partie Stärke 4, im zweiten 5, im "
        "dritten 6 und im vierten 7.",
        "Modyfikator +3: siła ataku to 4 w pierwszym konflikcie gry, 5 w drugim, 6 w trzecim i 7 w "
        "czwartym.",
    ),
    ("herald", "HE04"): (
        "Raise all dice in column B; then put an occupied marker on a free dice space next to B1 "
        "that touches at least one stone. Antigone’s archon goes to a free stone whose effect "
        "places stones, else to one whose effect removes stones.",
        "Erhöhe alle Würfel in Spalte B; lege dann einen Besetztmarker auf ein freies Würfelfeld "
        "neben B1, das an mindestens einen Kadmeiastein grenzt. Antigones Archon kommt auf einen "
        "freien Kadmeiastein, dessen Effekt Kadmeiasteine einsetzt, sonst auf einen, dessen Effekt "
        "Kadmeiasteine entfernt.",
        "Podnieś wszystkie kostki w kolumnie B; potem połóż znacznik zajętości na wolnym polu "
        "kostki obok B1, które sąsiaduje z co najmniej jednym kamieniem. Archont Antygony trafia "
        "na wolny kamień, którego efekt umieszcza kamienie, a jeśli takiego nie ma – na kamień, "
        "którego efekt usuwa kamienie.",
    ),
    ("turmoil", "TU9"): (
        "At the start turmoil tiles are put on the first spaces of this list that are in the game "
        "(5 with 1 or 2 players, 4 with 3, 3 with 4): House of the Labdakids 3, Twin altars 2, "
        "Theatre 4, Painted stoa 2, Gatehouse 3, Gatehouse 2, Theatre 3, Gatehouse 4.",
        "Bei der Vorbereitung kommen Tumultplättchen auf die ersten Felder dieser Liste, die im "
        "Spiel sind (5 bei 1–2 Personen, 4 bei 3, 3 bei 4): Haus der Labdakiden 3, Zwillingsaltäre "
        "2, Theater 4, Bemalte Stoa 2, Torhaus 3, Torhaus 2, Theater 3, Torhaus 4.",
        "Podczas przygotowania kafelki zamętu trafiają na pierwsze pola z tej listy, które są w "
        "grze (5 przy 1–2 graczach, 4 przy 3, 3 przy 4): Dom Labdakidów 3, Bliźniacze ołtarze 2, "
        "Teatr 4, Malowana stoa 2, Wieża bramna 3, Wieża bramna 2, Teatr 3, Wieża bramna 4.",
    ),
    ("basic-action", "SB11"): (
        "Antigone advances 2 spaces on the track of Dionysos. The card points to the right herald.",
        "Antigone rückt auf der Dionysosleiste 2 Felder vor. Die Karte zeigt auf den rechten "
        "Herold.",
        "Antygona przesuwa się o 2 pola na torze Dionizosa. Karta wskazuje prawego herolda.",
    ),
    ("basic-action", "SB07"): (
        "Antigone places 1 hoplite in the row of the coming conflict. Then the destiny card is "
        "resolved. Any altar steps are then made on the track of Dionysos. The card points to the "
        "left herald.",
        "Antigone setzt 1 Hoplitenwürfel in die Zeile des nächsten Konflikts. Dann wird die "
        "Bestimmungskarte abgehandelt. Altarschritte macht sie dabei auf der Dionysosleiste. Die "
        "Karte zeigt auf den linken Herold.",
        "Antygona umieszcza 1 kostkę hoplity w rzędzie najbliższego konfliktu. Następnie "
        "rozpatruje się kartę przeznaczenia. Kroki na ołtarzach robi przy tym na torze Dionizosa. "
        "Karta wskazuje lewego herolda.",
    ),
    ("antigone-roof", "B"): (
        "Antigone raises 2 hoplites in the city, if possible different ones.",
        "Antigone erhöht in der Stadt 2 Hoplitenwürfel, möglichst unterschiedliche.",
        "Antygona podnosi w mieście 2 kostki hoplitów, w miarę możności różne.",
    ),
    ("city-side", "large"): (
        "Superiority in a battle is worth VP: 0 → 0, 1 → 1, 2 → 2, 3 → 3, 4 → 5, 5 → 7, 6 → 9, 7 "
        "or more → 12.",
        "Übermacht im Kampf bringt SP: 0 → 0, 1 → 1, 2 → 2, 3 → 3, 4 → 5, 5 → 7, 6 → 9, 7 oder "
        "mehr → 12.",
        "Przewaga w bitwie daje PZ: 0 → 0, 1 → 1, 2 → 2, 3 → 3, 4 → 5, 5 → 7, 6 → 9, 7 lub więcej "
        "→ 12.",
    ),
    ("herald", "HE06"): (
        "Raise all dice in column B; then put an occupied marker on a free dice space next to B5 "
        "that touches at least one stone. Antigone’s archon goes to a free stone whose effect "
        "places hoplites, else to one whose effect gives orders.",
        "Erhöhe alle Würfel in Spalte B; lege dann einen Besetztmarker auf ein freies Würfelfeld "
        "neben B5, das an mindestens einen Kadmeiastein grenzt. Antigones Archon kommt auf einen "
        "freien Kadmeiastein, dessen Effekt Hoplitenwürfel einsetzt, sonst auf einen, dessen "
        "Effekt Aufträge bringt.",
        "Podnieś wszystkie kostki w kolumnie B; potem połóż znacznik zajętości na wolnym polu "
        "kostki obok B5, które sąsiaduje z co najmniej jednym kamieniem. Archont Antygony trafia "
        "na wolny kamień, którego efekt umieszcza kostki hoplitów, a jeśli takiego nie ma – na "
        "kamień, którego efekt daje zlecenia.",
    ),
}
"""Whole texts of some house things; their numbers may be tuned, then these words follow."""


@pytest.mark.parametrize(("thing", "texts"), PRINTED.items(), ids=lambda value: str(value)[:20])
def test_printed_things_are_said_in_these_words(thing, texts):
    for language, text in zip(LANGUAGES, texts, strict=True):
        found = {(e["kind"], e["key"]): e["text"] for e in facts(HOUSE, language)}
        assert found[thing] == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_the_rules_speak_of_are_told(language):
    """F3, I4."""
    shown = {(e["kind"], e["key"]): str(e["text"]) for e in facts(HOUSE, language)}
    assert "7, 6 → 9" in shown["city-side", "small"]
    assert "2, 3, 4, 5" in shown["commander", "commander"]
    estate = shown["estate-board", "estate"]
    for row in ("1, 1, 1★", "1★, 1★, 2"):
        assert row in estate


def test_only_the_rightmost_cleared_column_counts_and_the_estate_says_so():
    """E3, T1."""
    for language, columns, citizens in (
        (
            "en",
            "At the end of the game only the rightmost fully cleared column counts: column 2 is "
            "worth 3 VP, column 3 is worth 7 VP, column 4 is worth 12 VP, column 5 is worth 18 VP.",
            "A new citizen comes at level 1 with no column cleared, 1★ with 1, 2 with 2, 2★ with 3 "
            "or more.",
        ),
        (
            "de",
            "Am Spielende zählt nur die am weitesten rechts liegende vollständig geleerte Spalte: "
            "Spalte 2 bringt 3 SP, Spalte 3 bringt 7 SP, Spalte 4 bringt 12 SP, Spalte 5 bringt 18 "
            "SP.",
            "Ein neuer Bevölkerungswürfel kommt ohne geleerte Spalte auf Stufe 1, bei 1 geleerten "
            "Spalte auf 1★, bei 2 auf 2, bei 3 oder mehr auf 2★.",
        ),
        (
            "pl",
            "Na koniec gry liczy się tylko najdalsza w prawo w pełni opróżniona kolumna: kolumna 2 "
            "daje 3 PZ, kolumna 3 daje 7 PZ, kolumna 4 daje 12 PZ, kolumna 5 daje 18 PZ.",
            "Nowa kostka ludności przychodzi na poziomie 1 bez opróżnionych kolumn, 1★ przy 1 "
            "opróżnionej kolumnie, 2 przy 2, 2★ przy 3 lub więcej.",
        ),
    ):
        estate = next(e["text"] for e in facts(HOUSE, language) if e["kind"] == "estate-board")
        assert str(estate).startswith(f"{columns} {citizens} ")


def test_names_that_meant_something_else_are_gone():
    names = {entry["name"] for entry in facts(HOUSE, "pl")}
    assert {"Ślubowanie wojenne", "Tarcza przysięgi", "Sanktuarium", "Wóz z gruzem"} <= names
    assert "Adoptierter Erbe" in {entry["name"] for entry in facts(HOUSE, "de")}


HER_TABLE = {
    "citizen": (
        ("between two stones", "raises a citizen in the city instead", "scores 1 VP"),
        ("zwischen zwei Kadmeiasteinen", "erhöht sie stattdessen einen in der Stadt", "1 SP"),
        ("między dwoma kamieniami", "podnosi zamiast tego jedną w mieście", "zdobywa 1 PZ"),
    ),
    "order": (
        ("has fewest", "only by colour and in sets and give no reward", "scores 1 VP for each"),
        ("am wenigsten", "nur mit ihrer Farbe und in Sets und bringen keine Belohnung", "1 SP"),
        ("ma ich najmniej", "tylko kolorem i w zestawach, nie dają nagrody", "1 PZ za każde"),
    ),
    "build": (
        ("most neighbouring stones", "white first, then ochre, brown, slate", "scores 2 VP"),
        ("meisten benachbarten Steinen", "weiß zuerst aus, dann ocker, braun", "2 SP"),
        ("leży najwięcej kamieni", "biały, potem ochrowy, brązowy, łupkowy", "zdobywa 2 PZ"),
    ),
    "pointer": (
        ("her archon follows", "the game-end card points to the left one"),
        ("dem ihr Archon folgt", "die Spielendekarte zeigt auf den linken"),
        ("za którym idzie jej archont", "karta końca gry wskazuje lewego"),
    ),
}
"""Parts of the texts of some rows of Antigone's table."""


@pytest.mark.rule("Q21")
@pytest.mark.parametrize("row", HER_TABLE)
def test_antigones_table_says_what_she_prefers_and_what_is_impossible(row):
    for language, parts in zip(LANGUAGES, HER_TABLE[row], strict=True):
        table = {e["key"]: e["text"] for e in facts(HOUSE, language) if _is_table(e)}
        assert list(table) == list(TABLE_ROWS)
        assert not [part for part in parts if part not in str(table[row])]


def _is_table(entry) -> bool:
    return entry["kind"] == "antigone-table"
