package crosshatch.reproduce;

import crosshatch.catalog.SolverCatalog;
import crosshatch.corpus.PuzzleSets;
import crosshatch.experiment.Clock;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.reproduce.measure.Laboratory;
import crosshatch.reproduce.measure.Measure;
import crosshatch.reproduce.measure.MeasureException;
import crosshatch.reproduce.measure.Measured;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Measures whose values are made up, and figures that are measured so. */
final class Fakes {
    private Fakes() {}

    /** Gives the values it is told. */
    record Fake(List<String> values, List<String> sets, boolean timed) implements Measure {
        @Override
        public Measured take(Laboratory laboratory) {
            return new Measured(values, "a remark");
        }
    }

    /** Gives no value. */
    record Broken(String why) implements Measure {
        @Override
        public Measured take(Laboratory laboratory) {
            throw new MeasureException(why);
        }

        @Override
        public List<String> sets() {
            return List.of();
        }
    }

    static Fake counted(String... values) {
        return new Fake(List.of(values), List.of(), false);
    }

    static Fake timed(String... values) {
        return new Fake(List.of(values), List.of(), true);
    }

    static PublishedFigure reproducible(String published, Measure measure) {
        return new PublishedFigure("fake/figure", "What it is.", published, measure, true, false, null, null, null);
    }

    /** One that is known to come out as {@code ours}, or as something that cannot be foreseen. */
    static PublishedFigure other(String published, @Nullable String ours, Measure measure) {
        return new PublishedFigure(
                "fake/figure", "What it is.", published, measure, false, false, null, ours, "The source errs");
    }

    static PublishedFigure time(String published, double tolerancePercent, Measure measure) {
        return new PublishedFigure(
                "fake/figure",
                "What it is.",
                published,
                measure,
                false,
                false,
                tolerancePercent,
                null,
                "Another machine");
    }

    /** All solvers, and the sets that are shipped. */
    static Laboratory laboratory() {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        return Laboratory.withShippedSets(SolverCatalog.standard(), sets, Clock.system());
    }
}
