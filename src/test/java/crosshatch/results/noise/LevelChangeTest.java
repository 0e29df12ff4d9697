package crosshatch.results.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A change of level is found where there is one, and nowhere else. */
class LevelChangeTest {
    @Test
    void isWhereTheSeriesFalls() {
        assertEquals(
                Optional.of(new LevelChange(3, 9.6, 2.7)), LevelChange.in(List.of(9.5, 9.6, 9.7, 2.7, 2.6, 2.7, 2.8)));
    }

    @Test
    void isWhereItRises() {
        assertEquals(Optional.of(new LevelChange(2, 2, 3)), LevelChange.in(List.of(2.0, 2.0, 3.0)));
    }

    @Test
    void isNoneBelowTheBound() {
        assertEquals(Optional.empty(), LevelChange.in(List.of(1.0, 1.0, 1.0, 1.29, 1.29, 1.29)));
    }

    @Test
    void isNoneForASingleOutlier() {
        assertEquals(Optional.empty(), LevelChange.in(List.of(1.0, 1.0, 1.0, 9.0, 1.0, 1.0, 1.0, 1.0)));
    }

    @Test
    void isNoneInNoiseOfAFifth() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            List<Double> noise = Stream.generate(() -> 0.9 + 0.2 * random.nextDouble())
                    .limit(15)
                    .toList();
            assertEquals(Optional.empty(), LevelChange.in(noise), "seed " + seed);
        }
    }

    @Test
    void isFoundInNoiseAtItsPlace() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            List<Double> noise = DoubleStream.concat(
                            DoubleStream.generate(() -> 3).limit(6),
                            DoubleStream.generate(() -> 1).limit(9))
                    .map(level -> level * (0.9 + 0.2 * random.nextDouble()))
                    .boxed()
                    .toList();
            assertEquals(6, LevelChange.in(noise).orElseThrow().place(), "seed " + seed);
        }
    }

    @Test
    void ofNothingIsNone() {
        assertEquals(Optional.empty(), LevelChange.in(List.of()));
        assertEquals(Optional.empty(), LevelChange.in(List.of(1.0)));
    }
}
