# Why a rival made a move: what it brought, what it took from you, and whether a better one was visible.

why-nothing = { $rival } gains nothing by it that could be seen at once
why-hidden = it rests on something that is hidden from you
why-only = as far as you could know, there was no other move
why-took = It took from you: { $losses }.
why-took-nothing = It took nothing from you that you could see.
why-took-later = The game went on at once to what comes next, so nobody can say what it took from you.
why-better = As far as you could see, this was clearly better: { $move }.
why-best = No clearly better move could be seen.
