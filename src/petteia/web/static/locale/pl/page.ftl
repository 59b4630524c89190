### The page's words (lib/messages.js).

close = Zamknij
trouble-offline = Brak połączenia ze stołem.
page-updated = Petteia została zaktualizowana. Strona wczyta się ponownie…

## Wszędzie

no = Nie
save = Zapisz
change = Zmień
you = Ty
name = Imię
more = Więcej
name-default = Gość
name-other = Gość { $seat }
menu = Menu
to-start = Strona główna
language = Język
language-en = English
language-de = Deutsch
language-pl = polski
theme-flip = Tryb jasny lub ciemny
sound = Dźwięk na początku mojej tury
sound-is-on = Dźwięk jest włączony
sound-is-off = Dźwięk jest wyłączony
rules = Zasady
how-to-win = Jak wygrać
how-to-win-game = Jak wygrać w { $game }
how-none = Ta gra nie ma takiej strony
games = Gry
game-facts = { $fewest }–{ $most } graczy · { $minutes } minut
game-players = Gracze: { $players }

## Kolory graczy

colour = Kolor
colour-a = łupek
colour-b = róż
colour-c = bursztyn
colour-d = turkus
colour-change = Wybierz kolor
colour-of = Kolor gracza { $name }: { $colour }

## Strona główna

start-title = Rozpocznij grę
start-who = Kto gra
start-lot = kto zaczyna, decyduje los
seat-empty = wolne miejsce
seat-friend = ktoś z linkiem
seat-here = przy tym urządzeniu
seat-add-bot = Bot
seat-add-friend = Znajomy
seat-add-here = Przy tym urządzeniu
seat-add-friend-about = Miejsce czeka na kogoś z linkiem
seat-add-here-about = Kolejna osoba przy tym urządzeniu
seat-remove = Usuń: { $name }
bots-about = Boty: { $bots }. Nie widzą więcej niż Ty.
bot-level = Poziom bota { $name }
options = Opcje
clock = Zegar
clock-none = Bez zegara
clock-move = { $minutes ->
        [one] Minuta na turę
        [few] { $minutes } minuty na turę
       *[other] { $minutes } minut na turę
    }
clock-hours = { $hours ->
        [one] Godzina na turę
        [few] { $hours } godziny na turę
       *[other] { $hours } godzin na turę
    }
clock-days = { $days ->
        [one] Dzień na turę
       *[other] { $days } dni na turę
    }
clock-game = { $minutes } minut na całą grę
clock-left = pozostało { $time }
clock-long = { $days } d { $hours } h
clock-hours-left = { $time } h
friends = Graj ze znajomymi
friends-about = Wystarczy otworzyć link i usiąść do stołu. Bez konta.
friends-invite = Zaproś znajomych
my-games = Moje gry
my-games-all = Wszystkie gry
rematch = Rewanż
result-won = wygrana, wynik { $score }
result-place = miejsce { $place }, wynik { $score }
result-lost = przegrana, wynik { $score }
result-winner = wygrywa { $name }, wynik { $score }
result-abandoned = gra przerwana
statistics-against = Przeciwko
statistics-alone = w pojedynkę
statistics-games = Gry
statistics-wins = Wygrane
statistics-best = Najlepszy wynik
memory-about = Tylko ta przeglądarka pamięta Twoje gry. Zabierz je ze sobą w pliku; kto ma plik, może grać na Twoich miejscach.
memory-export = Zapisz w pliku
memory-import = Dodaj plik
memory-imported = Dodano gry z pliku.
memory-bad = To nie jest plik z zapisanymi grami. Nic się nie zmieniło.
go-on = Graj dalej
go-on-turn = Twoja tura
go-on-lobby = jeszcze nierozpoczęta
play = Graj
play-open = Otwórz stół
plan-people = { $count ->
        [few] { $count } osoby tutaj
       *[other] { $count } osób tutaj
    }
plan-bots = { $count ->
        [one] jeden bot
        [few] { $count } boty
       *[other] { $count } botów
    }
plan-friends = { $count ->
        [one] jeden znajomy
        [few] { $count } znajomych
       *[other] { $count } znajomych
    }

## Stół i poczekalnia

table-opening = Chwileczkę…
table-none = Nie ma tu żadnego stołu.
connection-lost = Utracono połączenie, trwa ponowne łączenie…
lobby-title = Przygotowanie stołu
lobby-free = { $count ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
       *[other] { $count } miejsc jest wolnych.
    }
spectators = { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[other] ogląda { $count } osób
    }
watching = Oglądasz grę
watching-from = Miejsce
seat-waits = czeka na kogoś
seat-open = Zwolnij miejsce gracza { $name }
seat-add = Dodaj miejsce
seat-take-away = Usuń miejsce
online = online
offline = offline
sit-title = Siadaj do stołu
sit = Usiądź
sit-second-title = Jeszcze ktoś przy tym urządzeniu?
sit-second = Dosiądź się
stand-up = Wstań od stołu
lobby-start = Rozpocznij grę
lobby-fill = Dodaj boty i zacznij
lobby-options = Zmień opcje
lobby-waiting-for = { $count ->
        [one] Jedno miejsce czeka na znajomych.
        [few] { $count } miejsca czekają na znajomych.
       *[other] { $count } miejsc czeka na znajomych.
    }
