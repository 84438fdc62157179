## advice

advice-no-start = 手札か、保存した対局のテキストが必要です

## analysis

analysis-over = ここで終局しています
analysis-no-values = このエンジンは手を評価しません。検討には別のエンジンを選んでください

## app

app-seats = プレイヤーは { $detail } 人必要です
app-clock = 持ち時間は 1 秒から 1 日までです

## catalog

catalog-level-first-steps = 入門
catalog-level-very-easy = とてもやさしい
catalog-level-easy = やさしい
catalog-level-fairly-easy = 少しやさしい
catalog-level-medium = ふつう
catalog-level-fairly-hard = 少し手ごわい
catalog-level-hard = 手ごわい
catalog-level-very-hard = 強い
catalog-level-for-experts = とても強い
catalog-level-the-strongest = 最強
catalog-no-option = ここではオプション { $option } は使えません
catalog-threads = ここで使えるスレッドは { $most } 本までです
catalog-practice = { $detail } は山札を見るエンジンなので、練習モードでしか使えません

## export

export-no-format = { $format } という形式はありません（{ $near }）
export-from-the-middle = 途中の局面から始めたゲームなので書き出せません
export-hidden = 途中のゲームの記録には山札が含まれます。advice 形式なら書き出せます

## import

import-empty = 何も入力されていません
import-no-game = 対局が見つかりません
import-move = { $number } 手目：{ $problem }

## move_job

move-job-only = ほかに手がありません

## problem

problem-no-game = このアドレスの対局は見つかりません
problem-no-node = この対局にその手はありません
problem-not-found = このアドレスには何もありません
problem-shutting-down = サーバーを終了しています
problem-storage = 対局を保存できませんでした（{ $detail }）。変更は取り消されています
problem-busy = サーバーが混み合っています。少し待ってからもう一度お試しください
problem-full = サーバーに保存できる対局の数がいっぱいです。明日もう一度お試しください
problem-too-many = リクエストが多すぎます。少し待ってください
problem-failed = サーバーで問題が起きました。対局はそのまま残っています

## room

room-elsewhere = その間にゲームが進んでいます
engine-moves = 今はエンジンの手番です
room-too-many-nodes = 手と変化の合計が上限の { $detail } に達しました
room-no-seat = { $detail } という席はありません

## score

score-wins = { $player } { $plies }手で勝ち
score-wins-now = { $player }の勝ち
score-cards = { $cards }枚
