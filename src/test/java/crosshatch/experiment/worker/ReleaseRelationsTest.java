package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.base.ExplainedException;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Distinct;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.RelationBoards;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Old releases find all solutions of boards with relations of every kind, or refuse the board by name before anything runs. A release that
 * cannot be fetched here is skipped, and the reason is written down.
 */
@Tag("process")
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("exhaustive")
class ReleaseRelationsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final Workers WORKERS = new Workers(WorkerLimits.NONE);

    @AfterAll
    static void endWorkers() {
        WORKERS.close();
    }

    static Stream<SolverSpec> specs() {
        return Stream.of(
                        "choco@4.0.1",
                        "choco@4.0.1/relations=arithmetic",
                        "choco@4.10.17",
                        "cpsat@9.0",
                        "cpsat@9.0/model=int/profile=default",
                        "cpsat@9.2/model=int/profile=default",
                        "cpsat@9.8/model=int/profile=default/relations=arithmetic",
                        "sat4j@2.3.3",
                        "sat4j@2.3.3/relations=counter")
                .map(CATALOG::spec);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("specs")
    void findsAllSolutionsOrRefusesTheBoardByName(SolverSpec spec) {
        fetch(spec);
        int answered = 0;
        try (MeasuredSolver contestant = WORKERS.kept().place(spec, Question.count(1000), Limits.UNLIMITED)) {
            contestant.start();
            for (Puzzle puzzle : RelationBoards.PUZZLES) {
                Optional<String> refusal = spec.family().refusal(puzzle.board(), Question.count(1000));
                if (refusal.isPresent()) {
                    assertTrue(refusal.get().startsWith(spec.family().name() + " has no "), refusal.get());
                    continue;
                }
                contestant.ask(List.of(puzzle), Long.MAX_VALUE);
                Claim.Counted counted = assertInstanceOf(
                        Claim.Counted.class,
                        contestant.answers().get(0).answer().claim(),
                        puzzle.board().text());
                assertEquals(
                        RelationBoards.solutions(puzzle),
                        new HashSet<>(counted.solutions()),
                        puzzle.board().text() + " " + puzzle);
                answered++;
            }
        }
        assertTrue(answered > RelationBoards.PUZZLES.size() / 2, answered + " answered");
    }

    @Test
    void orToolsBefore92RefusesAllDifferentOverSumsAndNothingElse() {
        Family family = CATALOG.spec("cpsat@9.0").family();

        for (Puzzle puzzle : RelationBoards.PUZZLES) {
            boolean sums = puzzle.board().relations().stream()
                    .anyMatch(each -> each instanceof Distinct distinct
                            && distinct.offsets().stream().anyMatch(offset -> offset != 0));

            assertEquals(
                    sums,
                    family.refusal(puzzle.board(), Question.ANY).isPresent(),
                    puzzle.board().text());
        }
    }

    private static void fetch(SolverSpec spec) {
        ReleasedFamily family = (ReleasedFamily) spec.family();
        try {
            Releases.ofUser().fetch(family);
        } catch (ExplainedException notThere) {
            abort(family.name() + " cannot be fetched here, so nothing is known of it");
        }
    }
}
