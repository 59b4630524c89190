# Warum ein Mitspieler so gezogen hat: was es brachte, was es dir nahm, und ob ein besserer Zug zu sehen war.

why-nothing = { $rival } gewinnt damit nichts, was gleich zu sehen wäre
why-hidden = das beruht auf etwas, das du nicht sehen kannst
why-only = nach allem, was du wissen konntest, gab es keinen anderen Zug
why-took = Das nahm dir: { $losses }.
why-took-nothing = Dir nahm es nichts, soweit du es sehen konntest.
why-took-later = Danach ging das Spiel sofort weiter; was es dir nahm, lässt sich davon nicht trennen.
why-better = Soweit du es sehen konntest, war das deutlich besser: { $move }.
why-best = Ein deutlich besserer Zug war nicht zu sehen.
