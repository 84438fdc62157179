/*
 * Score Four (4x4x4 with gravity) for C programs.
 *
 * A board is two 64-bit sets of cells, one for each player. Cell index
 * i = 16z + 4y + x, with z = 0 at the bottom, is the bit 1 << (63 - i). Black
 * moves first. A move is the cell in which a bead lands, as a set of one cell.
 *
 * The az_ functions are those of the small C engine that programs of this game
 * are written against, and serve such programs unchanged. They look at the
 * beads alone: neither do they ask how many each player has, nor do moves end
 * with the game; az_result tells that.
 *
 * No argument can crash the caller. What is wrong is answered with one of the
 * codes below. All functions may be called from any thread.
 */
#ifndef SAKIYOMI_H
#define SAKIYOMI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a function answers instead of a result. */
enum {
    SAKIYOMI_OK = 0,
    /* A pointer to write to is null. */
    SAKIYOMI_NULL = -1,
    /* A cell holds a bead of both players. */
    SAKIYOMI_OVERLAP = -2,
    /* A bead has none below it. */
    SAKIYOMI_FLOATING = -3,
    /* The move is not exactly one cell. */
    SAKIYOMI_NOT_ONE_CELL = -4,
    /* No bead can land in that cell: it is taken, its column is full, or the cell below is empty. */
    SAKIYOMI_UNPLAYABLE = -5,
    /* The turn is neither 'b' nor 'w'. */
    SAKIYOMI_BAD_TURN = -6,
    /* The game is over. */
    SAKIYOMI_OVER = -7,
    /* Black does not have as many beads as White, or one more; or it is the other player's turn. */
    SAKIYOMI_BAD_COUNT = -8,
    /* The time is not a number of seconds above 0. */
    SAKIYOMI_BAD_TIME = -9,
    /* The library failed; that is a mistake of ours. */
    SAKIYOMI_FAILED = -10
};

/* Does nothing. It may be called, as the small C engine asks for it, but need not be. */
void az_init(void);

/*
 * Writes the cells in which a bead can land, one for each column that is not
 * full, from the lowest index on, and returns their number (0 to 16). A finished
 * game still has such cells.
 *
 * Returns SAKIYOMI_NULL, SAKIYOMI_OVERLAP or SAKIYOMI_FLOATING, and then writes nothing.
 */
int az_legal_moves(uint64_t black, uint64_t white, uint64_t out_moves[16]);

/*
 * Returns 'b' or 'w' for the player with four in a line ('b' when both have),
 * 'd' for a full board without a line, and 'n' while the game goes on.
 *
 * Returns 'e' (error) when the boards overlap or a bead floats.
 */
char az_result(uint64_t black, uint64_t white);

/*
 * Writes the boards after a bead of `turn` ('b' or 'w') in the cell `move`, and returns SAKIYOMI_OK.
 *
 * Returns SAKIYOMI_NULL, SAKIYOMI_OVERLAP, SAKIYOMI_FLOATING, SAKIYOMI_BAD_TURN,
 * SAKIYOMI_NOT_ONE_CELL or SAKIYOMI_UNPLAYABLE, and then writes the boards as
 * they were given, where it can.
 */
int az_apply_move(uint64_t black, uint64_t white, char turn, uint64_t move,
                  uint64_t *out_black, uint64_t *out_white);

/* Returns the index (0 to 63) of the one cell of `move`, or -1 when it is not exactly one. */
int az_move_index(uint64_t move);

/* Returns the set with the one cell `index` (0 to 63), or 0 when there is no such cell. */
uint64_t az_move_bit(int index);

/*
 * Lets our strongest engine choose a move for `turn`, and writes its cell to
 * `out_move`. It uses at most `cpu_seconds` of CPU time, as the whole process
 * uses it, and 512 MB. Calls from several threads wait for each other. The
 * engine's tables stay from call to call.
 *
 * Returns SAKIYOMI_OK, SAKIYOMI_NULL, SAKIYOMI_OVERLAP, SAKIYOMI_FLOATING,
 * SAKIYOMI_BAD_COUNT, SAKIYOMI_BAD_TURN, SAKIYOMI_OVER, SAKIYOMI_BAD_TIME or
 * SAKIYOMI_FAILED; only SAKIYOMI_OK writes a move.
 */
int sakiyomi_best_move(uint64_t black, uint64_t white, char turn, double cpu_seconds,
                       uint64_t *out_move);

/* Returns an English sentence for one of the codes above; it is never null and need not be freed. */
const char *sakiyomi_error_text(int code);

#ifdef __cplusplus
}
#endif

#endif
