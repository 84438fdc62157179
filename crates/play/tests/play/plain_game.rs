//! A first game: rules, a text board and two engines. No network, no symmetry, no second language.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{
    Budget, Diagram, DrawOptions, GameInfo, Heuristic, MoveList, Outcome, ParseMoveError,
    ParseStateError, PerfectInformation, Rng, Score, Seat, Silent, State, Stop, Text, TextBoard,
    Tone, contract,
};
use sakiyomi_play::engine::{alpha_beta, mcts};
use sakiyomi_play::{
    EngineInfo, EngineKind, EngineSpec, Game, LEVELS, LevelSpec, SessionConfig, entry,
};
use sakiyomi_search::mcts::Uniformly;
use sakiyomi_search::{HeuristicHooks, PuctConfig};

/// Players take one, two or three of twelve stones in turn; who takes the last one wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Stones(u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Take(u8);

const fn text(text: &'static str) -> Text {
    Text::literal(text)
}

impl State for Stones {
    type Move = Take;

    const INFO: GameInfo = GameInfo {
        id: "stones",
        name: text("Stones"),
        summary: text("take the last stone"),
        seats: &[text("First"), text("Second")],
        max_plies: 12,
    };

    fn initial(_rng: &mut Rng) -> Stones {
        Stones(24)
    }

    fn to_move(&self) -> Seat {
        Seat::BOTH[usize::from(self.0 % 2)]
    }

    fn legal_moves(&self, out: &mut MoveList<Take>) {
        out.clear();
        out.extend((1..=(self.0 / 2).min(3)).map(Take));
    }

    fn apply(&mut self, mv: Take) {
        self.0 = (self.0 - 2 * mv.0) ^ 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        let by = self.to_move().opponent();
        (self.0 < 2).then_some(Outcome::Won { by, margin: None })
    }

    fn key(&self) -> u64 {
        self.0.into()
    }
}

impl PerfectInformation for Stones {}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Take, ParseMoveError> {
        match text {
            "1" | "2" | "3" => Ok(Take(text.as_bytes()[0] - b'0')),
            _ => Err(ParseMoveError::new(text, "expected 1, 2 or 3")),
        }
    }
}

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

impl FromStr for Stones {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<Stones, ParseStateError> {
        let number = (text.len() == 2).then(|| text.parse().ok()).flatten();
        let stones = number.filter(|&stones| stones <= 25).map(Stones);
        stones.ok_or_else(|| ParseStateError::whole("expected 00 to 25"))
    }
}

impl TextBoard for Stones {
    const INPUT_HELP: Text = text("how many stones to take");

    fn draw(view: &Stones, _options: &DrawOptions<Take>) -> Diagram {
        let mut diagram = Diagram::default();
        diagram.put(format!("{} stones", view.0 / 2), Tone::Label).end_line();
        diagram
    }
}

#[derive(Clone, Copy)]
struct Even;

impl Heuristic<Stones> for Even {
    fn score(&self, _state: &Stones) -> Score {
        Score::ZERO
    }
}

impl Game for Stones {
    const ENGINES: &'static [EngineKind<Stones>] = &[
        EngineKind {
            info: EngineInfo { name: "uct", summary: text("UCT"), options: &[mcts::SIMS] },
            build: |options, seed| mcts::uct(options, seed, Uniformly, PuctConfig::uct()),
        },
        EngineKind {
            info: EngineInfo { name: "alpha-beta", summary: text("alpha-beta"), options: &[] },
            build: |options, _| alpha_beta::quick(options, HeuristicHooks(Even)),
        },
    ];
    const LEVELS: [LevelSpec; LEVELS] = [LevelSpec::new("alpha-beta", 50); LEVELS];
}

#[test]
fn a_game_without_network_or_symmetry_is_played() {
    contract::check_rules::<Stones>(1, 50);
    let game = entry::<Stones>();
    for name in ["random", "uct:sims=200", "alpha-beta", "level-3"] {
        let mut session = game.open(SessionConfig::default()).unwrap();
        let spec: EngineSpec = name.parse().unwrap();
        let engine = session.add_engine(&spec, 1).unwrap();
        let stop = Stop::default();
        while let Some(report) = session.choose(engine, Budget::nodes(500), &stop, &mut Silent) {
            assert_eq!(session.twins(&report.best).unwrap(), std::slice::from_ref(&report.best));
            session.play(&report.best).unwrap();
        }
        assert!(session.outcome().is_some(), "{name}");
        assert_eq!(session.canonical_key(), session.key());
    }
}

#[test]
fn a_game_without_network_says_so() {
    assert!(entry::<Stones>().network().is_none());
    let session = entry::<Stones>().open(SessionConfig::default()).unwrap();
    assert!(session.encoding("sakiyomi").is_none());
}
