### The words of a card's power, generated from its effect (petteia.elysium.cardtext).
###
### $who   who the clause speaks of: you, rivals, rival, actor, most, most-rivals, they
### $form  main, after (behind a fronted clause), bare (subject left out),
###        either and choice (first and later branch of a choice), cost (before the colon)
###        plus (a gain on top of another, without its verb)
### $per, $cap  "for each ..." and "at most ...", with their leading space or comma, or empty
### A message's attributes (.token, .own ...) are parts this language shares between messages.

## Joining

card-comma = { $first }, { $second }
card-and = { $first } and { $second }
card-or = { $first } or { $second }
card-series-comma = { $first }, { $second }
card-series-and = { $first } and { $second }
card-plus = { $first }, and { $second }
card-next = { $pause ->
        [stop] { $first }. { $sentence }
        [then] { $first }; then { $second }
       *[flow] { $first }; { $second }
    }
card-cost = { $cost }: { $rest }
card-if = if { $test }, { $clause }
card-on = each time { $event }, { $clause }
card-on-if = each time { $event } and { $test }, { $clause }
card-shared = { $per }, { $clauses }
card-shared-and = { $first } and { $second }

## Who

card-who = { $who ->
       *[you] you
        [rivals] each rival
        [rival] a rival of your choice
        [actor] that player
        [most] the player with the most { card-amount.token }
        [most-rivals] the rival with the most { card-amount.token }
        [they] that player
    }
card-who-having = { $what ->
        [transfers] each rival who has transferred { $amount } in this Phase
       *[other] each rival with { $amount }
    }
card-head = { $who ->
        [you] { $verb }
       *[other] { $form ->
            [bare] { $verb }
           *[main] { $subject } { $verb }
        }
    }
card-aside-to = { $text } ({ $to ->
        [you] to you
       *[rival] to a rival of your choice
    })

## Amounts and cards

card-amount = { $n } { card-amount.token }
    .token = { $token ->
            [gold] Gold
            [vp] VP
           *[pp] PP
        }
card-some-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
card-noun = { card-noun.front }{ $citizen ->
        [yes] { $count ->
            [one] Citizen
           *[other] Citizens
        }
       *[no] { $count ->
            [one] card
           *[other] cards
        }
    }{ card-noun.back }
    .kind = { $kind ->
            [instant] Instantaneous
            [permanent] Permanent
            [activate] Activate
            [trigger] Trigger
            [eleusis] Eleusis
            [legend] Legend
            [chronos-same] Chronos (=)
            [chronos-different] Chronos (≠)
           *[chronos] Chronos
        }
    .front = { card-noun.family }{ $kind ->
            [none] { "" }
           *[other] { card-noun.kind }{ " " }
        }
    .family = { $family ->
            [Apollo] Apollo{ " " }
            [Ares] Ares{ " " }
            [Athena] Athena{ " " }
            [Hades] Hades{ " " }
            [Hephaestus] Hephaestus{ " " }
            [Hermes] Hermes{ " " }
            [Poseidon] Poseidon{ " " }
            [Zeus] Zeus{ " " }
           *[other] { "" }
        }
    .back = { $family ->
            [none] { "" }
            [Apollo] { "" }
            [Ares] { "" }
            [Athena] { "" }
            [Hades] { "" }
            [Hephaestus] { "" }
            [Hermes] { "" }
            [Poseidon] { "" }
            [Zeus] { "" }
           *[other] { " " }of the { $family } Family
        }{ $level ->
            [none] { "" }
           *[other] { " " }of Level { $level }
        }
card-one = { $family ->
        [Apollo] an
        [Ares] an
        [Athena] an
        [Hades] a
        [Hephaestus] a
        [Hermes] a
        [Poseidon] a
        [Zeus] a
       *[other] { $kind ->
            [instant] an
            [activate] an
            [eleusis] an
           *[other] a
        }
    } { card-noun }

## Places

