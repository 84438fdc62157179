//! The table as people see it in a terminal. Everything is drawn from the view, so that no hidden
//! card can show.

use crate::msg;
use sakiyomi_core::{
    Diagram, DrawOptions, Glyphs, Lang, Outcome, ParseMoveError, Reason, Text, TextBoard, Tone,
    Typed,
};

use super::cards::{SUITS, VALUES};
use super::notation::not_a_move;
use super::{Card, IN_PLAY, Move, Pattern, Slot, TwinCool, View};

// The spaces fill each language's captions to one width.

impl TextBoard for TwinCool {
    const INPUT_HELP: Text = msg("text-board-input-help");

    fn draw(view: &View, options: &DrawOptions<Move>) -> Diagram {
        let mut diagram = Diagram::default();
        draw_table(&mut diagram, view, options);
        draw_legend(&mut diagram, view, options);
        diagram.end_line();
        draw_counts(&mut diagram, view, options.lang);
        for slot in Slot::BOTH {
            draw_slot(&mut diagram, view, slot, options);
        }
        diagram.put(msg("text-board-hand").get(options.lang), Tone::Label);
        for card in view.hand {
            diagram.put(format!("  {card}"), Tone::First);
        }
        diagram.end_line();
        diagram
    }

    fn read(view: &View, text: &str) -> Result<Typed<Move>, ParseMoveError> {
        let typed = text.trim().to_ascii_uppercase();
        let is_separator = |c: char| c == '>' || c.is_whitespace();
        let Some((card, slot)) = typed.split_once(is_separator) else {
            return typed.parse().map(|card| read_card(view, card)).map_err(|_| not_a_move(text));
        };
        format!("{card}>{}", slot.trim_start_matches(is_separator))
            .parse()
            .map(Typed::Move)
            .map_err(|_| not_a_move(text))
    }

    fn announce(outcome: Outcome) -> Reason {
        let Outcome::Scored { score, bonus } = outcome else {
            unreachable!("a solitaire is neither won nor drawn");
        };
        let text = if score as usize == IN_PLAY {
            msg("text-board-perfect")
        } else {
            msg("text-board-result")
        };
        Reason::new(text).with("cards", score).with("points", bonus)
    }

    fn remark(before: &View, mv: Move, after: &View) -> Option<Reason> {
        let left = before.after_play(mv).hand;
        let drawn = (after.hand - left).first();
        let kept = Pattern::best(left);
        let made = drawn.and_then(|_| Pattern::best(after.hand));
        let text = match (kept, drawn, made) {
            (None, None, _) => return None,
            (None, Some(_), None) => msg("text-board-drew"),
            (None, Some(_), Some(_)) => msg("text-board-drew-pattern"),
            (Some(_), Some(_), Some(_)) => msg("text-board-left-and-drew-pattern"),
            // Four of one value stay four after any draw, so that here no card was drawn.
            (Some(_), _, _) => msg("text-board-left-pattern"),
        };
        let mut reason = Reason::new(text);
        if let Some(pattern) = kept {
            reason = reason.with_text("left", pattern.name()).with("left_points", pattern.points());
        }
        if let Some(card) = drawn {
            reason = reason.with("card", card);
        }
        if let Some(pattern) = made {
            reason = reason.with_text("pattern", pattern.name()).with("points", pattern.points());
        }
        Some(reason)
    }
}

/// Completes a card without a slot: the only one that takes it, a question, or slot 1 to refuse.
fn read_card(view: &View, card: Card) -> Typed<Move> {
    let [one, two] = Slot::BOTH.map(|slot| Move { slot, card });
    match Slot::BOTH.map(|slot| view.playable(slot).contains(card)) {
        [true, true] => Typed::Choice {
            prompt: msg("text-board-which-slot"),
            choices: vec![("1".to_owned(), one), ("2".to_owned(), two)],
        },
        [false, true] => Typed::Move(two),
        [_, false] => Typed::Move(one),
    }
}

struct Marks {
    hand: &'static str,
    played: &'static str,
    unseen: &'static str,
    set_aside: &'static str,
}

