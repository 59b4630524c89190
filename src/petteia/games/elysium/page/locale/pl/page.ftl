### Stół gry Elizjum.

elysium = Elizjum
elysium-about = Zbieraj bohaterów i twórz ich Legendy.
elysium-temple = Świątynia
elysium-agora = Agora
elysium-oracle = Wyrocznia
elysium-oracle-note = Karty, które tu zostaną, przejdą w następnej Epoce do Agory · A2
elysium-bonus = Żetony Nagród
elysium-level-bonus = Nagrody za Poziom
elysium-family-bonus = Nagrody Rodzinne
elysium-piles = Stosy
elysium-pile = Stos kart
elysium-discard = Odrzucone
elysium-discard-empty = Nie ma tu żadnej karty.
elysium-board = Plansza
elysium-domain = Domena
elysium-elysium = Elizjum
elysium-gold = Złoto
elysium-vp = Punkty Zwycięstwa
elysium-pp = Punkty Prestiżu
elysium-columns = Kolumny
elysium-citizen = Obywatel
elysium-citizens = { $count ->
        [one] Obywatel
        [few] { $count } Obywateli
       *[other] { $count } Obywateli
    }
elysium-citizen-text = Zostaje zakryty. Może wypełnić lukę w Legendzie; na koniec −2 PZ.

## Stan gry
elysium-epoch = Epoka { $epoch } z { $epochs }
elysium-round = · runda { $round } z { $rounds }
elysium-order = Kolejność tur
elysium-disc = Dysk { $number }
elysium-left = zostało { $left } z { $all }
elysium-cards-left = { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }
elysium-cards = { $count ->
        [0] bez kart
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
elysium-so-far = { $over ->
        [yes] { $vp } PZ
       *[no] na razie { $vp } PZ
    }
elysium-taken-by = karta gracza { $name }
elysium-taken-by-you = Twoja karta
elysium-next-card = Twoja następna karta
elysium-you = Ty
elysium-bot = Bot
elysium-online = online
elysium-offline = offline
elysium-open-domain = { $name }: pokaż całą Domenę

## Rzeczy słowami
elysium-level = Poziom { $level }
elysium-card-spoken = { $name }, { $family }, Poziom { $level }. Warunek: { $price }. { $kind } { $mark }: { $text }
elysium-quest-spoken = Misja { $number }: Złoto { $gold }, PZ { $vp }, { $transfers ->
        [one] 1 przeniesienie
        [few] { $transfers } przeniesienia
       *[other] { $transfers } przeniesień
    }
elysium-quest = Misja { $number }
elysium-no-quest = Bez Misji
elysium-incomplete = Niewypełniona
elysium-tile = { $vp } PZ, wolny
elysium-tile-taken = { $vp } PZ, ma { $name }
elysium-free = wolny
elysium-missing = brakuje: { $what }
elysium-missing-any = miejsce na drugą kartę
elysium-then = potem { $next }
elysium-worth-family = Rodzina
elysium-worth-family-about = PZ za Legendę Rodzinną z 2 i 3 kart
elysium-worth-level = Poziom
elysium-worth-level-about = PZ za Legendę Poziomu z 2, 3, 4 i 5 kart
elysium-new-legend = Nowa Legenda
elysium-no-legend = { $over ->
        [yes] Nie ma tu żadnej Legendy.
       *[no] Jeszcze pusto. Karty trafiają tu w fazie „Tworzenie Legend”.
    }
elysium-use = Użyj
elysium-used = użyta
elysium-mark-ready = Gotowa
elysium-mark-used = Użyta
elysium-mark-ring = Z Pierścieniem

## Rodzaje mocy
elysium-kind-instant = Działa od razu po wzięciu karty i tylko wtedy.
elysium-kind-permanent = Działa zawsze, gdy karta leży w Twojej Domenie.
elysium-kind-activate = Raz na Epokę, w Twojej turze.
elysium-kind-trigger = Raz w grze, w Twojej turze: oddaj Pierścień.
elysium-kind-eleusis = Raz na Epokę, w Twojej turze, gdy w Domenie jest inna karta Eleusis.
elysium-kind-legend = Działa w fazie „Tworzenie Legend”.
elysium-kind-chronos = Punktuje na koniec, jeśli karta jest w Legendzie liczącej co najmniej 2 karty. = najlepiej w Legendzie Rodzinnej, ≠ w Legendzie Potęgi.

## Czym są rzeczy
elysium-about-level-bonus = { $vp } PZ za najdłuższą Legendę Poziomu { $level }, liczącą co najmniej 2 karty. Dłuższa Legenda ją przejmuje.
elysium-about-family-bonus = Pierwsza ukończona Legenda Rodzinna ({ $family }) daje { $first } PZ, druga { $second } PZ.
elysium-about-quest = Podczas tworzenia Legend daje swoje Złoto i PZ oraz pozwala na tyle przeniesień. Jej numer wyznacza kolejność graczy w następnej Epoce.
elysium-about-no-quest = W każdej Epoce bierzesz dokładnie jedną Misję.
elysium-about-held-quest = Daje Złoto, PZ i przeniesienia podczas tworzenia Legend.
elysium-about-disc = Dyski wyznaczają kolejność graczy: numer { $number }. W każdej Epoce są rozdawane na nowo według Misji.
elysium-about-column = Kolumny są warunkiem kart i Misji. Po każdej wziętej karcie lub Misji usuwasz jedną; w następnej Epoce wracają wszystkie.

## Pytanie

## Stół w dłoni
elysium-tab-table = Stół

elysium-column = { $colour ->
        [red] czerwona Kolumna
        [blue] niebieska Kolumna
        [green] zielona Kolumna
        [yellow] żółta Kolumna
       *[any] dowolna Kolumna
    }
elysium-column-missing = { elysium-column } (brak)
elysium-column-gone = { elysium-column } (usunięta)

## The start page and the lobby
elysium-families = Rodziny
elysium-families-of = w grze { $count } z { $all }
elysium-families-each = Rodziny pojedynczo
elysium-families-missing = { $count ->
        [one] Wybierz jeszcze jedną Rodzinę.
        [few] Wybierz jeszcze { $count } Rodziny.
       *[other] Wybierz jeszcze { $count } Rodzin.
    }
elysium-families-too-many = { $count ->
        [one] O jedną Rodzinę za dużo.
        [few] O { $count } Rodziny za dużo.
       *[other] O { $count } Rodzin za dużo.
    }
elysium-set-random = Zdaj się na los
elysium-set-random-about = Pięć Rodzin zostanie wylosowanych na początku gry.
elysium-set-own = Własny wybór
elysium-set-own-about = wybierz poniżej pięć Rodzin
elysium-packs = Karty

## Log, replay and end
elysium-log-epoch = Epoka { $epoch }
elysium-log-round = Runda { $round }
elysium-log-writing = Tworzenie Legend
elysium-log-scoring = Punktowanie
elysium-replay-epoch-back = Wstecz do początku Epoki
elysium-replay-epoch-next = Naprzód do następnej Epoki
elysium-end-epochs = { $epochs ->
        [one] po jednej Epoce
       *[other] po { $epochs } Epokach
    }
elysium-end-vp = PZ
elysium-end-chart = Przebieg punktacji
elysium-end-after-epoch = Epoka { $epoch }
elysium-end-axis = koniec Epoki
