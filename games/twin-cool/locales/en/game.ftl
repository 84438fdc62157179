## adviser/part

adviser-ask-hand = Your five cards, such as A1 B2 C3 D4 E5:{" "}
adviser-ask-set-aside = The ten cards set aside, or Enter if you do not know them:{" "}
adviser-expected = Expected total cards:
adviser-input-help =
    {"  "}A10>1          you played A10 on slot 1; the card alone where only one slot takes it
    {"  "}A10            you drew A10
    {""}

## adviser/refusal

refusal-no-card = { $text } is not a card; cards are A1 to H10
refusal-too-few = expected { $expected ->
        [one] { $expected } card
       *[other] { $expected } cards
    }, found { $found }
refusal-too-many = expected { $expected ->
        [one] { $expected } card
       *[other] { $expected } cards
    }, found { $found }
refusal-twice = { $card } occurs twice
refusal-in-hand = { $card } is already in your hand
refusal-played = { $card } has already been played
refusal-set-aside = { $card } was set aside and cannot be drawn
refusal-no-move = { $text } is not a card and a slot such as A10>1
refusal-which-slot = both slots take { $card }: { $card }>1 or { $card }>2?
refusal-draw-first = first enter the card you drew, such as A10
refusal-play-first = first enter the card you played, such as A10>1
refusal-over = the game is over
refusal-saved = line { $line }: { $problem }
refusal-unexpected = expected { $expected }, found { $found }
refusal-missing = expected { $expected }, but the text ends here
refusal-no-step = { $text } is neither `play` nor `draw`

## expert

expert-option-expert = expectimax over the next draws with a value function trained by self-play
expert-option-draws = draws to look ahead, 0 to 2
expert-option-weights = weights file made by `sakiyomi tune twin-cool`

## flexible

flexible-reaches-most = keeps the most unseen cards playable ({ $count })
flexible-only-move = the only legal move

## ismcts

ismcts-option-iterations = iterations per move (default 10000)
ismcts-option-exploration = exploration constant of UCB1, in standard deviations of the results (default 1)
ismcts-option-playouts = none (trained evaluation, the default), random or heuristic
ismcts-option-ismcts = information-set MCTS (ISMCTS) over sampled decks
ismcts-option-mcts = practice mode (sees the deck): Monte Carlo tree search with the true card order

## lib

option-flexible = keeps the most unseen cards playable

## oracle

oracle-option-oracle = practice mode (sees the deck): exact maximum number of cards
oracle-longest = the maximum for this deck is { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
oracle-at-least = with this deck at least { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } can be played

## reason

reason-only-move = the only legal move
reason-unjudged = no time to evaluate the moves
reason-others-unjudged = no time to evaluate other cards
reason-expected = about { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in total, { $than }; { $next }
reason-more = { $lead } more than with { $other }
reason-as-good = as many as with { $other }
reason-more-points = as many as with { $other }, but more points
reason-only-card = { $lead } more than with { $other }, and no other card fits
reason-only-card-either-slot = on either slot, and no other card fits
reason-follows-any-draw = whatever you draw, { $left } can follow
reason-follows = { $left } can follow
reason-needs-draw = { $count } of { $unseen } unseen cards keep the game going
reason-ends = then the game is over

## rules

game-over = the game is over
not-in-hand = { $card } is not in your hand
does-not-fit = { $card } matches neither the suit nor the value of { $top } on slot { $slot }
name = Twin Cool
summary = play cards of the same suit or value on two slots for as long as you can
seat-player = Player

## rules/points

points-pattern-four-of-value = four of a kind
points-pattern-run = straight
points-pattern-five-of-value = five of a kind
points-pattern-suit-run = straight flush

## rules/text_board

text-board-in-hand = in hand
text-board-on-slot = on a slot
text-board-played = played
text-board-unseen = unseen
text-board-set-aside = set aside
text-board-deck-count = deck
text-board-played-count = played
text-board-points = points
text-board-slot = slot
text-board-hand = hand{"  "}
text-board-empty = empty
text-board-takes = takes
text-board-nothing = nothing
text-board-which-slot = which slot, 1 or 2? Enter for 1
text-board-result = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } played, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
text-board-perfect = a perfect game: all { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } played, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
text-board-drew = you drew { $card }
text-board-drew-pattern = you drew { $card }: { $pattern }, +{ $points }
text-board-left-pattern = your hand keeps { $left }, +{ $left_points }
text-board-left-and-drew-pattern = your hand keeps { $left }, +{ $left_points }; you drew { $card }: { $pattern }, +{ $points }
text-board-input-help = a card and a slot such as A10>1 or a10 1; the card alone if only one slot takes it

## rules/cards

cards-no-card = expected a card A1 to H10

## rules/deals

deals-count = expected { $in_play } cards in draw order and { $set_aside } set aside, found { $found_in_play } and { $found_set_aside }
deals-fields = expected 4 fields (id;optimum;draw order;set aside), found { $count }
deals-field = { $field }: { $problem }
deals-no-number = expected a number, found { $found }

## rules/notation

notation-no-move = expected a card A1 to H10 and a slot, such as A10>1 or A10>2
notation-fields = expected 6 fields (hand, slots, points, known or unknown, deck, set aside), found { $count }
notation-known = expected known or unknown, found { $found }
notation-empty-slots = { $count } cards are played, but both slots are empty
notation-most-points = after { $plays } plays at most { $most } points are possible
notation-no-card = expected a card A1 to H10, found { $found }
notation-order = { $first } must stand before { $second }
notation-slots = expected the tops of 2 slots, found { $count }
notation-points = expected points, found { $found }
notation-set-aside = expected { $expected } cards set aside, found { $found }
notation-deck = expected at most { $expected } cards in the deck, found { $found }
notation-large-hand = expected at most { $expected } cards in the hand, found { $found }
notation-small-hand = expected { $expected } cards in the hand while the deck lasts, found { $found }

## value/weights

weights-foreign = not a file of Twin Cool weights of this version
weights-damaged = the file is damaged

## rules_text

rules-patterns = straight flush 50, five of a kind 5, straight 2, four of a kind 1
