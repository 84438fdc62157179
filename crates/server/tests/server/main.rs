//! The server from outside: every answer is compared with the OpenAPI document.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod bad_input;
mod connections;
mod games;
mod hosted;
mod live;
mod openapi;
mod page;
mod scores;
mod storage;
mod support;
mod twin_cool;
