# Warum etwas nicht geht; die Regel steht dahinter.

reason-over = Das Spiel ist zu Ende.
reason-no-action = Eine solche Aktion gibt es nicht.
reason-not-there = So etwas gibt es in diesem Spiel nicht.
reason-first =
    { $frame ->
        [choosing-stone] Wähle zuerst einen Kadmeiastein für die Stadt.
        [choosing-order] Nimm zuerst einen Startauftrag.
        [using] Wähle zuerst das Feld.
        [triggering] Wähle zuerst den Stein, den du auslöst.
        [walking] Dein Archon ist unterwegs: Zieh ihn weiter oder halte hier an.
        [goods] Nimm zuerst die Waren.
        [orders] Nimm zuerst die Aufträge.
        [giving] Tausche zuerst, oder sag „genug“.
        [taking] Sag zuerst, was du dafür nimmst.
        [offered] Sag zuerst, ob du dafür zahlst.
        [paying] Zahle zuerst.
        [raising] Erhöhe zuerst die Würfel.
        [mustering] Setze zuerst die Hoplitenwürfel ein oder versetze sie.
        [deploying] Sag zuerst, wohin der Hoplitenwürfel kommt.
        [removing] Entferne zuerst Steine, oder sag „genug“.
        [building] Wähle zuerst den Stein, oder sag „genug“.
        [setting] Sag zuerst, wohin der Stein kommt.
        [rotating] Sag zuerst, wie der Stein liegt.
        [roofing] Wähle zuerst die Dächer, oder sag „genug“.
        [advancing] Rücke zuerst auf den Altarleisten vor.
        [relocating] Versetze zuerst den Archon, oder sag „genug“.
        [seating] Lege zuerst das Ratsmitglied-Plättchen, oder sag „genug“.
        [ascending] Setze zuerst deinen Heerführer.
        [meeting] Wähle zuerst einen Helden, oder verzichte.
        [standing] Setze zuerst den Aufsteller des Helden.
        [retaining] Entscheide zuerst über den Sold deines Hoplitenwürfels.
        [counselling] Setze zuerst deinen Würfel vom Pfad ein.
       *[ordering] Sag zuerst, welcher Effekt als Nächstes kommt.
    }
reason-begun = Was begonnen ist, wird zu Ende gebracht.
reason-as-far-as-possible = Das wird so weit wie möglich ausgeführt; du entscheidest nur, wie.
reason-ascension = Ein Aufstieg lässt sich nicht ablehnen.
reason-standee = Der Aufsteller muss auf ein Feld, solange eines frei ist.
reason-path-die = Ein Würfel, für den ein Feld frei ist, verlässt den Pfad.
reason-order-between = Ein Auftrag wird zwischen den Schritten deines Zuges erfüllt, nicht mitten in einem Effekt.
reason-order-done = Du hast „{ $order }“ schon erfüllt.
reason-not-in-hand = „{ $order }“ ist nicht auf deiner Hand.
reason-one-order = In diesem Zug erfüllst du keinen weiteren Auftrag.
reason-order-goods =
    Für „{ $order }“ { $number ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $thing ->
        [grape] { $number ->
            [one] { $number } Traube
           *[other] { $number } Trauben
        }
        [amphora] { $number ->
            [one] { $number } Amphore
           *[other] { $number } Amphoren
        }
       *[bronze] { $number } Bronze
    }.
reason-reset-first = Zuerst wird zurückgesetzt: Beende diesen Schritt.
reason-citizen-over = Der Schritt mit dem Bevölkerungswürfel ist in diesem Zug vorbei.
reason-no-citizen = Du hast keinen Bevölkerungswürfel der Stufe { $level } im Vorrat.
reason-no-room = Für einen Bevölkerungswürfel ist kein Feld frei.
reason-citizen-due = Setze zuerst einen Bevölkerungswürfel ein.
reason-citizen-first = Der Archon kommt nach dem Bevölkerungswürfel.
reason-archon-over = Der Schritt mit dem Archon ist in diesem Zug vorbei.
reason-archon-due = Dein Archon muss eingesetzt, bewegt oder zurückgenommen werden.
reason-archon-home = Dein Archon ist in deinem Vorrat.
reason-archon-in-city = Dein Archon ist in der Stadt: Bewege ihn, oder nimm ihn zurück.
reason-archon-stays = Dein Archon darf nicht bleiben, wo er ist.
reason-archon-there = Auf { $space } steht ein Archon: Dieser Stein ist nicht frei.
reason-no-stone = Auf { $space } liegt kein Stein.
reason-visited = Auf { $space } war dein Archon in dieser Bewegung schon.
reason-apart = { $space } liegt nicht neben deinem Archon.
reason-second-crossing = { $space } ist leer, und pro Zug darf nur ein leeres Würfelfeld überquert werden.
reason-crossing-price = Das leere Würfelfeld { $space } zu überqueren kostet eine Drachme; du hast keine.
reason-dead-end = Auf { $space } steht ein Archon, und von dort käme deiner zu keinem Stein, auf dem er stehen bleiben kann.
reason-stop-archon = Hier steht ein anderer Archon: Deiner muss weiter.
reason-walking = Dein Archon ist schon unterwegs.
reason-not-moved = Dein Archon hat sich noch nicht bewegt.
reason-help-later = Ein Hilfsplättchen wird nach dem Archon eingesetzt.
reason-help-over = Der Schritt mit dem Hilfsplättchen ist vorbei.
reason-no-help =
    Du hast kein { $colour ->
        [red] rotes
        [blue] blaues
       *[yellow] gelbes
    } Hilfsplättchen der Stärke { $strength }.
