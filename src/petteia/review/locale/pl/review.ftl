# Analizy zakończonych partii.

grade-best = najlepszy ruch
grade-good = dobry ruch
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = poważny błąd

review-title = Analiza partii gry { $game }
review-about = Każdą decyzję przeszukano z budżetem { $iterations } iteracji, wykorzystując tylko to, co gracz wtedy wiedział. { $moves ->
    [one] Jedna decyzja
    [few] { $moves } decyzje
    [many] { $moves } decyzji
   *[other] { $moves } decyzji
}, Petteia { $version }, ziarno losowe { $seed }.
review-result = { $result ->
    [won] Zwycięstwo: { $name }.
    [shared] Zwycięstwo dzielone: { $name }.
   *[lost] Bez zwycięstwa: { $name }.
}
review-luck = { $sign ->
    [plus] Szczęście dodało { $points } pkt. proc. szansy na wygraną
    [minus] Pech odebrał { $points } pkt. proc. szansy na wygraną
   *[even] Szczęście i pech się zrównoważyły
}
review-own = { $points ->
    [0] , a żaden własny wybór nic nie kosztował
   *[other] , a własne wybory kosztowały { $points }
}
review-others = { $sign ->
    [plus] ; błędy innych dały { $points }
    [minus] ; wybory innych odebrały { $points }
   *[even] { "" }
}
review-players = Gracze
review-player = Gracz
review-accuracy = Dokładność
review-accuracy-about = Jak blisko najlepszych są wybory, od 0 do 100
review-curve = Szanse na wygraną
review-curve-about = Tak widział je silny bot przed każdą decyzją, z wiedzą gracza, który ją podejmował
review-move = Ruch
review-sources = Skąd wzięła się szansa na wygraną
review-sources-about = Początek, szczęście i wybory dają razem wynik. W punktach procentowych szansy na wygraną.
review-start = Początek
review-start-about = Ile warte jest miejsce przy stole przed rozdaniem
review-deal = Rozdanie
review-deal-about = Szczęście: co dało rozdanie
review-drawn = Odkryte
review-drawn-about = Szczęście: co w trakcie gry dobrano, wyrzucono lub odkryto
review-unforeseen = Nieprzewidziane
review-unforeseen-about = Liczone jako szczęście: co przeszukiwanie oceniało inaczej, choć nic nie odkryto
review-own-choices = Własne wybory
review-own-choices-about = Ile kosztowały
review-other-choices = Wybory innych
review-other-choices-about = Ile dały
review-outcome = Wynik
review-turning-points = Punkty zwrotne
review-no-turning-points = Żaden wybór w tej partii nie kosztował więcej niż { $points } pkt. proc. szansy na wygraną.
review-point = Ruch { $move }, { $name }: { $words }
review-point-cost = { $grade }, kosztuje { $points } pkt. proc. szansy na wygraną
review-better = Lepiej: { $words }
review-decisions = Wszystkie decyzje
review-played = Zagrano
review-best = Najlepszy ruch
review-chance = Szansa na wygraną
review-lead = Oczekiwana przewaga
review-cost = Koszt
review-grade = Ocena
review-cost-about = W punktach procentowych szansy na wygraną
review-lead-about = W punktach zwycięstwa, przed wyborem
review-filter = Filtruj
review-contents = Spis treści
review-luck-so-far = Szczęście dotąd
review-own-so-far = Własne wybory dotąd
review-others-so-far = Wybory innych dotąd
review-stack = { $name }: szczęście i wybory
