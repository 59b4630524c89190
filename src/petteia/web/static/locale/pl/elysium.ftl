### Stół gry Elizjum.

elysium = Elizjum
elysium-temple = Świątynia
elysium-agora = Agora
elysium-oracle = Wyrocznia
elysium-oracle-note = Karty, które tu zostaną, przejdą w następnej Epoce do Agory · A2
elysium-bonus = Żetony Nagród
elysium-level-bonus = Nagrody Potęgi
elysium-family-bonus = Nagrody Rodzinne
elysium-piles = Stosy
elysium-pile = Stos kart
elysium-discard = Odrzucone
elysium-discard-empty = Nic jeszcze nie odrzucono.
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
        [0] jeszcze bez kart
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
elysium-so-far = na razie { $vp } PZ
elysium-taken-by = karta gracza { $name }
elysium-taken-by-you = Twoja karta
elysium-next-card = Twoja następna karta
elysium-you = Ty
elysium-bot = Bot
elysium-online = online
elysium-offline = offline
elysium-thinking = myśli
elysium-open-domain = { $name }: pokaż całą Domenę

## Rzeczy słowami
elysium-level = Poziom { $level }
elysium-card-spoken = { $name }, { $family }, Poziom { $level }. Koszt: { $price }. { $kind } { $mark }: { $text }
elysium-quest-spoken = Misja { $number }: Złoto { $gold }, PZ { $vp }, { $transfers ->
        [one] 1 przeniesienie
        [few] { $transfers } przeniesienia
       *[other] { $transfers } przeniesień
    }
elysium-quest = Misja { $number }
elysium-no-quest = Bez Misji
elysium-incomplete = Niewypełniona
elysium-tile = { $vp } PZ, do wzięcia
elysium-tile-taken = { $vp } PZ, ma { $name }
elysium-free = nikt
elysium-missing = brakuje: { $what }
elysium-missing-any = miejsce na drugą kartę
elysium-then = potem { $next }
elysium-new-legend = Nowa Legenda
elysium-no-legend = Jeszcze pusto. Karty trafiają tu w fazie III.
elysium-use = Użyj
elysium-used = użyta
elysium-mark-ready = Gotowa
elysium-mark-used = Użyta
elysium-mark-ring = Z Pierścieniem
elysium-barred = Nie teraz: { $why }
elysium-open-rule = Otwórz zasadę { $rule }

## Rodzaje mocy
elysium-kind-instant = Działa od razu po wzięciu karty i tylko wtedy.
elysium-kind-permanent = Działa zawsze, gdy karta leży w Twojej Domenie.
elysium-kind-activate = Raz na Epokę, w Twojej turze.
elysium-kind-trigger = Raz w grze, w Twojej turze: oddaj Pierścień.
elysium-kind-eleusis = Raz na Epokę, w Twojej turze, gdy w Domenie jest inna karta Eleusis.
elysium-kind-legend = Działa podczas tworzenia Legend, w fazie III.
elysium-kind-chronos = Punktuje na koniec, jeśli karta jest w Legendzie liczącej co najmniej 2 karty. = najlepiej w Legendzie Rodzinnej, ≠ w Legendzie Potęgi.

## Pytanie
elysium-your-turn = Twoja tura
elysium-you-decide = Twoja decyzja
elysium-not-your-turn = Teraz gra { $name }
elysium-undo = Cofnij
elysium-undo-what = Cofnij: { $what }
elysium-restart = Od nowa
elysium-restart-turn = Zacznij tę turę od nowa
elysium-nothing-to-undo = Nie ma czego cofnąć.
elysium-end-turn = Koniec tury
elysium-done = Gotowe
elysium-stop = Zakończ
elysium-choose = Wybierz
elysium-final = – tego nie da się cofnąć.
elysium-do-it = Tak
elysium-no = Nie
elysium-never-ask = Nie pytaj więcej
elysium-hint = Rada
elysium-hint-head = Bot zagrałby tak
elysium-hint-asked = Bot się zastanawia
elysium-hint-lead = { $side ->
        [ahead] Spodziewa się przewagi { $vp } PZ.
        [behind] Spodziewa się straty { $vp } PZ.
       *[level] Spodziewa się remisu.
    }

## Klawisze
elysium-keys-undo = Cofnij
elysium-keys-restart = Zacznij turę od nowa
elysium-keys-hint = Rada
elysium-keys-end = Koniec tury, Gotowe lub Zakończ
elysium-keys-read = Przeczytaj kartę

## Stół w dłoni
elysium-tabs = Stół, rywale i dziennik
elysium-tab-table = Stół
elysium-tab-log = Dziennik
elysium-tab-chat = i czat
