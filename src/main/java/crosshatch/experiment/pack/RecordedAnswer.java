package crosshatch.experiment.pack;

import crosshatch.puzzle.Grid;
import crosshatch.results.Claims;
import crosshatch.results.Words;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.SolverClaim.Kind;
import crosshatch.results.schema.Verdict;
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
 * An answer of a solver in the records, once for all runs that gave it. If an answer was unconfirmed in the warm-up and confirmed
 * later, the record has the confirmed verdict.
 *
 * @param puzzleId the fingerprint of the puzzle
 * @param solver its configuration, with the number of a twin
 * @param claim the reported status
 * @param verdict the recorded verdict
 * @param solutions the number of solutions that the answer shows
 * @param ids the fingerprints of the first two of these solutions, sorted
 */
record RecordedAnswer(
        PackedPuzzle.Place place,
        String puzzleId,
        String solver,
        String question,
        Kind claim,
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

    /** The number of solutions, from and to, of each status, and whether it excludes others. */
    private static final Map<Kind, Shape> SHAPES = Map.of(
            Kind.SOLVED, new Shape(1, 1, false),
            Kind.UNIQUE, new Shape(1, 1, true),
            Kind.SEVERAL, new Shape(2, 2, false),
            Kind.NO_SOLUTION, new Shape(0, 0, true),
            Kind.COUNTED, new Shape(0, Question.MAX_COUNT, true),
            Kind.AT_LEAST, new Shape(1, Question.MAX_COUNT, false));

    /** Returns the statuses that state something about a puzzle. */
    static Set<Kind> claims() {
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
                Words.constant(Kind.class, row.getString("claim")),
                Words.constant(Verdict.class, row.getString("verdict")),
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
        if (shape == null) return Optional.of("the answer " + Words.of(claim) + " is recorded as " + Words.of(verdict));
        boolean fits =
                shape.least <= solutions && solutions <= shape.most && ids.size() == Math.min(solutions, MOST_NAMED);
        return fits
                ? Optional.empty()
                : Optional.of("the answer " + Words.of(claim) + " is recorded with " + solutions + " solutions and "
                        + ids.size() + " ids of solutions");
    }

    /**
     * Returns the answer as a claim.
     *
     * @param grids one for each id, if it {@linkplain #namesAll names all}
     */
    Claim claim(List<Grid> grids) {
        return Claims.of(claim, grids, "");
    }

    /** Describes the answer for people. */
    @Override
    public String toString() {
        return place + ": " + solver + ", question " + question + ": " + Words.of(claim);
    }
}
