package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReductionTest {
    private static final List<Integer> ITEMS = IntStream.range(0, 40).boxed().toList();

    @Test
    void leavesWhatIsNeededTogetherInItsOrder() {
        assertEquals(List.of(3, 17, 39), Reduction.smallest(ITEMS, some -> some.containsAll(List.of(17, 39, 3))));
    }

    @Test
    void leavesNothingIfNothingIsNeeded() {
        assertEquals(List.of(), Reduction.smallest(ITEMS, some -> true));
    }

    @Test
    void leavesAllIfNothingCanBeLeftOut() {
        assertEquals(ITEMS, Reduction.smallest(ITEMS, some -> false));
    }
}
