package crosshatch.solvers.published.homer;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.List;

/** Applies all operations of the published program in turn until nothing changes, and gives up if that is not enough. */
final class HomerSolver implements Solver {
    private final List<Operation> round;
    private final Trace trace;

    HomerSolver(MonoSector.Reading sector, FindSets.Reading sets, Trace trace) {
        round = Operation.simplestFirst(sector, sets);
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        HomerGrid grid = HomerGrid.of(puzzle);
        budget.encoded();
        return new Run(puzzle, grid, budget).answer();
    }

    /** One puzzle on its way to the fixpoint. */
    private final class Run {
        private final HomerGrid grid;
        private final Budget budget;
        /** The candidates of which the trace knows. */
        private final int[] told;

        private int operations;

        /** @param grid as imported, pruned already; that pruning is still to be told */
        Run(Puzzle puzzle, HomerGrid grid, Budget budget) {
            this.grid = grid;
            this.budget = budget;
            told = HomerGrid.unpruned(puzzle);
        }

        Answer answer() {
            trace(new PrunePuzzle());
            Claim claim = claim();
            Counters.Builder counters = Counters.builder()
                    .set(Counter.DECISIONS, 0)
                    .set(Counter.BACKTRACKS, 0)
                    .set(Counter.CONFLICTS, grid.broken() ? 1 : 0)
                    .set(Counter.PROPAGATIONS, operations)
                    .set(Counter.DEPTH, 0);
            if (!grid.broken()) counters.setNative("Unsolved Nodes", grid.unsolvedNodes());
            return new Answer(claim, counters.build());
        }

        private Claim claim() {
            int before;
            do {
                before = grid.unsolvedNodes();
                for (Operation operation : round) {
                    if (grid.broken()) return broken();
                    if (grid.solved()) return solved();
                    Limit limit = budget.exceeded(0, 0);
                    if (limit != null) return new Claim.OutOfBudget(limit);
                    grid.apply(operation);
                    operations++;
                    trace(operation);
                }
            } while (grid.unsolvedNodes() < before);
            return new Claim.GaveUp();
        }

        private Claim broken() {
            if (trace.on()) trace.event(new Event.DeadEnd("a cell without candidates"));
            return new Claim.NoSolution();
        }

        private Claim solved() {
            if (trace.on()) trace.event(new Event.Solution(grid.grid()));
            return new Claim.Solved(grid.grid());
        }

        /** Tells the trace what an operation did, by comparing the candidates before and after. */
        private void trace(Operation operation) {
            if (!trace.on()) return;
            for (int cell = 0; cell < told.length; cell++) {
                int candidates = grid.candidates(cell);
                if (candidates != told[cell]) trace(cell, told[cell] & ~candidates, candidates, operation.title());
                told[cell] = candidates;
            }
            trace.event(new Event.Note(operation.title() + ": " + grid.unsolvedNodes() + " unsolved nodes"));
        }

        private void trace(int cell, int removed, int left, String reason) {
            if (Operation.solved(left)) {
                trace.event(new Event.Placed(cell, lowestDigit(left), reason));
                return;
            }
            for (int rest = removed; rest != 0; rest &= rest - 1) {
                trace.event(new Event.Removed(cell, lowestDigit(rest), reason));
            }
        }

        private static int lowestDigit(int set) {
            return Integer.numberOfTrailingZeros(set) + 1;
        }
    }
}
