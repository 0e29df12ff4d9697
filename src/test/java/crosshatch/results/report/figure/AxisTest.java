package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AxisTest {
    @Test
    void timesAreWrittenInTheUnitThatSuits() {
        assertEquals(
                List.of("1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s"),
                named(Axis.micros("t", "", 1, 1e6)));
    }

    @Test
    void aNarrowAxisHasTicksBetweenPowersOfTen() {
        assertEquals(List.of("20 µs", "50 µs", "100 µs", "200 µs"), named(Axis.micros("t", "", 20, 200)));
    }

    @Test
    void zeroHasAPlaceLeftOfOne() {
        Axis counts = Axis.counts("n", "", 1000);

        assertEquals(List.of("0", "1", "10", "100", "1,000"), named(counts));
        assertEquals(Math.log10(Axis.ZERO), counts.position(0));
        assertEquals(0, counts.position(1));
    }

    @Test
    void linearTicksAreRound() {
        assertEquals(List.of("0", "2", "4", "6", "8", "10"), named(Axis.linear("n", "", 10)));
    }

    private static List<String> named(Axis axis) {
        return axis.ticks().stream()
                .map(Axis.Tick::label)
                .filter(label -> !label.isEmpty())
                .toList();
    }
}
