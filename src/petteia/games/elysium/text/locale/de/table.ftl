# Der Tisch in Worten: Aktionen, Fragen, Ablehnungen.

name-citizen = Bürger
colour-name = { $colour ->
    [R] rot
    [B] blau
    [G] grün
    [K] beliebig
   *[Y] gelb
}

kind-instant = Sofort
kind-permanent = Dauerhaft
kind-activate = Aktivieren
kind-trigger = Einmalig
kind-eleusis = Eleusis
kind-legend = Mythos
kind-chronos = Chronos

action-end-turn = Zug beenden
action-take = { $card } nehmen
action-take-oracle = { $card } vom Orakel nehmen
action-take-quest = Aufgabe { $quest } nehmen ({ $gold } Gold, { $vp } SP, { $transfers ->
    [one] 1 Übergang
   *[other] { $transfers } Übergänge
})
action-take-citizen = Einen Bürger nehmen
action-power = { $card } nutzen
action-dismiss = Die { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} Säule entfernen
action-transfer = { $card } ins Elysium übergehen lassen ({ $cost } Gold)
action-transfer-citizen = Einen Bürger ins Elysium übergehen lassen
action-place-new = { $card }: einen neuen Mythos beginnen
action-place = { $card }: zu { $legend } legen
action-place-citizen = Bürger: zu { $legend } legen ({ $cost } Gold)
action-stop = Hier aufhören
action-done = Keine weiteren Übergänge
action-branch = { $text }
action-player = Spieler { $player }
action-pay = Mit { $card } bezahlen
action-discard = { $card } abwerfen
action-mark = { $card } von Spieler { $player } markieren
action-bring = { $card } nehmen
action-offer = { $card } zum Tausch geben
action-swap = Gegen { $card } von Spieler { $player } tauschen
action-swap-agora = Gegen { $card } aus der Agora tauschen
action-swap-oracle = Gegen { $card } vom Orakel tauschen
action-copy = Den Effekt von { $card } (Spieler { $player }) nutzen
action-ready = { $card } bereit machen

prompt-turn-before = { $open ->
    [cards] Nimm eine Karte
    [quests] Nimm eine Aufgabe
    [citizen] Nimm einen Bürger
   *[both] Nimm eine Karte oder eine Aufgabe
}
prompt-turn-after = Nutze einen Effekt oder beende deinen Zug
prompt-dismissal = Entferne eine deiner Säulen
prompt-writing = { $open ->
    [transfers] Lass Karten in dein Elysium übergehen
    [powers] Nutze einen Effekt oder beende das Bilden der Mythen
   *[both] Lass Karten übergehen oder nutze einen Effekt
}
prompt-transferring = Wähle eine Karte für den Übergang
prompt-placing = Wähle den Mythos für diese Karte
prompt-choosing = Wähle, was der Effekt bewirkt
prompt-naming = Wähle einen Spieler
prompt-paying = Wähle eine Karte zum Bezahlen
prompt-giving = Wähle den Empfänger
prompt-discarding = Wähle eine Karte zum Abwerfen
prompt-marking = Markiere eine Karte; ihr Besitzer wirft eine der markierten ab
prompt-bringing = Wähle eine Karte zum Nehmen
prompt-swapping = Wähle eine deiner Karten für den Tausch
prompt-swapping-for = Wähle die Karte, die du dafür willst
prompt-copying = Wähle den Effekt, den du nutzt
prompt-readying = Wähle eine Karte, die wieder bereit wird
prompt-echoing = Wähle den Chronos-Effekt, den du kopierst
prompt-over = Die Partie ist zu Ende
prompt-waiting = { $player } ist am Zug
prompt-deciding = { $player } entscheidet

