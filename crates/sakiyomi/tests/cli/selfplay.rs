//! Self-play on the command line.

use crate::program::Home;
use crate::snapshots::Session;

#[test]
fn games_of_self_play_are_kept_and_do_not_depend_on_threads() {
    let home = Home::new();
    let play = |out: &str, threads: &str| {
        let args = ["selfplay", "score-four", "--preset", "tiny", "--games", "4", "--sims", "8"];
        let more = ["--seed", "3", "--threads", threads, "--out", out];
        home.run(&[&args[..], &more[..]].concat(), "").done()
    };
    let said = play("a.games", "1");
    assert!(said.contains("4 games") && said.ends_with("a.games\n"), "{said}");
    play("a.npz", "1");
    play("b.npz", "2");
    let size = |name: &str| std::fs::metadata(home.path().join(name)).unwrap().len();
    assert!(size("a.games") > 100 && size("a.npz") > 100);
    let before = size("a.games");
    play("a.games", "2");
    assert!(size("a.games") > before, "games are added");
}

#[test]
fn games_go_to_a_file_named_after_the_game_and_folders_are_made() {
    let home = Home::new();
    let args = ["selfplay", "score-four", "--preset", "tiny", "--games", "1", "--sims", "4"];
    let said = home.run(&args, "").done();
    assert!(said.ends_with("\nscore-four.games\n"), "{said}");
    let visits = ["--policy", "visits", "--out", "new/deep/visits.npz"];
    home.run(&[&args[..], &visits[..]].concat(), "").done();
    for name in ["score-four.games", "new/deep/visits.npz"] {
        assert!(home.path().join(name).is_file(), "{name}");
    }
}

#[test]
fn wrong_use() {
    let mut session = Session::new();
    session
        .put("list.txt", "a list that nobody wants to lose")
        .put("old.npz", "arrays that nobody wants to lose")
        .run(&[
            "selfplay twin-cool --out x.games",
            "selfplay go --out x.games",
            "selfplay othello --preset classic --out x.games",
            "selfplay othello --model none.safetensors --out x.games",
            "selfplay othello --preset tiny --out list.txt",
            "selfplay othello --preset tiny --out old.npz",
        ])
        .show("list.txt")
        .show("old.npz");
    let games = ["selfplay", "score-four", "--preset", "tiny", "--games", "1", "--sims", "2"];
    session.home.run(&[&games[..], &["--out", "a.games"]].concat(), "").done();
    session.run(&["selfplay othello --preset tiny --games 1 --out a.games"]);
    session.check("selfplay_wrong_use");
}
