package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.solvers.catalog.SolverCatalog;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One label, one configuration. */
class SolverNamesTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final SolverNames NAMES = new SolverNames(CATALOG.families());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hp71b",
                "hp71b/checked=true",
                "hp71b/depth=5/version=1",
                "choco",
                "choco/alldiff=BC",
                "sat4j/encoding=minimal",
                "engine/propagate=hidden-single",
                "norvig/pairs=off"
            })
    void aLabelReadsAsTheSpecItStandsFor(String written) {
        String spec = CATALOG.spec(written).toString();

        assertEquals(spec, CATALOG.spec(NAMES.label(spec)).toString());
    }

    @Test
    void onlyTheDefaultOfAFamilyIsCalledByItsName() {
        assertEquals("hp71b", NAMES.label(CATALOG.spec("hp71b").toString()));
        assertEquals(
                "hp71b/checked=true",
                NAMES.label(CATALOG.spec("hp71b/checked=true").toString()));
    }

    @Test
    void aSolverOfAnotherProgramIsCalledByItsWholeSpec() {
        assertEquals("stranger/x=1", NAMES.label("stranger/x=1"));
        assertEquals("hp71b/nonsense=1", NAMES.label("hp71b/nonsense=1"));
        assertEquals(Optional.empty(), NAMES.knownDefect("stranger/x=1"));
    }

    @Test
    void aSolverAtALevelIsCalledAsWithoutItAndThenTheLevel() {
        String solver = "norvig/pairs=off#2 @ before # 3/x";

        assertEquals("norvig", SolverNames.family(solver));
        assertEquals("norvig", SolverNames.family("norvig @ before"));
        assertEquals(2, NAMES.spec(solver).twin());
        assertEquals("norvig/pairs=off#2", SolverNames.recorded(solver));
        assertEquals("before # 3/x", SolverNames.level(solver));
        assertEquals("norvig/pairs=off#2 @ before # 3/x", NAMES.label(solver));
    }

    @Test
    void whatAUserCallsASolverIsItsLabelAndIsExplained() {
        SolverNames names = new SolverNames(CATALOG.families(), Map.of("norvig/pairs=off", "mine"));

        assertEquals("mine#1 @ b", names.label("norvig/pairs=off#1 @ b"));
        assertEquals("norvig", names.label("norvig/pairs=on"));
        assertEquals(Optional.of("`mine#1`: `norvig/pairs=off#1`."), names.meaning("norvig/pairs=off#1"));
        assertEquals(Optional.empty(), names.meaning("norvig/pairs=on"));
    }
}
