//! Games with variations.

use sakiyomi_core::{Score, Seat};
use sakiyomi_play::tree::{GameTree, NodeId};
use sakiyomi_play::{PlayError, SessionConfig, Verdict};

fn othello() -> GameTree {
    let tree = GameTree::open(sakiyomi_othello::game(), SessionConfig::default());
    tree.expect("the game has a start")
}

#[test]
fn a_move_made_before_is_walked_to_and_another_one_is_a_variation() {
    let mut tree = othello();
    let f5 = tree.play("f5").unwrap();
    assert!(tree.go_to(0));
    assert_eq!(tree.play("f5").unwrap(), f5);
    assert!(tree.go_to(0));
    assert_eq!(tree.play("d3").unwrap(), 2);
    assert_eq!(tree.nodes().len(), 3);
    assert!(!tree.go_to(3));
    assert_eq!(tree.cursor(), 2);
}

#[test]
fn the_cursor_goes_from_branch_to_branch() {
    let mut tree = othello();
    let line: Vec<NodeId> = ["f5", "d6", "c3"].map(|mv| tree.play(mv).unwrap()).to_vec();
    let position = tree.session().position();
    tree.go_to(line[0]);
    tree.play("f4").unwrap();
    tree.play("e3").unwrap();
    tree.go_to(line[2]);
    assert_eq!(tree.session().position(), position);
    assert_eq!(tree.path(line[2]), [0, 1, 2, 3]);
    assert_eq!(tree.session_at(line[1]).legal_moves(), {
        tree.go_to(line[1]);
        tree.session().legal_moves()
    });
}

#[test]
fn an_illegal_move_leaves_the_tree_as_it_was() {
    let mut tree = othello();
    assert!(matches!(tree.play("a1"), Err(PlayError::Illegal { .. })));
    assert!(matches!(tree.play("z9"), Err(PlayError::Text(_))));
    assert_eq!((tree.nodes().len(), tree.cursor()), (1, 0));
}

#[test]
fn a_game_given_up_is_over_at_that_node_only_and_can_go_on() {
    let mut tree = othello();
    let f5 = tree.play("f5").unwrap();
    tree.end(Verdict::Resigned(Seat::Second));
    assert!(matches!(tree.play("d6"), Err(PlayError::Over(_))));
    assert_eq!(tree.record(f5).result.as_deref(), Some("second resigned"));
    tree.go_to(0);
    assert_eq!(tree.verdict(), None);
    assert_eq!(tree.record(f5).result.as_deref(), Some("second resigned"));
    tree.go_to(f5);
    assert!(tree.reopen() && !tree.reopen());
    tree.play("d6").unwrap();
}

#[test]
fn a_record_comes_back_as_it_was() {
    let mut tree = othello();
    tree.play("f5").unwrap();
    let d6 = tree.play("d6").unwrap();
    tree.annotate(d6, Some(Score::from_hundredths(50)), Some("usual".to_owned()));
    let record = tree.record(d6);
    let again = GameTree::of_record(sakiyomi_othello::game(), &record).unwrap();
    assert_eq!(again.record(again.cursor()), record);
    assert_eq!(again.nodes(), tree.nodes());
}
