//! Connections: how many there may be, and how slow.

use sakiyomi_server::{Config, Limits};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::support::Listening;

const HEALTH: &str = "GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n";

async fn connect(listening: &Listening, say: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&listening.address).await.unwrap();
    stream.write_all(say.as_bytes()).await.unwrap();
    stream
}

/// Returns the status and the body of the next answer.
async fn answer(stream: &mut TcpStream) -> (u16, Value) {
    let mut text = String::new();
    loop {
        let mut more = [0; 4096];
        let length = stream.read(&mut more).await.unwrap();
        text.push_str(std::str::from_utf8(&more[..length]).unwrap());
        let body = text.split_once("\r\n\r\n").map(|(_, body)| serde_json::from_str(body));
        if let Some(Ok(body)) = body {
            return (text.split(' ').nth(1).unwrap().parse().unwrap(), body);
        }
        assert!(length > 0, "the connection ends in the middle: {text}");
    }
}

#[tokio::test]
async fn connections_of_one_client_are_counted_and_those_beyond_are_told_so() {
    let limits = Limits { connections_per_client: 2, ..Limits::local() };
    let listening = Listening::with(Config { limits, ..Config::default() }).await;
    let id = listening.app.people("othello").await;
    let mut first = connect(&listening, HEALTH).await;
    assert_eq!(answer(&mut first).await.0, 200);
    // A live game keeps its place as long as it is open.
    let mut socket = listening.socket(&id).await;
    socket.find("state", |_| true).await;
    let mut third = connect(&listening, HEALTH).await;
    let (status, body) = answer(&mut third).await;
    assert_eq!((status, &body["error"]["code"]), (503, &"too-many-connections".into()));

    socket.vanish();
    // The server hears of it a moment later.
    while answer(&mut connect(&listening, HEALTH).await).await.0 != 200 {}
    listening.end().await;
}

#[tokio::test]
async fn a_proxy_may_have_as_many_connections_as_there_are() {
    let limits = Limits { connections_per_client: 1, connections: 3, ..Limits::hosted() };
    let config = Config { limits, behind_proxy: true, ..Config::default() };
    let listening = Listening::with(config).await;
    let mut open = Vec::new();
    for expected in [200, 200, 200, 503] {
        let mut stream = connect(&listening, HEALTH).await;
        assert_eq!(answer(&mut stream).await.0, expected);
        open.push(stream);
    }
    drop(open);
    listening.end().await;
}

#[tokio::test(start_paused = true)]
async fn a_head_that_never_ends_loses_its_connection() {
    let listening = Listening::start().await;
    for beginning in ["", "GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: "] {
        let mut stream = connect(&listening, beginning).await;
        let mut rest = Vec::new();
        // The clock runs ahead while nothing happens.
        stream.read_to_end(&mut rest).await.unwrap();
        assert!(!rest.starts_with(b"HTTP/1.1 200"), "{beginning}");
    }
    assert_eq!(listening.app.get("/health").await.status.as_u16(), 200);
    listening.end().await;
}

#[tokio::test(start_paused = true)]
async fn a_body_that_never_ends_is_given_up() {
    let listening = Listening::start().await;
    let head = "POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    let mut stream = connect(&listening, &format!("{head}content-length: 100\r\n\r\n{{")).await;
    let (status, body) = answer(&mut stream).await;
    assert_eq!((status, &body["error"]["code"]), (408, &"too-slow".into()));
    listening.end().await;
}
