//! The generations of a run: weights play games, and better weights are fitted to them.

use std::fs;
use std::path::{Path, PathBuf};

use sakiyomi_core::durable::replace_file;
use sakiyomi_core::{Rng, Stop, mix64};

use super::{TuneConfig, TuneError, TuneEvent, file_error, in_parallel};

/// A run under way.
pub struct Run<'a> {
    /// How weights are made.
    pub config: &'a TuneConfig,
    /// Ends the run early.
    pub stop: &'a Stop,
    /// Hears how it goes.
    pub watch: &'a mut dyn FnMut(TuneEvent),
}

/// How weights are kept in a file.
pub struct Format<W> {
    /// The extension of all files of a run.
    pub extension: &'static str,
    /// Writes weights.
    pub write: fn(&W) -> Vec<u8>,
    /// Reads what `write` wrote, or says what is wrong.
    pub read: fn(&[u8]) -> Result<W, String>,
}

impl Run<'_> {
    /// Runs or continues the generations from `first` on, and returns the file of the last weights.
    /// `learn` makes the weights of a generation from those before; `None` when stopped.
    pub fn generations<W>(
        &mut self,
        first: u32,
        format: &Format<W>,
        start: W,
        mut learn: impl FnMut(&mut Self, u32, &W) -> Result<Option<W>, TuneError>,
    ) -> Result<PathBuf, TuneError> {
        let (mut weights, mut last) = (start, None);
        for generation in first..=self.config.amounts.generations {
            let path = self.file("weights", generation, format.extension);
            if !path.exists() {
                let Some(learned) = learn(self, generation, &weights)? else { break };
                write_file(&path, &(format.write)(&learned))?;
            }
            weights = read_file(&path, format.read)?;
            last = Some(path);
        }
        last.ok_or(TuneError::Stopped)
    }

    /// Reports an epoch of a generation, and returns whether to go on.
    pub fn epoch(&mut self, generation: u32, epoch: u32, loss: f64) -> bool {
        let epochs = self.config.amounts.epochs;
        (self.watch)(TuneEvent::Epoch { generation, epoch, epochs, loss });
        !self.stop.is_requested()
    }

    fn file(&self, kind: &str, generation: u32, extension: &str) -> PathBuf {
        self.config.run.join(format!("{kind}-{generation:03}.{extension}"))
    }
}

/// What a game adds to the generations: how it plays itself, what a sample is, how weights are fitted.
pub trait SelfPlay {
    /// What is tuned.
    type Weights: 'static;
    /// A position with its target.
    type Sample: Clone + Send;
    /// Plays both sides of a game.
    type Player;

    /// How weights are kept.
    const FORMAT: Format<Self::Weights>;
    /// Weights are fitted to the games of so many generations.
    const WINDOW: u32;

    /// Returns the weights of the first games.
    fn start(&self, seed: u64) -> Self::Weights;

    /// Returns samples from elsewhere, to which a generation 0 is fitted.
    fn given(&self) -> &[Self::Sample] {
        &[]
    }

    /// Returns what makes the player of a thread.
    fn players(&self, weights: &Self::Weights, nodes: u64) -> impl Fn() -> Self::Player + Sync;

    /// Plays a game, which depends on its number, the generator and the weights alone.
    fn play(player: &mut Self::Player, game: u32, rng: &mut Rng, stop: &Stop) -> Vec<Self::Sample>;

    /// Writes the file of a generation's samples.
    fn write(samples: &[Self::Sample]) -> Vec<u8>;

    /// Reads what [`SelfPlay::write`] wrote, or says what is wrong.
    fn read(bytes: &[u8]) -> Result<Vec<Self::Sample>, String>;

    /// Tells whether a sample is kept apart to measure the error.
    fn is_held_out(sample: &Self::Sample) -> bool;

    /// Fits weights to `samples`; `None` when stopped.
    fn fit(
        &self,
        run: &mut Run<'_>,
        generation: u32,
        before: &Self::Weights,
        samples: &[Self::Sample],
        held_out: &[Self::Sample],
    ) -> Option<Fitted<Self::Weights>>;
}

/// The weights of a generation.
pub struct Fitted<W> {
    /// The weights.
    pub weights: W,
    /// The mean loss on held-out samples.
    pub held_out_loss: f64,
    /// The same for each phase of the game, as in [`TuneEvent::Learned`].
    pub by_phase: Vec<Option<f64>>,
}

