//! Many games of Twin Cool, and what its search counts.

use crate::program::{Home, objects};
use crate::snapshots::Session;

#[test]
fn simulations() {
    let one = "simulate twin-cool --engine random --games 1";
    let mut session = Session::new();
    session
        .run(&[
            "simulate twin-cool --engine flexible --games 200 --seed 5",
            "simulate twin-cool --engine random,oracle,expert:draws=0 --games 30 --plot p.svg",
            "simulate twin-cool --engine random --engine oracle --games 3 --lang ja",
            one,
            &format!("{one} --json"),
            "simulate twin-cool --engine random,flexible --games 50 --json --threads 2",
        ])
        .check("simulate");
    let plot = std::fs::read_to_string(session.home.path().join("p.svg")).unwrap();
    assert!(plot.starts_with("<svg xmlns="), "{plot}");
}

#[test]
fn damaged_deals() {
    Session::new()
        .put("deals.csv", "# deals\n0;1;A1 A1;B1\n")
        .put("empty.csv", "# nothing\n")
        .run(&[
            "simulate twin-cool --engine random --deals deals.csv",
            "simulate twin-cool --engine random --deals empty.csv",
            "simulate twin-cool --engine random --deals no.csv",
        ])
        .check("simulate_wrong_use");
}

#[test]
fn a_plot_that_cannot_be_written_is_noticed_before_the_games() {
    let home = Home::new();
    for plot in ["no/such/folder/p.svg", "."] {
        let games = "100000000";
        let args =
            ["simulate", "twin-cool", "--engine", "random", "--games", games, "--plot", plot];
        let line = home.run(&args, "").refused(1);
        assert!(line.starts_with(&format!("sakiyomi: cannot write {plot}: ")), "{line}");
    }
    let args = ["simulate", "twin-cool", "--engine", "randm", "--plot", "p.svg"];
    home.run(&args, "").refused(2);
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn an_analysis_by_an_engine_that_sees_the_deck_is_named_practice() {
    let home = Home::new();
    for (engine, is_practice) in [("mcts:iterations=50", true), ("ismcts:iterations=50", false)] {
        for (lang, word) in [("en", "practice mode"), ("ja", "練習モード")] {
            let args = ["analyze", "twin-cool", "--engine", engine, "--lang", lang];
            let out = home.run(&args, "").done();
            assert_eq!(out.lines().next().unwrap().contains(word), is_practice, "{out}");
        }
    }
}

#[test]
fn an_analysis_shows_what_the_search_over_information_sets_counted() {
    let home = Home::new();
    let args = ["analyze", "twin-cool", "--engine", "ismcts:iterations=3000"];
    let out = home.run(&[&args[..], &["--json"]].concat(), "").done();
    let answer = objects(&out).pop().unwrap();
    let count =
        |key: &str| answer["statistics"][key].as_u64().unwrap_or_else(|| panic!("{answer}"));
    assert_eq!(count("iterations"), 3000);
    assert!(count("hits") > 0 && count("misses") >= count("information_sets"), "{answer}");
    assert!(count("edges") > count("information_sets"), "{answer}");
    assert_eq!((count("evictions"), count("bytes")), (0, answer["memory"].as_u64().unwrap()));
    let visits = answer["moves"].as_array().unwrap().iter();
    assert_eq!(visits.map(|value| value["visits"].as_u64().unwrap()).sum::<u64>(), 3000);

    for (lang, counted) in [
        ("en", "statistics: simulations 3,000, information sets "),
        ("ja", "内訳：シミュレーション 3,000、情報集合 "),
    ] {
        let out = home.run(&[&args[..], &["--lang", lang]].concat(), "").done();
        assert!(out.contains(counted), "{out}");
    }
}
