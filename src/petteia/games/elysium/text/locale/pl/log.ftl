# Dziennik: co kto zrobił i co się zmieniło.

log-end-turn = { $player } kończy turę
log-take = { $player } bierze kartę { $card }
log-take-oracle = { $player } bierze z Wyroczni kartę { $card }
log-take-quest = { $player } bierze Misję { $quest }
log-take-citizen = { $player } bierze Obywatela
log-power = { $player } używa mocy karty { $card }
log-dismiss = { $player } usuwa { $colour ->
    [R] czerwoną
    [B] niebieską
    [G] zieloną
   *[Y] żółtą
} Kolumnę
log-transfer = { $player } przenosi kartę { $card }
log-transfer-citizen = { $player } przenosi Obywatela
log-place-new = { $player } zaczyna nową Legendę kartą { $card }
log-place = { $player } dołącza kartę { $card } do Legendy: { $legend }
log-place-citizen = { $player } dołącza Obywatela do Legendy: { $legend }
log-stop = { $player } na tym kończy
log-done = { $player } nie przenosi więcej kart
log-branch = { $player } wybiera: „{ $text }”
log-player = { $player } wskazuje gracza: { $other }
log-pay = { $player } płaci kartą { $card }
log-discard = { $player } odrzuca kartę { $card }
log-mark = { $player } wskazuje kartę { $card } ({ $other })
log-bring = { $player } bierze kartę { $card }
log-offer = { $player } oddaje w zamian kartę { $card }
log-swap = { $player } zamienia ją na kartę { $card } ({ $other })
log-swap-agora = { $player } zamienia ją na kartę { $card } z Agory
log-swap-oracle = { $player } zamienia ją na kartę { $card } z Wyroczni
log-copy = { $player } używa mocy karty { $card } ({ $other })
log-ready = { $player } przygotowuje kartę { $card }
log-quests = Misje przynoszą Złoto i PZ

change-gold = { $player }: Złoto { $amount }
change-vp = { $player }: PZ { $amount }
change-pp = { $player }: PP { $amount }
change-arrives = { $player } otrzymuje kartę { $card }
change-level-tile = { $player } bierze Nagrodę za Poziom { $level }
change-family-tile = { $player } bierze Nagrodę za Legendę Rodzinną ({ $family }, { $vp } PZ)
