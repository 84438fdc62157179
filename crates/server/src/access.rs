//! Who may ask, how often, and under which headers the answers go out.
//!
//! A server for one machine answers only requests that name it as such: a page of another site
//! whose name suddenly leads to 127.0.0.1 is turned away by its `Host`. Everywhere, requests
//! that change something and sockets must come from our own page, which `Origin` tells.

use crate::msg;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use sakiyomi_app::Problem;
use tokio::time::Instant;

use crate::config::Limits;
use crate::request::reject;
use crate::state::AppState;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

pub(crate) struct RateLimiter {
    per_second: f64,
    burst: f64,
    /// The most of each resource for one client, and for all together.
    most: [(usize, usize); 3],
    clients: Mutex<Clients>,
}

/// What clients hold for a while.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Resource {
    Connection,
    Socket,
    Analysis,
}

#[derive(Default)]
struct Clients {
    known: HashMap<IpAddr, Account>,
    held: [usize; 3],
}

/// A token bucket, and what the client holds of each resource.
struct Account {
    tokens: f64,
    at: Instant,
    held: [usize; 3],
}

/// With so many known clients, those are forgotten who did nothing for a while.
const MANY_CLIENTS: usize = 10_000;

impl RateLimiter {
    pub(crate) fn new(limits: &Limits, behind_proxy: bool) -> RateLimiter {
        let connections =
            if behind_proxy { limits.connections } else { limits.connections_per_client };
        RateLimiter {
            per_second: limits.requests_per_second,
            burst: limits.burst,
            most: [
                (connections, limits.connections),
                (limits.sockets_per_client, usize::MAX),
                (limits.analyses_per_client, limits.analyses),
            ],
            clients: Mutex::new(Clients::default()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Clients> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn account<'a>(&self, clients: &'a mut Clients, client: Client) -> &'a mut Account {
        let (burst, per_second) = (self.burst, self.per_second);
        let now = Instant::now();
        let refilled = |account: &Account| {
            let rested = now.duration_since(account.at).as_secs_f64();
            (account.tokens + per_second * rested).min(burst)
        };
        if clients.known.len() >= MANY_CLIENTS {
            clients.known.retain(|_, account| account.held != [0; 3] || refilled(account) < burst);
        }
        let new = || Account { tokens: burst, at: now, held: [0; 3] };
        let account = clients.known.entry(client.0).or_insert_with(new);
        account.tokens = refilled(account);
        account.at = now;
        account
    }

    /// Takes `cost` from what a client has; tells whether there was enough.
    pub(crate) fn admit(&self, client: Client, cost: f64) -> bool {
        let mut clients = self.lock();
        let account = self.account(&mut clients, client);
        let enough = account.tokens >= cost;
        if enough {
            account.tokens -= cost;
        }
        enough
    }

    pub(crate) fn permit(self: &Arc<Self>, client: Client, resource: Resource) -> Option<Permit> {
        let mut clients = self.lock();
        let index = resource as usize;
        let (most_of_one, most) = self.most[index];
        if clients.held[index] >= most {
            return None;
        }
        let account = self.account(&mut clients, client);
        if account.held[index] >= most_of_one {
            return None;
        }
        account.held[index] += 1;
        clients.held[index] += 1;
        Some(Permit { limiter: Arc::clone(self), client, resource })
    }

    pub(crate) fn count(&self, resource: Resource) -> usize {
        self.lock().held[resource as usize]
    }
}

/// The right to a resource, until it is dropped.
pub(crate) struct Permit {
    limiter: Arc<RateLimiter>,
    client: Client,
    resource: Resource,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut clients = self.limiter.lock();
        clients.held[self.resource as usize] -= 1;
        if let Some(account) = clients.known.get_mut(&self.client.0) {
            account.held[self.resource as usize] -= 1;
        }
    }
}

