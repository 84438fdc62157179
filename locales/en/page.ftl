### The texts of the web page. A game's own texts are in games/<id>/locales/en/board.ftl.

## The frame: navigation, settings, keyboard, errors

app-name = Sakiyomi
app-skip = Skip to main content
app-main = Main menu
app-loading = Loading…
app-again = Try again
app-home = All games
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied.
app-copy-failed = Your browser does not allow copying here. Select the text and copy it yourself.
app-download = Save
app-version = Version { $version }

nav-games = Games
nav-adviser = Adviser
nav-cluster = Cluster
nav-settings = Settings
nav-keys = Keyboard shortcuts

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-sounds = Sounds
settings-animations = Animations
settings-animations-system = Animations are off because your system asks for reduced motion.
settings-legal = Show legal moves
settings-coordinates = Show coordinates
settings-shortcuts = Keyboard shortcuts
settings-kept = Settings are saved in this browser.

keys-title = Keyboard shortcuts
keys-everywhere = Anywhere
keys-game = In a game
keys-board = On the board
keys-help = Show this list
keys-home = All games
keys-settings = Settings
keys-escape = Close a window, cancel an unfinished move
keys-back = Previous move, next move
keys-ends = First position, last position
keys-undo = Undo, redo
keys-flip = Flip the board
keys-analysis = Turn analysis on or off
keys-go = Start or pause the engine
keys-new = New game
keys-share = Share and export
keys-rules = Rules
keys-focus = Go to the board
keys-type = Type a move
keys-arrows = Move between squares
keys-enter = Play on the selected square
keys-note = Shortcuts do not work while you are typing. You can turn them off in the settings.

error-no-answer = The server is not responding. Check that it is running and try again. Your game is safe.
error-unexpected = Something went wrong. Try again, or reload the page.
error-page = Page not found
error-page-hint = Check the address, or go back to the list of games.
error-game-hint = The link may be incomplete, or the game may be on another server.
error-load = This page could not be loaded.
error-dismiss = Dismiss

live-lost = Connection lost. Reconnecting…
live-back = Reconnected.

time-seconds = { $n } s
time-minutes = { $n } min
time-now = just now

## The first page

home-title = Think ahead.
home-lead = Play engines of every strength, review your games, and improve.
home-games = Choose a game
home-level = Level
home-level-range = Level 1–10
# The accessible name of the slider.
home-level-of = Opponent’s level in { $game }
home-play = Play
home-play-game = Play { $game }
home-solo = Play
home-solo-game = Play { $game }
# The accessible name of a link begins with, or contains, its visible text.
home-options = Options…
home-options-of = Options… for { $game }
home-rules = Rules
home-editor = Set up a position
home-editor-of = Set up a position in { $game }
home-adviser = Adviser
home-recent = Recent games
home-recent-empty = Games you play appear here so that you can continue them later. Choose a game above to start.
home-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
home-forget = Remove from this list
home-go-on = In progress

## A new game

new-title = New game
new-title-of = New game of { $game }
new-title-solo = New game of { $game }
new-who = Players
new-who-engine = You against an engine
new-who-friend = Two players on this device
new-who-watch = Engine against engine
new-who-solo = You play
new-who-solo-watch = Watch an engine play
new-side = Your side
new-side-first = { $seat } (moves first)
new-side-second = { $seat }
new-side-random = Random
new-opponent = Opponent
new-engine = Engine
# One of the two engines that play each other.
new-engine-of = Engine for { $seat }
new-think = Engine time per move
new-clock = Time control
new-clock-none = No clock
new-clock-choice = { $base } min + { $add } s per move
new-clock-plain = { $base } min
new-mode = Mode
new-set-aside = Show the ten cards that are set aside
new-seed = Deal number
new-seed-hint = The same number gives the same deal. Leave it empty for a random deal.
new-start = Start from
new-start-usual = The starting position
new-start-text = A position, moves or a game record
new-start-label = Position, moves or game record
new-start-hint = Paste a position, moves such as { $moves }, or a saved game.
new-start-editor = Set up a position on the board
new-go = Start game
new-go-solo = Start
new-go-watch = Start watching
new-adviser = Playing with real cards, or in another app? The adviser can help.
new-unknown = Unknown game

## The position editor

edit-title = { $game }: set up a position
edit-lead = Choose a piece, then a square. You can also paste a position as text.
edit-text = Position as text
edit-empty = Clear the board
edit-start = Starting position
edit-good = This position is playable.
edit-over = The game is already over in this position: { $result }
edit-analyse = Analyse
edit-play = Play from here
edit-none = There is no position editor for { $game }.
edit-hidden = A position in { $game } depends on cards that nobody can see, so there is no editor. For a game played elsewhere, enter the cards in the adviser.

