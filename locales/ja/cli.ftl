## commands/advise

advise-title = { $game }：{ $engine } が助言します。help でコマンドを表示します。
advise-needs-hand = --json では、手札を --hand か --file で指定してください
advise-going-on = { $file } のゲームを再開します。
advise-cannot-read = { $file } を読めません（{ $why }）
advise-cannot-go-on = { $file } のゲームを再開できません（{ $why }）
advise-other-hand = { $file } には手札 { $found } で始めたゲームがあります。続けるときは --hand を付けず、新しく始めるときは --file に別の名前を付けてください
advise-other-aside = { $file } には除外カードが { $found } のゲームがあります。続けるときは --aside を付けず、新しく始めるときは --file に別の名前を付けてください
advise-aside-unknown = { $file } には除外カードがわからないゲームがあります。続けるときは --aside を付けず、新しく始めるときは --file に別の名前を付けてください
advise-played = 出したカードは？（Enter で { $best }）{" "}
advise-drawn = { $mv } を出しました。引いたカードは？{" "}
advise-when-over = （undo で一つ戻る、save FILE で保存、Enter で終了）{" "}
advise-advice = { $best } がおすすめです。
advise-advice-because = { $best } がおすすめです。{ $why }。
advise-result = ゲーム終了：{ $result }。
advise-took-play-back = { $mv } を出す前に戻しました。
advise-took-draw-back = { $card } を引く前に戻しました。
advise-nothing-back = これ以上は戻せません
advise-saved = { $file } に保存しました。
advise-not-saved = { $file } に保存できませんでした（{ $why }）。save に別のファイル名を付けて試してください
advise-no-game = 同じ名前のファイルがありますが、保存したゲームではありません
advise-no-name = save にはファイル名を付けてください（例：save today.txt）
advise-kept = ゲームは { $file } に保存しました。続きは `sakiyomi advise { $game } --file { $file }` で再開できます。
advise-help = 
    {"  "}Enter          おすすめのとおりに出した
    {"  "}undo           一つ戻る（戻す）
    {"  "}show           場とおすすめをもう一度表示（表示）
    {"  "}save [FILE]    FILE に保存。名前を省くと --file のファイルに保存（保存）
    {"  "}quit           終わる（終了）
    {""}

## commands/analyze/review

review-title = { $game }、{ $count } 手の検討（{ $engine }）
review-part = 中断：{ $ply } 手目以降の検討です
review-progress = { $total } 手中 { $done } 手
review-head-move = 手
review-head-played = 着手
review-head-value = 評価
review-head-best = 最善
review-head-loss = 損失
review-head-depth = 深さ
review-decisive = 勝負
review-values = 一手ごとの評価（{ $player }側）
review-chances = 一手ごとの勝率（{ $player }側）
review-summary = { $player }：{ $moves } 手中 { $best } 手が最善、平均損失 { $loss }
review-blunders = 、敗着 { $count } 手
review-turning-points = 勝負の分かれ目：
review-turn = {"  "}{ $ply } 手目 { $player } { $mv }（{ $score }）。{ $best } なら { $best_score }：{ $line }
review-no-turns = 形勢が入れ替わった手はありません
review-moves = 手数
review-plotted = グラフを { $file } に書き出しました

## commands/analyze

analyze-title-practice = { $game }、{ $player }の番（{ $engine }）（練習モード：山札が見える）
analyze-title = { $game }、{ $player }の番（{ $engine }）
analyze-effort = 深さ { $depth }、{ $nodes } ノード、{ $wall } 秒（CPU 毎秒 { $speed }）、{ $memory } MB
analyze-comma = 、
analyze-exact = { $depth }（読み切り）
analyze-counted = 内訳：{ $numbers }。訪問数：{ $visits }
analyze-best = 最善手: { $mv }
analyze-best-because = 最善手: { $mv }（{ $why }）

## commands/bench

bench-kernels = カーネル：{ $kernels }

## commands/book

book-no-book = { $game } には定石を使うエンジンがありません
book-exists = { $file } はすでにあります。続きから作るには --from を付けずに実行してください
book-made = { $file }：{ $size }、{ $bytes } バイト、{ $nodes } ノード、CPU { $cpu } 秒
book-grows = { $positions } 局面（うち全着手を評価済み { $opened }、{ $plies } 手目まで）
book-not-opened = この局面の手は定石にありません
book-line = 最善の進行: { $line }
book-one-look = （1 回の探索のみ）

