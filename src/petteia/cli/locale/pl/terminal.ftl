# Stół w terminalu.

epoch = Epoka { $epoch } z 5
phase-actions = Faza II: Akcje graczy, runda { $round }
phase-writing = Faza III: Tworzenie Legend
phase-scoring = Punktowanie
phase-over = Koniec
quests = Misje
quest = Nr { $quest } ({ $colours }): Złoto { $gold }, PZ { $vp }, lira { $transfers }
agora = Agora
oracle = Wyrocznia
ruling = rozstrzygnięcie
pile = Stos dobierania { $pile }, stos kart odrzuconych { $discard }
column-player = Gracz
column-tokens = Żetony
column-board = Plansza
column-domain = Domena
column-elysium = Elizjum
disc = Dysk { $disc }: gracz { $player }
gold-vp = Złoto { $gold } · PZ { $vp }
prestige = PP { $pp }
columns = Kolumny { $columns }
quest-held = Misja { $quest }
quest-incomplete = Niewypełniona Misja
citizens = { $count ->
    [one] 1 Obywatel
   *[other] { $count } Obywateli
}
bonus-level = Nagroda za Poziom { $level }
bonus-family = Nagroda { $family } { $vp }
you = Ty
name = Gracz { $player }
ask = Twój wybór (numer albo ? – pomoc)
help =
    Numer wybiera. Ponadto: a = rada · u = cofnij · s = zapisz · t = pokaż stół jeszcze raz
    i NUMER albo NAZWA = co robi dany wybór albo karta · r ZASADA = zasada, np. r T8 · w AKCJA = dlaczego nie
    (np. w { $example }) · q = wyjdź, gra zostanie zapisana
help-words = Zamiast numeru można wpisać słowa, które ma tylko jeden wybór.
advice = Przewaga { $lead } PZ, szansa wygranej { $share } %. { $reason }
unknown = Nie rozumiem: { $text }; ? pokazuje, co można wpisać.
not-a-choice = Nie ma wyboru { $number }; wybierz od 1 do { $most }.
nothing-to-undo = Nie ma czego cofać.
undone = Cofnięto.
saved = Gra jest zapisana w pliku { $path }.
kept = Gra jest zapisana; dalej: { $command }
no-such-card = Nie ma tu karty { $text }.
nothing-to-read = O wyborze { $number } nie ma nic do przeczytania.
no-such-action = Nie znam akcji { $text }. Akcje zaczynają się od: { $actions }; np. w { $example }
nothing-typed = Wpisz numer wyboru albo ? – pomoc.
several = { $text } może oznaczać: { $numbers }; wpisz numer albo więcej słów.
winners = { $number ->
    [1] Wygrywa { $players }.
   *[other] Zwycięstwem dzielą się: { $players }.
}
no-such-rule = Nie ma zasady { $text }.
is-legal = To jest teraz dozwolone.
result = { $place }. Gracz { $player }: { $total } PZ
sheet = żetony PZ { $vp }, Chronos { $chronos }, Legendy Rodzinne { $families }, Legendy Potęgi { $levels }, Prestiż { $prestige }, Nagrody { $bonuses }, Obywatele { $citizens }
