## commands/advise

advise-title = { $game }: advice by { $engine }. Type help for commands.
advise-needs-hand = --json needs the cards from --hand or --file
advise-going-on = Resuming the game in { $file }.
advise-cannot-read = cannot read { $file }: { $why }
advise-cannot-go-on = cannot resume { $file }: { $why }
advise-other-hand = { $file } holds a game that started with the hand { $found }; omit --hand to resume it, or name another --file
advise-other-aside = { $file } holds a game with { $found } set aside; omit --aside to resume it, or name another --file
advise-aside-unknown = { $file } holds a game whose set-aside cards are unknown; omit --aside to resume it, or name another --file
advise-played = What did you play? (Enter: { $best }){" "}
advise-drawn = You played { $mv }. Which card did you draw?{" "}
advise-when-over = (undo, save FILE, or Enter to quit){" "}
advise-advice = Play { $best }.
advise-advice-because = Play { $best }: { $why }.
advise-result = The game is over: { $result }.
advise-took-play-back = Undone: playing { $mv }.
advise-took-draw-back = Undone: drawing { $card }.
advise-nothing-back = nothing to undo
advise-saved = Saved to { $file }.
advise-not-saved = could not save to { $file }: { $why }; try save with another file name
advise-no-game = the file exists and is not a saved game
advise-no-name = save needs a file name, for example save today.txt
advise-kept = The game is saved in { $file }; resume it with `sakiyomi advise { $game } --file { $file }`.
advise-help = 
    {"  "}Enter          you played the recommended card
    {"  "}undo           undo the last step
    {"  "}show           show the table and the advice again
    {"  "}save [FILE]    save the game to FILE, or to the file of --file
    {"  "}quit           quit
    {""}

## commands/analyze/review

review-title = { $game }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, reviewed by { $engine }
review-part = interrupted: moves from { $ply } on
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
review-decisive = game
review-values = evaluation for { $player } after each move
review-chances = { $player }'s winning probability after each move
review-summary = { $player }: { $best } of { $moves } moves were best, average loss { $loss }
review-blunders = , { $count ->
        [one] { $count } losing blunder
       *[other] { $count } losing blunders
    }
review-turning-points = turning points:
review-turn = {"  "}move { $ply }, { $player } { $mv } ({ $score }); { $best } was { $best_score }: { $line }
review-no-turns = the lead never changed hands
review-moves = move
review-plotted = graph written to { $file }

## commands/analyze

analyze-title-practice = { $game }, { $player } to move, by { $engine } (practice mode: sees the deck)
analyze-title = { $game }, { $player } to move, by { $engine }
analyze-effort = depth { $depth }, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    } in { $wall } s ({ $speed }/s of CPU time), { $memory } MB
analyze-comma = ,{" "}
analyze-exact = { $depth } (exact)
analyze-counted = statistics: { $numbers }; visits: { $visits }
analyze-best = best: { $mv }
analyze-best-because = best: { $mv } — { $why }

## commands/bench

bench-kernels = Kernels: { $kernels }

## commands/book

book-no-book = no engine for { $game } has a book
book-exists = { $file } already exists; omit --from to extend it
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
book-not-opened = this position is not in the book
book-line = best play: { $line }
book-one-look = (one search)

## commands/cluster/access

access-no-address = give the server address with --cluster nats://host:4222 or NATS_URL
access-no-password = --nats-user needs a password in NATS_PASSWORD

## commands/cluster

cluster-head = { $address }: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, order: { $order }
cluster-queue = jobs: { $waiting } waiting, { $held } running; { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to collect
cluster-trouble = { $dead ->
        [one] { $dead } job
       *[other] { $dead } jobs
    } failed repeatedly (stream SAKIYOMI_DEAD); { $aside } rejected messages (stream SAKIYOMI_ASIDE)
cluster-no-workers = no workers; start one with `sakiyomi worker --cluster …`
cluster-worker-line = {"  "}{ $name }: { $mode }, { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $speed } games/s, network { $net }, version { $version }
cluster-no-runs = no runs
cluster-run-line = {"  "}{ $name } ({ $game }): { $holder }
cluster-idle-run = idle
cluster-best-net = ; best network { $net }, of iteration { $iteration }
cluster-asked-pause = workers take no new jobs; `sakiyomi cluster resume` resumes
cluster-asked-run = workers take jobs
cluster-asked-drain = workers finish their jobs and shut down
cluster-set-up = { $address } is set up
cluster-running = running
cluster-paused = paused
cluster-draining = shutting down
cluster-banned = banned: it sent invalid games
cluster-incompatible = idle: incompatible cluster version

## commands/completions

completions-only-man = --out is for the manual pages; completions go to standard output

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
    }: the games disturb each other's timing
