# Dlaczego gracz tak zagrał: co to dało, co zabrało Tobie i czy było widać lepszy ruch.

why-nothing = { $rival } nie zyskuje na tym nic, co byłoby od razu widać
why-hidden = opiera się na czymś, co jest przed Tobą ukryte
why-only = z tego, co było Ci wiadomo, nie było innego ruchu
why-took = Zabrało Ci to: { $losses }.
why-took-nothing = Tobie nie zabrało to niczego, co było widać.
why-took-later = Gra od razu poszła dalej, więc nie da się powiedzieć, co zabrał Ci sam ten ruch.
why-better = Z tego, co było Ci widać, wyraźnie lepsze było: { $move }.
why-best = Nie było widać wyraźnie lepszego ruchu.
