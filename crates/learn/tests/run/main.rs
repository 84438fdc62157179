//! Runs as their users know them: a folder that learns, stops, dies, goes on and is reported.

mod damage;
mod folder;
mod learns;
mod refuses;
mod resume;
