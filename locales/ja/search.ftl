## alpha_beta/root

root-loses = どの手でも負けです。これが一番長く持ちます（{ $plies } 手）
root-best = { $depth } 手読んで最善です（{ $score }）

## ismcts/report

ismcts-no-time = 読む時間がありませんでした
ismcts-most-cards = { $all } 回中 { $visits } 回のシミュレーションがこの手を選び、結果は平均 { $mean } でした
ismcts-most-wins = { $all } 回中 { $visits } 回のシミュレーションがこの手を選び、得点率は { $mean }% でした
ismcts-iterations = シミュレーション
ismcts-information-sets = 情報集合
ismcts-edges = 枝
ismcts-hits = 表のヒット
ismcts-misses = 表のミス
ismcts-evictions = 追い出し
ismcts-bytes = バイト数

## mcts/report

mcts-loses = 双方最善ならどの手でも負けです
mcts-draws = 引き分けより良い手はありません
mcts-most-visited = { $count } 回のシミュレーションのうち { $share }% がこの手を選び、勝率は { $wins }% でした

## shared

shared-only-move = ほかに手がありません
shared-no-time = 読む時間がありませんでした
shared-wins-now = これで勝ちです
shared-wins = 遅くとも { $plies } 手で勝ちです
