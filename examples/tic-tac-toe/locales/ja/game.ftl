## players

engine-uct = 終局まで何度も打ってみて、よく勝てる手を選ぶ
engine-puct = ニューラルネット（なければ開いた列の数）で有望な手から木を伸ばす
engine-alpha-beta = どの変化も終局まで読みきる

## rules

over = 対局は終わっています
taken = { $square } は空いていません
name = 三目並べ
summary = 先に三つ並べたほうが勝ち
seat-crosses = ×
seat-noughts = ○

## text_board

text-board-input-help = b2 のようなマス
