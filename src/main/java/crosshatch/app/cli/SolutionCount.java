package crosshatch.app.cli;

import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Finds the number of solutions of a puzzle (none, one, several) with a solver that does not use the explanation. */
final class SolutionCount {
    private static final String SOLVER = "engine";
    private static final Limits LIMITS = Limits.ofNanos(TimeUnit.SECONDS.toNanos(10));

    /** The most cells that are named; a larger number is only counted. */
    private static final int NAMED_CELLS = 12;

    private SolutionCount() {}

    /** Returns the number in one sentence or two. */
    static String of(Instance instance) {
        return sentence(claim(instance));
    }

    /** Returns the reported status of the solver, or a failure if the validator found its answer wrong. */
    static Claim claim(Instance instance) {
        SolverSpec spec = SolverCatalog.standard().spec(SOLVER);
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            JudgedRun run = JudgedRun.make(spec, solver, instance, Question.UNIQUE, LIMITS, Clock.system());
            boolean wrong = run.ruling().verdict() == Verdict.WRONG;
            return wrong ? new Claim.Failed("a wrong answer") : run.answer().claim();
        }
    }

    static String sentence(Claim claim) {
        if (Question.UNIQUE.unanswered(claim).isPresent()) return unknown(claim.word());
        List<Grid> shown = claim.shown();
        if (shown.isEmpty()) return "Checked by " + SOLVER + ": there is no solution.";
        if (shown.size() == 1) return "Checked by " + SOLVER + ": there is exactly one solution.";
        return "Checked by " + SOLVER + ": there is more than one solution. Two of them differ in "
                + difference(shown.get(0), shown.get(1)) + "; no technique can decide these cells.";
    }

    private static String unknown(String why) {
        return "The number of solutions is not known (" + SOLVER + ": " + why + ").";
    }

    private static String difference(Grid first, Grid second) {
        Board board = first.board();
        List<String> cells = IntStream.range(0, board.cells())
                .filter(cell -> first.digit(cell) != second.digit(cell))
                .mapToObj(board::cellName)
                .toList();
        return cells.size() > NAMED_CELLS ? cells.size() + " cells" : String.join(", ", cells);
    }
}
