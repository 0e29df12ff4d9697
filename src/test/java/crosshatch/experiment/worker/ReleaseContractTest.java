package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.base.ExplainedException;
import crosshatch.base.InputException;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.catalog.Variants;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The oldest release of each library, some in the middle and the newest keep the contract of solvers, with every option that they have. A
 * release that cannot be fetched here is skipped, and the reason is written down.
 */
@Tag("process")
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ReleaseContractTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    /** The oldest. Of the newest, which this program comes with, the contract test of all solvers tries every option. */
    private static final List<String> WITH_EVERY_OPTION = List.of("choco@4.0.1", "cpsat@9.0", "sat4j@2.3.3");

    /** OR-Tools before 9.2 aborts without presolve: its own check finds solutions that break all-different constraints. */
    private static final String BROKEN = "cpsat@9.0/model=int";

    private static final List<String> AS_THEY_COME = List.of(
            "choco@4.0.7",
            "choco@4.10.0",
            "choco@4.10.8",
            "choco@4.10.17",
            "choco@5.0.0",
            "cpsat@9.2",
            "cpsat@9.4",
            "cpsat@9.8",
            "cpsat@9.14",
            "cpsat@9.15",
            "sat4j@2.3.4",
            "sat4j@2.3.5",
            "sat4j@2.3.6");

    private static final Workers WORKERS = new Workers(WorkerLimits.NONE);

    @AfterAll
    static void endWorkers() {
        WORKERS.close();
    }

    static Stream<SolverSpec> everyVariant() {
        List<Family> families = WITH_EVERY_OPTION.stream()
                .map(text -> CATALOG.spec(text).family())
                .toList();
        return Stream.concat(
                Variants.of(CATALOG, families).stream().filter(spec -> !spec.equals(CATALOG.spec(BROKEN))),
                AS_THEY_COME.stream().map(CATALOG::spec));
    }

    /** The first release that has a value of an option, with that value. */
    static Stream<SolverSpec> everyNewValue() {
        return libraries().flatMap(family -> library(family).values().stream().flatMap(value -> {
            Family first = family.at(value.since());
            return Variants.of(CATALOG, List.of(first)).stream()
                    .filter(spec -> value.chosen().test(spec.get(value.option())));
        }));
    }

    private static Stream<Family> libraries() {
        return CATALOG.families().stream().filter(each -> each.library().isPresent());
    }

    private static Library library(Family family) {
        return family.library().orElseThrow();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyVariant")
    @Tag("exhaustive")
    void provesThatAPuzzleIsUnique(SolverSpec spec) {
        assertEquals(
                new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION), claim(spec, Puzzles.NORVIG_HARD_1, Question.UNIQUE));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyVariant")
    @Tag("exhaustive")
    void showsTwoDifferentGridsWhenThePuzzleIsNotUnique(SolverSpec spec) {
        Claim.Several several =
                assertInstanceOf(Claim.Several.class, claim(spec, Puzzles.TWO_SOLUTIONS_2, Question.UNIQUE));

        assertNotEquals(several.first(), several.second());
        assertEquals(Optional.empty(), SolutionChecker.fault(Puzzles.TWO_SOLUTIONS_2, several.first()));
        assertEquals(Optional.empty(), SolutionChecker.fault(Puzzles.TWO_SOLUTIONS_2, several.second()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyVariant")
    @Tag("exhaustive")
    void refutesAPuzzleWithoutSolution(SolverSpec spec) {
        for (Puzzle puzzle : List.of(Puzzles.CONTRADICTORY_GIVENS, Puzzles.NO_CANDIDATE)) {
            assertInstanceOf(Claim.NoSolution.class, claim(spec, puzzle, Question.ANY), puzzle.toString());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyNewValue")
    @Tag("exhaustive")
    void theFirstReleaseThatIsSaidToHaveAValueSolvesWithIt(SolverSpec spec) {
        assertEquals(
                new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION), claim(spec, Puzzles.NORVIG_HARD_1, Question.UNIQUE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "choco@4.10.17/learn=lcg",
                "choco@4.10.17/select=slots",
                "choco@4.10.6/redundant=matrix",
                "choco@4.0.6/reuse=on",
                "cpsat@9.7/relations=arithmetic",
                "sat4j@2.3.5/factory=concise/checks=on"
            })
    void anOptionThatAReleaseLacksIsRefusedByName(String text) {
        SolverSpec spec = CATALOG.spec(text);

        InputException refusal =
                assertThrows(InputException.class, () -> spec.family().check(spec));

        assertTrue(("" + refusal.getMessage()).contains(spec.family().name() + " has no "), refusal.getMessage());
    }

    @ParameterizedTest
    @SomeOf(
            stride = 3,
            strings = {"choco@4.10.17", "sat4j@2.3.3", "cpsat@9.8"})
    void countersAreThoseOfTheReleaseEachTime(String text) {
        SolverSpec spec = CATALOG.spec(text);

        assertEquals(
                measured(spec, Puzzles.NORVIG_HARD_1, Question.UNIQUE)
                        .answer()
                        .counters()
                        .toString(),
                measured(spec, Puzzles.NORVIG_HARD_1, Question.UNIQUE)
                        .answer()
                        .counters()
                        .toString());
    }

    private static Claim claim(SolverSpec spec, Puzzle puzzle, Question question) {
        return measured(spec, puzzle, question).answer().claim();
    }

    private static MeasuredRun measured(SolverSpec spec, Puzzle puzzle, Question question) {
        ReleasedFamily family = (ReleasedFamily) spec.family();
        try {
            Releases.ofUser().fetch(family);
        } catch (ExplainedException notThere) {
            abort(family.name() + " cannot be fetched here, so nothing is known of it");
        }
        try (MeasuredSolver contestant = WORKERS.kept().place(spec, question, Limits.UNLIMITED)) {
            contestant.start();
            contestant.ask(List.of(puzzle), Long.MAX_VALUE);
            return contestant.answers().get(0);
        }
    }
}
