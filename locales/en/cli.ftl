## commands/advise

advise-title = { $game }: advice by { $engine }. Type help for help.
advise-needs-hand = with --json the hand comes with --hand, or from --file
advise-going-on = Going on with the game in { $file }.
advise-cannot-read = cannot read { $file }: { $why }
advise-cannot-go-on = cannot go on with { $file }: { $why }
advise-other-hand = { $file } holds a game that began with the hand { $found }; leave out --hand to go on with it, or name another --file
advise-other-aside = { $file } holds a game with the cards { $found } set aside; leave out --aside to go on with it, or name another --file
advise-aside-unknown = { $file } holds a game whose cards set aside are unknown; leave out --aside to go on with it, or name another --file
advise-played = What did you play? (Enter for { $best }){" "}
advise-drawn = You played { $mv }. Which card did you draw?{" "}
advise-when-over = (undo takes the last step back, save FILE keeps the game, Enter leaves){" "}
advise-advice = Play { $best }.
advise-advice-because = Play { $best }: { $why }.
advise-result = The game is over: { $result }.
advise-took-play-back = Taken back: playing { $mv }.
advise-took-draw-back = Taken back: drawing { $card }.
advise-nothing-back = there is nothing to take back
advise-saved = The game is saved in { $file }.
advise-not-saved = the game could not be saved in { $file }: { $why }; save with another file name may help
advise-no-game = the file exists already, and is no saved game
advise-no-name = save needs a file name, such as save today.txt
advise-kept = The game is kept in { $file }; `sakiyomi advise { $game } --file { $file }` goes on with it.
advise-help =
    {"  "}Enter          you played what was advised
    {"  "}undo           take the last step back
    {"  "}show           show the table and the advice again
    {"  "}save [FILE]    write the game to FILE, or to that of --file
    {"  "}quit           leave
    {""}

## commands/analyze/review

review-title = { $game }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, reviewed by { $engine }
review-part = interrupted: the moves from { $ply } on
review-progress = { $done } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }
review-head-move = move
review-head-played = played
review-head-value = value
review-head-best = best
review-head-loss = loss
review-head-depth = depth
review-decisive = all
review-values = value for { $player } after each move
review-chances = { $player }'s probability of winning after each move
review-summary = { $player }: { $best } of { $moves } moves were best, { $loss } lost on average
review-blunders = , { $count } gave the game away
review-turning-points = turning points:
review-turn = {"  "}move { $ply }, { $player } { $mv } ({ $score }); { $best } was { $best_score }: { $line }
review-no-turns = no move changed who is ahead
review-moves = move
review-plotted = the plot is in { $file }

## commands/analyze

analyze-title = { $game }, { $player } to move, by { $engine }
analyze-effort = depth { $depth }, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    } in { $wall } s ({ $speed }/s of CPU time), { $memory } MB
analyze-comma = ,{" "}
analyze-exact = { $depth } (exact)
analyze-counted = counted: { $numbers }; visits: { $visits }
analyze-best = best: { $mv }
analyze-best-because = best: { $mv } — { $why }

## commands/bench

bench-kernels = Kernels: { $kernels }

## commands/book