contest-conduct = { $cpu } ms CPU per move (max { $max_cpu }), { $time } ms (max { $max_time })
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
        [one] { $count } overtime move
       *[other] { $count } overtime moves
    }
contest-last-fault = latest fault: { $who } ({ $kind }): { $detail }
contest-stopped = stopped after { $done } of { $total ->
        [one] { $total } pair
       *[other] { $total } pairs
    }
contest-fault-kind-crash = crash
contest-fault-kind-time = time
contest-fault-kind-illegal = illegal

## commands/convert

convert-exists = { $file } already exists; --force replaces it
convert-cannot-answer = cannot write the output
convert-interrupted = interrupted after { $read ->
        [one] { $read } game
       *[other] { $read } games
    }; nothing was written
convert-no-such-game = { $file } has no game { $only }: it has { $count }
convert-only-one = choose one game with --only N
convert-done = { $read ->
        [one] { $read } game
       *[other] { $read } games
    } read, { $written } written
convert-so-far = { $read ->
        [one] { $read } game
       *[other] { $read } games
    }

## commands/games

games-one-game = --number { $number }: moves on the command line are one game
games-no-such-game = { $file } has no game { $number }
games-no-such-file = cannot read { $file }: there is no such file
games-no-such-format = { $option }: { $game } has no format { $name }; { $near }
games-say-format = { $file }: give the format with { $option }; available: { $all }
games-say-output = give the output format with { $option }; available: { $all }
games-bad-move = move { $number }: { $why }
games-option = { $option }: { $problem }
games-no-names = --names { $file }: { $format } has no files of names
games-names-ending = --names { $file }: files of names end with { $endings }

## commands/list

list-strongest = {" "}(strongest)
rules-none = { $name } came without its rules in words: { $summary }

## commands/matches

matches-title = { $game }: { $a } vs { $b }, { $games }
matches-counts = { $wins } won, { $draws } drawn, { $losses } lost
matches-share = ; { $share }; { $elo }
matches-elo = Elo { $elo }
matches-beyond = Elo not measurable
matches-after-one-pair = {" "}(one pair gives no error estimate)
matches-all-alike = {" "}(all pairs ended alike: no error estimate)
matches-pairs = pairs with 0, ½, 1, 1½, 2 points: { $counts }; LOS { $los }%
matches-normalized = ; normalized Elo { $elo }
matches-sprt = SPRT { $elo0 }, { $elo1 }: LLR { $llr } ({ $lower } to { $upper }), { $verdict }
matches-accepted = accepted: the difference is { $elo1 }, not { $elo0 }
matches-rejected = rejected: the difference is { $elo0 }, not { $elo1 }
matches-open = undecided

## commands/models

models-line = { $file }: { $game }, { $weights } weights, { $origin }
models-net = { $game }, { $weights } weights, fingerprint { $fingerprint }
models-origin = { $name }, { $made_by }, { $steps } steps, { $games } games
models-no-name = unnamed
models-no-origin = origin unknown
models-parent = trained from { $parent }
models-rename = expected a layer of the file and its name here, such as fc_policy=policy_fc
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

protocol-ugi = the Universal Game Interface, for games of two players
protocol-of = { $summary } ({ $game })
protocol-which = name a protocol; available: { $all }
protocol-unknown = there is no protocol { $name }; { $near }
protocol-other-game = --game { $game }: { $protocol } is a protocol for { $games }
protocol-limits-of-go = { $option }: UGI sets search limits with `go`; omit it

## commands/selfplay

selfplay-progress = game { $games } of { $wanted }: { $rate } games/s, { $positions } positions/s, { $simulations } simulations/s, batches { $fill }% full, { $left } left
selfplay-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $first } won by the first player, { $draws } drawn, { $second } won by the second), { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } in { $time }: { $rate } positions/s, { $simulations } simulations/s{ $stopped }
selfplay-stopped = ; stopped early, unfinished games discarded
selfplay-other-game = { $file } holds games of { $game }; name another file with --out
selfplay-exists = { $file } already exists; name another file with --out
selfplay-failed = self-play failed
selfplay-rows = { $file }: { $rows ->
        [one] { $rows } position
       *[other] { $rows } positions
    } as arrays

## commands/serve

serve-address = Sakiyomi is running at { $address }
serve-stop = Press Ctrl-C to stop.
serve-kept = Games are saved in { $file }.
serve-no-start = cannot start the server
serve-no-page = { $folder } has no index.html
serve-cannot-listen = cannot listen at { $address }: { $error }: { $what_to_do }
serve-in-use = another program is there already (sakiyomi itself?); choose another --port
serve-forbidden = you may not use that port; choose another --port
serve-choose-another = choose another --host or --port
serve-ended = Server stopped. Your games are saved.

