## contest

contest = Score Four contest protocol: one JSON request and one JSON answer per line

## expert

expert-option-expert = df-pn win proofs, then alpha-beta with an evaluation trained by self-play
expert-option-weights = weights file made by `sakiyomi tune score-four`
expert-option-net = df-pn win proofs, then PUCT tree search (AlphaZero-style) with the shipped network
expert-option-proofs = df-pn proofs: on (default) or off; sims implies off
expert-proven = proven win
expert-avoids = { $count ->
        [one] { $count } other move is a proven loss
       *[other] { $count } other moves are proven losses
    }

## heuristic

heuristic-wins = completes four in a line
heuristic-blocks = blocks the opponent's four at { $column }
heuristic-blocks-one = the opponent can complete four in { $count } columns; blocks { $column }
heuristic-by-chance = nothing to win or block: a random move

## lib

option-heuristic = takes a win, else blocks a loss, else plays at random
option-classic = alpha-beta to depth 6; 1, 10, 50 points for open lines with 1, 2, 3 beads
option-uct = UCT (Monte Carlo tree search); playouts win and block at sight
option-alpha-beta = iterative-deepening alpha-beta with the classic evaluation and threat detection
option-puct = PUCT tree search with the expert evaluation
solver-summary = df-pn (proof-number search) with forced wins and parity

## rules

game-over = the game is over
column-full = column { $column } is full
name = Score Four
summary = drop beads on a 4×4 grid of rods; four in a line in space wins
seat-black = Black
seat-white = White

## rules/text_board

text-board-layer = {"  "}layer { $layer }{"   "}
text-board-level = {"  "}level { $level }{"   "}
text-board-to-move = {" "}(to move)
text-board-won = {" "}(won)
text-board-input-help = a column such as b3, or x,y counted from 0 (b3 is 1,2)
text-board-no-move = expected a column a1 to d4, or x,y from 0,0 to 3,3

## rules/notation

notation-no-move = expected a column a1 to d4
notation-slash = / after 16 cells
notation-cell = X, O or .
notation-length = expected four levels of 16 cells with / between them, found { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
notation-cell-name = { $column } on level { $level }

## rules/setup

setup-shared = { $cell } holds a bead of both players
setup-floating = the bead in { $cell } has none below it
setup-counts = X has { $first } beads and O has { $second }; X has as many as O, or one more
setup-line-before = { $winner } has four in a line, but { $other } made the last move
setup-line-without = { $winner } has four in a line that no last bead can have completed

## eval/quantised

weights-foreign = not a file of Score Four weights
weights-length = expected { $expected } bytes of weights, found { $found }
weights-damaged = the weights are damaged: their checksum does not fit
