# The table in words: actions, prompts, refusals.

name-citizen = Citizen
colour-name = { $colour ->
    [R] red
    [B] blue
    [G] green
    [K] any
   *[Y] yellow
}

kind-instant = Instantaneous
kind-permanent = Permanent
kind-activate = Activate
kind-trigger = Trigger
kind-eleusis = Eleusis
kind-legend = Legend
kind-chronos = Chronos

action-end-turn = End your turn
action-take = Take { $card }
action-take-oracle = Take { $card } from the Oracle
action-take-quest = Take Quest #{ $quest } ({ $gold } Gold, { $vp } VP, { $transfers ->
    [one] 1 transfer
   *[other] { $transfers } transfers
})
action-take-citizen = Take a Citizen
action-power = Use { $card }
action-dismiss = Dismiss the { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} Column
action-transfer = Transfer { $card } ({ $cost } Gold)
action-transfer-citizen = Transfer a Citizen
action-place-new = { $card }: begin a new Legend
action-place = { $card }: join { $legend }
action-place-citizen = Citizen: join { $legend } ({ $cost } Gold)
action-stop = Stop here
action-done = No more transfers
action-branch = { $text }
action-player = Player { $player }
action-pay = Pay with { $card }
action-discard = Discard { $card }
action-mark = Mark { $card } of player { $player }
action-bring = Take { $card }
action-offer = Give { $card } in exchange
action-swap = Exchange for { $card } of player { $player }
action-swap-agora = Exchange for { $card } from the Agora
action-swap-oracle = Exchange for { $card } from the Oracle
action-copy = Use the power of { $card } of player { $player }
action-ready = Ready { $card }

prompt-turn-before = { $open ->
    [cards] Take a card
    [quests] Take a Quest
    [citizen] Take a Citizen
   *[both] Take a card or a Quest
}
prompt-turn-after = Use a power, or end your turn
prompt-dismissal = Dismiss one of your Columns
prompt-writing = { $open ->
    [transfers] Transfer cards to your Elysium
    [powers] Use a power, or finish writing
   *[both] Transfer cards to your Elysium, or use a power
}
prompt-transferring = Choose a card to transfer
prompt-placing = Choose the Legend it joins
prompt-choosing = Choose what the power does
prompt-naming = Choose a player
prompt-paying = Choose a card to pay with
prompt-giving = Choose who receives it
prompt-discarding = Choose a card to discard
prompt-marking = Mark a card; its owner will discard one of those you mark
prompt-bringing = Choose a card to take
prompt-swapping = Choose a card of yours to exchange
prompt-swapping-for = Choose the card you want for it
prompt-copying = Choose the power to use
prompt-readying = Choose a card to make ready
prompt-echoing = Choose the Chronos power to copy
prompt-over = The game is over
prompt-waiting = { $player } is to move
prompt-deciding = { $player } decides

reason-over = The game is over.
reason-no-action = There is no such action.
reason-already-taken = You have already taken a card or a Quest in this turn.
reason-take-first = First you must take a card or a Quest.
reason-take-in-phase-two = Cards and Quests are taken in the phase “{ phase-actions }”.
reason-transfer-in-phase-three = The lyre transfers cards in the phase “{ phase-writing }”; in your turn only a power does.
reason-dismiss-after-take = A Column is dismissed after the take.
reason-not-in-turn = This is not to be done in a turn.
reason-not-in-writing = This is not to be done while Legends are written.
reason-not-in-agora = This card is not in the Agora.
reason-quest-due = You have your 3 cards of this Epoch; take a Quest.
reason-twin = { $card } is already in your Domain; no two identical cards may be there.
reason-column = You need the { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} Column for { $card }.
reason-another-column = You need one more Column for { $card }.
reason-no-oracle = The Oracle is not in play.
reason-not-at-oracle = This card is not at the Oracle.
reason-oracle-closed = Only a card of your Domain that says so lets you take from the Oracle.
reason-has-quest = You already have Quest #{ $quest }.
reason-quest-gone = This Quest is not below the Pediment.
reason-quest-column = You need the { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} Column for Quest #{ $quest }.
reason-quest-columns = You need the { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} or the { $other ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} Column for Quest #{ $quest }.
reason-card-before-citizen = You can take no Citizen while you can take a Family card.
reason-quest-before-citizen = You can take no Citizen while you can take a Quest.
reason-not-in-domain = This card is not in your Domain.
reason-instant = { $card } works only at the moment you take it.
reason-permanent = { $card } always works; there is nothing to use.
reason-legend-power = { $card } is used in the phase “{ phase-writing }”.
reason-chronos = { $card } scores at the end, in a Legend.
reason-only-legend-powers = In the phase “{ phase-writing }” only Legend powers can be used, not { $card }.
reason-legend-used = You have already used { $card } in this Phase.
reason-no-ring = { $card } has no Trigger ring left.
reason-turned = { $card } is turned; it is straightened at the end of the Epoch.
reason-eleusis-alone = { $card } needs another Eleusis card in your Domain.
reason-cost = You cannot pay for { $card }.
reason-no-change = { $card } would change nothing now.
reason-lyre-used = Your Quest allows no more transfers.
reason-nothing-to-transfer = This card cannot be transferred from where it is.
reason-power-not-for-card = This power does not transfer { $card }.
reason-gold = You need { $cost } Gold to transfer { $card }.
reason-no-citizen = You have no Citizen in your Domain.
reason-citizen-needs-legend = A Citizen can only join a Legend of at least 2 cards.
reason-no-legend = There is no such Legend.
reason-same-legend = This Legend has the same cards as an earlier one: choose that one.
reason-legend-full = This Legend is complete.
reason-family-legend = { $card } does not fit: a Family Legend holds one Family, each Level once.
reason-level-legend = { $card } does not fit: a Level Legend holds one Level, each Family once.
reason-second-card = { $card } does not fit: two cards share the Family or the Level, not both.
reason-choose-branch = First choose one of what the power offers.
reason-name-player = First choose one of the players offered.
reason-pay-card = First choose one of the cards you can pay with.
reason-name-receiver = First choose a player who can receive the card.
reason-discard = First choose one of the cards to discard.
reason-mark = First mark one of the cards offered.
reason-bring = First choose one of the cards you can take.
reason-exchange = First choose one of the cards to exchange.
reason-copy = First choose one of the powers you can use.
reason-ready = First choose one of the cards that can be made ready.
reason-place-first = First choose the Legend for the transferred card.
reason-transfer-first = First choose a card to transfer.
reason-dismiss-first = First dismiss a Column.
reason-column-gone = This Column no longer stands on your board.
reason-not-for-nothing = You cannot stop: the power would have been used for nothing.

option-families = Five Families with commas between them, the name of a set, or random.