lobby-wait-start = Gospodarz rozpocznie grę, gdy wszyscy będą na miejscu.
invite-title = Zaproś
invite-about = Kto otworzy ten link, może usiąść do stołu lub oglądać.
invite-watch = Wszystkie miejsca są zajęte: kto otworzy ten link, może oglądać grę.
invite-qr = Kod QR z linkiem
invite-copy = Kopiuj
invite-copied = Skopiowano link.
share = Udostępnij
invite-unreachable = Ten link otworzy się tylko na tym komputerze. Aby mogli dołączyć znajomi, uruchom serwer poleceniem
paused-by = Grę wstrzymuje { $name }.
pause = Wstrzymaj grę
resume = Wznów grę
hand-over = Niech bot zagra za mnie
hand-over-for = Niech za gracza { $name } zagra bot
hand-over-sure = Czy na razie za gracza { $name } ma grać bot?
hand-over-yes = Niech zagra bot
take-back = Wróć do gry
away = Za gracza { $name } gra bot.
back = { $name } znów gra samodzielnie.
leave = Odejdź (zastąpi Cię bot)
resign-offer = Zaproponuj zakończenie gry
resign-offered = { $count ->
        [one] { $name } chce zakończyć grę.
       *[other] { $name } chcą zakończyć grę.
    }
resign-agree = Zgódź się
resign-withdraw = Wycofaj propozycję
resign-sure = Zakończyć grę teraz, przy obecnym wyniku?
resign-end = Zakończ grę
undo-asked = { $more ->
        [0] { $name } prosi o cofnięcie ostatniego ruchu.
        [one] { $name } prosi o cofnięcie ruchu i jednego po nim.
       *[other] { $name } prosi o cofnięcie ruchu i { $more } po nim.
    }
undo-agree = Zgoda
undo-waiting = Pytamy pozostałych, czy możesz cofnąć ostatni ruch.
undo-withdraw = Jednak nie
undo-declined = Pozostali gracze nie zgadzają się na cofnięcie.
again = Zagraj jeszcze raz
next-offered = Następna gra jest gotowa.
next-join = Dołącz
replay = Powtórka
save-record = Zapisz rozgrywkę
deal-title = Rozdanie
deal-about = Tajna liczba, wylosowana przy tworzeniu stołu, ustala całe rozdanie. To jest jej SHA-256. Po rozgrywce sama liczba jest w zapisie, więc każdy może sprawdzić, że rozdanie ustalono przed pierwszym ruchem.
deal-fits = Liczba w zapisie to ta, którą wylosowano przed rozgrywką.
deal-differs = Liczba w zapisie to nie ta, którą wylosowano przed rozgrywką.
deal-command = To polecenie odtwarza całą rozgrywkę z zapisu i sprawdza ją:
copied = Skopiowano.
to-ending = Wróć do wyniku
who-title = Imię i kolor
notices = Powiadom mnie o mojej turze
notices-about = Raz na turę i tylko wtedy, gdy ta strona jest zamknięta. Powiadomienie mówi, że to Twoja tura, ale nie zdradza niczego o grze.
notices-browser = Ta przeglądarka
notices-browser-push = Powiadomienie push, także gdy żadna strona nie jest otwarta
notices-browser-open = Tylko gdy ta strona jest otwarta w tle
notices-on = Włączone
notices-turn-on = Włącz
notices-no-push = Nie udało się zarejestrować przeglądarki do powiadomień push.
notices-mail = E-mail
notices-mail-about = Najpierw wyślemy link do potwierdzenia adresu
notices-webhook = Webhook
notices-webhook-about = Dla kanału na Discordzie lub Slacku albo własnego programu
notices-add = Dodaj
notices-stop = Nie wysyłaj więcej do: { $target }
notices-confirm-first = Otwórz link z wiadomości, którą tam wysłaliśmy.
notices-confirm = Czy wysyłać na ten adres e-mail, gdy nadejdzie Twoja tura?
notices-confirm-yes = Tak, proszę
notices-confirmed = Gotowe. Dostaniesz e-mail, gdy nadejdzie Twoja tura.
notices-stopped = Gotowe. Nie dostaniesz więcej takich powiadomień.
notices-to-table = Do stołu
notify-body = Pozostali czekają na Ciebie.
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
title-your-turn = Twoja tura
curtain-pass = Przekaż urządzenie: teraz { $name }
curtain-me = To ja, { $name }

## Dziennik i czat

panel = Dziennik i czat
panel-log = Dziennik
panel-chat = Czat
panel-whole = Cała rozgrywka
log-empty = Jeszcze nic się nie wydarzyło.
log-since = od Twojej ostatniej tury
log-forced = (jedyna możliwość)
log-why = Dlaczego?
log-why-of = Dlaczego? Wyjaśnij ruch ({ $player })
log-why-asked = Sprawdzam
happened-open = Co zrobili inni; otwiera dziennik
happened-to-you = Co Cię spotkało:
happened-close = Zamknij
chat-empty = Nikt jeszcze nic nie napisał.
chat-placeholder = Napisz coś
chat-send = Wyślij
chat-read-only = Piszą tu tylko gracze.
chat-unread = nowych: { $count }