book-no-book = no engine of { $game } has a book
book-exists = { $file } is there already: leave out --from to extend it
book-made = { $file }: { $size }; { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $cpu } s CPU
book-grows = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, all moves of { $opened } judged, up to { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
book-not-opened = the book does not know the moves of this position
book-line = best play: { $line }
book-one-look = (one look)

## commands/cluster/access

access-no-address = say where the server is: --cluster nats://host:4222, or NATS_URL
access-no-password = --nats-user needs a password in NATS_PASSWORD

## commands/cluster

cluster-head = { $address }: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, asked to { $order }
cluster-queue = jobs: { $waiting } waiting, { $held } under way; { $games ->
        [one] { $games } game
       *[other] { $games } games
    } not yet taken
cluster-trouble = { $dead ->
        [one] { $dead } job
       *[other] { $dead } jobs
    } failed too often (stream SAKIYOMI_DEAD); { $aside } messages are no games (stream SAKIYOMI_ASIDE)
cluster-no-workers = no workers; `sakiyomi worker --cluster …` starts one
cluster-worker-line = {"  "}{ $name }: { $mode }, { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $speed } games/s, network { $net }, version { $version }
cluster-no-runs = no runs
cluster-run-line = {"  "}{ $name } ({ $game }): { $holder }
cluster-idle-run = nobody works on it
cluster-best-net = ; best network { $net }, of iteration { $iteration }
cluster-asked-pause = workers take no more jobs; `sakiyomi cluster resume` lets them go on
cluster-asked-run = workers take jobs
cluster-asked-drain = workers finish what they hold, and end
cluster-set-up = { $address } is set up
cluster-running = running
cluster-paused = paused
cluster-draining = finishing
cluster-banned = kept from work: it sent games that are none
cluster-incompatible = takes no jobs: the cluster speaks another version

## commands/contest

contest-cannot-read-openings = cannot read the openings in { $file }
contest-progress = pair { $done } of { $total }: { $score }
contest-progress-left = pair { $done } of { $total }, about { $left } left: { $score }
contest-seconds = { $n } s
contest-minutes = { $n } min
contest-hours = { $n } h
contest-crowded = sakiyomi: { $threads ->
        [one] { $threads } game
       *[other] { $threads } games
    } at a time on { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    } disturb each other's clocks
contest-conduct = { $cpu } ms CPU a move (most { $max_cpu }), { $time } ms time (most { $max_time })
contest-crashes = , { $count ->
        [one] { $count } crash
       *[other] { $count } crashes
    }
contest-time-losses = , { $count ->
        [one] { $count } time loss
       *[other] { $count } time losses
    }
contest-illegal-moves = , { $count ->
        [one] { $count } illegal move
       *[other] { $count } illegal moves
    }
contest-overruns = , { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } over time
contest-last-fault = last fault: { $who } ({ $kind }): { $detail }
contest-stopped = stopped after { $done } of { $total ->
        [one] { $total } pair
       *[other] { $total } pairs
    }
contest-fault-kind-crash = crash
contest-fault-kind-time = time
contest-fault-kind-illegal = illegal

## commands/convert

convert-exists = { $file } exists already; --force replaces it
convert-cannot-answer = cannot write the answer
convert-interrupted = interrupted after { $read ->
        [one] { $read } game
       *[other] { $read } games
    }; nothing was written
convert-no-such-game = { $file } has no game { $only }: it has { $count }
convert-only-one = --only N takes one game
convert-done = { $read ->
        [one] { $read } game
       *[other] { $read } games
    } read, { $written } written
convert-so-far = { $read ->
        [one] { $read } game
       *[other] { $read } games
    }

## commands/games

games-one-game = --number { $number }: moves that are written out are one game
games-no-such-game = { $file } has no game { $number }
games-no-such-file = cannot read { $file }: there is no such file
games-no-such-format = { $option }: { $game } has no format { $name }; { $near }
games-say-format = { $file }: say with { $option } what it is; there is: { $all }
games-say-output = say with { $option } what to print; there is: { $all }
games-bad-move = move { $number }: { $why }
games-option = { $option }: { $problem }
games-no-names = --names { $file }: { $format } has no files of names
games-names-ending = --names { $file }: files of names end with { $endings }

## commands/list

list-strongest = {" "}(strongest)

## commands/matches

matches-title = { $game }: { $a } against { $b }, { $games }
matches-counts = { $wins } won, { $draws } drawn, { $losses } lost
matches-share = ; { $share }; { $elo }
matches-elo = Elo { $elo }
matches-beyond = Elo beyond measure
matches-after-one-pair = {" "}(one pair tells no error)
matches-all-alike = {" "}(all pairs ended alike: the error is unknown)
matches-pairs = pairs with 0, ½, 1, 1½, 2 points: { $counts }; A is better: { $los }%
matches-normalized = ; normalized Elo { $elo }
matches-sprt = SPRT { $elo0 }, { $elo1 }: LLR { $llr } ({ $lower } to { $upper }), { $verdict }
matches-accepted = accepted: the difference is { $elo1 }, not { $elo0 }
matches-rejected = rejected: the difference is { $elo0 }, not { $elo1 }
matches-open = not decided

## commands/models

models-line = { $file }: { $game }, { $weights } weights, { $origin }
models-net = { $game }, { $weights } weights, fingerprint { $fingerprint }
models-origin = { $name }, { $made_by }, { $steps } steps, { $games } games
models-no-name = unnamed
models-no-origin = origin unknown
models-parent = trained from { $parent }
models-exists = { $file } already exists
models-no-preset = { $game } has no { $preset } network
models-onnx-precision = ONNX models are written with 32-bit weights; leave out --f16
models-ending = the file to write must end in .safetensors or .onnx
models-no-encoding = { $game } has no encoding for networks
models-compared = { $positions } positions of { $game }
models-same-move = same best move in { $share }%
models-policies = mean policy divergence { $nats } nats
models-values = value difference { $mean } on average, { $most } at most

## commands/openings

openings-progress = opening { $found } of { $count }

## commands/perft

perft-depth = depth
perft-sequences = sequences
perft-ended = ended
perft-seconds = CPU seconds
perft-speed = million/s

## commands/protocol

protocol-which = say which protocol; there is: { $all }
protocol-unknown = there is no protocol { $name }; { $near }
protocol-other-game = --game { $game }: { $protocol } is a protocol of { $games }
protocol-limits-of-go = { $option }: in ugi, `go` sets the limits of a search; leave it out

## commands/selfplay

selfplay-progress = game { $games } of { $wanted }: { $rate } games/s, { $positions } positions/s, { $simulations } simulations/s, batches { $fill }% full, { $left } left
selfplay-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $first } won by the first player, { $draws } drawn, { $second } won by the second), { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } in { $time }: { $rate } positions/s, { $simulations } simulations/s{ $stopped }
selfplay-stopped = ; stopped early, unfinished games are not kept
selfplay-other-game = { $file } holds games of { $game }; name another file with --out
selfplay-failed = self-play failed
selfplay-rows = { $file }: { $rows ->
        [one] { $rows } position
       *[other] { $rows } positions
    } as arrays

