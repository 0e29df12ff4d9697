package crosshatch.solvers.external;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.Puzzles;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The program of {@code docs/transplant}, where it was built and is on the PATH. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class CadicalUpTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard()
            .with(ExternalSolvers.of(List.of(Path.of("docs/transplant/cadical-up.json")), List.of()));

    private static final List<String> SWITCHES = List.of("order=slots", "phase=positive", "hall=late", "target=on");

    private static final String FEW_SQUARES = "latin-20/holes=0.45/count=4/seed=1";

    private static final Map<String, Solver> INSTALLED = new HashMap<>();

    @TempDir
    private Path folder;

    static Stream<String> combinations() {
        return IntStream.range(0, 1 << SWITCHES.size()).mapToObj(CadicalUpTest::combination);
    }

    private static String combination(int bits) {
        boolean isEven = Integer.bitCount(bits) % 2 == 0;
        StringBuilder spec = new StringBuilder("cadical-up/connect=on/givens=" + (isEven ? "reduced" : "unit"));
        for (int i = 0; i < SWITCHES.size(); i++) {
            if ((bits >> i & 1) != 0) spec.append('/').append(SWITCHES.get(i));
        }
        return spec.toString();
    }

    /** Made once each: a program is started several times before its first puzzle, to measure its start. */
    private static Solver installed(String spec) {
        try {
            return INSTALLED.computeIfAbsent(spec, CATALOG::create);
        } catch (SolverException missing) {
            return abort(missing.getMessage());
        }
    }

    @AfterAll
    static void closeSolvers() {
        INSTALLED.values().forEach(Solver::close);
        INSTALLED.clear();
    }

    @ParameterizedTest
    @MethodSource("combinations")
    void everyCombinationAnswersAsLcgDoes(String spec) {
        try (Solver lcg = CATALOG.create("lcg")) {
            Solver solver = installed(spec + "/check=on");
            for (Puzzle puzzle : puzzles()) {
                Claim claim = ask(solver, puzzle).claim();

                assertEquals(ask(lcg, puzzle).claim().word(), claim.word(), puzzle::toString);
                claim.shown().forEach(grid -> assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, grid)));
            }
        }
    }

    /** With a solution and without: with one given changed, or not planted. */
    private static List<Puzzle> puzzles() {
        Stream<Puzzle> generated = Stream.of(
                        "latin-12/holes=0.5/pattern=unplanted/count=2/seed=1",
                        "sudoku-4/holes=0.55/changed=1/count=2/seed=1",
                        "latin-15/holes=0.5/count=1/seed=1")
                .flatMap(CadicalUpTest::set);
        return Stream.concat(Stream.of(Puzzles.EULER_1, Puzzles.NO_CANDIDATE, Puzzles.CONTRADICTORY_GIVENS), generated)
                .toList();
    }

    private static Stream<Puzzle> set(String name) {
        return GeneratedSet.named(name).orElseThrow().puzzles();
    }

    private static Answer ask(Solver solver, Puzzle puzzle) {
        return solver.answer(puzzle, Question.ANY, Budget.unlimited());
    }

    /** A fresh CaDiCaL refutes the opposite of each, from the rules of its unit alone; otherwise the program ends with 2. */
    @Test
    void hallClausesFollowFromTheirUnits() {
        Solver solver = installed("cadical-up/hall=late/givens=reduced/check=on");
        long reasons = 0;
        long conflicts = 0;
        for (Puzzle puzzle : set("latin-25/holes=0.40/count=4/seed=1").toList()) {
            Answer answer = ask(solver, puzzle);
            long reasonsHere = own(answer, "hall_reasons");
            long conflictsHere = own(answer, "hall_conflicts");

            assertEquals(reasonsHere + conflictsHere, own(answer, "hall_checked"), puzzle::toString);
            reasons += reasonsHere;
            conflicts += conflictsHere;
        }
        assertTrue(reasons > 100, reasons + " reasons");
        assertTrue(conflicts > 0, "no conflict");
    }

    /** A counter of the program's own. */
    private static long own(Answer answer, String name) {
        return Objects.requireNonNull(answer.counters().natives().get(name), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"order=activity", "order=slots", "phase=positive", "hall=late", "target=on"})
    void eachSwitchChangesTheSearch(String option) {
        assertNotEquals(countsWith("cadical-up/connect=on"), countsWith("cadical-up/connect=on/" + option));
    }

    private static List<List<OptionalLong>> countsWith(String spec) {
        return set(FEW_SQUARES)
                .map(puzzle -> counts(ask(installed(spec + "/givens=reduced"), puzzle)))
                .toList();
    }

    private static List<OptionalLong> counts(Answer answer) {
        return Stream.of(Counter.CONFLICTS, Counter.DECISIONS, Counter.PROPAGATIONS)
                .map(answer.counters()::get)
                .toList();
    }

    @Test
    void withoutASwitchItIsCadical() {
        installed("cadical-up");
        installed("cadical");
        if (!version("cadical-up").endsWith(" " + version("cadical"))) {
            abort(version("cadical-up") + ", but the program cadical is " + version("cadical"));
        }
        for (Puzzle puzzle : set(FEW_SQUARES).toList()) {
            assertEquals(
                    counts(ask(installed("cadical/givens=reduced"), puzzle)),
                    counts(ask(installed("cadical-up/givens=reduced"), puzzle)));
        }
    }

    private static String version(String family) {
        return CATALOG.spec(family).family().version().orElseThrow();
    }

    @Test
    void gaveUpAfterTheLimitOfConflicts() {
        Solver solver = installed("cadical-up/conflicts=1000/connect=on");
        Puzzle puzzle = set("latin-35/holes=0.42/count=1/seed=1").toList().get(0);

        assertEquals(new Claim.GaveUp(), ask(solver, puzzle).claim());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--hall=late", "--order=slots", "--hall=always", "--conflicts=many"})
    void refusesWhatItCannotUse(String option) throws Exception {
        installed("cadical-up");
        Process program = started(option, clauses("cnf/encoding=minimal").toString());
        String complaint = new String(program.getErrorStream().readAllBytes(), UTF_8);

        boolean isFine = option.equals("--order=slots"); // cells are slots, too
        assertEquals(isFine ? 10 : 2, program.waitFor(), complaint);
        assertEquals(isFine, complaint.isEmpty(), complaint);
    }

    private static Process started(String... arguments) throws IOException {
        return new ProcessBuilder(Stream.concat(Stream.of("cadical-up"), Stream.of(arguments))
                        .toList())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private Path clauses(String model) throws IOException {
        StringWriter text = new StringWriter();
        ModelSpec.parse(model).write(Problem.of(Puzzles.EULER_1), text);
        return Files.writeString(folder.resolve("puzzle.cnf"), text.toString());
    }
}
