package crosshatch.experiment.pack;

import crosshatch.puzzle.Grid;
import crosshatch.results.Verdict;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * An answer of a solver in the records, once for all runs that gave it. For an answer that was unconfirmed in the warm-up and
 * confirmed later, the confirmed verdict counts.
 *
 * @param puzzleId the fingerprint of the puzzle
 * @param solver its configuration, with the number of a twin
 * @param claim the reported status in one word
 * @param verdict the recorded verdict
 * @param solutions the number of solutions that it shows
 * @param ids the fingerprints of the first two of them, sorted
 */
record RecordedAnswer(
        PackedPuzzle.Place place,
        String puzzleId,
        String solver,
        String question,
        String claim,
        Verdict verdict,
        long solutions,
        List<String> ids) {
    private static final String SQL = """
            SELECT *
            FROM (
              SELECT "set", position, variant, puzzle_id, solver, question, claim, verdict, solutions, solution_ids
              FROM runs
              WHERE phase <> 'warmup' OR variant <> 'warmup' -- of isomorphs that no pack holds
              GROUP BY ALL)
            QUALIFY verdict <> 'unconfirmed' OR NOT bool_or(verdict = 'correct') OVER (
              PARTITION BY "set", position, variant, puzzle_id, solver, question, claim, solutions, solution_ids)
            ORDER BY ALL
            """;

    /** The most solutions that records name. */
    private static final int MOST_NAMED = 2;

    /** The number of solutions, from and to, in each word for a status, and whether it excludes others. */
    private static final Map<String, Shape> SHAPES = Map.of(
            "solved", new Shape(1, 1, false),
            "unique", new Shape(1, 1, true),
            "several", new Shape(2, 2, false),
            "no-solution", new Shape(0, 0, true),
            "counted", new Shape(0, Question.MAX_COUNT, true),
            "at-least", new Shape(1, Question.MAX_COUNT, false));

    /** Returns the words of statuses that state something about a puzzle. */
    static Set<String> claims() {
        return SHAPES.keySet();
    }

    private record Shape(long least, long most, boolean exhausted) {}

    /** Passes on the answers, grouped by puzzle. */
    static void byPuzzle(RunDatabase runs, Consumer<List<RecordedAnswer>> answers) {
        runs.query(SQL, rows -> {
            List<RecordedAnswer> ofPuzzle = new ArrayList<>();
            while (rows.next()) {
                RecordedAnswer next = of(rows);
                if (!ofPuzzle.isEmpty() && !ofPuzzle.get(0).place.equals(next.place)) {
                    answers.accept(List.copyOf(ofPuzzle));
                    ofPuzzle.clear();
                }
                ofPuzzle.add(next);
            }
            if (!ofPuzzle.isEmpty()) answers.accept(ofPuzzle);
        });
    }

    /** The number of answered puzzles, and of puzzles with a refutation. */
    record Extent(long puzzles, long refuted) {
        static Extent of(RunDatabase runs) {
            return runs.list("""
                    SELECT count(*), count_if(refuted) FROM (
                      SELECT "set", position, variant, bool_or(claim IN ('unique', 'no-solution')
                        OR (claim = 'counted' AND solutions <= 2)) AS refuted
                      FROM runs WHERE phase <> 'warmup' OR variant <> 'warmup' GROUP BY ALL)
                    """, row -> new Extent(row.getLong(1), row.getLong(2)))
                    .get(0);
        }
    }

    private static RecordedAnswer of(ResultSet row) throws SQLException {
        String ids = row.getString("solution_ids");
        return new RecordedAnswer(
                new PackedPuzzle.Place(row.getString("set"), row.getLong("position"), row.getString("variant")),
                row.getString("puzzle_id"),
                row.getString("solver"),
                row.getString("question"),
                row.getString("claim"),
                Verdict.of(row.getString("verdict")),
                row.getLong("solutions"),
                ids.isEmpty()
                        ? List.of()
                        : List.of(ids.split(" ")).stream().sorted().toList());
    }

    /** Returns whether it states anything about the puzzle. */
    boolean saysSomething() {
        return SHAPES.containsKey(claim);
    }

    /** Returns whether it excludes all solutions except those that it shows. */
    boolean exhausted() {
        Shape shape = SHAPES.get(claim);
        return shape != null && shape.exhausted;
    }

    /** Returns whether the experiment counts it as an answer. */
    boolean isRecordedAsRight() {
        return verdict == Verdict.CORRECT || verdict == Verdict.UNCONFIRMED;
    }

    /** Returns whether each of its solutions has an id. */
    boolean namesAll() {
        return ids.size() == solutions;
    }

    /** Returns the reason why no solver can have given this answer, for people; empty if it is possible. */
    Optional<String> nonsense() {
        Shape shape = SHAPES.get(claim);
        if (shape == null) return Optional.of("the answer " + claim + " is recorded as " + verdict.word());
        boolean fits =
                shape.least <= solutions && solutions <= shape.most && ids.size() == Math.min(solutions, MOST_NAMED);
        return fits
                ? Optional.empty()
                : Optional.of("the answer " + claim + " is recorded with " + solutions + " solutions and " + ids.size()
                        + " ids of solutions");
    }

    /**
     * Returns the answer as a claim.
     *
     * @param grids one for each id, if it {@linkplain #namesAll names all}
     */
    Claim claim(List<Grid> grids) {
        return switch (claim) {
            case "solved" -> new Claim.Solved(grids.get(0));
            case "unique" -> new Claim.Unique(grids.get(0));
            case "several" -> new Claim.Several(grids.get(0), grids.get(1));
            case "no-solution" -> new Claim.NoSolution();
            default -> new Claim.Counted(grids, exhausted());
        };
    }

    /** Describes the answer for people. */
    @Override
    public String toString() {
        return place + ": " + solver + ", question " + question + ": " + claim;
    }
}
