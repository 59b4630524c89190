### Rama stołu: nagłówek, kroki, pytanie, karty widoku, przebieg gry.

## Nagłówek

thebai-fate = Los: runda { $round } z { $rounds }
thebai-fate-battle = Bitwa, rząd { $row }
thebai-fate-hidden = zakryty
thebai-fate-tile = Runda { $round }: { $what }{ $state ->
        [done] , za nami
        [now] , teraz
       *[ahead] { "" }
    }
thebai-turn-order = Kolejność graczy z punktami zwycięstwa
thebai-vp = punkty zwycięstwa
thebai-vp-of = { $name }: { $vp } PZ

## Kroki

thebai-steps = Kroki
thebai-step = { $step ->
        [reset] Odnowienie
        [citizen] Ludność
        [archon] Archont
        [help] Kafelek pomocy
        [order] Zlecenie
        [stone] Kamień
        [card] Zlecenie startowe
        [herald] Herold
        [prosperity] Dobrobyt
        [attack] Atak
        [loot] Łupy
        [gate] Kafelek bramy
        [pay] Żołd
        [council] Rada
       *[turn-order] Kolejność graczy
    }
thebai-step-done = zrobione
thebai-step-optional = opcjonalnie
thebai-step-skipped = pominięte

## Pytanie i przyciski

thebai-brings = To da:
thebai-hold = Przytrzymaj coś podświetlonego, aby zobaczyć, co da.
thebai-stop-on = Zatrzymaj się na { $place }
thebai-place-it = Połóż tak
thebai-keys-left = Obróć kamień w lewo
thebai-keys-right = Obróć kamień w prawo
thebai-keys-place = Połóż kamień w ten sposób

## Karty widoku

thebai-tab = { $tab ->
        [table] Miasto
        [now] Teraz
        [estate] Posiadłość
        [orders] Zlecenia
        [boards] Plansze
        [rivals] Rywale
       *[log] Przebieg
    }
thebai-tab-lit = tu jest coś do wybrania

## Przebieg gry

thebai-log-setup = Przygotowanie
thebai-log-round = Runda { $round }
thebai-log-fate = Runda { $round } · Los
thebai-log-end = Punktacja końcowa
thebai-replay-round-back = Wróć na początek rundy
thebai-replay-round-next = Dalej do następnej rundy
