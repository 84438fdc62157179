//! Plays the pairs of a contest on several threads and counts them in order.
//!
//! A pair counts when all earlier ones do, so that the results are a prefix of one list for any
//! number of threads and interruptions, and a sequential test decides at the same pair.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use sakiyomi_core::{Clock as _, Record, Seat, Stop, SystemClock, mix64};
use serde_json::json;

use crate::executor::{ExecutorError, PairExecutor, PairOrder, PlayedPair};
use crate::game_runner::{GameRunner, Played};
use crate::openings::Book;
use crate::player::{self, Player};
use crate::result::PairResult;
use crate::stats::{Pentanomial, Verdict};
use crate::store::{Identity, Kept, Store};
use crate::{ArenaError, Contest, PlayerSpec, Standing, StoreError, THREAD_NAME, write_budget};

/// Plays what is left of a contest; `watch` is called after each pair. A `stop` keeps those done.
pub fn run(
    contest: &Contest,
    stop: &Stop,
    watch: &(dyn Fn(&Standing) + Sync),
) -> Result<Standing, ArenaError> {
    Run { contest, stop, watch, book: prepare(contest)? }.run(None)
}

/// Plays a contest like [`run`], on an executor.
pub fn run_with(
    contest: &Contest,
    executor: &dyn PairExecutor,
    stop: &Stop,
    watch: &(dyn Fn(&Standing) + Sync),
) -> Result<Standing, ArenaError> {
    Run { contest, stop, watch, book: prepare(contest)? }.run(Some(executor))
}

/// Plays the pairs whose numbers `next` returns and hands each to `take`, until a `stop`.
pub fn play_pairs(
    contest: &Contest,
    stop: &Stop,
    next: &mut dyn FnMut() -> Option<usize>,
    take: &mut dyn FnMut(usize, PlayedPair),
) -> Result<(), ArenaError> {
    let book = prepare(contest)?;
    let mut pool = PlayerPool::new(contest, stop);
    while !stop.is_requested()
        && let Some(index) = next()
    {
        if let Some(pair) = pool.play_pair(&book, index)? {
            take(index, pair);
        }
    }
    Ok(())
}

fn prepare(contest: &Contest) -> Result<Book, ArenaError> {
    let info = contest.game.info();
    if info.is_solitaire() {
        return Err(ArenaError::Solitaire(info.id));
    }
    if contest.contestants.len() < 2 {
        return Err(ArenaError::Alone);
    }
    // Whatever can be wrong with the names shows before the first thread starts.
    for index in 0..contest.contestants.len() {
        player::make(contest, index)?.check()?;
    }
    Ok(Book::open(contest.game, &contest.openings, contest.seed)?)
}

struct Run<'a> {
    contest: &'a Contest,
    stop: &'a Stop,
    watch: &'a (dyn Fn(&Standing) + Sync),
    book: Book,
}

struct Scoreboard {
    standing: Standing,
    /// The pairs of a match of two, so that a test need not count them again each time.
    counts: Pentanomial,
    store: Option<Store>,
    /// Pairs that wait for earlier ones.
    waiting: BTreeMap<usize, PlayedPair>,
    failure: Option<ArenaError>,
    began: Duration,
}

