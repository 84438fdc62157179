/* Calls every function with wrong arguments, and prints the line of a wrong answer. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sakiyomi.h"

static int wrong_answers = 0;

#define EXPECT(condition)                                        \
    do {                                                         \
        if (!(condition)) {                                      \
            printf("line %d: %s\n", __LINE__, #condition);       \
            wrong_answers++;                                     \
        }                                                        \
    } while (0)

#define CELL(i) ((uint64_t)1 << (63 - (i)))

int main(void) {
    uint64_t moves[16] = {7}, black = 5, white = 5, move = 9;
    const uint64_t column = CELL(0) | CELL(16) | CELL(32) | CELL(48);
    const uint64_t line = CELL(0) | CELL(1) | CELL(2) | CELL(3);
    const uint64_t other = CELL(4) | CELL(5) | CELL(6);
    int code;

    EXPECT(az_legal_moves(0, 0, NULL) == SAKIYOMI_NULL);
    EXPECT(az_legal_moves(CELL(0), CELL(0), moves) == SAKIYOMI_OVERLAP);
    EXPECT(az_legal_moves(CELL(16), 0, moves) == SAKIYOMI_FLOATING);
    EXPECT(moves[0] == 7);
    EXPECT(az_legal_moves(~(uint64_t)0, 0, moves) == 0);
    EXPECT(az_legal_moves(column, 0, moves) == 15);

    EXPECT(az_result(CELL(0), CELL(0)) == 'e');
    EXPECT(az_result(0, CELL(63)) == 'e');
    EXPECT(az_result(line, 0) == 'b');
    EXPECT(az_result(0, line) == 'w');
    EXPECT(az_result(0, 0) == 'n');

    EXPECT(az_apply_move(0, 0, 'b', CELL(0), NULL, &white) == SAKIYOMI_NULL);
    EXPECT(az_apply_move(0, 0, 'b', CELL(0), &black, NULL) == SAKIYOMI_NULL);
    EXPECT(az_apply_move(0, 0, 'x', CELL(0), &black, &white) == SAKIYOMI_BAD_TURN);
    EXPECT(black == 0 && white == 0);
    EXPECT(az_apply_move(0, 0, '\0', CELL(0), &black, &white) == SAKIYOMI_BAD_TURN);
    EXPECT(az_apply_move(0, 0, 'B', CELL(0), &black, &white) == SAKIYOMI_BAD_TURN);
    EXPECT(az_apply_move(0, 0, 'b', 0, &black, &white) == SAKIYOMI_NOT_ONE_CELL);
    EXPECT(az_apply_move(0, 0, 'b', CELL(0) | CELL(1), &black, &white) == SAKIYOMI_NOT_ONE_CELL);
    EXPECT(az_apply_move(0, 0, 'b', CELL(16), &black, &white) == SAKIYOMI_UNPLAYABLE);
    EXPECT(az_apply_move(CELL(0), 0, 'w', CELL(0), &black, &white) == SAKIYOMI_UNPLAYABLE);
    EXPECT(black == CELL(0) && white == 0);
    EXPECT(az_apply_move(column, 0, 'w', CELL(48), &black, &white) == SAKIYOMI_UNPLAYABLE);
    EXPECT(az_apply_move(CELL(0), CELL(0), 'w', CELL(1), &black, &white) == SAKIYOMI_OVERLAP);
    EXPECT(az_apply_move(CELL(40), 0, 'w', CELL(1), &black, &white) == SAKIYOMI_FLOATING);
    EXPECT(az_apply_move(0, 0, 'w', CELL(3), &black, &white) == SAKIYOMI_OK);
    EXPECT(black == 0 && white == CELL(3));

    EXPECT(az_move_index(0) == -1);
    EXPECT(az_move_index(3) == -1);
    EXPECT(az_move_index(1) == 63);
    EXPECT(az_move_bit(-1) == 0);
    EXPECT(az_move_bit(64) == 0);
    EXPECT(az_move_bit(0) == CELL(0));

    EXPECT(sakiyomi_best_move(0, 0, 'b', 0.05, NULL) == SAKIYOMI_NULL);
    EXPECT(sakiyomi_best_move(1, 1, 'b', 0.05, &move) == SAKIYOMI_OVERLAP);
    EXPECT(sakiyomi_best_move(1, 0, 'w', 0.05, &move) == SAKIYOMI_FLOATING);
    EXPECT(sakiyomi_best_move(0, 0, 'w', 0.05, &move) == SAKIYOMI_BAD_COUNT);
    EXPECT(sakiyomi_best_move(CELL(0) | CELL(1), 0, 'w', 0.05, &move) == SAKIYOMI_BAD_COUNT);
    EXPECT(sakiyomi_best_move(0, 0, 'q', 0.05, &move) == SAKIYOMI_BAD_TURN);
    EXPECT(sakiyomi_best_move(line, other, 'w', 0.05, &move) == SAKIYOMI_OVER);
    EXPECT(sakiyomi_best_move(0, 0, 'b', 0.0, &move) == SAKIYOMI_BAD_TIME);
    EXPECT(sakiyomi_best_move(0, 0, 'b', -1.0, &move) == SAKIYOMI_BAD_TIME);
    EXPECT(sakiyomi_best_move(0, 0, 'b', NAN, &move) == SAKIYOMI_BAD_TIME);
    EXPECT(sakiyomi_best_move(0, 0, 'b', INFINITY, &move) == SAKIYOMI_BAD_TIME);
    EXPECT(move == 9);
    EXPECT(sakiyomi_best_move(0, 0, 'b', 0.05, &move) == SAKIYOMI_OK);
    EXPECT(az_move_index(move) >= 0 && az_move_index(move) < 16);
    /* Three in a line and the fourth is free: that is the move. */
    EXPECT(sakiyomi_best_move(line ^ CELL(3), other, 'b', 0.05, &move) == SAKIYOMI_OK);
    EXPECT(move == CELL(3));

    for (code = -12; code <= 1; code++) {
        EXPECT(strlen(sakiyomi_error_text(code)) > 0);
    }
    return wrong_answers;
}
