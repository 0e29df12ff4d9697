package crosshatch.experiment.study.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class FeaturesTest {
    /** Of order 2; one cell, r1c1, is open behind singles, and so is its partner: the two digits swap in a rectangle. */
    private static final Puzzle TWO_SOLUTIONS = Puzzles.TWO_SOLUTIONS_2;

    private static double feature(Features features, String name) {
        int at = Features.names().indexOf(name);
        return features.values()[at];
    }

    private static Features of(Puzzle puzzle) {
        return Features.of(List.of(puzzle), () -> 0).get(0);
    }

    @Test
    void givensAreThosePrinted() {
        Features features = of(Puzzle.parse("1..............."));

        assertEquals(4, feature(features, "digits"));
        assertEquals(16, feature(features, "cells"));
        assertEquals(1.0 / 16, feature(features, "givens_share"));
        assertEquals(3, feature(features, "digits_missing"));
        // Twelve units: three with one given, nine with none.
        assertEquals(Math.sqrt((3 * 0.75 * 0.75 + 9 * 0.25 * 0.25) / 11), feature(features, "unit_givens_sd"), 1e-12);
        assertEquals(Math.sqrt((0.75 * 0.75 + 3 * 0.25 * 0.25) / 3), feature(features, "digit_givens_sd"), 1e-12);
    }

    @Test
    void aPuzzleThatSinglesSolveHasNothingOpen() {
        Features features = of(Puzzles.EULER_1);

        assertEquals(0, feature(features, "dead_end"));
        assertEquals(0, feature(features, "open_share"));
        assertEquals(0, feature(features, "probe_removals_most"));
    }

    @Test
    void candidatesAreThoseThatSinglesLeave() {
        Features features = of(Puzzle.parse("1..............."));

        // Of 15 open cells, 7 are peers of the given.
        assertEquals(15.0 / 16, feature(features, "open_share"));
        assertEquals((7 * 3 + 8 * 4) / 15.0, feature(features, "candidates_mean"), 1e-12);
        assertEquals(0, feature(features, "two_candidates_share"));
        // The digit of the given has two places in each of the two rows and columns that cross its box or lie beside
        // it.
        assertTrue(feature(features, "two_places_share") > 0);
    }

    @Test
    void aProbeTriesACandidateAndTakesItBack() {
        Features features = of(TWO_SOLUTIONS);

        assertEquals(1, feature(features, "two_candidates_share"));
        assertEquals(0, feature(features, "probe_dead_end_share"));
        double open = 16 * feature(features, "open_share");
        // Each candidate of the rectangle decides all of it: a digit goes from every open cell.
        assertEquals(open, feature(features, "probe_removals_most"));
        assertEquals(open, feature(features, "probe_removals_mean"));
    }

    @Test
    void contradictoryGivensAreADeadEnd() {
        assertEquals(1, feature(of(Puzzles.NO_CANDIDATE), "dead_end"));
    }

    @Test
    void eachStepIsTimedByItself() {
        AtomicLong clock = new AtomicLong();

        Features features =
                Features.of(List.of(TWO_SOLUTIONS), () -> clock.getAndAdd(10)).get(0);

        assertArrayEquals(new double[] {10, 10, 10}, features.nanos());
    }

    @Test
    void aBoardThatTheEngineCannotHoldIsRefused() {
        Board large = Board.sudoku(9);
        Puzzle empty = new Puzzle(Grid.of(large, new int[large.cells()]));

        assertThrows(InputException.class, () -> of(empty));
    }
}
