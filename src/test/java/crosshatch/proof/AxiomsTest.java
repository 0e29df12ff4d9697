package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.Puzzles;
import crosshatch.model.cnf.AtMostOneForm;
import crosshatch.model.cnf.CandidateVariables;
import crosshatch.model.cnf.ClauseSink;
import crosshatch.model.cnf.Encoder;
import crosshatch.model.cnf.Encoding;
import crosshatch.model.cnf.VariablePool;
import crosshatch.puzzle.Geometry;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The axioms and the encoder, which share no code, say the same. */
class AxiomsTest {
    private static final int SELECTOR = 1_000_000;

    @ParameterizedTest
    @ValueSource(strings = {"sudoku-2", "sudoku-3", "sudoku-4", "latin-2", "latin-3", "latin-7", "latin-16"})
    void areTheClausesOfTheExtendedEncoding(String name) {
        Geometry geometry = Geometry.named(name).orElseThrow();
        Set<List<Integer>> encoded = new HashSet<>();
        encoder(geometry, Encoding.EXTENDED, (literals, size) -> encoded.add(sorted(Arrays.copyOf(literals, size))))
                .writeRules();

        Set<List<Integer>> axioms = new HashSet<>();
        new Axioms(geometry).rules(clause -> axioms.add(sorted(clause)));

        assertEquals(encoded, axioms);
    }

    /** The encoding without repetitions has as many clauses, with the same sum of hashes. */
    @ParameterizedTest
    @ValueSource(strings = {"sudoku-2", "sudoku-3", "sudoku-4", "sudoku-5", "latin-20"})
    void sayNothingTwice(String name) {
        Geometry geometry = Geometry.named(name).orElseThrow();
        long[] encoded = new long[2];
        encoder(geometry, Encoding.DISTINCT, (literals, size) -> add(encoded, Arrays.copyOf(literals, size)))
                .writeRules();

        long[] axioms = new long[2];
        new Axioms(geometry).rules(clause -> add(axioms, clause));

        assertEquals(List.of(encoded[0], encoded[1]), List.of(axioms[0], axioms[1]));
    }

    @Test
    void sayUnderTheSelectorWhatIsGiven() {
        Set<List<Integer>> encoded = new HashSet<>();
        encoder(Puzzles.EULER_1.geometry(), Encoding.EXTENDED, (literals, size) -> {
                    assertEquals(1, size);
                    encoded.add(List.of(-SELECTOR, literals[0]));
                })
                .writeGivens(Puzzles.EULER_1);

        Set<List<Integer>> axioms = new HashSet<>();
        new Axioms(Puzzles.EULER_1.geometry())
                .givens(Puzzles.EULER_1, SELECTOR, clause -> axioms.add(List.of(clause[0], clause[1])));

        assertEquals(encoded, axioms);
    }

    @Test
    void forbidOneGridAndNoOther() {
        Puzzle puzzle = Puzzles.TWO_SOLUTIONS_2;
        Grid one = Puzzle.parse("2134342112434312").givens();
        Grid other = Puzzle.parse("4132324114232314").givens();
        Axioms axioms = new Axioms(puzzle.geometry());

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

    private static Encoder encoder(Geometry geometry, Encoding encoding, ClauseSink sink) {
        CandidateVariables all = CandidateVariables.all(geometry);
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
