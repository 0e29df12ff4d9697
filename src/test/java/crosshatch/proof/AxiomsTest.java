package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.VariablePool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The axioms and the encoder, which share no code, say the same. */
class AxiomsTest {
    private static final int SELECTOR = 1_000_000;

    @ParameterizedTest
    @SomeOf(
            stride = 3,
            strings = {"sudoku-2", "sudoku-3", "sudoku-4", "latin-2", "latin-3", "latin-7", "latin-16"})
    void areTheClausesOfTheExtendedEncoding(String name) {
        assertEncoded(Board.parse(name));
    }

    /** Boards with other units, of which some have fewer cells than there are digits. */
    @ParameterizedTest
    @ValueSource(strings = {"jigsaw-9", "jigsaw-x-9", "rect-3x2", "x-9", "puzzles/boards/windoku.json"})
    void areTheClausesOfTheExtendedEncodingOnOtherBoards(String set) {
        try (Stream<Instance> puzzles =
                new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT).resolve(set).instances()) {
            puzzles.map(each -> each.puzzle().board()).distinct().limit(5).forEach(AxiomsTest::assertEncoded);
        }
    }

    /** Returns the texts of small boards that have all kinds of relations together. */
    static List<String> relatedBoards() {
        return List.of(
                "digits 3; cells 4; row 0 1 2; column 1 3",
                "digits 4; cells 4; row 0 1 2; sum 7 of 0 1 2; less of 3 2",
                "digits 4; cells 5; sum 11 of 0 1 2 3; less of 3 2; less of 4 3",
                "digits 4; cells 4; product 12 of 0 1 3; difference 1 of 1 2",
                "digits 4; cells 4; row 0 1 2 3; quotient 2 of 0 1; adjacent of 2 3",
                "digits 5; cells 4; row 0 1 2 3; visible 2 of 3 1 0 2; apart of 0 1",
                "digits 3; cells 4; table 1 2 3, 3 3 1 of 2 0 1",
                "digits 4; cells 4; distinct 0 1 2 3 of 0 1 2 3; distinct 3 2 1 0 of 0 1 2 3",
                "digits 3; cells 4; distinct 0 1 0 2 except 2 4 of 0 1 2 3",
                "digits 3; cells 4; forbidden 1 2 3, 3 3 1 of 2 0 1; forbidden 2 of 3",
                "digits 4; cells 4; row 0 1 2; distance 0 of 0 1 3; distance -1 of 1 2 3",
                "digits 4; cells 4; linear 1 -1 -1 = 0 of 0 1 2; linear 2 1 <= 7 of 2 3",
                "digits 4; cells 4; row 0 1; linear 1 -2 3 != 5 of 0 1 2; linear -1 1 <= -2 of 2 3",
                "digits 3; cells 5; element 0 1 2 of 3 4; element 0 1, 2 4 of 3 0 1",
                "digits 3; cells 4; row 0 1; element 0 1 2 of 1 1; element 3 2 of 0 3",
                "digits 3; cells 5; count 1 3 from 1 to 2 of 0 1 2 3; count 2 from 2 to 3 of 0 1 4",
                "digits 4; cells 4; row 0 1; count 1 2 from -1 to 0 above 3 of 0 1 2; count 4 from 0 to 0 of 1 3",
                "digits 4; cells 4; count 1 2 from -1 to 0 above 1 of 0 1 2; count 3 from -2 to 1 above 3 of 0 2 3",
                "digits 3; cells 5; row 0 1; allEqual of 0 2 4; allEqual of 1 3",
                "digits 3; cells 5; row 0 1; regular 0 1 1, 0 2 0, 1 3 0, 1 1 1 accepting 0 of 3 0 2 1; regular 0 1 1, 0 2 1 accepting 1 of 4",
                "digits 3; cells 3; sum 2 of 0; visible 1 of 1 2");
    }

    @ParameterizedTest
    @MethodSource("relatedBoards")
    void holdInAGridIfUnitsAndRelationsDo(String text) {
        Board board = Board.parse(text);
        Axioms axioms = new Axioms(board);
        List<int[]> rules = new ArrayList<>();
        axioms.rules(rules::add);

        SmallBoards.assertHoldInSolutionsOnly(board, digits -> {
            Grid grid = Grid.of(board, digits);
            return rules.stream().allMatch(clause -> holds(axioms, clause, grid));
        });
    }

    @Test
    void relationsOfTooManyFillingsAreRefused() {
        assertEquals(Optional.empty(), Axioms.refusal(Board.parse("digits 9; cells 5; sum 20 of 0 1 2 3 4")));
        String refusal = Axioms.refusal(Board.parse("digits 9; cells 6; sum 20 of 0 1 2 3 4 5"))
                .orElseThrow();
        assertTrue(refusal.contains("sum 20") && refusal.contains("6 cells"), refusal);
    }

    private static void assertEncoded(Board board) {
        Set<List<Integer>> encoded = new HashSet<>();
        encoder(board, Encoding.EXTENDED, (literals, size) -> encoded.add(sorted(Arrays.copyOf(literals, size))))
                .writeRules();

        Set<List<Integer>> axioms = new HashSet<>();
        new Axioms(board).rules(clause -> axioms.add(sorted(clause)));

        assertEquals(encoded, axioms);
    }

    /** The encoding without repetitions has as many clauses, with the same sum of hashes. */
    @ParameterizedTest
    @ValueSource(strings = {"sudoku-2", "sudoku-3", "sudoku-4", "sudoku-5", "latin-20"})
    void sayNothingTwice(String name) {
        Board board = Board.parse(name);
        long[] encoded = new long[2];
        encoder(board, Encoding.DISTINCT, (literals, size) -> add(encoded, Arrays.copyOf(literals, size)))
                .writeRules();

        long[] axioms = new long[2];
        new Axioms(board).rules(clause -> add(axioms, clause));

        assertEquals(List.of(encoded[0], encoded[1]), List.of(axioms[0], axioms[1]));
    }

    @Test
    void sayUnderTheSelectorWhatIsGiven() {
        Set<List<Integer>> encoded = new HashSet<>();
        encoder(Puzzles.EULER_1.board(), Encoding.EXTENDED, (literals, size) -> {
                    assertEquals(1, size);
                    encoded.add(List.of(-SELECTOR, literals[0]));
                })
                .writeGivens(Puzzles.EULER_1);

        Set<List<Integer>> axioms = new HashSet<>();
        new Axioms(Puzzles.EULER_1.board())
                .givens(Puzzles.EULER_1, SELECTOR, clause -> axioms.add(List.of(clause[0], clause[1])));

        assertEquals(encoded, axioms);
    }

    @Test
    void forbidOneGridAndNoOther() {
        Puzzle puzzle = Puzzles.TWO_SOLUTIONS_2;
        Grid one = Puzzle.parse("2134342112434312").givens();
        Grid other = Puzzle.parse("4132324114232314").givens();
        Axioms axioms = new Axioms(puzzle.board());

        int[] another = axioms.another(puzzle, one, SELECTOR);

        assertFalse(holds(axioms, another, one));
        assertEquals(true, holds(axioms, another, other));
    }

    /** Whether a clause holds in a grid, with the selector true. */
    private static boolean holds(Axioms axioms, int[] clause, Grid grid) {
        return Arrays.stream(clause).anyMatch(literal -> {
            if (Math.abs(literal) == SELECTOR) return literal > 0;
            int cell = axioms.cell(Math.abs(literal));
            return literal > 0 == (axioms.variable(cell, grid.digit(cell)) == Math.abs(literal));
        });
    }

    private static Encoder encoder(Board board, Encoding encoding, ClauseSink sink) {
        CandidateVariables all = CandidateVariables.all(board);
        VariablePool pool = new VariablePool(all.count());
        return new Encoder(encoding, all, sink, AtMostOneForm.PAIRWISE.into(sink, pool), pool);
    }

    private static void add(long[] countAndSum, int[] clause) {
        Arrays.sort(clause);
        long hash = clause.length;
        for (int literal : clause) hash = (hash ^ literal) * 0x9e3779b97f4a7c15L ^ hash >>> 29;
        countAndSum[0]++;
        countAndSum[1] += hash * hash ^ hash >>> 31;
    }

    private static List<Integer> sorted(int[] clause) {
        return Arrays.stream(clause).sorted().boxed().toList();
    }
}
