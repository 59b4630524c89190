### Koniec rozgrywki, powtórka, zasady i karty.

## Koniec

end-note = { $epochs ->
        [one] po jednej Epoce
       *[other] po { $epochs } Epokach
    }{ $minutes ->
        [0] { "" }
        [one] {" · "}1 minuta
        [few] {" · "}{ $minutes } minuty
       *[many] {" · "}{ $minutes } minut
    }
end-wins = Wygrywa { $name }
end-shared = Zwycięstwo dzielą { $first } i { $last }
end-abandoned = Rozgrywka zakończona przed czasem
end-abandoned-note = Wszyscy zgodzili się przerwać. Taki był stan gry.
end-you = Ty
end-bot = bot ({ $level })
end-online = online
end-gone = poza stołem
end-vp = PZ
end-sheet = Punktacja
end-category = Kategoria
end-chart = Przebieg punktacji
end-chart-label = Przebieg punktacji: { $scores }
end-as-chart = Wykres
end-as-table = Tabela
end-step = Po
end-after-epoch = Epoka { $epoch }
end-epochs = koniec Epoki
end-final = Punktowanie
end-again = Zagraj ponownie
end-join = Dołącz do następnej
end-watch = Oglądaj następną
end-replay = Powtórka
end-look = Obejrzyj stół
end-record = Zapisz rozgrywkę
end-home = Strona główna

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
replay-epoch-back = Wstecz do początku Epoki
replay-epoch-next = Naprzód do następnej Epoki
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
help-tab-cards = Karty
help-tab-icons = Symbole
help-rules-of = Zasady gry { $game }
help-search-rules = Szukaj: słowo lub numer zasady
help-search-cards = Szukaj wśród kart
help-found = { $count ->
        [0] nic nie znaleziono
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
help-cards-found = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
help-nothing = Nic nie pasuje. Spróbuj mniej słów albo innych.
help-no-cards = Karty pojawią się, gdy stół będzie gotowy.
help-ruling = rozstrzygnięcie
help-by-family = Rodzina
help-by-level = Poziom
help-by-kind = Rodzaj
help-copies = { $copies ->
        [few] { $copies } egzemplarze
       *[many] { $copies } egzemplarzy
    }
help-icons = Co znaczą symbole
help-signs-things = Na stole
help-signs-kinds = Kiedy działa moc
help-signs-levels = Poziomy
help-signs-columns = Kolumny
help-signs-families = Rodziny
help-about-columns = Każdy kolor ma własny kształt. Potrzebujesz każdej Kolumny wskazanej na karcie; potem usuwasz dowolną ze swoich.
help-column-missing = tej Ci brakuje
help-sign-gold = Złoto
help-about-gold = Płacisz nim za przeniesienia: tyle, ile wynosi Poziom karty. Na końcu rozstrzyga remisy.
help-sign-vp = Punkty Zwycięstwa (PZ)
help-about-vp = Kto na końcu ma ich najwięcej, wygrywa.
help-sign-prestige = Punkty Prestiżu (PP)
help-about-prestige = Tylko z Aresem: na końcu 16, 8, 4 i 2 PZ dla tych, którzy mają ich najwięcej.
help-sign-lyre = Przeniesienie
help-about-lyre = Jedna karta przechodzi z Twojej Domeny do Twojego Elizjum.
help-sign-column = Kolumna
help-about-column = W każdej Epoce masz cztery i w każdej turze usuwasz jedną.
help-sign-quest = Misja
help-about-quest = Jedna w każdej Epoce: jej Złoto, PZ, liczba przeniesień i Twoje miejsce w kolejności.
help-sign-citizen = Obywatel
help-about-citizen = Zakryta karta. Wypełnia lukę w Legendzie, na końcu kosztuje 2 PZ.
help-sign-draw = Stos dobierania
help-about-draw = Zakryte karty, które dopiero wejdą do gry.
help-sign-discard = Stos kart odrzuconych
help-about-discard = Karty odrzucone, jawne dla wszystkich.
help-sign-oracle = Wyrocznia
help-about-oracle = Tylko z Apollem: cztery karty Agory następnej Epoki.
help-sign-disc = Kolejność
help-about-disc = Liczba mówi, kiedy grasz w tej Epoce.
help-sign-epoch = Epoka
help-about-epoch = Rozgrywka ma ich pięć.
help-sign-k-instant = Natychmiastowa
help-about-k-instant = Działa raz, gdy bierzesz kartę.
help-sign-k-permanent = Stała
help-about-k-permanent = Działa cały czas, dopóki karta leży w Twojej Domenie.
help-sign-k-activate = Aktywowana
help-about-k-activate = Raz w każdej Epoce, w Twojej turze.
help-sign-k-trigger = Jednorazowa
help-about-k-trigger = Raz w rozgrywce, w Twojej turze: oddajesz Pierścień.
help-sign-k-eleusis = Eleusis
help-about-k-eleusis = Raz w każdej Epoce, w Twojej turze, z inną kartą Eleusis w Twojej Domenie.
help-sign-k-legend = Legenda
help-about-k-legend = Działa podczas tworzenia Legend.
help-sign-k-chronos = Chronos
help-about-k-chronos = Punktuje na końcu, gdy karta leży w Legendzie.
help-sign-m-same = Legenda Rodzinna
help-about-m-same = Na karcie Chronosa: najlepsza w Legendzie Rodzinnej.
help-sign-m-differ = Legenda Potęgi
help-about-m-differ = Na karcie Chronosa: najlepsza w Legendzie Potęgi.
help-sign-level-1 = Poziom I
help-about-level-1 = Front świątyni z jedną kolumną.
help-sign-level-2 = Poziom II
help-about-level-2 = Dwie kolumny.
help-sign-level-3 = Poziom III
help-about-level-3 = Trzy kolumny.
