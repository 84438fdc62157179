## adviser/part

adviser-ask-hand = 手札の 5 枚（例：A1 B2 C3 D4 E5）：
adviser-ask-set-aside = 除外された 10 枚（わからなければ Enter）：
adviser-expected = 合計の見込み枚数：
adviser-input-help =
    {"  "}A10>1          A10 をスロット 1 に出した（出せるスロットが一つならカードだけでも可）
    {"  "}A10            A10 を引いた
    {""}

## adviser/refusal

refusal-no-card = { $text } というカードはありません（カードは A1〜H10）
refusal-too-few = カードは { $expected } 枚必要ですが、{ $found } 枚しかありません
refusal-too-many = カードは { $expected } 枚のはずですが、{ $found } 枚あります
refusal-twice = { $card } が重複しています
refusal-in-hand = { $card } はすでに手札にあります
refusal-played = { $card } はすでに出したカードです
refusal-set-aside = { $card } は除外されたカードなので、引くことはありません
refusal-no-move = { $text } はカードとスロットとして読み取れません（例：A10>1）
refusal-which-slot = { $card } はどちらのスロットにも出せます。{ $card }>1 か { $card }>2 と入力してください
refusal-draw-first = 先に、引いたカードを入力してください（例：A10）
refusal-play-first = 先に、出したカードを入力してください（例：A10>1）
refusal-over = ゲームは終わっています
refusal-saved = { $line } 行目：{ $problem }
refusal-unexpected = { $expected } のはずですが、{ $found } とあります
refusal-missing = { $expected } のはずですが、ここで終わっています
refusal-no-step = { $text } は play でも draw でもありません

## expert

expert-option-expert = 次に引くカードの期待値計算（expectimax）＋自己プレイで学習した評価
expert-option-draws = 先読みする引きの数（0〜2）
expert-option-weights = `sakiyomi tune twin-cool` で作った重みのファイル

## flexible

flexible-reaches-most = 次に出せる未知のカードが一番多く残ります（{ $count } 枚）
flexible-only-move = ほかに出せるカードがありません

## ismcts

ismcts-option-iterations = 一手あたりの反復回数（既定は 10000）
ismcts-option-exploration = UCB1 の探索定数。結果の標準偏差を単位とする（既定は 1）
ismcts-option-playouts = プレイアウト：none（学習した評価関数。既定）、random、heuristic
ismcts-option-ismcts = 情報集合モンテカルロ木探索（ISMCTS）。ありうる山札を標本にして探索
ismcts-option-mcts = 練習モード（山札が見える）：実際の山札でのモンテカルロ木探索

## lib

option-flexible = 次に出せる未知のカードが一番多く残る手を選ぶ

## oracle

oracle-option-oracle = 練習モード（山札が見える）：出せる枚数の最大値を厳密に求める
oracle-longest = この山札で出せる最大は { $cards } 枚です
oracle-at-least = この山札では少なくとも { $cards } 枚出せます

## reason

reason-only-move = ほかに出せるカードがありません
reason-unjudged = 手を評価する時間がありませんでした
reason-others-unjudged = ほかのカードを評価する時間がありませんでした
reason-expected = 合計 約{ $cards } 枚の見込みです（{ $than }）。{ $next }
reason-more = { $other } より +{ $lead } 枚
reason-as-good = { $other } でも同じ枚数
reason-more-points = { $other } でも同じ枚数ですが、役の点はこちらが上です
reason-only-card = { $other } より +{ $lead } 枚、ほかに出せるカードはありません
reason-only-card-either-slot = どちらのスロットでも同じで、ほかに出せるカードはありません
reason-follows-any-draw = 何を引いても、次に { $left } を出せます
reason-follows = 次に { $left } を出せます
reason-needs-draw = 未知の { $unseen } 枚のうち { $count } 枚を引けば続きます
reason-ends = これでゲームは終わります

## rules

game-over = ゲームは終わっています
not-in-hand = { $card } は手札にありません
does-not-fit = { $card } はスロット { $slot } の { $top } とスートも数字も違います
name = ツインクール
summary = 同じスートか同じ数字のカードを 2 つのスロットに出し続けるソリティア
seat-player = プレイヤー

## rules/points

points-pattern-four-of-value = 同じ数字 4 枚
points-pattern-run = 5 枚の連番
points-pattern-five-of-value = 同じ数字 5 枚
points-pattern-suit-run = 同じスートで 5 枚の連番

## rules/text_board

text-board-in-hand = 手札
text-board-on-slot = スロットの上
text-board-played = 出したカード
text-board-unseen = 未知のカード
text-board-set-aside = 除外されたカード
text-board-deck-count = 山札
text-board-played-count = 出した枚数
text-board-points = 役の点
text-board-slot = スロット
text-board-hand = 手札{"      "}
text-board-empty = 空き
text-board-takes = 出せるカード
text-board-nothing = なし
text-board-which-slot = どちらのスロットに出しますか？（1 か 2、Enter で 1）
text-board-result = 出したカードは { $cards } 枚、役の点は { $points } 点
text-board-perfect = パーフェクト！ { $cards } 枚すべてを出しました。役の点は { $points } 点
text-board-drew = { $card } を引きました
text-board-drew-pattern = { $card } を引いて{ $pattern }、+{ $points } 点
text-board-left-pattern = 手札に{ $left }が残って +{ $left_points } 点
text-board-left-and-drew-pattern = 手札に{ $left }が残って +{ $left_points } 点、{ $card } を引いて{ $pattern }、+{ $points } 点
text-board-input-help = A10>1 や a10 1 のようにカードとスロット。出せるスロットが一つならカードだけでも可

## rules/cards

cards-no-card = カードは A1 から H10 です

## rules/deals

deals-count = 引く順の { $in_play } 枚と除外の { $set_aside } 枚が必要ですが、{ $found_in_play } 枚と { $found_set_aside } 枚です
deals-fields = id;optimum;draw order;set aside の 4 項目を書きます（{ $count } 項目でした）
deals-field = { $field }：{ $problem }
deals-no-number = 数のはずですが、{ $found } です

## rules/notation

notation-no-move = A10>1 や A10>2 のように、A1〜H10 のカードとスロットを書きます
notation-fields = 手札、スロット、役の点、known か unknown、山札、除外の 6 項目を書きます（{ $count } 項目でした）
notation-known = known か unknown のはずですが、{ $found } です
notation-empty-slots = { $count } 枚出したのに、スロットが二つとも空です
notation-most-points = { $plays } 枚出したときの役の点は最大 { $most } 点です
notation-no-card = A1〜H10 のカードのはずですが、{ $found } です
notation-order = { $first } は { $second } より前に書きます
notation-slots = 二つのスロットの一番上を書きます（{ $count } 項目でした）
notation-points = 役の点のはずですが、{ $found } です
notation-set-aside = 除外するカードは { $expected } 枚ですが、{ $found } 枚あります
notation-deck = 山札は多くても { $expected } 枚ですが、{ $found } 枚あります
notation-large-hand = 手札は多くても { $expected } 枚ですが、{ $found } 枚あります
notation-small-hand = 山札があるあいだの手札は { $expected } 枚ですが、{ $found } 枚です

## value/weights

weights-foreign = このバージョンで使えるツインクールの重みのファイルではありません
weights-damaged = ファイルが壊れています

## rules_text

rules-patterns = 同じスートで 5 枚の連番 50 点、同じ数字 5 枚 5 点、5 枚の連番 2 点、同じ数字 4 枚 1 点。
