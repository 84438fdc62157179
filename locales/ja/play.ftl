## adviser

adviser-practice = { $engine } は山札を見る練習用エンジンです。ここでは山札がわからないので使えません
adviser-only-games = 助言できるゲームは { $games } だけです
adviser-no-games = 助言できるゲームはありません

## engine/alpha_beta

alpha-beta-option-depth = 何手先まで読むか
alpha-beta-option-threads = 読みに使うスレッドの数。1〜256（既定は 1）

## engine/level

level-slip = うっかり：でたらめな手です
level-summary = レベル 1（入門）から 10（最強）まで。level-1 〜 level-10 とも書けます
level-option-n = レベル（省略時は 5）

## engine/mcts

mcts-option-sims = 1手あたりの試行回数（省略時は時間の許すかぎり）
mcts-option-net = 使うニューラルネットのファイル（default は付属のもの）
mcts-option-playouts = 終局までの打ち方。heuristic（既定）か random
engine-net = 自己対局で学んだニューラルネットの評価で、有望な手から木を伸ばして読む

## engine/random

random-by-chance = でたらめに選びました
engine-random = 合法手からでたらめに選ぶ

## verdict

verdict-resigned = { $loser }の投了で{ $winner }の勝ち
verdict-out-of-time = { $loser }の時間切れで{ $winner }の勝ち
verdict-gave-up = あきらめました
verdict-time-is-up = 時間切れです
