package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Puzzles;
import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.experiment.JudgedRun;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Models in MiniZinc, named by their files, where MiniZinc with Gecode is installed. */
@Tag("process")
class MiniZincModelsTest {
    private static final String ROWS = "docs/models/rows.mzn";

    private final SolverCatalog catalog = new SolverCatalog(List.of());

    @TempDir
    private Path folder;

    @BeforeEach
    void requireMiniZinc() {
        SolverSpec gecode = catalog.spec("gecode");
        assumeTrue(gecode.family().version().isPresent(), "MiniZinc is not installed");
        try {
            gecode.family().check(gecode);
        } catch (InputException missing) {
            assumeTrue(false, missing.getMessage());
        }
    }

    private String model(String text) throws IOException {
        return Files.writeString(folder.resolve("mine.mzn"), text).toString();
    }

    private static Claim ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited()).claim();
    }

    @Test
    void aModelAnswersAllTasks() {
        try (Solver solver = catalog.create(ROWS)) {
            assertEquals(new Claim.Unique(Puzzles.EULER_1_SOLUTION), ask(solver, Puzzles.EULER_1, Question.UNIQUE));
            assertEquals(new Claim.NoSolution(), ask(solver, Puzzles.NO_CANDIDATE, Question.ANY));
            Claim.Counted counted =
                    assertInstanceOf(Claim.Counted.class, ask(solver, Puzzles.THREE_SOLUTIONS_2, Question.count(10)));
            assertEquals(3, counted.solutions().size());
            assertTrue(counted.exhausted());
        }
    }

    @Test
    void itsRecordsHaveTheHashOfItsFile() {
        String version = catalog.spec(ROWS).family().version().orElseThrow();

        assertTrue(
                version.endsWith(
                        "; model of SHA-256 " + Fingerprint.of(Path.of(ROWS)).sha256()),
                version);
        assertEquals(
                List.of(ROWS),
                catalog.guests().programs().stream().map(Description::name).toList());
    }

    static Stream<Arguments> unfit() {
        return Stream.of(
                Arguments.of(
                        "int: n; array[1..n] of var 1..n: x; solve satisfy;",
                        "the model reads the data 'n', expected only order, size"),
                Arguments.of(
                        "array[1..2] of var 1..2: x; array[1..2] of var 1..2: y; solve satisfy;",
                        "has 2 arrays of variables, expected an array 'cells'"),
                Arguments.of("var int x; solve satisfy;", "MiniZinc refuses the model: "),
                Arguments.of("include \"mine2.mzn\"; solve satisfy;", "Cannot open file 'mine2.mzn'"));
    }

    @ParameterizedTest
    @MethodSource("unfit")
    void aModelThatDoesNotFitIsRefusedBeforeTheRun(String text, String reason) throws IOException {
        SolverSpec spec = catalog.spec(model(text));

        assertTrue(refused(spec).contains(reason), refused(spec));
        assertThrows(SolverException.class, () -> catalog.create(spec));
    }

    private static String refused(SolverSpec spec) {
        return ""
                + assertThrows(InputException.class, () -> spec.family().check(spec))
                        .getMessage();
    }

    @Test
    void aSolverThatMiniZincLacksIsRefusedWithTheOnesThatItHas() {
        String message = refused(catalog.spec(ROWS + "/solver=no-such"));

        assertTrue(message.contains("MiniZinc cannot use 'no-such' here: "), message);
        assertTrue(message.matches(".*'minizinc --solvers' lists with a version: .*\\bgecode\\b.*"), message);
    }

    @Test
    void aShippedDescriptionIsRefusedInTheSameWay() {
        Description gecode = Descriptions.parse(Descriptions.shipped("gecode").orElseThrow());
        Description other = gecode.with(each -> each.command(List.of("minizinc", "--solver", "no-such", "{input}"))
                .options(Map.of()));

        String message = refused(SolverSpec.parse("gecode", List.of(new ProgramFamily(other))));

        assertTrue(message.startsWith("solver 'gecode': MiniZinc cannot use 'no-such' here: "), message);
    }

    @Test
    void theTimeToFlattenIsEncoding() throws IOException {
        Path file = Stubs.describe(
                folder,
                "slow",
                "json",
                "line",
                "], \"encoding\": \"flat=([0-9.]+)\"",
                "cat > " + folder + "/data; sleep 0.3; echo; echo flat=0.2; echo " + Puzzles.EULER_1_SOLUTION);

        JudgedRun run = Stubs.ask(file, Question.ANY, Limits.ofNanos(20_000_000_000L));

        assertTrue(run.times().getEncodeNs() >= 200_000_000, run.times().toString());
        assertTrue(
                run.times().getEncodeNs() < run.times().getTotalNs(),
                run.times().toString());
    }
}
