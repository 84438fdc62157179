## adviser

adviser-practice = { $engine } は山札を見る練習モード用のエンジンです。山札がわからないここでは使えません
adviser-only-games = 助言できるゲームは { $games } だけです
adviser-no-games = 助言できるゲームはありません

## engine/alpha_beta

alpha-beta-option-depth = 探索の深さ（手数）
alpha-beta-option-threads = 探索スレッド数（1〜256、既定は 1）

## engine/level

level-slip = わざと悪い手：ランダムに選びました
level-summary = レベル 1（入門）〜10（最強）。level-1 〜 level-10 とも書けます
level-option-n = レベル（1〜10、既定は 5）

## engine/mcts

mcts-option-sims = 一手あたりのシミュレーション回数（既定は時間の許すかぎり）
mcts-option-net = ネットワークのファイル（default は付属のもの）
mcts-option-playouts = プレイアウトの方策：heuristic（既定）か random
engine-net = PUCT 木探索（AlphaZero 方式）＋付属のニューラルネット

## engine/random

random-by-chance = 合法手からランダムに選びました
engine-random = 合法手から一様ランダムに選ぶ

## verdict

verdict-resigned = { $loser }の投了で{ $winner }の勝ち
verdict-out-of-time = { $loser }の時間切れで{ $winner }の勝ち
verdict-gave-up = ここで終わりました
verdict-time-is-up = 時間切れです

## book

book-foreign = { $game } の定石ファイルではありません
book-version = 別のバージョンの定石ファイルです。`sakiyomi book` で作り直せます
book-cut-off = 定石ファイルが途切れています（{ $expected } バイト中 { $bytes } バイト）
book-damaged = 定石ファイルが壊れています（チェックサムが合いません）

## engine

engine-unknown = { $game } に { $name } というエンジンはありません（{ $near }）
engine-option = エンジン { $engine } に { $option } というオプションはありません（{ $near }）
engine-no-options = オプションはありません
engine-value = エンジン { $engine }：{ $option } に { $value } は指定できません（{ $allowed }）
engine-number-from = { $least } 以上の数
engine-number-between = { $least }〜{ $most } の数
engine-file = エンジン { $engine }、{ $path }：{ $problem }
mcts-no-network = { $game } には付属のネットワークがありません

## engine/spec

spec-form = エンジン { $text }：{ $problem }。書き方は family か family:option=value,option=value です
spec-family = エンジン名に使えるのは英小文字、数字、- です
spec-no-option = { $part } は option=value の形ではありません
spec-twice = { $part } が二度指定されています

## entry

entry-unknown-game = { $name } というゲームはありません（{ $near }）

## game

starts-line = { $line } 行目：{ $problem }

## nearest

nearest-name = { $name } のことですか？
nearest-all = 選べるのは { $names }

## protocols

protocol-time-only = --cpu：このプロトコルでは --time で時間を制限します
ugi-solitaire = { $game } は一人用です。UGI は二人用ゲームのプロトコルです

## review

review-no-moves = 手が一つもありません
review-no-values = エンジン { $engine } は手の評価を示しません。別のエンジンを選んでください

## session

session-illegal = { $mv } は選べません：{ $why }
session-over = すでに終わっています：{ $how }

## solitaire

simulation-no-deal = ファイルに配札がありません
simulation-two-players = { $game } は二人用です。エンジンどうしは `sakiyomi match { $game } A B` で比べられます

## tune

tune-file = { $path }：{ $problem }
tune-other-game = { $path } は { $game } ではなく { $found } の調整フォルダーです。別のフォルダーを指定してください
tune-other-seed = { $path } は --seed { $found } で始めた調整です（指定は { $seed }）。別のフォルダーを指定してください
tune-nothing = { $what }：1 以上の数を指定してください
tune-no-inputs = この重みは自己対局だけで作ります。棋譜ファイルは指定できません
tune-stopped = 最初の世代が終わる前に中断しました。同じコマンドで続きから再開します

## bench

bench-perft = perft { $depth }
bench-leaves = 手順
bench-playouts = ランダムな対局（{ $plies } 手）
bench-games = 局
bench-engine = エンジン { $name }（{ $positions } 局面）
bench-nodes = ノード
