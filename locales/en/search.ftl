## alpha_beta/root

root-loses = every move loses; this one holds out for { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
root-best = looking { $depth ->
        [one] { $depth } ply
       *[other] { $depth } plies
    } ahead it is the best ({ $score })

## ismcts/report

ismcts-no-time = there was no time to imagine a game
ismcts-most-cards = { $visits } of { $all } imagined games began with it, and ended with { $mean } on average
ismcts-most-wins = { $visits } of { $all } imagined games began with it, and brought { $mean }% of the points
ismcts-iterations = imagined games
ismcts-information-sets = information sets
ismcts-edges = moves in them
ismcts-hits = found in the tree
ismcts-misses = not found in it
ismcts-evictions = evicted from it
ismcts-bytes = bytes

## mcts/report

mcts-loses = every move loses against best play
mcts-draws = no move is better than a draw
mcts-most-visited = { $share }% of { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    } chose it, winning { $wins }% of them

## shared

shared-only-move = there is no other move
shared-no-time = there was no time to look ahead
shared-wins-now = it wins at once
shared-wins = it wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } at the latest
