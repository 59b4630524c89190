# Elysium w terminalu.

epoch = Epoka { $epoch } z 5
phase-actions = Faza II: Akcje graczy, runda { $round }
phase-writing = Faza III: Tworzenie Legend
phase-scoring = Punktowanie
phase-over = Koniec
quests = Misje
quest = Nr { $quest } ({ $colours }): Złoto { $gold }, PZ { $vp }, lira { $transfers }
agora = Agora
oracle = Wyrocznia
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
result = { $place }. Gracz { $player }: { $total } PZ
sheet = żetony PZ { $vp }, Chronos { $chronos }, Legendy Rodzinne { $families }, Legendy Potęgi { $levels }, Prestiż { $prestige }, Nagrody { $bonuses }, Obywatele { $citizens }
