# Zadania i ćwiczenia w terminalu.

exercise-players = Ruch wykonuje { $seat }. Znajdź najlepszy ruch.
exercise-ask = Twoja odpowiedź (numer albo ? – pomoc)
exercise-help =
    Odpowiedzią jest numer albo słowa, które ma tylko jeden wybór. Ponadto: h = podpowiedź · s = rozwiązanie · t = pokaż stół jeszcze raz
    n = pomiń i przejdź dalej · i NUMER albo NAZWA = co robi dany wybór albo karta · r ZASADA = zasada, np. r T8 · q = wyjdź
exercise-right = Dobrze: { $words }
exercise-as-good = Równie dobre jak najlepszy ruch: { $words }
exercise-wrong = { $words }: { $grade }, kosztuje { $points ->
    [0] mniej niż 1 pkt. proc.
   *[other] { $points } pkt. proc.
} szansy na wygraną. Spróbuj jeszcze raz; h to podpowiedź, s – rozwiązanie.
exercise-hint = Temat: { $themes }
exercise-no-hint = { $game } nie ma słów na podpowiedzi.
exercise-solution = Rozwiązanie: { $words }
puzzle-title = Zadanie { $id }, trudność { $difficulty } z { $hardest }
puzzle-daily = Zadanie dnia { $day }
puzzle-item = { $id }  trudność { $difficulty }, graczy: { $players }: { $themes }
puzzles-done = Rozwiązane za pierwszym razem: { $solved } z { $asked }.
practice-title = Twoja partia gry { $game }, ruch { $move }: { $words } – koszt: { $points } pkt. proc. szansy na wygraną.
practice-added = { $file }: { $number ->
    [0] żadnego błędu do ćwiczenia
    [one] dodano 1 błąd
    [few] dodano { $number } błędy
   *[many] dodano { $number } błędów
}
practice-known = { $file }: błędy z tej partii są już w ćwiczeniach
practice-empty = Nie ma jeszcze czego ćwiczyć: `petteia practice game.json` bierze błędy z zakończonej partii.
practice-nothing-due = Na dziś nie ma nic. Opanowane: { $learned } z { $all }; następne ćwiczenie { $day }.
practice-all-learned = Wszystko opanowane ({ $all }).
practice-next = Powtórka { $day }.
practice-learned = Opanowane: nie wróci.
practice-item = { $id }  { $due }  { $game }, ruch { $move }, { $points } pkt. proc. szansy na wygraną
practice-due = { $day }
practice-item-learned = opanowane
practice-skipped = Nie można zadać { $id }: { $problem }
