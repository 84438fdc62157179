## budget

budget-no-duration = { $text } は時間ではありません（例：3s、250ms、2m）
budget-long-duration = { $text } は長すぎます（1 年まで）
budget-no-memory = { $text } はメモリーの量ではありません（例：512MB、1GB）
budget-much-memory = { $text } は多すぎます（1024TB まで）

## files

files-record = 1 局の棋譜（sakiyomi play の保存形式）
files-line = { $line } 行目（先頭から { $offset } バイト）
files-offset = 先頭から { $offset } バイト
files-at = { $place }：{ $problem }
files-unfit = { $number } 局目は書き込めません：{ $problem }
files-one-game = record 形式のファイルに入るのは 1 局だけです

## parse

parse-move = { $text } は手として読み取れません：{ $problem }
parse-position-at = 局面の { $number } 文字目：{ $problem }
parse-position = 局面として読み取れません：{ $problem }
parse-expected = { $found } は使えません（必要なのは { $what }）
parse-ended = 途中で終わっています（必要なのは { $what }）
parse-the-end = 文字列の終わり

## record

record-not-text = 棋譜の { $number } バイト目が文字ではありません（バイナリファイルかもしれません）
record-line = 棋譜の { $line } 行目：{ $problem }
record-cut-off = 棋譜が { $moves } 手目で途切れています（`end { $moves }` の行がありません）
record-other-game = { $expected } ではなく { $found } の棋譜です
record-start = 棋譜の開始局面：{ $problem }
record-move = 棋譜の { $ply } 手目：{ $problem }
record-result = 棋譜の結果は { $result } ですが、実際の結果は { $played } です
record-carriage-return = 行の途中に復帰文字（CR）があります。値の中では `\r` と書きます
record-version = 形式のバージョン { $version } には対応していません（対応しているのは { $known }）
record-tag = `タグ: 値`
record-twice = { $key } が二つあります
record-no-tag = `{ $key }` のタグがありません
record-next-move = { $ply } 手目
record-nothing-more = 終わり
record-no-move = 手がありません
record-one-word = 手は一語で書きます（{ $text } ではありません）
record-comment = `; コメント`
record-open-bracket = かっこが閉じていません
record-escape = `\` の次は `n`、`r`、`\` のどれか

## score

score-win-in = { $plies } 手で勝ち
score-loss-in = { $plies } 手で負け
score-no-score = { $text } は評価値ではありません（例：+1.25、`win in 3`）

## state

state-not-now = ここではその手は選べません
state-illegal = { $mv } は選べません：{ $why }

## text

verbatim = { $text }

## text_board

text-board-wins = { $player }の勝ち
text-board-wins-by = { $margin } 差で{ $player }の勝ち
text-board-draw = 引き分け
text-board-scored = 結果は { $score }+{ $bonus }
