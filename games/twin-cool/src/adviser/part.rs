//! The adviser as programs use it: cards and moves are texts.

use crate::msg;
use sakiyomi_core::{
    Diagram, DrawOptions, Glyphs, Lang, MoveList, Outcome, Record, RecordError, Searcher, Silent,
    TextBoard as _,
};
use sakiyomi_play::EngineSpec;
use sakiyomi_play::adviser::{
    self as play, Advice, AdviserError, AdviserPart, AdviserTexts, AdvisingEngine, CardMove,
    CardPosition, Deal, Limits, Phase, advising_engine,
};

use super::{Adviser, Move, Refusal, Step, read_hand, read_set_aside};
use crate::{CardSet, Slot, TwinCool, View};

pub(crate) const PART: &dyn AdviserPart = &Part;

const TEXTS: AdviserTexts = AdviserTexts {
    ask_hand: msg("adviser-ask-hand"),
    ask_set_aside: msg("adviser-ask-set-aside"),
    expected: msg("adviser-expected"),
    input_help: msg("adviser-input-help"),
};

struct Part;

impl AdviserPart for Part {
    fn texts(&self) -> &'static AdviserTexts {
        &TEXTS
    }

    fn read_hand(&self, text: &str) -> Result<Vec<String>, play::Refusal> {
        Ok(texts(read_hand(text)?))
    }

    fn read_set_aside(&self, text: &str) -> Result<Vec<String>, play::Refusal> {
        Ok(texts(read_set_aside(text)?))
    }

    fn start(
        &self,
        hand: &str,
        set_aside: Option<&str>,
    ) -> Result<Box<dyn play::Adviser>, play::Refusal> {
        Ok(Box::new(Adviser::start(hand, set_aside)?))
    }

    fn read(&self, text: &str) -> Result<Box<dyn play::Adviser>, play::Refusal> {
        Ok(Box::new(text.parse::<Adviser>()?))
    }

    fn of_record(&self, record: &Record) -> Result<Option<Box<dyn play::Adviser>>, RecordError> {
        Ok(Adviser::of_record(record)?.map(|adviser| Box::new(adviser) as Box<dyn play::Adviser>))
    }

    fn engine(&self, spec: &EngineSpec) -> Result<Box<dyn AdvisingEngine>, AdviserError> {
        Ok(Box::new(Engine(advising_engine(spec)?)))
    }
}

struct Engine(Box<dyn Searcher<TwinCool>>);

impl AdvisingEngine for Engine {
    fn advise(&mut self, game: &str, limits: Limits<'_>) -> Result<Option<Advice>, play::Refusal> {
        let adviser: Adviser = game.parse()?;
        let advice = adviser.advise(self.0.as_mut(), limits, &mut Silent);
        Ok(advice.map(|advice| advice.map(card_move)))
    }
}

impl play::Adviser for Adviser {
    fn phase(&self) -> Phase {
        match self.steps.last() {
            Some(Step::Play(_)) if self.view().deck_len() > 0 => Phase::Draw,
            _ if self.view().is_over() => Phase::Over,
            _ => Phase::Play,
        }
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn deal(&self) -> Deal {
        let start = self.first_view();
        Deal { hand: texts(start.hand()), set_aside: start.set_aside().map(texts) }
    }

    fn steps(&self) -> Vec<play::Step> {
        self.steps.iter().map(Step::to_text).collect()
    }

    fn position(&self) -> CardPosition {
        position(self.view())
    }

    fn legal_moves(&self) -> Vec<String> {
        let mut moves = MoveList::new();
        if self.phase() == Phase::Play {
            self.view().legal_moves(&mut moves);
        }
        moves.iter().map(Move::to_string).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then(|| Outcome::Scored {
            score: self.view().played().len() as u32,
            bonus: self.view().points(),
        })
    }

    fn diagram(&self, glyphs: Glyphs, lang: Lang) -> Diagram {
        let last = self.steps.iter().rev().find_map(|step| match step {
            Step::Play(mv) => Some(*mv),
            Step::Draw(_) => None,
        });
        let show_legal = self.phase() != Phase::Draw;
        TwinCool::draw(self.view(), &DrawOptions { last, show_legal, glyphs, lang })
    }

    fn enter(&mut self, text: &str) -> Result<play::Step, play::Refusal> {
        Ok(self.enter(text)?.to_text())
    }

    fn undo(&mut self) -> Option<play::Step> {
        let step = self.steps.pop()?;
        self.views.pop();
        Some(step.to_text())
    }
}

impl From<Refusal> for play::Refusal {
    fn from(refusal: Refusal) -> play::Refusal {
        play::Refusal { kind: refusal.kind(), reason: refusal.reason() }
    }
}

fn position(view: &View) -> CardPosition {
    let seen = view.hand() | view.played() | view.set_aside().unwrap_or_default();
    CardPosition {
        view: view.to_string(),
        hand: texts(view.hand()),
        tops: Slot::BOTH.map(|slot| view.top(slot).map(|card| card.to_string())).into(),
        played: texts(view.played()),
        set_aside: view.set_aside().map(texts),
        seen: texts(seen),
        deck: view.deck_len(),
        points: view.points(),
    }
}

fn card_move(mv: Move) -> CardMove {
    CardMove { text: mv.to_string(), card: mv.card.to_string(), slot: mv.slot.index() + 1 }
}

pub(super) fn texts(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
