## expert

expert-option-expert = 自己対局で学んだ評価（競走の差、動ける道、タイル）で深く読む
expert-option-weights = `sakiyomi tune contrast` で作った重みのファイル

## lib

option-runner = 勝てるなら勝ち、危ないなら防ぎ、あとはひたすら前へ進む
option-uct = ゴールを目指して終局まで何度も指してみて、よく勝てる手を選ぶ
option-alpha-beta = 時間の許すかぎり先を読み、ゴールまでの段数で形勢を測る
option-puct = expert と同じ評価で、有望な手から木を伸ばして読む

## rules

name = コントラスト
summary = 駒の下のタイルで動き方が変わる。相手の陣の一番奥に着けば勝ち
seat-player-1 = 先手
seat-player-2 = 後手

## rules/refusal

refusal-game-over = 対局は終わっています
refusal-no-piece = { $square } に駒がありません
refusal-not-yours = { $square } の駒は相手の駒です
refusal-occupied = { $square } には駒があります。駒は取れません
refusal-only-straight = 白いマスの駒は縦と横にしか動けません
refusal-only-diagonal = 黒タイルの駒は斜めにしか動けません
refusal-only-lines = 灰タイルの駒も、縦・横・斜めの一直線にしか動けません
refusal-blocked = { $square } の相手の駒にふさがれています
refusal-too-far = 駒は 1 マスずつ動きます。飛び越せるのは続いている自分の駒だけで、その先の最初の空きマスに降ります
refusal-stock-empty = { $tile }タイルはもう残っていません
refusal-under-the-mover = 動いた先の { $square } にはタイルを置けません
refusal-under-a-piece = 駒のある { $square } にはタイルを置けません
refusal-tiled = { $square } にはもうタイルがあります
refusal-tile-name-black = 黒
refusal-tile-name-gray = 灰

## rules/text_board

text-board-which-tile = 置くタイルは？ 黒は c3b、灰は c3g のように。置かないなら Enter
text-board-input-help = b1b2 のように元のマスと先のマス。タイルも置くなら b1b2+c3b（黒）、b1b2+c3g（灰）。左上を 0,0 と数えて 1,4 1,3 と入力してもよい

## runner

runner-reaches-goal = ゴールに着きます
runner-leaves-no-move = 相手は動けなくなります
runner-all-lose = 何を指しても次に相手がゴールします
runner-blocks = 相手が次にゴールするのを防ぎます
runner-advances = 安全な手の中でいちばん前へ進めます（{ $rows } 段）
runner-cannot-advance = 前へ進める安全な手がありません

## rules/notation

notation-no-move = b1b2 のように元のマスと先のマスを書きます。タイルも置くなら b1b2+c3g です
notation-piece = 駒の 1 か 2、なければ .
notation-tile = タイルの b か g、白マスなら .
notation-side = 手番の 1 か 2
notation-black-stock = 黒タイルの残り 0〜3 枚
notation-gray-stock = 灰タイルの残り 0〜1 枚
notation-pieces = プレイヤー { $player } の駒は 5 つのはずですが、{ $count } つあります
notation-tiles = { $tile }タイルは盤上の { $placed } 枚と持ちタイルの { $first } 枚・{ $second } 枚で { $count } 枚です。合わせて { $supply } 枚でなければなりません
notation-arrived-before = 手番のプレイヤー { $player } の駒がすでに相手の陣の一番奥にあります（一手前に終局しています）
notation-arrived-twice = プレイヤー { $player } の駒が相手の陣の一番奥に { $count } つあります（一つ目で終局しています）

## eval

weights-line = { $line } 行目が整数ではありません
weights-count = 重みは { $expected } 個のはずですが、{ $found } 個です
