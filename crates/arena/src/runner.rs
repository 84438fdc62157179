//! Plays the pairs of a contest on several threads and counts them in their order.
//!
//! Threads finish pairs in any order; a pair is counted when all earlier ones are, and
//! kept aside until then. So the results are always a beginning of the same list,
//! however many threads there are and however often the contest was interrupted,
//! and a sequential test decides at the same pair.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sakiyomi_core::{Budget, Clock as _, Record, Seat, Stop, SystemClock, mix64};
use sakiyomi_engines::{Game, Visitor, resolve};

use crate::crew::{Crew, CrewError, PairOrder, PlayedPair};
use crate::game::{Played, Table};
use crate::openings::Book;
use crate::player::{self, Player};
use crate::result::{PairResult, Spent};
use crate::stats::{Pentanomial, Verdict};
use crate::store::{Identity, Kept, Store};
use crate::tools::visit;
use crate::{ArenaError, Contest, Contestant, PlayerSpec, Standing, THREAD_NAME, write_budget};

/// Plays a contest, or what is left of it.
///
/// `watch` is called after each pair. When `stop` is requested, the standing has
/// the pairs that were finished.
///
/// # Errors
/// When there is no such game or engine, an external engine does not start, the
/// openings are malformed, or the results cannot be kept.
pub fn run(
    contest: &Contest,
    stop: &Stop,
    watch: &(dyn Fn(&Standing) + Sync),
) -> Result<Standing, ArenaError> {
    visit(&contest.game, Run { contest, stop, watch, crew: None })?
}

/// Plays a contest like [`run`], but lets `crew` play the pairs.
///
/// # Errors
/// As [`run`], and when the crew cannot go on.
pub fn run_with(
    contest: &Contest,
    crew: &dyn Crew,
    stop: &Stop,
    watch: &(dyn Fn(&Standing) + Sync),
) -> Result<Standing, ArenaError> {
    visit(&contest.game, Run { contest, stop, watch, crew: Some(crew) })?
}

/// Plays the pairs whose numbers `next` returns, for a contest that is counted elsewhere, and hands
/// each to `take`; ends early at a `stop`.
///
/// # Errors
/// When there is no such game or engine, or the openings are malformed.
pub fn play_pairs(
    contest: &Contest,
    stop: &Stop,
    next: &mut dyn FnMut() -> Option<usize>,
    take: &mut dyn FnMut(usize, PlayedPair),
) -> Result<(), ArenaError> {
    let run = Run { contest, stop, watch: &|_| {}, crew: None };
    visit(&contest.game, Part { run, next, take })?
}

pub(crate) struct Part<'a> {
    run: Run<'a>,
    next: &'a mut dyn FnMut() -> Option<usize>,
    take: &'a mut dyn FnMut(usize, PlayedPair),
}

impl Visitor for Part<'_> {
    type Output = Result<(), ArenaError>;

    fn visit<S: Game>(self) -> Self::Output {
        self.run.check::<S>()?;
        let book = Book::<S>::open(&self.run.contest.openings, self.run.contest.seed)?;
        let mut seats = Seats::new(&self.run);
        while !self.run.stop.is_requested()
            && let Some(index) = (self.next)()
        {
            if let Some(pair) = seats.play_pair(&book, index)? {
                (self.take)(index, pair);
            }
        }
        Ok(())
    }
}

pub(crate) struct Run<'a> {
    contest: &'a Contest,
    stop: &'a Stop,
    watch: &'a (dyn Fn(&Standing) + Sync),
    /// Who plays, when it is not threads of this process.
    crew: Option<&'a dyn Crew>,
}

/// What the threads share.
struct Desk {
    standing: Standing,
    /// The pairs of a match of two, so that a test need not count them again each time.
    counts: Pentanomial,
    store: Option<Store>,
    /// Pairs that wait for earlier ones.
    waiting: BTreeMap<usize, PlayedPair>,
    failure: Option<ArenaError>,
    began: Duration,
}

impl Visitor for Run<'_> {
    type Output = Result<Standing, ArenaError>;

    fn visit<S: Game>(self) -> Self::Output {
        let contest = self.contest;
        self.check::<S>()?;
        let book = Book::<S>::open(&contest.openings, contest.seed)?;
        let (store, Kept { pairs, early }) = match &contest.out {
            Some(folder) => {
                let (store, kept) = Store::open(folder, &self.identity(&book)?)?;
                (Some(store), kept)
            }
            None => (None, Kept::default()),
        };
        let total = contest.pairs * contest.encounters().len();
        let mut standing = Standing {
            contestants: contest.contestants.len(),
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
        let mut desk = Desk { standing, counts, store, waiting: early, failure: None, began };
        self.count_waiting(&mut desk);
        self.play_all(&book, desk)
    }
}

