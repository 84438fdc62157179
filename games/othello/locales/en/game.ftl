## expert

engine-expert = alpha-beta with multi-ProbCut and a trained pattern evaluation; perfect endgame
expert-option-selectivity = ProbCut selectivity: 73, 91, 99 or 100 percent (default 73)
expert-option-book = opening book: on (default), off, or a file made by `sakiyomi book othello`
expert-option-midgame = share of the move time used while more than 26 squares are empty, in percent (default 100); below 100, easy moves take less time and hard ones more
expert-option-weights = weights file made by `sakiyomi tune othello`
expert-solved = solved: { $score } with best play by both sides
expert-from-the-book = book move: { $score } at depth { $depth }
expert-best = best move at depth { $depth } ({ $score })
expert-only-move = the only legal move
expert-no-time = no time to search

## formats

transcript = one game per line: f5d6c3…
obf = one position per line, with the scores of its moves
ggf = games with names, times and evaluations (GGS, NBoard)
wthor = tournament games (FFO database)

## greedy

greedy-flips-most = flips the most discs ({ $count })
greedy-must-pass = the only legal move

## lib

engine-greedy = flips as many discs as possible
engine-classic = alpha-beta to depth 5; evaluation: 25 per corner, 5 per legal move, 1 per disc
engine-uct = UCT (Monte Carlo tree search) with corner-aware playouts
engine-puct = PUCT tree search with the classic evaluation
engine-alpha-beta = iterative-deepening alpha-beta with the classic evaluation
solver-summary = alpha-beta to the end of the game

## protocols

gtp = the Go Text Protocol for Othello, as GoGui and Quarry speak it
nboard = the protocol of NBoard

## rules

game-over = the game is over
occupied = { $square } is occupied
flips-nothing = a disc on { $square } flips nothing
must-pass = you have no legal move; pass with `ps`
may-not-pass = you may pass only when you have no legal move
name = Othello
summary = outflank and flip discs; most discs wins
seat-black = Black
seat-white = White

## rules/text_board

text-board-passed = { $player } has no move and passes
text-board-won = { $player } wins { $more }–{ $fewer }
text-board-input-help = a square such as d3; ps to pass when you have no move

## rules/notation

notation-no-move = expected a square a1 to h8, or ps for a pass
notation-square = X, O or -
notation-space = a space after 64 squares
notation-side = the side to move, X or O
notation-length = expected 64 squares, a space and the side to move, found { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }

## eval/weights

weights-foreign = not a file of Othello weights
weights-damaged = the weights are damaged: their checksum does not fit
weights-version = these weights are of another version: expected { $phases } phases of { $numbers } numbers

## formats/convert

convert-no-moves = it has no moves
convert-scores = the tag `scores`: { $problem }
convert-other-start = it does not begin at the start of the game; ggf and record can hold it

## formats/ggf

ggf-nothing = expected (; and a game, found nothing
ggf-second-game = expected one game, found a second one
ggf-before-game = (; before a game
ggf-no-end = no ;) ends this game
ggf-property = a property or ;)
ggf-other-game = this is a game of { $found }, not of Othello
ggf-board-first = the board BO must stand before the moves, and once
ggf-no-move = expected a square A1 to H8, or PA for a pass
ggf-other-turn = { $mv } is a move of { $player }, but it is the other player's turn
ggf-no-board = this game has no board BO
ggf-size = expected a board of size 8
ggf-square = *, O or -
ggf-side = the player to move, * or O

## formats

formats-length = expected 64 squares and the player to move, found { $count } characters
formats-move = move { $number }: { $problem }

## formats/obf

obf-semicolon = ; after the player to move
obf-no-score = expected a move and its score, found { $found }
obf-wrong-score = { $score } is no score from -64 to +64

## formats/source

source-long-line = the line is too long to be one of this format
source-not-text = this is not text (a binary file?)
source-no-end = no { $end } follows

## formats/wthor

wthor-game = game { $game }, { $problem }
wthor-no-square = { $code } is no square: expected 10 * row + column, 11 to 88
wthor-size = the board has the size { $size }, not 8
wthor-more-games = the header counts { $games } games, but the file goes on
wthor-cut-off = the file ends within game { $number } of { $games }
wthor-no-header = the file ends within its header of 16 bytes
wthor-cut-off-names = the file ends within name { $number } of { $names }
wthor-more-names = the header counts { $names } names, but the file goes on
wthor-too-many = the file counts its games in 32 bits
