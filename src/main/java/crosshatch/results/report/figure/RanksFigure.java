package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Rankings;
import crosshatch.results.report.Rankings.Ranking;
import crosshatch.results.report.Summary;
import crosshatch.results.report.statistics.CriticalDifference;
import java.util.List;
import java.util.Locale;

/** Critical-difference diagrams: one for each kind of runs and limit that several sets have. */
final class RanksFigure {
    private static final int FRAME_HEIGHT = 130;
    private static final int ROW_HEIGHT = 24;

    private RanksFigure() {}

    static List<Figure> of(Lines lines, List<Summary> summaries) {
        return Rankings.of(lines, summaries).stream().map(RanksFigure::figure).toList();
    }

    private static Figure figure(Ranking ranking) {
        CriticalDifference nemenyi = ranking.nemenyi();
        Ranks ranks = new Ranks(
                nemenyi.solvers(),
                nemenyi.averageRanks(),
                nemenyi.criticalDifference(),
                nemenyi.groups().stream()
                        .map(group -> new Ranks.Group(
                                nemenyi.solvers().indexOf(group.get(0)),
                                nemenyi.solvers().indexOf(group.get(group.size() - 1))))
                        .toList());
        return new Figure(
                Ids.of("ranks", ranking.title()),
                "Average ranks over sets, " + ranking.title(),
                String.format(
                        Locale.ROOT,
                        "Ranks by PAR2 within each of n = %d sets; 1 is best. Solvers joined by a thick line do not differ by"
                                + " Nemenyi's test after Friedman's at the level of 0.05 (Demšar 2006).",
                        nemenyi.sets()),
                new Plot(
                        FRAME_HEIGHT + (int) (ROW_HEIGHT * ranks.rows().high()),
                        Axis.ranks(nemenyi.solvers().size()),
                        ranks.rows(),
                        ranks,
                        List.of()));
    }
}
