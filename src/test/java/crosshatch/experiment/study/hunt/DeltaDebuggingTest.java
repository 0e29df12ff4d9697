package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DeltaDebuggingTest {
    private static final List<Integer> ITEMS = IntStream.range(0, 40).boxed().toList();

    @Test
    void leavesWhatIsNeededTogetherInItsOrder() {
        assertEquals(List.of(3, 17, 39), DeltaDebugging.smallest(ITEMS, some -> some.containsAll(List.of(17, 39, 3))));
    }

    @Test
    void leavesNothingIfNothingIsNeeded() {
        assertEquals(List.of(), DeltaDebugging.smallest(ITEMS, some -> true));
    }

    @Test
    void leavesAllIfNothingCanBeLeftOut() {
        assertEquals(ITEMS, DeltaDebugging.smallest(ITEMS, some -> false));
    }
}
