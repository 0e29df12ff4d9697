package crosshatch.solvers.model.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As many clauses and variables as the papers say, counted by writing every one of them. */
class EncodingSizeTest {

    @ParameterizedTest(name = "order {0}")
    @CsvSource({
        "3, 729, 8829, 11745, 11988, 10530",
        "4, 4096, 92416, 123136, 123904, 111616",
        "5, 15625, 563125, 750625, 752500, 690000",
        "6, 46656, 2450736, 3267216, 3271104, 3037824",
        "7, 117649, 8473129, 11296705, 11303908, 10598014",
        "9, 531441, 63779481, 85037121, 85056804, 80805276"
    })
    @Tag("exhaustive")
    void hasThePublishedNumberOfClauses(
            int order, int variables, long minimal, long efficient, long extended, long distinct) {
        assertEquals(variables, CandidateVariables.all(Board.sudoku(order)).count());
        assertEquals(minimal, written(Encoding.MINIMAL, order).clauses());
        assertEquals(efficient, written(Encoding.EFFICIENT, order).clauses());
        assertEquals(extended, written(Encoding.EXTENDED, order).clauses());
        assertEquals(distinct, written(Encoding.DISTINCT, order).clauses());
    }

    @ParameterizedTest(name = "order {0}")
    @CsvSource({"2", "3", "4", "5", "8"})
    @Tag("exhaustive")
    void growsWithTheOrderAsTheFormulasSay(long k) {
        long n = k * k;
        long pairs = n * (n - 1) / 2;
        int order = (int) k;

        assertEquals(n * n + 3 * n * n * pairs, written(Encoding.MINIMAL, order).clauses());
        assertEquals(
                n * n + 4 * n * n * pairs, written(Encoding.EFFICIENT, order).clauses());
        assertEquals(
                4 * n * n + 4 * n * n * pairs, written(Encoding.EXTENDED, order).clauses());
        assertEquals(
                4 * n * n + 4 * n * n * pairs - n * n * n * (k - 1),
                written(Encoding.DISTINCT, order).clauses());
        assertEquals(
                4 * n * n + 4 * n * n * pairs + 2 * k * n * n * (k + 1) + 4 * n * n * (1 + k * (k - 1) / 2),
                written(Encoding.AUGMENTED, order).clauses());
    }

    @Test
    void hasAVariableForEachDigitInEachTriadBesides() {
        VariablePool pool = new VariablePool(729);
        write(Encoding.AUGMENTED, CandidateVariables.all(Board.sudoku(3)), new CountingSink(), pool);

        assertEquals(729 + 2 * 27 * 9, pool.last());
    }

    @Test
    void hasAUnitClauseForEachGivenBesides() {
        CountingSink count = new CountingSink();
        CandidateVariables all = CandidateVariables.all(Board.sudoku(3));
        new Encoder(Encoding.MINIMAL, all, count, new Pairwise(count), new VariablePool(729))
                .writeGivens(Puzzles.EULER_1);

        assertEquals(Puzzles.EULER_1.clues(), count.clauses());
        assertEquals(Puzzles.EULER_1.clues(), count.literals());
    }

    @Test
    void ofALatinSquareHasRowsAndColumnsOnly() {
        CountingSink count = new CountingSink();
        write(Encoding.AUGMENTED, CandidateVariables.all(Board.latin(9)), count, new VariablePool(729));

        assertEquals(3 * 81 + 3 * 81 * 36, count.clauses());
        assertEquals(3 * 81 * 36, count.binaries());
    }

    /** All that is left to say of a full grid is nothing, and of a wrong one that it is wrong. */
    @Test
    void saysNothingOfWhatTheGivensDecide() {
        assertEquals(0, live(Puzzles.FULL).clauses());
        assertEquals(1, live(Puzzles.FULL_AND_WRONG).clauses());
        assertEquals(0, live(Puzzles.FULL_AND_WRONG).literals());
    }

    private static CountingSink live(Puzzle puzzle) {
        CountingSink count = new CountingSink();
        CandidateVariables live = CandidateVariables.live(puzzle);
        write(Encoding.EXTENDED, live, count, new VariablePool(live.count()));
        return count;
    }

    private static CountingSink written(Encoding encoding, int order) {
        CountingSink count = new CountingSink();
        CandidateVariables all = CandidateVariables.all(Board.sudoku(order));
        write(encoding, all, count, new VariablePool(all.count()));
        return count;
    }

    private static void write(Encoding encoding, CandidateVariables candidates, ClauseSink sink, VariablePool pool) {
        new Encoder(encoding, candidates, sink, AtMostOneForm.PAIRWISE.into(sink, pool), pool).writeRules();
    }
}
