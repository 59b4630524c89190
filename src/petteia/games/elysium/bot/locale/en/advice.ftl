# Reasons for a move of Elysium; each is a part of a sentence.

because-gold = brings { $gold } Gold in this turn
because-gold-kept = leaves you { $gold } Gold for later
because-prestige = brings { $pp } PP in this turn
because-columns = keeps { $card } within reach
because-quest-open = keeps a Quest within reach
because-quest-next = Quest #{ $quest } can follow in the same turn
because-quest-first = Quest #{ $quest } makes you first in the next Epoch
because-quest-transfers = Quest #{ $quest } allows { $transfers ->
    [one] 1 transfer
   *[other] { $transfers } transfers
}
because-card = { $kind ->
    [instant] { $card } is worth writing later
    [permanent] the power of { $card } works from now on
    [legend] { $card } helps when Legends are written
    [chronos] { $card } scores at the end, in a Legend
   *[other] { $card } brings a power to use
}
because-card-next = { $card } can follow in the same turn
because-power-kept = keeps the power of { $card } for later
because-card-kept = keeps { $card } in your Domain
because-written = { $card } is worth more in a Legend than in the Domain
because-citizen = a Citizen can fill a gap in a Legend
because-powers-kept = keeps powers for later
because-fit = { $card } and { $other } fit into one Legend
because-joins = { $card } fits into a Legend you have begun
because-legend = your Legends are worth { $vp } VP more after this turn
because-legend-begun = writes a Legend that can grow
because-bonus-level = takes the Level { $level } Bonus of { $vp } VP
because-bonus-family = takes the { $family } Bonus of { $vp } VP
because-chronos = your Chronos powers score { $vp } VP more
because-rival-vp = { $player } loses { $vp } VP
because-rival-gold = { $player } loses { $gold } Gold
because-rival-agora = takes { $card } before a rival does
because-rival-quest = takes Quest #{ $quest } before a rival does
because-rival-card = { $player } loses { $card }
because-save = nothing brings more now; what you have is kept for later
