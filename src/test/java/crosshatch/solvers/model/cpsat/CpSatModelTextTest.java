package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SolveWrapper;
import com.google.protobuf.TextFormat;
import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of models, read back by protobuf and solved by the library as it comes; the names say where the digits go. */
class CpSatModelTextTest {

    @BeforeAll
    static void needsTheLibrary() {
        assumeTrue(
                CpSatLibrary.problem().isEmpty(), () -> CpSatLibrary.problem().orElse(""));
    }

    @ParameterizedTest(name = "model={0}, givens={1}")
    @CsvSource({"bool, live", "bool, fixed", "int, live", "int, fixed"})
    void isAModelOfThePuzzle(String model, String givens) throws IOException {
        CpModelProto read = read(model, givens, Puzzles.NORVIG_HARD_1, List.of());

        assertEquals(
                Puzzles.NORVIG_HARD_1_SOLUTION, grid(Puzzles.NORVIG_HARD_1, read, solve(read, CpSolverStatus.OPTIMAL)));
    }

    @ParameterizedTest(name = "model={0}, givens={1}")
    @CsvSource({"bool, live", "bool, fixed", "int, live", "int, fixed"})
    void withItsOnlySolutionExcludedHasNone(String model, String givens) throws IOException {
        solve(
                read(model, givens, Puzzles.NORVIG_HARD_1, List.of(Puzzles.NORVIG_HARD_1_SOLUTION)),
                CpSolverStatus.INFEASIBLE);
    }

    /** The first of each kind, with a solution that is known. */
    static Stream<Instance> boards() throws IOException {
        PuzzleSets sets = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);
        try (Stream<Path> files = Files.list(Sets.home().resolve("puzzles/boards"))) {
            return files.map(Path::toString).filter(file -> file.endsWith(".ids")).sorted().toList().stream()
                    .flatMap(file -> sets.resolve(file).instances(InstanceSelection.first(1)));
        }
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("boards")
    void isAModelOfAnyBoard(Instance instance) throws IOException {
        Puzzle puzzle = instance.puzzle();
        Grid solution = instance.known().solution().orElseThrow();
        for (Map<String, String> chosen : List.of(
                Map.of("model", "bool", "givens", "live", "relations", "table", "implied", "none"),
                Map.of("model", "int", "givens", "fixed", "relations", "arithmetic", "implied", "none"))) {
            CpModelProto model = read(chosen, puzzle, List.of());

            assertEquals(solution, grid(puzzle, model, solve(model, CpSolverStatus.OPTIMAL)), chosen.toString());
            solve(read(chosen, puzzle, List.of(solution)), CpSolverStatus.INFEASIBLE);
        }
    }

    private static CpModelProto read(String model, String givens, Puzzle puzzle, List<Grid> excluded)
            throws IOException {
        return read(
                Map.of("model", model, "givens", givens, "relations", "table", "implied", "none"), puzzle, excluded);
    }

    private static CpModelProto read(Map<String, String> chosen, Puzzle puzzle, List<Grid> excluded)
            throws IOException {
        StringBuilder text = new StringBuilder();
        CpSatModelText.write(puzzle, excluded, chosen::get, text);
        return TextFormat.parse(text, CpModelProto.class);
    }

    private static CpSolverResponse solve(CpModelProto model, CpSolverStatus expected) {
        SolveWrapper solver = new SolveWrapper();
        try {
            solver.setParameters(SatParameters.newBuilder().setNumWorkers(1).build());
            CpSolverResponse response = solver.solve(model);
            assertEquals(expected, response.getStatus(), response.getSolutionInfo());
            return response;
        } finally {
            solver.delete();
        }
    }

    private static Grid grid(Puzzle puzzle, CpModelProto model, CpSolverResponse response) {
        int[] digits = puzzle.givens().digits();
        for (int variable = 0; variable < model.getVariablesCount(); variable++) {
            String name = model.getVariables(variable).getName();
            if (!name.matches("r[0-9]+c[0-9]+(=[0-9]+)?")) continue; // auxiliary
            String[] place = name.split("[rc=]", -1); // "", row, column, digit
            int cell = (Integer.parseInt(place[1]) - 1) * puzzle.board().digits() + Integer.parseInt(place[2]) - 1;
            int value = (int) response.getSolution(variable);
            if (place.length == 3) digits[cell] = value;
            if (place.length == 4 && value == 1) digits[cell] = Integer.parseInt(place[3]);
        }
        return Grid.of(puzzle.board(), digits);
    }
}
