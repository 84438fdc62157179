# コマンドのヘルプ。`help-match` は `sakiyomi match` の説明、`help-match-games` はそのオプション --games、
# `help-match-notes` はオプションのあとに出る文章。`help-arg-…` は多くのコマンドで意味の同じもの。
# 使用例はそのまま貼り付けて実行できるので、訳さない。長い説明は途中で改行してある。

help-sakiyomi = 先読み：ゲームの対局、検討、読み切り、学習
help-sakiyomi-notes =
    コマンドを省くと、`sakiyomi serve` と同じく Web アプリを起動します。

    例:
      sakiyomi
      sakiyomi play othello
      sakiyomi play score-four --seat 2 --lang ja
      sakiyomi match othello greedy random --games 200
      sakiyomi simulate twin-cool --engine flexible --games 10000

    設定：設定フォルダ（Linux では ~/.config）の sakiyomi/config.toml に lang、color、glyphs、
    level、time（play 用）を書いておけます。例：level = 3

    環境変数:
      SAKIYOMI_CONFIG   代わりに読む設定ファイル
      SAKIYOMI_KERNELS  計算に使うカーネル。portable、avx2、avx512 のいずれか。指定しなければ
                        マシンで最速のもの。使用中のカーネルは `sakiyomi bench` に出ます
help-help = ヘルプを表示する（コマンド名を付けると、そのコマンドのヘルプ）

## In several commands

help-arg-lang = 表示する言語：ja または en［既定値: システムの言語］
help-arg-color = 色：auto（端末でだけ付ける）、always、never［既定値: auto］
help-arg-glyphs =
    盤の文字：plain、rich、classic（以前のプログラムの表示）
    ［既定値: 色に合わせる］
help-arg-quiet = 結果とエラーだけを出す（案内や進行状況は出さない）
help-arg-verbose =
    標準エラーに時間、カーネル、対局中のエンジンの
    読みの量も出す
help-arg-help = ヘルプを表示する
help-arg-version = バージョンを表示する
help-arg-game = ゲーム（一覧は `sakiyomi games`）
help-arg-json = 結果を一行に一つの JSON で出す
help-arg-engine = エンジン（一覧は `sakiyomi engines`）
help-arg-position = 開始局面［既定値: ゲームの初期局面］
help-arg-moves = 開始局面から進める手順：`f5 d6 c3`、`f5,d6,c3`、`f5d6c3`
help-arg-seed = 乱数シード
help-arg-threads = スレッド数
help-arg-device = ネットを計算する装置：cpu または cuda
help-arg-run = 作業フォルダ
help-arg-time = 一手あたりの思考時間
help-arg-cpu = 一手あたりの CPU 時間
help-arg-nodes = 一手あたりの局面数（シミュレーション数）［別名: --sims］
help-arg-depth = 読みの深さ（手数）
help-arg-openings =
    序盤集のファイル。一行に手順か局面を一つ
    ［既定値: 内蔵の序盤集］
help-arg-opening-plies =
    序盤集の代わりに、この手数だけでたらめに進める
    ［別名: --opening］
help-arg-report =
    グラフ入りの報告書（HTML）
    ［既定値: --out のフォルダの report.html］
help-arg-cluster = NATS サーバー（例：nats://host:4222）。複数ならコンマで区切る
help-arg-nats-user = ユーザー名。パスワードは環境変数 NATS_PASSWORD で渡す
help-arg-nats-creds = 認証情報ファイル（JWT とシード）
help-arg-nats-nkey = NKey のシードが入ったファイル
help-arg-nats-ca = 認証局の証明書。指定すると TLS で接続する
help-arg-nats-cert = クライアント証明書
help-arg-nats-key = クライアント証明書の秘密鍵

## serve

help-serve = Web アプリを起動し、ブラウザーで対局、検討、学習をする
help-serve-port = 待ち受けるポート。0 なら空いているポート
help-serve-host =
    待ち受けるアドレス
    0.0.0.0 ならほかのマシンからも接続できる
help-serve-data =
    対局を保存するファイル
    ［既定値: データフォルダの games.db］
help-serve-web = ページをこのフォルダから読む（開発用）
help-serve-open = デスクトップが見つからなくてもブラウザーを開く
help-serve-no-open = ブラウザーを開かない
help-serve-threads = 同時に思考するエンジンの数［既定値: CPU の数］
help-serve-max-think =
    一手の思考時間の上限
    ［既定値: 5m、ほかのマシンに公開するときは 10s］
