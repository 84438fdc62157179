//! The server from outside: every answer is compared with the OpenAPI document.

mod bad_input;
mod games;
mod hosted;
mod live;
mod openapi;
mod page;
mod storage;
mod support;
mod twin_cool;
