# The log: what somebody did, and what it changed.

log-end-turn = { $player } ends the turn
log-take = { $player } takes { $card }
log-take-oracle = { $player } takes { $card } from the Oracle
log-take-quest = { $player } takes Quest #{ $quest }
log-take-citizen = { $player } takes a Citizen
log-power = { $player } uses { $card }
log-dismiss = { $player } dismisses the { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} Column
log-transfer = { $player } transfers { $card }
log-transfer-citizen = { $player } transfers a Citizen
log-place-new = { $player } begins a new Legend with { $card }
log-place = { $player } adds { $card } to { $legend }
log-place-citizen = { $player } adds a Citizen to { $legend }
log-stop = { $player } stops there
log-done = { $player } transfers no more cards
log-branch = { $player } chooses: “{ $text }”
log-player = { $player } chooses { $other }
log-pay = { $player } pays with { $card }
log-discard = { $player } discards { $card }
log-mark = { $player } marks { $card } of { $other }
log-bring = { $player } takes { $card }
log-offer = { $player } offers { $card } in exchange
log-swap = { $player } exchanges it for { $card } of { $other }
log-swap-agora = { $player } exchanges it for { $card } from the Agora
log-swap-oracle = { $player } exchanges it for { $card } from the Oracle
log-copy = { $player } uses the power of { $card } of { $other }
log-ready = { $player } makes { $card } ready
log-quests = The Quests bring Gold and VP

change-gold = { $player } { $amount } Gold
change-vp = { $player } { $amount } VP
change-pp = { $player } { $amount } PP
change-arrives = { $player } receives { $card }
change-level-tile = { $player } takes the Level { $level } Bonus
change-family-tile = { $player } takes the { $family } Bonus of { $vp } VP
