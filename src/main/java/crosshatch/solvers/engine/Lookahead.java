package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.OptionalLong;

/**
 * The effect of singles alone on a puzzle, and on a puzzle with one more candidate tried. It takes no decisions. Relations are
 * not looked at. For boards of at most 64 digits; kept from puzzle to puzzle.
 */
public final class Lookahead {
    private final GridState state;
    private final Agenda agenda;

    /** @param board of all puzzles that will be looked at */
    public Lookahead(Board board) {
        EngineTracer silent = new EngineTracer(board, Trace.OFF);
        state = new TrailState(board, silent);
        agenda = new Fixpoint(state, true, List.of(new HiddenSingles(board)), new int[board.unitCount()], silent);
    }

    /** Fills the givens in, and all that follows; false if that is a failure. */
    public boolean begin(Puzzle puzzle) {
        state.reset();
        return agenda.begin(puzzle);
    }

    /** The candidates of a cell; bit {@code d-1} is digit {@code d}. */
    public long candidates(int cell) {
        return state.mask(cell);
    }

    /**
     * The number of candidates that go if this one is put in; they come back.
     *
     * @param digit as its bit, a candidate of the cell
     * @return empty if that is a failure
     */
    public OptionalLong removals(int cell, long digit) {
        long before = state.removals();
        state.mark();
        boolean alive = agenda.fill(cell, digit);
        state.backtrack();
        return alive ? OptionalLong.of(state.removals() - before) : OptionalLong.empty();
    }
}
