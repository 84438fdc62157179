## contest

contest = 立体四目コンテストの形式（1 行に JSON の問い合わせ一つ、返答一つ）

## expert

expert-option-expert = df-pn による必勝の証明＋自己対局で学習した評価のアルファベータ探索
expert-option-weights = `sakiyomi tune score-four` で作った重みのファイル
expert-option-net = df-pn による必勝の証明＋付属のニューラルネットの PUCT 木探索（AlphaZero 方式）
expert-option-proofs = df-pn の証明：on（既定）か off。sims を指定すると off
expert-proven = 必勝を読み切りました
expert-avoids = ほかの { $count } 手は負けと読み切りました

## heuristic

heuristic-wins = 四つ並んで勝ちです
heuristic-blocks = 相手の四つ目を { $column } で止めます
heuristic-blocks-one = 相手は { $count } か所で四つ並べられます。まず { $column } を止めます
heuristic-by-chance = 勝つ手も止める手もないので、ランダムに選びました

## lib

option-heuristic = 勝てるなら勝ち、負けそうなら止め、それ以外はランダム
option-classic = 深さ 6 のアルファベータ探索。玉 1・2・3 個の列を 1・10・50 点と数える
option-uct = UCT（モンテカルロ木探索）。プレイアウトでは四つ並びとその阻止を見逃さない
option-alpha-beta = 反復深化アルファベータ探索＋classic の評価と脅威の検出
option-puct = PUCT 木探索＋expert の評価
solver-summary = df-pn（証明数探索）。連続した三の必勝手順と偶奇の知識つき

## rules

game-over = 対局は終わっています
column-full = { $column } の棒にはもう置けません
name = 立体四目
summary = 4×4 の棒に玉を置く。立体で四つ一直線に並べたら勝ち
seat-black = 黒
seat-white = 白

## rules/text_board

text-board-layer = {"  "}第{ $layer }層{"     "}
text-board-level = {"  "}{ $level }段目{"     "}
text-board-to-move = （手番）
text-board-won = （勝ち）
text-board-input-help = b3 のような棒。0 から数えた x,y でもよい（b3 は 1,2）
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
