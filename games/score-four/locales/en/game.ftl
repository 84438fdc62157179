## contest

contest = the Score Four contest: one JSON request a line, one JSON answer a line

## expert

expert-option-expert = proofs of wins, then alpha-beta with an evaluation learned from self-play
expert-option-weights = a file of weights that `sakiyomi tune score-four` made
expert-option-net = proofs of wins, then a tree where a network that learned by playing itself looks for the best moves
expert-option-proofs = on (the default) or off: the tree alone, as with a number of simulations
expert-proven = it wins by force
expert-avoids = { $count } other moves are proven to lose

## heuristic

heuristic-wins = wins at once
heuristic-blocks = blocks the opponent's four at { $column }
heuristic-blocks-one = the opponent can make four in { $count } columns; blocks { $column }
heuristic-by-chance = nothing to win or to block: chosen by chance

## lib

option-heuristic = takes a win, else blocks a loss, else plays by chance
option-classic = looks 6 plies ahead and counts lines: 1, 10, 50 for 1, 2, 3 beads
option-uct = plays many games to the end, winning and blocking at sight, and follows the moves that win
option-alpha-beta = the classic evaluation, as deep as time allows, with an eye for threats
option-puct = grows a tree where the expert's evaluation looks best
solver-summary = proof-number search with forced wins and parity

## rules

game-over = the game is over
column-full = column { $column } is full
name = Score Four
summary = drop beads on 4x4 columns; four in a line in space wins
seat-black = Black
seat-white = White

## rules/text_board

text-board-level = {"  "}level { $level }{"   "}
text-board-to-move = {" "}(to move)
text-board-won = {" "}(won)
text-board-input-help = a column such as b3, or x,y counted from 0 such as 1,2
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