## commands/cluster/access

access-no-address = サーバーのアドレスを --cluster nats://host:4222 か NATS_URL で指定してください
access-no-password = --nats-user を使うときは、NATS_PASSWORD にパスワードを設定してください

## commands/cluster

cluster-head = { $address }：ワーカー { $workers } 台、指示 { $order }
cluster-queue = ジョブ：待ち { $waiting }、実行中 { $held }。未回収の対局 { $games } 局
cluster-trouble = 失敗を繰り返したジョブ { $dead } 件（ストリーム SAKIYOMI_DEAD）、拒否したメッセージ { $aside } 件（ストリーム SAKIYOMI_ASIDE）
cluster-no-workers = ワーカーがいません。`sakiyomi worker --cluster …` で起動してください
cluster-worker-line = {"  "}{ $name }：{ $mode }、{ $threads } スレッド、{ $games } 局、{ $speed } 局/秒、ネット { $net }、バージョン { $version }
cluster-no-runs = 学習も対局もありません
cluster-run-line = {"  "}{ $name }（{ $game }）：{ $holder }
cluster-idle-run = 休止中
cluster-best-net = 。最強のネットは反復 { $iteration } の { $net }
cluster-asked-pause = ワーカーは新しいジョブを取りません。`sakiyomi cluster resume` で再開します
cluster-asked-run = ワーカーはジョブを取ります
cluster-asked-drain = ワーカーは手持ちのジョブを終えたら終了します
cluster-set-up = { $address } の準備ができました
cluster-running = 稼働中
cluster-paused = 一時停止中
cluster-draining = 終了処理中
cluster-banned = 停止（不正な棋譜）
cluster-incompatible = 停止（クラスターとバージョン不一致）

## commands/completions

completions-only-man = --out は man ページ用です。シェル補完は標準出力に出します

## commands/contest

contest-cannot-read-openings = { $file } の開始局面を読めません
contest-progress = { $total } 組中 { $done } 組：{ $score }
contest-progress-left = { $total } 組中 { $done } 組、残り約 { $left }：{ $score }
contest-seconds = { $n } 秒
contest-minutes = { $n } 分
contest-hours = { $n } 時間
contest-crowded = sakiyomi: { $cores } コアで同時に { $threads } 局行うと、互いの消費時間に影響します
contest-conduct = 一手あたり CPU { $cpu } ms（最大 { $max_cpu }）、時間 { $time } ms（最大 { $max_time }）
contest-crashes = 、異常終了 { $count } 回
contest-time-losses = 、時間切れ負け { $count } 回
contest-illegal-moves = 、反則手 { $count } 回
contest-overruns = 、時間超過の手 { $count } 回
contest-last-fault = 直近の反則：{ $who }（{ $kind }）：{ $detail }
contest-stopped = { $total } 組中 { $done } 組で中断しました
contest-fault-kind-crash = 異常終了
contest-fault-kind-time = 時間切れ
contest-fault-kind-illegal = 反則手

## commands/convert

convert-exists = { $file } はすでにあります。置き換えるには --force を付けてください
convert-cannot-answer = 結果を書き出せません
convert-interrupted = { $read } 局を読んだところで中断しました。何も書き出していません
convert-no-such-game = { $file } に { $only } 局目はありません（全部で { $count } 局）
convert-only-one = --only N で 1 局だけを選んでください
convert-done = { $read } 局を読み、{ $written } 局を書き出しました
convert-so-far = { $read } 局

## commands/games

games-one-game = --number { $number }：コマンドラインの手順は 1 局だけです
games-no-such-game = { $file } に { $number } 局目はありません
games-no-such-file = { $file } を読めません。そのようなファイルはありません
games-no-such-format = { $option }：{ $game } に { $name } という形式はありません（{ $near }）
games-say-format = { $file }：形式を { $option } で指定してください（{ $all }）
games-say-output = 出力の形式を { $option } で指定してください（{ $all }）
games-bad-move = { $number } 手目：{ $why }
games-option = { $option }：{ $problem }
games-no-names = --names { $file }：{ $format } 形式に名前のファイルはありません
games-names-ending = --names { $file }：名前のファイルの拡張子は { $endings } です

