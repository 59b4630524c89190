# Gründe für einen Zug, in jedem Spiel; jeder ist ein Teil eines Satzes.

because-both = { $first }; { $second }
because-vp = bringt in diesem Zug { $vp } SP
because-ahead = danach stehst du besser da als mit den anderen Zügen
because-even = so gut wie die anderen Züge
because-less = die anderen Züge bringen mehr
because-later = nach diesem Zug weniger wert, auf längere Sicht aber besser
player-number = Spieler { $number }
