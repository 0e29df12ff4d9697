package crosshatch.solvers.lcg;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The bipartite graphs of a board in each of which a solution is a matching. For each unit, its cells are matched with digits. For each
 * digit, rows are matched with columns, if the board is a square.
 *
 * <p>What is matched are places, numbered from 0, and what they are matched with, values, from 0. Each is a slot of {@link ExactlyOneSets}: the
 * bits of a place's slot are values, the bits of a value's slot are places.
 *
 * <p>Hall sets of rows and columns are what solvers by hand call fish: X-wing, swordfish, jellyfish. In a Latin square rows, columns and
 * digits can change their roles, so that this is the third of three alike (I. Dotú, A. del Val and M. Cebrián, "Redundant modeling for the
 * quasigroup completion problem", CP 2003).
 */
final class Graphs {
    private final Board board;
    private final int[][] placeSlots;
    private final int[][] valueSlots;
    private final boolean hasFish;

    /** @param fish whether rows are matched with columns where that can be */
    Graphs(ExactlyOneSets slots, boolean fish) {
        board = slots.board();
        List<int[]> places = new ArrayList<>();
        List<int[]> values = new ArrayList<>();
        for (int unit = 0; unit < board.unitCount(); unit++) {
            places.add(board.unit(unit));
            values.add(slotsOfDigits(slots, unit));
        }
        hasFish = fish && board.isSquare();
        for (int digit = 1; hasFish && digit <= board.digits(); digit++) {
            places.add(slotsOf(slots, 0, digit));
            values.add(slotsOf(slots, board.digits(), digit));
        }
        placeSlots = places.toArray(int[][]::new);
        valueSlots = values.toArray(int[][]::new);
    }

    private static int[] slotsOfDigits(ExactlyOneSets slots, int unit) {
        return IntStream.rangeClosed(1, slots.board().digits())
                .map(digit -> slots.slot(unit, digit))
                .toArray();
    }

    /** The slots of a digit in as many units as there are digits: of a square the rows come first, then the columns. */
    private static int[] slotsOf(ExactlyOneSets slots, int firstUnit, int digit) {
        return IntStream.range(firstUnit, firstUnit + slots.board().digits())
                .map(unit -> slots.slot(unit, digit))
                .toArray();
    }

    int count() {
        return placeSlots.length;
    }

    /** The slots of the places; there may be fewer than values. */
    int[] placeSlots(int graph) {
        return placeSlots[graph];
    }

    /** The slots of the values, as many as there are digits. */
    int[] valueSlots(int graph) {
        return valueSlots[graph];
    }

    /** The graphs of a cell's units: those of digits come behind all of these. */
    int[] unitsOf(int cell) {
        return board.unitsOf(cell);
    }

    boolean hasFish() {
        return hasFish;
    }

    /** The graph of a digit, from 1; only if there {@linkplain #hasFish are any}. */
    int graphOf(int digit) {
        return board.unitCount() + digit - 1;
    }

    /** The place of a cell in the graphs of digits, as a bit: its row. */
    long row(int cell) {
        return 1L << (cell / board.digits());
    }
}