## Opening a shared game, and the rules

open-title = Open a shared game
open-failed = This link could not be opened.
open-hint = The link may be cut off. Ask for it again, or start a new game.

rules-title = Rules of { $game }
rules-others = Rules of other games
rules-play = Play { $game }

adviser-title = { $game } adviser

## A training cluster

cluster-title = Cluster
cluster-lead =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } at { $address }, { $speed } games per second in total.
cluster-none = No cluster to show
cluster-none-hint = Start the server with: sakiyomi serve --cluster nats://host:4222
cluster-trouble = The cluster cannot be reached
cluster-order-pause = Workers are paused.
cluster-order-drain = Workers are finishing their jobs and shutting down.
cluster-queue = Queue
cluster-waiting = Waiting jobs
cluster-held = Running jobs
cluster-games = Games to collect
cluster-dead = Failed jobs
cluster-aside = Rejected messages
cluster-runs = Runs
cluster-no-runs = No runs.
cluster-holder = run by { $holder }
cluster-idle = idle
cluster-net = Best network: { $net } (iteration { $iteration })
# $what is one of the four activities below.
cluster-activity = Iteration { $iteration }, { $what }: { $done } of { $total }
cluster-play = self-play games
cluster-train = training steps
cluster-gate = new network against best
cluster-bench = strength measurement
cluster-elo = Elo by iteration, from { $low } to { $high }
cluster-workers = Workers
cluster-no-workers = No workers. Start one with: sakiyomi worker --cluster …
cluster-name = Name
cluster-mode = State
cluster-threads = Threads
cluster-speed = Games/s
cluster-played = Games
cluster-worker-net = Network
cluster-mode-running = running
cluster-mode-paused = paused
cluster-mode-draining = shutting down
cluster-mode-banned = banned
cluster-mode-incompatible = incompatible version

## A game: players, state, actions

game-you = You
game-person = Player
game-level = Level { $n }
game-engine = Engine { $name }
game-strongest = Strongest engine
game-practice = Practice mode (deck visible)
game-real = Real mode (deck hidden)
game-board = Board
game-position = Position in words
game-moves = Moves
game-moves-empty = Moves appear here. { $seat } moves first.
game-moves-empty-solo = The cards you play appear here.
game-start = Start
game-variation = Variation
game-clock = Time left: { $time }

status-your-turn = Your turn
status-turn = { $seat } to move
status-thinking = { $player } is thinking…
status-waiting = { $player } is about to move…
status-paused = Paused
status-paused-engine = Paused: { $player } is to move.
status-pass = { $seat } has no legal move and must pass.
status-looking = Viewing move { $ply }
status-looking-start = Viewing the starting position
# Read aloud after a move.
status-moved = { $seat }: { $move }.
status-solo-turn = Choose a card, then a slot

do-back = Back to the game
do-from-here = Play on from here
do-undo = Undo
do-undo-solo = Undo
do-undo-long = Take back your last move
do-redo = Redo
do-redo-long = Restore the move that was taken back
do-resign = Resign
do-resign-sure = Resign this game?
do-resign-hint = The game ends and { $seat } loses. You can still review it and play on from any move.
do-end = End the game
do-end-sure = End this game?
do-end-hint = The game ends with the cards played so far.
do-flip = Flip
do-flip-long = Flip the board
do-new = New game
do-again = Play again
do-again-solo = Play again
do-go = Resume
do-go-engine = Let the engine move
do-pause = Pause
do-rules = Rules
do-players = Change players
do-players-hint = Switch sides, or let a friend or another engine take over.
do-players-hint-solo = Let an engine take over, or play on yourself.
do-players-go = Change
do-share = Share
do-more = More
do-first = First position
do-previous = Previous move
do-next = Next move
do-last = Last position
do-copy = Analyse a copy
do-copy-hint = Opens a copy in which you play both sides, with analysis turned on.
do-editor = Edit the position
do-editor-hint = Opens this position in the editor. The game itself stays unchanged.
do-adviser-hint = Advice for a game that you are playing elsewhere.
do-type = Type a move
do-type-go = Play
do-type-hint = e.g. { $move }
do-type-wrong = “{ $move }” is not a legal move here.
do-nav = Browse the game
do-actions = Actions

