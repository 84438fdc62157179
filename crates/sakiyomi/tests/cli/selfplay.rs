//! Self-play on the command line.

use crate::program::Home;

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
    let other = ["selfplay", "othello", "--preset", "tiny", "--games", "1", "--out", "a.games"];
    let line = home.run(&other, "").refused(2);
    assert!(line.contains("a.games holds games of score-four"), "{line}");
}

#[test]
fn what_cannot_be_played_is_refused_on_one_line() {
    let home = Home::new();
    std::fs::write(home.path().join("list.txt"), "a list that nobody wants to lose").unwrap();
    for (args, status, expected) in [
        (&["selfplay", "twin-cool", "--out", "x.games"][..], 2, "hides a part"),
        (&["selfplay", "go", "--out", "x.games"], 2, "there is no game"),
        (&["selfplay", "othello", "--preset", "classic", "--out", "x.games"], 2, "no classic"),
        (&["selfplay", "othello", "--model", "none.safetensors", "--out", "x.games"], 1, "none"),
        (&["selfplay", "othello", "--preset", "tiny", "--out", "list.txt"], 1, "no file of games"),
    ] {
        let line = home.run(args, "").refused(status);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
    let kept = std::fs::read_to_string(home.path().join("list.txt")).unwrap();
    assert!(kept.starts_with("a list"));
}
