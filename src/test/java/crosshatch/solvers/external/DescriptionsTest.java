package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.experiment.JudgedRun;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DescriptionsTest {
    private static final String START =
            "{\"name\": \"mine\", \"paradigm\": \"sat\", \"command\": [\"mine\", \"{input}\"], ";
    private static final String WHOLE = START + "\"input\": \"dimacs\", \"output\": \"sat-competition\"";

    @TempDir
    private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("mine.json"), text);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(WHOLE + ", \"verison\": [\"x\"]}", "unknown key 'verison'", "Did you mean 'version'?"),
                Arguments.of(
                        WHOLE + ", \"options\": {\"a\": {\"defualt\": \"x\", \"values\": {\"x\": []}}}}",
                        "unknown key 'defualt'",
                        "Did you mean 'default'?"),
                Arguments.of(START + "\"input\": \"dimacs\"}", "required property 'output'", ""),
                Arguments.of(START + "\"input\": \"dimax\", \"output\": \"line\"}", "/input", "dimacs"),
                Arguments.of(WHOLE + ", \"name\": \"other\"}", ":1: ", "uplicate"),
                Arguments.of(WHOLE, ":1: ", "Expected a description"),
                Arguments.of(
                        WHOLE + ", \"server\": true}",
                        "expected the input 'line' and the output 'line' for a server",
                        ""),
                Arguments.of(WHOLE + ", \"several\": [\"-n\", \"{count}\"]}", "{several}", ""),
                Arguments.of(
                        WHOLE + ", \"options\": {\"a\": {\"default\": \"x\", \"values\": {\"x\": []}}}}",
                        "option a has no place in the command",
                        "{a}"),
                Arguments.of(
                        WHOLE + counter("conflicts: [0-9]+"),
                        "'conflicts: [0-9]+', expected exactly one group",
                        "([0-9]+)"),
                Arguments.of(WHOLE + counter("conflicts: ([0-9]+"), "counter wins: Unclosed group", ""),
                Arguments.of(WHOLE + ", \"proof\": [\"mine\"]}", "/proof", "object"),
                Arguments.of(WHOLE + proof("[\"mine\", \"{input}\"]"), "no place {proof}", ""),
                Arguments.of(WHOLE + proof("[\"mine\", \"{proof}\"]"), "expected the places of 'command'", "{proof}"),
                Arguments.of(
                        WHOLE.replace("dimacs", "xcsp3") + proof("[\"mine\", \"{input}\", \"{proof}\"]"),
                        "found 'proof', expected it only with the input 'dimacs'",
                        ""),
                Arguments.of(
                        WHOLE.replace("{input}", "{imput}") + "}",
                        "found the unknown place {imput} in the command",
                        "{input}"));
    }

    private static String counter(String pattern) {
        return ", \"counters\": {\"wins\": \"" + pattern + "\"}}";
    }

    private static String proof(String command) {
        return ", \"proof\": {\"command\": " + command + ", \"format\": \"drat\"}}";
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsNamedWithItsPlace(String text, String fault, String help) throws IOException {
        Path file = file(text);

        String message = assertThrows(InputException.class, () -> Descriptions.read(file))
                .getMessage();

        assertTrue(message.startsWith(file.toString()), message);
        assertTrue(message.contains(fault) && message.contains(help), message);
    }

    @Test
    void optionsOfModelAndProgramAreFactorsInTheSpec() throws IOException {
        String options = WHOLE.replace("{input}", "{input}\", \"{speed}")
                + ", \"options\": {\"speed\": {\"default\": \"low\", \"values\": {\"low\": [], \"high\": [\"-f\", \"9\"]}}}}";
        Description description = Descriptions.read(file(options));

        SolverSpec spec = SolverSpec.parse("mine/speed=high", List.of(new ProgramFamily(description)));

        assertEquals(
                "mine/amo=pairwise/encoding=extended/givens=unit/implied=none/relations=diagram/speed=high",
                spec.spelledOut());
        assertEquals(
                List.of("mine", "{input}", "-f", "9"), crosshatch.solvers.external.Arguments.of(description, spec, 1));
    }

    @Test
    void anOptionMayTakeAnyWord() throws IOException {
        Description description = Descriptions.read(
                file(
                        WHOLE.replace("{input}", "{input}\", \"{seed}")
                                + ", \"options\": {\"seed\": {\"default\": \"1\", \"values\": {\"*\": [\"-s\", \"{value}\"], \"none\": []}}}}"));
        List<Family> families = List.of(new ProgramFamily(description));

        assertEquals(List.of("mine", "{input}", "-s", "7"), command(description, "mine/seed=7", families));
        assertEquals(List.of("mine", "{input}"), command(description, "mine/seed=none", families));
        assertThrows(InputException.class, () -> SolverSpec.parse("mine/seed=", families));
    }

    private static List<String> command(Description description, String spec, List<Family> families) {
        return crosshatch.solvers.external.Arguments.of(description, SolverSpec.parse(spec, families), 1);
    }

    @Test
    void aDescriptionTravelsAsALine() throws IOException {
        String proof = proof("[\"mine\", \"{input}\", \"{proof}\"]");
        Description description = Descriptions.read(file(WHOLE + ", \"note\": \"a \\\"note\\\"\"" + proof));

        String line = Descriptions.write(description);

        assertEquals(description, Descriptions.parse(line));
        assertEquals(1, line.lines().count());
    }

    @Test
    void hereIsTheFolderOfTheDescription() throws IOException {
        Description description = Descriptions.read(file(WHOLE.replace("[\"mine\"", "[\"{here}/mine\"") + "}"));

        assertEquals(folder.toAbsolutePath() + "/mine", description.command().get(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"cadical", "chuffed", "clasp", "cryptominisat", "gecode", "kissat", "minisat", "picosat", "z3"})
    void shippedDescriptionsAreOfTheSchemaAndAtMostFourteenLines(String name) throws IOException {
        String text = Descriptions.shipped(name).orElseThrow();

        Description description = Descriptions.read(file(text));

        assertEquals(name, description.name());
        assertTrue(text.lines().count() <= 14, text);
        assertEquals(name, SolverCatalog.standard().spec(name).family().name());
    }

    @Test
    void anUnknownNameIsComparedWithTheShippedOnesToo() {
        String message = assertThrows(
                        InputException.class, () -> SolverCatalog.standard().spec("cadicel"))
                .getMessage();

        assertTrue(message.endsWith("Did you mean 'cadical'?"), message);
    }

    @Test
    void aGuestCannotTakeTheNameOfTheHouse() throws IOException {
        ExternalSolvers guests =
                ExternalSolvers.of(List.of(file(WHOLE.replace("\"mine\",", "\"engine\",") + "}")), List.of());

        String message = assertThrows(
                        InputException.class, () -> SolverCatalog.standard().with(guests))
                .getMessage();

        assertTrue(message.contains("'engine'"), message);
    }

    /** The stub says the solution as pseudo-Boolean solvers do, if it was given inequalities. */
    @Test
    void aProgramMayReadInequalities() throws IOException {
        StringBuilder values = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            values.append(" x")
                    .append(cell * 9 + Puzzles.EULER_1_SOLUTION.digit(cell))
                    .append(" -x")
                    .append(cell + 800);
        }
        String script = "head -c 12 \"$1\" | grep -q '^. #variable=' && echo 's SATISFIABLE' && echo 'v" + values + "'";

        JudgedRun run = Stubs.ask(
                Stubs.describe(folder, "pb", "opb", "sat-competition", ", \"{input}\"]", script),
                Question.ANY,
                Limits.ofNanos(20_000_000_000L));

        assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), run.answer().claim());
    }

    @Test
    void filesOfALibraryLieInAFolderOfTheirOwn() throws IOException {
        String files = ", \"{library}\"], \"library\": {\"answer.txt\": \"" + Puzzles.EULER_1_SOLUTION + "\\n\"}";

        JudgedRun run = Stubs.ask(
                Stubs.describe(folder, "reader", "line", "line", files, "cat \"$1/answer.txt\""),
                Question.ANY,
                Limits.ofNanos(20_000_000_000L));

        assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), run.answer().claim());
    }

    @ParameterizedTest
    @ValueSource(strings = {", \"{library}\"]", "], \"library\": {\"a.txt\": \"\"}"})
    void aLibraryHasAPlaceAndItsPlaceALibrary(String half) throws IOException {
        Path file = Stubs.describe(folder, "half", "line", "line", half, "true");

        String message = assertThrows(InputException.class, () -> Descriptions.read(file))
                .getMessage();

        assertTrue(message.contains("both or neither of 'library'"), message);
    }
}
