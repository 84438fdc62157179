## contest

contest = 立体四目コンテストの形式（1 行に JSON の問い合わせ一つ、返答一つ）

## expert

expert-option-expert = 勝ちを証明する読みと、自己対局で学んだ評価によるアルファベータ探索
expert-option-weights = `sakiyomi tune score-four` で作った重みのファイル
expert-option-net = 勝ちを証明する読みと、自己対局で学んだニューラルネットの評価による木探索
expert-option-proofs = on（既定）か off。off と試行回数の指定では木探索だけになる
expert-proven = 必ず勝てることを読み切りました
expert-avoids = ほかの { $count } 手は負けると読み切りました

## heuristic

heuristic-wins = これで四つ並んで勝ちです
heuristic-blocks = 相手の四目を { $column } で止めます
heuristic-blocks-one = 相手は { $count } か所で四目を作れます。せめて { $column } を止めます
heuristic-by-chance = 勝つ手も止める手もないので、でたらめに選びました

## lib

option-heuristic = 勝てるなら勝ち、負けそうなら止め、あとはでたらめ
option-classic = 6手先まで読み、玉が1・2・3個のラインを1・10・50点と数える
option-uct = 四目とその阻止を見逃さずに終局まで何度も打ってみて、よく勝てる手を選ぶ
option-alpha-beta = classic と同じ評価で、時間の許すかぎり深く読む。四目の狙いも見逃さない
option-puct = expert と同じ評価で、有望な手から木を伸ばして読む
solver-summary = 証明数探索(連続四目と手番の損得の知識つき)

## rules

game-over = 対局は終わっています
column-full = { $column } の列はもういっぱいです
name = 立体四目
summary = 4×4の列に玉を積む。縦・横・斜め、立体で四つ並べたら勝ち
seat-black = 黒
seat-white = 白

## rules/text_board

text-board-level = {"  "}{ $level }段目{"     "}
text-board-to-move = （手番）
text-board-won = （勝ち）
text-board-input-help = b3 のような列。0 から数えた x,y でもよい（b3 は 1,2）
text-board-no-move = 棒は a1 から d4、または 0,0 から 3,3 の x,y です

## rules/notation

notation-no-move = 棒は a1 から d4 です
notation-slash = 16 か所ごとの区切り /
notation-cell = X、O、. のどれか
notation-length = 1 段 16 か所の 4 段を / で区切って書きます（{ $count } 文字でした）
notation-cell-name = { $column } の { $level } 段目

## rules/setup

setup-shared = { $cell } に両者の玉があります
setup-floating = { $cell } の玉の下に玉がありません
setup-counts = X は { $first } 個、O は { $second } 個です。X は O と同じ数か、1 個多くなければなりません
setup-line-before = { $winner } が四つ並べたあとに { $other } が置いています
setup-line-without = { $winner } の四つの並びは、最後の 1 個では作れません

## eval/quantised

weights-foreign = 立体四目の重みのファイルではありません
weights-length = 重みは { $expected } バイトのはずですが、{ $found } バイトです
weights-damaged = 重みのファイルが壊れています（チェックサムが合いません）
