package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IProblem;
import org.sat4j.specs.ISolver;

/** DIMACS files, as Sat4j's own reader takes them. */
class CnfFormatTest {

    /** Options of relations, which plain puzzles do not have. */
    private static final Set<String> OF_RELATIONS = Set.of("relations", "implied");

    /** Every combination of the options that matter for plain puzzles. */
    static Stream<String> everyCombination() {
        List<Option> options = ModelSpec.parse("cnf").format().options().stream()
                .filter(option -> !OF_RELATIONS.contains(option.name()))
                .toList();
        Stream<String> specs = Stream.of("cnf");
        for (Option option : options) {
            specs = specs.flatMap(
                    spec -> option.kind().words().stream().map(word -> spec + "/" + option.name() + "=" + word));
        }
        return specs;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"minimal, 8829", "efficient, 11745", "extended, 11988", "distinct, 10530", "augmented, 15228"})
    void hasThePublishedNumberOfClausesAndOneForEachGiven(String encoding, int clauses) {
        String text = Exports.of("cnf/encoding=" + encoding, Puzzles.NORVIG_HARD_1);

        assertEquals(clauses + Puzzles.NORVIG_HARD_1.clues(), headerOf(text)[1]);
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyCombination", stride = 3)
    void theHeaderCountsExactlyWhatFollows(String spec) {
        String text = Exports.of(spec, Puzzles.NORVIG_HARD_1, Puzzles.NORVIG_HARD_1_SOLUTION);

        List<String> clauses = clausesOf(text);
        int highest = clauses.stream()
                .flatMap(clause -> Arrays.stream(clause.split(" ", -1)))
                .mapToInt(literal -> Math.abs(Integer.parseInt(literal)))
                .max()
                .orElseThrow();
        assertEquals(clauses.size(), headerOf(text)[1]);
        assertEquals(highest, headerOf(text)[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"relations=tuples", "relations=counter", "implied=units", "implied=areas"})
    void optionsOfRelationsChangeNothingWithoutRelations(String option) {
        assertEquals(
                clausesOf(Exports.of("cnf", Puzzles.NORVIG_HARD_1)),
                clausesOf(Exports.of("cnf/" + option, Puzzles.NORVIG_HARD_1)));
    }

    /** Found one after the other, each by excluding those before; the last formula has none. */
    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyCombination", stride = 3)
    void hasThePuzzlesSolutionsAndNoOther(String spec) throws Exception {
        Set<Grid> found = new HashSet<>();
        Optional<Grid> next = solve(spec, Puzzles.THREE_SOLUTIONS_2, found);
        while (next.isPresent()) {
            assertEquals(Optional.empty(), SolutionChecker.fault(Puzzles.THREE_SOLUTIONS_2, next.get()));
            assertTrue(found.add(next.get()), "excluded, and found again: " + next.get());
            next = solve(spec, Puzzles.THREE_SOLUTIONS_2, found);
        }

        assertEquals(3, found.size());
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyCombination", stride = 3)
    void refutesGivensThatClash(String spec) throws Exception {
        assertEquals(Optional.empty(), solve(spec, Puzzles.CONTRADICTORY_GIVENS, Set.of()));
        assertEquals(Optional.empty(), solve(spec, Puzzles.FULL_AND_WRONG, Set.of()));
        assertEquals(Optional.empty(), solve(spec, Puzzles.NO_CANDIDATE, Set.of()));
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyCombination", stride = 3)
    void aFullPuzzleHasNoOtherSolutionThanItself(String spec) throws Exception {
        assertEquals(Optional.empty(), solve(spec, Puzzles.FULL, Set.of(Puzzles.EULER_1_SOLUTION)));
    }

    @Test
    void commentsSayWhatEachVariableStandsFor() {
        String text = Exports.of("cnf", Puzzles.EULER_1);

        assertTrue(text.contains("\nc var 1 = r1c1=1\n"));
        assertTrue(text.contains("\nc var 14 = r1c2=5\n"));
        assertTrue(text.contains("\nc var 729 = r9c9=9\n"));
        assertEquals(729, text.lines().filter(line -> line.startsWith("c var ")).count());
        assertFalse(text.contains("c aux"));
    }

    @Test
    void commentsSayWhichVariablesStandForNoCandidate() {
        assertTrue(Exports.of("cnf/encoding=augmented", Puzzles.EULER_1).contains("\nc aux 730-1215\n"));
    }

    /** Row 1 is ..3.2.6..: r1c1 sees 1, 2, 3, 6, 7, 8, 9 among its givens, so that 4 and 5 are left. */
    @Test
    void aReducedFormulaNumbersOnlyWhatTheGivensLeave() {
        String text = Exports.of("cnf/givens=reduced", Puzzles.EULER_1);

        assertTrue(text.contains("\nc var 1 = r1c1=4\nc var 2 = r1c1=5\nc var 3 = r1c2="), text.substring(0, 300));
    }

    /** An empty formula, but of one variable: readers do not expect none. */
    @Test
    void aReducedFormulaOfAFullPuzzleSaysNothing() {
        assertArrayEquals(new int[] {1, 0}, headerOf(Exports.of("cnf/givens=reduced", Puzzles.FULL)));
    }

    @Test
    void isMadeAgainFromItsFirstLine() {
        String text = Exports.of("cnf/encoding=minimal", Puzzles.EULER_1);

        assertEquals(
                "c crosshatch export '" + Puzzles.EULER_1 + "' --model cnf/amo=pairwise/encoding=minimal/givens=unit"
                        + "/implied=none/relations=diagram",
                text.lines().findFirst().orElseThrow());
    }

    private static Optional<Grid> solve(String spec, Puzzle puzzle, Set<Grid> excluded) throws Exception {
        String text = Exports.of(spec, puzzle, excluded.toArray(Grid[]::new));
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
        try {
            IProblem formula = new DimacsReader(solver)
                    .parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            if (!formula.isSatisfiable()) return Optional.empty();
            int[] digits = puzzle.givens().digits();
            text.lines().filter(line -> line.startsWith("c var ")).forEach(line -> {
                String[] words = line.split("[ =rc]+", -1); // "", var, 14, row, column, digit
                int variable = Integer.parseInt(words[2]);
                if (!formula.model(variable)) return;
                int cell = (Integer.parseInt(words[3]) - 1) * puzzle.board().digits() + Integer.parseInt(words[4]) - 1;
                digits[cell] = Integer.parseInt(words[5]);
            });
            return Optional.of(Grid.of(puzzle.board(), digits));
        } catch (ContradictionException refuted) {
            return Optional.empty();
        }
    }

    private static List<String> clausesOf(String text) {
        return text.lines()
                .filter(line -> !line.startsWith("c") && !line.startsWith("p"))
                .toList();
    }

    /** Variables and clauses. */
    private static int[] headerOf(String text) {
        String header = text.lines()
                .filter(line -> line.startsWith("p cnf "))
                .findFirst()
                .orElseThrow();
        return Arrays.stream(header.substring("p cnf ".length()).split(" ", -1))
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
