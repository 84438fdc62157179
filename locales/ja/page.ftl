### Web ページの文言。ゲームごとの文言は games/<id>/locales/ja/board.ftl にあります。

## 画面の枠：メニュー、設定、キー操作、エラー

app-name = 先読み
app-skip = 本文へ移動
app-main = メインメニュー
app-loading = 読み込み中…
app-again = もう一度試す
app-home = ゲーム一覧
app-close = 閉じる
app-cancel = キャンセル
app-copy = コピー
app-copied = コピーしました。
app-copy-failed = ブラウザーがコピーを許可していません。文字を選択してコピーしてください。
app-download = 保存
app-version = バージョン { $version }

nav-games = ゲーム
nav-adviser = アドバイザー
nav-cluster = クラスター
nav-settings = 設定
nav-keys = キー操作

settings-title = 設定
settings-language = 言語
settings-theme = テーマ
settings-theme-system = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-board = 盤
settings-sounds = 効果音
settings-animations = アニメーション
settings-animations-system = OS の「視差効果を減らす」設定に合わせて、アニメーションを止めています。
settings-legal = 着手できる場所を表示
settings-coordinates = 座標を表示
settings-shortcuts = キーボードショートカット
settings-kept = 設定はこのブラウザーに保存されます。

keys-title = キー操作
keys-everywhere = 全画面共通
keys-game = ゲーム中
keys-board = 盤上
keys-help = この一覧を表示
keys-home = ゲーム一覧
keys-settings = 設定
keys-escape = ウィンドウを閉じる、選びかけた手を取り消す
keys-back = 一手前・一手先
keys-ends = 最初の局面・最後の局面
keys-undo = 待った・やり直し
keys-flip = 盤を反転
keys-analysis = 検討のオン・オフ
keys-go = エンジンの再開・一時停止
keys-new = 新しいゲーム
keys-share = 共有と書き出し
keys-rules = ルール
keys-focus = 盤へ移動
keys-type = 手を文字で入力
keys-arrows = マスを移動
keys-enter = 選んだマスに着手
keys-note = 文字の入力中は使えません。設定でオフにできます。

error-no-answer = サーバーから応答がありません。起動しているか確認して、もう一度お試しください。ここまでの手は残っています。
error-unexpected = 問題が起きました。もう一度試すか、ページを再読み込みしてください。
error-page = ページが見つかりません
error-page-hint = アドレスをご確認ください。ゲーム一覧から選び直すこともできます。
error-game-hint = リンクが途中で切れているか、別のサーバーのゲームかもしれません。
error-load = ページを読み込めませんでした。
error-dismiss = 閉じる

live-lost = 接続が切れました。再接続しています…
live-back = 再接続しました。

time-seconds = { $n } 秒
time-minutes = { $n } 分
time-now = たった今

## 最初のページ

home-title = 先を読むゲーム
home-lead = 入門から最強まで、さまざまな強さのエンジンと対局。振り返りながら上達できます。
home-games = ゲームを選ぶ
home-level = レベル
home-level-range = レベル 1〜10
# スライダーの読み上げ名。
home-level-of = { $game }の相手のレベル
home-play = 対局する
home-play-game = { $game }で対局する
home-solo = 遊ぶ
home-solo-game = { $game }で遊ぶ
# リンクの読み上げ名には、表示中の文言をそのまま含めます。
home-options = 詳しく設定
home-options-of = { $game }を詳しく設定
home-rules = ルール
home-editor = 局面を作る
home-editor-of = { $game }の局面を作る
home-adviser = アドバイザー
home-recent = 最近のゲーム
home-recent-empty = 遊んだゲームがここに並び、いつでも続きから再開できます。まずは上のゲームを選んでください。
home-moves = { $n } 手
home-forget = この一覧から外す
home-go-on = 進行中

## 新しい対局

