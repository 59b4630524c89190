# Czego stół odmawia i dlaczego.

error-no-table = Nie ma takiego stołu.
error-restored = Ten stół przywrócono z kopii zapasowej. Spójrz jeszcze raz.
error-wrong-token = Twój klucz już nie pasuje do tego stołu.
error-stale = Przy stole coś się już zmieniło. Spójrz i wybierz jeszcze raz.
error-refused = Zasady teraz na to nie pozwalają.
error-unwritten = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie za chwilę.
error-unconfirmed = Serwer nie wie jeszcze, czy to zostało zapisane. Stół to pokaże; można bezpiecznie zrobić to jeszcze raz.
error-damaged = Baza danych tego serwera jest uszkodzona. Dopóki nie zostanie naprawiona, nie można zakładać nowych stołów.
error-lost-rules = Tę grę rozpoczęto według { $age ->
        [older] starszych
       *[newer] nowszych
    } zasad (wersja { $found }; tutaj obowiązuje wersja { $here }). Pozostaje zapisana, ale nie można jej tu kontynuować.
error-lost-rules-over = Tę grę rozegrano według { $age ->
        [older] starszych
       *[newer] nowszych
    } zasad (wersja { $found }; tutaj obowiązuje wersja { $here }) i nie można jej tu pokazać. Jej zapis został zachowany.
error-lost-rules-result = Tę grę rozegrano według { $age ->
        [older] starszych
       *[newer] nowszych
    } zasad (wersja { $found }; tutaj obowiązuje wersja { $here }) i nie można jej tu pokazać. Wynik: { $result }. Jej zapis został zachowany.
error-lost-pack = Ten stół rozpoczęto z innymi kartami i nie można go tu kontynuować.
error-lost-journal = Ruchy tego stołu są uszkodzone, więc nie można go kontynuować. Pozostaje zapisany; daj znać osobie, która prowadzi ten serwer.

error-not-begun = Gra jeszcze się nie zaczęła.
error-begun = Gra już się zaczęła.
error-over = Gra jest skończona.
error-not-over = To będzie możliwe po zakończeniu gry.
error-not-playing = Teraz nie toczy się żadna gra.
error-paused = Gra jest wstrzymana.
error-time-over = Twój czas na tę turę minął; dokończy ją bot.
error-no-hint = Nie udało się znaleźć rady. Spróbuj jeszcze raz.
error-no-why = Nie udało się znaleźć wyjaśnienia. Spróbuj ponownie.
error-no-move = Nie ma ruchu { $number }; dotąd wykonano { $most }.
error-own-move = Możesz pytać o ruchy innych; ten był Twój.
error-move-undone = Ten ruch cofnięto.
error-hints-busy = Przy tym stole szukamy już rad. Poczekaj na nie.
error-own-bot-tables = Z twojej sieci trwa jeszcze tyle gier samych botów: { $most }. Poczekaj, aż któraś się skończy, albo usiądź do stołu.
error-all-bot-tables = Trwa już tak wiele gier samych botów, że następna musi poczekać. Spróbuj później albo usiądź do stołu.

error-not-seated = To mogą zrobić tylko osoby grające przy tym stole.
error-not-your-seat = To nie jest Twoje miejsce.
error-not-your-turn = To nie Twoja kolej.
error-not-host = To może zrobić tylko osoba, która otworzyła stół.
error-away = Gra za Ciebie bot. Najpierw wróć na swoje miejsce.
error-still-here = { $name } jest przy stole. Bot może zastąpić tylko kogoś, kogo nie ma już od jakiegoś czasu albo komu skończył się czas.
error-just-left = Gracz { $name } był tu przed chwilą. Bot może go zastąpić po { $minutes ->
        [one] minucie
       *[other] { $minutes } minutach
    } nieobecności albo gdy skończy mu się czas.
error-has-time = Gracz { $name } ma jeszcze czas. Przy grze z zegarem bot może zastąpić tylko kogoś, komu skończył się czas albo kogo nie ma tak długo, jak pozwala zegar.
error-no-seat = Nie ma takiego miejsca.
error-seat-taken = Ktoś już tam siedzi.
error-seats-open = Są jeszcze wolne miejsca.
error-seats-needed = Ta gra wymaga co najmniej { $fewest } miejsc.
error-table-full = W tej grze są najwyżej { $most } miejsca.

error-undo-nothing = Nie ma czego cofnąć.
error-undo-others = Ruchu nie można cofnąć, gdy nadeszła kolej kogoś innego.
error-undo-revealed = Ostatni ruch coś odkrył i nie można go cofnąć.
error-undo-bot = Ostatni ruch wykonał bot, który grał za Ciebie.
error-undo-asked = Pozostali gracze zostali już zapytani.
error-undo-not-asked = Nikt nie prosi teraz o cofnięcie ruchu.
error-undo-declined = Pozostali gracze nie zgadzają się na cofnięcie.

