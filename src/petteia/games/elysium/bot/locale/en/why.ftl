# What a rival's move brings the rival, and what it took from you; each is a part of a sentence.

theirs-gold-kept = leaves { $rival } { $gold } Gold for later
theirs-quest-first = Quest #{ $quest } makes { $rival } first in the next Epoch
theirs-card = { $kind ->
    [instant] { $card } is worth writing later
    [permanent] the power of { $card } works from now on
    [legend] { $card } helps when Legends are written
    [chronos] { $card } scores at the end, in a Legend
   *[other] { $card } brings a power to use
}
theirs-card-kept = keeps { $card } in the Domain
theirs-joins = { $card } fits into a Legend that { $rival } has begun
theirs-legend = the Legends of { $rival } are worth { $vp } VP more after this turn
theirs-chronos = the Chronos powers of { $rival } score { $vp } VP more
lost-vp = { $n } VP
lost-gold = { $n } Gold
lost-prestige = { $n } PP
lost-bonus-level = the Level { $level } Bonus of { $n } VP
lost-bonus-family = the { $family } Bonus of { $n } VP
lost-card = { $card } out of your Domain
lost-citizen = a Citizen
lost-quest = the chance to take Quest #{ $quest }
lost-agora = the chance to take { $card }
lost-agora-joins = the chance to take { $card }, which fits into a Legend you have begun
