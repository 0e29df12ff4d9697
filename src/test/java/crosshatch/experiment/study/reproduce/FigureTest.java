package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.study.reproduce.Figure.Mark;
import crosshatch.experiment.study.reproduce.Figure.Verdict;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a measured value is the published one. */
class FigureTest {
    private static Figure figure(String value, @Nullable String expected, @Nullable String reason) {
        return new Figure(
                "mine/figure",
                "What it is.",
                Mark.PUBLISHED,
                value,
                List.of("mine-experiment"),
                List.of("SELECT 1"),
                expected,
                reason,
                null);
    }

    @ParameterizedTest(name = "published {0}, measured {1}")
    @CsvSource({
        "40.2, 40.2328, true",
        "40.2, 40.25, false",
        "40.2, 40.1499, false",
        "40.2, 40.15, true",
        "10, 10, true",
        "10, 10.5, false",
        "0.0, 0.0, true",
        "5.00, 5, true",
        "13438, 13438.0, true",
        "21905, 21904, false",
        "44.5, 44.567, false",
        "1040 1710, 1040 1710, true",
        "1040 1710, 1710 1040, false",
        "1040 1710, 1040, false",
        "1040, 1040 1710, false",
        "1-2 3-4, 1-2 3-4, true",
        "1-2, wrong, false",
        "10, none, false",
        "100 %, 100.0 %, true",
        "1e-3, 0.001, true"
    })
    void comparesAtThePublishedPrecision(String published, String measured, boolean same) {
        assertEquals(
                same ? Verdict.EXACT : Verdict.UNEXPLAINED,
                figure(published, null, null).verdict(Optional.of(measured)));
    }

    @ParameterizedTest(name = "measured {0}: {1}")
    @CsvSource({"10.4, EXACT", "10.5, DIFFERS", "10.6, UNEXPLAINED"})
    void theKnownOtherValueDiffers(String measured, Verdict verdict) {
        assertEquals(verdict, figure("10.4", "10.5", "The source errs").verdict(Optional.of(measured)));
    }

    @ParameterizedTest(name = "measured {0}: {1}")
    @CsvSource({
        "1.57, WITHIN",
        "1.3, WITHIN",
        "1.1, DIFFERS",
        "2.2, DIFFERS",
        "2.21, UNEXPLAINED",
        "0.99, UNEXPLAINED",
        "none, UNEXPLAINED"
    })
    void aTimeIsNearOrInItsIntervalOrUnexplained(String measured, Verdict verdict) {
        assertEquals(verdict, figure("1.57", "1 to 2.2", "Another machine").verdict(Optional.of(measured)));
    }

    @Test
    void withoutValueItFails() {
        Figure figure = figure("1", "2", "The source errs");

        assertEquals(Verdict.FAILED, figure.verdict(Optional.empty()));
        assertEquals("an answer is missing or wrong", figure.note(Verdict.FAILED));
        assertEquals("The source errs", figure.note(Verdict.DIFFERS));
        assertEquals("expected here: 2", figure.note(Verdict.UNEXPLAINED));
        assertEquals("", figure.note(Verdict.EXACT));
    }

    @Test
    void anotherValueNeedsAReasonAndNothingElseDoes() {
        for (Figure each : List.of(figure("1", "2", null), figure("1", null, "For no reason"))) {
            InputException refused = assertThrows(InputException.class, each::requireWhole);
            assertTrue(refused.toString().contains("expected a reason"), refused.toString());
        }
    }

    @ParameterizedTest(name = "{0} is shown as {1}")
    @CsvSource({
        "40.23280299, 40.232803",
        "40.0, 40",
        "200, 200",
        "0.0, 0",
        "1-2 wrong #15:3-3, 1-2 wrong #15:3-3",
        "11 12.25, 11 12.25",
        "1e-7, 0"
    })
    void isShownWithSixDecimalsAtMost(String measured, String shown) {
        assertEquals(shown, Figure.shown(measured));
    }

    @Test
    void isNamedByTheBeginningOfItsNameOrOfItsExperiment() {
        Figure figure = figure("1", null, null);

        assertTrue(figure.isNamed("mine/fig"));
        assertTrue(figure.isNamed("mine-exp"));
        assertTrue(!figure.isNamed("figure"));
    }
}
