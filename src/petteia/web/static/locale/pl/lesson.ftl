# Słowa gier z przewodnikiem.

lesson-title = Słowa gry z przewodnikiem
lesson-progress = Krok { $number } z { $of }
lesson-tip = Wskazówka
lesson-leave = Opuść przewodnika
lesson-left = Grasz dalej bez objaśnień. Przywrócisz je w menu.
lesson-back = Wstecz
lesson-next = Dalej
lesson-do = Zrób to za mnie
lesson-keys-next = Gra z przewodnikiem: dalej
lesson-keys-back = Gra z przewodnikiem: wstecz
lesson-own-way = Idziesz własną drogą i bardzo dobrze: wskazówki pojawią się tam, gdzie pasują. „Wstecz” wraca do gry z przewodnikiem.