impl Run<'_> {
    /// Plays on threads of this process, or lets `executor` play.
    fn run(&self, executor: Option<&dyn PairExecutor>) -> Result<Standing, ArenaError> {
        let contest = self.contest;
        let contestants = contest.contestants.len();
        let (store, Kept { pairs, early }) = match &contest.out {
            Some(folder) => {
                let (store, kept) = Store::open(folder, self.identity()?, contestants)?;
                (Some(store), kept)
            }
            None => (None, Kept::default()),
        };
        let total = contest.pairs * contest.encounters().len();
        let mut standing = Standing {
            contestants,
            resumed: pairs.len(),
            total: total.max(pairs.len()),
            pairs,
            ..Standing::default()
        };
        let counts = standing.tally(0, 1).pairs;
        standing.verdict = self.verdict(&counts);
        if standing.is_finished() {
            return Ok(standing);
        }
        let began = SystemClock::Process.wall();
        let mut board =
            Scoreboard { standing, counts, store, waiting: early, failure: None, began };
        self.count_waiting(&mut board)?;
        let left = board.standing.pairs.len()..board.standing.total;
        let board = Mutex::new(board);
        match executor {
            Some(executor) => self.play_elsewhere(executor, left, &board)?,
            None => self.play_here(left, &board)?,
        }
        let board = board.into_inner().expect("no thread panics while it holds the results");
        if board.standing.verdict.is_some() || board.failure.is_some() {
            // The flag was raised below, to end the other games.
            self.stop.reset();
        }
        board.failure.map_or(Ok(board.standing), Err)
    }

    fn play_here(&self, left: Range<usize>, board: &Mutex<Scoreboard>) -> std::io::Result<()> {
        let threads = self.contest.threads.clamp(1, left.len().max(1));
        let left = &Mutex::new(left);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                let thread = std::thread::Builder::new().name(THREAD_NAME.to_owned());
                thread.spawn_scoped(scope, || {
                    if let Err(error) = self.work(left, board) {
                        self.fail(&mut lock(board), error);
                    }
                })?;
            }
            Ok(())
        })
    }

    fn work(
        &self,
        left: &Mutex<Range<usize>>,
        board: &Mutex<Scoreboard>,
    ) -> Result<(), ArenaError> {
        let mut pool = PlayerPool::new(self.contest, self.stop);
        while !self.stop.is_requested() {
            let Some(index) = lock(left).next() else { break };
            if lock(board).waiting.contains_key(&index) {
                continue;
            }
            let Some(pair) = pool.play_pair(&self.book, index)? else { break };
            self.receive(&mut lock(board), index, pair);
        }
        Ok(())
    }

    fn play_elsewhere(
        &self,
        executor: &dyn PairExecutor,
        pairs: Range<usize>,
        board: &Mutex<Scoreboard>,
    ) -> Result<(), ExecutorError> {
        let check = |index: usize, pair: &PlayedPair| pair.check(index, self.contest, &self.book);
        let order = PairOrder { contest: self.contest, pairs, check: &check };
        executor.play_pairs(&order, self.stop, &mut |index, pair| {
            let mut board = lock(board);
            self.receive(&mut board, index, pair);
            board.standing.verdict.is_none() && board.failure.is_none()
        })
    }

    fn receive(&self, board: &mut Scoreboard, index: usize, pair: PlayedPair) {
        let kept = match &board.store {
            Some(store) if index > board.standing.pairs.len() => store.keep_early(index, &pair),
            _ => Ok(()),
        };
        board.waiting.insert(index, pair);
        if let Err(error) = kept.and_then(|()| self.count_waiting(board)) {
            self.fail(board, error.into());
        }
    }

    fn fail(&self, board: &mut Scoreboard, error: ArenaError) {
        board.failure = Some(error);
        self.stop.request();
    }

    fn count_waiting(&self, board: &mut Scoreboard) -> Result<(), StoreError> {
        while board.standing.verdict.is_none() && board.failure.is_none() {
            let index = board.standing.pairs.len();
            let Some(pair) = board.waiting.remove(&index) else { return Ok(()) };
            if let Some(store) = &mut board.store {
                store.append(index, &pair)?;
            }
            board.counts.add(pair.result.half_points());
            board.standing.pairs.push(pair.result);
            board.standing.elapsed = SystemClock::Process.wall().saturating_sub(board.began);
            board.standing.verdict = self.verdict(&board.counts);
            (self.watch)(&board.standing);
        }
        self.stop.request();
        Ok(())
    }

    fn verdict(&self, counts: &Pentanomial) -> Option<Verdict> {
        let sprt = self.contest.sprt.filter(|_| self.contest.contestants.len() == 2)?;
        sprt.verdict(counts)
    }

    /// Returns what makes two contests the same, so that one may continue the other.
    fn identity(&self) -> Result<Identity, ArenaError> {
        let contest = self.contest;
        let mut contestants = Vec::new();
        for mut contestant in contest.contestants.iter().cloned() {
            if let PlayerSpec::Engine(spec) = &mut contestant.player {
                // `strongest` may be another engine one day.
                *spec = contest.game.resolve(spec)?;
            }
            contestants.push(contestant.to_string());
        }
        Ok(vec![
            ("format", json!("sakiyomi-arena 1")),
            ("game", json!(contest.game.info().id)),
            ("contestants", json!(contestants)),
            ("budget", json!(write_budget(&contest.budget))),
            ("openings", json!(self.book.fingerprint())),
            ("seed", json!(contest.seed)),
        ])
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().expect("no thread panics while it holds the results")
}

