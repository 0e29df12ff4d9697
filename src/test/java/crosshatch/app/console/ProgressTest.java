package crosshatch.app.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static final Duration MINUTE = Duration.ofSeconds(60);

    @Test
    void saysWhatIsDoneAndWhenItWillEnd() {
        assertEquals(
                "measuring  25 % [#####               ] 1,000 of 4,000 runs, ETA 3:00",
                Progress.line("measuring", "runs", 1000, 4000, MINUTE, 80));
    }

    @Test
    void leavesTheBarOutWhereTheLineIsNarrow() {
        assertEquals("measuring  25 %, ETA 3:00", Progress.line("measuring", "runs", 1000, 4000, MINUTE, 40));
        assertEquals("measuring ", Progress.line("measuring", "runs", 1000, 4000, MINUTE, 10));
    }

    @Test
    void beforeTheFirstStepNothingIsKnownOfTheEnd() {
        assertEquals(
                "making x   0 % [                    ] 0 of 10 puzzles, ETA ?",
                Progress.line("making x", "puzzles", 0, 10, Duration.ZERO, 80));
    }

    @Test
    void atTheEndItSaysHowLongItTook() {
        assertEquals(
                "writing 100 % [####################] 7 of 7 tables, took 1:01:00",
                Progress.line("writing", "tables", 7, 7, Duration.ofMinutes(61), 80));
    }
}