help-serve-max-analysis =
    一局面の検討時間の上限
    ［既定値: 10m、ほかのマシンに公開するときは 1m］
help-serve-max-games =
    保存する対局の数の上限
    ［既定値: 1000000、ほかのマシンに公開するときは 100000］
help-serve-max-requests =
    一つのクライアントから受ける毎秒の要求数の上限
    ［既定値: 1000、ほかのマシンに公開するときは 20］
help-serve-max-connections = 全体の同時接続数の上限［既定値: 900］
help-serve-max-client-connections =
    一つのクライアントの同時接続数の上限
    ［既定値: 無制限、ほかのマシンに公開するときは 64］
help-serve-behind-proxy = プロキシの後ろで動かし、X-Forwarded-For を信用する
help-serve-notes =
    対局はデータフォルダの一つのファイルに保存され、再起動や停電でも失われません。
    --host 0.0.0.0 を付けると、ほかの人も上限の範囲で遊べます（上限は変えられます）。
    届くのに 30 秒より長くかかる要求は打ち切ります。

    例:
      sakiyomi
      sakiyomi serve --port 9000 --no-open
      sakiyomi serve --host 0.0.0.0 --max-think 5s --max-analysis 30s
      sakiyomi serve --data games.db --web web/
      sakiyomi serve --cluster nats://host:4222

## play

help-play = 端末で対局する
help-play-game =
    ゲーム（一覧は `sakiyomi games`）
    ［既定値: メニューから選ぶ］
help-play-engines =
    対戦相手（一覧は `sakiyomi engines`）
    --seat none では先手と後手の二つを指定する
help-play-level = 対戦相手の強さ（1〜10）
help-play-model = 対戦相手のネット（--engine puct:net=FILE と同じ）
help-play-simulations =
    対戦相手の一手あたりのシミュレーション数（puct:sims=N）
    ［別名: --sims］
help-play-seat =
    あなたの席：1、2、both（二人とも人）、none（観戦）
    ［既定値: 1、別名: --player］
help-play-human = 席の別の書き方：b（先手）、w（後手）、n（観戦）
help-play-time = エンジンの一手あたりの思考時間［既定値: 1s］
help-play-clock = 持ち時間：5m、または 5m+3s（一手ごとに 3 秒加算）
help-play-resume =
    この棋譜の続きから始める
    ［既定値: 保存した対局から選ぶ］
help-play-record =
    棋譜を保存するファイル
    ［既定値: データフォルダの新しいファイル］
help-play-seed =
    乱数シード（カードゲームでは配札番号）
    ［既定値: 時刻から決める］
help-play-notes =
    対局中は、手のほかに hint、moves、rules、undo、redo、save、resign、
    help、exit を入力できます。
    棋譜は一手ごとに保存するので、途中で終わっても残ります。--resume は席、対戦相手、
    思考時間、持ち時間も元に戻します（指定すれば変えられます）。

    レベルは 1（入門）から 10（最強）までです。`classic` は以前のプログラムの相手で、
    オセロでは深さ 5、立体四目では深さ 6 のアルファベータ探索です。

    例:
      sakiyomi play
      sakiyomi play othello --engine classic
      sakiyomi play othello
      sakiyomi play score-four --seat 2 --lang ja
      sakiyomi play contrast --seat both
      sakiyomi play othello --seat none --engine greedy --engine random
      sakiyomi play othello --level 3
      sakiyomi play othello --model net.safetensors --simulations 200 --player 2
      sakiyomi play twin-cool --seed 7
      sakiyomi play --resume

## games, engines

help-games = ゲームの一覧を出す
help-engines = エンジンの一覧を出す
help-engines-game = ゲーム［既定値: すべて］
help-engines-notes =
    例:
      sakiyomi engines
      sakiyomi engines contrast --json

help-rules = ゲームのルールを表示する
help-rules-notes =
    Web アプリでは図つきで読めます。端末での対局中は rules と入力します。

    例:
      sakiyomi rules contrast
      sakiyomi rules othello --lang ja

## analyze

help-analyze = 局面の最善手順を調べる、または一局を振り返る
help-analyze-time = 思考時間。振り返りでは一手あたり［既定値: 5s、振り返りでは 1s］
help-analyze-cpu = CPU 時間の上限。--time と併用できる
help-analyze-lines = 表示する手順の数
help-analyze-review =
    一局を振り返る。手順かファイルを指定する
    （- なら標準入力の棋譜）
