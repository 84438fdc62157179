## access

access-other-host = このサーバーは、このパソコン自身のアドレスでのみ使えます
access-other-site = ほかのサイトからは操作できません
access-no-sense = 要求の内容が正しくありません

## live

live-not-a-socket = このアドレスは WebSocket 用です
live-too-many-sockets = 開いている対局が多すぎます。タブをいくつか閉じてください
live-not-understood = メッセージを読み取れません：{ $detail }
live-too-many-analyses = 同時に行われている検討が多すぎます。少し待ってからお試しください

## request

request-not-json = JSON として読めません：{ $detail }
request-not-fitting = 要求の内容が正しくありません：{ $detail }
request-no-content-type = Content-Type: application/json のヘッダーが必要です
request-too-slow = 要求の送信に時間がかかりすぎました
request-too-large = 要求が大きすぎます

## routes

routes-wrong-method = このアドレスではそのメソッドは使えません

## serve

serve-too-many-connections = 接続が多すぎます。開いているページを減らすか、少し待ってからもう一度お試しください

## store/open

open-set-aside = 対局の保存ファイルが壊れていたため、{ $aside } という名前で残し、新しいファイルを作りました
open-in-memory = { $file } に書き込めないため（{ $why }）、対局はサーバーを終了すると失われます
open-newer = { $file } は新しい版で作られたため使えません。対局はサーバーを終了すると失われます

## store

store-in-use = { $path } は別のプログラムが使っています。そちらを終了するか、--data で別のファイルを指定してください
store-foreign = { $path } は対局の保存ファイルではありません。--data で別のファイルを指定してください
store-sqlite = 対局を保存できません：{ $problem }
store-thread = 対局を保存するスレッドを開始できません：{ $problem }
