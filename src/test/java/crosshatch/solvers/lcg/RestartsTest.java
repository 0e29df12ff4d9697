package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RestartsTest {
    @Test
    void lubyDoublesWhatItHasTriedTwice() {
        assertEquals(
                List.of(100, 100, 200, 100, 100, 200, 400, 100, 100, 200, 100, 100, 200, 400, 800, 100),
                first(Cutoffs.luby(), 16));
    }

    @Test
    void doublingDoubles() {
        assertEquals(List.of(100, 200, 400, 800, 1600), first(Cutoffs.doubling(), 5));
    }

    @Test
    void geometricGrowsByHalf() {
        assertEquals(List.of(100, 150, 225, 337, 506), first(Cutoffs.geometric(), 5));
    }

    /** So it is with the next puzzle. */
    @Test
    void beginningCountsFromTheFirstAgain() {
        Cutoffs luby = Cutoffs.luby();
        List<Integer> once = first(luby, 5);

        assertEquals(once, first(luby, 5));
    }

    @Test
    void glucoseRestartsWhenClausesGetWorse() {
        GlucoseRestarts restarts = new GlucoseRestarts();
        restarts.begin();
        for (int i = 0; i < 1000; i++) restarts.conflict(5);
        boolean whileAsGood = restarts.isDue();
        for (int i = 0; i < 50; i++) restarts.conflict(10);

        assertEquals(false, whileAsGood);
        assertEquals(true, restarts.isDue());
        assertEquals(false, restarts.isDue());
    }

    private static List<Integer> first(Restarts restarts, int count) {
        restarts.begin();
        List<Integer> cutoffs = new ArrayList<>();
        int conflicts = 0;
        while (cutoffs.size() < count) {
            restarts.conflict(3);
            conflicts++;
            if (!restarts.isDue()) continue;
            cutoffs.add(conflicts);
            conflicts = 0;
        }
        return cutoffs;
    }
}
