## report

against = { $a } 対 { $b }
tournament = 総当たり戦
games = 対局数
budget = 一手あたりの制限
seed = 乱数の種
won-drawn-lost = 勝ち / 引き分け / 負け
share = 得点率
elo = レーティング差（Elo）
normalized = 正規化 Elo
los = A のほうが強い確率（LOS）
sprt = 逐次検定（SPRT）
accepted = 採択
rejected = 棄却
open = 未決
pairs = 組（2 局 1 組）
pairs-by-points = A の得点ごとの組数
points = 1 組の得点
share-so-far = A の得点率の推移（帯は 95% 区間）
elo-so-far = Elo 差の推移（帯は 95% 区間）
llr-so-far = 対数尤度比の推移
lengths = 対局の長さ
plies = 手数
conduct = 一手の消費時間と反則
engine = エンジン
cpu = 一手の CPU 時間 ms（最大）
time = 一手の時間 ms（最大）
nodes = 一手のノード数
crashes = 異常終了
time-losses = 時間切れ負け
illegal = 反則手
overruns = 時間超過の手
faults = 直近の反則
cross-table = 星取表
ratings = レーティング（95% 区間）
rating = 平均からの Elo
result = 結果
percent = ゲームの割合（%）

## budget

budget-limit = { $text } という制限はありません。100ms、cpu=100ms、nodes=1000、depth=6、memory=512MB を + でつないで指定します

## contest

contest-solitaire = { $game } は一人用なので対戦できません。エンジンどうしは `sakiyomi simulate { $game }` で比べられます
contest-alone = 対戦には二つ以上のエンジンが必要です
contest-external = `{ $program }` は参加できません：{ $problem }
contest-thread = スレッドを開始できません：{ $problem }

## openings

openings-line = { $line } 行目：{ $problem }
openings-empty = 開始局面がありません
openings-move = { $number } 手目：{ $problem }
openings-over = 終局した局面です
openings-solitaire = { $game } は一人用です。始まりは配札で、開始局面はありません
openings-engine-failed = エンジンが失敗しました：{ $problem }
openings-too-few = { $tried } 回試して、互角の開始局面は { $found } 個だけでした。手数を増やすか、許容差を広げてください

## player/spec

contestant-budget = エンジン { $text } の @ より後：{ $problem }
contestant-command = エンジン { $text }：{ $problem }。書き方は exec:プログラム 引数、または gtp:… です
contestant-open-quote = 引用符が閉じていません
contestant-no-program = プログラムが指定されていません

## stats/sprt

sprt-form = { $text }：{ $problem }。書き方は elo0,elo1 か elo0,elo1,alpha,beta です（例：0,5,0.05,0.05）
sprt-numbers = 数の並びではありません
sprt-count = 数は二つか四つ必要です
sprt-elo = elo0 は elo1 より小さく、どちらも ±2000 以内でなければなりません
sprt-errors = alpha と beta は 0 より大きく 0.5 より小さくなければなりません

## store

store-io = { $path }：{ $problem }
store-busy = { $path }：このフォルダーでは別の対戦が進行中です
store-other = { $path }：別の対戦のフォルダーです（{ $difference }）。--out に別のフォルダーを指定してください
store-damaged = { $path } の { $line } 行目：{ $problem }
