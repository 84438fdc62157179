## expert

expert-option-expert = reads ahead with an evaluation learned from self-play: the race, ways to move, tiles
expert-option-weights = a file of weights that `sakiyomi tune contrast` made

## lib

option-runner = wins or blocks when it sees how, and runs for the goal otherwise
option-uct = plays many games to the end, running for the goal, and follows the moves that win
option-alpha-beta = reads ahead as deep as time allows, counting rows to the goal
option-puct = grows a tree where the expert's evaluation looks best

## rules

name = Contrast
summary = the tile under a piece says how it moves; reach the opponent's home row
seat-player-1 = Player 1
seat-player-2 = Player 2

## rules/refusal

refusal-game-over = the game is over
refusal-no-piece = there is no piece on { $square }
refusal-not-yours = the piece on { $square } is the opponent's
refusal-occupied = { $square } is occupied, and pieces are never captured
refusal-only-straight = a piece on a white square moves only forward, back and sideways
refusal-only-diagonal = a piece on a black tile moves only diagonally
refusal-only-lines = a piece on a gray tile moves only along one of the eight directions
refusal-blocked = the opponent's piece on { $square } blocks the way
refusal-too-far = a piece goes one step, and jumps only over own pieces to the first empty square
refusal-stock-empty = there is no { $tile } tile left to place
refusal-under-the-mover = no tile can be placed on { $square }, where the piece has just gone
refusal-under-a-piece = no tile can be placed on { $square }, under a piece
refusal-tiled = { $square } has a tile already
refusal-tile-name-black = black
refusal-tile-name-gray = gray

## rules/text_board

text-board-which-tile = tile to place? c3b for black, c3g for gray; Enter for none
text-board-input-help = the squares from and to such as b1b2, with a tile b1b2+c3b (black) or b1b2+c3g (gray); or columns and rows counted from 0 at the top left, as in 1,4 1,3

## runner

runner-reaches-goal = it reaches the goal
runner-leaves-no-move = it leaves the opponent without a move
runner-all-lose = the opponent reaches the goal next whatever is played
runner-blocks = it stops the opponent from reaching the goal next
runner-advances = no safe move goes further forward (rows: { $rows })
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
