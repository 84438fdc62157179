### Web ページでのオセロ：盤、局面の編集、ルール。

about = 相手の石をはさんで返す。最後に石の多いほうが勝ち。
othello-board = オセロの盤面

## マスの読み上げ

cell-black = 黒
cell-white = 白
cell-legal = 打てます

## 局面の編集

editor-palette = 置く石
editor-black = 黒石
editor-white = 白石
editor-eraser = 消す
side-black = 黒
side-white = 白

## 局面と手の説明

move-pass = パス
position-text = { $mover }の番。黒 { $black } 個、白 { $white } 個。黒：{ $black-discs }。白：{ $white-discs }。

## ルール

rules-aim = 目的
rules-aim-text = 8×8 の盤に、黒と白が交互に石を打ちます。どちらも打てなくなったとき、石の多いほうが勝ちです。黒が先手です。
rules-aim-picture = 初期配置。点は黒が打てるマス
rules-move = 石の打ち方
rules-move-text = 空いているマスに石を打ち、すでにある自分の石とのあいだに相手の石をはさみます。縦・横・斜めのどの向きでもかまいません。はさんだ石は、どの方向もすべて同時に返します。
rules-move-must-flip = 1 個も返せないマスには打てません。
rules-move-before = 黒が c5 に打つと…
rules-move-after = c4・d5・e5 が返ります
rules-end = パスと終局
rules-end-text = 打てるマスがないときだけパスになります。打てるときはパスできません。両者とも打てなくなったら終局で、石の数を数えます。
rules-end-hint = 最初のコツ：隅に打った石は二度と返されません。
