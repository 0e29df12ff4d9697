package crosshatch.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.InputException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A row of a data file that contradicts itself is refused. */
class PublishedFigureTest {

    @Test
    void whatNeedNotComeOutNeedsAReason() {
        assertRefused("a reason is given", false, null, null, null);
        assertRefused("a reason is given", true, null, null, "For no reason");
    }

    @Test
    void whatMustComeOutHasNoOtherValue() {
        assertRefused("something else comes out", true, null, "11", null);
    }

    @Test
    void onlyATimeHasATolerance() {
        assertRefused("is no time", true, 10.0, null, null);
    }

    @Test
    void aValueThatNobodyPublishedIsMarked() {
        PublishedFigure figure =
                new PublishedFigure("fake/figure", "What.", "123", Fakes.counted("123"), true, true, null, null, null);

        assertEquals("123 (ours)", figure.publishedValue());
    }

    private static void assertRefused(
            String message,
            boolean reproducible,
            @Nullable Double tolerance,
            @Nullable String ours,
            @Nullable String reason) {
        InputException refused = assertThrows(
                InputException.class,
                () -> new PublishedFigure(
                        "fake/figure",
                        "What.",
                        "10",
                        Fakes.counted("10"),
                        reproducible,
                        false,
                        tolerance,
                        ours,
                        reason));

        assertTrue(refused.toString().contains(message), refused.toString());
    }
}
