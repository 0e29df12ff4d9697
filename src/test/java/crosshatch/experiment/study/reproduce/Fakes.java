package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.Clock;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.PublishedFigure.Mark;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
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

    static PublishedFigure reproducible(String value, Measure measure) {
        return reconstructed(value, measure, null);
    }

    /** @param what of the input is reconstructed */
    static PublishedFigure reconstructed(String value, Measure measure, @Nullable String what) {
        return new PublishedFigure(
                "fake/figure", "What it is.", Mark.PUBLISHED, value, measure, true, null, null, null, null, what);
    }

    /** One that is known to come out as {@code ours}. */
    static PublishedFigure other(String value, String ours, Measure measure) {
        return new PublishedFigure(
                "fake/figure",
                "What it is.",
                Mark.DERIVED,
                value,
                measure,
                false,
                null,
                ours,
                null,
                "The source errs",
                null);
    }

    /** A time that must lie between half the value and twice it. */
    static PublishedFigure time(String value, double tolerancePercent, Measure measure) {
        double number = Double.parseDouble(value);
        return new PublishedFigure(
                "fake/figure",
                "What it is.",
                Mark.OURS,
                value,
                measure,
                false,
                tolerancePercent,
                null,
                new PublishedFigure.Bounds(number / 2, number * 2),
                "Another machine",
                null);
    }

    /** All solvers, and the sets that are shipped. */
    static Laboratory laboratory() {
        return laboratory(SolverCatalog.standard());
    }

    static Laboratory laboratory(SolverCatalog catalog) {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        return Laboratory.withShippedSets(catalog, sets, Clock.system());
    }
}
