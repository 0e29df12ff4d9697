package crosshatch.report;

import crosshatch.report.statistics.CriticalDifference;
import crosshatch.report.table.Cell;
import crosshatch.report.table.Column;
import crosshatch.report.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Solvers ranked over several sets, by PAR2 on each: Friedman's test, and Nemenyi's for the differences. */
public final class Rankings {
    private static final int FEW = 5;

    private Rankings() {}

    /**
     * One kind of runs.
     *
     * @param sets over which solvers are ranked: all
     * @param nemenyi of the solvers that were asked on all of them, by their labels
     */
    public record Ranking(Line.Kind kind, List<String> sets, CriticalDifference nemenyi) {}

    /** One for each kind of runs with at least two sets, and two solvers that were asked on all of them. */
    public static List<Ranking> of(List<Summary> summaries) {
        Map<Line.Kind, Map<String, Map<String, Summary>>> kinds = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            kinds.computeIfAbsent(summary.line().kind(), kind -> new LinkedHashMap<>())
                    .computeIfAbsent(summary.solver(), solver -> new LinkedHashMap<>())
                    .put(summary.set(), summary);
        }
        List<Ranking> rankings = new ArrayList<>();
        kinds.forEach((kind, solvers) -> {
            List<String> sets = solvers.values().stream()
                    .flatMap(each -> each.keySet().stream())
                    .distinct()
                    .toList();
            solvers.values().removeIf(each -> each.size() < sets.size());
            if (sets.size() > 1 && solvers.size() > 1) rankings.add(ranking(kind, sets, solvers));
        });
        return rankings;
    }

    private static Ranking ranking(Line.Kind kind, List<String> sets, Map<String, Map<String, Summary>> solvers) {
        double[][] scores = sets.stream()
                .map(set -> solvers.values().stream()
                        .mapToDouble(each -> score(each, set))
                        .toArray())
                .toArray(double[][]::new);
        List<String> labels = solvers.values().stream()
                .map(each -> each.values().iterator().next().label())
                .toList();
        return new Ranking(kind, sets, CriticalDifference.of(labels, scores));
    }

    /** Without a limit, whoever leaves a puzzle unsolved comes last. */
    private static double score(Map<String, Summary> ofSolver, String set) {
        Summary summary = ofSolver.get(set);
        return summary == null ? Double.POSITIVE_INFINITY : summary.par2Micros().orElse(Double.POSITIVE_INFINITY);
    }

    static List<Table> tables(List<Summary> summaries) {
        return of(summaries).stream().map(ranking -> table(ranking, summaries)).toList();
    }

    private static Table table(Ranking ranking, List<Summary> summaries) {
        CriticalDifference nemenyi = ranking.nemenyi();
        List<List<Cell>> rows = new ArrayList<>();
        for (int at = 0; at < nemenyi.solvers().size(); at++) {
            String solver = nemenyi.solvers().get(at);
            rows.add(List.of(
                    Cell.text(solver),
                    Cell.decimals(nemenyi.averageRanks().get(at), 2),
                    Cell.text(letters(solver, nemenyi.groups()))));
        }
        return new Table(
                Ids.of("ranks", ranking.kind().toString()),
                "Average ranks over sets, " + ranking.kind(),
                List.of(
                        Column.text("solver", "solver"),
                        Column.number("average_rank", "average rank"),
                        Column.text("group", "not different")),
                rows,
                Caveats.after(
                        List.of(method(ranking)),
                        summaries.stream()
                                .map(Summary::line)
                                .filter(line -> line.kind().equals(ranking.kind()))
                                .toList()));
    }

    private static String letters(String solver, List<List<String>> groups) {
        StringBuilder letters = new StringBuilder();
        for (int at = 0; at < groups.size(); at++) {
            if (groups.get(at).contains(solver)) letters.append((char) ('a' + at));
        }
        return letters.toString();
    }

    private static String method(Ranking ranking) {
        CriticalDifference nemenyi = ranking.nemenyi();
        int solvers = nemenyi.solvers().size();
        String f = Double.isFinite(nemenyi.friedman().f())
                ? String.format(
                        Locale.ROOT,
                        "Iman and Davenport F(%d, %d) = %.2f, p %s. ",
                        solvers - 1,
                        (solvers - 1) * (nemenyi.sets() - 1),
                        nemenyi.friedman().f(),
                        equalTo(nemenyi.friedman().fPValue()))
                : "All sets rank alike. ";
        return String.format(
                Locale.ROOT,
                "Ranks by PAR2 within each of n = %d sets (%s), 1 is best, ties shared; only solvers that were asked on all of"
                        + " them. Friedman: chi-squared(%d) = %.2f, p %s. %sNemenyi: at the level of 0.05, average ranks"
                        + " that lie less than the critical difference of %.2f apart are not different; such solvers share"
                        + " a letter.%s",
                nemenyi.sets(),
                ranking.sets().stream().collect(Collectors.joining(", ")),
                solvers - 1,
                nemenyi.friedman().chiSquared(),
                equalTo(nemenyi.friedman().pValue()),
                f,
                nemenyi.criticalDifference(),
                nemenyi.sets() < FEW
                        ? " With fewer than " + FEW + " sets, read this as a description, not as a test."
                        : "");
    }

    /** A p-value as it stands behind the letter. */
    static String equalTo(double probability) {
        String text = Cell.probability(probability).text();
        return text.startsWith("<") ? text : "= " + text;
    }
}