help-analyze-number = ファイルの何局目を振り返るか（1 から）
help-analyze-plot = 評価値のグラフを書き出す SVG ファイル
help-analyze-seed = 乱数シード（カードゲームでは配札番号）
help-analyze-json = 読みが深まるたびに一つ、最後に一つの JSON を出す
help-analyze-notes =
    評価値は手番側から見たもので、単位はエンジンによって勝率（68%）、石、カード、点のどれかです。
    「3 手で勝ち」のような表示は、読み切った結果です。
    Ctrl-C を押すと検討を終え、それまでの結果を出します。--game を付けると一局を振り返り、
    各手の損と勝負の分かれ目を示します。手順のほか、ファイルも使えます
    （形式は `sakiyomi convert --help`）。

    例:
      sakiyomi analyze score-four --moves 'a1 d4 a4' --lines 5
      sakiyomi analyze othello --moves 'f5 d6 c3' --engine alpha-beta:threads=2 --time 10s
      sakiyomi analyze contrast --engine alpha-beta:depth=4 --json
      sakiyomi analyze othello --game f5d6c3d3c4f4f6 --time 200ms
      sakiyomi analyze othello --game WTH_2024.wtb --number 7 --plot game.svg

## perft

help-perft = 手順の数を数えて、ルールの実装を確かめる
help-perft-depth = 手順の長さ（手数）
help-perft-seed = 配札番号（カードゲームの場合）
help-perft-notes =
    局面から N 手進める手順の数を、<DEPTH> 手までのすべての N について数えます。`ended` は途中で
    終わった対局の数です（これを加えて数える表もあります）。

    例:
      sakiyomi perft othello 11
      sakiyomi perft contrast 3 --position '22222/...../...../...../11111 ...../...../...../...../..... 31-31 1'

## match

help-match = 二つのエンジンを対戦させる
help-match-a = エンジン A
help-match-b = エンジン B
help-match-games = 対局数。奇数なら一局増やして偶数にする
help-match-sprt = 逐次検定で早めに打ち切る：elo0,elo1 または elo0,elo1,alpha,beta
help-match-seed = 乱数シード（序盤の順番とエンジンの乱数）
help-match-threads = 同時に進める対局の数
help-match-out = 棋譜と結果を保存するフォルダ。続きがあれば再開する
help-match-notes =
    同じ序盤から先手と後手を入れ替えて、二局一組で対戦します。Elo の差は A から B を引いた値で、
    95% 信頼区間を添えます。Ctrl-C を押すと対戦を終え、済んだ組の結果を出します。
    --sprt を付けると、二つの仮説のどちらかを採択できた時点で終わります。

    思考の制限は組み合わせられます。何も指定しなければ一手 100ms です。エンジンごとの制限は @ の
    あとに書きます（例：random@nodes=10、alpha-beta@cpu=100ms+depth=6）。UGI（Universal Game
    Interface）に対応したほかのプログラムは "exec:プログラム 引数"、GTP に対応したものは
    "gtp:プログラム 引数" と書けば参加できます。--out を付けた対戦は、中断しても同じコマンドで
    再開できます。--cluster を付けると、スレッドの代わりにクラスターのワーカーが対局します
    （ネットはワーカーに送られます）。

    例:
      sakiyomi match othello greedy random --games 200
      sakiyomi match score-four heuristic random --games 1000 --nodes 1000 --threads 2 --json
      sakiyomi match score-four heuristic "exec:./engine --level 3" --cpu 100ms --out results
      sakiyomi match othello greedy random --games 10000 --sprt 0,10 --report match.html

## tournament

help-tournament = 総当たり戦をして、対戦表とレーティングを出す
help-tournament-engines = エンジン（二つ以上）
help-tournament-games = 一組の対戦の対局数。奇数なら一局増やして偶数にする
help-tournament-seed = 乱数シード（序盤の順番とエンジンの乱数）
help-tournament-threads = 同時に進める対局の数
help-tournament-out = 棋譜と結果を保存するフォルダ。続きがあれば再開する
help-tournament-notes =
    すべての組み合わせで、同じ序盤から先手と後手を入れ替えて対戦します。レーティングは
    Bradley–Terry モデルの最尤推定で、全体の平均を 0 とする Elo に 95% 信頼区間を添えます。

    思考の制限、@ のあとの個別の制限、ほかのプログラムの参加、--out、--cluster については
    `sakiyomi match --help` と同じです。

    例:
      sakiyomi tournament othello random greedy level:n=5 --games 40 --nodes 1000
      sakiyomi tournament score-four level-1 level-2 level-3 --out levels --threads 2

