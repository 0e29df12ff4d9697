package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LongestTrailTest {
    private static final int CANDIDATES = 10;

    private final Trail trail = new Trail(CANDIDATES);
    private final LongestTrail target = new LongestTrail(CANDIDATES, trail);

    @Test
    void whatTheLongestTrailFilledIsPreferredAndNoConflictCounts() {
        target.begin();
        fill(0, 1);
        eliminate(2);
        fill(3);
        target.conflict();

        assertEquals(List.of(0, 1), preferred(), "3 led to the conflict");

        trail.backTo(0);
        fill(4, 5);
        target.conflict();
        assertEquals(List.of(0, 1), preferred(), "shorter");

        trail.backTo(0);
        fill(6, 7, 8, 9);
        fill(5);
        target.conflict();
        assertEquals(List.of(6, 7, 8, 9), preferred());

        target.begin();
        assertEquals(List.of(), preferred());
    }

    @Test
    void theTargetIsForgottenInTime() {
        target.begin();
        fill(0, 1, 2);
        fill(3);
        target.conflict();
        trail.backTo(0);
        fill(4, 5);
        fill(6);
        for (int conflict = 2; conflict < 20_000; conflict++) target.conflict();
        assertEquals(List.of(0, 1, 2), preferred());

        target.conflict();
        assertEquals(List.of(4, 5), preferred());
    }

    @Test
    void aConflictWithoutDecisionTellsNothing() {
        target.begin();
        trail.assign(Literal.is(0), Reason.NONE);
        target.conflict();

        assertEquals(List.of(), preferred());
    }

    private void fill(int decision, int... following) {
        trail.decide(Literal.is(decision));
        for (int each : following) trail.assign(Literal.is(each), Reason.NONE);
    }

    private void eliminate(int following) {
        trail.assign(Literal.isNot(following), Reason.NONE);
    }

    private List<Integer> preferred() {
        return IntStream.range(0, CANDIDATES)
                .filter(candidate -> target.preference(candidate) > 1)
                .boxed()
                .toList();
    }
}
