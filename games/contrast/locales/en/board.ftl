### Contrast on the web page: the board, the position editor and the rules.

about = Be first to reach the far row. The tile under a piece decides how it moves.
contrast-board = Contrast board

## Squares, read aloud

cell-piece-1 = player 1’s piece
cell-piece-2 = player 2’s piece
cell-tile-white = white square
cell-tile-black = black tile
cell-tile-gray = gray tile
cell-movable = can move
cell-chosen = selected
cell-target = can move here
cell-tile-target = can place a tile here
stock-label = { $player }: { $black ->
        [one] { $black } black tile
       *[other] { $black } black tiles
    }, { $gray ->
        [one] { $gray } gray tile
       *[other] { $gray } gray tiles
    }

## A move, step by step

ask-piece = Choose a piece to move.
ask-target = Choose where to move it.
ask-tile = Place a tile on a marked square, or skip.
tile-black = Black
tile-gray = Gray
tile-none = No tile
ask-cancel = Cancel

## The position editor

editor-palette = Place
editor-eraser = Remove piece
editor-tile-black = Black tile
editor-tile-gray = Gray tile
editor-tile-none = Remove tile
editor-stock = { $player }’s tiles
# The accessible name of the counter of one kind of tile.
editor-counter = { $player }, { $tile }
editor-fewer = { $counter }: one fewer
editor-more = { $counter }: one more

## The position and the moves in words

player-1 = Player 1
player-2 = Player 2
position-text =
    { $mover } to move. Player 1 on { $first }. Player 2 on { $second }. Black tiles: { $black }. Gray tiles: { $gray }.
# After the position; once for each player.
position-stock =
    { $player } has { $black ->
        [one] { $black } black tile
       *[other] { $black } black tiles
    } and { $gray ->
        [one] { $gray } gray tile
       *[other] { $gray } gray tiles
    } left.
move-text = { $from } to { $to }
move-black = { $from } to { $to }, black tile on { $square }
move-gray = { $from } to { $to }, gray tile on { $square }

## The rules

rules-aim = Object of the game
rules-aim-text = Each player has five pieces on the home row. The first to move a piece onto the opponent’s home row wins. Player 1 (circles) starts at the bottom, player 2 (triangles) at the top.
rules-aim-picture = The starting position, with both players’ tiles
rules-move = The tile under a piece decides how it moves
rules-move-text = A piece moves one step: orthogonally from a white square, diagonally from a black tile, and in all eight directions from a gray tile. The marks on the squares show the directions. Pieces are never captured.
rules-move-white = white: orthogonally
rules-move-black = black: diagonally
rules-move-gray = gray: all eight directions
rules-jump = Jumping
rules-jump-text = If your own pieces are in the way, the piece jumps over any number of them in a row and lands on the first empty square beyond. You cannot jump over enemy pieces or leave the board.
rules-jump-picture = The piece on c1 can jump over two of its own to c4.
rules-tile = Placing a tile
rules-tile-text = After moving, you may place one of your tiles (three black, one gray) on any white square without a piece, including the one you just left. It stays there for the rest of the game. Placing a tile is optional.
rules-tile-picture = b1 to b2, with a gray tile on c3
rules-end = End of the game
rules-end-text = Reaching the far row wins at once. A player who has no legal move loses. The game is a draw when a position occurs for the fourth time, or after 150 moves by both players together.
