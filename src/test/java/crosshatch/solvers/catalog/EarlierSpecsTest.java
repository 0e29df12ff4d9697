package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Sets;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Solvers of earlier programs are found under the names of today. */
class EarlierSpecsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final int BEFORE = EarlierSpecs.LIBRARIES_AS_THEY_COME - 1;

    /** As records have them: every option spelled out. */
    private static final String DEPTH_FIRST = "engine/agenda=fixpoint/branch=binary/digits=asc/forget=none/implied=none"
            + "/learn=off/minimise=none/phase=none/propagate=gac/relations=bounds/restarts=none/seed=7/select=input"
            + "/shave=root/shavedepth=2/undo=copy";

    private static final String LEARNING = "engine/agenda=fixpoint/branch=fill/digits=asc/forget=activity/implied=areas"
            + "/learn=on/minimise=local/phase=saved/propagate=naked-single+gac+fish/relations=gac/restarts=none/seed=7"
            + "/select=domvsids/shave=off/shavedepth=1/undo=trail";

    @Test
    void theDepthFirstSearchLosesWhatWasIdle() {
        assertEquals(
                "engine/agenda=fixpoint/branch=binary/digits=asc/implied=none/propagate=gac/relations=bounds/seed=7"
                        + "/select=input/shave=root/shavedepth=2/undo=copy",
                EarlierSpecs.today(DEPTH_FIRST, BEFORE));
    }

    @Test
    void theSearchThatLearnsIsAFamilyOfItsOwn() {
        assertEquals(
                "lcg/forget=activity/implied=areas/minimise=local/phase=saved/propagate=naked-single+gac+fish"
                        + "/restarts=none/select=domvsids/small=learn",
                EarlierSpecs.today(LEARNING, BEFORE));
    }

    @Test
    void theRuleForSmallBoardsIsAnOption() {
        assertEquals(
                EarlierSpecs.today(LEARNING, BEFORE).replace("small=learn", "small=dfs"),
                EarlierSpecs.today(LEARNING.replace("learn=on", "learn=auto"), BEFORE));
    }

    @ParameterizedTest
    @ValueSource(strings = {DEPTH_FIRST, LEARNING})
    void whatWasSpelledOutStaysSpelledOut(String spec) {
        String today = EarlierSpecs.today(spec, BEFORE);

        assertEquals(today, CATALOG.spec(today).spelledOut());
    }

    @ParameterizedTest
    @CsvSource({
        "engine/learn=on, lcg",
        "engine/learn=auto, lcg/small=dfs",
        "engine/learn=off, engine",
        "engine/select=target/learn=on, lcg/select=target",
        "engine/learn=on/propagate=singles+gac/seed=3, lcg/propagate=naked-single+hidden-single+gac",
        "engine/learn=on#2, lcg#2",
        "engine/learn=on!, lcg!"
    })
    void whatWasLeftOutIsAsItWasByDefault(String spec, String label) {
        assertEquals(label, CATALOG.spec(EarlierSpecs.today(spec, BEFORE)).toString());
    }

    @Test
    void signsBehindASpecStay() {
        assertEquals(EarlierSpecs.today(LEARNING, BEFORE) + "!#1", EarlierSpecs.today(LEARNING + "!#1", BEFORE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine",
                "engine#1",
                "engine/agenda=fixpoint/branch=fill/digits=asc/propagate=naked-single+hidden-single/seed=0/select=min/shave=off/shavedepth=1/undo=trail",
                "lcg/select=min",
                "engine/learn=off/restarts=luby",
                "engine/learn=on/undo=copy",
                "engine/learn=on/no=such",
                "engine/learn=maybe",
                "engine/learn",
                "tuned:engine",
                ""
            })
    void whatNoEarlierProgramMeantOtherwiseStays(String spec) {
        assertEquals(spec, EarlierSpecs.today(spec, BEFORE));
    }

    @ParameterizedTest
    @CsvSource({
        "choco, choco/alldiff=AC/relations=table/select=dom",
        "choco/learn=off, choco/alldiff=AC/relations=table/select=dom",
        "choco/learn=lcg#2, choco/alldiff=FC/learn=lcg/relations=table/select=dom#2",
        "choco/restarts=luby, choco/alldiff=AC/relations=table/restarts=luby/select=domwdeg",
        "choco@4.0.1, choco@4.0.1/alldiff=AC/relations=table/select=dom",
        "choco/reuse=off, choco/alldiff=AC/relations=table/reuse=off/select=dom",
        "cpsat, cpsat/givens=live/model=bool/profile=fast/relations=table",
        "cpsat/model=int/profile=default, cpsat/givens=live/relations=table",
        "cpsat@9.8/workers=2, cpsat@9.8/givens=live/model=bool/profile=fast/relations=table/workers=2",
        "sat4j, sat4j/amo=native/checks=off/givens=reduced/phase=positive",
        "sat4j/factory=concise, sat4j/amo=native/factory=concise/givens=reduced/phase=positive",
        "sat4j/reuse=on, sat4j/amo=native/checks=off/phase=positive/reuse=on",
        "sat4j@2.3.3/phase=factory, sat4j@2.3.3/amo=native/checks=off/givens=reduced"
    })
    void aLibraryWithoutOptionsWasWhatIsQuickOnSmallSudokus(String spec, String today) {
        assertEquals(today, CATALOG.earlier(spec, BEFORE).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"choco", "cpsat", "sat4j", "choco/restarts=luby"})
    void aSpecOfTodayStays(String spec) {
        assertEquals(
                spec, CATALOG.earlier(spec, EarlierSpecs.LIBRARIES_AS_THEY_COME).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "engine/learn=on, lcg",
        "engine/learn=on/restarts=glucose, lcg/restarts=glucose",
        "engine/learn=auto, lcg/small=dfs",
        "engine/select=input/learn=off, engine/select=input",
        "engine/restarts=none, lcg/restarts=none",
        "engine/select=tabu, lcg",
        "engine/propagate=singles+late-gac, lcg/propagate=naked-single+hidden-single+late-gac"
    })
    void whoeverWritesThemIsToldOfTheFamilyOfToday(String spec, String advice) {
        InputException refused = assertThrows(InputException.class, () -> CATALOG.spec(spec));

        assertEquals(
                "solver '" + spec + "': clause learning is a solver of its own, lcg. Try " + advice,
                refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "engine/select=mni, expected min|norvig|input|domwdeg",
        "engine/learn=on/undo=copy, unknown option 'learn'"
    })
    void whatNeitherFamilyHasIsRefusedAsEver(String spec, String complaint) {
        InputException refused = assertThrows(InputException.class, () -> CATALOG.spec(spec));

        assertTrue(String.valueOf(refused.getMessage()).contains(complaint), refused::getMessage);
    }

    static Stream<Path> committed() throws IOException {
        try (Stream<Path> files = Stream.of("plans", "results/reference", "results/tuned")
                .map(Sets.home()::resolve)
                .flatMap(EarlierSpecsTest::filesIn)) {
            return files.toList().stream();
        }
    }

    private static Stream<Path> filesIn(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> file.endsWith("plan.json")
                            || (file.toString().endsWith(".json") && !folder.endsWith("reference")))
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("committed")
    void everySolverOfTheProjectsFilesIsOneOfToday(Path file) throws IOException {
        Set<String> solvers = new TreeSet<>();
        collect(JsonMapper.shared().readTree(Files.readString(file)), solvers);

        assertFalse(solvers.isEmpty());
        for (String solver : solvers) {
            SolverSpec spec =
                    assertDoesNotThrow(() -> CATALOG.spec(EarlierSpecs.today(solver, BEFORE)), file::toString);
            assertDoesNotThrow(() -> spec.family().check(spec), file::toString);
        }
    }

    /** All texts that begin with a family, those of labels too. */
    private static void collect(JsonNode node, Set<String> solvers) {
        if (node.isString() && isSolver(node.asString())) solvers.add(node.asString());
        node.properties().forEach(each -> {
            if (isSolver(each.getKey())) solvers.add(each.getKey());
        });
        node.forEach(child -> collect(child, solvers));
    }

    private static boolean isSolver(String text) {
        return CATALOG.everyFamily().stream()
                .anyMatch(family -> text.equals(family.name()) || text.startsWith(family.name() + "/"));
    }
}
