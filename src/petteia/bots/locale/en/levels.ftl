# The levels of bots: a name, and in one sentence for whom each is an honest opponent.

bot-random = Random
bot-random-about = Chooses every move at random; it is for measurements.
bot-shepherd = Shepherd
bot-shepherd-about = For your very first game: it plays almost at random and prefers what usually pays.
bot-fisher = Fisher
bot-fisher-about = For your next few games: it takes what looks best at the moment.
bot-merchant = Merchant
bot-merchant-about = For players who know the rules: it thinks each move through to its end and takes the best.
bot-strategist = Strategist
bot-strategist-about = For experienced players: it plans its whole turn before the first move.
bot-oracle = Oracle
bot-oracle-about = For strong players: it looks ahead to what may follow each of its moves.
bot-olympian = Olympian
bot-olympian-about = The strongest opponent: it looks ahead like the Oracle, for up to two seconds a decision.