card-zone = { $zone ->
        [domain] in { card-zone.their } Domain
        [elysium] in { card-zone.their } { $scoring ->
            [yes] Legends
           *[no] Elysium
        }
        [legend] in { $whose ->
            [you] its
           *[other] this card’s
        } Legend
        [it] in it
        [agora] in the Agora
        [oracle] at the Oracle
       *[discard] in the discard pile
    }
    .their = { $whose ->
            [self] their
           *[you] your
        }
card-both = found both { $first } and { $second }
card-place = { $zone ->
        [legend] its Legend
        [domain] your Domain
        [elysium] { $scoring ->
            [yes] your Legends
           *[no] your Elysium
        }
        [agora] the Agora
        [oracle] the Oracle
       *[discard] the discard pile
    }

## Counts

card-noun-families = { $count ->
        [0] Families
        [one] Family
       *[other] different Families
    }
card-noun-levels = { $bound ->
        [all] Levels
       *[other] { $count ->
            [0] Levels
            [one] Level
           *[other] different Levels
        }
    }
card-noun-legends = { $type ->
        [family] { $size ->
            [3] complete Family { card-noun-legends.word }
           *[other] Family { card-noun-legends.word } of at least { $size } cards
        }
        [level] { $size ->
            [5] complete Level { card-noun-legends.word }
           *[other] Level { card-noun-legends.word } of at least { $size } cards
        }
       *[any] { card-noun-legends.word } of at least { $size } cards
    }
    .word = { $count ->
            [one] Legend
           *[other] Legends
        }
card-noun-bonuses = { $count ->
        [one] Bonus tile
       *[other] Bonus tiles
    }
card-noun-tokens = { card-amount.token }
card-quantity = { $bound ->
        [none] no
        [min] at least { $low }
        [max] at most { $high }
        [exact] exactly { $low }
        [all] all { $low }
       *[range] { $low } to { $high }
    }
card-tally = { $quantity } { $noun }
card-tally-where = { $quantity } { $noun } { $where }

card-per-cards = { card-per-cards.each } { $noun } { $where }
    .each = { $each ->
            [1] { " " }for each
           *[other] { " " }for every { $each }
        }
card-per-families = { card-per-cards.each } { $each ->
        [1] different Family
       *[other] different Families
    } { $where }
card-per-levels = { card-per-cards.each } { $each ->
        [1] different Level
       *[other] different Levels
    } { $where }
card-per-legends = { card-per-cards.each } of { card-zone.their } { card-noun-legends }
card-per-bonuses = { card-per-cards.each } { card-noun-bonuses } { card-per-tokens.they } hold
card-per-transfers = { card-per-cards.each } { $noun } { card-per-tokens.they } have transferred in this Phase
card-per-tokens = { card-per-cards.each } { card-amount.token } { card-per-tokens.they } have
    .they = { $whose ->
            [self] they
           *[you] you
        }
card-cap = , at most { $most }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    }
card-times = { $count ->
        [1] once
       *[other] { $count } times
    }

## Conditions

card-test-column = your { $column ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    } Column stands
card-test-most = { $tie ->
        [yes] you have { card-amount.token } and no rival has more
       *[no] you have more { card-amount.token } than every rival
    }
card-test-have = { $who ->
        [you] you have
       *[other] { $subject } has
    } { $amount }
card-test-transfers = { $who ->
        [you] you have
       *[other] { $subject } has
    } transferred { $amount } in this Phase
card-test-hold = { $place } holds { $amount }
card-test-share = { $place } and { $also } share { $amount }

## Events

card-event-take = { $by ->
        [rivals] a rival takes
       *[you] you take
    } { $card }{ card-event-take.from }{ card-event-take.phase }
    .from = { $source ->
            [none] { "" }
            [agora] { " " }from the Agora
            [oracle] { " " }from the Oracle
            [pile] { " " }from the draw pile
           *[discard] { " " }from the discard pile
        }
    .phase = { $phase ->
            [0] { "" }
            [2] { " " }in the phase “{ phase-actions }”
           *[3] { " " }in the phase “{ phase-writing }”
        }
card-event-transfer = { $by ->
        [rivals] a rival transfers
       *[you] you transfer
    } { $card }{ card-event-take.from }{ card-event-take.phase }
