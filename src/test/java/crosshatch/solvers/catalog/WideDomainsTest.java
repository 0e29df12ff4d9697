package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.PuzzleSources;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Three different digits, and the number that they write: a variable of 501 values. */
class WideDomainsTest {
    private static Puzzle puzzle() {
        String text = """
                <instance format="XCSP3" type="CSP">
                  <variables> <array id="x" size="[3]"> 0..2 </array> <var id="s"> 0..500 </var> </variables>
                  <constraints>
                    <allDifferent> x[] </allDifferent>
                    <sum> <list> x[] </list> <coeffs> 100 10 1 </coeffs> <condition> (eq,s) </condition> </sum>
                  </constraints>
                </instance>
                """;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (PuzzleSource puzzles =
                PuzzleSources.of(new ByteArrayInputStream(bytes), "x.xml", ReaderSettings.DEFAULT)) {
            return puzzles.next().orElseThrow().puzzle();
        }
    }

    @ParameterizedTest
    @SomeOf(
            stride = 3,
            strings = {"choco", "choco/relations=table", "cpsat", "cpsat/model=bool", "cpsat/model=clauses", "sat4j"})
    void areSolvedByModels(String spec) {
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            Claim claim = solver.answer(puzzle(), Question.count(1000), Budget.unlimited())
                    .claim();

            Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim);
            assertTrue(counted.exhausted());
            Set<Integer> numbers =
                    counted.solutions().stream().map(grid -> grid.digit(3) - 1).collect(Collectors.toSet());
            assertEquals(Set.of(12, 21, 102, 120, 201, 210), numbers);
            assertEquals(6, counted.solutions().size());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "lcg", "swift"})
    void areRefusedByOurSearches(String family) {
        assertTrue(SolverCatalog.standard()
                .spec(family)
                .family()
                .refusal(puzzle().board(), Question.ANY)
                .isPresent());
    }
}
