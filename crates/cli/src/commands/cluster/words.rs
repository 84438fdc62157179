//! What the commands about clusters say.

use sakiyomi_cluster::Mode;
use sakiyomi_core::Text;

pub(super) const HEAD: Text = Text {
    en: "{address}: {workers worker|workers}, asked to {order}",
    ja: "{address}：ワーカー {workers} 台、指示 {order}",
};
pub(super) const QUEUE: Text = Text {
    en: "jobs: {waiting} waiting, {held} under way; {games game|games} not yet taken",
    ja: "ジョブ：待ち {waiting}、実行中 {held}。未回収の対局 {games} 局",
};
pub(super) const TROUBLE: Text = Text {
    en: "{dead job|jobs} failed too often (stream SAKIYOMI_DEAD); {aside} messages are no games (stream SAKIYOMI_ASIDE)",
    ja: "失敗を繰り返したジョブ {dead} 件（ストリーム SAKIYOMI_DEAD）、棋譜でないメッセージ {aside} 件（ストリーム SAKIYOMI_ASIDE）",
};
pub(super) const NO_WORKERS: Text = Text {
    en: "no workers; `sakiyomi worker --cluster …` starts one",
    ja: "ワーカーがいません。`sakiyomi worker --cluster …` で始めてください",
};
pub(super) const WORKER_LINE: Text = Text {
    en: "  {name}: {mode}, {threads thread|threads}, {games game|games}, {speed} games/s, network {net}, version {version}",
    ja: "  {name}：{mode}、{threads} スレッド、{games} 局、{speed} 局/秒、ネット {net}、バージョン {version}",
};
pub(super) const NO_RUNS: Text = Text { en: "no runs", ja: "学習も対局もありません" };
pub(super) const RUN_LINE: Text =
    Text { en: "  {name} ({game}): {holder}", ja: "  {name}（{game}）：{holder}" };
pub(super) const IDLE_RUN: Text =
    Text { en: "nobody works on it", ja: "いまは誰も動かしていません" };
pub(super) const BEST_NET: Text = Text {
    en: "; best network {net}, of iteration {iteration}",
    ja: "。最強のネットは反復 {iteration} の {net}",
};
pub(super) const ASKED_PAUSE: Text = Text {
    en: "workers take no more jobs; `sakiyomi cluster resume` lets them go on",
    ja: "ワーカーは新しいジョブを取りません。`sakiyomi cluster resume` で再開します",
};
pub(super) const ASKED_RUN: Text =
    Text { en: "workers take jobs", ja: "ワーカーはジョブを取ります" };
pub(super) const ASKED_DRAIN: Text = Text {
    en: "workers finish what they hold, and end",
    ja: "ワーカーは手持ちのジョブを終えたら終了します",
};
pub(super) const SET_UP: Text =
    Text { en: "{address} is set up", ja: "{address} の準備ができました" };
const RUNNING: Text = Text { en: "running", ja: "稼働中" };
const PAUSED: Text = Text { en: "paused", ja: "一時停止中" };
const DRAINING: Text = Text { en: "finishing", ja: "終了処理中" };
const BANNED: Text = Text {
    en: "kept from work: it sent games that are none",
    ja: "停止（不正な棋譜を送りました）",
};
const INCOMPATIBLE: Text = Text {
    en: "takes no jobs: the cluster speaks another version",
    ja: "停止（クラスターとバージョンが合いません）",
};

pub(crate) const fn mode(mode: Mode) -> Text {
    match mode {
        Mode::Running => RUNNING,
        Mode::Paused => PAUSED,
        Mode::Draining => DRAINING,
        Mode::Banned => BANNED,
        Mode::Incompatible => INCOMPATIBLE,
    }
}
