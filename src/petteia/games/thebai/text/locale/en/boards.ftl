# What boards and pieces show beside effects: tables, colours and roofs.

board-estate-name = Estate
board-columns = at the end of the game only the rightmost fully cleared column counts: { $values }
board-column = column { $column } is worth { $vp } VP
board-new-citizen = a new citizen comes at level { $none } with no column cleared, { $one } with 1, { $two } with 2, { $three } with 3 or more
board-start = number { $seat } of the first turn order begins with citizens at the levels { $levels } and with { $drachmas ->
        [one] { $drachmas } drachma
       *[other] { $drachmas } drachmas
    }
board-superiority = superiority in a battle is worth VP: { $values }, { $top } or more → { $most }
board-commanders = in a battle the commanders have the strengths { $strengths }; the lowest one left is always set first
board-roofs = roofs from the top clockwise: { $roofs }
board-colour = colour: { order-colour }
order-colour = { $colour ->
        [wine] wine
        [honey] honey
        [olive] olive
       *[sea] sea
    }
