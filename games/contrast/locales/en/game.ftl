## expert

expert-option-expert = alpha-beta with an evaluation trained by self-play (race, mobility, tiles)
expert-option-weights = weights file made by `sakiyomi tune contrast`

## lib

option-runner = wins or blocks at sight, otherwise runs for the goal
option-uct = UCT (Monte Carlo tree search) with playouts that run for the goal
option-alpha-beta = iterative-deepening alpha-beta; evaluation: rows to the goal
option-puct = PUCT tree search with the expert evaluation

## rules

name = Contrast
summary = the tile under a piece decides how it moves; reach the opponent's home row
seat-player-1 = Player 1
seat-player-2 = Player 2

## rules/refusal

refusal-game-over = the game is over
refusal-no-piece = there is no piece on { $square }
refusal-not-yours = the piece on { $square } is your opponent's
refusal-occupied = { $square } is occupied; pieces are never captured
refusal-only-straight = from a white square a piece moves orthogonally only
refusal-only-diagonal = from a black tile a piece moves diagonally only
refusal-only-lines = from a gray tile a piece moves in a straight line only
refusal-blocked = the opponent's piece on { $square } blocks the way
refusal-too-far = a piece moves one step, or jumps over its own pieces to the first empty square
refusal-stock-empty = you have no { $tile } tile left
refusal-under-the-mover = you cannot place a tile on { $square }, where the piece has just moved
refusal-under-a-piece = you cannot place a tile on { $square }, under a piece
refusal-tiled = { $square } already has a tile
refusal-tile-name-black = black
refusal-tile-name-gray = gray

## rules/text_board

text-board-which-target = to which square? (x,y)
text-board-which-tile = tile? 0 none, 1 black, 2 gray, or c3b, c3g (Enter for none)
text-board-which-square = on which square? (x,y)
text-board-input-help = from and to squares such as b1b2, with a tile b1b2+c3b (black) or b1b2+c3g (gray); or columns and rows counted from 0 at the top left, as in 1,4 1,3, or 1,4 alone to be asked for the rest

## runner

runner-reaches-goal = reaches the goal row
runner-leaves-no-move = leaves the opponent without a move
runner-all-lose = the opponent reaches the goal next whatever you play
runner-blocks = stops the opponent from reaching the goal next
runner-advances = advances furthest of all safe moves (rows: { $rows })
runner-cannot-advance = no safe move goes forward

## rules/notation

notation-no-move = expected a move such as b1b2, or b1b2+c3g to place a tile
notation-piece = a piece 1 or 2, or . for none
notation-tile = a tile b or g, or . for white
notation-side = the side to move, 1 or 2
notation-black-stock = a stock of 0 to 3 black tiles
notation-gray-stock = a stock of 0 or 1 gray tile
notation-pieces = player { $player } always has 5 pieces, found { $count }
notation-tiles = { $placed } { $tile } tiles on the board and { $first } and { $second } in stock make { $count }, not { $supply }
notation-arrived-before = player { $player } to move stands on the goal row, where the game was over a move ago
notation-arrived-twice = player { $player } has { $count } pieces on the goal row, where the first of them ended the game

## eval

weights-line = line { $line } is not a whole number
weights-count = expected { $expected } weights, found { $found }
