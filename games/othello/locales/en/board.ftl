### Othello on the web page: the board, the position editor and the rules.

about = Outflank your opponent’s discs to flip them. Most discs wins.
othello-board = Othello board

## Squares, read aloud

cell-black = black
cell-white = white

## The position editor

editor-palette = Disc
editor-black = Black disc
editor-white = White disc
editor-eraser = Eraser
side-black = Black
side-white = White

## The position and the moves in words

move-pass = Pass
position-text = { $mover } to move. Black { $black }, White { $white }. Black: { $black-discs }. White: { $white-discs }.

## The rules

rules-aim = Object of the game
rules-aim-text = Two players, Black and White, take turns placing discs on an 8×8 board. When neither can move, the player with more discs wins. Black moves first.
rules-aim-picture = The starting position. Dots mark Black’s legal moves.
rules-move = Making a move
rules-move-text = Place a disc on an empty square so that one or more enemy discs lie in a straight line between it and another of your discs: horizontally, vertically or diagonally. All outflanked discs are flipped, in every direction at once.
rules-move-must-flip = A move must flip at least one disc.
rules-move-before = Black plays c5 …
rules-move-after = … and flips c4, d5 and e5.
rules-end = Passing and the end of the game
rules-end-text = You must pass if you have no move, and only then. When neither side can move, the game is over and the discs are counted.
rules-end-hint = A first tip: a disc in a corner can never be flipped.
