//! What the terminal says during a game.

use sakiyomi_core::Text;

pub(super) const WHICH_GAME: Text = Text {
    en: "Which game? (number or name, Enter to leave) ",
    ja: "どのゲームで遊びますか？（番号か名前、Enter で終了） ",
};
pub(super) const WHICH_SEAT: Text = Text {
    en: "Which side? (1 {first}, 2 {second}, b both of us here; Enter for 1) ",
    ja: "どちらを持ちますか？（1 {first}、2 {second}、b 二人で対戦。Enter で 1） ",
};
pub(super) const WHICH_ENGINE: Text = Text {
    en: "Against which engine? ({engines}; Enter for {strongest}) ",
    ja: "対戦相手のエンジンは？（{engines}。Enter で {strongest}） ",
};
pub(super) const DID_YOU_MEAN: Text = Text {
    en: "There is no {input} here. Did you mean {name}?",
    ja: "{input} という選択肢はありません。{name} のことですか？",
};
pub(super) const NO_SUCH_CHOICE: Text =
    Text { en: "There is no {input} here.", ja: "{input} という選択肢はありません。" };

pub(super) const EXISTS: Text = Text {
    en: "{file} exists already; --record needs a new file, and --resume {file} goes on with a game",
    ja: "{file} はすでにあります。--record には新しいファイルを、続きを指すなら --resume {file} を",
};
pub(super) const CANNOT_RESUME: Text =
    Text { en: "cannot resume the game in {file}", ja: "{file} の対局を再開できません" };
pub(super) const OTHER_GAME: Text = Text {
    en: "{file} holds a game of {found}, not of {game}",
    ja: "{file} は {game} ではなく {found} の棋譜です",
};
pub(super) const NO_SEAT_2: Text = Text {
    en: "{game} is a solitaire: there is no seat 2",
    ja: "{game} は一人用なので、席 2 はありません",
};
pub(super) const NO_SEAT_LEFT: Text = Text {
    en: "no seat is left for an engine; choose another --seat",
    ja: "エンジンの席がありません。--seat を変えてください",
};
pub(super) const ONE_SEAT_LEFT: Text = Text {
    en: "only one seat is left for an engine; --seat none leaves two",
    ja: "エンジンの席は一つだけです。--seat none なら二つになります",
};
pub(super) const TWO_SEATS: Text = Text {
    en: "there are only two seats for engines",
    ja: "エンジンの席は二つだけです",
};

pub(super) const TITLE_AGAINST: Text = Text {
    en: "{game}: {player} against {opponent}. Type help for help.",
    ja: "{game}：{player}対{opponent}。help で説明を表示します。",
};
pub(super) const TITLE_ALONE: Text = Text {
    en: "{game}: {player}. Type help for help.",
    ja: "{game}：{player}。help で説明を表示します。",
};
pub(super) const SEATED: Text = Text { en: "{seat} ({who})", ja: "{seat}（{who}）" };
pub(super) const YOU: Text = Text { en: "you", ja: "あなた" };
pub(super) const PERSON: Text = Text { en: "a person", ja: "人" };

pub(super) const PROMPT: Text = Text { en: "{player}> ", ja: "{player}> " };
pub(super) const PROMPT_TIME: Text =
    Text { en: "{player} ({left} left)> ", ja: "{player}（残り {left}）> " };
pub(super) const ENGINE_PLAYS: Text =
    Text { en: "{player} ({engine}) plays {mv}", ja: "{player}（{engine}）の手は {mv}" };
pub(super) const BECAUSE: Text = Text { en: "{what}: {why}", ja: "{what}：{why}" };
pub(super) const PLAYED: Text = Text { en: "{player} plays {mv}", ja: "{player}の手は {mv}" };
pub(super) const RESULT: Text =
    Text { en: "The game is over: {result}.", ja: "終局です。{result}。" };

pub(super) const NOT_UNDERSTOOD: Text = Text {
    en: "{input} is neither a move nor a command. A move is {moves}; help shows the commands.",
    ja: "{input} は手でもコマンドでもありません。手の書き方：{moves}。コマンドは help で表示します。",
};
pub(super) const ILLEGAL: Text =
    Text { en: "{mv} is not possible: {why}.", ja: "{mv} は指せません。{why}。" };
pub(super) const CHOICES: Text = Text {
    en: "{input} is not possible here. There is {choices}; undo goes back to the whole move.",
    ja: "{input} は選べません。選べるのは {choices}。undo で手の入力に戻ります。",
};

pub(super) const HINT: Text = Text { en: "Hint: {mv}", ja: "ヒント：{mv}" };
pub(super) const EXPECTED: Text =
    Text { en: "expected: {moves} ({score})", ja: "予想される進行：{moves}（{score}）" };
pub(super) const LEGAL_MOVES: Text = Text { en: "Legal moves: {moves}", ja: "合法手：{moves}" };
pub(super) const NOTHING_TO_UNDO: Text =
    Text { en: "There is no move to take back.", ja: "戻せる手がありません。" };
pub(super) const NOTHING_TO_REDO: Text =
    Text { en: "There is no move to play again.", ja: "進められる手がありません。" };

pub(super) const SAVED: Text = Text {
    en: "The game is saved in {file}; `sakiyomi play {game} --resume {file}` goes on with it.",
    ja: "棋譜を {file} に保存しました。続きは `sakiyomi play {game} --resume {file}` で。",
};
pub(super) const SAVED_FINISHED: Text =
    Text { en: "The game is saved in {file}.", ja: "棋譜を {file} に保存しました。" };
pub(super) const NOT_SAVED: Text = Text {
    en: "The game could not be saved in {file}: {why}. Try save with another file name.",
    ja: "{file} に保存できませんでした（{why}）。save に別のファイル名を付けて試してください。",
};
pub(super) const ALREADY_THERE: Text = Text {
    en: "the file exists already",
    ja: "同じ名前のファイルがすでにあります",
};
pub(super) const BYE: Text =
    Text { en: "The game ends here.", ja: "対局をここで終わります。" };

pub(super) const HELP: Text = Text {
    en: "  move           {moves}
  hint           what an engine would play, and why
  moves          list the legal moves
  undo, redo     take back a move, or play it again
  save [file]    write the record now
  resign         give up
  exit           end; the record is kept
",
    ja: "  手             {moves}
  hint           エンジンのおすすめの手と理由（ヒント）
  moves          合法手の一覧（手）
  undo, redo     一手戻す（待った）、進める
  save [file]    棋譜を保存（保存）
  resign         投了
  exit           終わる。棋譜は残ります（終了）
",
};
