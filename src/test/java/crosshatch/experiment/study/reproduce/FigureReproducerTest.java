package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Reproduction.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How figures come out, with measures whose values are made up. */
class FigureReproducerTest {

    @Test
    void thePublishedValueIsExact() {
        Reproduction result = reproduce(Fakes.reproducible("10.5", Fakes.counted("10.499")));

        assertEquals(Outcome.EXACT, result.outcome());
        assertEquals("10.499", result.measured());
        assertEquals("a remark", result.note());
    }

    @Test
    void anotherValueOfAFigureThatMustComeOutIsUnexplained() {
        Reproduction result = reproduce(Fakes.reproducible("10.5", Fakes.counted("10.4")));

        assertEquals(Outcome.UNEXPLAINED, result.outcome());
        assertFalse(result.outcome().acceptable());
    }

    @Test
    void theKnownOtherValueDiffersForItsReason() {
        Reproduction result = reproduce(Fakes.other("10.4", "10.5", Fakes.counted("10.5")));

        assertEquals(Outcome.DIFFERS, result.outcome());
        assertEquals("The source errs. Here: a remark", result.note());
        assertTrue(result.outcome().acceptable());
    }

    @Test
    void aThirdValueIsUnexplained() {
        Reproduction result = reproduce(Fakes.other("10.4", "10.5", Fakes.counted("10.6")));

        assertEquals(Outcome.UNEXPLAINED, result.outcome());
        assertEquals("expected here: 10.5. Here: a remark", result.note());
    }

    @Test
    void aTimeIsWithinItsToleranceOrBetweenItsBoundsOrUnexplained() {
        Reproduction near = reproduce(Fakes.time("1.57", 25, Fakes.timed("1.3")));
        Reproduction far = reproduce(Fakes.time("1.57", 25, Fakes.timed("3.14")));
        Reproduction tooFar = reproduce(Fakes.time("1.57", 25, Fakes.timed("3.15")));

        assertEquals("within 25 %", near.verdict());
        assertEquals("differs", far.verdict());
        assertTrue(far.outcome().acceptable());
        assertEquals(Outcome.UNEXPLAINED, tooFar.outcome());
        assertEquals("expected here: 0.785 to 3.14. Here: a remark", tooFar.note());
    }

    @Test
    void aTimeIsNeverExact() {
        assertEquals(
                Outcome.WITHIN,
                reproduce(Fakes.time("1.57", 25, Fakes.timed("1.57"))).outcome());
    }

    @Test
    void withoutItsPuzzlesAFigureIsNotMeasured() {
        Measure needing = new Fakes.Fake(List.of("1"), List.of("hardest10", "norvig17"), false);

        Reproduction result = reproduce(Fakes.reproducible("1", needing));

        assertEquals(Outcome.NEEDS_DATA, result.outcome());
        assertEquals(List.of("norvig17"), result.missing());
        assertEquals("", result.measured());
        assertEquals(
                "crosshatch puzzles fetch norvig17, then crosshatch study reproduce --all fake/figure", result.note());
        assertTrue(result.outcome().acceptable());
    }

    @Test
    void aMeasureWithoutValueIsAFailure() {
        Reproduction result = reproduce(Fakes.other("1", "2", new Fakes.Broken("row 7 holds 9 twice")));

        assertEquals(Outcome.FAILED, result.outcome());
        assertEquals("row 7 holds 9 twice", result.note());
        assertFalse(result.outcome().acceptable());
    }

    @Test
    void resultsComeInTheOrderOfTheFigures() {
        List<PublishedFigure> figures = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            String value = "" + i;
            figures.add(Fakes.time(value, 1, i % 2 == 0 ? Fakes.timed(value) : Fakes.timed("0", value)));
        }

        List<Reproduction> results = reproducer().reproduce(figures, finished -> {});

        assertEquals(figures, results.stream().map(Reproduction::figure).toList());
    }

    @Test
    void timesAreTakenWhenNothingElseRuns() {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        List<PublishedFigure> figures = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            figures.add(Fakes.other("" + i, "none", new Logged("timed " + i, true, log)));
            figures.add(Fakes.other("" + i, "none", new Logged("counted " + i, false, log)));
        }

        reproducer().reproduce(figures, finished -> {});

        assertEquals(List.of("timed 0", "timed 1", "timed 2", "timed 3"), log.subList(4, 8));
    }

    @Test
    void aMeasureThatFiguresShareIsTakenOnce() {
        List<String> log = new ArrayList<>();
        Measure shared = new Logged("shared", true, log);
        List<PublishedFigure> figures = List.of(Fakes.other("1", "3", shared), Fakes.other("2", "3", shared));

        List<Reproduction> results = reproducer().reproduce(figures, finished -> {});

        assertEquals(2, results.size());
        assertEquals(List.of("shared"), log);
    }

    /** Writes down that it was taken. */
    private record Logged(String name, boolean timed, List<String> log) implements Measure {
        @Override
        public Measured take(Laboratory laboratory) {
            log.add(name);
            return Measured.of(name);
        }

        @Override
        public List<String> sets() {
            return List.of();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Logged that && that.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    private static FigureReproducer reproducer() {
        return new FigureReproducer(Fakes.laboratory(), 2);
    }

    private static Reproduction reproduce(PublishedFigure figure) {
        return reproducer().reproduce(List.of(figure), finished -> {}).get(0);
    }
}