## commands/list

list-strongest = （最強）
rules-none = { $name }のルールの説明はありません：{ $summary }

## commands/matches

matches-title = { $game }：{ $a } 対 { $b }、{ $games }
matches-counts = { $wins } 勝 { $draws } 分 { $losses } 敗
matches-share = 、得点率 { $share }、{ $elo }
matches-elo = Elo { $elo }
matches-beyond = Elo は測定できません
matches-after-one-pair = （1 組では誤差を推定できません）
matches-all-alike = （どの組も同じ結果なので、誤差を推定できません）
matches-pairs = 組の得点 0、½、1、1½、2：{ $counts }。A のほうが強い確率（LOS）{ $los }%
matches-normalized = 。正規化 Elo { $elo }
matches-sprt = SPRT { $elo0 }, { $elo1 }：LLR { $llr }（{ $lower } から { $upper }）、{ $verdict }
matches-accepted = 採択：差は { $elo0 } ではなく { $elo1 }
matches-rejected = 棄却：差は { $elo1 } ではなく { $elo0 }
matches-open = 未決

## commands/models

models-line = { $file }：{ $game }、重み { $weights } 個、{ $origin }
models-net = { $game }、重み { $weights } 個、フィンガープリント { $fingerprint }
models-origin = { $name }、{ $made_by }、{ $steps } ステップ、{ $games } 局
models-no-name = 名前なし
models-no-origin = 来歴不明
models-parent = 学習元：{ $parent }
models-rename = fc_policy=policy_fc のように、ファイルの層の名前とここでの名前を指定してください
models-exists = { $file } はすでにあります
models-no-preset = { $game } に { $preset } のネットワークはありません
models-onnx-precision = ONNX の重みは 32 ビットです。--f16 は付けないでください
models-ending = 書き出すファイルの拡張子は .safetensors か .onnx です
models-no-encoding = { $game } にはネットワーク用の符号化がありません
models-compared = { $game } の { $positions } 局面
models-same-move = 最善手の一致率 { $share }%
models-policies = 方策の差（KL）は平均 { $nats } ナット
models-values = 価値の差は平均 { $mean }、最大 { $most }

## commands/openings

openings-progress = 開始局面 { $count } 個中 { $found } 個
## commands/perft

perft-depth = 深さ
perft-sequences = 手順の数
perft-ended = 終局
perft-seconds = CPU 秒
perft-speed = 百万/秒

## commands/protocol

protocol-ugi = Universal Game Interface（二人用のゲームすべて）
protocol-of = { $summary }［{ $game }］
protocol-which = プロトコルを指定してください（{ $all }）
protocol-unknown = { $name } というプロトコルはありません（{ $near }）
protocol-other-game = --game { $game }：{ $protocol } は { $games } のプロトコルです
protocol-limits-of-go = { $option }：UGI では `go` で探索を制限します。このオプションは付けないでください

## commands/selfplay

selfplay-progress = { $games } / { $wanted } 局：毎秒 { $rate } 局、{ $positions } 局面、{ $simulations } シミュレーション、バッチ充填率 { $fill }%、残り { $left }
selfplay-summary = { $games } 局（先手勝ち { $first }、引き分け { $draws }、後手勝ち { $second }）、{ $positions } 局面、{ $time }：毎秒 { $rate } 局面、{ $simulations } シミュレーション{ $stopped }
selfplay-stopped = 。途中で止めました（終わっていない対局は保存しません）
selfplay-other-game = { $file } には { $game } の対局が入っています。--out で別のファイルを指定してください
selfplay-exists = { $file } はすでにあります。--out で別の名前を指定してください
selfplay-failed = 自己対局に失敗しました
selfplay-rows = { $file }：{ $rows } 局面の配列

## commands/serve

serve-address = 先読みは { $address } で動いています
serve-stop = Ctrl-C で終了します。
serve-kept = 対局は { $file } に保存されます。
serve-no-start = サーバーを起動できません
serve-no-page = { $folder } に index.html がありません
serve-cannot-listen = { $address } で待ち受けできません（{ $error }）。{ $what_to_do }
serve-in-use = 別のプログラム（sakiyomi かもしれません）が使っています。--port で別の番号を指定してください
serve-forbidden = そのポートを使う権限がありません。--port で別の番号を指定してください
serve-choose-another = --host か --port を変えてください
serve-ended = サーバーを終了しました。対局は保存されています。

