# The table on a page: what is asked, what a Legend is, how a game ended.

game-name = Elysium
pack-house = House edition
set-brings = { $brings ->
    [oracle] with the Oracle
    [prestige] with Prestige Points
    [both] with the Oracle and Prestige Points
   *[none] no Oracle and no Prestige Points
}
family-brings = { $brings ->
    [oracle] brings the Oracle
    [prestige] brings Prestige Points
    [both] brings the Oracle and Prestige Points
   *[none] { "" }
}

phase-actions = Actions
phase-writing = Writing the Legends
phase-scoring = Final scoring
phase-over = The end
stage = Epoch { $epoch } · { $part }
stage-round = Round { $round }

sub-takes = { $cards ->
    [0] { $quests ->
        [one] 1 Quest is open to you
       *[other] { $quests } Quests are open to you
    }
    [one] { $quests ->
        [0] 1 card is open to you
        [one] 1 card and 1 Quest are open to you
       *[other] 1 card and { $quests } Quests are open to you
    }
   *[other] { $quests ->
        [0] { $cards } cards are open to you
        [one] { $cards } cards and 1 Quest are open to you
       *[other] { $cards } cards and { $quests } Quests are open to you
    }
}
sub-citizen = No card and no Quest is open to you: it comes from the pile
sub-powers = { $powers ->
    [one] 1 power is ready
   *[other] { $powers } powers are ready
}
sub-dismissal = A take costs a Column; any of them may go
sub-writing = { $left ->
    [0] No transfers left
    [one] 1 transfer left
   *[other] { $left } transfers left
}, { $gold } Gold
sub-placing = { $card } enters your Elysium
sub-power = Power of { $card }
sub-power-of = { $player }’s { $card }
sub-left = { $left } still to choose

named-player = { $player }
named-mark = Mark { $card } ({ $player })
named-swap = Exchange for { $card } ({ $player })
named-copy = Use the power of { $card } ({ $player })

short-twin = Twin
short-quest-due = 3 cards taken
short-oracle-closed = Closed
short-gold = Costs { $cost } Gold
short-turned = Used
short-legend-used = Used
short-no-ring = No ring
short-eleusis-alone = Alone
short-no-change = No use now
short-cost = Cannot pay
short-legend-full = Complete

legend-single = Single
legend-single-note = not a Legend
legend-level = Level { $level }
legend-size = { $size } of { $full }

sheet-vp = Gathered in play
sheet-chronos = Chronos powers
sheet-chronos-note = in Legends of 2 or more
sheet-families = Family Legends
sheet-levels = Level Legends
sheet-prestige = Prestige
sheet-prestige-note = most takes { $vp }
sheet-bonuses = Bonus tiles
sheet-citizens = Citizens in Legends
sheet-citizens-note = { $vp } each
sheet-total = Total
sheet-gold = Gold left, the tie-break

chart-start = Start
chart-chronos = Chronos
chart-families = Family
chart-levels = Level
chart-prestige = Prestige
chart-bonuses = Tiles
chart-citizens = Citizens

moment-longest-legend = Longest Legend
moment-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
moment-epoch = Richest Epoch
moment-epoch-words = { $vp } VP in Epoch { $epoch }
moment-prestige = Most Prestige
moment-prestige-words = { $number } VP
moment-powers = Most powers used
moment-powers-words = { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
}
moment-lead = Lead changed
moment-lead-words = { $times ->
    [0] never
    [one] once
    [2] twice
   *[other] { $times } times
}

lede = by { $vp } VP, carried by { $category ->
    [vp] the VP gathered in play
    [chronos] the Chronos powers
    [families] the Family Legends
    [levels] the Level Legends
    [prestige] Prestige
    [bonuses] the Bonus tiles
   *[citizens] fewer Citizens in the Legends
}
lede-gold = level on VP, decided by Gold
lede-shared = a shared victory

rules-section = { $letter ->
    [S] Components and setup
    [A] Phase I: Awakening
    [T] Phase II: Actions
    [P] Powers
    [W] Phase III: Writing the Legends
    [L] Legends
    [N] Phase IV: End of the Epoch
    [F] Final scoring
    [G] Laws of every power
    [K] Rulings
   *[R] House rulings
}