impl Marks {
    const fn of(glyphs: Glyphs) -> Marks {
        match glyphs {
            Glyphs::Plain | Glyphs::Classic => {
                Marks { hand: "#", played: "x", unseen: ".", set_aside: "-" }
            }
            Glyphs::Rich => Marks { hand: "●", played: "·", unseen: "○", set_aside: "×" },
        }
    }
}

fn draw_table(diagram: &mut Diagram, view: &View, options: &DrawOptions<Move>) {
    let marks = Marks::of(options.glyphs);
    let last = options.last.map(|mv| mv.card);
    diagram.put(" ", Tone::Label);
    for value in 1..=VALUES {
        diagram.put(format!("{value:>3}"), Tone::Label);
    }
    diagram.end_line();
    for suit in 0..SUITS {
        diagram.put(char::from(b'A' + suit).to_string(), Tone::Label);
        for card in (1..=VALUES).filter_map(|value| Card::new(suit, value)) {
            let (mark, tone) = if view.top(Slot::One) == Some(card) {
                ("1", Tone::Strong)
            } else if view.top(Slot::Two) == Some(card) {
                ("2", Tone::Strong)
            } else if view.hand.contains(card) {
                (marks.hand, Tone::First)
            } else if view.played.contains(card) {
                (marks.played, Tone::Faint)
            } else if view.set_aside.is_some_and(|cards| cards.contains(card)) {
                (marks.set_aside, Tone::Faint)
            } else {
                (marks.unseen, Tone::Plain)
            };
            let tone = if last == Some(card) && tone == Tone::Strong { Tone::Last } else { tone };
            diagram.put("  ", Tone::Plain).put(mark, tone);
        }
        diagram.end_line();
    }
}

fn draw_legend(diagram: &mut Diagram, view: &View, options: &DrawOptions<Move>) {
    let marks = Marks::of(options.glyphs);
    let mut entry = |mark: &str, meaning: Text| {
        diagram.put(format!("{mark} {}   ", meaning.get(options.lang)), Tone::Label);
    };
    entry(marks.hand, msg("text-board-in-hand"));
    entry("1 2", msg("text-board-on-slot"));
    entry(marks.played, msg("text-board-played"));
    entry(marks.unseen, msg("text-board-unseen"));
    if view.set_aside.is_some() {
        entry(marks.set_aside, msg("text-board-set-aside"));
    }
    diagram.end_line();
}

fn draw_counts(diagram: &mut Diagram, view: &View, lang: Lang) {
    let counts = [
        (msg("text-board-deck-count"), view.deck_len()),
        (msg("text-board-played-count"), view.played.len()),
        (msg("text-board-points"), view.points as usize),
    ];
    for (caption, count) in counts {
        diagram.put(format!("{} ", caption.get(lang)), Tone::Label);
        diagram.put(format!("{count}   "), Tone::Strong);
    }
    if let Some(pattern) = Pattern::best(view.hand) {
        let text = format!("{} +{}", pattern.name().get(lang), pattern.points());
        diagram.put(text, Tone::Strong);
    }
    diagram.end_line();
}

/// Writes the top card of a slot and, on request, the cards of the hand that it takes.
fn draw_slot(diagram: &mut Diagram, view: &View, slot: Slot, options: &DrawOptions<Move>) {
    let lang = options.lang;
    diagram.put(format!("{} {slot}  ", msg("text-board-slot").get(lang)), Tone::Label);
    match view.top(slot) {
        Some(card) if options.last == Some(Move { slot, card }) => {
            diagram.put(card.to_string(), Tone::Last);
        }
        Some(card) => {
            diagram.put(card.to_string(), Tone::Strong);
        }
        None => {
            diagram.put(msg("text-board-empty").get(lang), Tone::Faint);
        }
    }
    if options.show_legal {
        diagram.put(format!("   {}", msg("text-board-takes").get(lang)), Tone::Label);
        let takes = view.playable(slot);
        for card in takes {
            diagram.put(format!(" {card}"), Tone::Legal);
        }
        if takes.is_empty() {
            diagram.put(format!(" {}", msg("text-board-nothing").get(lang)), Tone::Faint);
        }
    }
    diagram.end_line();
}