impl Run<'_> {
    /// Makes sure that the contest can be played.
    fn check<S: Game>(&self) -> Result<(), ArenaError> {
        if S::INFO.is_solitaire() {
            return Err(ArenaError::Solitaire(S::INFO.id));
        }
        if self.contest.contestants.len() < 2 {
            return Err(ArenaError::Alone);
        }
        // Whatever can be wrong with the names shows before the first thread starts.
        for index in 0..self.contest.contestants.len() {
            self.player::<S>(index)?.check()?;
        }
        Ok(())
    }

    fn play_all<S: Game>(&self, book: &Book<S>, desk: Desk) -> Result<Standing, ArenaError> {
        let next = AtomicUsize::new(desk.standing.pairs.len());
        let left = desk.standing.total - desk.standing.pairs.len();
        let desk = Mutex::new(desk);
        match self.crew {
            Some(crew) => self.let_play(crew, book, &desk)?,
            None => self.play_here(book, &next, left, &desk)?,
        }
        let desk = desk.into_inner().expect("no thread panics while it holds the results");
        if desk.standing.verdict.is_some() || desk.failure.is_some() {
            // The flag was raised below, to end the other games.
            self.stop.reset();
        }
        match desk.failure {
            Some(failure) => Err(failure),
            None => Ok(desk.standing),
        }
    }

    /// Plays the pairs that are left on threads of this process.
    fn play_here<S: Game>(
        &self,
        book: &Book<S>,
        next: &AtomicUsize,
        left: usize,
        desk: &Mutex<Desk>,
    ) -> std::io::Result<()> {
        std::thread::scope(|scope| {
            for _ in 0..self.contest.threads.clamp(1, left.max(1)) {
                std::thread::Builder::new()
                    .name(THREAD_NAME.to_owned())
                    .spawn_scoped(scope, || self.work(book, next, desk))?;
            }
            Ok(())
        })
    }

    /// Lets others play the pairs that are left.
    fn let_play<S: Game>(
        &self,
        crew: &dyn Crew,
        book: &Book<S>,
        desk: &Mutex<Desk>,
    ) -> Result<(), CrewError> {
        let lock = || desk.lock().expect("no thread panics while it holds the results");
        let pairs = {
            let desk = lock();
            desk.standing.pairs.len()..desk.standing.total
        };
        let check = |index: usize, pair: &PlayedPair| pair.check(index, self.contest, book);
        let order = PairOrder { contest: self.contest, pairs, check: &check };
        crew.play(&order, self.stop, &mut |index, pair| {
            let mut desk = lock();
            self.receive(&mut desk, index, pair);
            desk.standing.verdict.is_none() && desk.failure.is_none()
        })
    }

    /// Plays pairs until there are no more.
    fn work<S: Game>(&self, book: &Book<S>, next: &AtomicUsize, desk: &Mutex<Desk>) {
        let mut seats = Seats::new(self);
        while !self.stop.is_requested() {
            let index = next.fetch_add(1, Ordering::Relaxed);
            {
                let desk = desk.lock().expect("no thread panics while it holds the results");
                if index >= desk.standing.total {
                    return;
                }
                if desk.waiting.contains_key(&index) {
                    continue;
                }
            }
            let played = seats.play_pair(book, index);
            let mut desk = desk.lock().expect("no thread panics while it holds the results");
            match played {
                Ok(Some(pair)) => self.receive(&mut desk, index, pair),
                Ok(None) => return,
                Err(error) => {
                    desk.failure = Some(error);
                    self.stop.request();
                }
            }
        }
    }

    /// Takes a pair that is over, and counts what can be counted.
    fn receive(&self, desk: &mut Desk, index: usize, pair: PlayedPair) {
        if index > desk.standing.pairs.len()
            && let Some(store) = &desk.store
            && let Err(error) = store.keep_early(index, &pair)
        {
            desk.failure = Some(error.into());
        }
        desk.waiting.insert(index, pair);
        self.count_waiting(desk);
    }

    /// Counts the pairs whose turn it is.
    fn count_waiting(&self, desk: &mut Desk) {
        while desk.standing.verdict.is_none() && desk.failure.is_none() {
            let index = desk.standing.pairs.len();
            let Some(pair) = desk.waiting.remove(&index) else { return };
            if let Some(store) = &mut desk.store
                && let Err(error) = store.append(index, &pair)
            {
                desk.failure = Some(error.into());
                break;
            }
            desk.counts.add(pair.result.half_points());
            desk.standing.pairs.push(pair.result);
            desk.standing.elapsed = SystemClock::Process.wall().saturating_sub(desk.began);
            desk.standing.verdict = self.verdict(&desk.counts);
            (self.watch)(&desk.standing);
        }
        self.stop.request();
    }

    fn verdict(&self, counts: &Pentanomial) -> Option<Verdict> {
        let sprt = self.contest.sprt.filter(|_| self.contest.contestants.len() == 2)?;
        sprt.verdict(counts)
    }

    /// Returns what makes two contests the same, so that one may continue the other.
    fn identity<S: Game>(&self, book: &Book<S>) -> Result<Identity, ArenaError> {
        let contest = self.contest;
        let mut contestants = Vec::new();
        for contestant in &contest.contestants {
            // `strongest` may be another engine one day.
            let name = match &contestant.player {
                PlayerSpec::Engine(spec) => PlayerSpec::Engine(resolve::<S>(spec)?),
                external @ PlayerSpec::External(..) => external.clone(),
            };
            let contestant = Contestant { player: name, budget: contestant.budget };
            contestants.push(contestant.to_string());
        }
        Ok(Identity {
            game: S::INFO.id.to_owned(),
            contestants,
            budget: write_budget(&contest.budget),
            openings: book.fingerprint(),
            seed: contest.seed,
        })
    }

    fn player<S: Game>(&self, index: usize) -> Result<Box<dyn Player<S>>, ArenaError> {
        player::make(&self.contest.contestants[index], self.contest.seed, &self.contest.limits)
    }
}

