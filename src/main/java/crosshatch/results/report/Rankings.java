package crosshatch.results.report;

import crosshatch.results.report.statistics.CriticalDifference;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ranks solvers over several independent sets by PAR2, with Friedman's test and Nemenyi's test for the differences. */
public final class Rankings {
    private static final int FEW_SETS = 5;

    private Rankings() {}

    /**
     * A ranking over the sets of one kind of runs and one limit.
     *
     * @param title the kind, and the limit if the kind has several
     * @param sets the sets over which solvers are ranked
     * @param within the sets that are left out because they are part of another set; the value is the larger set
     * @param unsolved the sets that are left out because no solver solved a puzzle
     * @param nemenyi the test of the solvers that ran on all of these sets, by their labels
     */
    public record Ranking(
            Line.Kind kind,
            String title,
            List<String> sets,
            Map<String, String> within,
            List<String> unsolved,
            CriticalDifference nemenyi) {}

    /** The common properties of summaries that are ranked together; PAR2 depends on the limit. */
    private record Group(Line.Kind kind, double limitMicros) {}

    /**
     * Makes a ranking for each kind of runs and limit with at least two sets and two solvers that ran on all of them. Sets that
     * are part of another set, and sets without a solved puzzle, are left out.
     */
    public static List<Ranking> of(Lines lines, List<Summary> summaries) {
        Map<String, String> within = within(lines);
        Map<Group, List<Summary>> groups = summaries.stream()
                .collect(Collectors.groupingBy(
                        each -> new Group(each.line().kind(), each.limitMicros()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        List<Ranking> rankings = new ArrayList<>();
        groups.forEach((group, those) -> {
            boolean alone = groups.keySet().stream()
                    .noneMatch(other -> !other.equals(group) && other.kind().equals(group.kind()));
            String title = group.kind() + (alone ? "" : ", " + limit(group.limitMicros()));
            ranking(group.kind(), title, those, within).ifPresent(rankings::add);
        });
        return rankings;
    }

    private static String limit(double micros) {
        return Double.isFinite(micros) ? "limit of " + micros / 1e6 + " s" : "no limit";
    }

    /** Returns the sets that are part of another set. Of two sets with the same puzzles, it is the later one by name. */
    private static Map<String, String> within(Lines lines) {
        Map<String, String> within = new LinkedHashMap<>();
        lines.database().query("""
                WITH ids AS (SELECT DISTINCT "set", puzzle_id FROM puzzles JOIN lines USING (line)),
                sizes AS (SELECT "set", count(*) AS size FROM ids GROUP BY "set"),
                shared AS (
                  SELECT a."set" AS small, b."set" AS large, count(*) AS shared
                  FROM ids a JOIN ids b ON a.puzzle_id = b.puzzle_id AND a."set" <> b."set"
                  GROUP BY ALL
                )
                SELECT small, large
                FROM shared JOIN sizes s ON s."set" = small JOIN sizes l ON l."set" = large
                WHERE shared = s.size AND (s.size < l.size OR small > large)
                ORDER BY small, large
                """, found -> {
            while (found.next()) within.putIfAbsent(found.getString("small"), found.getString("large"));
        });
        return within;
    }

    private static Optional<Ranking> ranking(
            Line.Kind kind, String title, List<Summary> summaries, Map<String, String> within) {
        Map<String, Map<String, Summary>> solvers = new LinkedHashMap<>();
        Map<String, String> leftOut = new LinkedHashMap<>();
        List<String> asked = summaries.stream().map(Summary::set).distinct().toList();
        List<String> unsolved = asked.stream()
                .filter(set -> summaries.stream().noneMatch(each -> each.set().equals(set) && each.solved() > 0))
                .toList();
        for (Summary each : summaries) {
            String larger = within.get(each.set());
            if (larger != null && asked.contains(larger)) leftOut.put(each.set(), larger);
            else if (!unsolved.contains(each.set()))
                solvers.computeIfAbsent(each.solver(), solver -> new LinkedHashMap<>())
                        .put(each.set(), each);
        }
        List<String> sets = asked.stream()
                .filter(set -> !leftOut.containsKey(set) && !unsolved.contains(set))
                .toList();
        solvers.values().removeIf(each -> each.size() < sets.size());
        return sets.size() > 1 && solvers.size() > 1
                ? Optional.of(new Ranking(kind, title, sets, leftOut, unsolved, nemenyi(sets, solvers)))
                : Optional.empty();
    }

    private static CriticalDifference nemenyi(List<String> sets, Map<String, Map<String, Summary>> solvers) {
        double[][] scores = sets.stream()
                .map(set -> solvers.values().stream()
                        .mapToDouble(each -> score(each, set))
                        .toArray())
                .toArray(double[][]::new);
        List<String> labels = solvers.values().stream()
                .map(each -> each.values().iterator().next().label())
                .toList();
        return CriticalDifference.of(labels, scores);
    }

    /** Returns the PAR2 of a solver. Without a limit, a solver with an unsolved puzzle comes last. */
    private static double score(Map<String, Summary> ofSolver, String set) {
        Summary summary = ofSolver.get(set);
        return summary == null ? Double.POSITIVE_INFINITY : summary.par2Micros().orElse(Double.POSITIVE_INFINITY);
    }

    static List<Table> tables(Lines lines, List<Summary> summaries) {
        return of(lines, summaries).stream()
                .map(ranking -> table(ranking, summaries))
                .toList();
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
                Ids.of("ranks", ranking.title()),
                "Average ranks over sets, " + ranking.title(),
                List.of(
                        Column.text("solver", "solver"),
                        Column.number("average_rank", "average rank"),
                        Column.text("group", "not different")),
                rows,
                Caveats.after(
                        method(ranking),
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

    private static List<String> method(Ranking ranking) {
        CriticalDifference nemenyi = ranking.nemenyi();
        int solvers = nemenyi.solvers().size();
        return Stream.of(
                        Stream.of(String.format(
                                Locale.ROOT,
                                "Solvers that ran on all of n = %d sets are ranked by PAR2 within each set: %s. Rank 1 is the best,"
                                        + " and equal solvers share a rank.",
                                nemenyi.sets(),
                                CodeMarks.of(ranking.sets()))),
                        leftOut(ranking),
                        Stream.of(
                                String.format(
                                        Locale.ROOT,
                                        "Friedman's test: chi-squared(%d) = %.2f, p %s.",
                                        solvers - 1,
                                        nemenyi.friedman().chiSquared(),
                                        Cell.probability(nemenyi.friedman().pValue())
                                                .equation()),
                                imanAndDavenport(nemenyi),
                                String.format(
                                        Locale.ROOT,
                                        "Nemenyi's test at the significance level of 0.05: two average ranks are different if they lie at least the"
                                                + " critical difference of %.2f apart. If they are not different, the two solvers have a common letter in"
                                                + " the column `not different`.",
                                        nemenyi.criticalDifference()),
                                nemenyi.sets() < FEW_SETS
                                        ? "With fewer than " + FEW_SETS
                                                + " sets, read this as a description, not as a test."
                                        : ""))
                .flatMap(each -> each)
                .toList();
    }

    private static String imanAndDavenport(CriticalDifference nemenyi) {
        int freedom = nemenyi.solvers().size() - 1;
        return Double.isFinite(nemenyi.friedman().f())
                ? String.format(
                        Locale.ROOT,
                        "Test of Iman and Davenport: F(%d, %d) = %.2f, p %s.",
                        freedom,
                        freedom * (nemenyi.sets() - 1),
                        nemenyi.friedman().f(),
                        Cell.probability(nemenyi.friedman().fPValue()).equation())
                : "The solvers have the same ranks on all sets.";
    }

    private static Stream<String> leftOut(Ranking ranking) {
        return Stream.concat(
                ranking.within().entrySet().stream()
                        .map(each -> "Left out: " + CodeMarks.of(each.getKey()) + ", because all its puzzles are in "
                                + CodeMarks.of(each.getValue()) + "."),
                ranking.unsolved().stream()
                        .map(set ->
                                "Left out: " + CodeMarks.of(set) + ", because no solver solved any of its puzzles."));
    }
}
