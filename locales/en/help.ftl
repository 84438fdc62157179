# Help of the commands. `help-match` describes `sakiyomi match`, `help-match-games` its option --games,
# and `help-match-notes` follows the options. `help-arg-…` is for options that mean the same in several
# commands. Keep the examples as they are: they can be pasted.

help-sakiyomi = Sakiyomi (先読み, reading ahead): play, analyse, solve and learn games
help-sakiyomi-notes =
    Without a command the web app starts, as with `sakiyomi serve`.

    Examples:
      sakiyomi
      sakiyomi play othello
      sakiyomi play score-four --seat 2 --lang ja
      sakiyomi match othello greedy random --games 200
      sakiyomi simulate twin-cool --engine flexible --games 10000

    Settings: lang, color, glyphs, level and time (of play) in sakiyomi/config.toml in your
    configuration folder (~/.config on Linux), for example: level = 3

    Environment:
      SAKIYOMI_CONFIG   read this configuration file instead
      SAKIYOMI_KERNELS  portable, avx2 or avx512: use these kernels instead of the fastest the
                        machine supports; `sakiyomi bench` shows those in use
help-help = Show this help, or the help of a command

## In several commands

help-arg-lang = Language: en or ja [default: the system's]
help-arg-color = Colours: auto (only in a terminal), always or never [default: auto]
help-arg-glyphs = Characters of boards: plain, rich or classic (of earlier programs) [default: by colour]
help-arg-quiet = Print answers and errors only: no notes, no progress
help-arg-verbose = Print more to standard error: time, kernels, the effort of engines in play
help-arg-help = Print help
help-arg-version = Print the version
help-arg-game = Game (see `sakiyomi games`)
help-arg-json = Print one JSON object per line
help-arg-engine = Engine (see `sakiyomi engines`)
help-arg-position = Starting position [default: the start of the game]
help-arg-moves = Moves to play first: `f5 d6 c3`, `f5,d6,c3` or `f5d6c3`
help-arg-seed = Random seed
help-arg-threads = Number of threads
help-arg-device = Device for the network: cpu or cuda
help-arg-run = Folder of the run
help-arg-time = Time per move
help-arg-cpu = CPU time per move
help-arg-nodes = Nodes (or simulations) per move [alias: --sims]
help-arg-depth = Search depth in plies
help-arg-openings = File of openings, one list of moves or position per line [default: the built-in set]
help-arg-opening-plies = Start from this many random moves instead of a set of openings [alias: --opening]
help-arg-report = HTML report with plots [default: report.html in the folder of --out]
help-arg-cluster = NATS server, such as nats://host:4222; separate several with commas
help-arg-nats-user = User; the password comes from NATS_PASSWORD
help-arg-nats-creds = Credentials file (JWT and seed)
help-arg-nats-nkey = File with an NKey seed
help-arg-nats-ca = CA certificate; turns TLS on
help-arg-nats-cert = Client certificate
help-arg-nats-key = Key of the client certificate

## serve

help-serve = Start the web app: play, analyse and learn in the browser
help-serve-port = Port to listen on; 0 picks a free one
help-serve-host = Address to listen on; 0.0.0.0 accepts other machines
help-serve-data = File for the games [default: games.db in your data folder]
help-serve-web = Serve the page from this folder, for development
help-serve-open = Open the browser even if no desktop is found
help-serve-no-open = Do not open the browser
help-serve-threads = Number of engines that think at the same time [default: all processors]
help-serve-max-think = Longest time per move [default: 5m; 10s if open to other machines]
help-serve-max-analysis = Longest analysis of a position [default: 10m; 1m if open to other machines]
help-serve-max-games = Number of games to keep [default: 1000000; 100000 if open to other machines]
help-serve-max-requests = Requests per second and client [default: 1000; 20 if open to other machines]
help-serve-max-connections = Open connections in total [default: 900]
help-serve-max-client-connections = Open connections per client [default: no limit; 64 if open to other machines]
help-serve-behind-proxy = Trust X-Forwarded-For: the server runs behind a proxy
help-serve-notes =
    Games are stored in one file in your data folder and survive a restart or a power failure.
    --host 0.0.0.0 lets others play too, within limits that you can change. A request that takes
    more than 30 s to arrive is dropped.

    Examples:
      sakiyomi
      sakiyomi serve --port 9000 --no-open
      sakiyomi serve --host 0.0.0.0 --max-think 5s --max-analysis 30s
      sakiyomi serve --data games.db --web web/
      sakiyomi serve --cluster nats://host:4222

## play

help-play = Play a game in the terminal
help-play-game = Game (see `sakiyomi games`) [default: choose from a menu]
help-play-engines = Opponent (see `sakiyomi engines`); with --seat none give it twice, for seats 1 and 2
help-play-level = Strength of the opponent, from 1 to 10
help-play-model = Network of the opponent; the same as --engine puct:net=FILE
help-play-simulations = Simulations per move of the opponent, as puct:sims=N [alias: --sims]
help-play-seat = Your seat: 1, 2, both (two people) or none (engine against engine) [default: 1] [alias: --player]
help-play-human = Your seat in other words: b (first), w (second) or n (engine against engine)
help-play-time = Engine time per move [default: 1s]
help-play-clock = Time for the whole game: 5m, or 5m+3s with an increment of 3 seconds per move
help-play-resume = Continue the game in this record [default: choose one of the saved games]
help-play-record = File for the record [default: a new file in your data folder]
help-play-seed = Random seed of the deal and the engine [default: from the clock]
help-play-notes =
    During the game type a move, or hint, moves, rules, undo, redo, save, resign, help or exit.
    The record is saved after every move, so an interrupted game is not lost. --resume restores
    seat, opponent, time and clock, unless other ones are given.

    Levels go from 1 (random moves now and then) to 10 (the strongest). `classic` is the opponent
    of earlier programs: alpha-beta to depth 5 in Othello, to depth 6 in Score Four.

    Examples:
      sakiyomi play
      sakiyomi play othello --engine classic
      sakiyomi play othello
      sakiyomi play score-four --seat 2 --lang ja
      sakiyomi play contrast --seat both
      sakiyomi play othello --seat none --engine greedy --engine random
      sakiyomi play othello --level 3
      sakiyomi play othello --model net.safetensors --simulations 200 --player 2
      sakiyomi play twin-cool --seed 7
      sakiyomi play --resume

## games, engines

help-games = List the games
help-engines = List the engines of one game or of all games
help-engines-game = Game [default: all games]
help-engines-notes =
    Examples:
      sakiyomi engines
      sakiyomi engines contrast --json

help-rules = Print the rules of a game
help-rules-notes =
    The web app shows them with pictures. During a game in the terminal, type rules.

    Examples:
      sakiyomi rules contrast
      sakiyomi rules othello --lang ja

## analyze

help-analyze = Show the best lines of a position, or review a game
help-analyze-time = Thinking time; in a review, per move [default: 5s; 1s in a review]
help-analyze-cpu = CPU time, instead of --time or in addition to it
help-analyze-lines = Number of lines to show
help-analyze-review = Review a whole game: its moves, or a file; - reads a record from standard input
help-analyze-number = Number of the game in the file, from 1
help-analyze-plot = Plot the evaluation of the game to this SVG file
help-analyze-seed = Random seed of the deal and the engine
help-analyze-json = Print one JSON object per iteration, and one for the result
help-analyze-notes =
    Scores are from the side to move, in the engine's unit: a winning probability (68%), discs,
    cards or evaluation points. `win in 3` is proven, in plies.
    Ctrl-C ends the analysis and prints the result so far. --game reviews a whole game: what each
    move lost and where the game turned. It takes moves or a file (see `sakiyomi convert --help`).

    Examples:
      sakiyomi analyze score-four --moves 'a1 d4 a4' --lines 5
      sakiyomi analyze othello --moves 'f5 d6 c3' --engine alpha-beta:threads=2 --time 10s
      sakiyomi analyze contrast --engine alpha-beta:depth=4 --json
      sakiyomi analyze othello --game f5d6c3d3c4f4f6 --time 200ms
      sakiyomi analyze othello --game WTH_2024.wtb --number 7 --plot game.svg

## perft

help-perft = Count move sequences, to test the rules
help-perft-depth = Length of the sequences in moves
help-perft-seed = Random seed of the deal
help-perft-notes =
    Counts the ways to play N moves from a position, for every N up to <DEPTH>. `ended` counts
    the games that end earlier; some published tables add them.

    Examples:
      sakiyomi perft othello 11
      sakiyomi perft contrast 3 --position '22222/...../...../...../11111 ...../...../...../...../..... 31-31 1'

## match

help-match = Play a match between two engines
help-match-a = Engine A
help-match-b = Engine B
help-match-games = Number of games, rounded up to whole pairs
help-match-sprt = Stop early by a sequential test: elo0,elo1 or elo0,elo1,alpha,beta
help-match-seed = Random seed of the opening order and the engines
help-match-threads = Games played at the same time
help-match-out = Folder for games and results; continues what is there
help-match-notes =
    Games are played in pairs: the same opening with seats swapped. The Elo difference is A minus
    B, with a 95% confidence interval. Ctrl-C ends the match and reports the finished pairs.
    --sprt ends it as soon as one of the two hypotheses is accepted.

    Limits can be combined; without any, a move gets 100ms. A contestant can have its own budget
    after @: random@nodes=10, alpha-beta@cpu=100ms+depth=6. A program that speaks the Universal
    Game Interface takes part as "exec:PROGRAM ARGUMENTS", one that speaks GTP as
    "gtp:PROGRAM ARGUMENTS". With --out, the same command resumes an interrupted match. With
    --cluster, the workers of a cluster play instead of local threads; networks are sent to them.

    Examples:
      sakiyomi match othello greedy random --games 200
      sakiyomi match score-four heuristic random --games 1000 --nodes 1000 --threads 2 --json
      sakiyomi match score-four heuristic "exec:./engine --level 3" --cpu 100ms --out results
      sakiyomi match othello greedy random --games 10000 --sprt 0,10 --report match.html

## tournament

help-tournament = Play a round robin, with a cross table and ratings
help-tournament-engines = Engines, two or more
help-tournament-games = Number of games per pairing, rounded up to whole pairs
help-tournament-seed = Random seed of the opening order and the engines
help-tournament-threads = Games played at the same time
help-tournament-out = Folder for games and results; continues what is there
help-tournament-notes =
    Everybody meets everybody in pairs of games from the same openings. Ratings are the maximum
    likelihood in the Bradley-Terry model, in Elo relative to the average, with 95% confidence
    intervals.

    Limits, budgets after @, external programs, --out and --cluster work as in
    `sakiyomi match --help`.

    Examples:
      sakiyomi tournament othello random greedy level:n=5 --games 40 --nodes 1000
      sakiyomi tournament score-four level-1 level-2 level-3 --out levels --threads 2

## openings

help-openings = Generate balanced openings for matches
help-openings-plies = Random moves per opening
help-openings-count = Number of openings
help-openings-seed = Random seed of the moves and the engine
help-openings-engine = Engine that plays the openings out
help-openings-margin = Reject openings whose evaluation is further from even than this, in the engine's unit
help-openings-games = Games played from each opening
help-openings-tolerance = Largest deviation of the first player's score from one half
help-openings-threads = Number of threads; does not change the result [default: all cores]
help-openings-notes =
    Plays random moves, then lets the engine play both sides many times. An opening is printed if
    the first player scores close to one half. Games differ by the engine's random choices, and
    with --nodes by a varying budget.

    Examples:
      sakiyomi openings score-four --plies 6 --count 250 > score-four.txt
      sakiyomi openings othello --plies 8 --count 100 --engine level:n=7 --games 16

## simulate

help-simulate = Play many games of a solitaire
help-simulate-engines = Engine; repeat the option or separate several with commas
help-simulate-games = Number of games per engine [default: 1000, or all of --deals]
help-simulate-deals = File of deals to play instead of random ones
help-simulate-seed = Random seed of the deals
help-simulate-threads = Games played at the same time
help-simulate-plot = Plot the distribution of the results to this SVG file
help-simulate-notes =
    Every engine plays the same deals. Ctrl-C prints the results so far.

    Examples:
      sakiyomi simulate twin-cool --engine flexible --games 100000
      sakiyomi simulate twin-cool --engine random,flexible,ismcts:iterations=1000 --seed 7 --plot cards.svg

## advise

help-advise = Get advice for a game that you play elsewhere
help-advise-game = Game that has an adviser
help-advise-hand = Cards of the first hand [default: asked for]
help-advise-aside = Cards set aside, if known [default: asked for, unless --hand is given]
help-advise-file = File for the game, saved after every step; continues the game in it
help-advise-engine = Engine that advises [default: the strongest]
help-advise-time = Time per advice
help-advise-json = Read `play`, `draw`, `undo`, `show` and `save` lines, answer each with a JSON object
help-advise-notes =
    Enter the cards as they come: C3>1 if you played C3 on slot 1, C9 if you drew it. Enter alone
    follows the advice. `undo`, `show`, `save FILE`, `help` and `quit` work at any time, also
    after the game.

    A game in --file is continued. --hand and --aside are for new games: if the file holds a
    different game they are refused, and nothing is written.

    With --json every input line is answered by one object: the game and the advice, or the error
    (`error` and its `kind`). The game goes on after an error.

    Examples:
      sakiyomi advise twin-cool
      sakiyomi advise twin-cool --hand "A1 B2 C3 D4 E5" --file today.txt
      sakiyomi advise twin-cool --file today.txt
      printf 'play C3>1\ndraw C9\n' | sakiyomi advise twin-cool --hand "A1 B2 C3 D4 E5" --json

## solve

help-solve = Find the exact result of a position
help-solve-positions = File of positions to solve, one per line
help-solve-time = Stop after this time
help-solve-cpu = Stop after this much CPU time
help-solve-nodes = Stop after this many nodes
help-solve-threads = Threads per position, if the solver is parallel
help-solve-memory = Size of the table
help-solve-distance = Find the exact distance and all best moves, however long it takes
help-solve-save = Save the progress in this file, and continue from it
help-solve-json = Print one JSON object per position
help-solve-notes =
    Finds the result with best play by both sides: who wins, in how many plies or by how many
    discs, and how. The distance and the list of best moves get no more time than the result
    itself; --distance lifts that limit. Ctrl-C ends the search and prints what is known; with
    --save the next run continues from there.

    Examples:
      sakiyomi solve score-four --moves 'a1 a2 b1 b2 c1 c2'
      sakiyomi solve score-four --positions middle-game.txt --cpu 10s --json
      sakiyomi solve score-four --moves 'a1 d4' --memory 1GB --save a1d4.proof
      sakiyomi solve othello --threads 2 --position \
        '--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX- X'

## tune

help-tune = Tune the evaluation of an engine by self-play
help-tune-generations = Number of generations [default: see below]
help-tune-games = Games per generation [default: see below]
help-tune-nodes = Nodes per move in these games [default: see below]
help-tune-epochs = Passes over the positions of a generation [default: see below]
help-tune-inputs = File or folder of other games to learn from, where the game supports it
help-tune-notes =
    Each generation plays games with the current weights and learns from them. Ctrl-C stops, and
    the same command resumes. The last line names the file with the weights.

    Defaults:
    { $amounts }
    Examples:
      sakiyomi tune score-four --run runs/s4 --threads 16
      sakiyomi tune score-four --run runs/quick --generations 2 --games 500
      sakiyomi tune othello --run runs/othello --threads 16 --input wthor/

## selfplay

help-selfplay = Generate training games by self-play of a network
help-selfplay-game = Game without hidden information
help-selfplay-model = Network [default: random weights]
help-selfplay-preset = Size of a network with random weights: tiny, small, full or classic [default: small]
help-selfplay-games = Number of games
help-selfplay-sims = Simulations per move
help-selfplay-cheap-sims = Simulations for moves without a policy target [default: all moves get --sims]
help-selfplay-full-share = Share of the moves that get --sims rather than --cheap-sims, from 0 to 1
help-selfplay-temp-moves = Plies at the start in which moves are sampled
help-selfplay-policy = Policy targets: improved (Gumbel) or visits (PUCT with Dirichlet noise)
help-selfplay-out = File for the games, or for arrays (.npz) [default: <GAME>.games]
help-selfplay-seed = Random seed [default: from the clock]
help-selfplay-in-flight = Games per thread at the same time; their positions are evaluated in one batch
help-selfplay-notes =
    Without --model a network with random weights plays, of the size --preset. Games are appended
    to an existing file. A name that ends in .npz gets arrays for numpy instead (states, policies
    and values), and an existing one is not overwritten. Missing folders are created. Ctrl-C stops
    and keeps the finished games. The same seed gives the same games on any number of threads,
    with the same kernels (see `sakiyomi help`).

    Examples:
      sakiyomi selfplay score-four --model net.safetensors --games 1000 --sims 200 --out s4.games
      sakiyomi selfplay score-four --games 2 --sims 200 --policy visits
      sakiyomi selfplay othello --preset tiny --games 10 --sims 50 --out othello.npz
      sakiyomi selfplay contrast --games 500 --sims 400 --cheap-sims 80 --threads 4 --out c.games

## book

help-book = Build, extend or show an opening book
help-book-out = File of the book; an existing one is extended
help-book-from = Book to start from or to show: a file, or `shipped` for the built-in one
help-book-positions = Stop at this many positions, or a few more
help-book-time = Stop after this time
help-book-depth = Search depth of new positions in plies [default: that of the shipped book]
help-book-threads = Number of threads; does not change the book
help-book-show = Show what the book (`shipped`, or that of --from) knows about a position
help-book-moves = Moves that lead to the position to show
help-book-json = Print a JSON object
help-book-notes =
    Searches positions from the start of the game, always continuing where the moves that lead
    there lose least: the book is deep along the best lines, and wide where moves are about equal.
    Ctrl-C stops, and the same command resumes; without --positions and --time it runs until then.
    The book depends only on the evaluation weights, the depth and the number of positions.
    Othello's shipped book was searched to 30 plies; shallower books lost against no book.

    Examples:
      sakiyomi book othello --show --moves f5d6c3
      sakiyomi book othello --out my-book.bin --positions 2000 --threads 2
      sakiyomi book othello --from shipped --out larger.bin --time 2h --threads 8
      sakiyomi play othello --engine expert:book=larger.bin

## train, report

help-train = Train a network by self-play
help-train-run = Folder of the run [default: runs/<GAME>]
help-train-preset = Initial settings: tiny, small or full [default: small]
help-train-model = Network to start from [default: random weights]
help-train-net = Size of a new network: tiny, small, full or classic [default: that of --preset]
help-train-out = File for a copy of the best network at the end
help-train-minutes = Stop after this many minutes [default: never]
help-train-threads = Number of threads [default: all cores]
help-train-iters = Stop after this iteration
help-train-games-per-iter = Games per iteration
help-train-sims = Simulations per move with a policy target
help-train-batch-size = Positions per training step
help-train-epochs = Times a new position is used for training
help-train-lr = Peak learning rate
help-train-bench-interval = Iterations between benchmarks; 0 for none
help-train-bench-games = Games against each opponent of a benchmark
help-train-temp-moves = Plies at the start of a game in which moves are sampled
help-train-json = Print the measurements, one JSON object per line
help-train-notes =
    A run is a folder with its settings (config.toml), the best network so far
    (best.safetensors), that of the last iteration (latest.safetensors), games, measurements and a
    report. The same command resumes a stopped run.
    Options are saved in config.toml, which may be edited; game, seed and network are fixed.

    Presets: tiny takes seconds, small is for a laptop, full is for a machine with a GPU.
    With --cluster, the workers of a cluster play the games and matches; this process trains.

    Examples:
      sakiyomi train score-four --run runs/s4 --minutes 20
      sakiyomi train score-four --net classic --run runs/classic --iters 20
      sakiyomi train score-four --model net.safetensors --out net.safetensors --minutes 20
      sakiyomi train othello --run runs/o --preset full --threads 16
      sakiyomi train contrast --run runs/c --iters 10 --games-per-iter 100 --sims 64
      sakiyomi train othello --run runs/o --cluster nats://host:4222
      sakiyomi report runs/s4
      sakiyomi play score-four --engine puct:net=runs/s4/best.safetensors,sims=400

help-report = Write an HTML report of a training run
help-report-run = Folder of a run of `sakiyomi train`
help-report-out = File for the report [default: report.html in the folder]
help-report-notes =
    The page plots losses, ratings, game lengths, draws and speed, and shows sample games.
    It is self-contained.

    Example:
      sakiyomi report runs/s4

## worker, cluster

help-worker = Run a worker that plays games for a cluster
help-worker-threads = Number of threads [default: all cores]
help-worker-name = Unique name of the worker [default: machine and process]
help-worker-cache = Folder for the networks of matches [default: in your cache folder]
help-worker-json = Print what the worker does, one JSON object per line
help-worker-notes =
    A worker takes jobs from the queue of a cluster, plays them and sends the games, until Ctrl-C
    or `sakiyomi cluster drain`. It may be started before the trainer or even the server, and
    killed at any time: its jobs go to others.

    Examples:
      sakiyomi worker --cluster nats://host:4222
      NATS_PASSWORD=… sakiyomi worker --cluster nats://host:4222 --nats-user worker --threads 8

help-cluster = Show or control a cluster of machines
help-cluster-notes =
    The server is NATS 2.11 or later with JetStream. A run or match sets it up when it starts;
    `init` does so with other limits.

    pause: workers take no more jobs and wait. resume: they continue, including those suspended
    for sending invalid games. drain: they finish their jobs and exit.

    A password or token comes from NATS_PASSWORD or NATS_TOKEN, or is part of the address, and is
    never shown. NATS_URL, NATS_USER, NATS_CREDS, NATS_NKEY, NATS_CA, NATS_CERT and NATS_KEY
    replace the options.

    Examples:
      sakiyomi cluster status --cluster nats://host:4222
      sakiyomi cluster pause --cluster nats://host:4222
      sakiyomi cluster drain box-7 --cluster nats://host:4222
      sakiyomi cluster init --replicas 3 --games-mib 8192 --cluster nats://host:4222
help-cluster-status = Show workers, queue, runs and their networks
help-cluster-status-json = Print a JSON object
help-cluster-pause = Pause the workers
help-cluster-resume = Resume the workers
help-cluster-drain = Let workers finish their jobs and exit
help-cluster-drain-workers = Names of the workers [default: all]
help-cluster-init = Set up the server with other limits
help-cluster-init-replicas = Servers of a NATS cluster that hold a copy of the data
help-cluster-init-games-mib = Space for games that wait for the trainer, in MiB
help-cluster-init-files-mib = Space for networks, in MiB

## models

help-models = Show, convert and compare networks
help-models-notes =
    A network plays as `puct:net=FILE`, wherever an engine is named.

    Examples:
      sakiyomi models new othello --preset small --out net.safetensors
      sakiyomi models show net.safetensors
      sakiyomi models convert net.safetensors net.onnx
      sakiyomi models compare old.safetensors new.safetensors
      sakiyomi play othello --engine puct:net=net.safetensors,sims=400
help-models-list = List the networks in folders
help-models-list-folders = Folders
help-models-show = Show the layers, the origin and the model card of a network
help-models-show-file = Network
help-models-show-json = Print a JSON object
help-models-new = Create a network with random weights
help-models-new-preset = Size: tiny, small, full, or classic where the game has one
help-models-new-out = File to write
help-models-convert = Convert a network to .onnx, or to .safetensors with 32 or 16 bits per weight
help-models-convert-from = Network
help-models-convert-to = File to write; its extension selects the format
help-models-convert-f16 = Store weights in 16 bits, for half the size
help-models-import = Import a PyTorch state dict saved as safetensors
help-models-import-from = State dict
help-models-import-to = File to write
help-models-import-config = JSON description of the network [default: inferred from the shapes]
help-models-import-rename = Layer with another name in the file, such as fc_policy=policy_fc; repeatable
help-models-compare = Measure how far two networks agree on positions of random games
help-models-compare-a = Network
help-models-compare-b = Network for the same game
help-models-compare-positions = Number of positions
help-models-compare-seed = Random seed of the positions
help-models-compare-json = Print a JSON object

## convert

help-convert = Convert game files from one format to another
help-convert-input = File to read; - is standard input
help-convert-output = File to write, which must not exist [default: standard output]
help-convert-from = Format of IN
help-convert-to = Format of OUT
help-convert-names = Files with names for the numbers in IN [default: those next to IN]
help-convert-only = Convert only the game with this number, from 1
help-convert-after = Extract the position after this many moves of each game, not counting passes
help-convert-force = Overwrite OUT
help-convert-json = Print a summary as a JSON object to standard error
help-convert-notes =
    The format follows from the file extension, or from --from and --to. Without OUT the result is
    printed. Othello has transcript (.txt), obf, ggf and wthor (.wtb); every game has record.

    Examples:
      sakiyomi convert othello WTH_2024.wtb games.txt
      sakiyomi convert othello WTH_2024.wtb games.ggf --names WTHOR.JOU --names WTHOR.TRN
      sakiyomi convert othello games.ggf endgames.obf --after 40
      sakiyomi convert othello games.ggf --only 3 --to transcript
      sakiyomi convert othello - --from transcript --to record < game.txt

## bench

help-bench = Print deterministic node counts and speeds of every game and engine
help-bench-game = Game [default: all games]
help-bench-notes =
    Counts are the same on every machine; speeds are per second of CPU time on one thread.
    The first line names the kernels in use; SAKIYOMI_KERNELS selects others.

    Examples:
      sakiyomi bench
      sakiyomi bench othello --json

## protocol

help-protocol = Speak an engine protocol on standard input and output
help-protocol-name = Protocol (see below)
help-protocol-game = Initial game of ugi
help-protocol-seed = Random seed of the engine [default: from the clock]
help-protocol-memory = Memory for the engine's tables [default: the protocol's]
help-protocol-time = Time per move [default: the protocol's]
help-protocol-cpu = CPU time per move over all threads, where the protocol limits it
help-protocol-notes =
    Protocols:
    { $protocols }
    ugi takes its limits from `go`; `setoption` changes the game and the engine. gtp thinks 5s per
    move unless time_settings sets a clock, and nboard to the depth it is told, at most --time.
    contest uses 2.8s of CPU time over all threads, at most 15s of wall time and 900MB per move; the
    contest allows 3s, 30s and 1GB. A contest request is
    {"{"}"board": [[[0, ...]]], "player": 1, "last_move": null{"}"}, with board[z][y][x] 0 for empty, 1 for
    first, 2 for second; the answer is {"{"}"x": 1, "y": 2{"}"} or {"{"}"error": "..."{"}"}.

    In GoGui: Program, New Program, with this command. In Quarry: Preferences, GTP Engines.
    In NBoard: Engine, Select Opponent, Add Engine.

    Examples:
      sakiyomi protocol ugi --game othello --engine greedy
      printf 'position startpos moves f5\ngo movetime 100\n' | sakiyomi protocol ugi --game othello
      sakiyomi protocol gtp --engine level-5 --time 1s
      printf 'play black f5\ngenmove white\nshowboard\n' | sakiyomi protocol gtp
      sakiyomi protocol nboard --time 30s
      printf 'set depth 6\nmove f5\ngo\n' | sakiyomi protocol nboard
      sakiyomi protocol contest --engine heuristic --cpu 500ms --memory 256MB

## completions

help-completions = Print shell completions or manual pages
help-completions-target = bash, zsh, fish, powershell, or man for the manual page
help-completions-out = With man: write the pages of all commands to this folder
help-completions-notes =
    Descriptions are in the language of --lang.

    Examples:
      sakiyomi completions bash > ~/.local/share/bash-completion/completions/sakiyomi
      sakiyomi completions zsh > ~/.zfunc/_sakiyomi
      sakiyomi completions fish > ~/.config/fish/completions/sakiyomi.fish
      sakiyomi completions powershell >> $PROFILE
      sakiyomi completions man --out ~/.local/share/man/man1
