package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Against the example of the book: twelve homeowners rank four grasses (Conover 1999, section 5.8, example 1). */
class ConoverTest {
    private static final double[][] GRASSES = {
        {4, 3, 2, 1}, {4, 2, 3, 1}, {3, 1.5, 1.5, 4}, {3, 1, 2, 4}, {4, 2, 1, 3}, {2, 2, 2, 4},
        {1, 3, 2, 4}, {2, 4, 1, 3}, {3.5, 1, 2, 3.5}, {4, 1, 3, 2}, {4, 2, 3, 1}, {3.5, 1, 2, 3.5}
    };

    @Test
    void statisticsAreThoseOfTheBook() {
        Conover conover = Conover.of(GRASSES, 0.05);

        assertEquals(List.of(38.0, 23.5, 24.5, 34.0), conover.rankSums());
        assertEquals(8.097, conover.chiSquared(), 5e-4);
        assertEquals(0.044, conover.pValue(), 5e-4);
        assertEquals(11.48, conover.difference(), 5e-3);
    }

    @Test
    void onlyWhoIsFartherFromTheBestThanTheDifferenceIsWorse() {
        assertEquals(List.of(0), Conover.of(GRASSES, 0.05).worseThanBest(0.05));
    }

    @Test
    void whereFriedmansTestFindsNothingNobodyIsWorse() {
        assertEquals(List.of(), Conover.of(GRASSES, 0.01).worseThanBest(0.01));
    }

    @Test
    void tiesOfAllTellNothing() {
        Conover conover = Conover.of(new double[][] {{7, 7, 7}, {9, 9, 9}}, 0.05);

        assertEquals(1, conover.pValue());
        assertEquals(List.of(), conover.worseThanBest(0.05));
    }

    @Test
    void whereAllPuzzlesRankAlikeEveryoneBehindTheBestIsWorse() {
        double[][] alike = {{1, 2, 3}, {10, 20, 30}, {1, 5, 9}, {2, 4, 8}, {1, 2, 3}};

        assertEquals(List.of(1, 2), Conover.of(alike, 0.05).worseThanBest(0.05));
    }
}
