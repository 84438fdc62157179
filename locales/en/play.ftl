## adviser

adviser-practice = { $engine } is a practice engine: it needs to see the deck, which is unknown here
adviser-only-games = advice is available for { $games } only
adviser-no-games = no game has an adviser

## engine/alpha_beta

alpha-beta-option-depth = search depth in plies
alpha-beta-option-threads = search threads, 1 to 256 (default 1)

## engine/level

level-slip = a deliberate slip: a random move
level-summary = playing level 1 (beginner) to 10 (strongest); also written level-1 to level-10
level-option-n = level, 1 to 10 (default 5)

## engine/mcts

mcts-option-sims = simulations per move (default: as many as time allows)
mcts-option-net = network file, or default for the shipped network
mcts-option-playouts = playout policy: heuristic (default) or random
engine-net = PUCT tree search (AlphaZero-style) with the shipped network

## engine/random

random-by-chance = a random legal move
engine-random = uniformly random legal moves

## verdict

verdict-resigned = { $loser } resigns, { $winner } wins
verdict-out-of-time = { $loser } ran out of time, { $winner } wins
verdict-gave-up = game ended
verdict-time-is-up = time is up

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