## commands/simulate

simulate-cannot-read-deals = cannot read the deals in { $file }
simulate-progress = { $engine }: game { $done } of { $games }
simulate-title = { $game }: { $engine } ({ $mode } mode), { $games }{ $stopped }
simulate-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
simulate-stopped = {" "}(stopped)
simulate-no-game = { $game }: { $engine }: no finished game
simulate-practice = practice
simulate-real = real
simulate-result = {"  "}result  { $mean }{ $error }, median { $median }, from { $min } to { $max }
simulate-error = {" "}± { $error } (standard error)
simulate-bonus = {"  "}bonus   { $mean }{ $error }
simulate-time = {"  "}time    { $time } µs of CPU per move
simulate-head-engine = engine
simulate-head-mode = mode
simulate-head-result = result
simulate-head-s-e = ± s.e.
simulate-head-median = median
simulate-head-bonus = bonus
simulate-head-s-a-move = µs/move

## commands/solve

solve-no-solver = there is no solver for { $game }
solve-cannot-read-positions = cannot read the positions in { $file }
solve-no-position = there is no position in { $file }
solve-will-keep = sakiyomi: the proof will be saved in { $file }
solve-cannot-go-on = cannot resume from { $file }
solve-goes-on = sakiyomi: resuming from { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } in { $file }
solve-cannot-keep = cannot save the proof in { $file }

## commands/solve

solve-wins-in = { $name } wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
solve-wins-between = { $name } wins in { $least } to { $most ->
        [one] { $most } ply
       *[other] { $most } plies
    } (exact distance unknown)
solve-wins-by = { $name } wins by { $points }
solve-score-open = not solved: the score for { $name } is between { $least } and { $most }
solve-has-won = { $name } has won
solve-draw = draw
solve-open = not solved
solve-no-loss = not solved: { $name } has at least a draw
solve-best = best moves
solve-best-known = best moves known so far
solve-line = line
solve-effort = { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    } in { $cpu } s of CPU time ({ $speed }/s), { $memory } MB table
solve-open-numbers = does { $name } win? proof number { $proof }, disproof number { $disproof }
solve-score-progress = score between { $least } and { $most } ({ $confidence }%): { $nodes ->
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

tournament-twice = { $engine } is listed twice
tournament-leader = { $engine } leads with { $elo }
tournament-title = { $game }: { $engines } engines, { $games }
tournament-engine = engine
tournament-points = points

## commands/train

train-other-preset = this run was started with --preset { $there }; omit --preset or choose another folder
train-other-game = { $folder } is a run for { $there }, not { $here }; choose another folder
train-progress = { $elapsed }  iteration { $iteration }, { $what } { $done } of { $total }
train-playing = game
train-training = step
train-testing = gate match, at most
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
train-better = iteration { $iteration }: the new network is accepted ({ $pairs })
train-not-better = iteration { $iteration }: the new network is rejected ({ $pairs })
train-no-gate = iteration { $iteration }: no gate, the new network is the best
train-met-first = iteration { $iteration }: { $player } vs { $opponent } (before training): { $wins } won, { $draws } drawn, { $losses } lost
train-met = iteration { $iteration }: { $player } vs { $opponent }: { $wins } won, { $draws } drawn, { $losses } lost
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
train-best-is-first = no new network passed the gate yet: the best one is still that from before training, the latest is { $latest }
train-stopped = stopped; run the same command to resume
train-no-run = { $folder } is not a folder of `sakiyomi train`; for a match, --out writes a report.html

## commands/tune

tune-no-weights = no engine for { $game } has weights to tune
tune-fixed-cost = --nodes: moves of this game have a fixed cost; omit it
tune-played = { $time } s  generation { $generation }: game { $games } of { $of }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }
tune-epoch = { $time } s  generation { $generation }: epoch { $epoch } of { $epochs }, loss { $loss }
tune-fitted = { $time } s  generation { $generation }: weights of { $phases } of { $of } phases
tune-learned = { $time } s  generation { $generation }: trained on { $samples ->
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
worker-not-set-up = connected; waiting for a run or a match
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
    } done; unfinished jobs go to other workers

## config

config-unreadable = { $problem }: { $why }
config-malformed = { $file }, line { $line }: { $problem }
config-value = { $file }: { $key } is '{ $value }', which is not one of { $values }

## console

console-no-thread = cannot start the input thread
console-interrupted = stopped by Ctrl-C
verbose-end = { $seconds } s, kernels { $kernels }
console-no-interrupts = cannot handle Ctrl-C

## play

