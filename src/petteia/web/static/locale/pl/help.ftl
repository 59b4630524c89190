### Koniec rozgrywki, powtórka, zasady i karty.

## Koniec

end-wins = Wygrywa { $name }
end-shared = Zwycięstwo dzielą { $first } i { $last }
end-abandoned = Rozgrywka zakończona przed czasem
end-abandoned-note = Wszyscy zgodzili się przerwać. Taki był stan gry.
end-you = Ty
end-bot = bot ({ $level })
end-substituted = { $who }; bot wykonał { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
end-online = online
end-gone = poza stołem
end-minutes = { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
end-points = pkt
end-chart = Punkty w czasie gry
end-sheet = Punktacja
end-category = Kategoria
end-chart-label = { $title }: { $scores }
end-as-chart = Wykres
end-as-table = Tabela
end-step = Po
end-final = Punktowanie
end-again = Zagraj ponownie
end-join = Dołącz do następnej
end-watch = Oglądaj następną
end-replay = Powtórka
end-review = Analiza
end-look = Obejrzyj stół
end-record = Zapisz rozgrywkę
end-picture = Zapisz obraz
end-home = Strona główna
end-deal = Rozdanie ustalono przed rozgrywką:
end-deal-check = Sprawdź

## Powtórka

replay-title = Powtórka
replay-log = Cała rozgrywka
replay-slider = Pokazany ruch
replay-at = Ruch { $move } z { $of }
replay-start = Stół jest gotowy, nikt jeszcze nie wykonał ruchu.
replay-speed = Tempo
replay-steps = Przechodzenie przez rozgrywkę
replay-first = Na początek
replay-last = Na koniec
replay-back = Ruch wstecz
replay-next = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-link = Kopiuj link
replay-copied = Skopiowano link do tego ruchu.
replay-table = Do stołu
replay-result = Do wyniku
replay-none = Nie ma tu rozgrywki do odtworzenia

## Pomoc

help-title = Pomoc
help-tab-rules = Zasady
help-tab-credits = Autorzy
help-rules-of = Zasady gry { $game }
help-search-rules = Szukaj: słowo lub numer zasady
help-found = { $count ->
        [0] nic nie znaleziono
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
help-nothing = Nic nie pasuje. Spróbuj mniej słów albo innych.
help-ruling = rozstrzygnięcie

## How to win, on one page

how-to-win-page = Jak wygrać, na jednej stronie
how-print = Drukuj
how-play = Graj
how-rule = Zasada { $rule }
how-more = Wszystkie zasady:

## Credits

credits-pictograms = Piktogramy
credits-pictograms-changed = Zmniejszono dokładność współrzędnych; poza tym bez zmian.
credits-fonts = Czcionki
credits-fonts-changed = Skrócone do używanych znaków.
credits-libraries = Biblioteki
