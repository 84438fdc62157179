## alpha_beta/root

root-loses = every move loses; this one lasts longest ({ $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    })
root-best = best move at depth { $depth } ({ $score })

## ismcts/report

ismcts-no-time = no time to search
ismcts-most-cards = { $visits } of { $all } simulations chose it, { $mean } on average
ismcts-most-wins = { $visits } of { $all } simulations chose it, scoring { $mean }%
ismcts-iterations = simulations
ismcts-information-sets = information sets
ismcts-edges = edges
ismcts-hits = table hits
ismcts-misses = table misses
ismcts-evictions = evictions
ismcts-bytes = bytes

## mcts/report

mcts-loses = every move loses against best play
mcts-draws = no move is better than a draw
mcts-most-visited = chosen by { $share }% of { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }, winning { $wins }%

## shared

shared-only-move = the only legal move
shared-no-time = no time to search
shared-wins-now = wins at once
shared-wins = wins within { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
