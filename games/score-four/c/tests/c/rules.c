/*
 * Reads a position a line, as two boards in hexadecimal and the turn, and prints
 * what the library says of it: the result, then for each move its index and the
 * boards after it.
 */
#include <inttypes.h>
#include <stdio.h>

#include "sakiyomi.h"

int main(void) {
    uint64_t black, white, moves[16], after_black, after_white;
    char turn;

    az_init();
    while (scanf("%" SCNx64 " %" SCNx64 " %c", &black, &white, &turn) == 3) {
        int count = az_legal_moves(black, white, moves);
        int i;
        printf("%c", az_result(black, white));
        for (i = 0; i < count; i++) {
            int index = az_move_index(moves[i]);
            if (az_move_bit(index) != moves[i]) {
                return 1;
            }
            if (az_apply_move(black, white, turn, moves[i], &after_black, &after_white) !=
                SAKIYOMI_OK) {
                return 2;
            }
            printf(" %d:%" PRIx64 ":%" PRIx64, index, after_black, after_white);
        }
        printf("\n");
    }
    return 0;
}
