# Elysium at the terminal.

epoch = Epoch { $epoch } of 5
phase-actions = Phase II: Actions, round { $round }
phase-writing = Phase III: Writing the Legends
phase-scoring = Final scoring
phase-over = The end
quests = Quests
quest = #{ $quest } below { $colours }: { $gold } Gold, { $vp } VP, lyre { $transfers }
agora = Agora
oracle = Oracle
pile = Draw pile { $pile }, discard pile { $discard }
column-player = Player
column-tokens = Tokens
column-board = Board
column-domain = Domain
column-elysium = Elysium
disc = Disc { $disc }: player { $player }
gold-vp = { $gold } Gold · { $vp } VP
prestige = { $pp } PP
columns = Columns { $columns }
quest-held = Quest #{ $quest }
quest-incomplete = Incomplete Quest
citizens = { $count ->
    [one] 1 Citizen
   *[other] { $count } Citizens
}
bonus-level = Bonus Level { $level }
bonus-family = Bonus { $family } { $vp }
you = you
result = { $place }. Player { $player }: { $total } VP
sheet = VP tokens { $vp }, Chronos { $chronos }, Family Legends { $families }, Level Legends { $levels }, Prestige { $prestige }, Bonuses { $bonuses }, Citizens { $citizens }