## Klawisze

keys-title = Klawiatura
keys-help = Ta lista
keys-log = Dziennik
keys-chat = Czat
keys-tab = Do następnego elementu
keys-arrows = Między tym, co można wybrać
keys-enter = Wybierz
keys-escape = Zamknij

## Ustawienia

preferences = Ustawienia
setting-pace = Tempo botów
setting-pace-about = Jak długo widać, co robią
setting-pace-slow = Wolne
setting-pace-normal = Zwykłe
setting-pace-instant = Od razu
setting-confirmations = Potwierdzanie
setting-confirmations-about = W grze z innymi: co trzeba najpierw potwierdzić
setting-confirmations-step = Ostateczne kroki
setting-confirmations-turn = Całą turę
setting-confirmations-none = Nic
setting-hint-strength = Podpowiedzi
setting-hint-strength-about = Jak długo bot myśli nad podpowiedzią
setting-hint-strength-quick = Krótko
setting-hint-strength-normal = Zwykle
setting-hint-strength-thorough = Długo
setting-text-size = Wielkość tekstu
setting-text-size-about = Na całej stronie
setting-text-size-normal = Zwykła
setting-text-size-large = Duża
setting-text-size-largest = Największa
setting-patterns = Wzory
setting-patterns-about = Odróżniaj graczy także bez kolorów
setting-patterns-off = Wyłączone
setting-patterns-on = Włączone
volume = Głośność
volume-about = Dźwięku, gdy przychodzi Twoja kolej

## At the table

table-thinking = myśli
table-barred = Nie teraz: { $why }
table-open-rule = Otwórz zasadę { $rule }
table-your-turn = Twoja tura
table-you-decide = Twoja decyzja
table-not-your-turn = Teraz gra { $name }
table-undo = Cofnij
table-undo-what = Cofnij: { $what }
table-undo-ask = Cofnąć?
table-undo-ask-about = Zapytaj pozostałych, czy możesz cofnąć ostatni ruch
table-turn-over = – na tym Twoja tura się kończy.
table-restart = Od nowa
table-restart-turn = Zacznij tę turę od nowa
table-nothing-to-undo = Nie ma czego cofnąć.
table-end-turn = Koniec tury
table-done = Gotowe
table-stop = Zakończ
table-choose = Wybierz
table-final = – tego nie da się cofnąć.
table-do-it = Tak
table-no = Nie
table-never-ask = Nie pytaj więcej
table-hint = Rada
table-hint-head = Bot zagrałby tak
table-hint-asked = Bot się zastanawia
table-keys-undo = Cofnij
table-keys-restart = Zacznij turę od nowa
table-keys-hint = Rada
table-keys-end = Koniec tury, Gotowe lub Zakończ
table-keys-read = Przeczytaj kartę
table-tabs = Stół, rywale i dziennik
table-tab-log = Dziennik
table-tab-chat = i czat
table-hint-share = Szansa wygranej: { $percent } %

## Gry z przewodnikiem
lessons = Gry z przewodnikiem
lessons-about = Zagraj pierwszą grę z kimś, kto ją objaśnia. Boty są łagodne i wszystko można cofnąć.
lesson-begin = Zacznij
newcomer = Pierwszy raz? Zagraj z przewodnikiem
lesson-resume = Wróć do gry z przewodnikiem

## Nauka: zagadka dnia i ćwiczenia

learning = Zagadki i ćwiczenia
daily = { $game }: zagadka dnia
daily-level-1 = Dziś łatwa
daily-level-2 = Dziś średnia
daily-level-3 = Dziś trudna
daily-level-4 = Dziś bardzo trudna
daily-solved = Rozwiązana; jutro będzie nowa
daily-streak = { $days ->
        [one] jeden dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
daily-solve = Rozwiąż
daily-again = Obejrzyj jeszcze raz
daily-all = Wszystkie zagadki ({ $count })
practise-due = { $count ->
        [one] Ćwicz: jedno zadanie na dziś
        [few] Ćwicz: { $count } zadania na dziś
        [many] Ćwicz: { $count } zadań na dziś
       *[other] Ćwicz: { $count } zadania na dziś
    }
practise-mistakes = { $count ->
        [one] Przećwicz swój błąd
        [few] Przećwicz swoje { $count } błędy
        [many] Przećwicz swoje { $count } błędów
       *[other] Przećwicz swoje { $count } błędu
    }
practise-again = Przećwicz swoje błędy jeszcze raz
practice-unkept = Ta przeglądarka nie ma miejsca albo nie pozwala stronie niczego zapamiętać. Zadania zostaną do zamknięcia strony; to, co zapisano wcześniej, nie przepadło. Zapisz je do pliku w „{ my-games-all }”.
