//! Many games of Twin Cool, and what its search counts.

use crate::program::{Home, objects};

#[test]
fn engines_with_commas_are_compared_in_one_table() {
    let home = Home::new();
    let engines = "random,ismcts:iterations=20,oracle";
    let args = ["simulate", "twin-cool", "--engine", engines, "--games", "30", "--plot", "p.svg"];
    let out = home.run(&args, "").done();
    let table: Vec<&str> = out.lines().rev().take(3).collect();
    assert!(table[2].starts_with("random") && table[2].contains("real"), "{out}");
    assert!(table[1].starts_with("ismcts:iterations=20") && table[1].contains("real"), "{out}");
    assert!(table[0].starts_with("oracle") && table[0].contains("practice"), "{out}");
    let picture = std::fs::read_to_string(home.path().join("p.svg")).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("oracle (practice)"), "{picture}");
}

#[test]
fn the_tables_of_a_simulation_are_japanese_too() {
    let home = Home::new();
    let args = ["simulate", "twin-cool", "--engine", "random,oracle", "--games", "3"];
    let out = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(out.starts_with("twin-cool：random（実戦モード）、3 ゲーム\n  結果      "), "{out}");
    assert!(out.contains("\nエンジン                     モード"), "{out}");
    assert!(out.contains("（練習モード）") && out.contains("一手あたり CPU"), "{out}");
}

#[test]
fn one_game_has_a_result_and_no_error() {
    let home = Home::new();
    let args = ["simulate", "twin-cool", "--engine", "random", "--games", "1"];
    let out = home.run(&args, "").done();
    assert!(out.starts_with("twin-cool: random (real mode), 1 game\n  result  "), "{out}");
    assert!(!out.contains('±'), "{out}");
    let json = home.run(&[&args[..], &["--json"]].concat(), "").done();
    assert_eq!(objects(&json)[0]["standard_error"], serde_json::Value::Null);
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

    let plain = home.run(&args, "").done();
    let counted = plain.lines().find(|line| line.starts_with("counted: ")).expect(&plain);
    assert!(counted.starts_with("counted: imagined games 3,000, information sets "), "{plain}");
    let (_, visits) = counted.split_once("; visits: ").expect(counted);
    let best = answer["best"].as_str().unwrap();
    assert!(visits.starts_with(&format!("{best} ")), "{plain}");
    let ja = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(ja.contains("内訳：シミュレーション 3,000、情報集合 "), "{ja}");

    let others = home.run(&["analyze", "twin-cool", "--engine", "expert"], "").done();
    assert!(!others.contains("counted"), "what counts nothing shows nothing: {others}");
}
