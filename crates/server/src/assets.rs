//! The page: its files and those of the games from inside the program, or from a folder while
//! somebody works on them.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use rust_embed::RustEmbed;
use sakiyomi_app::{GAME_FILES, Problem};
use sakiyomi_play::GameList;
use sha2::{Digest as _, Sha256};

use crate::access::CONTENT_SECURITY;
use crate::request::reject;

/// The page inside the program. In debug builds the files are read where they lie.
#[derive(RustEmbed)]
#[folder = "../../web/"]
#[exclude = "tests/*"]
#[exclude = "*/tests/*"]
#[exclude = "node_modules/*"]
#[exclude = "*.md"]
#[exclude = "*/package.json"]
#[exclude = "*.d.ts"]
#[exclude = "package*.json"]
#[exclude = "tsconfig.json"]
struct Embedded;

/// The page's texts inside the program, as `en/page.ftl`.
#[derive(RustEmbed)]
#[folder = "../../locales/"]
#[include = "*/page.ftl"]
struct Locales;

const LOCALES: &str = "locales/";
const INDEX: &str = "index.html";

/// Returns the file at `path`, or the page itself for the addresses that it answers.
pub(crate) fn serve(
    games: &GameList,
    folder: Option<&Path>,
    path: &str,
    headers: &HeaderMap,
) -> Response {
    let path = path.trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { INDEX };
    let content = if let Some(name) = name.strip_prefix(GAME_FILES.trim_start_matches('/')) {
        read_of_game(games, folder, name)
    } else if let Some(name) = name.strip_prefix(LOCALES) {
        read_locale(folder, name)
    } else {
        read(folder, name)
    };
    let Some(content) = content else { return reject(Problem::not_found()) };
    let etag = format!("\"{}\"", BASE64_STANDARD.encode(&Sha256::digest(&content)[..12]));
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    // A packed answer has a weak tag of the same name.
    let known = known
        .is_some_and(|known| known.split(", ").any(|tag| tag.trim_start_matches("W/") == etag));
    let policy = (name == INDEX).then(|| [(CONTENT_SECURITY_POLICY, security_policy(&content))]);
    let headers = [(ETAG, etag), (CACHE_CONTROL, "no-cache".to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, headers, policy, ()).into_response();
    }
    let kind = [(CONTENT_TYPE, content_type(name))];
    (headers, policy, kind, content.into_owned()).into_response()
}

fn content_type(name: &str) -> String {
    if name.ends_with(".ftl") {
        return "text/plain; charset=utf-8".to_owned();
    }
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let is_text = kind.type_() == "text" || matches!(kind.subtype().as_str(), "json" | "svg");
    if is_text { format!("{kind}; charset=utf-8") } else { kind.to_string() }
}

fn read(folder: Option<&Path>, name: &str) -> Option<Cow<'static, [u8]>> {
    let Some(folder) = folder else { return Embedded::get(name).map(|file| file.data) };
    let published = !name.starts_with("tests/") && !name.contains("node_modules/");
    let path: PathBuf = folder.join(name);
    (is_plain(name) && published).then(|| std::fs::read(path).ok()).flatten().map(Cow::Owned)
}

/// Tells whether a name leads nowhere but down.
fn is_plain(name: &str) -> bool {
    Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Reads the page's `<language>/page.ftl`, from beside the folder of the page if it is there.
fn read_locale(folder: Option<&Path>, name: &str) -> Option<Cow<'static, [u8]>> {
    let changed = folder
        .filter(|_| is_plain(name) && name.ends_with("/page.ftl"))
        .and_then(|web| std::fs::read(web.join("..").join("locales").join(name)).ok());
    changed.map(Cow::Owned).or_else(|| Locales::get(name).map(|file| file.data))
}

/// Reads a game's `<id>/board.js`, from beside the folder of the page, else from the program.
fn read_of_game(games: &GameList, folder: Option<&Path>, name: &str) -> Option<Cow<'static, [u8]>> {
    let (id, path) = name.split_once('/')?;
    let files = games.find(id).ok()?.web();
    let is_locale = path.starts_with(LOCALES);
    let Some(file) = files.iter().find(|file| file.path == path) else {
        // A language that the game lacks: English stands in for it, and that is no error.
        return (is_locale && path.ends_with("/board.ftl")).then_some(Cow::Borrowed(&[]));
    };
    let changed = folder.and_then(|web| {
        let game = web.join("..").join("games").join(id);
        std::fs::read(if is_locale { game.join(path) } else { game.join("web").join(path) }).ok()
    });
    Some(changed.map_or(Cow::Borrowed(file.bytes), Cow::Owned))
}

