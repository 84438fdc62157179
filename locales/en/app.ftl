## advice

advice-no-start = advice needs a hand, or the text of a saved game

## analysis

analysis-over = the game is over here
analysis-no-values = this engine does not evaluate moves; choose another one for analysis

## app

app-seats = this game needs { $detail } players
app-clock = the time control must be between one second and one day

## catalog

catalog-level-first-steps = beginner
catalog-level-very-easy = very easy
catalog-level-easy = easy
catalog-level-fairly-easy = fairly easy
catalog-level-medium = medium
catalog-level-fairly-hard = fairly hard
catalog-level-hard = hard
catalog-level-very-hard = very hard
catalog-level-for-experts = expert
catalog-level-the-strongest = strongest
catalog-no-option = the option { $option } is not available here
catalog-threads = at most { $most } threads are available here
catalog-practice = { $detail } sees the deck and plays in practice mode only

## export

export-no-format = there is no format { $format }; { $near }
export-from-the-middle = the game did not start from a deal
export-hidden = the record of an unfinished game would reveal the deck; use the format advice

## import

import-empty = the text is empty
import-no-game = there is no game in the text
import-move = move { $number }: { $problem }

## move_job

move-job-only = the only legal move

## problem

problem-no-game = there is no game at this address
problem-no-node = this game has no such move
problem-not-found = there is nothing at this address
problem-shutting-down = the server is shutting down
problem-storage = the game could not be saved ({ $detail }); nothing was changed
problem-busy = the server is busy with other games; try again in a moment
problem-full = the server has no room for more games; try again tomorrow
problem-too-many = too many requests at once; wait a moment
problem-failed = something went wrong in the server; the game is unchanged

## room

room-elsewhere = the game has moved on in the meantime
engine-moves = it is the engine's turn
room-too-many-nodes = the game has reached the limit of { $detail } moves and variations
room-no-seat = there is no seat { $detail }

## score

score-wins = { $player } wins in { $plies }
score-wins-now = { $player } wins
score-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
