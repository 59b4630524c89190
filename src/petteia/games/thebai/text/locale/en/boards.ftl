# What boards and pieces show beside effects: tables, colours and roofs.

board-estate-name = Estate
board-columns = at the end of the game columns 2 to 5, fully cleared up to there, are worth { $values } VP
board-new-citizen = a new citizen comes at level { $levels } with 0, 1, 2, and 3 or more columns cleared
board-start = number { $seat } of the first turn order begins with citizens at { $levels } and { $drachmas ->
        [one] { $drachmas } drachma
       *[other] { $drachmas } drachmas
    }
board-superiority = superiority in a battle of 0, 1, 2 and so on is worth { $values } VP, the last also above that
board-commanders = in a battle the commanders count { $strengths }; the lowest left is set first
board-roofs = roofs from the top clockwise: { $roofs }
board-colour = colour: { order-colour }
order-colour = { $colour ->
        [wine] wine
        [honey] honey
        [olive] olive
       *[sea] sea
    }
