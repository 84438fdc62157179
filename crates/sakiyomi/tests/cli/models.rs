//! Networks on the command line.

use crate::program::Home;
use crate::snapshots::Session;

#[test]
fn networks() {
    Session::new()
        .put("a.md", "# A card\n")
        .run(&[
            "models new score-four --preset tiny --out a.safetensors",
            "models new othello --preset tiny --out o.safetensors",
            "models convert a.safetensors half.safetensors --f16",
            "models show a.safetensors",
            "models show o.safetensors --json",
            "models list .",
            "models list . --json",
            "models compare a.safetensors a.safetensors --positions 50",
            "models compare a.safetensors a.safetensors --positions 50 --json",
        ])
        .check("models");
}

#[test]
fn a_converted_network_is_smaller_and_plays() {
    let home = Home::new();
    let run = |args: &[&str]| home.run(args, "").done();
    run(&["models", "new", "score-four", "--preset", "tiny", "--out", "a.safetensors"]);
    run(&["models", "convert", "a.safetensors", "half.safetensors", "--f16"]);
    run(&["models", "convert", "a.safetensors", "a.onnx"]);
    let size = |name: &str| std::fs::metadata(home.path().join(name)).unwrap().len();
    assert!(size("half.safetensors") < size("a.safetensors") * 2 / 3);
    assert!(size("a.onnx") > size("half.safetensors"));
    let engine = "puct:net=half.safetensors,sims=30";
    let line = run(&["analyze", "score-four", "--engine", engine, "--json"]);
    assert!(line.contains("\"best\""), "{line}");
}

#[test]
fn wrong_use() {
    Session::new()
        .put("text.safetensors", "no network, just a text")
        .put("zip.pt", "PK\x03\x04 and so on")
        .run(&[
            "models new othello --preset tiny --out o.safetensors",
            "models new contrast --preset tiny --out c.safetensors",
            "models show nowhere.safetensors",
            "models show text.safetensors",
            "models convert zip.pt x.onnx",
            "models convert o.safetensors x.txt",
            "models convert o.safetensors x.onnx --f16",
            "models compare o.safetensors c.safetensors",
            "models new chess --out x",
            "models new othello --out c.safetensors",
            "models new othello --preset huge --out x",
            "models new othello --preset classic --out x",
            "models import othello c.safetensors x.safetensors",
            "models list nowhere",
            "analyze othello --engine puct:net=c.safetensors",
        ])
        .check("models_wrong_use");
}