error-bad-game = Nie ma takiej gry.
error-not-at-table = W grę { $game } nie można jeszcze grać w przeglądarce.
error-bad-options = Z takimi ustawieniami nie można grać.
error-bad-pack = Nie ma tu takich kart.
error-bad-seats = W tę grę gra od { $fewest } do { $most } osób.
error-bad-kind = Miejsce jest wolne, należy do osoby albo do bota.
error-bad-name = Imię ma od 1 do { $most } liter, cyfr lub znaków.
error-bad-text = Wiadomość ma od 1 do { $most } znaków.
error-bad-colour = Nie ma takiego koloru.
error-bad-level = Nie ma takiego bota; są: { $levels }.
error-bad-clock = Zegar ma od { $least } do { $most } sekund.
error-bad-seed = Nie ma takiego rozdania.
error-bad-lesson = Nie ma takiej gry z przewodnikiem.
error-lesson-fixed = W grze z przewodnikiem bierze udział jedna osoba i niczego więcej nie można wybrać.
error-bad-moves = Gra ma dotąd { $most } ruchów.

error-review-not-over = Partię można przeanalizować dopiero po jej zakończeniu; wcześniej analiza byłaby podpowiedzią.
error-review-abandoned = Ta partia została przerwana przed końcem. Analizowane są tylko partie rozegrane do końca.
error-review-not-ready = Nie ma jeszcze gotowej analizy tej partii. Najpierw o nią poproś.
error-review-failed = Nie udało się wykonać analizy. Spróbuj ponownie.
error-reviews-busy = Na wykonanie czeka już tyle analiz, że kolejnej nie można przyjąć. Spróbuj później.
error-bad-line = Dla ruchu { $move } analiza { $steps ->
        [0] nie zna lepszej kontynuacji
        [one] zna lepszą kontynuację złożoną z jednego kroku
        [few] zna lepszą kontynuację złożoną z { $steps } kroków
       *[other] zna lepszą kontynuację złożoną z { $steps } kroków
    }.
error-bad-fork = Partia ma { $most ->
        [one] jeden ruch
        [few] { $most } ruchy
       *[other] { $most } ruchów
    }; graj dalej od jednego z nich.

error-notice-kind = Tą drogą serwer nie może Cię powiadamiać.
error-notice-none = Ten link nie jest już ważny.
error-notice-most = Jedno miejsce może mieć najwyżej { $most } powiadomień. Najpierw usuń któreś z nich.
error-notice-url = To nie jest adres webhooka; wygląda on na przykład tak: https://example.org/hook.
error-notice-url-long = Adres może mieć najwyżej { $most } znaków.
error-notice-https = Adres musi zaczynać się od https://.
error-notice-port = Tego portu nie można użyć.
error-notice-host = Pod tym adresem nie ma serwera.
error-notice-private = Ten adres leży w sieci prywatnej. Administrator tego serwera na to nie pozwala.
error-notice-address = To nie jest adres e-mail.
error-notice-push-key = Klucze przeglądarki do powiadomień push są nieprawidłowe.
error-notice-too-many = Zbyt wiele wiadomości na ten adres. Spróbuj ponownie za godzinę.
error-notice-not-sent = Nie udało się wysłać wiadomości. Spróbuj ponownie później.

# Powiadomienia o turze; nie zdradzają niczego o samej grze.

notice-title = { $name }, Twoja kolej
notice-turn = { $game }: pozostali czekają na Twój ruch.
notice-reminder = { $game }: na turę { $hours ->
        [one] została Ci jedna godzina
        [few] zostały Ci { $hours } godziny
       *[other] zostało Ci { $hours } godzin
    }. Potem dokończy ją bot.
notice-stop = Nie chcę więcej wiadomości o tym stole:
notice-confirm-subject = { $game }: czy powiadamiać Cię o Twojej kolei?
notice-confirm-body = { $name } gra w { $game } i chce dostawać na ten adres powiadomienia o swojej kolei. Jeśli to Ty, otwórz ten link. Jeśli nie, zignoruj tę wiadomość; nie dostaniesz kolejnych.

# Zadania i zagadki.

error-no-puzzles = Nie ma tu zagadek do gry { $game }.
error-no-puzzle = Tej zagadki już tu nie ma.
error-bad-exercise = Tego zadania nie można tu zadać.
error-bad-action = W tej pozycji nie ma takiego ruchu.
error-judging-busy = Twoje poprzednie odpowiedzi są jeszcze oceniane. Poczekaj chwilę.
error-not-judged = Nie udało się tego teraz ocenić. Spróbuj jeszcze raz.
