### Web ページでのコントラスト：盤、局面の編集、ルール。

about = 相手の陣地へ一番乗り。駒の動きは足もとのタイルで決まる。
contrast-board = コントラストの盤面

## マスの読み上げ

cell-piece-1 = 先手の駒
cell-piece-2 = 後手の駒
cell-tile-white = 白マス
cell-tile-black = 黒タイル
cell-tile-gray = 灰タイル
cell-movable = 動かせます
cell-chosen = 選択中
cell-target = ここへ動けます
cell-tile-target = ここにタイルを置けます
stock-label = { $player }：黒 { $black } 枚、灰 { $gray } 枚

## 一手の進め方

ask-piece = 動かす駒を選んでください。
ask-target = 行き先を選んでください。
ask-tile = 印のマスにタイルを置くか、「置かない」を選んでください。
tile-black = 黒
tile-gray = 灰
tile-none = 置かない
ask-cancel = 取り消す

## 局面の編集

editor-palette = 置くもの
editor-eraser = 駒を取る
editor-tile-black = 黒タイル
editor-tile-gray = 灰タイル
editor-tile-none = タイルを取る
editor-stock = { $player }の持ちタイル
# 枚数欄の読み上げ名。
editor-counter = { $player }の{ $tile }
editor-fewer = { $counter }：1 枚減らす
editor-more = { $counter }：1 枚増やす

## 局面と手の説明

player-1 = 先手
player-2 = 後手
position-text = { $mover }の番。先手の駒：{ $first }。後手の駒：{ $second }。黒タイル：{ $black }。灰タイル：{ $gray }。
# 局面に続けて、両者について言います。
position-stock = { $player }の持ちタイルは黒 { $black } 枚、灰 { $gray } 枚。
move-text = { $from } から { $to }
move-black = { $from } から { $to }、{ $square } に黒タイル
move-gray = { $from } から { $to }、{ $square } に灰タイル

## ルール

rules-aim = 目的
rules-aim-text = それぞれ 5 つの駒を自陣の一番手前に並べます。駒を 1 つでも相手の陣の一番奥（相手の最初の段）に進めたほうが勝ちです。先手（丸）は下から、後手（三角）は上から始めます。
rules-aim-picture = 初期配置と両者の持ちタイル
rules-move = 駒の動きは足もとのタイルで決まる
rules-move-text = 駒は 1 マス動きます。白マスからは縦横、黒タイルからは斜め、灰タイルからは 8 方向に動けます。マスの印がその向きを表しています。駒を取ることはありません。
rules-move-white = 白：縦横
rules-move-black = 黒：斜め
rules-move-gray = 灰：8 方向
rules-jump = 飛び越し
rules-jump-text = 進む向きに自分の駒があれば、いくつ続いていても飛び越して、その先の最初の空きマスに降ります。相手の駒と盤の端は越えられません。
rules-jump-picture = c1 の駒は味方 2 つを飛び越して c4 に行けます
rules-tile = タイルを置く
rules-tile-text = 駒を動かしたあと、持ちタイル（黒 3 枚、灰 1 枚）から 1 枚を、駒のない白マスに置けます。いま離れたマスでもかまいません。置いたタイルは最後まで動きません。置かずに指し終えることもできます。
rules-tile-picture = b1 から b2 へ動き、c3 に灰タイル
rules-end = 終局
rules-end-text = 一番奥に着いた時点で勝ちです。自分の番で指せる手がなければ負けです。同じ局面が 4 回現れたとき、または両者合わせて 150 手に達したときは引き分けです。
