# Was ein Tisch ablehnt, und warum.

error-no-table = Diesen Tisch gibt es nicht.
error-restored = Dieser Tisch wurde aus einer Sicherung wiederhergestellt. Sieh noch einmal nach.
error-wrong-token = Dein Schlüssel passt nicht mehr zu diesem Tisch.
error-stale = Am Tisch ist inzwischen etwas passiert. Sieh nach und wähle neu.
error-refused = Das erlauben die Regeln jetzt nicht.
error-unwritten = Der Server konnte das nicht speichern. Nichts hat sich geändert; versuch es gleich noch einmal.
error-unconfirmed = Der Server weiß noch nicht, ob das gespeichert ist. Der Tisch wird es zeigen; es noch einmal zu tun, schadet nicht.
error-damaged = Die Datenbank dieses Servers ist beschädigt. Bis sie repariert ist, können keine neuen Tische angelegt werden.
error-lost-rules = Diese Partie wurde nach { $age ->
        [older] älteren
       *[newer] neueren
    } Regeln begonnen (Fassung { $found }; hier gilt Fassung { $here }). Sie bleibt gespeichert, kann hier aber nicht weitergespielt werden.
error-lost-rules-over = Diese Partie wurde nach { $age ->
        [older] älteren
       *[newer] neueren
    } Regeln gespielt (Fassung { $found }; hier gilt Fassung { $here }) und kann hier nicht gezeigt werden. Ihre Aufzeichnung bleibt gespeichert.
error-lost-rules-result = Diese Partie wurde nach { $age ->
        [older] älteren
       *[newer] neueren
    } Regeln gespielt (Fassung { $found }; hier gilt Fassung { $here }) und kann hier nicht gezeigt werden. Sie endete so: { $result }. Ihre Aufzeichnung bleibt gespeichert.
error-lost-pack = Dieser Tisch wurde mit anderen Karten begonnen und kann hier nicht weitergespielt werden.
error-lost-journal = Die Züge dieses Tisches sind beschädigt, deshalb kann er nicht weitergespielt werden. Er bleibt gespeichert; sag bitte der Person Bescheid, die diesen Server betreibt.

error-not-begun = Die Partie hat noch nicht begonnen.
error-begun = Die Partie hat schon begonnen.
error-over = Die Partie ist zu Ende.
error-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-not-playing = Gerade läuft keine Partie.
error-paused = Die Partie ist unterbrochen.
error-time-over = Deine Zeit für diesen Zug ist um; ein Bot spielt ihn zu Ende.
error-no-hint = Es wurde kein Tipp gefunden. Versuch es noch einmal.
error-no-why = Es ließ sich keine Erklärung finden. Versuche es noch einmal.
error-no-move = Es gibt keinen Zug { $number }; bisher sind es { $most }.
error-own-move = Fragen kannst du zu den Zügen der anderen; dieser war dein eigener.
error-move-undone = Dieser Zug wurde zurückgenommen.
error-hints-busy = An diesem Tisch werden schon Tipps gesucht. Warte, bis sie da sind.
error-own-bot-tables = Aus deinem Netz laufen noch { $most } Partien, in denen nur Bots spielen. Warte, bis eine davon zu Ende ist, oder setz dich selbst an den Tisch.
error-all-bot-tables = Es laufen schon so viele Partien, in denen nur Bots spielen, dass eine weitere warten muss. Versuch es später noch einmal oder setz dich selbst an den Tisch.

error-not-seated = Das kann nur, wer am Tisch sitzt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-still-here = { $name } ist noch da. Ein Bot darf nur für jemanden einspringen, der schon eine Weile weg ist oder keine Zeit mehr hat.
error-just-left = { $name } war eben noch da. Ein Bot darf nach { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } einspringen, oder für jemanden, der keine Zeit mehr hat.
error-has-time = { $name } hat noch Zeit. Mit einer Uhr darf ein Bot nur für jemanden einspringen, der keine Zeit mehr hat oder so lange weg ist, wie die Uhr ihm gibt.
error-no-seat = Diesen Platz gibt es nicht.
error-seat-taken = Da sitzt schon jemand.
error-seats-open = Es sind noch Plätze frei.
error-seats-needed = Dieses Spiel braucht mindestens { $fewest } Plätze.
error-table-full = Dieses Spiel hat höchstens { $most } Plätze.

error-undo-nothing = Es gibt nichts rückgängig zu machen.
error-undo-others = Ist jemand anders dran, lässt sich der Zug nicht mehr rückgängig machen.
error-undo-revealed = Der letzte Zug hat etwas aufgedeckt und lässt sich nicht rückgängig machen.
error-undo-bot = Den letzten Zug hat ein Bot für dich gemacht.
error-undo-asked = Die anderen sind schon gefragt.
error-undo-not-asked = Im Moment fragt dich niemand, ob ein Zug zurückgenommen werden darf.
error-undo-declined = Die anderen möchten es so lassen, wie es ist.

