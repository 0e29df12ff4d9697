package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.study.reproduce.PublishedFigure.Bounds;
import crosshatch.experiment.study.reproduce.PublishedFigure.Mark;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A row of a data file that contradicts itself is refused. */
class PublishedFigureTest {

    private static final Bounds BOUNDS = new Bounds(1, 2);

    @Test
    void whatNeedNotComeOutNeedsAReason() {
        assertRefused("expected a reason only", false, null, "11", null, null);
        assertRefused("expected a reason only", true, null, null, null, "For no reason");
    }

    @Test
    void whatMustComeOutHasNoOtherValue() {
        assertRefused("another value is expected", true, null, "11", null, null);
    }

    @Test
    void noFigureAcceptsAnyValue() {
        assertRefused("accepts any value", false, null, null, null, "Another machine");
    }

    @Test
    void onlyATimeHasAToleranceOrBounds() {
        assertRefused("is not a time", true, 10.0, null, null, null);
        assertRefused("is not a time", false, null, null, BOUNDS, "Another machine");
    }

    private static void assertRefused(
            String message,
            boolean reproducible,
            @Nullable Double tolerance,
            @Nullable String ours,
            @Nullable Bounds bounds,
            @Nullable String reason) {
        InputException refused = assertThrows(
                InputException.class,
                () -> new PublishedFigure(
                        "fake/figure",
                        "What.",
                        Mark.PUBLISHED,
                        "10",
                        Fakes.counted("10"),
                        reproducible,
                        tolerance,
                        ours,
                        bounds,
                        reason,
                        null));

        assertTrue(refused.toString().contains(message), refused.toString());
    }
}
