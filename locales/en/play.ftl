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

## book

book-foreign = not a book of { $game } openings
book-version = the book is of another version of this program; `sakiyomi book` makes a new one
book-cut-off = the book is cut off: { $bytes } of { $expected } bytes are there
book-damaged = the book is damaged: its checksum does not fit

## engine

engine-unknown = { $game } has no engine { $name }; { $near }
engine-option = engine { $engine } has no option { $option }; { $near }
engine-no-options = it takes none
engine-value = engine { $engine }: { $value } is no value for { $option }; it takes { $allowed }
engine-number-from = a number from { $least } on
engine-number-between = a number from { $least } to { $most }
engine-file = engine { $engine }, { $path }: { $problem }
mcts-no-network = no network for { $game } comes with this program

## engine/spec

spec-form = engine { $text }: { $problem }; the form is family or family:option=value,option=value
spec-family = a family is made of small letters, digits and -
spec-no-option = { $part } is not option=value
spec-twice = { $part } is given twice

## entry

entry-unknown-game = there is no game { $name }; { $near }

## game

starts-line = line { $line }: { $problem }

## nearest

nearest-name = did you mean { $name }?
nearest-all = available: { $names }

## protocols

protocol-time-only = --cpu: this protocol limits the time, with --time
protocol-cpu-only = --time: this protocol limits the CPU time, with --cpu
ugi-solitaire = { $game } is a solitaire, and UGI is for games of two

## review

review-no-moves = the game has no moves
review-no-values = the engine { $engine } does not say what moves are worth; choose another one

## session

session-illegal = { $mv } is illegal: { $why }
session-over = the game is over: { $how }

## solitaire

simulation-no-deal = there is no deal in the file
simulation-two-players = { $game } is a game for two; `sakiyomi match { $game } A B` compares its engines

## tune

tune-file = { $path }: { $problem }
tune-other-game = { $path } is a run of { $found }, not of { $game }; choose another folder
tune-other-seed = { $path } is a run with --seed { $found }, not { $seed }; choose another folder
tune-nothing = { $what }: it takes a number from 1 on
tune-no-inputs = these weights are made from self-play alone; leave out the files of games
tune-stopped = stopped before the first generation was done; the same command goes on

## bench

bench-perft = perft { $depth }
bench-leaves = leaves
bench-playouts = random games, { $plies } plies
bench-games = games
bench-engine = engine { $name }, { $positions } positions
bench-nodes = nodes