/// Turns away what may not ask, and puts safe headers on every answer.
pub(crate) async fn check_access(
    State(server): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let client = client(&request, server.config.behind_proxy);
    let refused = check(&server, &request, client);
    request.extensions_mut().insert(client);
    let mut response = match refused {
        Some(problem) => reject(problem),
        None => in_our_words(next.run(request).await),
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        server.metrics.turned_away.inc();
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    }
    server.metrics.answered(response.status().as_u16());
    let headers = response.headers_mut();
    // Nothing is cached unless its handler says so.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    secure(headers);
    response
}

/// Puts what libraries refuse (an address that is no text, a query that makes no sense) in our form.
fn in_our_words(response: Response) -> Response {
    let status = response.status();
    let refuses = status.is_client_error() || status.is_server_error();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !refuses || kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return response;
    }
    reject(Problem::new(status.as_u16(), "bad-request", msg("access-no-sense")))
}

fn client(request: &Request, behind_proxy: bool) -> Client {
    let forwarded = || {
        // The last one is what our own proxy saw; the others are hearsay.
        let header = request.headers().get_all("x-forwarded-for").iter().next_back()?;
        header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = if behind_proxy { forwarded().or(peer) } else { peer };
    Client(address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

fn check(server: &AppState, request: &Request, client: Client) -> Option<Problem> {
    let headers = request.headers();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if server.config.local && !is_this_machine(host) {
        return Some(Problem::new(403, "other-host", msg("access-other-host")));
    }
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let acts = !harmless || headers.contains_key(UPGRADE);
    if acts && !is_own_page(headers, host) {
        return Some(Problem::new(403, "other-site", msg("access-other-site")));
    }
    // Files of the page cost nothing: a page needs many of them at once.
    let path = request.uri().path();
    if !path.starts_with("/api/") {
        return None;
    }
    let cost = if path == "/api/games" { 5.0 } else { 1.0 };
    (!server.limiter.admit(client, cost)).then(Problem::too_many_requests)
}

/// Tells whether a `Host` means this machine, whatever the port. No `Host` comes from a program.
fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name.is_empty()
        || name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Tells whether a request comes from our own page, or from no page at all.
fn is_own_page(headers: &HeaderMap, host: &str) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let origin = origin.to_str().unwrap_or_default();
    origin.split_once("://").is_some_and(|(_, site)| site.eq_ignore_ascii_case(host))
}

/// The rules for what a page may load, where it has no inline scripts.
pub(crate) const CONTENT_SECURITY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

fn secure(headers: &mut HeaderMap) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn only_names_of_this_machine_are_local() {
        for host in ["127.0.0.1:8642", "localhost", "LOCALHOST:80", "[::1]:8642", "127.1.2.3", ""] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in ["example.com", "127.0.0.1.example.com:8642", "192.168.1.5:8642", "[::2]:1"] {
            assert!(!is_this_machine(host), "{host}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_rests_may_ask_again() {
        let limits = Limits { requests_per_second: 2.0, burst: 3.0, ..Limits::hosted() };
        let limiter = RateLimiter::new(&limits, false);
        let (a, b) = (Client([1, 2, 3, 4].into()), Client([5, 6, 7, 8].into()));
        assert!((0..3).all(|_| limiter.admit(a, 1.0)));
        assert!(!limiter.admit(a, 1.0) && limiter.admit(b, 1.0));
        tokio::time::advance(Duration::from_millis(500)).await;
        assert!(limiter.admit(a, 1.0) && !limiter.admit(a, 1.0));
    }

    #[tokio::test(start_paused = true)]
    async fn permits_come_back_when_they_are_dropped() {
        let limits = Limits { analyses_per_client: 1, analyses: 2, ..Limits::hosted() };
        let limiter = Arc::new(RateLimiter::new(&limits, false));
        let analysis = |last| limiter.permit(Client([10, 0, 0, last].into()), Resource::Analysis);
        let first = analysis(1).unwrap();
        assert!(analysis(1).is_none());
        let _second = analysis(2).unwrap();
        assert!(analysis(3).is_none());
        drop(first);
        assert!(analysis(3).is_some());
    }
}