error-bad-game = Dieses Spiel gibt es nicht.
error-not-at-table = { $game } kann noch nicht im Browser gespielt werden.
error-bad-options = Mit diesen Angaben kann nicht gespielt werden.
error-bad-pack = Diese Karten gibt es hier nicht.
error-bad-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
error-bad-kind = Ein Platz ist frei, gehört einer Person oder einem Bot.
error-bad-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen.
error-bad-text = Eine Nachricht hat 1 bis { $most } Zeichen.
error-bad-colour = Diese Farbe gibt es nicht.
error-bad-level = Diesen Bot gibt es nicht; es gibt: { $levels }.
error-bad-clock = Eine Uhr hat { $least } bis { $most } Sekunden.
error-bad-seed = So kann nicht gegeben werden.
error-bad-lesson = Diese geführte Partie gibt es nicht.
error-lesson-fixed = Eine geführte Partie hat genau eine Person, und sonst ist nichts zu wählen.
error-bad-moves = Die Partie hat bisher { $most } Züge.

error-review-not-over = Eine Partie lässt sich erst analysieren, wenn sie vorbei ist; vorher wäre das Hilfe.
error-review-abandoned = Diese Partie wurde vorzeitig beendet. Analysiert werden nur Partien, die zu Ende gespielt sind.
error-review-not-ready = Von dieser Partie gibt es noch keine fertige Analyse. Fordere sie zuerst an.
error-review-failed = Die Analyse ist nicht gelungen. Versuche es noch einmal.
error-reviews-busy = Es warten schon so viele Analysen, dass keine weitere angenommen wird. Versuche es später noch einmal.
error-bad-line = Die Analyse kennt { $steps ->
        [0] keine bessere Zugfolge
        [one] eine bessere Zugfolge mit einem Schritt
       *[other] eine bessere Zugfolge mit { $steps } Schritten
    } für Zug { $move }.
error-bad-fork = Die Partie hat { $most } Züge; spiele von einem davon weiter.

error-notice-kind = Auf diesem Weg kann der Server dich nicht benachrichtigen.
error-notice-none = Dieser Link gilt nicht mehr.
error-notice-most = Ein Platz kann höchstens { $most } davon haben. Entferne zuerst eine.
error-notice-url = Das ist keine Webhook-Adresse; eine solche sieht so aus: https://example.org/hook.
error-notice-url-long = Eine Adresse hat höchstens { $most } Zeichen.
error-notice-https = Die Adresse muss mit https:// beginnen.
error-notice-port = Dieser Port kann nicht benutzt werden.
error-notice-host = Unter dieser Adresse gibt es keinen Server.
error-notice-private = Diese Adresse liegt in einem privaten Netz. Der Betreiber dieses Servers erlaubt das nicht.
error-notice-address = Das ist keine E-Mail-Adresse.
error-notice-push-key = Die Schlüssel des Browsers für Push-Nachrichten sind ungültig.
error-notice-too-many = Zu viele Mails an diese Adresse. Versuch es in einer Stunde noch einmal.
error-notice-not-sent = Die Mail konnte nicht verschickt werden. Versuch es später noch einmal.

# Benachrichtigungen, dass jemand am Zug ist; über das Spiel selbst verraten sie nichts.

notice-title = { $name }, du bist am Zug
notice-turn = { $game }: Die anderen warten auf dich.
notice-reminder = { $game }: Für deinen Zug bleibt noch { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }. Danach beendet ihn ein Bot.
notice-stop = Keine Mails mehr zu diesem Tisch:
notice-confirm-subject = { $game }: Sollen wir dir Bescheid geben, wenn du am Zug bist?
notice-confirm-body = { $name } spielt { $game } und möchte unter dieser Adresse erfahren, wenn der eigene Zug beginnt. Wenn du das bist, öffne diesen Link. Wenn nicht, ignoriere diese Mail; du bekommst keine weiteren.

# Aufgaben und Rätsel.

error-no-puzzles = Zu { $game } gibt es hier keine Rätsel.
error-no-puzzle = Dieses Rätsel gibt es hier nicht mehr.
error-bad-exercise = Diese Aufgabe kann hier nicht gestellt werden.
error-bad-action = Diesen Zug gibt es in dieser Stellung nicht.
error-judging-busy = Deine letzten Antworten werden noch geprüft. Warte einen Moment.
error-not-judged = Das konnte gerade nicht geprüft werden. Versuche es noch einmal.
