## files

files-record = one game, as sakiyomi play keeps it

## score

score-win-in = win in { $plies }
score-loss-in = loss in { $plies }

## state

state-not-now = that move is not possible here

## text_board

text-board-wins = { $player } wins
text-board-wins-by = { $player } wins by { $margin }
text-board-draw = a draw
text-board-scored = the result is { $score }+{ $bonus }