card-event-quest = { $by ->
        [rivals] a rival takes
       *[you] you take
    } a Quest{ card-event-take.from }{ card-event-take.phase }
card-event-use = { $by ->
        [rivals] a rival uses an Activate, Eleusis or Trigger power of their cards
       *[you] you use an Activate, Eleusis or Trigger power of your cards
    }{ card-event-take.from }{ card-event-take.phase }

## Tokens

card-gain-verb = { $who ->
        [you] gain
       *[other] gains
    }
card-gain = { $head } { card-gain-plus }
card-gain-plus = { $what }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    }{ $per }{ $cap }
card-lose-verb = { $who ->
        [you] lose
       *[other] loses
    }
card-lose = { $head } { $what }{ $per }{ $cap }
card-give-verb = { $who ->
        [you] give
       *[other] gives
    }
card-give = { $head } { $to ->
        [you] you { $what }
        [rival] a rival of your choice { $what }
       *[none] away { $what }
    }{ $per }{ $cap }
card-pay-verb = { $who ->
        [you] pay
       *[other] pays
    }
card-pay = { $head } { $to ->
        [you] you { $what }
        [rival] a rival of your choice { $what }
       *[none] { $what }
    }{ $per }{ $cap }
card-pay-cards-verb = { $to ->
        [none] { $form ->
            [cost] discard
           *[main] { card-pay-verb }
        }
       *[other] { card-give-verb }
    }
card-pay-cards = { $head } { $to ->
        [none] { card-some-cards }
       *[other] { $count ->
            [one] { $count } Family card
           *[other] { $count } Family cards
        }
    } { $source ->
        [oracle] from the Oracle
       *[domain] from { card-pay-cards.own } Domain
    }{ $to ->
        [you] { " " }to you
        [rival] { " " }to a rival of your choice
       *[none] { "" }
    }{ $per }{ $cap }
    .own = { $who ->
            [you] your
           *[other] their
        }
card-match = { $head } { $token ->
        [gold] Gold until { card-match.have } as much
       *[pp] PP until { card-match.have } as many
    } as the player with the most, at most { $most }{ $per }{ $cap }
    .have = { $who ->
            [you] you have
           *[other] they have
        }

## Cards

card-transfer-verb = { $who ->
        [you] transfer
       *[other] may transfer
    }
card-transfer = { $head } { $count ->
        [1] { $count }
       *[other] up to { $count }
    }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    } { $noun }{ $source ->
        [oracle] { " " }straight from the Oracle
       *[domain] { "" }
    }{ $per }{ $cap }{ $price ->
        [none] { "" }
       *[other] { $several ->
            [yes] , each { card-transfer.price-each }
           *[no] { " " }{ card-transfer.price-each }
        }
    }
    .price-each = { $price ->
            [less] for { $gold } less
            [plus] for { $gold } more
           *[free] for free
        }
card-discard-verb = { $who ->
        [you] discard
       *[other] discards
    }
card-discard = { $head } { card-some-cards } { $source ->
        [oracle] from the Oracle
       *[domain] { $who ->
            [you] from your Domain
           *[other] of their choice
        }
    }{ $per }{ $cap }
card-pick-verb = choose
card-pick = { $head } { $pick } cards { $source ->
        [oracle] at the Oracle; { $victim ->
            [you] discard
           *[other] { $player } discards
        }
       *[domain] { $victim ->
            [you] in your Domain; discard
            [rivals] in the Domain of { $owner }; that rival discards
           *[other] in the Domain of { $owner }; that player discards
        }
    } { $count } of them{ $per }{ $cap }
card-draw-verb = { $who ->
        [you] draw
       *[other] draws
    }
card-draw = { $head } { $count } { $noun } and { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] it
       *[other] them
    } face-up into { card-pay-cards.own } Domain{ $per }{ $cap }
card-take-verb = { $who ->
        [you] take
       *[other] takes
    }
card-take = { $head } { $count } { $noun } { $origin } into { card-pay-cards.own } Domain{ $per }{ $cap }
card-from = { $source ->
        [pile] from the draw pile
        [oracle] from the Oracle
       *[discard] from the discard pile
    }