## commands/serve

serve-address = Sakiyomi is at { $address }
serve-stop = Ctrl-C ends it.
serve-kept = Games are kept in { $file }.
serve-no-start = cannot start the server
serve-no-page = { $folder } has no index.html
serve-cannot-listen = cannot listen at { $address }: { $error }: { $what_to_do }
serve-in-use = another program is there already (sakiyomi itself?); choose another --port
serve-forbidden = you may not use that port; choose another --port
serve-choose-another = choose another --host or --port
serve-ended = The server has ended; the games are kept.

## commands/simulate

simulate-cannot-read-deals = cannot read the deals in { $file }
simulate-progress = { $engine }: game { $done } of { $games }
simulate-title = { $game }: { $engine } ({ $mode } mode), { $games }{ $stopped }
simulate-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
simulate-stopped = {" "}(stopped)
simulate-no-game = { $game }: { $engine }: no game was finished
simulate-practice = practice
simulate-real = real
simulate-result = {"  "}result  { $mean }{ $error }, median { $median }, from { $min } to { $max }
simulate-error = {" "}± { $error } (standard error)
simulate-bonus = {"  "}bonus   { $mean }{ $error }
simulate-time = {"  "}time    { $time } µs of CPU a move
simulate-head-engine = engine
simulate-head-mode = mode
simulate-head-result = result
simulate-head-s-e = ± s.e.
simulate-head-median = median
simulate-head-bonus = bonus
simulate-head-s-a-move = µs a move

## commands/solve

solve-no-solver = there is no solver for { $game } yet
solve-cannot-read-positions = cannot read the positions in { $file }
solve-no-position = there is no position in { $file }
solve-will-keep = sakiyomi: the proof will be kept in { $file }
solve-cannot-go-on = cannot go on from { $file }
solve-goes-on = sakiyomi: goes on from { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } in { $file }
solve-cannot-keep = cannot keep the proof in { $file }

## commands/solve

solve-wins-in = { $name } wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
solve-wins-between = { $name } wins; { $least } to { $most ->
        [one] { $most } ply
       *[other] { $most } plies
    }, the exact distance is open
solve-wins-by = { $name } wins by { $points }
solve-score-open = not solved: the score of { $name } is from { $least } to { $most }
solve-has-won = { $name } has won
solve-draw = draw
solve-open = not solved
solve-no-loss = not solved: { $name } has at least a draw
solve-best = best moves
solve-best-known = best moves, as far as known
solve-line = line
solve-effort = { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    } in { $cpu } s of CPU time ({ $speed }/s), table of { $memory } MB
solve-open-numbers = does { $name } win? proof number { $proof }, disproof number { $disproof }
solve-score-progress = the score is from { $least } to { $most } ({ $confidence }% sure): { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }, { $speed }/s
solve-progress = does { $name } win{ $within }? { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }, { $speed }/s, proof { $proof }, disproof { $disproof }, table { $fill }%
solve-within = {" "}within { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }

## commands/tournament

tournament-twice = { $engine } takes part twice
tournament-leader = { $engine } leads with { $elo }
tournament-title = { $game }: { $engines } engines, { $games }
tournament-engine = engine
tournament-points = points

## commands/train

