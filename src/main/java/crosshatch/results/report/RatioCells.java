package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Cell.Quantity;
import crosshatch.results.report.table.Columns;
import java.util.Optional;
import java.util.function.Function;

/** Makes the three columns of a ratio and its interval, rounded to the same precision if the interval allows it. The ends are empty without an interval. */
final class RatioCells {
    private RatioCells() {}

    /** Adds the columns of an optional ratio: {@code id}, and the ends of its interval. */
    static <V> void add(Columns<V> columns, String id, String header, Function<? super V, Optional<Ratio>> ratio) {
        columns.number(id, header, value -> ratio.apply(value)
                        .<Cell>map(RatioCells::ratio)
                        .orElse(Cell.empty()))
                .number(id + "_low", "95 % from", value -> ratio.apply(value)
                        .map(RatioCells::low)
                        .orElse(Cell.empty()))
                .number(id + "_high", "to", value -> ratio.apply(value)
                        .map(RatioCells::high)
                        .orElse(Cell.empty()));
    }

    /** Returns a ratio as a text. */
    static String text(Ratio ratio) {
        return ratio(ratio).text();
    }

    /** Returns the two ends of an interval as a text. */
    static String interval(Ratio ratio) {
        return low(ratio).text() + " to " + high(ratio).text();
    }

    /** Makes the estimate. It has its own precision if the precision of its interval would move it out of the interval. */
    private static Quantity ratio(Ratio ratio) {
        if (!ratio.hasInterval()) return Cell.number(ratio.ratio());
        Quantity rounded = Cell.within(ratio.ratio(), ratio.low(), ratio.high());
        return isWide(ratio) && rounded.rounded() <= lowEnd(ratio).rounded() ? Cell.nonzero(ratio.ratio()) : rounded;
    }

    private static Cell low(Ratio ratio) {
        return ratio.hasInterval() ? lowEnd(ratio) : Cell.empty();
    }

    /**
     * Makes the lower end. In an interval over more than one power of ten it has its own precision, with at least one significant
     * digit, so that it is not rounded to 0.
     */
    private static Quantity lowEnd(Ratio ratio) {
        return isWide(ratio) ? Cell.nonzero(ratio.low()) : Cell.within(ratio.low(), ratio.low(), ratio.high());
    }

    private static boolean isWide(Ratio ratio) {
        return ratio.high() > 10 * ratio.low();
    }

    private static Cell high(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.high(), ratio.low(), ratio.high()) : Cell.empty();
    }
}
