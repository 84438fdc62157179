//! What the terminal says about a game that is played elsewhere.

use sakiyomi_core::{Lang, Text};
use sakiyomi_play::adviser::AdviserPart;

pub(super) const TITLE: Text = Text {
    en: "{game}: advice by {engine}. Type help for help.",
    ja: "{game}：{engine} が助言します。help で説明を表示します。",
};

pub(super) const NEEDS_HAND: Text = Text {
    en: "with --json the hand comes with --hand, or from --file",
    ja: "--json のときは、手札を --hand か --file で指定してください",
};
pub(super) const GOING_ON: Text =
    Text { en: "Going on with the game in {file}.", ja: "{file} のゲームを続けます。" };
pub(super) const CANNOT_READ: Text =
    Text { en: "cannot read {file}: {why}", ja: "{file} を読めません（{why}）" };
pub(super) const CANNOT_GO_ON: Text = Text {
    en: "cannot go on with {file}: {why}",
    ja: "{file} のゲームは続けられません（{why}）",
};
pub(super) const OTHER_HAND: Text = Text {
    en: "{file} holds a game that began with the hand {found}; leave out --hand to go on with it, or name another --file",
    ja: "{file} には手札 {found} で始めたゲームがあります。続けるときは --hand を付けず、新しく始めるときは --file に別の名前を付けてください",
};
pub(super) const OTHER_ASIDE: Text = Text {
    en: "{file} holds a game with the cards {found} set aside; leave out --aside to go on with it, or name another --file",
    ja: "{file} には除外カードが {found} のゲームがあります。続けるときは --aside を付けず、新しく始めるときは --file に別の名前を付けてください",
};
pub(super) const ASIDE_UNKNOWN: Text = Text {
    en: "{file} holds a game whose cards set aside are unknown; leave out --aside to go on with it, or name another --file",
    ja: "{file} には除外カードがわからないゲームがあります。続けるときは --aside を付けず、新しく始めるときは --file に別の名前を付けてください",
};

pub(super) const PLAYED: Text = Text {
    en: "What did you play? (Enter for {best}) ",
    ja: "出したカードは？（Enter で {best}） ",
};
pub(super) const DRAWN: Text = Text {
    en: "You played {mv}. Which card did you draw? ",
    ja: "{mv} を出しました。引いたカードは？ ",
};
pub(super) const WHEN_OVER: Text = Text {
    en: "(undo takes the last step back, save FILE keeps the game, Enter leaves) ",
    ja: "（undo で一つ戻る、save FILE で保存、Enter で終了） ",
};

pub(super) const ADVICE: Text = Text { en: "Play {best}.", ja: "{best} がおすすめです。" };
pub(super) const ADVICE_BECAUSE: Text =
    Text { en: "Play {best}: {why}.", ja: "{best} がおすすめです。{why}。" };
pub(super) const RESULT: Text =
    Text { en: "The game is over: {result}.", ja: "ゲーム終了：{result}。" };

pub(super) const TOOK_PLAY_BACK: Text =
    Text { en: "Taken back: playing {mv}.", ja: "{mv} を出す前に戻しました。" };
pub(super) const TOOK_DRAW_BACK: Text =
    Text { en: "Taken back: drawing {card}.", ja: "{card} を引く前に戻しました。" };
pub(super) const NOTHING_BACK: Text =
    Text { en: "there is nothing to take back", ja: "これ以上は戻せません" };

pub(super) const SAVED: Text =
    Text { en: "The game is saved in {file}.", ja: "{file} に保存しました。" };
pub(super) const NOT_SAVED: Text = Text {
    en: "the game could not be saved in {file}: {why}; save with another file name may help",
    ja: "{file} に保存できませんでした（{why}）。save に別のファイル名を付けて試してください",
};
pub(super) const NO_GAME: Text = Text {
    en: "the file exists already, and is no saved game",
    ja: "同じ名前のファイルがすでにあり、保存したゲームではありません",
};
pub(super) const NO_NAME: Text = Text {
    en: "save needs a file name, such as save today.txt",
    ja: "save にはファイル名を付けてください（例：save today.txt）",
};
pub(super) const KEPT: Text = Text {
    en: "The game is kept in {file}; `sakiyomi advise {game} --file {file}` goes on with it.",
    ja: "ゲームは {file} にあります。続きは `sakiyomi advise {game} --file {file}` で。",
};

const HELP: Text = Text {
    en: "  Enter          you played what was advised
  undo           take the last step back
  show           show the table and the advice again
  save [FILE]    write the game to FILE, or to that of --file
  quit           leave
",
    ja: "  Enter          おすすめのとおりに出した
  undo           一つ戻る（戻す）
  show           場とおすすめをもう一度表示（表示）
  save [FILE]    FILE に保存。名前を省くと --file のファイルに保存（保存）
  quit           終わる（終了）
",
};

/// Returns what the person may type: about the cards, and the commands.
pub(super) fn help(part: &dyn AdviserPart, lang: Lang) -> String {
    [part.texts().input_help, HELP].map(|text| text.get(lang)).concat()
}
