package crosshatch.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SolveWrapper;
import com.google.protobuf.TextFormat;
import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private static CpModelProto read(String model, String givens, Puzzle puzzle, List<Grid> excluded)
            throws IOException {
        Map<String, String> chosen = Map.of("model", model, "givens", givens, "relations", "table", "implied", "none");
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
            String[] place = model.getVariables(variable).getName().split("[rc=]", -1); // "", row, column, digit
            int cell = (Integer.parseInt(place[1]) - 1) * puzzle.board().digits() + Integer.parseInt(place[2]) - 1;
            int value = (int) response.getSolution(variable);
            if (place.length == 3) digits[cell] = value;
            if (place.length == 4 && value == 1) digits[cell] = Integer.parseInt(place[3]);
        }
        return Grid.of(puzzle.board(), digits);
    }
}
