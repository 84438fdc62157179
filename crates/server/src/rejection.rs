//! Problems as answers over HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use sakiyomi_app::Problem;

/// An answer that refuses.
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

/// Returns the answer that tells of a problem.
pub(crate) fn reject(problem: Problem) -> Response {
    Rejection(problem).into_response()
}
