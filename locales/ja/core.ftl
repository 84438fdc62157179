## files

files-record = 1局。sakiyomi play の棋譜

## score

score-win-in = { $plies } 手で勝ち
score-loss-in = { $plies } 手で負け

## state

state-not-now = ここではその手は指せません

## text_board

text-board-wins = { $player }の勝ち
text-board-wins-by = { $player }の { $margin } 差勝ち
text-board-draw = 引き分け
text-board-scored = 結果は { $score }+{ $bonus }
