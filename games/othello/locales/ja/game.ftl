## expert

engine-expert = マルチ ProbCut 付きアルファベータ探索＋学習済みパターン評価。終盤は完全読み
expert-option-selectivity = ProbCut の選択度：73・91・99・100 %（既定は 73）
expert-option-book = 定石：on（既定）・off、または `sakiyomi book othello` で作ったファイル
expert-option-midgame = 空きが 26 マスを超えるあいだに使う時間の割合（%、既定は 100）。100 未満なら、やさしい手は短く、難しい手は長く考えます
expert-option-weights = `sakiyomi tune othello` で作った重みのファイル
expert-solved = 読み切り：双方最善で { $score }
expert-from-the-book = 定石の手です（深さ { $depth } で { $score }）
expert-best = { $depth } 手読んで最善です（{ $score }）
expert-only-move = ほかに打てる手がありません
expert-no-time = 読む時間がありませんでした

## formats

transcript = 1 行に 1 局：f5d6c3…
obf = 1 行に 1 局面。手ごとの石差つき
ggf = プレイヤー名・時間・評価値つきの棋譜（GGS、NBoard）
wthor = 大会の棋譜（FFO データベース）

## greedy

greedy-flips-most = 返せる石が一番多い手です（{ $count } 個）
greedy-must-pass = ほかに打てる手がありません

## lib

engine-greedy = 一番多く返せる手を打つ
engine-classic = 深さ 5 のアルファベータ探索。評価は隅 25 点・着手可能数 5 点・石 1 点
engine-uct = UCT（モンテカルロ木探索）。プレイアウトでは隅を優先
engine-puct = PUCT 木探索＋classic の評価
engine-alpha-beta = 反復深化アルファベータ探索＋classic の評価
solver-summary = 終局までのアルファベータ探索（完全読み）

## protocols

gtp = オセロ用の Go Text Protocol（GoGui、Quarry など）
nboard = NBoard のプロトコル

## rules

game-over = 対局は終わっています
occupied = { $square } にはすでに石があります
flips-nothing = { $square } では石を返せません
must-pass = 打てるマスがありません。`ps` でパスしてください
may-not-pass = 打てるマスがあるときはパスできません
name = オセロ
summary = 相手の石をはさんで返す。石の多いほうが勝ち
seat-black = 黒
seat-white = 白

## rules/text_board

text-board-passed = { $player }は打てるマスがないのでパスします
text-board-won = { $more } 対 { $fewer } で{ $player }の勝ち
text-board-input-help = d3 のようなマス。打てるマスがないときは ps でパス

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