## openings

help-openings = 対戦用に、互角の序盤を集める
help-openings-plies = 一つの序盤の手数
help-openings-count = 集める序盤の数
help-openings-seed = 乱数シード（手順とエンジンの乱数）
help-openings-engine = 序盤の続きを対局するエンジン
help-openings-margin =
    評価値がこれより互角から離れた序盤は、すぐに外す
    （単位はエンジンの評価値と同じ）
help-openings-games = 一つの序盤から対局する回数
help-openings-tolerance = 先手の得点率と 1/2 との差の上限
help-openings-threads = スレッド数。結果は変わらない［既定値: 全コア］
help-openings-notes =
    でたらめに手を進め、そこからエンジンどうしを何度も対局させます。先手の得点率が 1/2 に近い
    序盤だけを出力します。対局の内容は、エンジンの乱数と、--nodes のときは少しずつ変える局面数で
    変わります。

    例:
      sakiyomi openings score-four --plies 6 --count 250 > score-four.txt
      sakiyomi openings othello --plies 8 --count 100 --engine level:n=7 --games 16

## simulate

help-simulate = ソリティアを何度も遊ばせて統計を取る
help-simulate-engines =
    エンジン。複数ならコンマで区切るか、
    このオプションを繰り返す
help-simulate-games =
    エンジンごとのゲーム数
    ［既定値: 1000。--deals があればその全部］
help-simulate-deals = 配札のファイル。でたらめな配札の代わりに使う
help-simulate-seed = 配札を決める乱数シード
help-simulate-threads = 同時に進めるゲームの数
help-simulate-plot = 結果の分布を描く SVG ファイル
help-simulate-notes =
    どのエンジンにも同じ配札を使います。Ctrl-C を押すと、それまでの結果を出します。

    例:
      sakiyomi simulate twin-cool --engine flexible --games 100000
      sakiyomi simulate twin-cool --engine random,flexible,ismcts:iterations=1000 --seed 7 --plot cards.svg

## advise

help-advise = ほかの場所で遊んでいるゲームに助言する
help-advise-game = ゲーム（助言できるもの）
help-advise-hand = 最初の手札［既定値: 尋ねる］
help-advise-aside = 除外カード（わかる場合）［既定値: 手札とともに尋ねる］
help-advise-file = 一手ごとに保存するファイル。ゲームがあれば続ける
help-advise-engine = 助言するエンジン［既定値: 最強のもの］
help-advise-time = 一回の助言の思考時間
help-advise-json =
    `play`、`draw`、`undo`、`show`、`save` の行を読み、
    一行ごとに JSON で答える
help-advise-notes =
    出したカードと引いたカードを順に入力します。C3 を 1 番の場に出したら C3>1、C9 を引いたら C9。
    おすすめのとおりに出したときは Enter だけでかまいません。`undo`、`show`、`save FILE`、
    `help`、`quit` は、ゲームが終わったあとも含めていつでも使えます。

    --file にゲームがあれば、その続きから始めます。--hand と --aside は新しいゲームのための
    もので、ファイルに別のゲームがあるときは断り、何も書き込みません。

    --json を付けると、入力の一行ごとに一つの JSON で答えます。内容はゲームと助言か、誤りの
    説明（`error` と、種類を表す `kind`）です。誤りのあとも続けられます。

    例:
      sakiyomi advise twin-cool
      sakiyomi advise twin-cool --hand "A1 B2 C3 D4 E5" --file today.txt
      sakiyomi advise twin-cool --file today.txt
      printf 'play C3>1\ndraw C9\n' | sakiyomi advise twin-cool --hand "A1 B2 C3 D4 E5" --json

## solve

help-solve = 局面を読み切る
help-solve-positions = 読み切る局面のファイル。一行に一局面
help-solve-time = この時間で打ち切る
help-solve-cpu = この CPU 時間で打ち切る
help-solve-nodes = この局面数で打ち切る
help-solve-threads = 一局面に使うスレッド数（並列に解けるゲームの場合）
help-solve-memory = 置換表の大きさの上限
help-solve-distance =
    正確な手数とすべての最善手を、
    どれだけかかっても調べる
