package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTest {
    private static final int ROUNDS = 600;
    private static final int SIDES = 6;

    /** What is drawn first decides how many solutions are asked for: it was the same in all rounds once. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 20261})
    void theFirstNumbersOfRoundsAreAllThatTheyCanBe(long seed) {
        int[] times = new int[SIDES];
        LongStream.range(0, ROUNDS)
                .mapToInt(number -> Round.random(seed, number).nextInt(SIDES))
                .forEach(side -> times[side]++);

        // 100 of each are expected, with a standard deviation of 9
        assertTrue(Arrays.stream(times).allMatch(count -> count > 55 && count < 145), () -> Arrays.toString(times));
    }
}
