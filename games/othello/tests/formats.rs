//! Files of Othello games: what is read is right, what is written is read again, and what is
//! wrong is named with its place.

use std::io::{BufReader, Cursor};
use std::path::Path;
use std::time::Duration;

use proptest::prelude::*;
use sakiyomi_core::{
    FileError, FileKind, MoveList, Record, RecordedMove, Rng, Score, State as _, record_file,
};
use sakiyomi_othello::Othello;
use sakiyomi_othello::formats::ggf::GgfGame;
use sakiyomi_othello::formats::obf::ObfPosition;
use sakiyomi_othello::formats::wthor::{Header, PLAYER, WthorGame, WthorGames, read_names};
use sakiyomi_othello::formats::{FILES, GGF, OBF, TRANSCRIPT, WTHOR};

const RECORD: FileKind = record_file::<Othello>();

fn read(kind: &FileKind, bytes: &[u8]) -> Vec<Record> {
    (kind.read)(Box::new(bytes)).collect::<Result<_, _>>().expect("a test file is well formed")
}

fn error(kind: &FileKind, bytes: &[u8]) -> String {
    (kind.read)(Box::new(bytes)).find_map(Result::err).expect("the file is wrong").to_string()
}

fn write(kind: &FileKind, games: &[Record]) -> Result<Vec<u8>, FileError> {
    let mut out = Cursor::new(Vec::new());
    let mut sink = (kind.write)(Box::new(&mut out))?;
    games.iter().try_for_each(|game| sink.write(game))?;
    sink.finish()?;
    drop(sink);
    Ok(out.into_inner())
}

fn moves(record: &Record) -> Vec<&str> {
    record.moves.iter().map(|played| played.mv.as_str()).collect()
}

/// Plays random moves: a game, or the beginning of one.
fn random_game(seed: u64, plies: usize) -> Record {
    let rng = &mut Rng::seeded(seed);
    let mut state = Othello::start();
    let mut record = Record::starting_at(&state);
    for _ in 0..plies {
        let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { break };
        state.apply(mv);
        record.moves.push(RecordedMove { mv: mv.to_string(), ..RecordedMove::default() });
    }
    record.result = state.outcome().map(|outcome| outcome.to_string());
    record
}

/// Leaves a pass at the end out, as formats without passes do.
fn without_last_pass(mut record: Record) -> Record {
    if record.moves.last().is_some_and(|played| played.mv == "ps") {
        record.moves.pop();
    }
    record
}

#[test]
fn a_transcript_is_read_in_the_ways_people_write_it() {
    let text = "# two games\r\n\r\nF5d6 C3 d3\n  % another\nf5f6";
    let games = read(&TRANSCRIPT, text.as_bytes());
    assert_eq!(moves(&games[0]), ["f5", "d6", "c3", "d3"]);
    assert_eq!(moves(&games[1]), ["f5", "f6"]);
    assert_eq!(games.len(), 2);
    assert_eq!(write(&TRANSCRIPT, &games).unwrap(), b"f5d6c3d3\nf5f6\n");
}

#[test]
fn a_wrong_transcript_is_named_with_its_line_and_offset() {
    assert_eq!(
        error(&TRANSCRIPT, b"f5d6\nf5 d6 c3 x9\n"),
        "line 2, offset 14: move 4: \"x9\": expected a square a1 to h8, or ps for a pass"
    );
    assert_eq!(
        error(&TRANSCRIPT, b"f5d6c3d"),
        "line 1, offset 6: move 4: \"d\": expected a square a1 to h8, or ps for a pass"
    );
    assert_eq!(
        error(&TRANSCRIPT, b"\n\nf5f5"),
        "line 3, offset 4: move 2: f5 is illegal: f5 is occupied"
    );
    assert_eq!(
        error(&TRANSCRIPT, b"f5\n\xff"),
        "line 2, offset 3: this is not text (a binary file?)"
    );
    assert!(error(&TRANSCRIPT, &vec![b'x'; 3 << 20]).contains("too long"));
}

#[test]
fn nothing_follows_an_error() {
    let games: Vec<_> = (TRANSCRIPT.read)(Box::new(&b"f5\nx\nf5\n"[..])).collect();
    assert_eq!(games.len(), 2);
    assert!(games[0].is_ok() && games[1].is_err());
}

const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

