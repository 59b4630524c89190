### The cards and the symbols of the game.

elysium-help-tab-cards = Karty
elysium-help-tab-icons = Symbole
elysium-help-search-cards = Szukaj wśród kart
elysium-help-cards-found = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
elysium-help-no-cards = Karty pojawią się, gdy stół będzie gotowy.
elysium-help-by-family = Rodzina
elysium-help-by-level = Poziom
elysium-help-by-kind = Rodzaj
elysium-help-copies = { $copies ->
        [few] { $copies } egzemplarze
       *[many] { $copies } egzemplarzy
    }
elysium-help-icons = Co znaczą symbole
elysium-help-signs-things = Na stole
elysium-help-signs-kinds = Kiedy działa moc
elysium-help-signs-levels = Poziomy
elysium-help-signs-columns = Kolumny
elysium-help-signs-families = Rodziny
elysium-help-about-columns = Każdy kolor ma własny kształt. Potrzebujesz każdej Kolumny wskazanej na karcie; potem usuwasz dowolną ze swoich.
elysium-help-column-missing = tej Ci brakuje
elysium-help-sign-gold = Złoto
elysium-help-about-gold = Płacisz nim za przeniesienia: tyle, ile wynosi Poziom karty. Na końcu rozstrzyga remisy.
elysium-help-sign-vp = Punkty Zwycięstwa (PZ)
elysium-help-about-vp = Kto na końcu ma ich najwięcej, wygrywa.
elysium-help-sign-prestige = Punkty Prestiżu (PP)
elysium-help-about-prestige = Tylko z Aresem: kto ma ich najwięcej, otrzymuje na końcu 16 PZ; następni 8, 4 i 2 PZ.
elysium-help-sign-lyre = Przeniesienie
elysium-help-about-lyre = Jedna karta przechodzi z Twojej Domeny do Twojego Elizjum.
elysium-help-sign-column = Kolumna
elysium-help-about-column = W każdej Epoce masz cztery i w każdej turze usuwasz jedną.
elysium-help-sign-quest = Misja
elysium-help-about-quest = Jedna w każdej Epoce: jej Złoto, PZ, liczba przeniesień i Twoje miejsce w kolejności.
elysium-help-sign-citizen = Obywatel
elysium-help-about-citizen = Zakryta karta. Wypełnia lukę w Legendzie, na końcu kosztuje 2 PZ.
elysium-help-sign-draw = Stos dobierania
elysium-help-about-draw = Zakryte karty, które dopiero wejdą do gry.
elysium-help-sign-discard = Stos kart odrzuconych
elysium-help-about-discard = Karty odrzucone, jawne dla wszystkich.
elysium-help-sign-oracle = Wyrocznia
elysium-help-about-oracle = Tylko z Apollem: cztery karty, które w następnej Epoce trafią do Agory.
elysium-help-sign-disc = Kolejność
elysium-help-about-disc = Liczba mówi, kiedy grasz w tej Epoce.
elysium-help-sign-epoch = Epoka
elysium-help-about-epoch = Rozgrywka ma ich pięć.
elysium-help-sign-k-instant = Natychmiastowa
elysium-help-about-k-instant = Działa raz, gdy bierzesz kartę.
elysium-help-sign-k-permanent = Stała
elysium-help-about-k-permanent = Działa cały czas, dopóki karta leży w Twojej Domenie.
elysium-help-sign-k-activate = Aktywowana
elysium-help-about-k-activate = Raz w każdej Epoce, w Twojej turze.
elysium-help-sign-k-trigger = Jednorazowa
elysium-help-about-k-trigger = Raz w rozgrywce, w Twojej turze: oddajesz Pierścień.
elysium-help-sign-k-eleusis = Eleusis
elysium-help-about-k-eleusis = Raz w każdej Epoce, w Twojej turze, z inną kartą Eleusis w Twojej Domenie.
elysium-help-sign-k-legend = Legenda
elysium-help-about-k-legend = Działa podczas tworzenia Legend.
elysium-help-sign-k-chronos = Chronos
elysium-help-about-k-chronos = Punktuje na końcu, gdy karta leży w Legendzie.
elysium-help-sign-m-same = Legenda Rodzinna
elysium-help-about-m-same = Na karcie Chronosa: najlepsza w Legendzie Rodzinnej.
elysium-help-sign-m-differ = Legenda Potęgi
elysium-help-about-m-differ = Na karcie Chronosa: najlepsza w Legendzie Potęgi.
elysium-help-sign-level-1 = Poziom I
elysium-help-about-level-1 = Front świątyni z jedną kolumną.
elysium-help-sign-level-2 = Poziom II
elysium-help-about-level-2 = Dwie kolumny.
elysium-help-sign-level-3 = Poziom III
elysium-help-about-level-3 = Trzy kolumny.
