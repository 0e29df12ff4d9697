package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.ConfigurationFiles;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The strong configurations of SAT programs follow the rule in {@code results/METHODS.md}, and answer as our search does. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class StrongProgramsTest {
    private static final Pattern HEADER = Pattern.compile("p cnf ([0-9]+) ([0-9]+)");
    private static final SolverCatalog CATALOG =
            SolverCatalog.standard().with(new ConfigurationFiles(Path.of("results/tuned"), Path.of("results/strong")));

    @ParameterizedTest
    @CsvSource({"kissat, sat", "kissat-unsat, unsat", "cadical, sat", "cadical-unsat, unsat", "minisat, ", "clasp, "})
    void theRuleNamesClausesAndPreset(String name, String preset) {
        Map<String, String> chosen = CATALOG.spec("strong:" + name).chosen();

        assertEquals(
                preset == null ? Map.of("givens", "reduced") : Map.of("configuration", preset, "givens", "reduced"),
                chosen);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "strong:kissat",
                "strong:kissat-unsat",
                "strong:cadical",
                "strong:cadical-unsat",
                "strong:minisat",
                "strong:clasp"
            })
    void reducedClausesHaveTheSameAnswers(String name) {
        SolverSpec spec = CATALOG.spec(name);
        try (Solver program = installed(spec);
                Solver ours = CATALOG.create("lcg")) {
            for (Puzzle puzzle : puzzles("latin-12/holes=0.5/pattern=unplanted/count=12/seed=1")) {
                Claim claim =
                        program.answer(puzzle, Question.ANY, Budget.unlimited()).claim();

                assertEquals(
                        ours.answer(puzzle, Question.ANY, Budget.unlimited())
                                .claim()
                                .word(),
                        claim.word());
                claim.shown().forEach(grid -> assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, grid)));
            }
        }
    }

    private static Solver installed(SolverSpec spec) {
        try {
            return CATALOG.create(spec);
        } catch (SolverException missing) {
            return abort(missing.getMessage());
        }
    }

    @Test
    void reducedClausesAreFewOnALargeQuasigroup() throws IOException {
        Puzzle puzzle = puzzles("latin-25/holes=0.4/count=1/seed=17").get(0);

        long[] all = size("cnf", puzzle);
        long[] reduced = size("cnf/givens=reduced", puzzle);

        assertEquals(25 * 25 * 25, all[0]);
        assertTrue(reduced[0] * 10 < all[0], reduced[0] + " variables");
        assertTrue(reduced[1] * 50 < all[1], reduced[1] + " clauses of " + all[1]);
    }

    private static long[] size(String model, Puzzle puzzle) throws IOException {
        StringWriter text = new StringWriter();
        ModelSpec.parse(model).write(Problem.of(puzzle), text);
        Matcher header = HEADER.matcher(text.toString());
        assertTrue(header.find());
        return new long[] {Long.parseLong(header.group(1)), Long.parseLong(header.group(2))};
    }

    private static List<Puzzle> puzzles(String set) {
        return GeneratedSet.named(set).orElseThrow().puzzles().toList();
    }
}
