# Reasons for a move, whatever the game; each is a part of a sentence.

because-both = { $first }; { $second }
because-vp = brings { $vp } VP in this turn
because-ahead = leaves you better off than the other moves
because-even = as good as the other moves
because-less = the other moves bring more
because-later = less good after this turn, but better further ahead
player-number = player { $number }