## commands/simulate

simulate-cannot-read-deals = { $file } の配札を読めません
simulate-progress = { $engine }：{ $games } ゲーム中 { $done }
simulate-title = { $game }：{ $engine }（{ $mode }モード）、{ $games }{ $stopped }
simulate-games = { $count } ゲーム
simulate-stopped = （中断）
simulate-no-game = { $game }：{ $engine }：終わったゲームがありません
simulate-practice = 練習
simulate-real = 実戦
simulate-result = {"  "}結果      { $mean }{ $error }、中央値 { $median }、最小 { $min }、最大 { $max }
simulate-error = {" "}± { $error }（標準誤差）
simulate-bonus = {"  "}ボーナス  { $mean }{ $error }
simulate-time = {"  "}時間      一手あたり CPU { $time } µs
simulate-head-engine = エンジン
simulate-head-mode = モード
simulate-head-result = 結果
simulate-head-s-e = ± 誤差
simulate-head-median = 中央値
simulate-head-bonus = ボーナス
simulate-head-s-a-move = µs／手

## commands/solve

solve-no-solver = { $game } には解析用のソルバーがありません
solve-cannot-read-positions = { $file } の局面を読めません
solve-no-position = { $file } に局面がありません
solve-will-keep = sakiyomi: 証明を { $file } に保存します
solve-cannot-go-on = { $file } の続きから再開できません
solve-goes-on = sakiyomi: { $file } の { $positions } 局面から再開します
solve-cannot-keep = 証明を { $file } に保存できません

## commands/solve

solve-wins-in = { $name }の勝ち（あと{ $plies }手）
solve-wins-between = { $name }の勝ち（あと{ $least }～{ $most }手、正確な手数は未確定）
solve-wins-by = { $name }の{ $points }石勝ち
solve-score-open = 未解決（{ $name }から見た石差は { $least }～{ $most }）
solve-has-won = { $name }の勝ちで終わっています
solve-draw = 引き分け
solve-open = 未解決
solve-no-loss = 未解決（{ $name }は引き分け以上）
solve-best = 最善手
solve-best-known = 最善手（分かった範囲）
solve-line = 読み筋
solve-effort = { $nodes } 局面、CPU { $cpu } 秒（毎秒 { $speed } 局面）、置換表 { $memory } MB
solve-open-numbers = { $name }は勝てるか: 証明数 { $proof }、反証数 { $disproof }
solve-score-progress = 石差は { $least }～{ $most }（確度 { $confidence }%）: { $nodes } 局面、毎秒 { $speed }
solve-progress = { $name }は{ $within }勝てるか: { $nodes } 局面、毎秒 { $speed }、証明数 { $proof }、反証数 { $disproof }、置換表 { $fill }%
solve-within = { $plies }手以内に

## commands/tournament

tournament-twice = { $engine } が二度指定されています
tournament-leader = 首位は { $engine }（{ $elo }）
tournament-title = { $game }：{ $engines } エンジン、{ $games }
tournament-engine = エンジン
tournament-points = 得点

## commands/train

