# Odmowy serwera i to, co komunikatory pokazują z linków.

no-such-page = Pod tym adresem niczego nie ma.
no-such-method = Pod tym adresem nie da się tego zrobić.
not-json = Zapytanie musi być w formacie JSON.
bad-request = Zapytanie jest niezrozumiałe: { $where }.
not-possible = Tego nie można tu zrobić; przyczynę podaje dziennik serwera.
refused = Zapytanie odrzucono.
too-large = Zapytanie może mieć najwyżej { $most } kB.
too-slow = Zapytanie nadchodziło zbyt wolno.
too-many = Za dużo zapytań naraz; poczekaj chwilę.
foreign-origin = Ta strona nie może rozmawiać z tym serwerem.
foreign-host = Ten serwer nie ma takiej nazwy. Kto go prowadzi, może ją dopuścić opcją --allowed-host.
bad-http = Zapytanie nie jest poprawnym HTTP.
head-too-large = Nagłówek zapytania jest zbyt duży.
url-too-long = Adres jest zbyt długi.
stopping = Serwer właśnie kończy pracę; spróbuj ponownie za chwilę.
broken = Coś poszło nie tak na serwerze. Nic nie przepadło.
bad-message = Niezrozumiała wiadomość.
no-secret = Do tego potrzebny jest sekret miejsca przy stole.
no-such-game = Nie ma takiej gry.
no-such-lesson = Nie ma takiej gry z przewodnikiem.
unwell = Baza danych nie odpowiada.
unwritable = Nie można zapisywać w bazie danych.
damaged = Baza danych jest uszkodzona.

## Linki do strony, jak pokazują je komunikatory

link-start = Petteia: gry planszowe w przeglądarce
link-start-about = { $games } ze znajomymi albo z botami. Za darmo i bez konta.
link-games = { $first } i { $last }
link-table = { $game }: zaproszenie do stołu
link-table-open = { $free ->
    [one] Jedno miejsce jest wolne.
    [few] { $free } miejsca są wolne.
   *[many] { $free } miejsc jest wolnych.
} Otwórz link i usiądź do stołu; konto nie jest potrzebne.
link-table-playing = Gra już trwa. Otwórz link, aby popatrzeć.
link-table-over = Gra się skończyła. Otwórz link, aby zobaczyć wynik.
link-replay = { $game }: zapis partii do obejrzenia
link-replay-about = Cała partia, ruch po ruchu.
link-how = Jak wygrać w { $game }
link-how-about = Cel, tura i punktacja w obrazkach, na jednej stronie do czytania lub druku.
link-picture = Grecka świątynia i nazwa Petteia