/// Runs or continues a run of self-play, and returns the file with the last weights.
pub fn self_play<G: SelfPlay>(run: &mut Run<'_>, game: &G) -> Result<PathBuf, TuneError> {
    let first = u32::from(game.given().is_empty());
    let start = game.start(run.config.seed);
    run.generations(first, &G::FORMAT, start, |run, generation, before| {
        let samples = match generation {
            0 => game.given().to_vec(),
            _ => match window(run, game, generation, before)? {
                Some(samples) => samples,
                None => return Ok(None),
            },
        };
        let (held_out, samples): (Vec<_>, Vec<_>) = samples.into_iter().partition(G::is_held_out);
        let Some(fitted) = game.fit(run, generation, before, &samples, &held_out) else {
            return Ok(None);
        };
        (run.watch)(TuneEvent::Learned {
            generation,
            samples: samples.len(),
            held_out_loss: fitted.held_out_loss,
            by_phase: fitted.by_phase,
        });
        Ok(Some(fitted.weights))
    })
}

/// Returns the samples of the last generations, this one's games included; `None` when stopped.
/// Of generations before, the weights are enough: their games may be gone.
fn window<G: SelfPlay>(
    run: &mut Run<'_>,
    game: &G,
    generation: u32,
    weights: &G::Weights,
) -> Result<Option<Vec<G::Sample>>, TuneError> {
    let extension = G::FORMAT.extension;
    let own = run.file("games", generation, extension);
    if !own.exists() {
        let Some(played) = play(run, game, generation, weights) else { return Ok(None) };
        write_file(&own, &G::write(&played))?;
    }
    let mut samples = Vec::new();
    for number in generation.saturating_sub(G::WINDOW - 1).max(1)..=generation {
        let path = run.file("games", number, extension);
        if path.exists() {
            samples.extend(read_file(&path, G::read)?);
        }
    }
    Ok(Some(samples))
}

/// Plays the games of one generation; `None` when stopped.
fn play<G: SelfPlay>(
    run: &mut Run<'_>,
    game: &G,
    generation: u32,
    weights: &G::Weights,
) -> Option<Vec<G::Sample>> {
    let Run { config, stop, watch } = run;
    let play = |player: &mut G::Player, number: u32, report: &dyn Fn(usize)| {
        let seed = config.seed ^ u64::from(generation) << 32 ^ u64::from(number) << 8;
        let samples = G::play(player, number, &mut Rng::seeded(mix64(seed)), stop);
        report(samples.len());
        samples
    };
    let (mut games, mut positions) = (0, 0);
    let progress = |new| {
        games += 1;
        positions += new;
        watch(TuneEvent::Played { generation, games, positions });
    };
    let players = game.players(weights, config.amounts.nodes);
    let played = in_parallel(config.amounts.games, config.threads, stop, players, play, progress)?;
    Some(played.into_iter().flatten().collect())
}

/// Writes records of a fixed size, after a magic number and how many there are.
pub fn write_records<T>(
    magic: &[u8; 8],
    records: &[T],
    write: impl Fn(&T, &mut Vec<u8>),
) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    bytes.extend((records.len() as u64).to_le_bytes());
    records.iter().for_each(|record| write(record, &mut bytes));
    bytes
}

/// Reads what [`write_records`] wrote, or says what is wrong.
pub fn read_records<T, const N: usize>(
    magic: &[u8; 8],
    bytes: &[u8],
    read: impl Fn(&[u8; N]) -> T,
) -> Result<Vec<T>, String> {
    let whole = || {
        let (count, body) = bytes.strip_prefix(magic)?.split_first_chunk()?;
        let (records, rest) = body.as_chunks();
        let is_whole = u64::from_le_bytes(*count) == records.len() as u64 && rest.is_empty();
        is_whole.then(|| records.iter().map(&read).collect())
    };
    whole().ok_or_else(|| "it holds no whole list of samples".to_owned())
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<(), TuneError> {
    replace_file(path, bytes).map_err(|error| file_error(path, &error))
}

fn read_file<T>(
    path: &Path,
    read: impl FnOnce(&[u8]) -> Result<T, String>,
) -> Result<T, TuneError> {
    let bytes = fs::read(path).map_err(|error| file_error(path, &error))?;
    read(&bytes).map_err(|problem| TuneError::File { path: path.to_owned(), problem })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_as_they_were_written_and_a_cut_off_file_is_refused() {
        let magic = b"sakitest";
        let read = |bytes: &[u8]| read_records(magic, bytes, |bytes| u32::from_le_bytes(*bytes));
        let bytes = write_records(magic, &[1u32, 2, 3], |n, out| out.extend(n.to_le_bytes()));
        assert_eq!(read(&bytes), Ok(vec![1, 2, 3]));
        assert!(read(&bytes[..bytes.len() - 3]).is_err());
        assert!(read(&bytes[..bytes.len() - 4]).is_err());
        assert!(read(b"something else").is_err());
    }
}
