## advice

advice-no-start = advice needs a hand, or the text of a saved game

## analysis

analysis-over = the game is over here
analysis-no-values = this engine plays without saying what moves are worth; choose another one to analyse

## app

app-seats = the game has { $detail } seats, and each needs a player
app-clock = a clock needs between one second and one day

## catalog

catalog-level-first-steps = first steps
catalog-level-very-easy = very easy
catalog-level-easy = easy
catalog-level-fairly-easy = fairly easy
catalog-level-medium = medium
catalog-level-fairly-hard = fairly hard
catalog-level-hard = hard
catalog-level-very-hard = very hard
catalog-level-for-experts = for experts
catalog-level-the-strongest = the strongest
catalog-no-option = the option { $option } is not available here
catalog-threads = at most { $most } threads are available here
catalog-practice = { $detail } sees the deck: it plays in practice mode only

## export

export-no-format = there is no format { $format }; { $near }
export-from-the-middle = the game was begun in the middle
export-hidden = the record of an unfinished game would show the deck; the format advice does not

## import

import-empty = the text is empty
import-no-game = there is no game in the text
import-move = move { $number }: { $problem }

## move_job

move-job-only = there is no other move

## problem

problem-no-game = there is no game at this address
problem-no-node = the game has no such move
problem-not-found = there is nothing at this address
problem-shutting-down = the server is shutting down
problem-storage = the game could not be saved ({ $detail }); nothing was changed
problem-busy = the server is busy with other games; try again in a moment
problem-full = the server keeps as many games as it can; try again tomorrow
problem-too-many = too many requests at once; wait a moment
problem-failed = something went wrong in the server; the game is kept as it was

## room

room-elsewhere = the game has gone on in the meantime
engine-moves = it is the engine's turn
room-too-many-nodes = the game has { $detail } moves and variations; no more fit in
room-no-seat = there is no seat { $detail }

## score

score-wins = { $player } wins in { $plies }
score-wins-now = { $player } wins
score-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