#[test]
fn an_obf_line_has_a_position_scores_and_a_comment() {
    let text = format!("% a set\n{FFO_1}; G8:+18; h1:12; a2:-6; % FFO 1\n{FFO_1}\n");
    let games = read(&OBF, text.as_bytes());
    assert_eq!(games[0].start, FFO_1);
    assert_eq!(games[0].tag("scores"), Some("g8:+18 h1:+12 a2:-6"));
    assert_eq!(games[0].tag("comment"), Some("FFO 1"));
    assert!(games[1].tags.is_empty());
    let expected = format!("{FFO_1}; g8:+18; h1:+12; a2:-6; % FFO 1\n{FFO_1};\n");
    assert_eq!(String::from_utf8(write(&OBF, &games).unwrap()).unwrap(), expected);
}

#[test]
fn other_letters_of_obf_are_read_too() {
    let text = FFO_1.replace('X', "*").replace('O', "o").replace('-', ".");
    let position: ObfPosition = text.parse().unwrap();
    assert_eq!(position.state.to_string(), FFO_1);
}

#[test]
fn a_wrong_obf_line_is_named_with_its_line_and_offset() {
    let line = |text: &str| error(&OBF, format!("%\n{text}\n").as_bytes());
    assert_eq!(
        line(&FFO_1.replacen('X', "?", 1)),
        "line 2, offset 4: expected X, O or -, found '?'"
    );
    assert_eq!(
        line(&FFO_1[..60]),
        "line 2, offset 62: expected 64 squares and the player to move, found 60 characters"
    );
    assert_eq!(
        line(&format!("{FFO_1}; g8:+18; g9:0")),
        "line 2, offset 78: \"g9\": expected a square a1 to h8, or ps for a pass"
    );
    assert_eq!(
        line(&format!("{FFO_1}; c1:+1")),
        "line 2, offset 70: c1 is illegal: c1 is occupied"
    );
    assert_eq!(
        line(&format!("{FFO_1}; g8:+99")),
        "line 2, offset 70: \"+99\" is no score from -64 to +64"
    );
    assert_eq!(
        line(&format!("{FFO_1}; g8")),
        "line 2, offset 70: expected a move and its score, found \"g8\""
    );
}

const GAME: &str = "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant]PW[saio]RB[2500.1]\n\
    RE[?]TI[05:00//02:00]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- \
    -------- *]\nB[F5//0.01]W[F6/-1.50/2.30]B[e6/3]W[f4];)";

#[test]
fn a_ggf_game_has_its_players_thoughts_and_times() {
    let game = GgfGame::read(GAME).unwrap();
    assert_eq!(game.property("PW"), Some("saio"));
    assert_eq!(game.start, Othello::start());
    assert_eq!(game.moves[1].score, Some(Score::from_hundredths(-150)));
    assert_eq!(game.moves[1].time, Some(Duration::from_millis(2300)));
    assert_eq!((game.moves[0].score, game.moves[3].time), (None, None));

    let games = read(&GGF, format!("1 {GAME}\n2 {GAME}{GAME}\n").as_bytes());
    assert_eq!(games.len(), 3);
    let record = &games[2];
    assert_eq!(moves(record), ["f5", "f6", "e6", "f4"]);
    assert_eq!((record.tag("first"), record.tag("place")), (Some("ant"), Some("GGS/os")));
    assert_eq!(record.moves[1].comment.as_deref(), Some("time 2.30 s"));
    assert_eq!(
        String::from_utf8(write(&GGF, &games[..1]).unwrap()).unwrap(),
        "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant]PW[saio]RB[2500.1]\
         TI[05:00//02:00]RE[?]TY[8]BO[8 ---------------------------O*------*O----------------------\
         ----- *]B[F5//0.01]W[F6/-1.50/2.30]B[E6/3.00]W[F4];)\n"
    );
}

