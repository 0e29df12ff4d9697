package crosshatch.instances.explain;

import crosshatch.base.InputException;
import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.technique.Candidate;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Contradiction;
import crosshatch.instances.explain.technique.Deduction;
import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.Puzzle;
import crosshatch.solvers.published.homer.FindSets;
import crosshatch.solvers.published.homer.HomerGrid;
import crosshatch.solvers.published.homer.MonoSector;
import crosshatch.solvers.published.homer.Operation;
import crosshatch.solvers.published.homer.PrunePuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Explains puzzles with the operations of M. Homer's HLSudokuSolver, in the interpretation that reproduces its published grids.
 * Each step is one operation on the whole grid, followed by Prune Puzzle; the text states the number of unsolved nodes. In the
 * published program a person chooses the next operation. Here it is the first of the list that changes anything.
 */
public final class HomerExplainer {
    private static final List<Operation> SIMPLEST_FIRST =
            Operation.simplestFirst(MonoSector.Reading.BOTH, FindSets.Reading.OWN);

    /**
     * Explains a puzzle.
     *
     * @throws InputException if the puzzle is not of order 3
     */
    public Explanation explain(Puzzle puzzle) {
        if (!puzzle.board().equals(Operation.BOARD)) {
            throw new InputException(
                    puzzle.board() + ": expected a Sudoku of order 3, because HLSudokuSolver supports only these");
        }
        return new Course(puzzle).explanation();
    }

    /** The steps of one explanation. */
    private static final class Course {
        private final Puzzle puzzle;
        private final CandidateGrid start;
        private final HomerGrid homer;
        private final List<Step> steps = new ArrayList<>();

        Course(Puzzle puzzle) {
            this.puzzle = puzzle;
            start = CandidateGrid.unpruned(puzzle);
            homer = HomerGrid.of(puzzle);
        }

        Explanation explanation() {
            CandidateGrid grid = add(new PrunePuzzle(), start, start);
            while (!homer.broken() && !homer.solved()) {
                Optional<Operation> next =
                        SIMPLEST_FIRST.stream().filter(this::changes).findFirst();
                if (next.isEmpty()) return ending(new Ending.Stuck(grid.openCells()));
                CandidateGrid unpruned = CandidateGrid.ofSets(Operation.BOARD, narrowed(next.get()));
                homer.apply(next.get());
                grid = add(next.get(), grid, unpruned);
            }
            if (homer.solved()) return ending(new Ending.Solved(homer.grid(), 0));
            Deduction broken = Contradiction.find(grid).orElseThrow();
            steps.add(new Step(steps.size() + 1, 0, Step.Kind.CONTRADICTION, broken, grid, grid));
            return ending(new Ending.NoSolution());
        }

        private Explanation ending(Ending ending) {
            return new Explanation(puzzle, start, steps, ending);
        }

        private int[] sets() {
            return IntStream.range(0, Operation.BOARD.cells())
                    .map(homer::candidates)
                    .toArray();
        }

        private int[] narrowed(Operation operation) {
            int[] sets = sets();
            operation.narrow(sets);
            return sets;
        }

        private boolean changes(Operation operation) {
            return !Arrays.equals(sets(), narrowed(operation));
        }

        /**
         * Adds a step.
         *
         * @param unpruned the grid after the operation, before the pruning
         */
        private CandidateGrid add(Operation operation, CandidateGrid before, CandidateGrid unpruned) {
            CandidateGrid after = CandidateGrid.ofSets(Operation.BOARD, sets());
            steps.add(new Step(
                    steps.size() + 1,
                    0,
                    Step.Kind.TECHNIQUE,
                    deduction(operation, before, unpruned, after),
                    before,
                    after));
            return after;
        }
    }

    /**
     * Describes the digits found by an operation and its pruning, and the candidates removed by the operation. Candidates removed by
     * the pruning are only counted, because every found digit removes some.
     *
     * @param before the grid before the operation
     * @param unpruned the grid after the operation
     * @param after the grid after the pruning
     */
    private static Deduction deduction(
            Operation operation, CandidateGrid before, CandidateGrid unpruned, CandidateGrid after) {
        List<Candidate> placed = new ArrayList<>();
        List<Candidate> removed = new ArrayList<>();
        int takenCandidates = 0;
        for (int cell = 0; cell < before.board().cells(); cell++) {
            if (!before.open(cell)) continue;
            if (!after.open(cell)) {
                placed.add(new Candidate(cell, after.digit(cell)));
                continue;
            }
            for (int digit : CandidateGrid.digits(before.mask(cell) & ~unpruned.mask(cell))) {
                removed.add(new Candidate(cell, digit));
            }
            takenCandidates += Integer.bitCount(unpruned.mask(cell) & ~after.mask(cell));
        }
        List<Integer> cells = Stream.concat(placed.stream(), removed.stream())
                .map(Candidate::cell)
                .distinct()
                .toList();
        String because = operation.meaning() + pruned(operation, takenCandidates) + nodes(before, after);
        return new Deduction(operation.title(), because, new Pattern(List.of(), cells, placed), placed, removed);
    }

    private static String pruned(Operation operation, int takenCandidates) {
        if (operation instanceof PrunePuzzle || takenCandidates == 0) return "";
        return " Prune Puzzle then takes " + takenCandidates + (takenCandidates == 1 ? " candidate." : " candidates.");
    }

    private static String nodes(CandidateGrid before, CandidateGrid after) {
        if (Contradiction.find(after).isPresent()) return "";
        return " Unsolved nodes: " + unsolvedNodes(before) + " → " + unsolvedNodes(after) + ".";
    }

    /** Counts unsolved nodes as the published program does: the surplus candidates of all cells. */
    static int unsolvedNodes(CandidateGrid grid) {
        return IntStream.range(0, grid.board().cells())
                .filter(grid::open)
                .map(cell -> Integer.bitCount(grid.mask(cell)) - 1)
                .sum();
    }
}
