package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.base.ExplainedException;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Known faults of releases show in those that have them, and in no other. A release that cannot be fetched here is skipped, and the
 * reason is written down.
 */
@Tag("process")
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("exhaustive")
class ReleaseFaultsTest {
    /** A column and a box, as {@code study hunt} made it small. */
    private static final Puzzle COLUMN_AND_BOX = new Puzzle(Grid.of(
            Board.builder(9, 81)
                    .unit(Unit.Kind.COLUMN, 6, 15, 24, 33, 42, 51, 60, 69, 78)
                    .unit(Unit.Kind.BOX, 60, 61, 62, 69, 70, 71, 78, 79, 80)
                    .build(),
            new int[] {
                6, 0, 0, 9, 4, 3, 0, 0, 7, 0, 9, 0, 1, 5, 0, 2, 0, 0, 0, 8, 0, 0, 0, 7, 9, 0, 5,
                8, 3, 6, 7, 0, 0, 4, 0, 0, 9, 0, 4, 0, 8, 0, 0, 2, 0, 7, 0, 0, 0, 0, 0, 1, 0, 0,
                2, 0, 3, 8, 9, 0, 6, 7, 0, 5, 0, 0, 6, 2, 1, 0, 4, 8, 1, 0, 8, 3, 7, 4, 0, 0, 2
            }));

    /** Before 9.2 the library's own check finds a solution that breaks an all-different constraint, and ends the process. */
    @ParameterizedTest
    @CsvSource({"cpsat@9.0, true", "cpsat@9.1, true", "cpsat@9.2, false", "cpsat@9.4, false"})
    void orToolsBefore92BreaksAllDifferentConstraints(String release, boolean faulty) {
        Claim claim = claim(release + "/model=int/givens=live/profile=fast", COLUMN_AND_BOX);

        assertEquals(faulty, !isSolution(claim, COLUMN_AND_BOX), claim.toString());
    }

    /** The presolve of 9.4 refutes a puzzle of order 5 that was made from a full grid: a false INFEASIBLE, without a conflict. */
    @ParameterizedTest
    @CsvSource({"cpsat@9.2, false", "cpsat@9.4, true", "cpsat@9.6, false"})
    void orTools94RefutesAPuzzleThatHasASolution(String release, boolean faulty) {
        Puzzle puzzle;
        try (Stream<Instance> instances = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT)
                .resolve("sudoku-5/holes=0.5/count=30/seed=202611")
                .instances()) {
            puzzle = instances.skip(27).findFirst().orElseThrow().puzzle();
        }

        Claim claim = claim(release + "/givens=live", puzzle);

        assertEquals(faulty, claim instanceof Claim.NoSolution, claim.toString());
        assertEquals(!faulty, isSolution(claim, puzzle), claim.toString());
    }

    private static boolean isSolution(Claim claim, Puzzle puzzle) {
        return claim instanceof Claim.Solved solved
                && SolutionChecker.fault(puzzle, solved.grid()).isEmpty();
    }

    /** In a process of its own, which a fault may end. */
    private static Claim claim(String text, Puzzle puzzle) {
        SolverSpec spec = SolverCatalog.standard().spec(text);
        ReleasedFamily family = (ReleasedFamily) spec.family();
        try {
            Releases.ofUser().fetch(family);
        } catch (ExplainedException notThere) {
            abort(family.name() + " cannot be fetched here, so nothing is known of it");
        }
        try (Workers workers = new Workers(WorkerLimits.NONE);
                MeasuredSolver contestant = workers.kept().place(spec, Question.ANY, Limits.UNLIMITED)) {
            contestant.start();
            contestant.ask(List.of(puzzle), Long.MAX_VALUE);
            return contestant.answers().get(0).answer().claim();
        }
    }
}
