### Jak wygrać w Thebai, na jednej stronie.

thebai-how-lead = Prowadź ród w Tebach przez dziesięć rund: buduj, podnoś kostki, wykonuj zlecenia i broń siedmiu bram. Wygrywa najwięcej Punktów Zwycięstwa.

thebai-how-round = Runda: tury wszystkich, potem los
thebai-how-round-ten = W każdej z dziesięciu rund każdy gracz rozgrywa jedną turę. Potem rozpatruje się kafelek losu tej rundy.
thebai-how-round-prosperity = Dobrobyt służy każdemu, kto ma to, o co pyta kafelek.
thebai-how-round-conflict = Konflikty są w rundach 3, 5, 7 i 9: atakowana jest jedna z siedmiu bram.

thebai-how-citizen = Twoja tura: najpierw kostka ludności
thebai-how-citizen-caption = Po lewej liczy się środkowa liczba, bo kostka ma siłę 2. Po prawej uruchamia się jeden kamień obok kostki albo oba za 2 drachmy.
thebai-how-citizen-estate = Użyj jednej kostki ludności z zasobów: na wolnym polu posiadłości, by wykonać jego akcję z siłą kostki …
thebai-how-citizen-city = … albo na wolnym polu kostki w mieście przy kamieniu. Uruchamia to jeden kamień obok albo oba, za tyle drachm, ile wynosi siła kostki.
thebai-how-citizen-free = Kamienia, na którym stoi archont, nie uruchamia się.
thebai-how-citizen-back = Gdy w zasobach nie masz kostki ludności, wszystkie kostki wracają z posiadłości, a do tego przychodzi nowa.

thebai-how-walk = Potem archont
thebai-how-walk-caption = Od lewej przez dwie kostki: kostka gracza B idzie w górę, Twoja w dół, a trzeci kamień się uruchamia.
thebai-how-walk-supply = Z zasobów trafia na dowolny wolny kamień i go uruchamia.
thebai-how-walk-city = W mieście przechodzi z kamienia na kamień i uruchamia ten, na którym się zatrzyma. Zajęte pola kostek przekracza za darmo, jedno puste na turę za 1 drachmę.
thebai-how-walk-dice = Przekroczona cudza kostka zostaje podniesiona, własna obniżona.
thebai-how-walk-back = Albo zabierz go do zasobów i weź 1 drachmę.
thebai-how-walk-help = Potem możesz położyć jeden kafelek pomocy na wolnym polu w rzędzie posiadłości o jego kolorze.

thebai-how-orders = Zlecenia
thebai-how-orders-fulfil = Raz na turę możesz wykonać jedno zlecenie z ręki: zapłać towary, weź nagrodę i zachowaj je do końca.
thebai-how-orders-sets = Na koniec zestawy 1, 2, 3 lub 4 różnych kolorów dają 1, 4, 9 lub 16 PZ, zestawy 3, 4 lub 5 jednakowych 3, 7 lub 12. Każde zlecenie liczy się w obu.
thebai-how-orders-hand = Każde zlecenie pozostałe na ręce kosztuje 3 PZ.

thebai-how-rise = Podnoś kostki
thebai-how-rise-path = Na ścieżce rady, od góry:
thebai-how-rise-levels = Poziomy kostki to 1, 1★, 2, 2★, 3, 3★. Siłą jest liczba.
thebai-how-rise-citizen = Kostka ludności w mieście podniesiona ponad 3★ zostaje członkiem rady i przynosi PZ najwyższego pustego pola ścieżki.
thebai-how-rise-council = Po konflikcie i na koniec członkowie rady idą ze ścieżki na monumenty. To, co jest przy nich zapisane, punktuje na koniec.
thebai-how-rise-hoplite = Kostka hoplity w mieście podniesiona ponad 3★ ustępuje miejsca dowódcy, który zostaje w jej rzędzie. Kto pierwszy ma w rzędzie dowódcę, może wziąć bohatera.

thebai-how-build = Buduj
thebai-how-column = Kolumna { $column }
thebai-how-build-place = Aby umieścić kamień, przenieś ten najbardziej z lewej w rzędzie posiadłości na puste pole miasta przy kamieniu. Pole pod nim jest odtąd wolne i można go używać.
thebai-how-build-roofs = Jeśli akcja ma dachy, uruchamiają się boki nowego kamienia, które stykają się z tym samym kolorem.
thebai-how-build-columns = Na koniec liczy się najdalsza w prawo kolumna bez kamieni.

thebai-how-battle = Broń bram
thebai-how-battle-own = Ty
thebai-how-battle-attack = Atak
thebai-how-battle-above = Przewaga
thebai-how-battle-strength = Atak to numer konfliktu, od 1 do 4, i zakryta karta rzędu. Ty masz swoje kostki hoplitów w rzędzie, także między nim a sąsiednim, i dowódcę.
thebai-how-battle-result = Tyle, co atak, wygrywa, a nadwyżka przynosi PZ. Mając mniej, tracisz różnicę, a nie mając nikogo, 3 PZ za każdy punkt ataku.
thebai-how-battle-loot = Każdy uczestnik dostaje nagrodę bramy, przy przewadze od 3 dwukrotnie. Najsilniejszy zwycięzca bierze kafelek.
thebai-how-battle-pay = Potem każda kostka hoplity, która brała udział, kosztuje 1 drachmę albo wraca do zasobów na poziomie 1.

thebai-how-altar = Ołtarz
thebai-how-altar-step = Każde pole, na które wchodzisz, daje to, co pokazuje.
thebai-how-altar-order = Po konflikcie o kolejności decyduje Dionizos: zaczyna ten, kto jest najdalej.
thebai-how-altar-tie = Ares rozstrzyga między równie silnymi zwycięzcami przy bramie.

thebai-how-scoring = Punktowanie
thebai-how-scoring-council = Członkowie rady: to, co jest przy nich zapisane.
thebai-how-scoring-estate = Posiadłość: wartość najdalszej w prawo opróżnionej kolumny.
thebai-how-scoring-city = Miasto: siły wszystkich Twoich kostek w mieście.
thebai-how-scoring-orders = Zlecenia: zestawy, także z kafelkami bram; −3 PZ za każde na ręce.
thebai-how-scoring-stock = 1 PZ za każde 3 towary i drachmy.
thebai-how-scoring-win = Wygrywa najwięcej PZ.

thebai-how-advice = Co daje zwycięstwo
thebai-how-advice-gate = Nie zostawiaj zagrożonej bramy pustej: jeden słaby hoplita traci o wiele mniej niż nikt.
thebai-how-advice-city = Podnoś kostki w mieście: tylko tam awansują. Gdzie indziej podniesienie 3★ daje 1 PZ.
thebai-how-advice-path = Bądź wcześnie na ścieżce rady: pierwsze pola dają najwięcej.
thebai-how-advice-own = Przekraczaj własne kostki tylko wtedy, gdy mogą spaść: na poziomie 1 zostają, a Ty tracisz 3 PZ.
thebai-how-advice-column = Opróżniaj całe kolumny: punktują, a nowe kostki ludności przychodzą na wyższym poziomie.
thebai-how-advice-orders = Zbieraj wszystkie cztery kolory: czwarty daje 7 PZ więcej. Pozostałe towary są mało warte.
thebai-how-advice-herald = W dwie osoby i solo herold podnosi przed każdym losem wszystkie kostki jednej kolumny: bądź tam.
thebai-how-advice-alone = W pojedynkę z Antygoną wygrywasz tylko wtedy, gdy masz więcej PZ niż ona.
