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
text-board-input-help = a square such as d3, or ps to pass when you must
