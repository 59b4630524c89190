# Das Protokoll: was jemand tat und was sich dadurch änderte.

log-end-turn = { $player } beendet den Zug
log-take = { $player } nimmt { $card }
log-take-oracle = { $player } nimmt { $card } vom Orakel
log-take-quest = { $player } nimmt Aufgabe { $quest }
log-take-citizen = { $player } nimmt einen Bürger
log-power = { $player } nutzt { $card }
log-dismiss = { $player } entfernt die { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} Säule
log-transfer = { $player } lässt { $card } ins Elysium übergehen
log-transfer-citizen = { $player } lässt einen Bürger ins Elysium übergehen
log-place-new = { $player } beginnt mit { $card } einen neuen Mythos
log-place = { $player } legt { $card } zu { $legend }
log-place-citizen = { $player } legt einen Bürger zu { $legend }
log-stop = { $player } hört hier auf
log-done = { $player } lässt keine weiteren Karten übergehen
log-branch = { $player } wählt: „{ $text }“
log-player = { $player } wählt { $other }
log-pay = { $player } bezahlt mit { $card }
log-discard = { $player } wirft { $card } ab
log-mark = { $player } markiert { $card } von { $other }
log-bring = { $player } nimmt { $card }
log-offer = { $player } bietet { $card } zum Tausch an
log-swap = { $player } tauscht sie gegen { $card } von { $other }
log-swap-agora = { $player } tauscht sie gegen { $card } aus der Agora
log-swap-oracle = { $player } tauscht sie gegen { $card } vom Orakel
log-copy = { $player } nutzt den Effekt von { $card } ({ $other })
log-ready = { $player } macht { $card } bereit
log-quests = Die Aufgaben bringen Gold und SP

change-gold = { $player } { $amount } Gold
change-vp = { $player } { $amount } SP
change-pp = { $player } { $amount } EP
change-arrives = { $player } erhält { $card }
change-level-tile = { $player } nimmt den Bonus für Rang { $level }
change-family-tile = { $player } nimmt den { $family }-Bonus ({ $vp } SP)