/// The players of one thread, made when they are first needed.
struct PlayerPool<'a> {
    contest: &'a Contest,
    stop: &'a Stop,
    players: Vec<Option<Box<dyn Player>>>,
}

impl<'a> PlayerPool<'a> {
    fn new(contest: &'a Contest, stop: &'a Stop) -> PlayerPool<'a> {
        let players = contest.contestants.iter().map(|_| None).collect();
        PlayerPool { contest, stop, players }
    }

    /// Plays both games of a pair; `None` when stopped.
    fn play_pair(&mut self, book: &Book, index: usize) -> Result<Option<PlayedPair>, ArenaError> {
        let contest = self.contest;
        let encounters = contest.encounters();
        // All encounters of a round have the same opening.
        let opening = book.opening(index / encounters.len());
        let players = encounters[index % encounters.len()];
        let seed = mix64(contest.seed.wrapping_add(mix64(index as u64)));
        let [a, b] = players;
        let mut seated = [self.take(a)?, self.take(b)?];
        let mut played: Vec<Played> = Vec::new();
        for game in 0..2 {
            let [first, second] = &mut seated;
            let mut runner = GameRunner {
                game: contest.game,
                players: [first.as_mut(), second.as_mut()],
                budgets: players.map(|player| contest.budget_of(player)),
                limits: &contest.limits,
                stop: self.stop,
            };
            let seeds = [mix64(seed ^ game as u64), mix64(!seed ^ game as u64)];
            let Some(mut game_played) = runner.play(&opening, game, seeds) else { break };
            label(&mut game_played.record, contest, players, game, index);
            played.push(game_played);
        }
        let [first, second] = seated;
        self.players[a] = Some(first);
        self.players[b] = Some(second);
        let Ok([one, two]) = <[Played; 2]>::try_from(played) else { return Ok(None) };
        let mut spent = one.spent;
        spent.iter_mut().zip(&two.spent).for_each(|(spent, more)| spent.add(more));
        let opening = opening.text();
        let result = PairResult { players, opening, games: [one.result, two.result], spent };
        Ok(Some(PlayedPair { result, records: [one.record, two.record] }))
    }

    fn take(&mut self, index: usize) -> Result<Box<dyn Player>, ArenaError> {
        match self.players[index].take() {
            Some(player) => Ok(player),
            None => player::make(self.contest, index),
        }
    }
}

fn label(record: &mut Record, contest: &Contest, players: [usize; 2], first: usize, index: usize) {
    for (seat, side) in Seat::BOTH.into_iter().zip([first, 1 - first]) {
        let contestant = &contest.contestants[players[side]];
        record.set_tag(&seat.to_string(), contestant.to_string());
        let budget = write_budget(&contest.budget_of(players[side]));
        record.set_tag(&format!("{seat}-budget"), budget);
    }
    record.set_tag("pair", (index + 1).to_string());
    record.set_tag("seed", contest.seed.to_string());
}
