//! A client: requests one after the other, and sockets.

use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

pub(crate) type Error = Box<dyn std::error::Error + Send + Sync>;

pub(crate) type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

/// Returns the next message of a kind.
pub(crate) async fn next(socket: &mut Socket, kind: &str) -> Result<Value, Error> {
    loop {
        let message = socket.next().await.ok_or("the socket was closed")??;
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(text.as_str())?;
        if message["type"] == "error" {
            return Err(message.to_string().into());
        }
        if message["type"] == kind {
            return Ok(message);
        }
    }
}

/// One connection for requests one after the other.
pub(crate) struct Http {
    stream: BufReader<TcpStream>,
    host: String,
}

impl Http {
    pub(crate) async fn connect(address: &str) -> Result<Http, Error> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufReader::new(stream), host: address.to_owned() })
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Error> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        Ok(serde_json::from_slice(&self.ask(&request).await?)?)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<String, Error> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", self.host);
        Ok(String::from_utf8(self.ask(&request).await?)?)
    }

    /// Sends a request, and returns the body of the answer.
    async fn ask(&mut self, request: &str) -> Result<Vec<u8>, Error> {
        self.stream.write_all(request.as_bytes()).await?;
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err("the connection was closed".into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.parse()?;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok(body)
    }
}