share-title = Share and export
share-link = Link to this game
share-link-hint = Opens this game on this server. Anyone with the link can watch and play.
share-moves-link = Link with the moves
share-moves-link-hint = Contains the moves themselves and opens as a copy, on any server.
share-text = As text
share-format-position = current position
share-format-moves = moves
share-format-record = game record
share-format-transcript = transcript (f5d6…)
share-picture = As an image
share-svg = Save SVG
share-png = Save PNG

## Analysis and review

analysis-title = Analysis
analysis-off = Off while you play. Turn it on for hints.
analysis-off-free = Turn it on to see how good each move is.
analysis-over = The game is over here. Step back to analyse.
analysis-waiting = Starting analysis…
analysis-review-first = Analysis resumes after the review.
analysis-lost = Analysis resumes when the connection is back.
analysis-engine = Engine
analysis-engine-strongest = strongest
analysis-time = Time
analysis-lines = Lines
analysis-lines-title = Best lines
analysis-depth = depth { $n }
analysis-exact = solved
analysis-likely = { $n }% certain
analysis-nodes = { $n } nodes
analysis-running = thinking
analysis-done = done
analysis-line = Line { $n }: { $score }

score-bar = Evaluation: { $score }
score-bar-solo = Expected cards: { $score }
score-even = Even
score-none = Not evaluated yet
score-leads-discs =
    { $seat } ahead by { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
score-leads-points =
    { $seat } ahead by { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# A probability of winning, such as 68%.
score-chance = { $seat } wins with { $n }
score-wins = { $seat } wins
score-wins-in = { $seat } wins in { $n }
score-draw = Draw
score-cards = { $n } cards
# What the numbers mean. They are always the first side’s.
unit-probability = Numbers: { $first }’s probability of winning.
unit-discs = Numbers: expected disc difference; + means { $first } is ahead.
unit-points = Numbers: the engine’s points; + means { $first } is ahead.
unit-cards = Numbers: expected total cards.
unit-proven = Proven: #7 means { $first } wins in 7, −#7 that { $second } does.

graph-title = Evaluation over the game
graph-title-solo = Expected cards over the game
graph-value = Move { $ply } of { $all }: { $score }
graph-hint = Click to go to a move.

review-title = Review
review-start = Review the game
review-start-solo = Review the game
review-hint = The engine checks every move, shows what it cost, and finds the turning points.
review-short = Play a few moves first.
review-running = Checking move { $done } of { $total }
review-stop = Stop
review-again = Review again
review-mistakes = Moves to learn from
review-none = No mistakes found. Well played!
review-best = Better: { $move }
review-loss = lost { $n }
review-try = Try again from here
review-turning = Turning point
review-player = Player
review-average = Average loss
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-inaccuracies = Inaccuracies
mark-mistakes = Mistakes
mark-blunders = Blunders

# What a mark goes by.
review-loss-unit = Losses: percentage points of the probability of winning.
review-gave-win = gave away a forced win
# What is proven after a move.
proof-now = { $seat } now wins by force in { $n }
proof-over = { $seat } now wins

# Why an engine plays a move: { $why } is the engine’s own sentence.
reason-of = { $move }: { $why }
# What is proven of a move that may be played.
proof-wins = { $move } wins: { $seat } wins by force in { $n }.
proof-loses = { $move } loses: { $seat } wins by force in { $n }.

# The name of the row of tabs beside the board.
game-panels = Beside the board
review-later = After the game the engine checks every move and shows what it cost.

review-show-all = Show all { $n }
review-show-few = Show fewer
branch-new-game = The finished game stays as it is. This is a new game from that position.

# A line of the analysis that is shown on the board.
line-shown = On the board: { $moves }
line-play = Play as a variation
line-play-one = Play { $move }
line-open = Open as a new board
line-back = Back
# As many lines as there are legal moves.
analysis-lines-all = all

# A player whose name another one has too, such as two engines of the same level.
game-player-of = { $player } ({ $seat })
# What the player saw, as text for the adviser.
share-format-advice = what you saw (for the adviser)
home-recent-all = Show all { $n } games

# The bar of a game that is over.
score-bar-result = Result: { $score }

# The colours of the boards.
settings-look = Board colours
settings-look-classic = Classic
settings-look-walnut = Walnut
settings-look-ocean = Ocean

## Shared by the boards; a game may give any of these its own wording

# Between the parts of a list.
list-separator = { ", " }
list-none = none
# Between sentences.
sentence-separator = { " " }
cell-empty = empty
cell-legal = legal move
cell-last = last move
cell-best = best
editor-to-move = To move
pictured-board = Board
pictured-others = Other moves
