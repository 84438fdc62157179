//! Networks on the command line.

use crate::program::Home;

#[test]
fn a_network_is_made_shown_converted_compared_and_played() {
    let home = Home::new();
    let run = |args: &[&str]| home.run(args, "").done();
    run(&["models", "new", "score-four", "--preset", "tiny", "--out", "a.safetensors"]);
    run(&[
        "models",
        "new",
        "score-four",
        "--preset",
        "tiny",
        "--seed",
        "2",
        "--out",
        "b.safetensors",
    ]);
    run(&["models", "convert", "a.safetensors", "half.safetensors", "--f16"]);
    run(&["models", "convert", "a.safetensors", "a.onnx"]);
    let size = |name: &str| std::fs::metadata(home.path().join(name)).unwrap().len();
    assert!(size("half.safetensors") < size("a.safetensors") * 2 / 3);
    assert!(size("a.onnx") > size("half.safetensors"));

    std::fs::write(home.path().join("a.md"), "# A card\n").unwrap();
    let shown = run(&["models", "show", "a.safetensors"]);
    assert!(shown.contains("score-four") && shown.contains("random weights, seed 1"), "{shown}");
    assert!(shown.contains("\"blocks\": 2") && shown.ends_with("# A card\n"), "{shown}");
    let listed = run(&["models", "list", "."]);
    assert_eq!(listed.lines().count(), 3, "{listed}");
    let listed = run(&["models", "list", ".", "--json"]);
    assert!(listed.lines().all(|line| line.contains("\"game\":\"score-four\"")), "{listed}");

    let same = run(&["models", "compare", "a.safetensors", "a.safetensors", "--positions", "50"]);
    assert!(same.contains("100.0%"), "{same}");
    let near = run(&["models", "compare", "a.safetensors", "half.safetensors", "--json"]);
    assert!(near.contains("\"positions\":1000"), "{near}");

    let engine = "puct:net=half.safetensors,sims=30";
    let line = run(&["analyze", "score-four", "--engine", engine, "--json"]);
    assert!(line.contains("\"best\""), "{line}");
}

#[test]
fn files_that_are_no_networks_are_refused_on_one_line() {
    let home = Home::new();
    std::fs::write(home.path().join("text.safetensors"), "no network, just a text").unwrap();
    std::fs::write(home.path().join("zip.pt"), "PK\x03\x04 and so on").unwrap();
    home.run(&["models", "new", "othello", "--preset", "tiny", "--out", "o.safetensors"], "")
        .done();
    home.run(&["models", "new", "contrast", "--preset", "tiny", "--out", "c.safetensors"], "")
        .done();
    for (args, status, expected) in [
        (&["models", "show", "nowhere.safetensors"][..], 1, "nowhere.safetensors"),
        (&["models", "show", "text.safetensors"], 1, "text.safetensors: not a safetensors file"),
        (&["models", "convert", "zip.pt", "x.onnx"], 1, "zip.pt: this is a zip archive"),
        (&["models", "convert", "o.safetensors", "x.txt"], 2, "ends in .safetensors or .onnx"),
        (&["models", "compare", "o.safetensors", "c.safetensors"], 1, "plays \"contrast\""),
        (&["models", "new", "chess", "--out", "x"], 2, "there is no game \"chess\""),
        (
            &["models", "new", "othello", "--out", "c.safetensors"],
            2,
            "c.safetensors exists already",
        ),
        (&["models", "new", "othello", "--preset", "huge", "--out", "x"], 2, "tiny, small, full"),
        (
            &["models", "new", "othello", "--preset", "classic", "--out", "x"],
            2,
            "no classic network",
        ),
        (
            &["models", "import", "othello", "c.safetensors", "x.safetensors"],
            1,
            "has no encoding with 12",
        ),
        (
            &["analyze", "othello", "--engine", "puct:net=c.safetensors"],
            2,
            "plays \"contrast\", not othello",
        ),
    ] {
        let line = home.run(args, "").refused(status);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}