/// The players of one thread, made when they are first needed.
struct Seats<'a, S: Game> {
    run: &'a Run<'a>,
    players: Vec<Option<Box<dyn Player<S>>>>,
}

impl<'a, S: Game> Seats<'a, S> {
    fn new(run: &'a Run<'a>) -> Seats<'a, S> {
        let mut players = Vec::new();
        players.resize_with(run.contest.contestants.len(), || None);
        Seats { run, players }
    }

    /// Plays both games of a pair; `None` when stopped.
    fn play_pair(
        &mut self,
        book: &Book<S>,
        index: usize,
    ) -> Result<Option<PlayedPair>, ArenaError> {
        let contest = self.run.contest;
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
            let mut table = Table {
                players: [first.as_mut(), second.as_mut()],
                budgets: players.map(|player| contest.budget_of(player)),
                limits: &contest.limits,
                stop: self.run.stop,
            };
            let seeds = [mix64(seed ^ game as u64), mix64(!seed ^ game as u64)];
            let Some(mut game_played) = table.play(&opening, game, seeds) else { break };
            self.run.label(&mut game_played.record, players, game, index);
            played.push(game_played);
        }
        let [first, second] = seated;
        self.players[a] = Some(first);
        self.players[b] = Some(second);
        let Ok([one, two]) = <[Played; 2]>::try_from(played) else { return Ok(None) };
        let mut spent: [Spent; 2] = one.spent;
        spent.iter_mut().zip(&two.spent).for_each(|(spent, more)| spent.add(more));
        let opening = opening.text();
        let result = PairResult { players, opening, games: [one.result, two.result], spent };
        Ok(Some(PlayedPair { result, records: [one.record, two.record] }))
    }

    fn take(&mut self, index: usize) -> Result<Box<dyn Player<S>>, ArenaError> {
        match self.players[index].take() {
            Some(player) => Ok(player),
            None => self.run.player(index),
        }
    }
}

impl Run<'_> {
    /// Adds to a record who played, and in which game of the contest.
    fn label(&self, record: &mut Record, players: [usize; 2], first: usize, index: usize) {
        for (seat, side) in Seat::BOTH.into_iter().zip([first, 1 - first]) {
            let contestant = &self.contest.contestants[players[side]];
            record.set_tag(&seat.to_string(), contestant.to_string());
            let budget: Budget = self.contest.budget_of(players[side]);
            record.set_tag(&format!("{seat}-budget"), write_budget(&budget));
        }
        record.set_tag("pair", (index + 1).to_string());
        record.set_tag("seed", self.contest.seed.to_string());
    }
}