help-solve-save = 途中経過を保存するファイル。あれば続きから始める
help-solve-json = 一局面ごとに一つの JSON を出す
help-solve-notes =
    双方が最善を尽くしたときの結果（どちらが、何手で、または何石差で勝つか）と手順を求めます。
    手数と最善手の一覧にかける時間は、結果を求めるのにかかった時間までです（--distance を付けると
    無制限）。Ctrl-C を押すと読みを終え、そこまでにわかったことを出します。--save を付けておけば、
    次はその続きから始めます。

    例:
      sakiyomi solve score-four --moves 'a1 a2 b1 b2 c1 c2'
      sakiyomi solve score-four --positions middle-game.txt --cpu 10s --json
      sakiyomi solve score-four --moves 'a1 d4' --memory 1GB --save a1d4.proof
      sakiyomi solve othello --threads 2 --position \
        '--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX- X'

## tune

help-tune = 自己対局でエンジンの評価関数を調整する
help-tune-generations = 世代数［既定値: 下の表］
help-tune-games = 一世代の対局数［既定値: 下の表］
help-tune-nodes = 自己対局の一手あたりの局面数［既定値: 下の表］
help-tune-epochs = 一世代の局面を学習に使う回数［既定値: 下の表］
help-tune-inputs = 学習に加える棋譜のファイルかフォルダ（対応するゲームの場合）
help-tune-notes =
    世代ごとに、その時点の重みで対局し、その棋譜から学習します。Ctrl-C で中断でき、同じコマンドで
    再開します。最後の行に重みのファイル名を出します。

    既定値:
    { $amounts }
    例:
      sakiyomi tune score-four --run runs/s4 --threads 16
      sakiyomi tune score-four --run runs/quick --generations 2 --games 500
      sakiyomi tune othello --run runs/othello --threads 16 --input wthor/

## selfplay

help-selfplay = ネットに自己対局させ、学習用の棋譜を作る
help-selfplay-game = ゲーム（隠れた情報のないもの）
help-selfplay-model = 対局するネット［既定値: 乱数の重み］
help-selfplay-preset =
    乱数の重みのネットの大きさ：tiny、small、full、classic
    ［既定値: small］
help-selfplay-games = 対局数
help-selfplay-sims = 一手あたりのシミュレーション数
help-selfplay-cheap-sims =
    方策を学習しない手のシミュレーション数
    ［既定値: すべての手で --sims］
help-selfplay-full-share =
    --cheap-sims ではなく --sims で読む手の割合（0〜1）
help-selfplay-temp-moves = 手を確率で選ぶ、初めの手数
help-selfplay-policy =
    学習する方策：improved（Gumbel）か visits
    （ディリクレノイズ付き PUCT の訪問回数）
help-selfplay-out =
    棋譜または配列（.npz）のファイル
    ［既定値: ゲーム名.games］
help-selfplay-seed = 乱数シード［既定値: 時刻から決める］
help-selfplay-in-flight =
    一つのスレッドで同時に進める対局の数
    （局面をまとめて評価する）
help-selfplay-notes =
    --model を省くと、--preset の大きさの、重みが乱数のネットが対局します。棋譜は、ファイルがすでに
    あれば追記します。名前が .npz で終わるときは、numpy の配列（states、policies、values）で書きます。
    同じ名前の .npz があれば上書きせずに終わります。フォルダがなければ作ります。
    Ctrl-C で中断でき、終わった対局は残ります。シードとカーネル（`sakiyomi help` を参照）が同じなら、
    スレッド数によらず同じ対局になります。

    例:
      sakiyomi selfplay score-four --model net.safetensors --games 1000 --sims 200 --out s4.games
      sakiyomi selfplay score-four --games 2 --sims 200 --policy visits
      sakiyomi selfplay othello --preset tiny --games 10 --sims 50 --out othello.npz
      sakiyomi selfplay contrast --games 500 --sims 400 --cheap-sims 80 --threads 4 --out c.games

## book

help-book = 定石を作る、広げる、表示する
help-book-out = 定石のファイル。すでにあれば広げる
help-book-from =
    もとにする、または表示する定石
    ファイル名か shipped（内蔵の定石）
