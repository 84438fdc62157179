//! The files of the page.

use axum::body::Body;
use axum::http::Request;
use sakiyomi_server::Config;

use crate::support::App;

#[tokio::test]
async fn addresses_of_the_page_get_the_page_and_files_their_content() {
    let app = App::new();
    for path in [
        "/",
        "/g/aaaaaaaaaaaa",
        "/new/othello",
        "/adviser",
        "/rules/contrast",
        "/open?game=othello",
    ] {
        let answer = app.get(path).await;
        assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8", "{path}");
        assert!(answer.text().contains("<script type=\"module\""), "{path}");
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self' 'sha256-"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    }
    let script = app.get("/app/main.js").await;
    assert_eq!(script.headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(script.headers["x-content-type-options"], "nosniff");
    let board = app.get("/games/othello/board.js").await;
    assert_eq!(board.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(board.text().contains("board-othello"));
    for path in ["/app/nothing.js", "/games/othello/tests/board.test.js", "/games/chess/board.js"] {
        app.get(path).await.refused(404, "not-found");
    }
    for path in [
        "/tests/package.json",
        "/types.d.ts",
        "/tsconfig.json",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
    ] {
        assert!(
            app.get(path).await.status.as_u16() >= 400
                || !app.get(path).await.text().contains("name"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_file_that_the_browser_has_is_not_sent_again() {
    let app = App::new();
    let first = app.get("/app/main.js").await;
    let etag = first.headers["etag"].to_str().unwrap();
    for known in [etag.to_owned(), format!("W/{etag}"), format!("\"x\", {etag}")] {
        let request = Request::get("/app/main.js").header("if-none-match", known);
        let again = app.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
        assert_eq!(again.headers["etag"], first.headers["etag"]);
    }
}

#[tokio::test]
async fn large_files_are_packed_for_those_who_unpack_them() {
    let app = App::new();
    let request = Request::get("/vendor/three.js").header("accept-encoding", "gzip");
    let packed = app.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    let plain = app.get("/vendor/three.js").await;
    assert!(packed.body.len() * 2 < plain.body.len());
}

#[tokio::test]
async fn a_folder_serves_in_place_of_the_page_inside() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), "<p>mine</p>").unwrap();
    let config = Config { web: Some(folder.path().to_owned()), ..Config::default() };
    let app = App::with(config);
    assert_eq!(app.get("/g/x").await.text(), "<p>mine</p>");
    std::fs::write(folder.path().join("index.html"), "<p>changed</p>").unwrap();
    assert_eq!(app.get("/").await.text(), "<p>changed</p>");
}

#[tokio::test]
async fn answers_about_games_are_never_kept() {
    let app = App::new();
    let id = app.people("othello").await;
    let answer = app.get(&format!("/api/games/{id}")).await;
    assert_eq!(answer.headers["cache-control"], "no-store");
}
