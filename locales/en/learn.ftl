## report/plots

plots-percent = %

## report

title = { $game }: training
facts = Preset { $preset }, { $iterations ->
        [one] { $iterations } iteration
       *[other] { $iterations } iterations
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $time }. { $accepted } of { $gates } new networks became the best; the best one is { $best }.
empty = No measurements yet.
hours = { $n } h
minutes = { $n } min
losses = Losses
policy = policy
value = value
score = score
loss = loss
steps = steps
entropy = Entropy of the policy targets
nats = nats
elo = Elo above random
iteration = iteration
shares = Score against known players
length = Game length
plies = plies
results = Draws and first-player wins
draws = drawn
first-wins = first player won
throughput = Self-play throughput
per-second = positions/s
ratings = Ratings
player = player
games = games
samples = Self-play games
sample = iteration { $iteration }: { $result }

## learner

learner-play-only = { $game } hides a part of its position or has no encoding for networks; this works for { $learned }

## run/config

config-no-game = the field `game` is missing
config-at-least-one = at least 1
config-batch-size = from 1 to 1048576
config-reuse = more than 0 and at most 1000
config-gate = gate: { $problem }

## run/error

run-at = { $path }: { $problem }
run-busy = { $path }: another process is working on this run
run-other = { $path }: this run has { $what } { $there }, not { $here }; choose another folder
run-foreign = { $path }: the folder is not empty and holds no run; choose another one
run-missing = { $path }: there is no run in this folder
run-thread = cannot start a thread: { $problem }
run-panic = a thread of self-play panicked
settings-malformed = settings: { $problem }
settings-value = settings: { $name } is { $found }; it must be { $wanted }

## selfplay/config

selfplay-setting = self-play: { $setting } { $problem }
selfplay-sims = is a number from 1 to 1000000
selfplay-plies = is a number from 0 to 100
selfplay-share = is a number from 0 to 1
selfplay-size = is a number from 0 on
selfplay-numbers = and fpu are numbers
selfplay-candidates = has no candidates
selfplay-values = has values from 0 on
selfplay-noise = has noise with alpha above 0, a share from 0 to 1
selfplay-resign = has shares and a threshold from 0 to 1
selfplay-exact = has a play_on from 0 to 1
selfplay-in-flight = is a number from 1 to 65536, leaves from 1 to 1024
selfplay-tree = is a number from 1 on
