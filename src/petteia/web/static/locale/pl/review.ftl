### Analiza zakończonej partii.

review-title = Analiza
review-about = Silny bot przygląda się każdej decyzji w tej partii, wiedząc tylko tyle, ile mógł wiedzieć gracz: ile była warta, co było szczęściem, a gdzie inny wybór byłby lepszy.
review-begin = Przeanalizuj tę partię
review-again = Spróbuj ponownie
review-waiting = Analiza czeka: boty z trwających partii mają pierwszeństwo.
review-running = Analiza trwa.
review-progress = Postęp analizy
review-done = Krok { $done } z { $total }.
review-seconds = Jeszcze około { $seconds ->
        [one] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
review-minutes = Jeszcze około { $minutes ->
        [one] minuty
       *[other] { $minutes } minut
    }.
review-leave = Możesz opuścić tę stronę, analiza będzie trwać dalej.
review-curve = Szanse na wygraną
review-no-move = Przejdź do ruchu, aby zobaczyć, ile był wart.
review-best = kosztuje { $points } pkt. proc. szansy na wygraną; lepiej: { $words }
review-whole = Dokładność, szczęście i umiejętności
review-turning = Punkty zwrotne
review-no-points = Żaden wybór w tej partii nie kosztował wiele.
review-at = Ruch { $move }, { $name }
review-played = Zagrano
review-better = Lepiej
review-cost = kosztuje { $points } pkt. proc. szansy na wygraną
review-show-line = Pokaż lepszą kontynuację
review-play-on = Graj dalej od tego miejsca
review-play-on-better = Graj dalej z tym ruchem
review-playing-on = Grasz dalej od ruchu { $move } z botami. Ta partia nie liczy się do twoich statystyk.

review-line = Lepsza kontynuacja
review-line-at = Lepiej niż ruch { $move }: krok { $step } z { $of }
review-line-start = Przed decyzją
review-line-back = Krok wstecz
review-line-next = Krok naprzód
review-line-close = Wróć do partii

review-player = Gracz
review-accuracy = Dokładność
review-luck-and-skill = Szczęście i umiejętności
review-luck = Szczęście
review-own = Własne wybory
review-others = Wybory pozostałych
review-stack = { $name }: { $sums }
review-stack-about = Skąd wzięła się szansa na wygraną, ruch po ruchu, w punktach od 0 do 100: nad linią jest to, co coś dało, a pod nią to, co kosztowało.
review-save-html = Zapisz jako stronę
review-save-json = Zapisz jako JSON
