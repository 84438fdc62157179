//! What the page says.

use sakiyomi_core::Text;

pub(super) const TITLE: Text = Text { en: "{game}: training", ja: "{game}：学習" };
pub(super) const FACTS: Text = Text {
    en: "Preset {preset}, {iterations iteration|iterations}, {games game|games}, {positions position|positions}, {steps step|steps}, {time}. {accepted} of {gates} new networks became the best; the best one is {best}.",
    ja: "プリセット {preset}、{iterations} 反復、{games} 局、{positions} 局面、{steps} ステップ、{time}。新しいネット {gates} 個のうち {accepted} 個が最強になりました。現在の最強は {best} です。",
};
pub(super) const EMPTY: Text =
    Text { en: "Nothing has been measured yet.", ja: "まだ何も計測されていません。" };
pub(super) const HOURS: Text = Text { en: "{n} h", ja: "{n} 時間" };
pub(super) const MINUTES: Text = Text { en: "{n} min", ja: "{n} 分" };
pub(super) const LOSSES: Text = Text { en: "Losses", ja: "損失" };
pub(super) const POLICY: Text = Text { en: "policy", ja: "方策" };
pub(super) const VALUE: Text = Text { en: "value", ja: "価値" };
pub(super) const SCORE: Text = Text { en: "score", ja: "石差" };
pub(super) const LOSS: Text = Text { en: "loss", ja: "損失" };
pub(super) const STEPS: Text = Text { en: "steps", ja: "ステップ" };
pub(super) const ENTROPY: Text =
    Text { en: "Entropy of the policies to learn", ja: "学習する方策のエントロピー" };
pub(super) const NATS: Text = Text { en: "nats", ja: "ナット" };
pub(super) const ELO: Text = Text { en: "Elo above random", ja: "random に対する Elo" };
pub(super) const ITERATION: Text = Text { en: "iteration", ja: "反復" };
pub(super) const SHARES: Text =
    Text { en: "Points against known players", ja: "既存エンジンに対する得点率" };
pub(super) const LENGTH: Text = Text { en: "Length of games", ja: "対局の手数" };
pub(super) const PLIES: Text = Text { en: "plies", ja: "手" };
pub(super) const RESULTS: Text =
    Text { en: "Draws and wins of the first player", ja: "引き分けと先手勝ち" };
pub(super) const DRAWS: Text = Text { en: "drawn", ja: "引き分け" };
pub(super) const FIRST_WINS: Text = Text { en: "first player won", ja: "先手勝ち" };
pub(super) const THROUGHPUT: Text =
    Text { en: "Throughput of self-play", ja: "自己対局の速さ" };
pub(super) const PER_SECOND: Text = Text { en: "positions/s", ja: "局面/秒" };
pub(super) const RATINGS: Text = Text { en: "Ratings", ja: "レーティング" };
pub(super) const PLAYER: Text = Text { en: "player", ja: "プレイヤー" };
pub(super) const GAMES: Text = Text { en: "games", ja: "局数" };
pub(super) const SAMPLES: Text = Text { en: "Games of self-play", ja: "自己対局の例" };
pub(super) const SAMPLE: Text =
    Text { en: "iteration {iteration}: {result}", ja: "反復 {iteration}：{result}" };
