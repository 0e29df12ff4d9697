package crosshatch.results.report.figure;

import crosshatch.results.report.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The values of each line in ascending order. If there are many values, some of them are selected, and each keeps its exact rank.
 * Equal parts of the ranks give equally many values. The largest values give more, spread logarithmically from the end.
 */
final class Ranking {
    private static final int FEW_PUZZLES = 600;
    private static final int EVEN_RANKS = 400;
    private static final int RANKS_A_DECADE = 40;

    private static final String SQL = """
            SELECT line, rank, value, n FROM (
              SELECT line, value, row_number() OVER (PARTITION BY line ORDER BY value) AS rank,
                count(*) OVER (PARTITION BY line) AS n
              FROM (%1$s))
            WHERE n <= %2$d OR rank IN (1, n) OR rank * %3$d // n <> (rank - 1) * %3$d // n
              OR floor(%4$d * log10(n - rank + 1)) <> floor(%4$d * log10(n - rank + 2))
            ORDER BY line, rank
            """;

    /**
     * A value at its rank.
     *
     * @param rank the rank from 1
     */
    record Ranked(long rank, double value) {}

    private final Map<Integer, List<Ranked>> byLine = new LinkedHashMap<>();
    private boolean thinned;

    private Ranking() {}

    /**
     * Ranks the values of a query.
     *
     * @param values a query with columns named line and value
     */
    static Ranking of(Panel panel, String values) {
        Ranking ranking = new Ranking();
        panel.runs().query(SQL.formatted(values, FEW_PUZZLES, EVEN_RANKS, RANKS_A_DECADE), rows -> {
            while (rows.next()) {
                ranking.byLine
                        .computeIfAbsent(rows.getInt("line"), line -> new ArrayList<>())
                        .add(new Ranked(rows.getLong("rank"), rows.getDouble("value")));
                ranking.thinned |= rows.getLong("n") > FEW_PUZZLES;
            }
        });
        return ranking;
    }

    List<Ranked> of(Line line) {
        return byLine.getOrDefault(line.number(), List.of());
    }

    boolean isEmpty() {
        return byLine.isEmpty();
    }

    double least() {
        return byLine.values().stream()
                .mapToDouble(values -> values.get(0).value())
                .min()
                .orElseThrow();
    }

    double most() {
        return byLine.values().stream()
                .mapToDouble(values -> values.get(values.size() - 1).value())
                .max()
                .orElseThrow();
    }

    /** Returns a note if not all values are drawn; empty otherwise. */
    String caption() {
        return thinned
                ? String.format(
                        Locale.ROOT,
                        " Each line is drawn through about %d puzzles of its solver, more of them among the slowest puzzles."
                                + " Their positions are exact.",
                        EVEN_RANKS)
                : "";
    }
}
