### The page's words (lib/messages.js).

close = Schließen
trouble-offline = Keine Verbindung zum Tisch.
page-updated = Petteia wurde aktualisiert. Die Seite wird neu geladen …

## Überall

no = Nein
save = Speichern
change = Ändern
you = du
name = Name
more = Mehr
name-default = Gast
name-other = Gast { $seat }
menu = Menü
to-start = Startseite
language = Sprache
language-en = English
language-de = Deutsch
language-pl = polski
theme-flip = Hell oder dunkel
sound = Ton, wenn ich dran bin
sound-is-on = Der Ton ist an
sound-is-off = Der Ton ist aus
rules = Regeln
how-to-win = So gewinnst du
how-to-win-game = So gewinnst du { $game }
how-none = Dieses Spiel hat keine solche Seite
games = Spiele
game-facts = { $fewest }–{ $most } Spieler · { $minutes } Minuten
game-players = { $players } Spieler

## Farben der Spieler

colour = Farbe
colour-a = Schiefer
colour-b = Rosé
colour-c = Bernstein
colour-d = Türkis
colour-change = Farbe wählen
colour-of = Farbe von { $name }: { $colour }

## Die Startseite

start-title = Neue Partie
start-who = Wer spielt
start-lot = wer beginnt, wird ausgelost
seat-empty = freier Platz
seat-friend = jemand mit dem Link
seat-here = an diesem Gerät
seat-add-bot = Bot
seat-add-friend = Freund
seat-add-here = An diesem Gerät
seat-add-friend-about = Der Platz wartet auf jemanden mit dem Link
seat-add-here-about = Noch jemand an diesem Gerät
seat-remove = { $name } entfernen
bots-about = Bots: { $bots }. Sie sehen nicht mehr als du.
bot-level = Stärke von { $name }
options = Optionen
clock = Uhr
clock-none = Ohne Uhr
clock-move = { $minutes ->
        [one] Eine Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
clock-hours = { $hours ->
        [one] Eine Stunde pro Zug
       *[other] { $hours } Stunden pro Zug
    }
clock-days = { $days ->
        [one] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-game = { $minutes } Minuten für die ganze Partie
clock-left = noch { $time }
clock-long = { $days } d { $hours } h
clock-hours-left = { $time } h
friends = Mit Freunden spielen
friends-about = Wer den Link öffnet, setzt sich dazu. Ganz ohne Konto.
friends-invite = Freunde einladen
my-games = Meine Spiele
my-games-all = Alle Spiele
rematch = Revanche
result-won = gewonnen mit { $score }
result-place = Platz { $place } mit { $score }
result-lost = verloren mit { $score }
result-winner = { $name } gewann mit { $score }
result-abandoned = vorzeitig beendet
statistics-against = Gegen
statistics-alone = allein
statistics-games = Spiele
statistics-wins = Siege
statistics-best = Bestes Ergebnis
memory-about = Nur dieser Browser merkt sich deine Spiele. Nimm sie als Datei mit; wer sie hat, kann auf deinen Plätzen spielen.
memory-export = Als Datei speichern
memory-import = Datei hinzufügen
memory-imported = Die Spiele der Datei sind hinzugefügt.
memory-bad = Das ist keine Datei mit gespeicherten Spielen. Nichts wurde geändert.
go-on = Weiterspielen
go-on-turn = du bist dran
go-on-lobby = noch nicht begonnen
play = Spielen
play-open = Tisch eröffnen
plan-people = { $count } Personen hier
plan-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
plan-friends = { $count ->
        [one] ein Freund
       *[other] { $count } Freunde
    }

## Ein Tisch und seine Lobby

table-opening = Einen Augenblick …
table-none = Diesen Tisch gibt es nicht.
connection-lost = Verbindung unterbrochen, sie wird wiederhergestellt …
lobby-title = Der Tisch wird vorbereitet
lobby-free = { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
spectators = { $count ->
        [one] eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
watching = Du siehst zu
watching-from = Platz
seat-waits = wartet auf jemanden
seat-open = Platz von { $name } freigeben
seat-add = Platz hinzufügen
seat-take-away = Platz entfernen
online = online
offline = offline
sit-title = Nimm Platz
sit = Platz nehmen
sit-second-title = Noch jemand an diesem Gerät?
sit-second = Dazusetzen
stand-up = Aufstehen
lobby-start = Partie beginnen
lobby-fill = Mit Bots auffüllen und beginnen
lobby-options = Optionen ändern
lobby-waiting-for = { $count ->
        [one] Ein Platz wartet auf Freunde.
       *[other] { $count } Plätze warten auf Freunde.
    }
lobby-wait-start = Der Gastgeber beginnt, sobald alle da sind.
invite-title = Einladen
invite-about = Wer diesen Link öffnet, kann sich setzen oder zusehen.
invite-watch = Alle Plätze sind besetzt: Wer diesen Link öffnet, kann zusehen.
invite-qr = QR-Code des Links
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
share = Teilen
invite-unreachable = Nur dieser Rechner kann den Link öffnen. Damit Freunde mitspielen können, starte den Server mit
paused-by = { $name } hat die Partie unterbrochen.
pause = Partie unterbrechen
resume = Weiterspielen
hand-over = Einen Bot für mich spielen lassen
hand-over-for = Einen Bot für { $name } spielen lassen
hand-over-sure = Soll vorerst ein Bot für { $name } spielen?
hand-over-yes = Bot spielen lassen
take-back = Wieder selbst spielen
away = Ein Bot spielt für { $name }.
back = { $name } spielt wieder selbst.
leave = Tisch verlassen (ein Bot übernimmt)
resign-offer = Abbruch vorschlagen
resign-offered = { $count ->
        [one] { $name } möchte die Partie jetzt beenden.
       *[other] { $name } möchten die Partie jetzt beenden.
    }
resign-agree = Zustimmen
resign-withdraw = Vorschlag zurückziehen
resign-sure = Die Partie jetzt beenden, so wie sie steht?
resign-end = Partie beenden
undo-asked = { $more ->
        [0] { $name } möchte den letzten Zug zurücknehmen.
        [one] { $name } möchte einen Zug und den danach zurücknehmen.
       *[other] { $name } möchte einen Zug und die { $more } danach zurücknehmen.
    }
undo-agree = Einverstanden
undo-waiting = Die anderen werden gefragt, ob du deinen letzten Zug zurücknehmen darfst.
undo-withdraw = Doch nicht
undo-declined = Die anderen möchten es so lassen, wie es ist.
again = Noch einmal spielen
next-offered = Die nächste Partie steht bereit.
next-join = Mitspielen
replay = Wiederholung
save-record = Partie speichern
deal-title = Die Mischung
deal-about = Eine geheime Zahl, gezogen beim Anlegen des Tisches, bestimmt, wie in dieser Partie gemischt ist. Dies ist ihr SHA-256. Nach dem Ende steht die Zahl selbst in der gespeicherten Partie, damit alle prüfen können, dass die Mischung vor dem ersten Zug feststand.
deal-fits = Die Zahl in der gespeicherten Partie ist die, die vor Beginn gezogen wurde.
deal-differs = Die Zahl in der gespeicherten Partie ist nicht die, die vor Beginn gezogen wurde.
deal-command = Mit der gespeicherten Partie spielt dieser Befehl alles noch einmal und prüft es:
copied = Kopiert.
to-ending = Zurück zum Ergebnis
who-title = Name und Farbe
notices = Bescheid geben, wenn ich dran bin
notices-about = Einmal pro Zug und nur, solange diese Seite geschlossen ist. Du erfährst, dass du dran bist, aber nichts über die Partie.
notices-browser = Dieser Browser
notices-browser-push = Push-Nachricht, auch wenn keine Seite offen ist
notices-browser-open = Nur solange diese Seite im Hintergrund offen ist
notices-on = An
notices-turn-on = Einschalten
notices-no-push = Der Browser konnte nicht für Push-Nachrichten angemeldet werden.
notices-mail = E-Mail
notices-mail-about = Zuerst schicken wir einen Link zur Bestätigung
notices-webhook = Webhook
notices-webhook-about = Für einen Kanal bei Discord oder Slack oder ein eigenes Programm
notices-add = Hinzufügen
notices-stop = Nichts mehr an { $target }
notices-confirm-first = Öffne den Link in der Mail, die wir dorthin geschickt haben.
notices-confirm = Sollen wir an diese Adresse eine E-Mail schicken, wenn du dran bist?
notices-confirm-yes = Ja, bitte
notices-confirmed = Erledigt. Du bekommst eine Mail, wenn du dran bist.
notices-stopped = Erledigt. Du bekommst keine dieser Nachrichten mehr.
notices-to-table = Zum Tisch
notify-body = Die anderen warten auf dich.
notify-refused = Der Browser lässt für diese Seite keine Benachrichtigungen zu.
title-your-turn = Du bist dran
curtain-pass = Gib das Gerät an { $name } weiter
curtain-me = Ich bin { $name }

## Verlauf und Chat

panel = Verlauf und Chat
panel-log = Verlauf
panel-chat = Chat
panel-whole = Ganze Partie
log-empty = Noch ist nichts geschehen.
log-since = seit deinem letzten Zug
log-forced = (einzige Möglichkeit)
log-why = Warum?
log-why-of = Warum? Diesen Zug von { $player } erklären
log-why-asked = Wird untersucht
happened-open = Was die anderen getan haben; öffnet den Verlauf
happened-to-you = Dir ist passiert:
happened-close = Schließen
chat-empty = Noch hat niemand etwas geschrieben.
chat-placeholder = Nachricht schreiben
chat-send = Senden
chat-read-only = Hier schreiben nur die Spieler.
chat-unread = { $count } neu

## Tasten

keys-title = Tastatur
keys-help = Diese Liste
keys-log = Verlauf
keys-chat = Chat
keys-tab = Zum nächsten Element
keys-arrows = Zwischen allem, was du wählen kannst
keys-enter = Wählen
keys-escape = Schließen

## Einstellungen

preferences = Einstellungen
setting-pace = Tempo der Bots
setting-pace-about = Wie lange du siehst, was sie tun
setting-pace-slow = Langsam
setting-pace-normal = Normal
setting-pace-instant = Sofort
setting-confirmations = Bestätigen
setting-confirmations-about = Mit anderen Menschen: wonach du zuerst gefragt wirst
setting-confirmations-step = Endgültige Schritte
setting-confirmations-turn = Den ganzen Zug
setting-confirmations-none = Nichts
setting-hint-strength = Tipps
setting-hint-strength-about = Wie lange ein Bot über einen Tipp nachdenkt
setting-hint-strength-quick = Kurz
setting-hint-strength-normal = Normal
setting-hint-strength-thorough = Gründlich
setting-text-size = Schriftgröße
setting-text-size-about = Auf der ganzen Seite
setting-text-size-normal = Normal
setting-text-size-large = Groß
setting-text-size-largest = Sehr groß
setting-patterns = Muster
setting-patterns-about = Spieler auch ohne Farben unterscheiden
setting-patterns-off = Aus
setting-patterns-on = Ein
volume = Lautstärke
volume-about = Des Tons, wenn du am Zug bist

## At the table

table-thinking = überlegt
table-barred = Jetzt nicht: { $why }
table-open-rule = Regel { $rule } öffnen
table-your-turn = Dein Zug
table-you-decide = Du entscheidest
table-not-your-turn = { $name } ist am Zug
table-undo = Zurück
table-undo-what = Rückgängig machen: { $what }
table-undo-ask = Zurück?
table-undo-ask-about = Die anderen fragen, ob du deinen letzten Zug zurücknehmen darfst
table-turn-over = – danach ist dein Zug zu Ende.
table-restart = Zug neu
table-restart-turn = Diesen Zug neu beginnen
table-nothing-to-undo = Es gibt nichts rückgängig zu machen.
table-end-turn = Zug beenden
table-done = Fertig
table-stop = Aufhören
table-choose = Wähle
table-final = – das lässt sich nicht rückgängig machen.
table-do-it = Ja
table-no = Nein
table-never-ask = Nicht mehr fragen
table-hint = Tipp
table-hint-head = Ein Bot würde so ziehen
table-hint-asked = Ein Bot denkt nach
table-keys-undo = Rückgängig machen
table-keys-restart = Zug neu beginnen
table-keys-hint = Tipp
table-keys-end = Zug beenden, Fertig oder Aufhören
table-keys-read = Karte lesen
table-tabs = Tisch, Mitspieler und Verlauf
table-tab-log = Verlauf
table-tab-chat = und Chat
table-hint-share = Siegchance: { $percent } %

## Geführte Partien
lessons = Geführte Partien
lessons-about = Spiele deine erste Partie mit jemandem, der sie erklärt. Die Bots sind sanft, und alles lässt sich zurücknehmen.
lesson-begin = Beginnen
newcomer = Neu hier? Spiel eine geführte erste Partie
lesson-resume = Geführte Partie fortsetzen

## Lernen: Rätsel des Tages und Übung

learning = Rätsel und Übung
daily = { $game }: Rätsel des Tages
daily-level-1 = Heute leicht
daily-level-2 = Heute mittelschwer
daily-level-3 = Heute schwer
daily-level-4 = Heute sehr schwer
daily-solved = Gelöst; morgen kommt ein neues
daily-streak = { $days ->
        [one] ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-solve = Lösen
daily-again = Noch einmal ansehen
daily-all = Alle { $count } Rätsel
practise-due = { $count ->
        [one] Üben: eine Aufgabe ist fällig
       *[other] Üben: { $count } Aufgaben sind fällig
    }
practise-mistakes = { $count ->
        [one] Deinen Fehler üben
       *[other] Deine { $count } Fehler üben
    }
practise-again = Deine Fehler noch einmal üben
practice-unkept = Dieser Browser hat keinen Platz oder erlaubt der Seite nicht, etwas zu behalten. Deine Aufgaben bleiben, bis du die Seite schließt; was vorher gespeichert war, ist nicht verloren. Speichere es unter „{ my-games-all }“ als Datei.
