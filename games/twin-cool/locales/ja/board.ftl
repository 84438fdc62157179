### Web ページでのツインクール：場、ルール、アドバイザー。

about = 80 枚のカードと二つのスロットのソリティア。何枚出せるか。

## 場

card-table = カードの場
all-cards = 全 80 枚の一覧
slot-name = スロット { $n }
slots-name = スロット 1・2
slot-takes = { $card } を出せます
hand-name = 手札
deck-name = 山札
deck-count = 山札は残り { $n } 枚
count-played = 出した枚数
count-points = 役の点
card-playable = 出せます
card-not-playable = 出せません
card-chosen = 選択中
card-best = おすすめ
# カードをスロットに出したときの評価。
card-value = スロット { $n }：{ $value }
ask-card = カードを選び、次にスロットを選んでください。
ask-slot = { $card } をどちらのスロットに出しますか？
ask-nothing = 出せるカードがありません。
order-title = 山札（引く順）
order-empty = 山札はもうありません。

## カードの居場所

state-slot-1 = スロット 1 の上
state-slot-2 = スロット 2 の上
state-hand = 手札
state-played = 出したカード
state-aside = 除外
state-unseen = 未知のカード
state-best = おすすめ
state-next = 次に引くカード
state-picked = 選択中

## 役

pattern-suit-run = 同じスートで 5 枚の連番
pattern-five = 同じ数字 5 枚
pattern-run = 5 枚の連番
pattern-four = 同じ数字 4 枚

## 局面と手の説明

position-hand = 手札は { $cards }。
position-slots = スロット 1：{ $first }。スロット 2：{ $second }。
position-deck = 山札は残り { $n } 枚。
position-score = 出した枚数は { $cards } 枚、役の点は { $points } 点。
move-text = { $card } をスロット { $slot } に出す

## ルール

rules-aim = 目的
rules-aim-text = 1 人で遊ぶゲームです。2 つのスロットにできるだけ多くのカードを出します。枚数が同じなら役の点で比べます。70 枚出せればパーフェクトです。
rules-aim-cards = カードは全部で 80 枚（スート A〜H、数字 1〜10）。10 枚は見ずに除外し、5 枚が手札、65 枚が山札になります。
rules-aim-picture = 山札、2 つのスロット、手札
rules-move = カードの出し方
rules-move-text = 空いているスロットにはどのカードでも出せます。カードがあるスロットには、一番上と同じスートか同じ数字のカードを出せます。出したら山札から 1 枚引きます。山札がなくなると手札は減っていきます。
rules-move-end = 手札に出せるカードがなくなったら終わりです。
rules-move-picture = C2 の上には C10（同じスート）も F2（同じ数字）も出せます
rules-points = 役の点
rules-points-text = 手札が変わるたび（配る・出す・引く）に、一番良い役の点が入ります。10 と 1 はつながりません。
rules-points-hand = 手札
rules-points-points = 点
rules-points-picture = 同じスートの連番は 50 点
rules-modes = 2 つのモードとアドバイザー
rules-modes-text = 実戦モードが本来のゲームで、山札はあなたにもエンジンにも見えません。練習モードでは山札が引く順に見えるので、どこまで出せたかを研究できます。
rules-modes-adviser = 手元のカードやほかのアプリで遊ぶときは、アドバイザーに手札と引いたカードを入れると、次に出すカードを教えてくれます。

## アドバイザー

adviser-heading = ツインクールのアドバイザー
adviser-lead = 手元のカードやほかのアプリで遊んでいるゲームのためのページです。持っているカードを入れると、次に出すカードを教えます。
stage-aside = 除外
stage-hand = 手札
stage-game = アドバイス
ask-aside = 除外された 10 枚はどれですか？
ask-aside-hint = 表のカードを選んでください。わからなければ（ふつうはわかりません）そのまま進めます。
ask-aside-unknown = わからない
ask-hand = 手札の 5 枚はどれですか？
ask-hand-hint = 表のカードを選んでください。5 枚目を選ぶとアドバイスが出ます。
set-up-count = { $all } 枚のうち { $n } 枚
advice-thinking = 考えています…
advice-play = { $card } をスロット { $slot } に出す
advice-played = 出しました
advice-other = 別のカードを出したときは、下から選ぶか、カードとスロットをクリックしてください。
advice-moves = それぞれの手の合計見込み枚数
advice-cards = { $n } 枚
ask-draw = 引いたカードはどれですか？
ask-draw-hint = カードの一覧から選んでください。
advice-over = ゲーム終了
adviser-undo = 戻す
adviser-save = ファイルに保存
adviser-open = ファイルを開く
adviser-again = 最初から
adviser-strategy = 作戦
# 作戦の一覧の中のエンジン。
adviser-engine = { $name }：{ $summary }
adviser-kept = このブラウザーに保存されるので、ページを閉じても続きから始められます。
adviser-resumed = 前回の続きです。
adviser-bad-file = アドバイザーの保存ファイルではありません。
adviser-retry = もう一度
adviser-steps = これまでに入力したカード
step-play = { $card } をスロット { $slot } に出しました。
step-draw = { $card } を引きました。
