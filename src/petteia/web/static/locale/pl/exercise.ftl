### Zagadki i ćwiczenia (exercise/).

## Przy stole

exercise-hint = Podpowiedź
exercise-solution = Rozwiązanie
exercise-line = Co dalej
exercise-judge-asked = Twój ruch jest oceniany…
exercise-hint-asked = Szukam podpowiedzi…
exercise-solution-asked = Zaraz pojawi się rozwiązanie…
exercise-not-best = To nie najlepszy ruch: { $grade }
exercise-costs = Kosztuje { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } szansy na wygraną.
exercise-costs-little = Trochę kosztuje.
exercise-again = Spróbuj innego.
exercise-solved = Rozwiązane
exercise-themes = Chodzi o: { $themes }.
exercise-no-themes = Do tej pozycji nie ma podpowiedzi.
exercise-steps = Kroki rozwiązania
exercise-back = Wstecz
exercise-step = Następny krok

## Zagadki

puzzle = Zagadka
puzzles = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-about = Pozycje z partii botów z jednym wyraźnie najlepszym ruchem. Znajdź go: kliknij go na stole. Widzisz tyle, ile gracz, który ma podjąć decyzję.
puzzles-solved = Rozwiązane: { $solved } z { $count }.
puzzles-by-difficulty = Według trudności
puzzles-by-theme = Według tematu
puzzle-task = { $game }: znajdź najlepszy ruch i wykonaj go na stole.
puzzle-difficulty = Trudność: { $difficulty }.
puzzle-level-1 = łatwa
puzzle-level-2 = średnia
puzzle-level-3 = trudna
puzzle-level-4 = bardzo trudna
puzzle-daily = Zagadka dnia
puzzle-daily-about = Ta sama dla wszystkich, codziennie nowa.
puzzle-daily-done = Dzisiejsza zagadka jest rozwiązana. Jutro będzie nowa.
puzzle-streak = { $days ->
        [one] Rozwiązana jeden dzień z rzędu.
        [few] Rozwiązana { $days } dni z rzędu.
        [many] Rozwiązana { $days } dni z rzędu.
       *[other] Rozwiązana { $days } dnia z rzędu.
    }
puzzle-solve = Rozwiąż
puzzle-next = Następna zagadka

## Ćwiczenia

practice = Ucz się na błędach
practice-about = Pozycje z Twoich partii, w których decyzja dużo kosztowała. Znajdź lepszy ruch; to, co znajdziesz, wróci po jednym dniu, potem po tygodniu, po miesiącu, aż będziesz to umieć.
practice-task = { $game }, z jednej z Twoich partii: znajdź lepszy ruch niż wtedy ({ $place } z { $all }).
practice-next = Dalej
practice-finish = Gotowe
practice-none = Nie ma jeszcze zadań
practice-none-about = Biorą się z analiz Twoich partii: po zakończeniu partii poproś o jej analizę i wybierz ćwiczenie swoich błędów.
practice-due = { $count ->
        [0] Na dziś nie ma zadań
        [one] Jedno zadanie na dziś
        [few] { $count } zadania na dziś
        [many] { $count } zadań na dziś
       *[other] { $count } zadania na dziś
    }
practice-begin = Zaczynamy
practice-learned-of = Opanowane: { $learned } z { $all }.
practice-next-day = Następne: { $day }.
practice-learned = Opanowane: to pytanie już nie wróci.
practice-again = To pytanie wróci { $day }.
practice-games = Z tych partii
practice-game = Ćwicz
practice-forget = Usuń zadania z tej partii