new-title = 新しいゲーム
new-title-of = { $game }：新しい対局
new-title-solo = { $game }：新しいゲーム
new-who = プレイヤー
new-who-engine = エンジンと対局
new-who-friend = この画面で二人で対局
new-who-watch = エンジンどうしの対局を観戦
new-who-solo = 自分で遊ぶ
new-who-solo-watch = エンジンのプレーを見る
new-side = あなたの手番
new-side-first = { $seat }（先手）
new-side-second = { $seat }（後手）
new-side-random = ランダム
new-opponent = 相手
new-engine = エンジン
# エンジンどうしの対局で、片方のエンジン。
new-engine-of = { $seat }のエンジン
new-think = エンジンの一手の時間
new-clock = 持ち時間
new-clock-none = なし
new-clock-choice = { $base } 分＋一手 { $add } 秒
new-clock-plain = { $base } 分
new-mode = モード
new-set-aside = 除外された 10 枚を表示する
new-seed = 配札番号
new-seed-hint = 同じ番号なら同じ配札になります。空欄ならランダムに配ります。
new-start = 開始局面
new-start-usual = 通常の初期局面
new-start-text = 局面・手順・棋譜を貼り付ける
new-start-label = 局面・手順・棋譜
new-start-hint = 局面、{ $moves } のような手順、保存した棋譜のどれでも貼り付けられます。
new-start-editor = 盤上で局面を作る
new-go = 対局を始める
new-go-solo = 始める
new-go-watch = 観戦を始める
new-adviser = 手元のカードや別のアプリで遊ぶときは、アドバイザーが使えます。
new-unknown = そのゲームはありません

## 局面の編集

edit-title = { $game }：局面を作る
edit-lead = 置くものを選び、続けて場所を選びます。局面をテキストで貼り付けることもできます。
edit-text = 局面のテキスト
edit-empty = 盤を空にする
edit-start = 初期局面
edit-good = この局面から始められます。
edit-over = この局面はすでに終局しています：{ $result }
edit-analyse = 検討する
edit-play = ここから対局
edit-none = { $game }では局面を編集できません。
edit-hidden = { $game }の局面は見えないカードで決まるため、編集できません。別の場所で遊んでいるゲームのカードは、アドバイザーに入力できます。

## 共有された対局とルール

open-title = 共有された対局を開く
open-failed = このリンクを開けませんでした。
open-hint = リンクが途中で切れているかもしれません。もう一度送ってもらうか、新しく始めてください。

rules-title = { $game }のルール
rules-others = ほかのゲームのルール
rules-play = { $game }で遊ぶ

adviser-title = { $game }のアドバイザー

## 学習用クラスター

cluster-title = クラスター
cluster-lead = { $address } にワーカー { $workers } 台。合計で毎秒 { $speed } 局。
cluster-none = 表示するクラスターがありません
cluster-none-hint = sakiyomi serve --cluster nats://host:4222 で起動すると表示されます。
cluster-trouble = クラスターに接続できません
cluster-order-pause = 全ワーカーが一時停止中です。
cluster-order-drain = 全ワーカーが終了処理中です。
cluster-queue = キュー
cluster-waiting = 待機中のジョブ
cluster-held = 実行中のジョブ
cluster-games = 未回収の対局
cluster-dead = 失敗したジョブ
cluster-aside = 拒否したメッセージ
cluster-runs = 学習と対局
cluster-no-runs = 実行中のものはありません。
cluster-holder = { $holder } が実行中
cluster-idle = 休止中
cluster-net = 最強のネットワーク：{ $net }（反復 { $iteration }）
# $what は下の四つの作業のどれか。
cluster-activity = 反復 { $iteration }、{ $what }：{ $done }/{ $total }
cluster-play = 自己対局
cluster-train = 学習ステップ
cluster-gate = 新旧ネットワークの対戦
cluster-bench = 棋力測定
cluster-elo = 反復ごとの Elo（{ $low } から { $high }）
cluster-workers = ワーカー
cluster-no-workers = ワーカーがいません。sakiyomi worker --cluster … で起動してください。
cluster-name = 名前
cluster-mode = 状態
cluster-threads = スレッド
cluster-speed = 局/秒
cluster-played = 対局数
cluster-worker-net = ネットワーク
cluster-mode-running = 稼働中
cluster-mode-paused = 一時停止中
cluster-mode-draining = 終了処理中
cluster-mode-banned = 停止（不正な棋譜）
cluster-mode-incompatible = バージョン不一致

## ゲーム画面：プレイヤー、状態、操作

