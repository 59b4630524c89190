### Pomoc gry Teby: spis elementów i znaki.

thebai-help-tab-book = Elementy
thebai-help-tab-signs = Znaki
thebai-help-signs = Znaki na stole
thebai-help-no-components = Elementy gry widać przy stole.
thebai-help-search = Szukaj wśród wszystkich elementów
thebai-help-chapters = Rodzaje elementów
thebai-help-chapter-stones = Kamienie i dachy
thebai-help-chapter-estate = Posiadłość
thebai-help-chapter-orders = Zlecenia
thebai-help-chapter-heroes = Bohaterowie
thebai-help-chapter-altar = Ołtarz
thebai-help-chapter-council = Rada
thebai-help-chapter-fate = Los i konflikty
thebai-help-chapter-heralds = Heroldowie
thebai-help-chapter-antigone = Antygona
thebai-help-chapter-pieces = Figury i kostki
thebai-help-preferences = Co wybiera Antygona
thebai-help-no-reward = Jej zlecenia liczą się tylko kolorem i zestawem; nagrody jej nie dają.
thebai-help-does = Zadanie
thebai-help-prefers = Wybiera
thebai-help-else = Gdy to niemożliwe
thebai-signs-stock = Zasoby
thebai-signs-effects = Efekty
thebai-signs-people = Ludzie i kostki
thebai-signs-boards = Miasto i plansze
thebai-signs-roofs = Dachy
thebai-signs-roofs-about = Każdy kolor ma swój znak. Stykające się jednakowe dachy można uruchomić, gdy układa się kamień.
thebai-signs-colours = Kolory zleceń
thebai-signs-colours-about = Na koniec punktują zestawy jednego koloru i różnych kolorów.
thebai-colour-wine = bordowy
thebai-colour-honey = miodowy
thebai-colour-olive = oliwkowy
thebai-colour-sea = morski
thebai-help-found = { $count ->
        [one] 1 element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
thebai-help-copies = { $copies ->
        [one] { $copies } egzemplarz
        [few] { $copies } egzemplarze
       *[many] { $copies } egzemplarzy
    }

## Znaki

thebai-sign-grape = Winogrona
thebai-sign-grape-about = Towar; żądają go zlecenia
thebai-sign-amphora = Amfora
thebai-sign-amphora-about = Towar; żądają go zlecenia
thebai-sign-bronze = Brąz
thebai-sign-bronze-about = Towar; żądają go zlecenia
thebai-sign-good = Towar do wyboru
thebai-sign-good-about = Winogrona, amfora albo brąz
thebai-sign-drachma = Drachma
thebai-sign-drachma-about = Opłaca przejścia, hoplitów i niektóre efekty
thebai-sign-vp = Punkty zwycięstwa
thebai-sign-vp-about = Wygrywa, kto ma ich na koniec najwięcej
thebai-sign-order = Zlecenie
thebai-sign-order-about = Brane z wystawki lub ze stosu, wypełniane towarami
thebai-sign-raise = Podniesienie
thebai-sign-raise-about = Twoja kostka przechodzi o poziom wyżej
thebai-sign-raise-cit = Podniesienie ludności
thebai-sign-raise-cit-about = Tylko kostki ludności
thebai-sign-raise-hop = Podniesienie hoplity
thebai-sign-raise-hop-about = Tylko kostki hoplitów
thebai-sign-hoplite = Hoplita
thebai-sign-hoplite-about = Wystaw jednego w mieście lub jednego przesuń
thebai-sign-place = Ułożenie kamienia
thebai-sign-place-about = Z posiadłości do miasta
thebai-sign-remove = Usunięcie kamienia
thebai-sign-remove-about = Z posiadłości poza grę
thebai-sign-relocate = Przeniesienie archonta
thebai-sign-relocate-about = Na inny wolny kamień
thebai-sign-swap = Wymiana
thebai-sign-swap-about = Oddaj towar lub drachmę, weź inny
thebai-sign-altar = Ołtarz
thebai-sign-altar-about = Przesuń się na wybranym torze
thebai-sign-pay = Zapłata
thebai-sign-pay-about = To, co przed znakiem, opłaca to, co za nim
thebai-sign-cit = Ludność
thebai-sign-cit-about = Kwadratowa kostka: pracuje w posiadłości lub w mieście
thebai-sign-hop = Hoplita
thebai-sign-hop-about = Ciemna kostka ze ściętymi rogami: walczy w swoim rzędzie
thebai-sign-star = Gwiazdka
thebai-sign-star-about = Pół kroku między dwiema siłami
thebai-sign-archon = Archont
thebai-sign-archon-about = Wędruje z kamienia na kamień i uruchamia ten, na którym staje
thebai-sign-commander = Dowódca
thebai-sign-commander-about = Na stałe wzmacnia rząd
thebai-sign-hero = Bohater
thebai-sign-hero-about = Przybywa, gdy hoplita awansuje
thebai-sign-councillor = Członek rady
thebai-sign-councillor-about = Na koniec punktuje za warunek
thebai-sign-dionysos = Dionizos
thebai-sign-dionysos-about = Tor, który rozstrzyga o kolejności
thebai-sign-ares = Ares
thebai-sign-ares-about = Tor, który rozstrzyga remisy w konflikcie
thebai-sign-blessing = Błogosławieństwo
thebai-sign-blessing-about = Trwały dar z ołtarza
thebai-sign-help = Żeton pomocy
thebai-sign-help-about = Raz używa pola posiadłości w swoim kolorze
thebai-sign-gate = Brama
thebai-sign-gate-about = Jej żeton bierze najlepszy obrońca
thebai-sign-attack = Konflikt
thebai-sign-attack-about = Siedmiu atakuje ten rząd
thebai-sign-occupied = Zajęte
thebai-sign-occupied-about = Pole kostek, na którym nie można postawić kostki
thebai-sign-turmoil = Zamęt
thebai-sign-turmoil-about = Zamknięte pole rady
thebai-sign-herald = Herold
thebai-sign-herald-about = Podnosi kostki swojej kolumny, a potem zajmuje pole kostek
