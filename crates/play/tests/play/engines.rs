//! Names of engines and their options.

use sakiyomi_contrast::Contrast;
use sakiyomi_othello::Othello;
use sakiyomi_play::{Game, build};
use sakiyomi_score_four::ScoreFour;
use sakiyomi_twin_cool::TwinCool;

fn refusal<S: Game>(engine: &str) -> String {
    let built = build::<S>(&engine.parse().expect("a well-formed name"), 1);
    built.err().unwrap_or_else(|| panic!("{} is made", engine)).to_string()
}

#[test]
fn values_that_an_option_cannot_have_are_refused_with_those_it_can() {
    for (error, expected) in [
        (
            refusal::<TwinCool>("expert:draws=7"),
            "\"7\" is no value for draws; it takes a number from 0 to 2",
        ),
        (refusal::<TwinCool>("ismcts:iterations=0"), "for iterations; it takes a number from 1 on"),
        (refusal::<TwinCool>("ismcts:exploration=-1"), "a number from 0 to 100"),
        (refusal::<TwinCool>("ismcts:exploration=NaN"), "a number from 0 to 100"),
        (refusal::<TwinCool>("ismcts:playouts=all"), "none, random, heuristic"),
        (refusal::<TwinCool>("mcts:iterations=-1"), "it takes a number from 1 on"),
        (refusal::<Othello>("uct:threads=99999"), "for threads; it takes a number from 1 to 256"),
        (refusal::<Othello>("expert:threads=257"), "it takes a number from 1 to 256"),
        (refusal::<Othello>("expert:selectivity=50"), "for selectivity; it takes 73, 91, 99, 100"),
        (refusal::<Othello>("classic:depth=0"), "for depth; it takes a number from 1 to 1000"),
        (refusal::<ScoreFour>("alpha-beta:depth=4294967296"), "from 1 to 1000"),
        (refusal::<ScoreFour>("puct:sims=0"), "for sims; it takes a number from 1 on"),
        (refusal::<Contrast>("uct:playouts=none"), "for playouts; it takes heuristic, random"),
        (refusal::<Contrast>("expert:threads=x"), "it takes a number from 1 to 256"),
    ] {
        assert!(error.contains(expected), "{error}");
    }
    for engine in ["expert:selectivity=100,threads=256,depth=1000", "uct:sims=1,playouts=random"] {
        assert!(build::<Othello>(&engine.parse().unwrap(), 1).is_ok(), "{engine}");
    }
}

#[test]
fn a_level_that_does_not_exist_is_refused_with_the_range() {
    for text in ["level-0", "level-11", "level:n=0", "level:n=99", "level:n=x"] {
        let error = build::<Othello>(&text.parse().unwrap(), 1).err().unwrap().to_string();
        assert!(error.contains("it takes a number from 1 to 10"), "{text}: {error}");
    }
}