reason-over = Die Partie ist zu Ende.
reason-no-action = Diese Aktion gibt es nicht.
reason-already-taken = Du hast in diesem Zug schon eine Karte oder eine Aufgabe genommen.
reason-take-first = Zuerst musst du eine Karte oder eine Aufgabe nehmen.
reason-take-in-phase-two = Karten und Aufgaben nimmt man in der Phase „{ phase-actions }“.
reason-transfer-in-phase-three = Mit der Lyra gehen Karten in der Phase „{ phase-writing }“ über; in deinem Zug ist das nur durch einen Effekt möglich.
reason-dismiss-after-take = Eine Säule wird erst nach dem Nehmen entfernt.
reason-not-in-turn = Das geht nicht in deinem Zug.
reason-not-in-writing = Das geht nicht, während Mythen gebildet werden.
reason-not-in-agora = Diese Karte liegt nicht in der Agora.
reason-quest-due = Du hast deine 3 Karten dieser Epoche; nimm eine Aufgabe.
reason-twin = Die Karte { $card } liegt schon in deiner Sphäre; zwei gleiche Karten dürfen dort nicht liegen.
reason-column = Für { $card } brauchst du die { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} Säule.
reason-another-column = Für { $card } brauchst du noch eine Säule.
reason-no-oracle = Das Orakel ist nicht im Spiel.
reason-not-at-oracle = Diese Karte liegt nicht beim Orakel.
reason-oracle-closed = Vom Orakel darfst du nur nehmen, wenn eine Karte deiner Sphäre es erlaubt.
reason-has-quest = Du hast schon Aufgabe { $quest }.
reason-quest-gone = Diese Aufgabe liegt nicht unter dem Giebel.
reason-quest-column = Für Aufgabe { $quest } brauchst du die { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} Säule.
reason-quest-columns = Für Aufgabe { $quest } brauchst du die { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} oder die { $other ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} Säule.
reason-card-before-citizen = Einen Bürger darfst du nicht nehmen, solange du eine Familienkarte nehmen kannst.
reason-quest-before-citizen = Einen Bürger darfst du nicht nehmen, solange du eine Aufgabe nehmen kannst.
reason-not-in-domain = Diese Karte liegt nicht in deiner Sphäre.
reason-instant = Die Karte { $card } wirkt nur in dem Moment, in dem du sie nimmst.
reason-permanent = Die Karte { $card } wirkt dauerhaft und muss nicht genutzt werden.
reason-legend-power = Die Karte { $card } wird in der Phase „{ phase-writing }“ genutzt.
reason-chronos = Die Karte { $card } zählt am Spielende, in einem Mythos.
reason-only-legend-powers = In der Phase „{ phase-writing }“ können nur Mythos-Effekte genutzt werden, nicht { $card }.
reason-legend-used = Du hast { $card } in dieser Phase schon genutzt.
reason-no-ring = Auf { $card } liegt kein Ring mehr.
reason-turned = Die Karte { $card } ist gedreht und wird am Ende der Epoche wieder gerade gedreht.
reason-eleusis-alone = Die Karte { $card } braucht eine weitere Eleusis-Karte in deiner Sphäre.
reason-cost = Du kannst die Kosten von { $card } nicht bezahlen.
reason-no-change = Die Karte { $card } würde jetzt nichts ändern.
reason-lyre-used = Deine Aufgabe erlaubt keine weiteren Übergänge.
reason-nothing-to-transfer = Von dort kann diese Karte nicht übergehen.
reason-power-not-for-card = Dieser Effekt lässt { $card } nicht übergehen.
reason-gold = Der Übergang von { $card } kostet { $cost } Gold.
reason-no-citizen = In deiner Sphäre liegt kein Bürger.
reason-citizen-needs-legend = Ein Bürger kann nur zu einem Mythos mit mindestens 2 Karten kommen.
reason-no-legend = Diesen Mythos gibt es nicht.
reason-same-legend = Dieser Mythos besteht aus den gleichen Karten wie ein früherer: Wähle den früheren.
reason-legend-full = Dieser Mythos ist vollendet.
reason-family-legend = Die Karte { $card } passt nicht: Ein Familienmythos besteht aus Karten einer einzigen Familie, jeder Rang kommt nur einmal vor.
reason-level-legend = Die Karte { $card } passt nicht: Ein Mythos eines Ranges besteht aus Karten eines einzigen Ranges, jede Familie kommt nur einmal vor.
reason-second-card = Die Karte { $card } passt nicht: Zwei Karten eines Mythos haben entweder die Familie oder den Rang gemeinsam, nicht beides.
reason-choose-branch = Wähle zuerst, was der Effekt anbietet.
reason-name-player = Wähle zuerst einen der angebotenen Spieler.
reason-pay-card = Wähle zuerst eine Karte, mit der du bezahlen kannst.
reason-name-receiver = Wähle zuerst einen Spieler, der die Karte erhalten kann.
reason-discard = Wähle zuerst eine Karte zum Abwerfen.
reason-mark = Markiere zuerst eine der angebotenen Karten.
reason-bring = Wähle zuerst eine Karte, die du nehmen kannst.
reason-exchange = Wähle zuerst eine Karte für den Tausch.
reason-copy = Wähle zuerst einen Effekt, den du nutzen kannst.
reason-ready = Wähle zuerst eine Karte, die bereit gemacht werden kann.
reason-place-first = Wähle zuerst den Mythos für die Karte.
reason-transfer-first = Wähle zuerst eine Karte für den Übergang.
reason-dismiss-first = Entferne zuerst eine Säule.
reason-column-gone = Diese Säule steht nicht mehr auf deinem Tableau.
reason-not-for-nothing = Hier kannst du nicht aufhören: Der Effekt hätte nichts bewirkt.

option-families = Fünf Familien, durch Kommas getrennt, der Name einer Kombination oder random.
