//! Requests with a JSON body, and rejections.

use crate::msg;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use sakiyomi_app::Problem;
use sakiyomi_core::Reason;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::config::REQUEST_TIMEOUT;

pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Rejection> {
        let rejection =
            match timeout(REQUEST_TIMEOUT, Json::<T>::from_request(request, state)).await {
                Ok(Ok(Json(body))) => return Ok(Body(body)),
                Ok(Err(rejection)) => rejection,
                Err(_) => {
                    return Err(Problem::new(408, "too-slow", msg("request-too-slow")).into());
                }
            };
        let detail = std::error::Error::source(&rejection)
            .map_or_else(|| rejection.body_text(), ToString::to_string);
        let problem = match rejection {
            JsonRejection::JsonDataError(_) => {
                Problem::wrong("bad-request", msg("request-not-fitting"), detail)
            }
            JsonRejection::MissingJsonContentType(_) => {
                Problem::new(415, "content-type", msg("request-no-content-type"))
            }
            rejection if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Problem::new(413, "too-large", msg("request-too-large"))
            }
            _ => Problem::new(
                400,
                "bad-json",
                Reason::new(msg("request-not-json")).with("detail", detail),
            ),
        };
        Err(problem.into())
    }
}

pub(crate) struct Rejection(Problem);

impl From<Problem> for Rejection {
    fn from(problem: Problem) -> Rejection {
        Rejection(problem)
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status);
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.0.body())).into_response()
    }
}

pub(crate) fn reject(problem: Problem) -> Response {
    Rejection(problem).into_response()
}
