# Powody ruchu w Elysium; każdy jest częścią zdania.

because-gold = daje w tej turze { $gold ->
    [one] 1 sztukę Złota
    [few] { $gold } sztuki Złota
   *[many] { $gold } sztuk Złota
}
because-gold-kept = zostawia Ci { $gold ->
    [one] 1 sztukę Złota
    [few] { $gold } sztuki Złota
   *[many] { $gold } sztuk Złota
} na później
because-prestige = daje w tej turze { $pp } PP
because-columns = karta { $card } pozostaje w zasięgu
because-quest-open = Misja pozostaje w zasięgu
because-quest-next = w tej samej turze można wziąć Misję { $quest }
because-quest-first = dzięki Misji { $quest } zaczynasz następną Epokę
because-quest-transfers = Misja { $quest } pozwala na { $transfers ->
    [one] 1 przeniesienie
    [few] { $transfers } przeniesienia
   *[many] { $transfers } przeniesień
}
because-card = { $kind ->
    [instant] kartę { $card } warto później przenieść do Legendy
    [permanent] moc karty { $card } działa od tej chwili
    [legend] karta { $card } pomaga przy tworzeniu Legend
    [chronos] karta { $card } punktuje na koniec gry, w Legendzie
   *[other] karta { $card } daje moc, której możesz użyć
}
because-card-next = w tej samej turze można wziąć kartę { $card }
because-power-kept = moc karty { $card } zostaje na później
because-card-kept = karta { $card } zostaje w Twojej Domenie
because-written = karta { $card } jest więcej warta w Legendzie niż w Domenie
because-citizen = Obywatel może wypełnić lukę w Legendzie
because-powers-kept = moce zostają na później
because-fit = karty { $card } i { $other } pasują do jednej Legendy
because-joins = karta { $card } pasuje do rozpoczętej Legendy
because-legend = po tej turze Twoje Legendy są warte o { $vp } PZ więcej
because-legend-begun = tworzy Legendę, która może urosnąć
because-bonus-level = daje Nagrodę za Poziom { $level } ({ $vp } PZ)
because-bonus-family = daje Nagrodę za Legendę Rodzinną ({ $family }, { $vp } PZ)
because-chronos = Twoje moce Chronosa dają o { $vp } PZ więcej
because-rival-vp = { $player } traci { $vp } PZ
because-rival-gold = { $player } traci { $gold ->
    [one] 1 sztukę Złota
    [few] { $gold } sztuki Złota
   *[many] { $gold } sztuk Złota
}
because-rival-agora = bierze kartę { $card }, zanim zrobi to inny gracz
because-rival-quest = bierze Misję { $quest }, zanim zrobi to inny gracz
because-rival-card = { $player } traci kartę { $card }
because-save = nic nie daje teraz więcej; to, co masz, zostaje na później