help-book-positions = 局面数がこの数に達したら終わる（少し超えることがある）
help-book-time = この時間で終わる
help-book-depth = 新しい局面を読む深さ（手数）［既定値: 内蔵の定石と同じ］
help-book-threads = スレッド数。定石の内容は変わらない
help-book-show =
    局面について定石の手を表示する
    （--from がなければ内蔵の定石）
help-book-moves = 表示する局面までの手順
help-book-json = 結果を一つの JSON で出す
help-book-notes =
    初期局面から始め、そこへ至る手の損が最も小さい局面を選んで読んでいきます。定石は、最善の手順では
    深く、互角の手が並ぶところでは広くなります。Ctrl-C で中断でき、同じコマンドで再開します。
    --positions も --time もなければ、中断するまで続けます。内容は評価関数の重み、深さ、局面数だけで
    決まります。内蔵のオセロの定石は 30 手読みです。これより浅いと、定石なしに負けました。

    例:
      sakiyomi book othello --show --moves f5d6c3
      sakiyomi book othello --out my-book.bin --positions 2000 --threads 2
      sakiyomi book othello --from shipped --out larger.bin --time 2h --threads 8
      sakiyomi play othello --engine expert:book=larger.bin

## train, report

help-train = 自己対局でネットを学習する
help-train-run = 作業フォルダ［既定値: runs/ゲーム名］
help-train-preset = 初めの設定：tiny、small、full［既定値: small］
help-train-model = もとにするネット［既定値: 乱数の重み］
help-train-net =
    新しいネットの大きさ：tiny、small、full、classic
    ［既定値: --preset と同じ］
help-train-out = 終わったときに最強のネットを書くファイル
help-train-minutes = この時間（分）で終わる［既定値: 無制限］
help-train-threads = スレッド数［既定値: 全コア］
help-train-iters = この反復まで進めたら終わる
help-train-games-per-iter = 一反復の対局数
help-train-sims = 方策を学習する手のシミュレーション数
help-train-batch-size = 一回の更新に使う局面数
help-train-epochs = 新しい局面を学習に使う回数
help-train-lr = 学習率の最大値
help-train-bench-interval = 実力を測る間隔（反復数）。0 なら測らない
help-train-bench-games = 実力を測るときの、相手ごとの対局数
help-train-temp-moves = 手を確率で選ぶ、初めの手数
help-train-json = 測定値を一行に一つの JSON で出す
help-train-notes =
    学習の内容はすべて一つのフォルダに入ります。設定（config.toml）、これまでで最良のネット
    （best.safetensors）、最新のネット（latest.safetensors）、棋譜、測定値、報告書です。中断しても
    同じコマンドで再開します。指定した設定は config.toml に残り、編集もできます。ゲーム、シード、
    ネットは変えられません。

    tiny は数秒、small はノートパソコン、full は GPU のあるマシン向けの設定です。
    --cluster を付けると、対局はクラスターのワーカーが受け持ち、ここでは学習だけをします。

    例:
      sakiyomi train score-four --run runs/s4 --minutes 20
      sakiyomi train score-four --net classic --run runs/classic --iters 20
      sakiyomi train score-four --model net.safetensors --out net.safetensors --minutes 20
      sakiyomi train othello --run runs/o --preset full --threads 16
      sakiyomi train contrast --run runs/c --iters 10 --games-per-iter 100 --sims 64
      sakiyomi train othello --run runs/o --cluster nats://host:4222
      sakiyomi report runs/s4
      sakiyomi play score-four --engine puct:net=runs/s4/best.safetensors,sims=400

help-report = 学習の報告書（HTML）を書く
help-report-run = `sakiyomi train` のフォルダ
help-report-out = 報告書のファイル［既定値: フォルダの report.html］
help-report-notes =
    損失、レーティング、手数、引き分け、速度のグラフと、棋譜の例を一つのページにまとめます。
    このファイルだけで表示できます。

    例:
      sakiyomi report runs/s4

## worker, cluster

help-worker = クラスターの対局を引き受けるワーカーを動かす
help-worker-threads = スレッド数［既定値: 全コア］
help-worker-name =
    ワーカーの名前。ほかのワーカーと重ならないもの
    ［既定値: マシン名とプロセス番号］
help-worker-cache =
    対戦用のネットを置くフォルダ
    ［既定値: キャッシュフォルダの中］
