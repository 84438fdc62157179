## expert

engine-expert = alpha-beta with learned patterns that leaves out what hardly matters; exact at the end
expert-option-selectivity = how sure it must be to leave something out: 73, 91, 99 or 100 percent (73 when not given)
expert-option-book = openings played by heart: on, off, or a file that `sakiyomi book othello` made (on when not given)
expert-option-midgame = how much of the time of a move to use while more than 26 squares are empty, in percent (100 when not given); with less than 100, moves that are easy to choose take less and others more
expert-option-weights = a file of weights that `sakiyomi tune othello` made
expert-solved = with best play on both sides the result is { $score }
expert-from-the-book = from the book: { $score }, as seen { $depth ->
        [one] { $depth } ply
       *[other] { $depth } plies
    } ahead
expert-best = looking { $depth ->
        [one] { $depth } ply
       *[other] { $depth } plies
    } ahead it is the best ({ $score })
expert-only-move = there is no other move
expert-no-time = there was no time to look ahead

## formats

transcript = a game on each line: f5d6c3…
obf = a position on each line, with the scores of its moves
ggf = games with names, times and evaluations (GGS, NBoard)
wthor = tournament games (FFO database)

## greedy

greedy-flips-most = it flips the most discs ({ $count })
greedy-must-pass = there is no other move

## lib

engine-greedy = flips the most discs
engine-classic = looks 5 plies ahead; 25 a corner, 5 a possible move, 1 a disc
engine-uct = plays many games to the end, minding corners, and follows the moves that win
engine-puct = grows a tree where the classic evaluation looks best
engine-alpha-beta = the classic evaluation, as deep as time allows
solver-summary = alpha-beta to the end of the game

## protocols

gtp = the Go Text Protocol for Othello, as GoGui and Quarry speak it
nboard = the protocol of NBoard

## rules

game-over = the game is over
occupied = { $square } is occupied
flips-nothing = a disc on { $square } flips nothing
must-pass = no square flips a disc, so the only move is the pass `ps`
may-not-pass = a pass is allowed only when no square flips a disc
name = Othello
summary = enclose discs to flip them; most discs win
seat-black = Black
seat-white = White

## rules/text_board

text-board-passed = { $player } has no move and passes
text-board-won = { $player } wins { $more }–{ $fewer }
text-board-input-help = a square such as d3, or ps to pass when you must

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
