package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;

/** The three cells of a ratio with its interval, rounded alike. The ends are empty if there is no interval. */
final class RatioCells {
    private RatioCells() {}

    static Cell ratio(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.ratio(), ratio.low(), ratio.high()) : Cell.number(ratio.ratio());
    }

    /** Of an interval that spans more than one power of ten, the lower end has digits of its own, or it would be rounded to 0. */
    static Cell low(Ratio ratio) {
        if (!ratio.hasInterval()) return Cell.empty();
        return ratio.high() > 10 * ratio.low()
                ? Cell.number(ratio.low())
                : Cell.within(ratio.low(), ratio.low(), ratio.high());
    }

    static Cell high(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.high(), ratio.low(), ratio.high()) : Cell.empty();
    }
}
