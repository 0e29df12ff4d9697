package crosshatch.results.report.page;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/**
 * The puzzles whose runs a page contains, as the table {@code chosen}: {@code puzzle} (a number from 0), {@code set,
 * position, variant, puzzle_id, drawn, size}. It contains all puzzles of a small set. For a larger set, one half of the table are
 * puzzles drawn at random, all with the same probability; for these, {@code drawn} is true. The other half are puzzles that
 * readers look for: first those with a wrong answer or a crash, then the slowest of each line, then puzzles that some line did
 * not solve.
 */
final class PuzzleSample {
    /** The largest number of puzzles times lines that a browser draws fluently; the page then has about ten megabytes. */
    static final int MOST_RUNS = 120_000;

    private static final int SLOWEST_PUZZLES = 10;
    private static final String SEED = "1";

    private static final String CHOSEN = """
            CREATE OR REPLACE TEMP TABLE chosen AS
            WITH by_time AS (
              SELECT "set", position, variant, puzzle_id, status IN ('WRONG', 'CRASHED') AS bad, solved,
                row_number() OVER (PARTITION BY line ORDER BY micros DESC, position, variant) AS slowness
              FROM puzzles JOIN lines USING (line)
            ), each AS (
              SELECT "set", position, variant, min(puzzle_id) AS puzzle_id,
                CASE WHEN bool_or(bad) THEN 1 WHEN min(slowness) <= %1$d THEN 2 WHEN NOT bool_and(solved) THEN 3 ELSE 4 END AS why,
                md5('%2$s ' || "set" || ' ' || position || ' ' || variant) AS lot
              FROM by_time GROUP BY "set", position, variant
            ), ranked AS (
              SELECT *,
                count(*) OVER (PARTITION BY "set") AS size,
                row_number() OVER (PARTITION BY "set" ORDER BY lot) AS by_lot,
                row_number() OVER (PARTITION BY "set" ORDER BY why, lot) AS by_why
              FROM each
            ), sets AS (
              SELECT "set", min(line) AS met FROM lines GROUP BY "set"
            )
            SELECT (row_number() OVER (ORDER BY met, position, variant) - 1)::INTEGER AS puzzle,
              "set", position, variant, puzzle_id, size <= %3$d OR by_lot <= %4$d AS drawn, size
            FROM ranked JOIN sets USING ("set")
            WHERE size <= %3$d OR by_lot <= %4$d OR (why < 4 AND by_why <= %4$d)
            """;

    private static final String SHARES = """
            SELECT "set", any_value(size) AS puzzles, count(*) AS shown, count_if(drawn) AS drawn
            FROM chosen GROUP BY "set" ORDER BY min(puzzle)
            """;

    private PuzzleSample() {}

    /**
     * The part of a set on a page.
     *
     * @param puzzles the number of puzzles of the set that were run, variants included
     * @param shown the number of puzzles on the page
     * @param drawn the number of them that were drawn at random
     */
    record Share(String set, long puzzles, long shown, long drawn) {
        boolean isWhole() {
            return shown == puzzles;
        }

        /** Returns a sentence for people, without its end. */
        String sentence() {
            if (isWhole()) return String.format(Locale.ROOT, "all %,d puzzles", puzzles);
            return String.format(
                    Locale.ROOT,
                    "%,d of %,d puzzles: %,d drawn at random (seed %s), the others picked (wrong answers and crashes first,"
                            + " then the %d slowest of each solver, then unsolved ones)",
                    shown,
                    puzzles,
                    drawn,
                    SEED,
                    SLOWEST_PUZZLES);
        }
    }

    /** One puzzle of the sample. */
    record Chosen(Grids.Place place, boolean drawn) {}

    /** Chooses puzzles, and makes the table. */
    static List<Share> choose(Lines lines, int room) {
        RunDatabase runs = lines.database();
        int each = Math.max(2, room / Math.max(1, lines.all().size()));
        runs.execute(CHOSEN.formatted(SLOWEST_PUZZLES, SEED, each, each / 2));
        return runs.list(SHARES, PuzzleSample::share);
    }

    private static Share share(ResultSet row) throws SQLException {
        return new Share(row.getString("set"), row.getLong("puzzles"), row.getLong("shown"), row.getLong("drawn"));
    }

    /** Returns the chosen puzzles by number. */
    static List<Chosen> chosen(Lines lines) {
        return lines.database().list("SELECT * FROM chosen ORDER BY puzzle", PuzzleSample::chosen);
    }

    private static Chosen chosen(ResultSet row) throws SQLException {
        return new Chosen(
                new Grids.Place(
                        row.getString("set"),
                        row.getLong("position"),
                        row.getString("variant"),
                        row.getString("puzzle_id")),
                row.getBoolean("drawn"));
    }
}
