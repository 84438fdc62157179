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
text-board-won = { $more } 対 { $fewer } で{ $player }の勝ち
text-board-input-help = d3 のようなマス。置けないときのパスは ps

## rules/notation

notation-no-move = マスは a1 から h8、パスは ps です
notation-square = X、O、- のどれか
notation-space = 64 マスの次は空白
notation-side = 手番の X か O
notation-length = 64 マス、空白、手番の 66 文字で書きます（{ $count } 文字でした）

## eval/weights

weights-foreign = オセロの重みのファイルではありません
weights-damaged = 重みのファイルが壊れています（チェックサムが合いません）
weights-version = 別のバージョンの重みです（必要なのは { $phases } 段階、各 { $numbers } 個）

## formats/convert

convert-no-moves = 手がありません
convert-scores = `scores` のタグ：{ $problem }
convert-other-start = 初期局面から始まっていません。ggf か record なら保存できます

## formats/ggf

ggf-nothing = (; で始まる対局がありません
ggf-second-game = 対局は一つのはずですが、二つ目があります
ggf-before-game = 対局の始まりの (;
ggf-no-end = 対局の終わりの ;) がありません
ggf-property = プロパティか ;)
ggf-other-game = オセロではなく { $found } の棋譜です
ggf-board-first = 盤面 BO は、手より前に一度だけ書きます
ggf-no-move = マスは A1 から H8、パスは PA です
ggf-other-turn = { $mv } は{ $player }の手ですが、{ $player }の番ではありません
ggf-no-board = 盤面 BO がありません
ggf-size = 盤の大きさは 8 でなければなりません
ggf-square = *、O、- のどれか
ggf-side = 手番の * か O

## formats

formats-length = 64 マスと手番を書きます（{ $count } 文字でした）
formats-move = { $number } 手目：{ $problem }

## formats/obf

obf-semicolon = 手番の次は ;
obf-no-score = 手と石差のはずですが、{ $found } です
obf-wrong-score = { $score } は石差ではありません（-64〜+64）

## formats/source

source-long-line = この形式の行としては長すぎます
source-not-text = 文字ではありません（バイナリファイルかもしれません）
source-no-end = 閉じる { $end } がありません

## formats/wthor

wthor-game = { $game } 局目の { $problem }
wthor-no-square = { $code } はマスではありません（10×行＋列で 11〜88）
wthor-size = 盤の大きさが 8 ではなく { $size } です
wthor-more-games = ヘッダーでは { $games } 局ですが、続きがあります
wthor-cut-off = { $games } 局中 { $number } 局目の途中で終わっています
wthor-no-header = 16 バイトのヘッダーの途中で終わっています
wthor-cut-off-names = { $names } 件中 { $number } 件目の名前の途中で終わっています
wthor-more-names = ヘッダーでは名前が { $names } 件ですが、続きがあります
wthor-too-many = この形式で数えられる対局数（32 ビット）を超えています
