package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Counts the open places of the slots of candidates. A slot is a cell, whose places are digits, or a digit in a unit, whose places
 * are cells; a place is open as long as its candidate has no value.
 */
final class RemainingCounts {
    /** By variable: its slots, that of its cell first. */
    private final int[][] slotsOf;

    private final int[] open;

    RemainingCounts(CandidateVariables candidates) {
        Board board = candidates.board();
        slotsOf = new int[candidates.count() + 1][];
        for (int variable = 1; variable < slotsOf.length; variable++) {
            int cell = candidates.cell(variable);
            int first = board.cells() + candidates.digit(variable) - 1;
            IntStream ofDigit = IntStream.of(board.unitsOf(cell)).map(unit -> first + unit * board.digits());
            slotsOf[variable] = IntStream.concat(IntStream.of(cell), ofDigit).toArray();
        }
        open = new int[board.cells() + board.unitCount() * board.digits()];
    }

    /** Begins without values. */
    void begin() {
        Arrays.fill(open, 0);
        for (int variable = 1; variable < slotsOf.length; variable++) open(variable);
    }

    /** Records that a candidate has lost its value. */
    void open(int variable) {
        for (int slot : slotsOf[variable]) open[slot]++;
    }

    /** Records that a candidate has got a value. */
    void close(int variable) {
        for (int slot : slotsOf[variable]) open[slot]--;
    }

    /** Returns the number of open places of a candidate's cell. */
    int inCell(int variable) {
        return open[slotsOf[variable][0]];
    }

    /** Returns the number of open places of all slots of an open candidate, without its own. */
    int others(int variable) {
        int others = 0;
        for (int slot : slotsOf[variable]) others += open[slot] - 1;
        return others;
    }
}
