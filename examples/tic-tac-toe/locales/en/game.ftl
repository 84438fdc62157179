## players

engine-uct = UCT (Monte Carlo tree search) with random playouts
engine-puct = PUCT tree search with a network, or with the count of open lines
engine-alpha-beta = alpha-beta to the end of the game

## rules

over = the game is over
taken = { $square } is taken
name = Tic-tac-toe
summary = three in a row wins
seat-crosses = Crosses
seat-noughts = Noughts

## text_board

text-board-input-help = a square such as b2
