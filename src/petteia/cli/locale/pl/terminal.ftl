# Stół w terminalu.

ruling = rozstrzygnięcie
name = Gracz { $player }
ask = Twój wybór (numer albo ? – pomoc)
help =
    Numer wybiera. Ponadto: a = rada · u = cofnij · s = zapisz · t = pokaż stół jeszcze raz
    i NUMER albo NAZWA = co robi dany wybór albo karta · r ZASADA = zasada, np. r T8 · w AKCJA = dlaczego nie
    (np. w { $example }) · q = wyjdź, gra zostanie zapisana
help-plain =
    Numer wybiera. Ponadto: a = rada · u = cofnij · s = zapisz · t = pokaż stół jeszcze raz
    i NUMER albo NAZWA = co robi dany wybór albo karta · r ZASADA = zasada · q = wyjdź, gra zostanie zapisana
help-words = Zamiast numeru można wpisać słowa, które ma tylko jeden wybór.
help-why = Samo w wyjaśnia, co właśnie zrobili inni gracze.
no-rivals-moves = Inni gracze nie wykonali ruchu od Twojej ostatniej tury.
advice = Szansa wygranej { $share } %. { $reason }
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
    [0] Nikt nie wygrał.
    [1] Wygrywa { $players }.
   *[other] Zwycięstwem dzielą się: { $players }.
}
no-such-rule = Nie ma zasady { $text }.
no-reasons = { $game } nie podaje powodów, dla których czegoś nie można wybrać.
to-move = Ruch wykonuje { $player }.
is-legal = To jest teraz dozwolone.
verified-over = Wszystkie ruchy ({ $moves }) są dozwolone i prowadzą do wyniku.
verified-moves = Wszystkie ruchy ({ $moves }) są dozwolone; gra nie jest skończona.
verified-seed = Rozdanie pochodzi z liczby { $seed }. Przed grą nikt się do niej nie zobowiązał.
verified-secret = Tajna liczba, która ustala rozdanie, pasuje do skrótu { $commitment }. Porównaj go z tym, który stół pokazał przed grą.
verified-commitment = Rozdanie pochodzi z tajnej liczby tego skrótu: ustalono je przed grą.
bots-budget = oracle:0.5s to Wyrocznia z połową sekundy na decyzję, oracle:2000 z iteracjami. To samo dotyczy Olimpijczyka.
bots-weights = merchant@PLIK gra według wag z pliku polecenia `petteia train`.
bots-program = exec:POLECENIE to własny program (docs/external-bots.md).
lesson-begins = Co zrobić, jest napisane pod możliwościami; u cofa każdy ruch.
lesson-rival = { $name } to gracz { $player }.
lesson-choose = Wybierz { $number } albo wpisz { $word }, by zrobić to samo; { $leave } = bez dalszych objaśnień.
lesson-left = Gra toczy się dalej bez objaśnień.
