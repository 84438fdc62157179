//! Games as texts that other programs read.

use std::io::Cursor;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sakiyomi_core::{FileKind, Record, Text, record_file};
use sakiyomi_engines::{Game, Visitor};
use sakiyomi_play::adviser::{Adviser, GAME};
use serde::Deserialize;

use crate::house::House;
use crate::model::{Mode, SeatModel};
use crate::problem::Problem;
use crate::table::{Lost, State as TableState};
use crate::tools::visit;

/// How to write a game.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    format: Option<String>,
    /// The end of the line to write; the cursor when not given.
    #[serde(default)]
    node: Option<usize>,
}

/// The form of a card game that shows only what its player saw.
pub(crate) const ADVICE: &str = "advice";

const FROM_THE_MIDDLE: &str = "the game was begun in the middle";
const NO_FORMAT: Text =
    Text { en: "{detail}", ja: "その形式では書き出せません：{detail}" };
const HIDDEN: Text = Text {
    en: "the record of an unfinished game would show the deck; the format advice does not",
    ja: "終わっていないゲームの棋譜には山札が書かれます。advice 形式なら書き出せます",
};

/// Writes a game.
pub(super) async fn export(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    let table = house.table(&id).await?;
    let looked = table.look(|state| (record(state, wanted.node), state.mode)).await;
    let (record, mode) = looked.map_err(|Lost| Problem::no_game())?;
    let record = record?;
    let format = wanted.format.as_deref().unwrap_or("record");
    let (ending, text) = if format == ADVICE && record.game == GAME {
        ("txt", advice(&record)?)
    } else if mode == Some(Mode::Real) && record.result.is_none() {
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "hidden", HIDDEN));
    } else {
        visit(&record.game, Write { record: &record, format })
            .map_err(|error| Problem::wrong("unknown-kind", NO_FORMAT, error))??
    };
    let name = format!("attachment; filename=\"{}-{id}.{ending}\"", record.game);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((StatusCode::OK, headers, text).into_response())
}

fn record(state: &TableState, node: Option<usize>) -> Result<Record, Problem> {
    let node = node.unwrap_or(state.tree.cursor());
    if node >= state.tree.nodes().len() {
        return Err(Problem::no_node());
    }
    let mut record = state.tree.record(node);
    for (seat, player) in ["first", "second"].into_iter().zip(&state.seats) {
        let name = match player {
            SeatModel::Human => "human",
            SeatModel::Engine { engine, .. } => engine,
        };
        if record.tag(seat).is_none() {
            record.set_tag(seat, name);
        }
    }
    Ok(record)
}

/// Writes what the player of a card game saw, for the adviser.
fn advice(record: &Record) -> Result<Vec<u8>, Problem> {
    let adviser = Adviser::of_record(record).ok().flatten();
    let adviser =
        adviser.ok_or_else(|| Problem::wrong("bad-format", NO_FORMAT, FROM_THE_MIDDLE))?;
    Ok(adviser.to_string().into_bytes())
}

pub(crate) struct Write<'a> {
    record: &'a Record,
    format: &'a str,
}

impl Visitor for Write<'_> {
    type Output = Result<(&'static str, Vec<u8>), Problem>;

    fn visit<S: Game>(self) -> Self::Output {
        let wrong = |detail: String| Problem::wrong("bad-format", NO_FORMAT, detail);
        let kinds: Vec<FileKind> =
            std::iter::once(record_file::<S>()).chain(S::FILES.iter().copied()).collect();
        let kind =
            kinds.iter().find(|kind| kind.name == self.format).copied().ok_or_else(|| {
                let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
                wrong(format!("there is {}", names.join(", ")))
            })?;
        let mut out = Cursor::new(Vec::new());
        let mut sink =
            (kind.write)(Box::new(&mut out)).map_err(|error| wrong(error.to_string()))?;
        sink.write(self.record)
            .and_then(|()| sink.finish())
            .map_err(|error| wrong(error.to_string()))?;
        drop(sink);
        Ok((kind.ending, out.into_inner()))
    }
}