play-which-game = Which game? (number or name, Enter to quit){" "}
play-which-seat = Which side? (1 { $first }, 2 { $second }, b both players here; Enter for 1){" "}
play-which-opponent = Against whom? (level 1 to { $most }, or the name of an engine; Enter for { $usual }){" "}
play-thinking = … thinking
play-did-you-mean = { $input } is not a choice. Did you mean { $name }?
play-no-such-choice = { $input } is not a choice.
play-exists = { $file } already exists; give --record a new file, or resume the game with --resume { $file }
play-cannot-resume = cannot resume the game in { $file }
play-no-saved-games = no saved games in { $folder }
play-saved-game = { $game }: { $players }, { $date }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $result }
play-saved-over = , over
play-which-saved = Which game? (number; Enter for 1, exit to quit){" "}
play-other-game = { $file } holds a game of { $found }, not of { $game }
play-no-seat-2 = { $game } is a solitaire; there is no seat 2
play-no-seat-left = no side is left for an engine; choose another --seat
play-one-seat-left = only one side is left for an engine; --seat none leaves two
play-two-seats = there are only two sides for engines
play-title-against = { $game }: { $player } vs { $opponent }. Type help for commands.
play-title-alone = { $game }: { $player }. Type help for commands.
play-seated = { $seat } ({ $who })
play-you = you
play-person = player
play-prompt = { $player }>{" "}
play-prompt-time = { $player } ({ $left } left)>{" "}
play-seconds = { $n }s
engine-plays = { $player } ({ $engine }) plays { $mv }
play-effort = {"  "}depth { $depth }, { $nodes } nodes, { $seconds } s
play-because = { $what }: { $why }
play-played = { $player } plays { $mv }
play-result = The game is over: { $result }.
play-not-understood = { $input } is not a move or a command. A move is { $moves }; type help for the commands.
play-illegal = { $mv } is not legal: { $why }.
play-no-answer = { $input } is not an answer; undo goes back to the whole move.
play-choices = { $input } is not a choice. Choices: { $choices }; undo goes back to the whole move.
play-hint = Hint: { $mv }
play-expected = expected: { $moves } ({ $score })
play-legal-moves = Legal moves: { $moves }
play-nothing-to-undo = Nothing to undo.
play-nothing-to-redo = Nothing to redo.
play-saved = Game saved to { $file }; resume it with `sakiyomi play { $game } --resume { $file }`.
play-saved-finished = Game saved to { $file }.
play-not-saved = Could not save to { $file }: { $why }. Try save with another file name.
play-already-there = the file already exists
play-bye = Game ended.
play-help = 
    {"  "}move           { $moves }
    {"  "}hint           ask the engine for a move
    {"  "}moves          list the legal moves
    {"  "}rules          show the rules
    {"  "}undo, redo     undo or redo a move
    {"  "}save [file]    save the game
    {"  "}resign         resign
    {"  "}exit           quit; the game is saved
    {""}

## words

cannot-read = cannot read { $file }
cannot-write = cannot write { $file }
unknown-kernels = { $variable }={ $value }: the kernels are portable, avx2 and avx512
missing-kernels = { $variable }={ $value }: the fastest available here is { $fastest }
games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## help

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-cluster = Cluster
help-default = { $help } [default: { $values }]

## failure: wrong use of the command line

usage = { $problem } (see `sakiyomi help`)
usage-did-you-mean = { $problem }; did you mean { $near }?
usage-game = { $game } is a game: `sakiyomi play { $game }` plays it
usage-unknown-command = there is no command { $command }
usage-unknown-argument = unexpected argument { $arg }
usage-missing-command = { $command } needs a command: { $commands }
usage-missing-argument = missing: { $args }
usage-missing-value = { $arg } needs a value
usage-choice = { $arg }: '{ $value }' is not one of { $values }
usage-value = { $arg }: invalid value '{ $value }': { $why }
usage-too-many-values = { $arg } takes no value { $value }
usage-too-few-values = { $arg } needs at least { $least } values, found { $count }
usage-twice = { $arg } is given more than once
usage-conflict = { $arg } cannot be combined with { $others }
usage-not-text = an argument is not valid UTF-8
usage-range = expected a number from { $low } to { $high }
usage-at-least = expected a number of at least { $low }
usage-whole-number = expected a whole number
usage-number = expected a number
usage-address = expected an IP address such as 127.0.0.1
usage-clock = expected a time such as 5m, or 5m+3s with an increment, and more than 0s
usage-minutes = expected a number of minutes such as 20 or 0.5
usage-preset = expected tiny, small, full or classic
usage-run-preset = expected tiny, small or full
usage-device = expected cpu or cuda
