## alpha_beta/root

root-loses = どの手でも負けですが、これがいちばん長く { $plies } 手もちます
root-best = { $depth } 手先まで読んで最善です（{ $score }）

## ismcts/report

ismcts-no-time = 先を読む時間がありませんでした
ismcts-most-cards = { $all } 回のシミュレーションのうち { $visits } 回でこの手を選び、結果は平均 { $mean } でした
ismcts-most-wins = { $all } 回のシミュレーションのうち { $visits } 回でこの手を選び、得点率は { $mean }% でした
ismcts-iterations = シミュレーション
ismcts-information-sets = 情報集合
ismcts-edges = その中の手
ismcts-hits = 木にあった回数
ismcts-misses = 木になかった回数
ismcts-evictions = 木から外した回数
ismcts-bytes = バイト数

## mcts/report

mcts-loses = 最善を尽くされるとどの手でも負けです
mcts-draws = 引き分けより良い手はありません
mcts-most-visited = { $count } 回の試行のうち { $share }% がこの手を選び、勝率は { $wins }% でした

## shared

shared-only-move = ほかに手がありません
shared-no-time = 読む時間がありませんでした
shared-wins-now = これで勝ちです
shared-wins = 遅くとも { $plies } 手で勝ちます