train-other-preset = this run was started with --preset { $there }; leave --preset out or choose another folder
train-other-game = { $folder }: this run is about { $there }, not { $here }; choose another folder
train-progress = { $elapsed }  iteration { $iteration }, { $what } { $done } of { $total }
train-playing = game
train-training = step
train-testing = new against best, at most
train-measuring = benchmark, pairs
train-speed = ; { $games } games/s, { $positions } positions/s, batches { $fill }% full
train-losses = ; policy { $policy }, value { $value }
train-elo = ; Elo { $elo } ± { $error }
train-left = ; { $left } left
train-played = iteration { $iteration }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } each, { $draws }% drawn; { $speed } positions/s, batches of { $batch } ({ $fill }% full)
train-learned = iteration { $iteration }: step { $step }; losses: policy { $policy } (targets { $entropy }), value { $value }; { $speed } steps/s
train-better = iteration { $iteration }: the new network is the best now ({ $pairs })
train-not-better = iteration { $iteration }: the best network stays ({ $pairs })
train-met = iteration { $iteration }: { $player } against { $opponent }: { $wins } won, { $draws } drawn, { $losses } lost
train-done = { $iterations ->
        [one] { $iterations } iteration
       *[other] { $iterations } iterations
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; the best network is { $file }
train-stopped = stopped; the same command goes on from here
train-no-run = { $folder } holds no run of `sakiyomi train`; a match writes its own report.html with --out

## commands/tune

tune-no-weights = no engine of { $game } has weights to tune
tune-fixed-cost = --nodes: a move of these games has a fixed cost; leave it out
tune-played = { $time } s  generation { $generation }: game { $games } of { $of }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }
tune-epoch = { $time } s  generation { $generation }: epoch { $epoch } of { $epochs }, loss { $loss }
tune-fitted = { $time } s  generation { $generation }: weights of { $phases } of { $of } phases
tune-learned = { $time } s  generation { $generation }: learned from { $samples ->
        [one] { $samples } position
       *[other] { $samples } positions
    }, held-out loss { $loss }{ $phases }
tune-by-phase =
    {""}
    {"         "}by phase: { $losses }

## commands/worker

worker-begun = worker { $name } at { $address }, { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }
worker-not-set-up = the server is there, and nobody has used it yet; waiting for a run or a match
worker-mode = worker { $name }: { $mode }
worker-progress = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $jobs ->
        [one] { $jobs } job
       *[other] { $jobs } jobs
    }
worker-ended = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } sent, { $jobs ->
        [one] { $jobs } job
       *[other] { $jobs } jobs
    } done; what was not done goes to other workers

## console

console-no-thread = cannot start a thread to read the input
console-no-interrupts = cannot listen for Ctrl-C

## play

play-which-game = Which game? (number or name, Enter to leave){" "}
play-which-seat = Which side? (1 { $first }, 2 { $second }, b both of us here; Enter for 1){" "}
play-which-engine = Against which engine? ({ $engines }; Enter for { $strongest }){" "}
play-did-you-mean = There is no { $input } here. Did you mean { $name }?
play-no-such-choice = There is no { $input } here.
play-exists = { $file } exists already; --record needs a new file, and --resume { $file } goes on with a game
play-cannot-resume = cannot resume the game in { $file }
play-other-game = { $file } holds a game of { $found }, not of { $game }
play-no-seat-2 = { $game } is a solitaire: there is no seat 2
play-no-seat-left = no seat is left for an engine; choose another --seat
play-one-seat-left = only one seat is left for an engine; --seat none leaves two
play-two-seats = there are only two seats for engines
play-title-against = { $game }: { $player } against { $opponent }. Type help for help.
play-title-alone = { $game }: { $player }. Type help for help.
play-seated = { $seat } ({ $who })
play-you = you
play-person = a person
play-prompt = { $player }>{" "}
play-prompt-time = { $player } ({ $left } left)>{" "}
engine-plays = { $player } ({ $engine }) plays { $mv }
play-because = { $what }: { $why }
play-played = { $player } plays { $mv }
play-result = The game is over: { $result }.
play-not-understood = { $input } is neither a move nor a command. A move is { $moves }; help shows the commands.
play-illegal = { $mv } is not possible: { $why }.
play-choices = { $input } is not possible here. There is { $choices }; undo goes back to the whole move.
play-hint = Hint: { $mv }
play-expected = expected: { $moves } ({ $score })
play-legal-moves = Legal moves: { $moves }
play-nothing-to-undo = There is no move to take back.
play-nothing-to-redo = There is no move to play again.
play-saved = The game is saved in { $file }; `sakiyomi play { $game } --resume { $file }` goes on with it.
play-saved-finished = The game is saved in { $file }.
play-not-saved = The game could not be saved in { $file }: { $why }. Try save with another file name.
play-already-there = the file exists already
play-no-time = a clock without time ends the game before it begins
play-bye = The game ends here.
play-help =
    {"  "}move           { $moves }
    {"  "}hint           what an engine would play, and why
    {"  "}moves          list the legal moves
    {"  "}undo, redo     take back a move, or play it again
    {"  "}save [file]    write the record now
    {"  "}resign         give up
    {"  "}exit           end; the record is kept
    {""}

## words

cannot-read = cannot read { $file }
cannot-write = cannot write { $file }
unknown-kernels = { $variable }={ $value }: the kernels are portable, avx2 and avx512
missing-kernels = { $variable }={ $value }: the fastest this machine has is { $fastest }
games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
