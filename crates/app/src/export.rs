//! Games as texts that other programs read.

use crate::msg;
use std::io::Cursor;

use sakiyomi_core::{FileKind, Quoted, Reason, Record};
use sakiyomi_play::{GameEntry, suggestion};

use crate::model::Mode;
use crate::problem::Problem;
use crate::room::Variation;

/// The form of a card game that shows only what its player saw.
pub(crate) const ADVICE: &str = "advice";

/// A game as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// A name for a file of it.
    pub file: String,
    /// The text.
    pub text: Vec<u8>,
}

impl Variation {
    /// Writes the line in the form called `format`, for the game called `id`.
    pub fn export(&self, id: &str, format: Option<&str>) -> Result<Exported, Problem> {
        let (game, record) = (self.game, &self.record);
        let format = format.unwrap_or("record");
        let wrong = |reason: Reason| Problem::refused("bad-format", reason);
        let (ending, text) = if format == ADVICE
            && let Some(adviser) = game.adviser()
        {
            let seen = adviser.of_record(record).ok().flatten();
            let seen = seen.ok_or_else(|| wrong(msg("export-from-the-middle").into()))?;
            ("txt", seen.text().into_bytes())
        } else if self.mode == Some(Mode::Real) && record.result.is_none() {
            return Err(Problem::new(422, "hidden", msg("export-hidden")));
        } else {
            write(game, record, format).map_err(wrong)?
        };
        Ok(Exported { file: format!("{}-{id}.{ending}", record.game), text })
    }
}

/// Returns the forms in which a game can be written, the record first.
pub(crate) fn formats(game: &dyn GameEntry) -> Vec<FileKind> {
    let mut kinds = game.formats();
    kinds.rotate_right(1);
    kinds
}

/// Writes a game in the form called `format`; returns the ending of its file too.
fn write(
    game: &dyn GameEntry,
    record: &Record,
    format: &str,
) -> Result<(&'static str, Vec<u8>), Reason> {
    let kinds = formats(game);
    let kind = kinds.iter().find(|kind| kind.name == format).ok_or_else(|| {
        let near = suggestion(format, kinds.iter().map(|kind| kind.name));
        Reason::new(msg("export-no-format"))
            .with("format", Quoted(format))
            .with_reason("near", near)
    })?;
    let mut out = Cursor::new(Vec::new());
    let mut sink = (kind.write)(Box::new(&mut out))?;
    sink.write(record).and_then(|()| sink.finish())?;
    drop(sink);
    Ok((kind.ending, out.into_inner()))
}
