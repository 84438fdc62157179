//! A server to ask, with and without a socket.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use futures_util::{SinkExt as _, StreamExt as _};
use sakiyomi_play::GameList;
use sakiyomi_server::{Config, Server, app};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt as _;

use crate::openapi;

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Returns the body of a successful response.
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        self.json()
    }

    /// Checks that the answer refuses with this status and code.
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!(
            (self.status.as_u16(), &body["error"]["code"]),
            (status, &json!(code)),
            "{body}"
        );
        let message = &body["error"]["message"];
        assert!(message["en"] != "" && message["ja"] != "", "{body}");
        body
    }
}

/// Returns the games that are played in tests.
pub(crate) fn games() -> GameList {
    GameList::new(&[
        sakiyomi_othello::game(),
        sakiyomi_score_four::game(),
        sakiyomi_contrast::game(),
        sakiyomi_twin_cool::game(),
    ])
}

/// A server without a socket.
#[derive(Clone)]
pub(crate) struct App {
    router: Router,
}

impl App {
    pub(crate) fn new() -> App {
        App::with(Config::default())
    }

    pub(crate) fn with(config: Config) -> App {
        App::of(&Server::open(games(), config).unwrap())
    }

    pub(crate) fn of(server: &Server) -> App {
        App { router: app(server) }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let body = to_bytes(response.into_body(), 1 << 24).await.unwrap().to_vec();
        let answer = Answer { status, headers, body };
        openapi::check(&method, &path, &answer);
        answer
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(
            Request::post(path)
                .header("content-type", "application/json")
                .body(Body::from(body.to_string()))
                .unwrap(),
        )
        .await
    }

    pub(crate) async fn ask(&self, method: Method, path: &str) -> Answer {
        self.send(Request::builder().method(method).uri(path).body(Body::empty()).unwrap()).await
    }

    /// Begins a game.
    pub(crate) async fn begin(&self, new: Value) -> Value {
        self.post("/api/games", new).await.ok()
    }

    /// Begins a game of people.
    pub(crate) async fn people(&self, game: &str) -> String {
        id(&self.begin(json!({ "game": game })).await)
    }

    /// Asks for the game until it is as it should be.
    pub(crate) async fn until(&self, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        loop {
            let game = self.get(&format!("/api/games/{id}")).await.ok();
            if is_so(&game) {
                return game;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

pub(crate) fn id(game: &Value) -> String {
    game["id"].as_str().unwrap().to_owned()
}

/// Returns an engine that answers at once.
pub(crate) fn quick(engine: &str) -> Value {
    json!({ "kind": "engine", "engine": engine, "think_ms": 20 })
}

pub(crate) fn human() -> Value {
    json!({ "kind": "human" })
}

/// A server at a socket.
pub(crate) struct Listening {
    pub(crate) address: String,
    /// The same server without its socket.
    pub(crate) app: App,
    end: Option<tokio::sync::oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

impl Listening {
    pub(crate) async fn start() -> Listening {
        Listening::with(Config::default()).await
    }

    pub(crate) async fn with(config: Config) -> Listening {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let server = Server::open(games(), config).unwrap();
        let app = App::of(&server);
        let (end, ended) = tokio::sync::oneshot::channel();
        let end_comes = async {
            let _ = ended.await;
        };
        let served = tokio::spawn(sakiyomi_server::serve(server, listener, end_comes));
        Listening { address, app, end: Some(end), served }
    }

    pub(crate) async fn socket(&self, game: &str) -> Socket {
        let address = format!("ws://{}/api/games/{game}/live", self.address);
        let (stream, _) = connect_async(address).await.unwrap();
        Socket { stream }
    }

    /// Ends the server in an orderly way, and waits until it has.
    pub(crate) async fn end(mut self) {
        drop(self.end.take());
        self.served.await.unwrap();
    }
}

/// A client's end of a socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        openapi::check_schema("ClientMessage", &message);
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Returns the next message; `None` when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(text.as_str()).unwrap();
                    openapi::check_schema("ServerMessage", &message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Returns the code with which the server closes.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        while let Some(message) = self.stream.next().await {
            if let Ok(Message::Close(frame)) = message {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    }

    /// Returns the next message of a kind for which `is_it`.
    pub(crate) async fn find(&mut self, kind: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the socket is open");
            if message["type"] == kind && is_it(&message) {
                return message;
            }
        }
    }

    /// Hangs up without a word.
    pub(crate) fn vanish(self) {
        drop(self.stream);
    }
}
