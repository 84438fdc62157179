### Twin Cool on the web page: the table, the rules and the adviser.

about = A solitaire with 80 cards and two slots. How many cards can you play?

## The table

card-table = Card table
all-cards = All 80 cards
slot-name = Slot { $n }
slots-name = Slot 1 or 2
slot-takes = takes { $card }
hand-name = Hand
deck-name = Deck
deck-count =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
count-played = Played
count-points = Points
card-playable = can be played
card-not-playable = fits no slot
card-chosen = selected
card-best = recommended
# What a card is worth on a slot.
card-value = slot { $n }: { $value }
ask-card = Choose a card, then a slot.
ask-slot = Where does { $card } go?
ask-nothing = No card fits.
order-title = The deck, in draw order
order-empty = The deck is empty.

## Where a card is

state-slot-1 = on slot 1
state-slot-2 = on slot 2
state-hand = in hand
state-played = played
state-aside = set aside
state-unseen = unseen
state-best = recommended
state-next = next in the deck
state-picked = selected

## Scoring hands

pattern-suit-run = straight flush
pattern-five = five of a kind
pattern-run = straight
pattern-four = four of a kind

## The position and the moves in words

position-hand = Hand: { $cards }.
position-slots = Slot 1: { $first }. Slot 2: { $second }.
position-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck.
position-score = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } played, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
move-text = { $card } on slot { $slot }

## The rules

rules-aim = Object of the game
rules-aim-text = A game for one player. Play as many cards as you can on two slots. Points for good hands break ties. Playing 70 cards is a perfect game.
rules-aim-cards = There are 80 cards: suits A to H, values 1 to 10. Ten are set aside unseen, five form your hand, and the other 65 are the deck.
rules-aim-picture = The deck, two slots and the hand
rules-move = Playing a card
rules-move-text = Any card can go on an empty slot. On another card you can play one of the same suit or the same value. Then draw a card. Once the deck is empty, your hand gets smaller.
rules-move-end = The game ends when no card in your hand can be played.
rules-move-picture = On C2 you can play C10 (same suit) or F2 (same value).
rules-points = Points
rules-points-text = Whenever your hand changes (deal, play, draw), its best combination scores. A straight cannot wrap from 10 to 1.
rules-points-hand = Hand
rules-points-points = Points
rules-points-picture = A straight flush: 50 points
rules-modes = Two modes, and the adviser
rules-modes-text = Real mode is the actual game: the deck is hidden from you and from the engines. Practice mode shows the deck in draw order, so that you can study what would have been possible.
rules-modes-adviser = If you play with real cards or in another app, the adviser tells you which card to play: enter your hand, then each card you draw.

## The adviser

adviser-heading = Twin Cool adviser
adviser-lead = For a game you are playing elsewhere, with real cards or in another app. Enter your cards, and the adviser tells you which one to play.
stage-aside = Cards set aside
stage-hand = Hand
stage-game = Advice
ask-aside = Which ten cards were set aside?
ask-aside-hint = Click them in the table. If you do not know them, as is usual, continue without them.
ask-aside-unknown = I don’t know
ask-hand = Which five cards are in your hand?
ask-hand-hint = Click them in the table. Advice appears after the fifth.
set-up-count = { $n } of { $all }
advice-thinking = Thinking…
advice-play = Play { $card } on slot { $slot }
advice-played = I played it
advice-other = Did you play another card? Choose it below, or click the card and then its slot.
advice-moves = Expected total cards for each move
advice-cards = { $n } cards
ask-draw = Which card did you draw?
ask-draw-hint = Click it in the table of all cards.
advice-over = Game over
adviser-undo = Undo
adviser-save = Save to file
adviser-open = Open file
adviser-again = New game
adviser-strategy = Strategy
# An engine in the list of strategies.
adviser-engine = { $name }: { $summary }
adviser-kept = The game is saved in this browser: you can close the page and continue later.
adviser-resumed = Continuing your last game.
adviser-bad-file = This is not a file saved by the adviser.
adviser-retry = Try again
adviser-steps = Cards entered so far
step-play = You played { $card } on slot { $slot }.
step-draw = You drew { $card }.
