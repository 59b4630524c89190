### The Elysium table.

elysium = Elysium
elysium-about = Gather heroes, write their Legends.
elysium-temple = Temple
elysium-agora = Agora
elysium-oracle = Oracle
elysium-oracle-note = What is left here slides into the Agora in the next Epoch · A2
elysium-bonus = Bonus tiles
elysium-level-bonus = Level Bonus
elysium-family-bonus = Family Bonus
elysium-piles = Piles
elysium-pile = Draw pile
elysium-discard = Discard
elysium-discard-empty = No card lies here.
elysium-board = Board
elysium-domain = Domain
elysium-elysium = Elysium
elysium-gold = Gold
elysium-vp = Victory Points
elysium-pp = Prestige Points
elysium-columns = Columns
elysium-citizen = Citizen
elysium-citizens = { $count ->
        [one] Citizen
       *[other] { $count } Citizens
    }
elysium-citizen-text = Face-down for good. May fill a gap in a Legend; −2 VP at the end.

## Where the game stands
elysium-epoch = Epoch { $epoch } of { $epochs }
elysium-round = · round { $round } of { $rounds }
elysium-order = Turn order
elysium-disc = Disc #{ $number }
elysium-left = { $left } of { $all } left
elysium-cards-left = { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    }
elysium-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
elysium-so-far = { $over ->
        [yes] { $vp } VP
       *[no] { $vp } VP so far
    }
elysium-taken-by = taken by { $name }
elysium-taken-by-you = taken by you
elysium-next-card = your next card
elysium-you = you
elysium-bot = Bot
elysium-online = online
elysium-offline = offline
elysium-open-domain = { $name }: show the whole Domain

## Things in words
elysium-level = Level { $level }
elysium-card-spoken = { $name }, { $family }, Level { $level }. Condition: { $price }. { $kind } { $mark }: { $text }
elysium-quest-spoken = Quest #{ $number }: { $gold } Gold, { $vp } VP, { $transfers ->
        [one] 1 transfer
       *[other] { $transfers } transfers
    }
elysium-quest = Quest #{ $number }
elysium-no-quest = No Quest
elysium-incomplete = Incomplete
elysium-tile = { $vp } VP, free
elysium-tile-taken = { $vp } VP, { $name } has it
elysium-free = free
elysium-missing = missing: { $what }
elysium-missing-any = room for a second card
elysium-then = then { $next }
elysium-worth-family = Family
elysium-worth-family-about = VP of a Family Legend of 2 and 3 cards
elysium-worth-level = Level
elysium-worth-level-about = VP of a Level Legend of 2, 3, 4 and 5 cards
elysium-new-legend = New Legend
elysium-no-legend = { $over ->
        [yes] Nothing was written.
       *[no] Nothing written yet. Cards come here in the phase “Writing the Legends”.
    }
elysium-use = Use
elysium-used = used
elysium-mark-ready = Ready
elysium-mark-used = Used
elysium-mark-ring = With its ring

## Kinds
elysium-kind-instant = It works at once when the card is taken, and only then.
elysium-kind-permanent = It always works while the card lies in your Domain.
elysium-kind-activate = Once per Epoch, in your own turn.
elysium-kind-trigger = Once per game, in your own turn: give back the ring.
elysium-kind-eleusis = Once per Epoch, in your own turn, with another Eleusis card in your Domain.
elysium-kind-legend = It works in the phase “Writing the Legends”.
elysium-kind-chronos = It scores at the end if the card is in a Legend of at least 2 cards. = is best in a Family Legend, ≠ in a Level Legend.

## What things are
elysium-about-level-bonus = { $vp } VP for the longest Legend of Level { $level }, of at least 2 cards. A longer one takes it over.
elysium-about-family-bonus = The first complete Legend of { $family } brings { $first } VP, the second { $second } VP.
elysium-about-quest = In the writing of Legends it brings its Gold and VP and allows so many transfers. Its number sets the turn order of the next Epoch.
elysium-about-no-quest = In each Epoch you take exactly one Quest.
elysium-about-held-quest = It brings its Gold, VP and transfers when Legends are written.
elysium-about-disc = The Discs set the turn order: number { $number }. They are dealt anew by the Quests in each Epoch.
elysium-about-column = Columns are the condition of cards and Quests. After each card or Quest you take, you dismiss one; all return in the next Epoch.

## The prompt

## The table in the hand
elysium-tab-table = Table

elysium-column = { $colour ->
        [red] red Column
        [blue] blue Column
        [green] green Column
        [yellow] yellow Column
       *[any] any Column
    }
elysium-column-missing = { elysium-column } (missing)
elysium-column-gone = { elysium-column } (dismissed)

## The start page and the lobby
elysium-families = Families
elysium-families-of = { $count } of { $all } are in play
elysium-families-each = The Families, one by one
elysium-families-missing = { $count ->
        [one] Choose one more Family.
       *[other] Choose { $count } more Families.
    }
elysium-families-too-many = { $count ->
        [one] One Family too many.
       *[other] { $count } Families too many.
    }
elysium-set-random = Leave it to chance
elysium-set-random-about = Five Families are drawn when the game begins.
elysium-set-own = My own five
elysium-set-own-about = tick Families below
elysium-packs = Cards

## Log, replay and end
elysium-log-epoch = { $epoch ->
        [1] 1st Epoch
        [2] 2nd Epoch
        [3] 3rd Epoch
       *[other] { $epoch }th Epoch
    }
elysium-log-round = Round { $round }
elysium-log-writing = Writing the Legends
elysium-log-scoring = Final scoring
elysium-replay-epoch-back = Back to the beginning of the Epoch
elysium-replay-epoch-next = On to the next Epoch
elysium-end-epochs = { $epochs ->
        [one] after one Epoch
       *[other] after { $epochs } Epochs
    }
elysium-end-vp = VP
elysium-end-chart = Victory Points over time
elysium-end-after-epoch = Epoch { $epoch }
elysium-end-axis = end of Epoch
