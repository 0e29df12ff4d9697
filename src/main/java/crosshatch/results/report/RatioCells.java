package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes the three columns of a ratio and its interval, rounded to the same precision. If the ratio has no interval, the cells of
 * its ends are empty.
 */
final class RatioCells {
    private RatioCells() {}

    /** Adds the columns of an optional ratio: {@code id}, and the ends of its interval. */
    static <V> void add(Columns<V> columns, String id, String header, Function<? super V, Optional<Ratio>> ratio) {
        columns.number(id, header, value -> ratio.apply(value)
                        .map(RatioCells::ratio)
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

    private static Cell ratio(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.ratio(), ratio.low(), ratio.high()) : Cell.number(ratio.ratio());
    }

    /**
     * Makes the lower end. In an interval over more than one power of ten it has its own precision, so that it is not rounded
     * to 0.
     */
    private static Cell low(Ratio ratio) {
        if (!ratio.hasInterval()) return Cell.empty();
        return ratio.high() > 10 * ratio.low()
                ? Cell.number(ratio.low())
                : Cell.within(ratio.low(), ratio.low(), ratio.high());
    }

    private static Cell high(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.high(), ratio.low(), ratio.high()) : Cell.empty();
    }
}
