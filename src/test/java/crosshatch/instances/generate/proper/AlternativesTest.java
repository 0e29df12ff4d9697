package crosshatch.instances.generate.proper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.BruteForce;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** What is known without a search is true, by brute force, which shares no code with it. */
class AlternativesTest {
    private static final int GRIDS = 20;
    private static final int GIVENS = 45;

    private final Alternatives alternatives = new Alternatives();
    private final Drafts drafts = new Drafts();
    private final UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(11);

    @Test
    void aGivenSaidToBeNeededIsNeeded() {
        int needed = 0;
        for (int i = 0; i < GRIDS; i++) {
            int[] proper = drafts.proper(random);
            Grid solution = drafts.solution(proper);
            int[] draft = drafts.filled(proper, GIVENS, random);
            alternatives.setSolution(solution);
            alternatives.begin(draft);
            for (int cell = 0; cell < draft.length; cell++) {
                if (draft[cell] == 0 || !alternatives.solveWithout(cell)) continue;
                needed++;
                assertNull(BruteForce.onlySolution(without(draft, cell)), solution + " without " + cell);
            }
        }

        assertTrue(needed > GRIDS, needed + " givens said to be needed");
    }

    /**
     * Three columns of two rows hold the same three digits: only whole lines can change places there, no two digits. Rows 1 and 2 of
     * this grid begin with 1 2 3 and 2 3 1.
     */
    @Test
    void whereTwoRowsCanChangePlacesTheLastGivenIsNeeded() {
        assertLastIsNeeded(
                "123456789231564897456789123564897231789123456897231564312645978645978312978312645",
                0,
                1,
                2,
                9,
                10,
                11);
    }

    /** The same with two columns, in the transposed grid. */
    @Test
    void whereTwoColumnsCanChangePlacesTheLastGivenIsNeeded() {
        String rows = "123456789231564897456789123564897231789123456897231564312645978645978312978312645";
        StringBuilder columns = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) columns.append(rows.charAt(cell % 9 * 9 + cell / 9));
        assertLastIsNeeded(columns.toString(), 0, 9, 18, 1, 10, 19);
    }

    /** Two digits that change places in rows of several bands, as no two lines can. */
    @Test
    void whereTwoDigitsCanChangePlacesTheLastGivenIsNeeded() {
        int found = 0;
        for (int i = 0; i < GRIDS; i++) {
            Grid solution = drafts.solution(drafts.proper(random));
            alternatives.setSolution(solution);
            int[] draft = solution.digits();
            int last = -1;
            for (int cell = 0; cell < draft.length; cell++) {
                if (solution.digit(cell) > 2) continue;
                last = cell;
                draft[cell] = 0;
            }
            draft[last] = solution.digit(last);
            alternatives.begin(draft);
            if (alternatives.solveWithout(last)) found++;
        }

        // All eighteen cells: whatever changes places, the given left over is in it.
        assertEquals(GRIDS, found);
    }

    private void assertLastIsNeeded(String grid, int... cells) {
        Grid solution = Puzzle.parse(grid).givens();
        alternatives.setSolution(solution);
        int[] draft = solution.digits();
        alternatives.begin(draft);
        assertFalse(alternatives.solveWithout(cells[0]), "a full grid needs none");
        for (int i = 1; i < cells.length; i++) {
            draft[cells[i]] = 0;
            alternatives.take(cells[i]);
        }

        assertTrue(alternatives.solveWithout(cells[0]));
        assertNull(BruteForce.onlySolution(without(draft, cells[0])));
    }

    private static Puzzle without(int[] draft, int cell) {
        int[] without = draft.clone();
        without[cell] = 0;
        return Drafts.puzzle(without);
    }
}
