## players

engine-uct = plays many games to the end, and follows the moves that win
engine-puct = grows a tree where a network, or the count of open lines, looks best
engine-alpha-beta = reads every line of play to the end of the game

## rules

over = the game is over
taken = { $square } is taken
name = Tic-tac-toe
summary = three in a row wins
seat-crosses = Crosses
seat-noughts = Noughts

## text_board

text-board-input-help = a square such as b2
