package crosshatch.solvers.published.homer;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Trace;
import java.util.List;

/** Applies all operations of the published program in turn until nothing changes, and gives up if that is not enough. */
final class HomerSolver implements Solver {
    private final List<Operation> round;
    private final Trace trace;

    HomerSolver(MonoSector.Reading sector, FindSets.Reading sets, Trace trace) {
        round = List.of(
                new MonoCell(Unit.Kind.ROW),
                new MonoCell(Unit.Kind.COLUMN),
                new MonoSector(Unit.Kind.ROW, sector),
                new MonoSector(Unit.Kind.COLUMN, sector),
                new FindSets(Unit.Kind.ROW, sets),
                new FindSets(Unit.Kind.COLUMN, sets),
                new FindSets(Unit.Kind.BOX, sets));
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        HomerGrid grid = HomerGrid.of(puzzle);
        budget.encoded();
        return new Run(grid, budget, new HomerTracer(trace, puzzle, grid)).answer();
    }

    /** One puzzle on its way to the fixpoint. */
    private final class Run {
        private final HomerGrid grid;
        private final Budget budget;
        private final HomerTracer watch;
        private int operations;

        Run(HomerGrid grid, Budget budget, HomerTracer watch) {
            this.grid = grid;
            this.budget = budget;
            this.watch = watch;
        }

        Answer answer() {
            watch.applied(new PrunePuzzle());
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
                    watch.applied(operation);
                }
            } while (grid.unsolvedNodes() < before);
            return new Claim.GaveUp();
        }

        private Claim broken() {
            watch.broken();
            return new Claim.NoSolution();
        }

        private Claim solved() {
            watch.solved();
            return new Claim.Solved(grid.grid());
        }
    }
}
