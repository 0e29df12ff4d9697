package crosshatch.solvers.swift;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Trace;
import java.util.Optional;

/**
 * Looks for a solution of a Sudoku of order 3 other than the known one. Callers that take givens away check with it whether
 * they were needed. With the given, the known solution is the only one, so any other has another digit in its cell. That is
 * half the work of checking whether there is only one solution. One thread.
 */
public final class OtherSolution {
    private final SwiftSearch search = new SwiftSearch(Kernel.fastest().create(), Trace.OFF);

    /**
     * @param cell blank in the puzzle
     * @param digit from 1
     * @return a solution with another digit there
     */
    public Optional<Grid> of(Puzzle puzzle, int cell, int digit) {
        search.runWithout(puzzle, cell, digit - 1);
        return search.found().stream().findFirst();
    }
}