card-enrol-verb = { $who ->
        [you] add
       *[other] adds
    }
card-enrol = { $head } { $plain ->
        [yes] { $count ->
            [one] { $count } Citizen to { card-pay-cards.own } Domain
           *[other] { $count } Citizens to { card-pay-cards.own } Domain
        }
       *[no] { $count } { $noun } { $origin } to { card-pay-cards.own } Domain, face-down as { $count ->
            [one] a Citizen
           *[other] Citizens
        }
    }{ $per }{ $cap }
card-foretell-verb = { $who ->
        [you] add
       *[other] adds
    }
card-foretell = { $head } { $count } { $noun } { $origin } to the Oracle{ $citizen ->
        [yes] , face-down
       *[no] { "" }
    }{ $per }{ $cap }
card-exchange-verb = { $who ->
        [you] { $form ->
            [either] exchange
            [choice] exchange
           *[main] you may exchange
        }
       *[other] may exchange
    }
card-exchange = { $head } a Family card of { card-pay-cards.own } Domain with one { $same ->
        [level] of the same Level{ " " }
       *[none] { "" }
    }{ $partner ->
        [rivals] in a rival’s Domain
        [it] in it
        [agora] in the Agora
       *[oracle] at the Oracle
    }{ $per }{ $cap }
card-use-verb = { $who ->
        [you] use
       *[other] uses
    }
card-use = { $head } the { $power ->
        [instant] Instantaneous
        [activate] Activate
        [trigger] Trigger
        [eleusis] Eleusis
        [legend] Legend
       *[chronos] Chronos
    } power of { $power ->
        [chronos] { $of ->
            [rivals] { $card } in a rival’s Legends
           *[all] another { $noun } in any player’s Legends
        }, as if it were this card’s
        [trigger] { card-use.domain }, ring or no ring
       *[other] { card-use.domain }
    }{ $per }{ $cap }
    .domain = { $of ->
            [rivals] { $card } in a rival’s Domain
           *[all] another { $noun } in any Domain
        }
card-ready-turned-verb = { $who ->
        [you] straighten
       *[other] straightens
    }
card-ready-turned = { $head } another turned card of { card-pay-cards.own } Domain{ $per }{ $cap }
card-ready-ring-verb = { $who ->
        [you] put
       *[other] puts
    }
card-ready-ring = { $head } a ring on another Trigger card of { card-pay-cards.own } Domain that has none{ $per }{ $cap }

## Choices

card-choice-of = { $who ->
        [you] either { $options }
       *[other] { $options }
    }
card-choice-tail = { $who ->
        [you] { $text }
       *[other] { $text }, as they choose
    }
card-either = either { $options }
card-either-or = { $first }, or { $second }
card-else = { $first } or { $second }
card-choose-verb = { $who ->
        [you] choose
       *[other] chooses
    }
card-choose = { $head } one{ $per }{ $cap }{ $nested ->
        [yes] { " " }[{ $options }]
       *[no] : { $options }
    }
card-option = ({ $label }) { $text }
card-option-next = { $first }; { $second }
card-branch-next = { $first }; then { $second }

## Standing words

card-discount-verb = { $who ->
        [you] your transfers
       *[other] pays
    }
card-discount = { $who ->
        [you] { $any ->
            [yes] { $head } cost { $gold } less
           *[no] { $head } of { $noun } cost { $gold } less
        }
       *[other] { $any ->
            [yes] { $head } { $gold } less for each transfer
           *[no] { $head } { $gold } less for each transfer of { $card }
        }
    }{ $per }{ $cap }
card-guard-verb = { $who ->
        [you] you are
       *[other] is
    }
card-guard = { $head } not affected by rivals’ powers that would make { $who ->
        [you] you
       *[other] them
    } lose, give, discard or exchange anything{ $per }{ $cap }
card-source-verb = { $who ->
        [you] you may
       *[other] may
    }
card-source = { $head } take cards from the Oracle as if they lay in the Agora{ $per }{ $cap }
