# Poziomy botów: nazwa i jedno zdanie o tym, dla kogo bot jest uczciwym przeciwnikiem.

bot-random = Losowy
bot-random-about = Każdy ruch wybiera losowo; służy do pomiarów.
bot-shepherd = Pasterz
bot-shepherd-about = Na Twoją pierwszą partię: wybiera prawie losowo, najchętniej to, co zwykle się opłaca.
bot-fisher = Rybak
bot-fisher-about = Na kolejne partie: bierze to, co w tej chwili wygląda najlepiej.
bot-merchant = Kupiec
bot-merchant-about = Dla tych, którzy znają zasady: rozważa każdy ruch do końca i wybiera najlepszy.
bot-strategist = Strateg
bot-strategist-about = Dla doświadczonych graczy: planuje całą turę, zanim ją zacznie.
bot-oracle = Wyrocznia
bot-oracle-about = Dla mocnych graczy: przewiduje, co może nastąpić po każdym ruchu.
bot-olympian = Olimpijczyk
bot-olympian-about = Najsilniejszy przeciwnik: patrzy naprzód jak Wyrocznia, do dwóch sekund na każdą decyzję.
