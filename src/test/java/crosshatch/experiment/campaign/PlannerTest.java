package crosshatch.experiment.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.Request.Scope;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of what is asked for, and of what is left open. */
class PlannerTest {
    private static final Duration WARM = Duration.ofMillis(5);
    private final Told told = new Told();

    private Plan plan(Request asked) {
        return new Planner(SolverCatalog.standard(), "the list", told)
                .plan(asked)
                .plan();
    }

    @ParameterizedTest
    @CsvSource({"5, 50", "3000, 60", "60000, 1000"})
    void aBlockIsAFiftiethOfThePuzzlesWithinBounds(int puzzles, int block) {
        Plan plan = plan(Asked.of(Scope.NAMED, "latin-4/holes=0.1/count=" + puzzles + "/seed=1", "engine"));

        assertEquals(block, plan.block());
    }

    @ParameterizedTest
    @CsvSource({"5, 10, 50", "5, 20, 25", "5, 60, 8", "5, 9000000000, 1", "60000, 60, 166"})
    @Tag("exhaustive")
    void aBlockTakesNoLongerWhereRunsMayTakeLongerThanUsual(int puzzles, long seconds, int block) {
        assertEquals(block, blockWith(puzzles, Limits.ofNanos(seconds * 1_000_000_000)));
    }

    @Test
    void withoutALimitOfTimeABlockIsTheUsualOne() {
        assertEquals(50, blockWith(5, Limits.UNLIMITED));
    }

    private int blockWith(int puzzles, Limits limits) {
        String set = "latin-4/holes=0.1/count=" + puzzles + "/seed=1";
        return plan(Asked.of(Scope.NAMED, Duration.ZERO, limits, set, "engine")).block();
    }

    @ParameterizedTest
    @CsvSource({"QUICK, false, 10", "QUICK, true, 1", "NAMED, false, 1", "FULL, false, 1"})
    void smallSetsThatNobodyNamedAreAnsweredTenTimesUnlessRunsAreCold(Scope scope, boolean cold, int repetitions) {
        assertEquals(repetitions, scope.repetitions(cold));
    }

    @Test
    void coldRunsHaveNoWarmUp() {
        Plan warm = plan(Asked.of(Scope.QUICK, WARM, "hardest10", "engine"));

        assertEquals(5_000_000, warm.warmup().maxNanos());
        assertEquals(
                0, plan(Asked.of(Scope.QUICK, "hardest10", "engine")).warmup().maxNanos());
    }

    @Test
    void aWarmUpThatNobodyAskedForFitsTheWork() {
        Request asked = Asked.of(Scope.QUICK, WARM, "hardest10", "engine");
        Plan open = plan(new Request(
                asked.stated(), asked.puzzles(), asked.solvers(), asked.scope(), asked.twice(), Optional.empty()));

        assertEquals(10_000_000_000L, open.warmup().maxNanos());
        assertTrue(open.warmup().fitted());
        assertFalse(plan(asked).warmup().fitted());
    }

    @Test
    void ifNobodyNamesASolverAllFamiliesTakePartAndOneWithTwoConfigurations() {
        List<SolverSpec> solvers = plan(Asked.of(Scope.QUICK, "hardest10")).specs();

        List<String> families = new ArrayList<>(
                solvers.stream().map(each -> each.family().name()).toList());
        families.remove("hp71b");
        assertEquals(
                SolverCatalog.standard().families().stream().map(Family::name).toList(), families);
    }

    @Test
    void theMainJobIsAboutTheFourParadigmsAndTheFastest() {
        List<SolverSpec> solvers = plan(Asked.of(Scope.FULL, "hardest10")).specs();

        assertEquals(
                List.of("choco", "cpsat", "sat4j", "engine", "swift"),
                solvers.stream().map(each -> each.family().name()).toList());
    }

    @Test
    void whoCannotAnswerIsLeftOutIfNobodyNamedItAndRefusedIfSomebodyDid() {
        String large = "sudoku-4/holes=0.2/count=1/seed=1";

        List<SolverSpec> solvers = plan(Asked.of(Scope.NAMED, large)).specs();
        InputException refused =
                assertThrows(InputException.class, () -> plan(Asked.of(Scope.NAMED, large, "engine", "swift")));

        assertTrue(solvers.stream().noneMatch(each -> each.toString().startsWith("swift")), solvers.toString());
        assertTrue(told.said().stream().anyMatch(line -> line.startsWith("left out: swift: ")), told.toString());
        assertTrue(("" + refused.getMessage()).startsWith("swift cannot take part: "), refused.getMessage());
    }

    @Test
    void whereASolverIsNamedTwiceIsSaid() {
        InputException refused = assertThrows(
                InputException.class, () -> plan(Asked.of(Scope.NAMED, "hardest10", "norvig", "norvig/pairs=on")));

        assertEquals("the list: found the same solver twice, expected each solver once", refused.getMessage());
    }
}