game-you = あなた
game-person = プレイヤー
game-level = レベル { $n }
game-engine = エンジン { $name }
game-strongest = 最強エンジン
game-practice = 練習モード（山札が見えます）
game-real = 実戦モード（山札は見えません）
game-board = 盤
game-position = 局面の説明
game-moves = 手順
game-moves-empty = 手順がここに並びます。最初は{ $seat }の番です。
game-moves-empty-solo = 出したカードがここに並びます。
game-start = 開始
game-variation = 変化
game-clock = 残り時間 { $time }

status-your-turn = あなたの番です
status-turn = { $seat }の番です
status-thinking = { $player }が考えています…
status-waiting = { $player }の番です…
status-paused = 一時停止中
status-paused-engine = 一時停止中：次は{ $player }の番です。
status-pass = { $seat }は打てるマスがないのでパスします。
status-looking = { $ply } 手目を表示中
status-looking-start = 開始局面を表示中
# 着手のあとに読み上げます。
status-moved = { $seat }、{ $move }。
status-solo-turn = カードとスロットを選んでください

do-back = 現在の局面に戻る
do-from-here = ここからやり直す
do-undo = 待った
do-undo-solo = 戻す
do-undo-long = 自分の直前の手を取り消す
do-redo = やり直し
do-redo-long = 取り消した手を元に戻す
do-resign = 投了
do-resign-sure = 投了しますか？
do-resign-hint = { $seat }の負けで対局が終わります。終局後も、振り返りや途中からのやり直しができます。
do-end = ゲームを終える
do-end-sure = このゲームを終えますか？
do-end-hint = ここまでに出した枚数で終わります。
do-flip = 反転
do-flip-long = 盤を反転する
do-new = 新規
do-again = もう一局
do-again-solo = もう一度遊ぶ
do-go = 再開
do-go-engine = エンジンの手番を進める
do-pause = 一時停止
do-rules = ルール
do-players = プレイヤーを変更
do-players-hint = 先後を入れ替えたり、友だちや別のエンジンに交代したりできます。
do-players-hint-solo = エンジンに任せたり、自分で続けたりできます。
do-players-go = 変更する
do-share = 共有
do-more = その他
do-first = 最初の局面へ
do-previous = 一手前へ
do-next = 一手先へ
do-last = 最後の局面へ
do-copy = コピーして検討
do-copy-hint = この対局のコピーを開きます。両方の手を自由に試せて、検討もオンになります。
do-editor = 局面を編集
do-editor-hint = 表示中の局面を編集画面で開きます。この対局はそのまま残ります。
do-adviser-hint = 別の場所で遊んでいるゲームに助言します。
do-type = 手を入力
do-type-go = 決定
do-type-hint = 例：{ $move }
do-type-wrong = 「{ $move }」はこの局面では選べません。
do-nav = 局面の移動
do-actions = 操作

share-title = 共有と書き出し
share-link = このゲームへのリンク
share-link-hint = このサーバー上のゲームを開きます。リンクを知っている人は、観戦も参加もできます。
share-moves-link = 手順入りのリンク
share-moves-link-hint = 手順そのものが入っています。どのサーバーで開いても、同じ手順のコピーができます。
share-text = テキスト
share-format-position = 表示中の局面
share-format-moves = 手順
share-format-record = 棋譜
share-format-transcript = 棋譜（f5d6… 形式）
share-picture = 画像
share-svg = SVG を保存
share-png = PNG を保存

## 検討と振り返り

analysis-title = 検討
analysis-off = 対局中はオフです。オンにするとヒントが出ます。
analysis-off-free = オンにすると各手の評価が見えます。
analysis-over = ここで終局しています。前の局面に戻ると検討できます。
analysis-waiting = 検討を始めています…
analysis-review-first = 振り返りが終わると検討を再開します。
analysis-lost = 接続が戻ると検討を再開します。
analysis-engine = エンジン
analysis-engine-strongest = 最強
analysis-time = 時間
analysis-lines = 候補数
analysis-lines-title = 最善の手順
analysis-depth = 深さ { $n }
analysis-exact = 読み切り
analysis-likely = 確度 { $n }%
analysis-nodes = { $n } ノード
analysis-running = 読み中
analysis-done = 完了
analysis-line = 候補 { $n }：{ $score }

