//! Games as rows.

use rusqlite::{Connection, OptionalExtension as _, params};
use sakiyomi_app::{Change, GameRow, NodeRow, StoredGame};

pub(super) fn insert(connection: &Connection, game: &StoredGame) -> rusqlite::Result<()> {
    let row = &game.row;
    connection
        .prepare_cached(
            "INSERT INTO games
             (id, game, mode, created, start, tags, seats, clock, cursor, paused, version)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            row.id,
            row.game,
            row.mode,
            row.created,
            row.start,
            row.tags,
            row.seats,
            row.clock,
            row.cursor as i64,
            row.paused,
            row.version as i64,
        ])?;
    game.nodes.iter().try_for_each(|node| put(connection, node, &row.id))
}

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<StoredGame>> {
    let row = connection
        .prepare_cached(
            "SELECT id, game, mode, created, start, tags, seats, clock, cursor, paused, version
             FROM games WHERE id = ?",
        )?
        .query_row([id], |row| {
            Ok(GameRow {
                id: row.get(0)?,
                game: row.get(1)?,
                mode: row.get(2)?,
                created: row.get(3)?,
                start: row.get(4)?,
                tags: row.get(5)?,
                seats: row.get(6)?,
                clock: row.get(7)?,
                cursor: row.get::<_, i64>(8)? as usize,
                paused: row.get(9)?,
                version: row.get::<_, i64>(10)? as u64,
            })
        })
        .optional()?;
    let Some(row) = row else { return Ok(None) };
    let nodes = connection
        .prepare_cached(
            "SELECT id, parent, move, score, comment, left_first, left_second, ended
             FROM nodes WHERE game = ? ORDER BY id",
        )?
        .query_map([id], |row| {
            Ok(NodeRow {
                id: row.get::<_, i64>(0)? as usize,
                parent: row.get::<_, Option<i64>>(1)?.map(|parent| parent as usize),
                mv: row.get(2)?,
                score: row.get(3)?,
                comment: row.get(4)?,
                left: match (row.get(5)?, row.get(6)?) {
                    (Some(first), Some(second)) => Some([first, second]),
                    _ => None,
                },
                ended: row.get(7)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(StoredGame { row, nodes }))
}
fn put(connection: &Connection, node: &NodeRow, game: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO nodes
             (game, id, parent, move, score, comment, left_first, left_second, ended)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (game, id) DO UPDATE
             SET score = ?5, comment = ?6, left_first = ?7, left_second = ?8, ended = ?9",
        )?
        .execute(params![
            game,
            node.id as i64,
            node.parent.map(|parent| parent as i64),
            node.mv,
            node.score,
            node.comment,
            node.left.map(|left| left[0]),
            node.left.map(|left| left[1]),
            node.ended,
        ])?;
    Ok(())
}
pub(super) fn write(connection: &Connection, change: &Change) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "UPDATE games SET seats = ?, cursor = ?, paused = ?, version = ? WHERE id = ?",
        )?
        .execute(params![
            change.seats,
            change.cursor as i64,
            change.paused,
            change.version as i64,
            change.id,
        ])?;
    change.nodes.iter().try_for_each(|node| put(connection, node, &change.id))
}
pub(super) fn count(connection: &Connection) -> rusqlite::Result<u64> {
    connection
        .prepare_cached("SELECT count(*) FROM games")?
        .query_row([], |row| row.get::<_, i64>(0))
        .map(|count| count as u64)
}

/// Forgets games in which nobody made a move, if they are older than `before` (milliseconds).
pub(super) fn forget_empty(connection: &Connection, before: i64) -> rusqlite::Result<usize> {
    connection.execute(
        "DELETE FROM games WHERE created < ?1
         AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.game = games.id AND nodes.id > 0)",
        [before],
    )
}