#[test]
fn a_wrong_ggf_game_is_named_with_its_line_and_offset() {
    let wrong = |from: &str, to: &str| error(&GGF, GAME.replacen(from, to, 1).as_bytes());
    assert_eq!(
        wrong("Othello", "Go"),
        "line 1, offset 5: this is a game of \"Go\", not of Othello"
    );
    assert_eq!(wrong("BO[8", "BO[10"), "line 2, offset 105: expected a board of size 8");
    assert_eq!(
        wrong("W[f4]", "W[z9]"),
        "line 3, offset 218: move 4: \"z9\": expected a square A1 to H8, or PA for a pass"
    );
    assert_eq!(
        wrong("W[f4]", "B[f4]"),
        "line 3, offset 218: move 4: f4 is a move of Black, but it is the other player's turn"
    );
    assert_eq!(
        wrong("W[f4]", "W[f5]"),
        "line 3, offset 218: move 4: f5 is illegal: f5 is occupied"
    );
    assert_eq!(wrong(";)", ""), "line 1, offset 0: no ;) ends this game");
    assert_eq!(wrong("[f4]", "[f4"), "line 3, offset 217: no ] follows");
    assert_eq!(wrong("(;", "x"), "line 1, offset 0: expected (; before a game, found 'x'");
    assert_eq!(wrong("---O*---", "---OX---"), "line 2, offset 138: expected *, O or -, found 'X'");
    assert_eq!(error(&GGF, b"(;GM[Othello];)"), "line 1, offset 0: this game has no board BO");
    assert_eq!(
        error(&GGF, b"(;\x01"),
        "line 1, offset 2: expected a property or ;), found '\\u{1}'"
    );
    assert!(
        GgfGame::read(&format!("{GAME}{GAME}")).unwrap_err().to_string().contains("a second one")
    );
    assert!(GgfGame::read(" ").unwrap_err().to_string().contains("found nothing"));
}

#[test]
fn resignations_and_lost_time_are_kept_by_ggf() {
    for (result, expected) in [
        ("-64.00:r", Some("first resigned")),
        ("+64.00:t", Some("second out of time")),
        ("+2.00", None),
    ] {
        let games = read(&GGF, GAME.replace("RE[?]", &format!("RE[{result}]")).as_bytes());
        assert_eq!(games[0].result.as_deref(), expected);
        let again = read(&GGF, &write(&GGF, &games).unwrap());
        assert_eq!(again, games);
    }
}

/// Returns a file of WTHOR with the first moves of two games.
fn wthor() -> Vec<u8> {
    let games = read(&TRANSCRIPT, b"f5d6c3d3\nf5f6e6f4\n");
    write(&WTHOR, &games).expect("both games begin at the start")
}

#[test]
fn a_wthor_file_has_a_header_and_68_bytes_a_game() {
    let bytes = wthor();
    assert_eq!(bytes.len(), 16 + 2 * 68);
    assert_eq!(bytes[4..8], [2, 0, 0, 0]);
    assert_eq!(bytes[16 + 8..16 + 13], [56, 64, 33, 34, 0]);
    let mut games = WthorGames::new(&bytes[..]).unwrap();
    assert_eq!(*games.header(), Header { games: 2, ..Header::default() });
    let first = games.next().unwrap().unwrap();
    assert_eq!((first.moves.len(), first.black_score), (4, 32), "4 against 4 discs are 32 each");
}

#[test]
fn numbers_of_players_and_scores_are_kept_by_wthor() {
    let game = WthorGame {
        tournament: 300,
        black: 1,
        white: 65_535,
        black_score: 40,
        best_black_score: 33,
        moves: vec!["f5".parse().unwrap()],
    };
    let header = Header { games: 1, year: 1985, solved_empties: 22, ..Header::default() };
    let bytes = [&header.to_bytes()[..], &game.to_bytes()].concat();
    let records = read(&WTHOR, &bytes);
    assert_eq!(records[0].tag("second"), Some("#65535"));
    assert_eq!(write(&WTHOR, &records).unwrap(), bytes);
}

#[test]
fn a_wrong_wthor_file_is_named_with_its_offset() {
    let change = |at: usize, byte: u8| {
        let mut bytes = wthor();
        bytes[at] = byte;
        error(&WTHOR, &bytes)
    };
    assert_eq!(
        change(16 + 68 + 8 + 1, 99),
        "offset 93: game 2, move 2: 99 is no square: expected 10 * row + column, 11 to 88"
    );
    assert_eq!(change(16 + 8 + 3, 56), "offset 27: game 1, move 4: f5 is illegal: f5 is occupied");
    assert_eq!(change(12, 10), "offset 12: the board has the size 10, not 8");
    assert_eq!(change(4, 1), "offset 84: the header counts 1 games, but the file goes on");
    assert_eq!(change(4, 3), "offset 152: the file ends within game 3 of 3");
    let bytes = wthor();
    assert_eq!(error(&WTHOR, &bytes[..9]), "offset 9: the file ends within its header of 16 bytes");
    assert_eq!(error(&WTHOR, &bytes[..100]), "offset 100: the file ends within game 2 of 2");
}