train-other-preset = この学習は --preset { $there } で始まりました。--preset を省くか、別のフォルダーを指定してください
train-other-game = { $folder } は { $here } ではなく { $there } の学習フォルダーです。別のフォルダーを指定してください
train-progress = { $elapsed }  反復 { $iteration }、{ $what } { $done }/{ $total }
train-playing = 対局
train-training = ステップ
train-testing = 採用試験 最大
train-measuring = 棋力測定 組数
train-speed = 。{ $games } 局/秒、{ $positions } 局面/秒、バッチ充填率 { $fill }%
train-losses = 。方策損失 { $policy }、価値損失 { $value }
train-elo = 。Elo { $elo } ± { $error }
train-left = 。残り { $left }
train-played = 反復 { $iteration }：{ $games } 局、平均 { $plies } 手、引き分け { $draws }%。{ $speed } 局面/秒、バッチ { $batch }（充填率 { $fill }%）
train-learned = 反復 { $iteration }：ステップ { $step }。損失：方策 { $policy }（目標 { $entropy }）、価値 { $value }。{ $speed } ステップ/秒
train-better = 反復 { $iteration }：新しいネットワークを採用しました（{ $pairs }）
train-not-better = 反復 { $iteration }：新しいネットワークは採用しません（{ $pairs }）
train-no-gate = 反復 { $iteration }：採用試験なし。新しいネットワークを採用しました
train-met-first = 反復 { $iteration }：{ $player } 対 { $opponent }（学習前）：{ $wins } 勝 { $draws } 分 { $losses } 敗
train-met = 反復 { $iteration }：{ $player } 対 { $opponent }：{ $wins } 勝 { $draws } 分 { $losses } 敗
train-done = { $iterations } 反復、{ $games } 局、{ $steps } ステップ。最強のネットは { $file } です
train-best-is-first = まだどのネットも採用されていません。最強のネットは学習前のままです。最新のネットは { $latest } です
train-stopped = 中断しました。同じコマンドで再開できます
train-no-run = { $folder } は `sakiyomi train` のフォルダーではありません。対局の report.html は match の --out が書き出します

## commands/tune

tune-no-weights = { $game } には重みを調整できるエンジンがありません
tune-fixed-cost = --nodes：このゲームでは一手の計算量が決まっているため、指定できません
tune-played = { $time } 秒  第 { $generation } 世代：{ $of } 局中 { $games } 局、{ $positions } 局面
tune-epoch = { $time } 秒  第 { $generation } 世代：エポック { $epoch }/{ $epochs }、損失 { $loss }
tune-fitted = { $time } 秒  第 { $generation } 世代：{ $of } 段階中 { $phases } 段階の重みを推定
tune-learned = { $time } 秒  第 { $generation } 世代：{ $samples } 局面で学習、検証損失 { $loss }{ $phases }
tune-by-phase =
    {""}
    {"         "}段階ごと：{ $losses }

## commands/worker

worker-begun = ワーカー { $name }（{ $address }、{ $threads } スレッド）
worker-not-set-up = 接続しました。学習か対局の開始を待っています
worker-mode = ワーカー { $name }：{ $mode }
worker-progress = { $games } 局、ジョブ { $jobs } 件
worker-ended = { $games } 局を送り、ジョブ { $jobs } 件を完了しました。残りはほかのワーカーが引き継ぎます

## config

config-unreadable = { $problem }: { $why }
config-malformed = { $file } の { $line } 行目: { $problem }
config-value = { $file }: { $key } の '{ $value }' は使えません。使える値: { $values }

## console

console-no-thread = 入力スレッドを開始できません
console-interrupted = Ctrl-C で止めました
verbose-end = { $seconds } 秒、カーネル { $kernels }
console-no-interrupts = Ctrl-C を受け取れません

## play

