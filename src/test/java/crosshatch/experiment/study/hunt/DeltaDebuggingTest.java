package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DeltaDebuggingTest {
    private static final List<Integer> ITEMS = IntStream.range(0, 40).boxed().toList();

    @Test
    void leavesWhatIsNeededTogetherInItsOrder() {
        assertEquals(List.of(3, 17, 39), Shrinking.smallestPart(ITEMS, some -> some.containsAll(List.of(17, 39, 3))));
    }

    @Test
    void leavesNothingIfNothingIsNeeded() {
        assertEquals(List.of(), Shrinking.smallestPart(ITEMS, some -> true));
    }

    @Test
    void leavesAllIfNothingCanBeLeftOut() {
        assertEquals(ITEMS, Shrinking.smallestPart(ITEMS, some -> false));
    }
}