help-worker-json = ワーカーの動きを一行に一つの JSON で出す
help-worker-notes =
    ワーカーはクラスターの待ち行列からジョブを取り、対局して棋譜を送ります。Ctrl-C か
    `sakiyomi cluster drain` まで続けます。学習側やサーバーより先に起動しても、いつ強制終了しても
    かまいません。残ったジョブはほかのワーカーに移ります。

    例:
      sakiyomi worker --cluster nats://host:4222
      NATS_PASSWORD=… sakiyomi worker --cluster nats://host:4222 --nats-user worker --threads 8

help-cluster = クラスターの状態を見る、操作する
help-cluster-notes =
    サーバーは JetStream を有効にした NATS 2.11 以降です。学習や対戦を始めると自動で準備されます。
    上限を変えて準備するには `init` を使います。

    pause：ワーカーは新しいジョブを取らずに待ちます。resume：再開します（正しくない棋譜を送って
    止められたワーカーも）。drain：手持ちのジョブを終えて終了します。

    パスワードとトークンは環境変数 NATS_PASSWORD、NATS_TOKEN か、アドレスの中で渡します。画面には
    出ません。オプションの代わりに NATS_URL、NATS_USER、NATS_CREDS、NATS_NKEY、NATS_CA、NATS_CERT、
    NATS_KEY も使えます。

    例:
      sakiyomi cluster status --cluster nats://host:4222
      sakiyomi cluster pause --cluster nats://host:4222
      sakiyomi cluster drain box-7 --cluster nats://host:4222
      sakiyomi cluster init --replicas 3 --games-mib 8192 --cluster nats://host:4222
help-cluster-status = ワーカー、待ち行列、学習とそのネットを表示する
help-cluster-status-json = 結果を一つの JSON で出す
help-cluster-pause = ワーカーを一時停止する
help-cluster-resume = ワーカーを再開する
help-cluster-drain = ワーカーに手持ちのジョブを終えさせ、終了させる
help-cluster-drain-workers = ワーカーの名前［既定値: すべて］
help-cluster-init = 上限を変えてサーバーを準備する
help-cluster-init-replicas = データを複製する NATS サーバーの台数
help-cluster-init-games-mib = 学習側を待つ棋譜の容量の上限（MiB）
help-cluster-init-files-mib = ネットの容量の上限（MiB）

## models

help-models = ネットを調べる、変換する、比べる
help-models-notes =
    ネットは、エンジンを指定するところならどこでも `puct:net=FILE` で使えます。

    例:
      sakiyomi models new othello --preset small --out net.safetensors
      sakiyomi models show net.safetensors
      sakiyomi models convert net.safetensors net.onnx
      sakiyomi models compare old.safetensors new.safetensors
      sakiyomi play othello --engine puct:net=net.safetensors,sims=400
help-models-list = フォルダにあるネットの一覧を出す
help-models-list-folders = フォルダ
help-models-show = ネットの構成、由来、説明書きを表示する
help-models-show-file = ネットのファイル
help-models-show-json = 結果を一つの JSON で出す
help-models-new = 乱数の重みのネットを作る
help-models-new-preset = 大きさ：tiny、small、full、classic（あるゲームだけ）
help-models-new-out = 書き出すファイル
help-models-convert = ネットを .onnx か、32 または 16 ビットの .safetensors に変換する
help-models-convert-from = ネットのファイル
help-models-convert-to = 書き出すファイル。形式は拡張子で決まる
help-models-convert-f16 = 重みを 16 ビットにして、大きさを半分にする
help-models-import = safetensors で保存した PyTorch の state dict を取り込む
help-models-import-from = state dict のファイル
help-models-import-to = 書き出すファイル
help-models-import-config =
    ネットの構成を書いた JSON ファイル
    ［既定値: 重みの形から判断］
help-models-import-rename =
    ファイルでの名前が違う層（例：fc_policy=policy_fc）
    何度でも指定できる
help-models-compare = 二つのネットの判断がどれだけ一致するかを、でたらめな対局の局面で測る
help-models-compare-a = ネットのファイル
help-models-compare-b = 同じゲームの別のネット
help-models-compare-positions = 局面数
help-models-compare-seed = 局面を決める乱数シード
help-models-compare-json = 結果を一つの JSON で出す

## convert

