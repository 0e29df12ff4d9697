package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.statistics.DecisionRule.Measure;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final DecisionRule RULE = new DecisionRule(Measure.TIME, 1.1, 3, 0.95);
    private static final double ALPHA = 0.05;

    /** Every order of equal batches is the same, so the replay is the one decision. */
    @Test
    void equalBatchesNeedAsManyAsOneDecision() {
        double[] batch = {-Math.log(2), -Math.log(2)};
        PairDecision decision = new PairDecision(RULE, ALPHA);
        for (int i = 0; i < 100; i++) decision.add(batch);

        Replay replay = Replay.of(RULE, ALPHA, Collections.nCopies(100, batch));

        assertEquals(new Replay(20, 20, 0, 0, decision.looks().size(), 2), replay);
        assertTrue(replay.median() < 30, "" + replay);
    }

    @Test
    void withTooFewBatchesNothingIsDeclaredAndAllAreNeeded() {
        List<double[]> batches = IntStream.range(0, 10)
                .mapToObj(i -> new double[] {i % 2 == 0 ? 1 : -1})
                .toList();

        Replay replay = Replay.of(RULE, ALPHA, batches);

        assertEquals(0, replay.firstBetter() + replay.secondBetter() + replay.equal());
        assertEquals(10, replay.median());
        // mean 0, variance 10/9: 1.95996² · 1.1111 / 0.0953102² = 469.9
        assertEquals(470, replay.fixed());
    }
}