#[test]
fn names_of_players_are_read() {
    let header = Header { names: 2, ..Header::default() };
    let mut bytes = header.to_bytes().to_vec();
    for name in ["TASTET Marc", "P\u{e9}p\u{e9}"] {
        let mut name: Vec<u8> = name.chars().map(|c| c as u8).collect();
        name.resize(PLAYER, 0);
        bytes.extend(name);
    }
    let names = read_names(&bytes[..], PLAYER).unwrap();
    assert_eq!(names, ["TASTET Marc", "P\u{e9}p\u{e9}"]);
    let error = read_names(&bytes[..50], PLAYER).unwrap_err().to_string();
    assert_eq!(error, "offset 50: the file ends within name 1 of 2");
}

#[test]
fn what_a_format_cannot_hold_is_refused() {
    let position = Record::starting_at(&FFO_1.parse::<Othello>().unwrap());
    let refused = |kind, games: &[Record]| write(kind, games).unwrap_err().to_string();
    for kind in [&TRANSCRIPT, &WTHOR] {
        let text = refused(kind, &[random_game(1, 9), position.clone()]);
        let expected = "cannot write game 2: it does not begin at the start";
        assert!(text.starts_with(expected), "{text}");
    }
    let text = refused(&RECORD, &[random_game(1, 9), random_game(2, 9)]);
    assert_eq!(text, "cannot write game 2: a record is a file with one game");
    let other = Record { game: "go".to_owned(), ..random_game(1, 2) };
    assert!(refused(&GGF, &[other]).contains("this is a game of \"go\""));
}

#[test]
fn the_ending_of_a_name_tells_the_kind() {
    let of = |name: &str| {
        let fits = FILES.iter().filter(|kind| kind.fits(Path::new(name)));
        fits.map(|kind| kind.name).collect::<Vec<_>>()
    };
    assert_eq!(of("a/WTH_1985.WTB"), ["wthor"]);
    assert_eq!(of("x.y.obf"), ["obf"]);
    assert!(of("games").is_empty() && of("games.zip").is_empty());
    assert!(RECORD.fits(Path::new("othello.record")));
}

/// Reads the WTHOR files beside the checkout, when they are there.
#[test]
fn every_wthor_game_is_read_and_written_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/othello/wthor");
    let Ok(files) = std::fs::read_dir(folder) else { return };
    let mut games = 0;
    for file in files {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for (index, game) in WthorGames::new(BufReader::new(&bytes[..])).unwrap().enumerate() {
            assert_eq!(game.unwrap().to_bytes(), bytes[16 + 68 * index..][..68]);
            games += 1;
        }
    }
    assert_eq!(games, 137_548);
}

proptest! {
    #[test]
    fn every_game_is_read_as_it_was_written(
        games in proptest::collection::vec((any::<u64>(), 1usize..130), 1..6)
    ) {
        let games: Vec<Record> =
            games.into_iter().map(|(seed, plies)| random_game(seed, plies)).collect();
        let bare: Vec<Record> = games.iter().cloned().map(without_last_pass).collect();
        prop_assert_eq!(read(&GGF, &write(&GGF, &games).unwrap()), games.clone());
        let transcripts = write(&TRANSCRIPT, &games).unwrap();
        prop_assert_eq!(read(&TRANSCRIPT, &transcripts), bare.clone());
        let record = write(&RECORD, &games[..1]).unwrap();
        prop_assert_eq!(read(&RECORD, &record), &games[..1]);

        let wthor = read(&WTHOR, &write(&WTHOR, &games).unwrap());
        for (read, game) in wthor.iter().zip(&bare) {
            prop_assert_eq!(&read.moves, &game.moves);
            prop_assert_eq!(&read.result, &game.result);
        }
        let positions = read(&OBF, &write(&OBF, &games).unwrap());
        for (position, game) in positions.iter().zip(&games) {
            let end = game.replay::<Othello>().unwrap().pop().unwrap();
            prop_assert_eq!(&position.start, &end.to_string());
        }
        let again = write(&OBF, &positions).unwrap();
        prop_assert_eq!(read(&OBF, &again), positions);
    }

    #[test]
    fn thoughts_and_times_survive_ggf(
        seed in any::<u64>(), score in -6400i32..=6400, hundredths in 0u64..1_000_000
    ) {
        let mut game = random_game(seed, 3);
        game.set_tag("first", "a [b");
        game.moves[1].score = Some(Score::from_hundredths(score));
        game.moves[2].comment = Some(format!("time {}.{:02} s", hundredths / 100, hundredths % 100));
        let games = [game];
        prop_assert_eq!(read(&GGF, &write(&GGF, &games).unwrap()), games);
    }
}