help-convert = 棋譜を別の形式に変換する
help-convert-input = 読み込むファイル。- なら標準入力
help-convert-output = 書き出すファイル。すでにあれば断る［既定値: 標準出力］
help-convert-from = IN の形式
help-convert-to = OUT の形式
help-convert-names =
    IN の番号に対応する名前のファイル
    ［既定値: IN と同じフォルダのもの］
help-convert-only = この番号の対局だけを変換する（1 から）
help-convert-after = 各局から、この手数のあとの局面を取り出す（パスは数えない）
help-convert-force = OUT がすでにあれば置き換える
help-convert-json = 変換した内容を標準エラー出力に JSON で出す
help-convert-notes =
    形式は拡張子か、--from と --to で決まります。OUT を省くと画面に出します。オセロでは
    transcript（.txt）、obf、ggf、wthor（.wtb）が使えます。record はどのゲームでも使えます。

    例:
      sakiyomi convert othello WTH_2024.wtb games.txt
      sakiyomi convert othello WTH_2024.wtb games.ggf --names WTHOR.JOU --names WTHOR.TRN
      sakiyomi convert othello games.ggf endgames.obf --after 40
      sakiyomi convert othello games.ggf --only 3 --to transcript
      sakiyomi convert othello - --from transcript --to record < game.txt

## bench

help-bench = 全ゲームと全エンジンの局面数（毎回同じ）と速度を出す
help-bench-game = ゲーム［既定値: すべて］
help-bench-notes =
    局面数はどのマシンでも同じです。速度は一スレッドの CPU 時間一秒あたりの値です。
    一行目に使用中のカーネルが出ます。SAKIYOMI_KERNELS で変えられます。

    例:
      sakiyomi bench
      sakiyomi bench othello --json

## protocol

help-protocol = ほかのプログラムから、標準入出力のプロトコルでエンジンを使う
help-protocol-name = プロトコル（下の一覧）
help-protocol-game = ugi で初めに選ぶゲーム
help-protocol-seed = エンジンの乱数シード［既定値: 時刻から決める］
help-protocol-memory = エンジンの表に使うメモリー［既定値: プロトコルによる］
help-protocol-time = 一手あたりの思考時間［既定値: プロトコルによる］
help-protocol-cpu = 一手あたりの CPU 時間（全スレッドの合計。制限のあるプロトコルだけ）
help-protocol-notes =
    プロトコル:
    { $protocols }
    ugi は `go` で制限を受け取り、`setoption` でゲームとエンジンを変えられます。gtp は
    time_settings がなければ一手 5s、nboard は指定された深さまで、長くても --time だけ考えます。
    contest は一手に CPU 時間 2.8s（全スレッドの合計）、実時間 15s、メモリー 900MB まで使います
    （コンテストの上限は 3s、30s、1GB）。contest の要求は
    {"{"}"board": [[[0, ...]]], "player": 1, "last_move": null{"}"}
    で、board[z][y][x] は 0 が空き、1 が先手、2 が後手です。答えは {"{"}"x": 1, "y": 2{"}"} か
    {"{"}"error": "..."{"}"} です。

    GoGui では Program の New Program に、Quarry では Preferences の GTP Engines に、NBoard では
    Engine の Select Opponent、Add Engine に、このコマンドを登録します。

    例:
      sakiyomi protocol ugi --game othello --engine greedy
      printf 'position startpos moves f5\ngo movetime 100\n' | sakiyomi protocol ugi --game othello
      sakiyomi protocol gtp --engine level-5 --time 1s
      printf 'play black f5\ngenmove white\nshowboard\n' | sakiyomi protocol gtp
      sakiyomi protocol nboard --time 30s
      printf 'set depth 6\nmove f5\ngo\n' | sakiyomi protocol nboard
      sakiyomi protocol contest --engine heuristic --cpu 500ms --memory 256MB

## completions

help-completions = シェル補完や man ページを出力する
help-completions-target = bash、zsh、fish、powershell、または man（マニュアル）
help-completions-out = man のとき、全コマンドのページをこのフォルダに書き出す
help-completions-notes =
    説明は --lang の言語になります。

    例:
      sakiyomi completions bash > ~/.local/share/bash-completion/completions/sakiyomi
      sakiyomi completions zsh > ~/.zfunc/_sakiyomi
      sakiyomi completions fish > ~/.config/fish/completions/sakiyomi.fish
      sakiyomi completions powershell >> $PROFILE
      sakiyomi completions man --out ~/.local/share/man/man1
