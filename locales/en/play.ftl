## adviser

adviser-practice = { $engine } is a practice engine that sees the deck, and the deck is not known here
adviser-only-games = there is advice for { $games } only
adviser-no-games = there is no game with an adviser

## engine/alpha_beta

alpha-beta-option-depth = how many plies to look ahead
alpha-beta-option-threads = how many threads search, from 1 to 256 (1 when not given)

## engine/level

level-slip = a slip: any move at all
level-summary = a level from 1 (for beginners) to 10 (the strongest), also level-1 to level-10
level-option-n = the level, 5 when not given

## engine/mcts

mcts-option-sims = how many simulations a move may take (as many as there is time for when not given)
mcts-option-net = a file with a network to believe, or default for the one that comes with the program
mcts-option-playouts = how positions are played out: heuristic (the default) or random
engine-net = grows a tree where a network that learned by playing itself looks for the best moves

## engine/random

random-by-chance = chosen by chance
engine-random = any legal move, with equal probability

## verdict

verdict-resigned = { $loser } resigns, { $winner } wins
verdict-out-of-time = { $loser } is out of time, { $winner } wins
verdict-gave-up = given up
verdict-time-is-up = the time is up