score-bar = 形勢：{ $score }
score-bar-solo = 見込み枚数：{ $score }
score-even = 互角
score-none = 評価はまだありません
score-leads-discs = { $seat }が { $n } 石リード
score-leads-points = { $seat }が { $n } 点リード
# 勝率。68% など。
score-chance = { $seat }の勝率 { $n }
score-wins = { $seat }の勝ち
score-wins-in = { $n } 手で{ $seat }の勝ち
score-draw = 引き分け
score-cards = { $n } 枚
# 数字の意味。いつも先手から見た値です。
unit-probability = 数字は{ $first }の勝率です。
unit-discs = 数字は最終的な石差の予想です。+ なら{ $first }が優勢。
unit-points = 数字はエンジンの評価点です。+ なら{ $first }が優勢。
unit-cards = 数字は最終的に出せる枚数の見込みです。
unit-proven = 読み切り：#7 は{ $first }が 7 手で勝ち、−#7 は{ $second }が 7 手で勝ち。

graph-title = 形勢の推移
graph-title-solo = 見込み枚数の推移
graph-value = { $all } 手中 { $ply } 手目、{ $score }
graph-hint = クリックするとその局面を表示します。

review-title = 振り返り
review-start = 対局を振り返る
review-start-solo = プレーを振り返る
review-hint = エンジンがすべての手を調べ、一手ごとの損失と、流れの変わった手を示します。
review-short = 何手か進めると振り返れます。
review-running = { $total } 手中 { $done } 手目を調べています
review-stop = 中止
review-again = もう一度調べる
review-mistakes = 改善できる手
review-none = 目立つ悪手はありませんでした。お見事です。
review-best = 最善：{ $move }
review-loss = 損失 { $n }
review-try = ここからやり直す
review-turning = 勝負の分かれ目
review-player = プレイヤー
review-average = 平均損失
mark-inaccuracy = 緩手
mark-mistake = 疑問手
mark-blunder = 悪手
mark-inaccuracies = 緩手
mark-mistakes = 疑問手
mark-blunders = 悪手

# 印の根拠。
review-loss-unit = 損失は勝率の低下（ポイント）です。
review-gave-win = 必勝を逃しました
# その手のあとで読み切れていること。
proof-now = これで{ $seat }が { $n } 手で必勝
proof-over = これで{ $seat }の勝ち

# エンジンがその手を選んだ理由。{ $why } はエンジン自身の文です。
reason-of = { $move }：{ $why }
# これから選べる手について読み切れていること。
proof-wins = { $move } は勝ち：{ $seat }が { $n } 手で必勝。
proof-loses = { $move } は負け：{ $seat }が { $n } 手で必勝。

# 盤の横のタブの名前。
game-panels = 盤の横の表示
review-later = 終局後に、エンジンがすべての手を調べて一手ごとの損失を示します。

review-show-all = すべて表示（{ $n }）
review-show-few = 表示を減らす
branch-new-game = 終わった対局はそのまま残ります。これは、その局面から始まる新しい対局です。

# 盤に表示している候補手順。
line-shown = 盤に表示中：{ $moves }
line-play = 変化として進める
line-play-one = { $move } を選ぶ
line-open = 新しい盤で開く
line-back = 戻る
# 選べる手すべて。
analysis-lines-all = すべて

# 同じ名前のプレイヤーが二人いるとき（同じレベルのエンジンどうしなど）。
game-player-of = { $player }（{ $seat }）
# プレイヤーに見えていたもの。アドバイザー用のテキスト。
share-format-advice = 見えていた情報（アドバイザー用）
home-recent-all = { $n } 件すべて表示

# 終わった対局の形勢バー。
score-bar-result = 結果：{ $score }

# 盤の色。
settings-look = 盤の色
settings-look-classic = 標準
settings-look-walnut = くるみ
settings-look-ocean = 青

## 盤に共通の文言。ゲームごとに言い換えられます

# 並べるものの区切り。
list-separator = 、
list-none = なし
# 文と文のあいだ（空）。
sentence-separator = { "" }
cell-empty = 空き
cell-legal = 着手できます
cell-last = 最後の手
cell-best = 最善
editor-to-move = 手番
pictured-board = 盤面
pictured-others = その他の手
