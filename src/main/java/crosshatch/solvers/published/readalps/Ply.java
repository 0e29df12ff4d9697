package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;

/**
 * A line as the ply part sees it: cut into the three segments that lie in one block each.
 *
 * @param line the row or column
 * @param segments the three cells of each segment
 * @param others for each segment, the six cells of the other two
 * @param beside for each segment, the six cells of its block outside the line
 */
@SuppressWarnings("ArrayRecordComponent") // made once from the board, never compared
record Ply(Unit line, int[][] segments, int[][] others, int[][] beside) {
    static final int SEGMENTS = State.BOARD.order();

    /** Rows 1 to 9, then columns 1 to 9. */
    static final List<Ply> ALL = State.BOARD.units().stream()
            .filter(unit -> unit.kind() != Unit.Kind.BOX)
            .map(Ply::of)
            .toList();

    private static Ply of(Unit line) {
        int[][] segments = new int[SEGMENTS][];
        int[][] others = new int[SEGMENTS][];
        int[][] beside = new int[SEGMENTS][];
        for (int i = 0; i < SEGMENTS; i++) {
            segments[i] = Arrays.copyOfRange(line.cells(), i * SEGMENTS, (i + 1) * SEGMENTS);
            others[i] = without(line.cells(), segments[i]);
            int block = State.BOARD.unitsOf(segments[i][0])[2]; // row, column, block
            beside[i] = without(State.BOARD.unit(block), line.cells());
        }
        return new Ply(line, segments, others, beside);
    }

    private static int[] without(int[] cells, int[] removed) {
        return Arrays.stream(cells)
                .filter(cell -> Arrays.stream(removed).noneMatch(other -> other == cell))
                .toArray();
    }
}