/// Allows the inline scripts that the page has: its import map must be one.
fn security_policy(html: &[u8]) -> String {
    let html = String::from_utf8_lossy(html);
    let digests: String = inline_scripts(&html)
        .map(|script| format!(" 'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(script))))
        .collect();
    format!("script-src 'self'{digests}; {CONTENT_SECURITY}")
}

/// Returns what stands between the tags of scripts without a `src`.
fn inline_scripts(html: &str) -> impl Iterator<Item = &str> {
    html.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (script, _) = rest.split_once("</script>")?;
        (!attributes.contains(" src=")).then_some(script)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_scripts_are_found_and_others_are_not() {
        let html = "<script src=\"a.js\"></script><script type=\"importmap\">{}</script>";
        assert_eq!(inline_scripts(html).collect::<Vec<_>>(), ["{}"]);
        // From the specification of the directive: echo -n "{}" | openssl dgst -sha256 -binary | base64
        let policy = security_policy(html.as_bytes());
        assert!(
            policy.contains("'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"),
            "{policy}"
        );
    }

    #[test]
    fn the_program_holds_the_page_and_not_its_tools() {
        let names: Vec<Cow<'static, str>> = Embedded::iter().collect();
        for part in [INDEX, "app/main.js", "boards/index.js", "vendor/lit.js", "style/base.css"] {
            assert!(names.iter().any(|name| name == part), "{part} is missing");
        }
        let is_a_tool = |name: &str| {
            let ending = name.rsplit('.').next().unwrap_or_default();
            name.split('/').any(|part| part == "tests" || part == "node_modules")
                || matches!(ending, "json" | "ts" | "md" | "mjs")
        };
        let tools: Vec<_> = names.iter().filter(|name| is_a_tool(name)).collect();
        assert!(tools.is_empty(), "{tools:?}");
    }

    #[test]
    fn the_program_holds_the_texts_of_the_page() {
        let folder = tempfile::tempdir().unwrap();
        let web = folder.path().join("web");
        for folder in [None, Some(&*web)] {
            for name in ["en/page.ftl", "ja/page.ftl"] {
                assert!(read_locale(folder, name).is_some_and(|text| text.len() > 1000), "{name}");
            }
            for name in ["xx/page.ftl", "en/../../Cargo.toml", "../web/index.html", "en"] {
                assert!(read_locale(folder, name).is_none(), "{name}");
            }
        }
    }

    #[test]
    fn a_game_without_a_language_has_an_empty_file_of_it() {
        let games = GameList::new(&[sakiyomi_othello::game()]);
        let read = |name: &str| read_of_game(&games, None, name);
        assert!(read("othello/locales/ja/board.ftl").is_some_and(|text| text.len() > 1000));
        assert_eq!(read("othello/locales/xx/board.ftl").as_deref(), Some(&[][..]));
        assert_eq!(read("othello/locales/ja/game.ftl"), None);
    }

    #[test]
    fn the_files_of_a_game_lie_under_its_name() {
        let games = GameList::new(&[sakiyomi_othello::game()]);
        let found = |name: &str| read_of_game(&games, None, name).is_some();
        assert!(found("othello/board.js"));
        for name in ["othello/tests/board.test.js", "othello", "chess/board.js", "othello/../a.js"]
        {
            assert!(!found(name), "{name}");
        }
    }

    #[test]
    fn a_file_of_a_game_is_read_where_somebody_works_on_it() {
        let folder = tempfile::tempdir().unwrap();
        let web = folder.path().join("web");
        let beside = folder.path().join("games/othello/web");
        std::fs::create_dir_all(&web).unwrap();
        std::fs::create_dir_all(&beside).unwrap();
        std::fs::write(beside.join("board.js"), "x").unwrap();
        let games = GameList::new(&[sakiyomi_othello::game()]);
        let read = |name: &str| read_of_game(&games, Some(&web), name).unwrap();
        assert_eq!(*read("othello/board.js"), *b"x");
        assert!(read("othello/rules.js").len() > 1);
    }

    #[test]
    fn a_folder_gives_nothing_from_outside_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("web");
        std::fs::create_dir_all(inside.join("tests")).unwrap();
        std::fs::write(folder.path().join("secret.txt"), "x").unwrap();
        std::fs::write(inside.join("tests/a.js"), "x").unwrap();
        std::fs::write(inside.join("a.js"), "x").unwrap();
        let found = |name: &str| read(Some(&inside), name).is_some();
        assert!(found("a.js"));
        for name in ["../secret.txt", "/etc/passwd", "tests/a.js", "b.js", "a.js/../../secret.txt"]
        {
            assert!(!found(name), "{name}");
        }
    }
}
