## report/plots

plots-percent = %

## report

title = { $game }：学習
facts = プリセット { $preset }、{ $iterations } 反復、{ $games } 局、{ $positions } 局面、{ $steps } ステップ、{ $time }。新しいネット { $gates } 個のうち { $accepted } 個が最強になりました。現在の最強は { $best } です。
empty = まだ何も計測されていません。
hours = { $n } 時間
minutes = { $n } 分
losses = 損失
policy = 方策
value = 価値
score = 石差
loss = 損失
steps = ステップ
entropy = 学習する方策のエントロピー
nats = ナット
elo = random に対する Elo
iteration = 反復
shares = 既存エンジンに対する得点率
length = 対局の手数
plies = 手
results = 引き分けと先手勝ち
draws = 引き分け
first-wins = 先手勝ち
throughput = 自己対局の速さ
per-second = 局面/秒
ratings = レーティング
player = プレイヤー
games = 局数
samples = 自己対局の例
sample = 反復 { $iteration }：{ $result }
