//! The words of a report.

use sakiyomi_core::Text;

pub(super) const AGAINST: Text = Text { en: "{a} against {b}", ja: "{a} 対 {b}" };
pub(super) const TOURNAMENT: Text = Text { en: "Tournament", ja: "総当たり戦" };
pub(super) const GAMES: Text = Text { en: "games", ja: "対局数" };
pub(super) const BUDGET: Text = Text { en: "budget for a move", ja: "一手の制限" };
pub(super) const SEED: Text = Text { en: "seed", ja: "乱数の種" };
pub(super) const WON_DRAWN_LOST: Text =
    Text { en: "won / drawn / lost", ja: "勝ち / 引き分け / 負け" };
pub(super) const SHARE: Text = Text { en: "share of the points", ja: "得点率" };
pub(super) const ELO: Text = Text { en: "Elo difference", ja: "レーティング差（Elo）" };
pub(super) const NORMALIZED: Text = Text { en: "normalized Elo", ja: "正規化 Elo" };
pub(super) const LOS: Text =
    Text { en: "probability that A is better", ja: "A のほうが強い確率" };
pub(super) const SPRT: Text = Text { en: "sequential test", ja: "逐次検定（SPRT）" };
pub(super) const ACCEPTED: Text = Text { en: "accepted", ja: "採択" };
pub(super) const REJECTED: Text = Text { en: "rejected", ja: "棄却" };
pub(super) const OPEN: Text = Text { en: "not decided", ja: "未決" };
pub(super) const PAIRS: Text = Text { en: "pairs", ja: "組（二局一組）" };
pub(super) const PAIRS_BY_POINTS: Text =
    Text { en: "Pairs by the points of A", ja: "A の得点ごとの組数" };
pub(super) const POINTS: Text = Text { en: "points of a pair", ja: "一組の得点" };
pub(super) const SHARE_SO_FAR: Text = Text {
    en: "A's share of the points so far, with 95% band",
    ja: "A の得点率の推移（帯は 95% 区間）",
};
pub(super) const ELO_SO_FAR: Text = Text {
    en: "Elo difference so far, with 95% band",
    ja: "Elo 差の推移（帯は 95% 区間）",
};
pub(super) const LLR_SO_FAR: Text =
    Text { en: "Log-likelihood ratio so far", ja: "対数尤度比の推移" };
pub(super) const LENGTHS: Text = Text { en: "Lengths of the games", ja: "対局の長さ" };
pub(super) const PLIES: Text = Text { en: "plies", ja: "手数" };
pub(super) const CONDUCT: Text =
    Text { en: "What the moves cost, and faults", ja: "一手の消費と反則" };
pub(super) const ENGINE: Text = Text { en: "engine", ja: "エンジン" };
pub(super) const CPU: Text =
    Text { en: "CPU ms a move (most)", ja: "一手の CPU 時間 ms（最大）" };
pub(super) const TIME: Text = Text { en: "ms a move (most)", ja: "一手の時間 ms（最大）" };
pub(super) const NODES: Text = Text { en: "nodes a move", ja: "一手の局面数" };
pub(super) const CRASHES: Text = Text { en: "crashes", ja: "異常終了" };
pub(super) const TIME_LOSSES: Text = Text { en: "time losses", ja: "時間切れ負け" };
pub(super) const ILLEGAL: Text = Text { en: "illegal moves", ja: "反則手" };
pub(super) const OVERRUNS: Text = Text { en: "moves over time", ja: "時間超過の手" };
pub(super) const FAULTS: Text = Text { en: "The last faults", ja: "直近の反則" };
pub(super) const CROSS_TABLE: Text = Text { en: "Cross table", ja: "星取表" };
pub(super) const RATINGS: Text =
    Text { en: "Ratings with 95% intervals", ja: "レーティング（95% 区間）" };
pub(super) const RATING: Text = Text { en: "Elo above the average", ja: "平均からの Elo" };
pub(super) const RESULT: Text = Text { en: "result", ja: "結果" };
pub(super) const PERCENT: Text = Text { en: "% of the games", ja: "ゲームの割合（%）" };
