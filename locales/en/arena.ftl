## report

against = { $a } against { $b }
tournament = Tournament
games = games
budget = limit per move
seed = seed
won-drawn-lost = won / drawn / lost
share = score
elo = Elo difference
normalized = normalized Elo
los = likelihood that A is stronger (LOS)
sprt = SPRT
accepted = accepted
rejected = rejected
open = undecided
pairs = pairs
pairs-by-points = Pairs by the points of A
points = points per pair
share-so-far = A's score so far, with 95% band
elo-so-far = Elo difference so far, with 95% band
llr-so-far = Log-likelihood ratio so far
lengths = Game lengths
plies = plies
conduct = Time per move, and faults
engine = engine
cpu = CPU ms per move (max)
time = ms per move (max)
nodes = nodes per move
crashes = crashes
time-losses = time losses
illegal = illegal moves
overruns = overtime moves
faults = Latest faults
cross-table = Cross table
ratings = Ratings with 95% intervals
rating = Elo above the average
result = result
percent = % of the games

## budget

budget-limit = { $text } is no limit; available: 100ms, cpu=100ms, nodes=1000, depth=6 and memory=512MB, joined by +

## contest

contest-solitaire = { $game } is a solitaire and has no matches; `sakiyomi simulate { $game }` compares its engines
contest-alone = a contest needs at least two contestants
contest-external = `{ $program }` cannot take part: { $problem }
contest-thread = cannot start a thread: { $problem }

## openings

openings-line = line { $line }: { $problem }
openings-empty = there is no opening in it
openings-move = move { $number }: { $problem }
openings-over = the game is over there
openings-solitaire = { $game } is a solitaire: its starts are deals, not openings
openings-engine-failed = the engine failed: { $problem }
openings-too-few = only { $found } balanced openings were found in { $tried } tries; allow more plies or a larger tolerance

## player/spec

contestant-budget = engine { $text }, after @: { $problem }
contestant-command = engine { $text }: { $problem }; the form is exec:PROGRAM ARGUMENTS or gtp:…
contestant-open-quote = a quotation mark is not closed
contestant-no-program = the program is missing

## stats/sprt

sprt-form = { $text }: { $problem }; the form is elo0,elo1 or elo0,elo1,alpha,beta, such as 0,5,0.05,0.05
sprt-numbers = not a list of numbers
sprt-count = two or four numbers are needed
sprt-elo = elo0 must be smaller than elo1, and both within 2000
sprt-errors = alpha and beta must lie between 0 and 0.5

## store

store-io = { $path }: { $problem }
store-busy = { $path }: another contest is running in this folder
store-other = { $path }: the folder holds another contest ({ $difference }); choose another --out
store-damaged = { $path }, line { $line }: { $problem }
