package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class CountersTest {
    @Test
    void whatIsNotCountedIsAbsentAndNotZero() {
        Counters counters = Counters.builder().set(Counter.DEPTH, 0).build();

        assertEquals(OptionalLong.of(0), counters.get(Counter.DEPTH));
        assertEquals(OptionalLong.empty(), counters.get(Counter.BACKTRACKS));
        assertEquals("", Counters.none().toString());
    }

    @Test
    void eachCounterHasAPlaceOfItsOwn() {
        Counters.Builder builder = Counters.builder();
        for (Counter counter : Counter.values())
            builder.set(counter, counter.column().length() * 100L);
        Counters counters = builder.build();

        for (Counter counter : Counter.values()) {
            assertEquals(OptionalLong.of(counter.column().length() * 100L), counters.get(counter), counter.column());
        }
    }

    @Test
    void aNegativeCountIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Counters.builder().set(Counter.DECISIONS, -1));
    }

    @Test
    void aCountThatNoRunReachesIsRefused() {
        long most = 1L << 53;

        Counters.builder().set(Counter.DECISIONS, most).setNative("nodes", -most);
        assertThrows(IllegalArgumentException.class, () -> Counters.builder().set(Counter.DECISIONS, most + 1));
        assertThrows(IllegalArgumentException.class, () -> Counters.builder().setNative("nodes", Long.MAX_VALUE));
        assertThrows(IllegalArgumentException.class, () -> Counters.builder().setNative("nodes", Long.MIN_VALUE));
        assertThrows(IllegalArgumentException.class, () -> new Budget.ExternalUsage(1, 1, 1, Long.MAX_VALUE));
    }

    @Test
    void nativeCountersKeepTheirOrder() {
        Counters counters =
                Counters.builder().setNative("z", 1).setNative("a", -2).build();

        assertEquals(List.of("z", "a"), List.copyOf(counters.natives().keySet()));
        assertEquals("{z=1, a=-2}", counters.toString());
    }

    @Test
    void laterCountsDoNotReachWhatWasBuilt() {
        Counters.Builder builder = Counters.builder().set(Counter.DECISIONS, 1);
        Counters first = builder.build();
        builder.set(Counter.DECISIONS, 2);

        assertEquals(OptionalLong.of(1), first.get(Counter.DECISIONS));
    }
}
