## budget

budget-no-duration = { $text } is not a duration such as 3s, 250ms or 2m
budget-long-duration = { $text } is not a duration of at most a year
budget-no-memory = { $text } is not an amount of memory such as 512MB or 1GB
budget-much-memory = { $text } is not an amount of memory of at most 1024TB

## files

files-record = one game, as saved by sakiyomi play
files-line = line { $line }, offset { $offset }
files-offset = offset { $offset }
files-at = { $place }: { $problem }
files-unfit = cannot write game { $number }: { $problem }
files-one-game = a record is a file with one game

## parse

parse-move = { $text }: { $problem }
parse-position-at = position, character { $number }: { $problem }
parse-position = position: { $problem }
parse-expected = expected { $what }, found { $found }
parse-ended = expected { $what }, found the end
parse-the-end = the end

## record

record-not-text = record: byte { $number } is not text (a binary file?)
record-line = record, line { $line }: { $problem }
record-cut-off = record: the file is cut off after move { $moves } (no line `end { $moves }`)
record-other-game = record: this is a game of { $found }, not of { $expected }
record-start = record, start: { $problem }
record-move = record, move { $ply }: { $problem }
record-result = record: the result says { $result }, but the game ended { $played }
record-carriage-return = a carriage return inside the line; in a value it is written `\r`
record-version = version { $version } of the format is not known here (this program reads { $known })
record-tag = `tag: value`
record-twice = a second { $key }
record-no-tag = the tag `{ $key }` is missing
record-next-move = move { $ply }
record-nothing-more = nothing after the end
record-no-move = the move is missing
record-one-word = a move is one word, not { $text }
record-comment = `; comment`
record-open-bracket = the bracket is not closed
record-escape = `n`, `r` or `\` after `\`

## score

score-win-in = win in { $plies }
score-loss-in = loss in { $plies }
score-no-score = { $text } is not a score such as +1.25 or `win in 3`

## state

state-not-now = that move is not legal here
state-illegal = { $mv } is illegal: { $why }

## text

verbatim = { $text }

## text_board

text-board-wins = { $player } wins
text-board-wins-by = { $player } wins by { $margin }
text-board-draw = a draw
text-board-scored = the result is { $score }+{ $bonus }
