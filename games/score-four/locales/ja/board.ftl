### Web ページでの立体四目：盤、局面の編集、ルール。

about = 4×4×4 の立体に玉を置く。縦・横・斜めに四つ並べば勝ち。
score-four-board = 立体四目の盤面（4 つの段を平面で表示）

## 段とマスの読み上げ

layer = { $n } 段目
layer-bottom = { $n } 段目（一番下）
layer-top = { $n } 段目（一番上）
cell-name = { $column } の { $n } 段目
cell-black = 黒玉
cell-white = 白玉
cell-legal = ここに置けます
cell-falls = 玉は { $n } 段目に入ります
cell-line = 勝ちの列

## 立体の盤

space-turn = ドラッグで回転、スクロールやピンチで拡大縮小
space-reset = 視点を戻す
space-tap-again = もう一度タップすると { $column } に置きます
space-missing = このブラウザーでは 3D 表示が使えないため、平面の盤だけを表示しています。

# 狭い画面での表示の切り替え。
views = 表示
view-space = 立体
view-levels = 各段

## 局面の編集

editor-palette = 置く玉
editor-next = 交互に
editor-black = 黒玉
editor-white = 白玉
editor-lift = 一番上の玉を取る

## 局面の説明

side-black = 黒
side-white = 白
position-to-move = { $mover }の番。
position-won = { $winner }が四つ並べました。
position-count = 黒 { $black } 個、白 { $white } 個。
position-layer = { $n } 段目：{ $beads }。
position-black = 黒 { $columns }
position-white = 白 { $columns }
# 同じ段の黒と白のあいだ。
position-and = 、

## ルール

rules-aim = 目的
rules-aim-text = 4×4 に並んだ 16 本の棒に、黒と白が交互に玉を置きます。自分の玉を先に一直線に四つ並べたほうが勝ちです。黒が先手です。
rules-move = 玉の置き方
rules-move-text = 棒を 1 本選ぶと、玉はその棒の空いている一番下に入ります。1 本に入るのは 4 個までです。置いた玉は動かせず、取られることもありません。
rules-move-rods = 棒の名前は左から a〜d、奥から 1〜4
rules-move-layer = 2 段目を上から見た図。点は、いま置くとこの段に入るところ
rules-lines = 四目の形
rules-lines-text = 同じ段の縦・横・斜め、真上、段をまたぐ斜め、立体の対角線のどれでもかまいません。全部で 76 本あります。
rules-lines-layer = 同じ段
rules-lines-up = 真上
rules-lines-slant = 段をまたぐ斜め
rules-lines-space = 立体の対角線
rules-end = 終局
rules-end-text = 四つ並んだ時点で終わりです。並ばないまま 64 か所がすべて埋まれば引き分けです。
rules-end-hint = 玉を置くと、その真上に次の玉を置けるようになります。相手に良い場所を開けてしまわないよう気をつけましょう。
