### Jak wygrać w Elizjum, na jednej stronie.

elysium-how-lead = Jesteście półbogami. Zbieraj karty w Domenie, a potem przenoś je do Elizjum, gdzie stają się Legendami. Po pięciu Epokach wygrywa najwięcej Punktów Zwycięstwa.

elysium-how-goal = Cel: Legendy
elysium-how-goal-count = Na koniec liczą się tylko Legendy złożone z co najmniej dwóch kart. Karty, które zostały w Domenie albo leżą w Elizjum pojedynczo, usuwa się z gry.
elysium-how-goal-family = Legenda Rodzinna to karty jednej Rodziny o różnych Poziomach: 2 karty 3 PZ, wszystkie 3 karty 6 PZ.
elysium-how-goal-level = Legenda Potęgi to karty jednego Poziomu z różnych Rodzin: 2, 3, 4 lub 5 kart daje 2, 4, 8 lub 12 PZ.
elysium-how-goal-any = Możesz mieć dowolną liczbę Legend obu rodzajów. Karty w Elizjum nigdy się już nie przekłada.

elysium-how-turn = Twoja tura: weź jedną, usuń jedną
elysium-how-turn-caption = Karta wymaga czerwonej Kolumny i dowolnej innej: czerwona, niebieska i żółta stoją, więc możesz ją wziąć.
elysium-how-turn-take = Epoka ma cztery rundy. W swojej turze weź jedną kartę z Agory albo jedną Misję: razem 3 karty i 1 Misję.
elysium-how-turn-columns = Każda Kolumna wskazana na karcie musi jeszcze stać na Twojej planszy. Czarny oznacza dowolny kolor; dwa symbole wymagają dwóch Kolumn.
elysium-how-turn-dismiss = Po każdym wzięciu usuń jedną Kolumnę, w dowolnym kolorze.
elysium-how-turn-citizen = Jeśli musisz wziąć kartę, a żadnej wziąć nie możesz, dostajesz Obywatela, kartę bez mocy.

elysium-how-quests = Misje
elysium-how-quests-caption = Od góry do dołu: numer, Złoto, PZ i lira.
elysium-how-quests-column = Misja wymaga Kolumny w kolorze, który jest nad nią; w dwie osoby jednego z dwóch kolorów.
elysium-how-quests-give = Daje Złoto i PZ, a lira mówi, ile kart możesz przenieść w tej Epoce.
elysium-how-quests-order = Kto ma najniższy numer, jest odtąd pierwszy: w tworzeniu Legend i w następnej Epoce.
elysium-how-quests-none = Bez Misji dostajesz jedną z pozostałych, odwróconą na stronę Niewypełnionej Misji, i jesteś na końcu kolejności.

elysium-how-powers = Moce Twoich kart
elysium-how-kind-instant = Natychmiastowa: w chwili wzięcia karty i tylko wtedy.
elysium-how-kind-permanent = Stała: przez cały czas.
elysium-how-kind-activate = Aktywowana: raz na Epokę, w Twojej turze.
elysium-how-kind-trigger = Jednorazowa: raz w grze, w Twojej turze.
elysium-how-kind-eleusis = Eleusis: jak aktywowana, ale tylko z inną kartą Eleusis w Twojej Domenie.
elysium-how-kind-legend = Legenda: podczas tworzenia Legend.
elysium-how-kind-chronos = Chronos: na koniec, jeśli karta jest w Legendzie z co najmniej 2 kart.
elysium-how-powers-use = Wszystkie oprócz Chronosa działają tylko wtedy, gdy karta leży w Twojej Domenie. W swojej turze użyj ich, ile chcesz, przed wzięciem albo po nim.

elysium-how-writing = Po czterech rundach: Legendy
elysium-how-writing-caption = Poziom III kosztuje 3 sztuki Złota. Legenda jest ukończona i rośnie z 3 do 6 PZ.
elysium-how-writing-lyre = W nowej kolejności możesz przenieść karty z Domeny do Elizjum, najwyżej tyle, ile wskazuje lira.
elysium-how-writing-cost = Każda kosztuje tyle sztuk Złota, ile wynosi jej Poziom: 1, 2 lub 3.
elysium-how-writing-power = W Elizjum karta nie ma już mocy, z wyjątkiem Chronosa.
elysium-how-writing-citizen = Obywatel wypełnia lukę w Legendzie z co najmniej 2 kart, za Poziom brakującej karty. Na koniec kosztuje 2 PZ.
elysium-how-writing-columns = Potem wracają wszystkie cztery Kolumny i zaczyna się następna Epoka.

elysium-how-bonus = Żetony Nagród
elysium-how-bonus-family = Kto pierwszy ukończy Legendę danej Rodziny, dostaje jej 5 PZ; następna ukończona przynosi 2 PZ.
elysium-how-bonus-level = Kto pierwszy ma Legendę Potęgi z 2 kart, dostaje żeton tego Poziomu; kto stworzy dłuższą, przejmuje go.

elysium-how-scoring = Punktowanie
elysium-how-scoring-caption = Obywatel liczy się jako karta swojej Legendy i kosztuje 2 PZ.
elysium-how-scoring-leave = Karty w Domenach i pojedyncze karty usuwa się z gry.
elysium-how-scoring-chronos = Punktują moce Chronosa.
elysium-how-scoring-legends = Legendy punktują za swoją długość.
elysium-how-scoring-bonus = Liczą się żetony Nagród, a każdy Obywatel w Legendzie kosztuje 2 PZ.
elysium-how-scoring-prestige = Jeśli w grze jest Ares: najwięcej Punktów Prestiżu 16 PZ, potem 8, 4 i 2.
elysium-how-scoring-tie = Wygrywa najwyższy wynik; przy remisie najwięcej Złota.

elysium-how-sum-vp = Zebrane w grze
elysium-how-sum-chronos = Chronos
elysium-how-sum-legends = Legendy
elysium-how-sum-bonus = Żetony Nagród
elysium-how-sum-citizens = Obywatele
elysium-how-sum = Punkty Zwycięstwa

elysium-how-advice = Co daje zwycięstwo
elysium-how-advice-gold = Zachowaj Złoto na przenoszenie: karta, za którą nie możesz zapłacić, zostaje w Domenie i na koniec nic nie jest warta.
elysium-how-advice-early = Korzystaj z mocy przez kilka Epok, potem przenieś jej kartę: w ostatniej Epoce nie zdążysz przenieść wszystkich.
elysium-how-advice-columns = Zanim usuniesz Kolumnę, sprawdź, co chcesz jeszcze dzięki niej wziąć.
elysium-how-advice-long = Długie Legendy się opłacają: czwarta i piąta karta Poziomu dają po 4 PZ, a żeton jest pewniejszy.
elysium-how-advice-lyre = Niski numer gra pierwszy, wysoki przenosi więcej kart: wybierz to, czego potrzebujesz w tej Epoce.
elysium-how-advice-last = W piątej Epoce bierz tylko to, co jeszcze przeniesiesz albo co punktuje od razu.
