//! A contest as one page: tables and plots that need nothing from outside.

mod plots;
mod standalone;
pub mod svg;
mod tables;

use crate::msg;
use sakiyomi_core::{Lang, Reason};

use crate::{Contest, Standing};
use svg::escape;

pub use standalone::{Distribution, GamePlot, distributions, game_plot};
pub use tables::table;

/// Colours for light and dark, and nothing that has to be loaded.
const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#5d6875;--paper:#fff;--line:#d9dfe5;--main:#2563a8;--band:#2563a833;--second:#b45309;--third:#2f7d4f}\
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ec;--soft:#98a3ae;--paper:#14181c;--line:#303840;--main:#6fb1f0;--band:#6fb1f033;--second:#f59e0b;--third:#6fc28f}}\
body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:1180px;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.5rem;margin:0 0 .25rem}h2{font-size:1.05rem;margin:1.75rem 0 .5rem}p{color:var(--soft);margin:0}\
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,440px),1fr));gap:.5rem 2rem}\
.plots h2{margin-bottom:0}.scroll{overflow-x:auto;margin-top:.5rem}\
table{border-collapse:collapse;font-variant-numeric:tabular-nums}\
th,td{padding:.25rem .75rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}\
th{color:var(--soft);font-weight:500}th:first-child,td:first-child{text-align:left}\
svg{width:100%;height:auto;font:11px system-ui,sans-serif}svg text{fill:var(--soft)}\
.axis,.grid,.level{fill:none;stroke:var(--line)}.level{stroke:var(--soft);stroke-dasharray:4 4}\
.line{fill:none;stroke:var(--main);stroke-width:1.8}.band{fill:var(--band)}.bar{fill:var(--main)}\
.line.second{stroke:var(--second)}.line.third{stroke:var(--third)}pre{font:13px/1.35 ui-monospace,monospace;overflow-x:auto}";

/// Returns the page about a contest.
pub fn report(contest: &Contest, standing: &Standing, lang: Lang) -> String {
    let names: Vec<String> = contest.contestants.iter().map(ToString::to_string).collect();
    let game = contest.game.info().name.get(lang);
    let mut body = tables::facts(contest, standing, lang);
    let mut plots = String::new();
    let title = match &*names {
        [a, b] => {
            body += &tables::result(contest, standing, lang);
            plots += &plots::share(standing, lang);
            plots += &plots::elo(standing, lang).unwrap_or_default();
            if let Some(sprt) = &contest.sprt {
                plots += &plots::llr(standing, sprt, lang);
            }
            plots += &plots::pentanomial(&standing.tally(0, 1).pairs, lang);
            Reason::new(msg("against")).with("a", a).with("b", b).get(lang)
        }
        _ => {
            body += &tables::ratings(&names, standing, lang);
            msg("tournament").get(lang).to_owned()
        }
    };
    plots += &plots::lengths(standing, lang);
    body += &format!("<div class=\"plots\">\n{plots}</div>\n");
    body += &tables::conduct(&names, standing, lang);
    body += &tables::faults(&names, standing, lang);
    page(&format!("{game}: {title}"), &body, lang)
}

/// Returns a page with its style and heading.
pub fn page(title: &str, body: &str, lang: Lang) -> String {
    let code = lang.tag();
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\">\
        <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
        <title>{title}</title><style>{STYLE}</style></head><body>\n\
        <h1>{title}</h1>\n{body}</body></html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run;
    use sakiyomi_core::{Budget, Stop};

    fn contest(names: &[&str], pairs: usize) -> Contest {
        let contestants = names.iter().map(|name| name.parse().unwrap()).collect();
        let contest = Contest::new(sakiyomi_score_four::game(), contestants);
        Contest { pairs, budget: Budget::nodes(10), ..contest }
    }

    #[test]
    fn a_page_needs_nothing_from_outside_and_has_a_plot_for_everything() {
        let sprt = Some("-3,3".parse().unwrap());
        let contest = Contest { sprt, ..contest(&["random", "random@nodes=5"], 30) };
        let standing = run(&contest, &Stop::default(), &|_| {}).unwrap();
        for lang in [Lang::EN, Lang::JA] {
            let page = report(&contest, &standing, lang);
            for word in ["http", "src=", "url(", "NaN", "inf"] {
                assert!(!page.contains(word), "{word}");
            }
            let plots = page.matches("<svg").count();
            assert_eq!((plots, page.matches("</svg>").count()), (5, 5));
            assert!(page.contains(msg("llr-so-far").get(lang)));
        }
    }

    #[test]
    fn a_tournament_has_its_cross_table() {
        let contest = contest(&["heuristic", "random", "level-3"], 2);
        let standing = run(&contest, &Stop::default(), &|_| {}).unwrap();
        let page = report(&contest, &standing, Lang::EN);
        assert!(page.contains("Cross table") && page.contains("level-3"), "{page}");
    }

    #[test]
    fn a_contest_without_a_finished_pair_has_a_page_too() {
        let contest = contest(&["heuristic", "random"], 2);
        let standing = Standing { contestants: 2, total: 2, ..Standing::default() };
        assert!(report(&contest, &standing, Lang::JA).contains("</html>"));
    }
}
