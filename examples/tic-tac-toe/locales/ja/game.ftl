## players

engine-uct = UCT（モンテカルロ木探索）
engine-puct = PUCT 木探索。評価はニューラルネット、なければ空いた列の数
engine-alpha-beta = 終局までのアルファベータ探索

## rules

over = 対局は終わっています
taken = { $square } はすでに埋まっています
name = 三目並べ
summary = 先に三つ並べたほうが勝ち
seat-crosses = ×
seat-noughts = ○

## text_board

text-board-input-help = b2 のようなマス
