//! The list of games: whatever works for every game works for those that stand here.

#[cfg(feature = "learn")]
use sakiyomi_learn::{ProgramGame, ProgramGames};
#[cfg(feature = "program")]
use sakiyomi_play::GameEntry;
use sakiyomi_play::GameList;

pub use sakiyomi_contrast as contrast;
pub use sakiyomi_othello as othello;
pub use sakiyomi_score_four as score_four;
pub use sakiyomi_twin_cool as twin_cool;

/// Writes the list once for those who learn games and once for those who only play them.
macro_rules! games {
    ($($kind:ident $game:ty,)*) => {
        /// Returns the games that come with Sakiyomi.
        pub fn game_list() -> GameList {
            GameList::new(&[$(sakiyomi_play::entry::<$game>()),*])
        }

        /// Returns the games that come with Sakiyomi, with what learns them.
        #[cfg(feature = "learn")]
        pub(crate) fn program_games() -> Vec<ProgramGame> {
            vec![$(ProgramGame::$kind::<$game>()),*]
        }
    };
}

games! {
    board othello::Othello,
    board score_four::ScoreFour,
    board contrast::Contrast,
    play_only twin_cool::TwinCool,
}

/// Returns the games that come with Sakiyomi, with what learns them.
#[cfg(feature = "learn")]
pub fn games() -> ProgramGames {
    ProgramGames::new(program_games())
}

/// Returns the game that the Universal Game Interface begins with.
#[cfg(feature = "program")]
pub(crate) fn ugi_game() -> &'static dyn GameEntry {
    score_four::game()
}
