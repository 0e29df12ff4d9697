package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.study.reproduce.Reproduction.Outcome;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All that can be counted with the shipped sets comes out, or differs as explained. */
@Tag("long")
class DefaultFiguresTest {

    @Test
    void everyFigureOfTheShippedSetsComesOut() {
        List<PublishedFigure> figures = Papers.all().stream()
                .flatMap(paper -> paper.figures().stream())
                .filter(figure -> !figure.measure().timed())
                .toList();

        List<Reproduction> results = new FigureReproducer(Fakes.laboratory(), 2).reproduce(figures, finished -> {});

        for (Reproduction result : results) {
            String told =
                    result.figure().id() + ": " + result.verdict() + " " + result.measured() + " " + result.note();
            assertTrue(result.outcome().acceptable(), told);
            boolean here = result.outcome() != Outcome.NEEDS_DATA;
            if (here && result.figure().reproducible()) assertEquals(Outcome.EXACT, result.outcome(), told);
        }
    }
}
