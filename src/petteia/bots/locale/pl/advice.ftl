# Powody ruchu w każdej grze; każdy jest częścią zdania.

because-both = { $first }; { $second }
because-vp = daje w tej turze { $vp } PZ
because-ahead = po nim stoisz lepiej niż po innych ruchach
because-even = równie dobry jak inne ruchy
because-less = inne ruchy dają więcej
because-later = po tej turze słabszy, ale lepszy na dłuższą metę
player-number = gracz { $number }
