## expert

engine-expert = 学習したパターン評価で重要な変化を深く読み、終盤は完全に読み切る
expert-option-selectivity = 読みを省くのに必要な確からしさ：73・91・99・100 パーセント（既定は 73）
expert-option-book = 定石：on・off、または `sakiyomi book othello` で作ったファイル（既定は on）
expert-option-midgame = 空きマスが 26 より多いあいだに使う持ち時間の割合。1〜100 パーセント（既定は 100）。100 未満なら、易しい手は短く、迷う手は長く考えます
expert-option-weights = `sakiyomi tune othello` で作った重みのファイル
expert-solved = 最善を尽くせば結果は { $score } になります
expert-from-the-book = 定石の手です（{ $depth } 手先までの評価で { $score }）
expert-best = { $depth } 手先まで読んで最善です（{ $score }）
expert-only-move = ほかに手がありません
expert-no-time = 読む時間がありませんでした

## formats

transcript = 1行に1局：f5d6c3…
obf = 1行に1局面。手ごとの石差つき
ggf = 対局者・時間・評価値つきの棋譜（GGS、NBoard）
wthor = 大会の棋譜（FFO データベース）

## greedy

greedy-flips-most = いちばん多い { $count } 個を返せます
greedy-must-pass = ほかに手がありません

## lib

engine-greedy = いちばん多く返す
engine-classic = 5手先まで読み、隅25点・打てる手5点・石1点で数える
engine-uct = 隅を意識しながら終局まで何度も打ってみて、よく勝てる手を選ぶ
engine-puct = classic と同じ評価で、有望な手から木を伸ばして読む
engine-alpha-beta = classic と同じ評価で、時間の許すかぎり深く読む
solver-summary = 終局までのアルファベータ探索

## protocols

gtp = オセロ用の Go Text Protocol（GoGui、Quarry など）
nboard = NBoard のプロトコル

## rules

game-over = 対局は終わっています
occupied = { $square } には石があります
flips-nothing = { $square } では石を返せません
must-pass = 置けるマスがないので、パス `ps` しかできません
may-not-pass = 置けるマスがあるときはパスできません
name = オセロ
summary = はさんで返す。石の多いほうが勝ち
seat-black = 黒
seat-white = 白

## rules/text_board

text-board-passed = { $player }は置けるマスがないのでパスします
text-board-input-help = d3 のようなマス。置けないときのパスは ps
