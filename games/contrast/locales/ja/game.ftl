## expert

expert-option-expert = アルファベータ探索＋自己対局で学習した評価（競走・動ける手・タイル）
expert-option-weights = `sakiyomi tune contrast` で作った重みのファイル

## lib

option-runner = 勝てるなら勝ち、危なければ防ぎ、それ以外は前へ進む
option-uct = UCT（モンテカルロ木探索）。プレイアウトではゴールへ進む
option-alpha-beta = 反復深化アルファベータ探索。評価はゴールまでの段数
option-puct = PUCT 木探索＋expert の評価

## rules

name = コントラスト
summary = 駒の動きは足もとのタイルで決まる。相手の陣の一番奥に着けば勝ち
seat-player-1 = 先手
seat-player-2 = 後手

## rules/refusal

refusal-game-over = 対局は終わっています
refusal-no-piece = { $square } に駒がありません
refusal-not-yours = { $square } の駒は相手のものです
refusal-occupied = { $square } には駒があります。駒は取れません
refusal-only-straight = 白マスの駒は縦横にしか動けません
refusal-only-diagonal = 黒タイルの駒は斜めにしか動けません
refusal-only-lines = 灰タイルの駒は縦・横・斜めの一直線にしか動けません
refusal-blocked = { $square } の相手の駒にふさがれています
refusal-too-far = 駒が動けるのは 1 マスです。味方の駒が続いていれば、飛び越して最初の空きマスに降ります
refusal-stock-empty = { $tile }タイルはもうありません
refusal-under-the-mover = 動いた先の { $square } にはタイルを置けません
refusal-under-a-piece = 駒のある { $square } にはタイルを置けません
refusal-tiled = { $square } にはすでにタイルがあります
refusal-tile-name-black = 黒
refusal-tile-name-gray = 灰

## rules/text_board

text-board-which-target = 動かす先は？（x,y）
text-board-which-tile = 置くタイルは？（0 なし、1 黒、2 灰。c3b、c3g とも。Enter でなし）
text-board-which-square = 置くマスは？（x,y）
text-board-input-help = b1b2 のように元のマスと先のマス。タイルも置くなら b1b2+c3b（黒）、b1b2+c3g（灰）。左上を 0,0 として 1,4 1,3 とも書けます（1,4 だけなら先を尋ねます）

## runner

runner-reaches-goal = 相手の陣の一番奥に着きます
runner-leaves-no-move = 相手は指せる手がなくなります
runner-all-lose = 何を指しても、次に相手がゴールします
runner-blocks = 相手の次のゴールを防ぎます
runner-advances = 安全な手のうち一番前へ進めます（{ $rows } 段）
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