reason-help-no-space =
    In der { $colour ->
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Zeile deines Anwesens ist kein Feld für das Hilfsplättchen frei.
reason-help-at-home = Ein Hilfsplättchen wird auf deinem Anwesen eingesetzt.
reason-help-colour =
    „{ $estate }“ liegt nicht in der { $colour ->
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Zeile, in die das Hilfsplättchen gehört.
reason-estate-stone = Auf „{ $estate }“ liegt ein Stein.
reason-estate-die = Auf „{ $estate }“ liegt ein Würfel.
reason-estate-help = Auf „{ $estate }“ liegt ein Hilfsplättchen.
reason-choose-die = Wähle zuerst den Bevölkerungswürfel oder das Hilfsplättchen, das du einsetzt.
reason-only-by-effect = Das geschieht nur, wenn ein Effekt es sagt.
reason-only-in-conflict = In den Rat kommt man bei einem Konflikt oder durch einen Effekt.
reason-only-ascending = Heerführer und Helden kommen, wenn ein Hoplitenwürfel aufsteigt.
reason-only-after-battle = Sold wird nur nach einem Kampf gezahlt.
reason-only-at-start = Das wird nur vor der ersten Runde gewählt.
reason-not-due = Dieser Effekt ist jetzt nicht an der Reihe.
reason-start-order-gone = Dieser Startauftrag ist schon vergeben.
reason-space-die = Auf { $space } liegt ein Würfel.
reason-space-hero = Auf { $space } steht ein Held.
reason-space-marker = Auf { $space } liegt ein Besetztmarker.
reason-no-stone-beside = Neben { $space } liegt kein Stein.
reason-both-price =
    Beide Steine auszulösen kostet { $price ->
        [one] { $price } Drachme
       *[other] { $price } Drachmen
    }; so viel hast du nicht.
reason-space-stone = Auf { $space } liegt schon ein Stein.
reason-space-apart = Neben { $space } liegt kein Stein.
reason-looks-alike = So gedreht sieht der Stein genauso aus wie in einer Drehung, die schon zur Wahl steht.
reason-roof-used =
    Das Dach { $edge ->
        [top] oben
        [right] rechts
        [bottom] unten
       *[left] links
    } ist schon ausgelöst.
reason-roof-open =
    { $edge ->
        [top] Oben
        [right] Rechts
        [bottom] Unten
       *[left] Links
    } liegt kein Stein an.
reason-roof-differs =
    { $edge ->
        [top] Oben
        [right] Rechts
        [bottom] Unten
       *[left] Links
    } passen die Dächer nicht zusammen: { $roof ->
        [white] weiß
        [brown] braun
        [ochre] ocker
       *[slate] schiefergrau
    } und { $other ->
        [white] weiß
        [brown] braun
        [ochre] ocker
       *[slate] schiefergrau
    }.
reason-standee-council = Dieser Aufsteller kommt in den Rat.
reason-standee-city = Dieser Aufsteller kommt auf ein Würfelfeld der Stadt.
reason-monument-absent = „{ $monument }“ ist bei dieser Personenzahl nicht auf der Ratstafel.
reason-monument-turmoil = Auf „{ $monument }“ liegt ein Tumultplättchen.
reason-monument-taken = „{ $monument }“ ist besetzt.
reason-monument-hero = Auf „{ $monument }“ steht ein Held.
reason-own-die-there = Auf dem Monument, zu dem „{ $monument }“ gehört, hast du schon einen Würfel.
reason-own-tile-there = Auf dem Monument, zu dem „{ $monument }“ gehört, hast du schon ein Ratsmitglied-Plättchen.
reason-commander-row = Dein Hoplitenwürfel ist nicht in Zeile { $row }.
reason-hoplite-later = Du entscheidest Würfel für Würfel von links; { $space } kommt später.
reason-hoplite-unasked = Auf { $space } ist nichts zu zahlen.
reason-drachma = Eine Drachme ist keine Ware.
reason-deck-empty = Der Stapel der Aufträge ist leer.
reason-slot-empty = An dieser Stelle der Auslage liegt kein Auftrag.
reason-has-none =
    Du hast { $thing ->
        [grape] keine Trauben
        [amphora] keine Amphoren
        [bronze] keine Bronze
       *[drachma] keine Drachmen
    }.
reason-swap-same = Gleiches wird nicht gegen Gleiches getauscht.
reason-raise-place = Dort erhöht dieser Effekt keine Würfel.
reason-raise-kind =
    { $kind ->
        [citizen] Dieser Effekt erhöht nur Bevölkerungswürfel.
       *[hoplite] Dieser Effekt erhöht nur Hoplitenwürfel.
    }
reason-raised = Dieser Würfel ist schon erhöht; die übrigen müssen andere sein.
reason-no-own-die = Auf { $space } hast du keinen Würfel.
reason-no-die-on-estate = Auf „{ $estate }“ hast du keinen Würfel.
reason-no-hoplite = Du hast keinen Hoplitenwürfel der Stufe { $level } im Vorrat.
reason-no-own-hoplite = Auf { $space } hast du keinen Hoplitenwürfel.
reason-row-empty =
    In der { $colour ->
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Zeile deines Anwesens liegt kein Stein mehr.
reason-hero-gone = { $hero } liegt nicht aus.
