# Pierwsza gra z przewodnikiem. Tekst z -otherwise jest dla tych, którzy poszli własną drogą.

first-title = Twoja pierwsza Epoka
first-about = Weź karty, wybierz Misję i napisz swoją pierwszą Legendę, krok po kroku.

first-welcome = Witaj wśród półbogów! W ciągu pięciu Epok zbierasz bohaterów i piszesz ich Legendy. Wygrywa ten, kto na koniec ma najwięcej Punktów Zwycięstwa (PZ).
first-agora = To jest Agora. W każdej Epoce bierzesz stąd trzy karty, a ze Świątyni jedną Misję, po jednej rzeczy na turę, w dowolnej kolejności.
first-domain = Wzięte karty leżą w twojej Domenie. Tylko tutaj działają ich moce.
first-elysium = Tu jest twoje Elizjum, na razie puste. Na koniec Domena nic nie jest warta: punkty dają tylko Legendy z co najmniej dwóch kart w Elizjum.
first-columns = To twoje cztery Kolumny. Aby wziąć kartę, wskazane na niej Kolumny muszą jeszcze stać; czarny oznacza dowolny kolor.
first-ganymede = Weź Ganimedesa: żółta Kolumna stoi. Jego moc jest Stała, więc od teraz każda wzięta Misja daje ci 2 PZ.
first-dismiss = Każde wzięcie kosztuje jedną Kolumnę, dowolnego koloru. Usuń czerwoną: pozostałe będą ci potrzebne.
first-dismiss-otherwise = Każde wzięcie kosztuje jedną Kolumnę, dowolnego koloru. Zachowaj te, których wymagają następne karty.
first-rival-quest = Leda wzięła Misję nr 1. W ciągu Epoki każdy bierze dokładnie jedną Misję, więc nr 2 jest twoja, kiedy tylko zechcesz.
first-olive-tree = Drzewo oliwne wymaga zielonej Kolumny, a ta stoi. Weź je.
first-dismiss-yellow = Teraz może odejść żółta Kolumna. Zachowaj zieloną na Misję, a niebieską na ostatnią kartę.
first-power = Moc Drzewa oliwnego jest Aktywowana: raz na Epokę, we własnej turze, przed wzięciem lub po nim. Użyj jej, by zdobyć 2 PZ!
first-quest = Weź Misję nr 2: wystarczy jeden z dwóch kolorów nad nią. Daje 2 sztuki Złota, a jej lira oznacza trzy przeniesienia. Ganimedes dokłada 2 PZ.
first-quest-otherwise = Nie zapomnij o Misji: jeden z kolorów nad nią musi jeszcze stać. Daje Złoto i PZ, a jej lira mówi, ile kart możesz przenieść.
first-dismiss-green = Usuń zieloną Kolumnę: ostatnia karta wymaga niebieskiej.
first-citizen = Do Kolumn Ledy nie pasowała już żadna karta, musiała więc wziąć zakrytego Obywatela. Tobie też może się to zdarzyć.
first-citizen-otherwise = Jeśli nic nie pasuje do twoich Kolumn, musisz wziąć Obywatela: zakrytą kartę, która może tylko wypełnić lukę w Legendzie.
first-laestrygonians = Weź Lajstrygonów. Ich moc jest Natychmiastowa, działa od razu: Leda musi coś oddać. Ostatnia Kolumna odejdzie potem sama.
first-writing = Czas pisać! Najniższa Misja jest pierwsza, więc Leda ma teraz dysk nr 1 i już swoje napisała. Twoja Misja dała ci 2 sztuki Złota.
first-writing-otherwise = Czas pisać! Najniższa Misja otrzymała dysk nr 1, a każda Misja dała swoje Złoto i PZ.
first-first-card = Przenieś Ganimedesa do Elizjum. Kosztuje to tyle sztuk Złota, ile wynosi jego Poziom: 1. Jego moc się kończy, ale zaczyna się Legenda.
first-first-card-otherwise = Możesz przenosić karty do Elizjum. Każda kosztuje tyle sztuk Złota, ile wynosi jej Poziom, a jej moc się kończy.
first-legends = Legenda ma jeden Poziom i różne Rodziny albo jedną Rodzinę i różne Poziomy. Rozstrzyga druga karta.
first-second-card = Drzewo oliwne też ma Poziom I, ale należy do innej Rodziny. Przenieś je.
first-join = Dołącz je do Ganimedesa. Dwie karty Poziomu I tworzą Legendę Potęgi.
first-join-otherwise = Wybierz Legendę, do której dołączy karta, albo zacznij nową.
first-level-bonus = Twoja Legenda jest pierwszą na Poziomie I, masz więc Nagrodę za Poziom i jej 3 PZ, dopóki ktoś nie napisze dłuższej.
first-third-card = Zostało jedno przeniesienie. Lajstrygonowie mają Poziom I i należą do trzeciej Rodziny: przenieś ich.
first-join-again = Dołącz ich do pozostałych. Trzy karty są na koniec warte 4 PZ, a pięć byłoby wartych 12.
first-next-epoch = Nowa Epoka: Misje znów leżą pod Frontonem, twoje Kolumny stoją, a w Agorze są nowe karty.
first-aims = Są też inne punkty: kto pierwszy ukończy Legendę jakiejś Rodziny, bierze jej żeton Nagrody, a karty z klepsydrą (Chronos) punktują na koniec, jeśli należą do Legendy.
first-farewell = To wszystko, czego ci trzeba. Leda nadal będzie grać łagodnie, a wszystko, co wskażesz, samo się wyjaśni. Miłej zabawy!
