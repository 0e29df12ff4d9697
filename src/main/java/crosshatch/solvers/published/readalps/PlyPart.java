package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.published.readalps.Filter.Result;
import java.util.Arrays;
import java.util.List;

/**
 * The ply part of the filter: what three blocks in a row hold already, seen from one line through them.
 *
 * <pre>
 *    block 1    block 2    block 3
 *   [. . .]    [. . .]    [. . .]     the line, in three segments
 *    . . .      5 . .      . 5 .      policy 1: 5 stands beside segments 2 and 3, so the line has it in segment 1
 *    . . .      . 8 .      . . .      policy 2: 8 stands beside segment 2, so the line has it in segment 1 or 3
 * </pre>
 *
 * Both policies count the empty cells that can take one of the digits so confined. As many cells as digits: the cells
 * keep these digits only. Fewer cells: this cannot be completed. More: nothing follows.
 *
 * <p>A fault kept: every narrowing takes place, but of those that complete no cell the program reports only what its very
 * last call (column 9, policy 2, segment 3) came to; the others look as if nothing had happened.
 */
final class PlyPart {
    private static final int SEGMENTS = State.BOARD.order();

    /** Rows 1 to 9, then columns 1 to 9. */
    private static final List<Ply> PLIES = State.BOARD.units().stream()
            .filter(unit -> unit.kind() != Unit.Kind.BOX)
            .map(Ply::of)
            .toList();

    private final State state;
    private final ReadalpsCounters counts;
    private final Trace trace;

    PlyPart(State state, ReadalpsCounters counts, Trace trace) {
        this.state = state;
        this.counts = counts;
        this.trace = trace;
    }

    /** Rows, then columns. Stops where a line completes a cell or is wrong; else what the last column came to. */
    Result narrow() {
        Result result = Result.PENDING;
        for (Ply ply : PLIES) {
            result = narrow(ply);
            if (result.settles()) return result;
        }
        return result;
    }

    private Result narrow(Ply ply) {
        int open = ~state.digitsIn(ply.line().cells());
        int[] beside = new int[SEGMENTS];
        for (int i = 0; i < beside.length; i++) beside[i] = state.digitsIn(ply.beside()[i]);

        for (int i = 0; i < SEGMENTS; i++) {
            int besideBothOthers = beside[(i + 1) % SEGMENTS] & beside[(i + 2) % SEGMENTS];
            Result result = confine(besideBothOthers & open, ply.segments()[i], ply);
            if (result.settles()) return result;
        }
        Result result = Result.PENDING;
        for (int i = 0; i < SEGMENTS; i++) {
            result = confine(beside[i] & open, ply.others()[i], ply);
            if (result.settles()) return result;
        }
        return result;
    }

    /** All of {@code digits} must go into {@code cells}, of which the filled ones have no candidates and so drop out. */
    private Result confine(int digits, int[] cells, Ply ply) {
        if (digits == 0) return Result.PENDING;
        int able = 0;
        for (int cell : cells) {
            if ((state.candidates(cell) & digits) != 0) able++;
        }
        if (able > Integer.bitCount(digits)) return Result.PENDING;
        Result result = able < Integer.bitCount(digits) ? Result.WRONG : keepOnly(digits, cells);
        if (result != Result.PENDING && trace.on())
            trace.event(PrintedLine.filtered(counts.steps, ply.line(), result, "ply"));
        return result;
    }

    private Result keepOnly(int digits, int[] cells) {
        Result result = Result.PENDING;
        for (int cell : cells) {
            int before = state.candidates(cell);
            if ((before & digits) == 0 || (before & ~digits) == 0) continue;
            state.keep(cell, digits);
            if (state.single(cell)) {
                result = Result.OK;
            } else if (result == Result.PENDING) {
                result = Result.SHRUNKEN;
            }
        }
        return result;
    }

    /**
     * A line as the ply part sees it: cut into the three segments that lie in one block each.
     *
     * @param line the row or column
     * @param segments the three cells of each segment
     * @param others for each segment, the six cells of the other two
     * @param beside for each segment, the six cells of its block outside the line
     */
    @SuppressWarnings("ArrayRecordComponent") // made once from the board, never compared
    private record Ply(Unit line, int[][] segments, int[][] others, int[][] beside) {
        static Ply of(Unit line) {
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
}
