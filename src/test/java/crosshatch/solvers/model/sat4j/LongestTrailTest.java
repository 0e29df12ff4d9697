package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LongestTrailTest {
    private static final int COUNT = 10;

    private final LongestTrail target = new LongestTrail(COUNT);

    @Test
    void whatTheLongestTrailFilledIsPreferredAndNoConflictCounts() {
        target.begin();
        fill(1, 2);
        target.assigned(3, false);
        target.deciding();
        fill(4);
        takeBack(4, 3, 2, 1);
        assertEquals(List.of(1, 2), preferred(), "4 led to the conflict");

        target.deciding();
        fill(5, 6);
        target.deciding();
        fill(7);
        takeBack(7, 6, 5);
        assertEquals(List.of(1, 2), preferred(), "shorter");

        target.begin();
        assertEquals(List.of(), preferred());
    }

    @Test
    void theTargetIsForgottenInTime() {
        target.begin();
        fill(1, 2);
        target.deciding();
        takeBack(2, 1);
        for (int conflict = 1; conflict < 20_000; conflict++) target.conflict();
        goAsFarAsThree();
        assertEquals(List.of(1, 2), preferred());

        target.conflict();
        goAsFarAsThree();
        assertEquals(List.of(3), preferred());
    }

    private void goAsFarAsThree() {
        fill(3);
        target.deciding();
        takeBack(3);
    }

    private void fill(int... variables) {
        for (int each : variables) target.assigned(each, true);
    }

    private void takeBack(int... variables) {
        for (int each : variables) {
            target.undoing();
            target.undone(each);
        }
    }

    private List<Integer> preferred() {
        return IntStream.rangeClosed(1, COUNT)
                .filter(variable -> target.preference(variable) > 1)
                .boxed()
                .toList();
    }
}
