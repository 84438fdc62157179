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
empty = Nothing has been measured yet.
hours = { $n } h
minutes = { $n } min
losses = Losses
policy = policy
value = value
score = score
loss = loss
steps = steps
entropy = Entropy of the policies to learn
nats = nats
elo = Elo above random
iteration = iteration
shares = Points against known players
length = Length of games
plies = plies
results = Draws and wins of the first player
draws = drawn
first-wins = first player won
throughput = Throughput of self-play
per-second = positions/s
ratings = Ratings
player = player
games = games
samples = Games of self-play
sample = iteration { $iteration }: { $result }
