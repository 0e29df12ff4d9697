package crosshatch.solvers.published.readalps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.solvers.published.readalps.Filter.Result;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The four ways of the group part, in row 1. Candidates are written as digits: {@code 134}. */
class GroupWaysTest {
    private State state;
    private Recorder recorder;
    private GroupPart group;

    @BeforeEach
    void emptyGrid() {
        state = new State(Puzzles.EMPTY_3);
        recorder = new Recorder();
        group = new GroupPart(state, new ReadalpsCounters(), recorder);
    }

    @Test
    void aDigitWithOnePlaceIsAllThatItsCellCanHold() {
        row("123", "23", "23");

        assertEquals(Result.OK, group.hiddenSingles(cells(3)));
        assertRow("1", "23", "23");
    }

    @Test
    void ofTwoDigitsWithTheSameSinglePlaceTheLargerWins() {
        row("1236", "23", "23");

        assertEquals(Result.OK, group.hiddenSingles(cells(3)));
        assertRow("6", "23", "23");
    }

    @Test
    void cellsWithTheSameCandidatesKeepThemForThemselves() {
        row("12", "134", "12", "2345");

        assertEquals(Result.SHRUNKEN, group.identicalCells(cells(4)));
        assertRow("12", "34", "12", "345");
        assertEquals(List.of("1GW: 1 shrunken out of [1,2]", "1GW: 2 shrunken out of [1,4]"), recorder.lines);
    }

    @Test
    void allSetsOfTheSmallestSizeAreWorkedOffBeforeLargerOnes() {
        row("12", "12", "34", "34", "1356", "567", "567", "567");

        assertEquals(Result.SHRUNKEN, group.identicalCells(cells(8)));
        assertRow("12", "12", "34", "34", "56", "567", "567", "567");
    }

    @Test
    void moreIdenticalCellsThanCandidatesAreWrong() {
        row("12", "12", "12", "345");

        assertEquals(Result.WRONG, group.identicalCells(cells(4)));
    }

    @Test
    void identicalCellsThatEmptyAnotherAreWrong() {
        row("123", "123", "123", "23");

        assertEquals(Result.WRONG, group.identicalCells(cells(4)));
    }

    @Test
    void digitsWithTheSamePlacesLeaveNoRoomForOthers() {
        row("1235", "345", "1245", "345");

        assertEquals(Result.SHRUNKEN, group.hiddenSubsets(cells(4)));
        assertRow("12", "345", "12", "345");
        assertEquals("CelSet: [1,1] [1,3] ValSet: 1 2", recorder.lines.get(recorder.lines.size() - 1));
    }

    @Test
    void theFirstHiddenSubsetThatNarrowsIsTheLast() {
        row("127", "128", "347", "348", "5678", "5678", "5678", "5678");

        assertEquals(Result.SHRUNKEN, group.hiddenSubsets(cells(8)));
        assertRow("12", "12", "347", "348", "5678", "5678", "5678", "5678");
    }

    @Test
    void threeCellsWithThreeCandidatesBetweenThemKeepThese() {
        row("12", "1245", "23", "13", "345");

        assertEquals(Result.SHRUNKEN, group.nakedSubsets(cells(5)));
        assertRow("12", "45", "23", "13", "45");
    }

    @Test
    void aGroupWithFewerCandidatesThanCellsIsWrong() {
        row("12", "23", "13", "123");

        assertEquals(Result.WRONG, group.nakedSubsets(cells(4)));
        assertEquals(List.of("3GW: shrink went wrong"), recorder.lines);
    }

    @Test
    void aNakedSubsetThatEmptiesACellIsWrong() {
        row("12", "23", "13", "123", "4567", "4567", "4567");

        assertEquals(Result.WRONG, group.nakedSubsets(cells(7)));
    }

    @Test
    void nothingHappensWhereEveryCellCanHoldEverything() {
        row("123", "123", "123");

        assertEquals(Result.PENDING, group.hiddenSingles(cells(3)));
        assertEquals(Result.PENDING, group.identicalCells(cells(3)));
        assertEquals(Result.PENDING, group.hiddenSubsets(cells(3)));
        assertEquals(Result.PENDING, group.nakedSubsets(cells(3)));
        assertEquals(List.of(), recorder.lines);
    }

    private void row(String... candidates) {
        for (int cell = 0; cell < candidates.length; cell++) state.keep(cell, mask(candidates[cell]));
    }

    private void assertRow(String... candidates) {
        for (int cell = 0; cell < candidates.length; cell++) {
            assertEquals(mask(candidates[cell]), state.candidates(cell), "cell " + (cell + 1));
        }
    }

    private static int mask(String candidates) {
        return candidates.chars().map(digit -> 1 << (digit - '1')).sum();
    }

    /** The first cells of row 1, as if the others were filled. */
    private static int[] cells(int count) {
        int[] cells = new int[count];
        for (int cell = 0; cell < count; cell++) cells[cell] = cell;
        return cells;
    }
}
