# Ablehnungen des Servers, und was Nachrichtendienste von Links zeigen.

no-such-page = Unter dieser Adresse gibt es nichts.
no-such-method = Das geht unter dieser Adresse nicht.
not-json = Eine Anfrage muss JSON sein.
bad-request = Die Anfrage ist nicht zu verstehen: { $where }.
not-possible = Das geht hier nicht; warum, steht im Protokoll des Servers.
refused = Die Anfrage wurde abgelehnt.
too-large = Eine Anfrage darf höchstens { $most } kB groß sein.
too-slow = Die Anfrage kam zu langsam an.
too-many = Zu viele Anfragen auf einmal; warte einen Augenblick.
foreign-origin = Diese Seite darf mit diesem Server nicht sprechen.
foreign-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
bad-http = Die Anfrage ist kein gültiges HTTP.
head-too-large = Der Kopf der Anfrage ist zu groß.
url-too-long = Die Adresse ist zu lang.
stopping = Der Server wird gerade beendet; versuche es gleich noch einmal.
broken = Im Server ist etwas schiefgegangen. Verloren ist nichts.
bad-message = Eine Nachricht, die nicht zu verstehen ist.
no-secret = Dafür braucht es das Geheimnis eines Platzes.
no-such-game = Dieses Spiel gibt es nicht.
no-such-lesson = Diese geführte Partie gibt es nicht.
unwell = Der Speicher antwortet nicht.
unwritable = Der Speicher kann nicht beschrieben werden.
damaged = Die Datenbank ist beschädigt.

## Links auf die Seite, wie Nachrichtendienste sie zeigen

link-start = Petteia: Brettspiele im Browser
link-start-about = { $games } mit Freunden oder gegen Bots. Kostenlos und ohne Konto.
link-games = { $first } und { $last }
link-table = { $game }: Einladung an den Tisch
link-table-open = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Öffne den Link und setz dich dazu; ein Konto brauchst du nicht.
link-table-playing = Die Partie läuft. Öffne den Link, um zuzusehen.
link-table-over = Die Partie ist zu Ende. Der Link zeigt das Ergebnis.
link-replay = { $game }: eine Partie zum Nachspielen
link-replay-about = Die ganze Partie, Zug um Zug.
link-how = So gewinnst du { $game }
link-how-about = Ziel, Zug und Wertung in Bildern, auf einer Seite zum Lesen oder Drucken.
link-picture = Ein griechischer Tempel und der Name Petteia
