## report/plots

plots-percent = %

## report

title = { $game }：学習
facts = プリセット { $preset }、{ $iterations } 反復、{ $games } 局、{ $positions } 局面、{ $steps } ステップ、{ $time }。新しいネットワーク { $gates } 個のうち { $accepted } 個が採用されました。現在の最強は { $best } です。
empty = まだ測定結果がありません。
hours = { $n } 時間
minutes = { $n } 分
losses = 損失
policy = 方策
value = 価値
score = 石差
loss = 損失
steps = ステップ
entropy = 方策の学習目標のエントロピー
nats = ナット
elo = random に対する Elo
iteration = 反復
shares = 既知のエンジンに対する得点率
length = 対局の手数
plies = 手
results = 引き分けと先手勝ち
draws = 引き分け
first-wins = 先手勝ち
throughput = 自己対局の速度
per-second = 局面/秒
ratings = レーティング
player = プレイヤー
games = 局数
samples = 自己対局の例
sample = 反復 { $iteration }：{ $result }

## learner

learner-play-only = { $game } は見えない情報があるか、ネットワーク用の符号化がありません。使えるのは { $learned } です

## run/config

config-no-game = `game` の項目がありません
config-at-least-one = 1 以上
config-batch-size = 1〜1048576
config-reuse = 0 より大きく 1000 以下
config-gate = gate：{ $problem }

## run/error

run-at = { $path }：{ $problem }
run-busy = { $path }：別のプロセスがこの学習を実行中です
run-other = { $path }：この学習の { $what } は { $here } ではなく { $there } です。別のフォルダーを指定してください
run-foreign = { $path }：空でも学習用でもないフォルダーです。別のフォルダーを指定してください
run-missing = { $path }：学習の記録がありません
run-thread = スレッドを開始できません：{ $problem }
run-panic = 自己対局のスレッドが異常終了しました
settings-malformed = 設定：{ $problem }
settings-value = 設定：{ $name } が { $found } です（{ $wanted } でなければなりません）

## selfplay/config

selfplay-setting = 自己対局の設定 { $setting }：{ $problem }
selfplay-sims = 1〜1000000 の数です
selfplay-plies = 0〜100 の数です
selfplay-share = 0〜1 の数です
selfplay-size = 0 以上の数です
selfplay-numbers = fpu とともに数でなければなりません
selfplay-candidates = candidates がありません
selfplay-values = values は 0 以上です
selfplay-noise = alpha は 0 より大きく、share は 0〜1 です
selfplay-resign = 割合としきい値は 0〜1 です
selfplay-exact = play_on は 0〜1 です
selfplay-in-flight = 1〜65536 の数です（leaves は 1〜1024）
selfplay-tree = 1 以上の数です
