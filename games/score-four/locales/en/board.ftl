### Score Four on the web page: the board, the position editor and the rules.

about = Place beads in a 4×4×4 cube. Four in a line wins, in any direction.
score-four-board = Score Four: the four layers as flat boards

## The layers, and their cells read aloud

layer = Layer { $n }
layer-bottom = Layer { $n } (bottom)
layer-top = Layer { $n } (top)
cell-name = { $column }, layer { $n }
cell-black = black bead
cell-white = white bead
cell-falls = a bead would land on layer { $n }
cell-line = winning line

## The board in space

space-turn = Drag to rotate, scroll or pinch to zoom
space-reset = Reset view
space-tap-again = Tap again to place a bead on { $column }
space-missing = 3D graphics are not available in this browser, so only the flat boards are shown.

# What a narrow screen shows, one at a time.
views = View
view-space = 3D
view-levels = Layers

## The position editor

editor-palette = Bead
editor-next = Alternate
editor-black = Black bead
editor-white = White bead
editor-lift = Remove the top bead

## The position in words

side-black = Black
side-white = White
position-to-move = { $mover } to move.
position-won = { $winner } has four in a line.
position-count = Black { $black }, White { $white }.
position-layer = Layer { $n }: { $beads }.
position-black = black { $columns }
position-white = white { $columns }
# Between the two colours of a layer.
position-and = { "; " }

## The rules

rules-aim = Object of the game
rules-aim-text = Sixteen rods stand in a 4×4 square. Black and White take turns placing a bead on one of them. The first to get four beads of their colour in a straight line wins. Black moves first.
rules-move = Making a move
rules-move-text = Choose a rod. The bead drops to its lowest free place. A rod holds four beads. Beads are never moved or captured.
rules-move-rods = The rods: letters from left to right, numbers from back to front.
rules-move-layer = Layer 2 from above. Dots mark where a bead would come to rest on this layer.
rules-lines = Lines of four
rules-lines-text = A line may run within a layer, straight up, diagonally across the layers, or from corner to corner through the cube. There are 76 lines.
rules-lines-layer = within a layer
rules-lines-up = straight up
rules-lines-slant = diagonally upwards
rules-lines-space = through the cube
rules-end = End of the game
rules-end-text = The first line of four ends the game. If all 64 places are filled without a line, the game is a draw.
rules-end-hint = Keep in mind that every bead opens the place above it: do not open a good place for your opponent.