play-which-game = どのゲームで遊びますか？（番号か名前、Enter で終了）{" "}
play-which-seat = どちらで遊びますか？（1 { $first }、2 { $second }、b 二人で対戦。Enter で 1）{" "}
play-which-opponent = 対戦相手は？（レベル 1〜{ $most }、またはエンジンの名前。Enter で { $usual }）{" "}
play-thinking = … 考え中
play-did-you-mean = { $input } という選択肢はありません。{ $name } のことですか？
play-no-such-choice = { $input } という選択肢はありません。
play-exists = { $file } はすでにあります。--record に新しいファイルを指定するか、--resume { $file } で続きから遊んでください
play-cannot-resume = { $file } の対局を再開できません
play-no-saved-games = { $folder } に保存した対局がありません
play-saved-game = { $game }：{ $players }、{ $date }、{ $moves } 手{ $result }
play-saved-over = 、終局
play-which-saved = どの対局ですか？（番号。Enter で 1、exit で終了）{" "}
play-other-game = { $file } は { $game } ではなく { $found } の棋譜です
play-no-seat-2 = { $game } は一人用なので、席 2 はありません
play-no-seat-left = エンジンの入る席がありません。--seat を変えてください
play-one-seat-left = エンジンの席は一つだけです。--seat none なら二つになります
play-two-seats = エンジンの席は二つだけです
play-title-against = { $game }：{ $player } 対 { $opponent }。help でコマンドを表示します。
play-title-alone = { $game }：{ $player }。help でコマンドを表示します。
play-seated = { $seat }（{ $who }）
play-you = あなた
play-person = プレイヤー
play-prompt = { $player }>{" "}
play-prompt-time = { $player }（残り { $left }）>{" "}
play-seconds = { $n } 秒
engine-plays = { $player }（{ $engine }）の手は { $mv }
play-effort = {"  "}深さ { $depth }、{ $nodes } 局面、{ $seconds } 秒
play-because = { $what }：{ $why }
play-played = { $player }の手は { $mv }
play-result = 終局です。{ $result }。
play-not-understood = { $input } は手でもコマンドでもありません。手の書き方：{ $moves }。コマンドの一覧は help で表示します。
play-illegal = { $mv } は選べません。{ $why }。
play-no-answer = { $input } は答えになりません。undo で手の入力に戻ります。
play-choices = { $input } は選べません。選択肢：{ $choices }。undo で手の入力に戻ります。
play-hint = ヒント：{ $mv }
play-expected = 予想される進行：{ $moves }（{ $score }）
play-legal-moves = 合法手：{ $moves }
play-nothing-to-undo = 戻せる手がありません。
play-nothing-to-redo = 進められる手がありません。
play-saved = 棋譜を { $file } に保存しました。続きは `sakiyomi play { $game } --resume { $file }` で再開できます。
play-saved-finished = 棋譜を { $file } に保存しました。
play-not-saved = { $file } に保存できませんでした（{ $why }）。save に別のファイル名を付けて試してください。
play-already-there = 同じ名前のファイルがすでにあります
play-bye = ここで終わります。
play-help = 
    {"  "}手             { $moves }
    {"  "}hint           エンジンのおすすめの手と理由（ヒント）
    {"  "}moves          合法手の一覧（手）
    {"  "}rules          ルールの説明（ルール）
    {"  "}undo, redo     一手戻す（待った）、進める
    {"  "}save [file]    棋譜を保存（保存）
    {"  "}resign         投了
    {"  "}exit           終わる。棋譜は保存されます（終了）
    {""}

## words

cannot-read = { $file } を読めません
cannot-write = { $file } に書けません
unknown-kernels = { $variable }={ $value }：カーネルは portable、avx2、avx512 のいずれかです
missing-kernels = { $variable }={ $value }：このマシンで使える最速のカーネルは { $fastest } です
games = { $count } 局

## help

help-usage = 使い方
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-cluster = クラスター
help-default = { $help }［既定値: { $values }］

## failure: wrong use of the command line

usage = { $problem }（使い方は `sakiyomi help`）
usage-did-you-mean = { $problem }。{ $near } のことですか？
usage-game = { $game } はゲームの名前です。遊ぶには `sakiyomi play { $game }` としてください
usage-unknown-command = { $command } というコマンドはありません
usage-unknown-argument = 引数 { $arg } は使えません
usage-missing-command = { $command } のあとにコマンドが必要です：{ $commands }
usage-missing-argument = 指定が足りません：{ $args }
usage-missing-value = { $arg } には値が必要です
usage-choice = { $arg }：「{ $value }」は使えません。{ $values } のどれかを指定してください
usage-value = { $arg }：「{ $value }」は使えません。{ $why }
usage-too-many-values = { $arg } に値 { $value } は付けられません
usage-too-few-values = { $arg } は { $least } 個以上必要ですが、{ $count } 個しかありません
usage-twice = { $arg } が二度以上指定されています
usage-conflict = { $arg } と { $others } は同時に指定できません
usage-not-text = UTF-8 でない引数があります
usage-range = { $low } から { $high } までの数を指定してください
usage-at-least = { $low } 以上の数を指定してください
usage-whole-number = 整数を指定してください
usage-number = 数を指定してください
usage-address = 127.0.0.1 のような IP アドレスを指定してください
usage-clock = 5m、または一手ごとに加算する 5m+3s のような時間を指定してください。0s にはできません
usage-minutes = 20 や 0.5 のような数（単位は分）を指定してください
usage-preset = tiny、small、full、classic のどれかを指定してください
usage-run-preset = tiny、small、full のどれかを指定してください
usage-device = cpu か cuda を指定してください
