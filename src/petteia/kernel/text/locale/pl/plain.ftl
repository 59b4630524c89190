# Stół gry, która nie ma do niego własnych tekstów.

pack-house = Edycja domowa

plain-choose = Wybierz akcję
plain-wait = Teraz gra { $player }
plain-over = Gra się skończyła
plain-secret = { $player } wykonuje ruch.

plain-score = Wynik
plain-start = Początek
plain-shared = Zwycięstwo jest wspólne.
plain-margin =
    { $points ->
        [one] Wygrana jednym punktem.
       *[other] Wygrana { $points } punktami.
    }
