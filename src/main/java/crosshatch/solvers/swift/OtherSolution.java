package crosshatch.solvers.swift;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Trace;
import java.util.Optional;

/**
 * Looks for a solution of a Sudoku of order 3 other than one that is known, for who takes givens away and asks whether they were
 * needed: with the given the known solution is the only one, so any other has another digit in its cell. That is half the work
 * of asking whether there is one solution only. One thread.
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
