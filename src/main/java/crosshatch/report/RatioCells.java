package crosshatch.report;

import crosshatch.report.statistics.Ratio;
import crosshatch.report.table.Cell;

/** The three cells of a ratio with its interval, rounded alike. The ends are empty if there is no interval. */
final class RatioCells {
    private RatioCells() {}

    static Cell ratio(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.ratio(), ratio.low(), ratio.high()) : Cell.number(ratio.ratio());
    }

    static Cell low(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.low(), ratio.low(), ratio.high()) : Cell.EMPTY;
    }

    static Cell high(Ratio ratio) {
        return ratio.hasInterval() ? Cell.within(ratio.high(), ratio.low(), ratio.high()) : Cell.EMPTY;
    }
}
