# O czym jest ćwiczenie, niezależnie od gry.

theme-ahead = to, co będzie po tej turze
