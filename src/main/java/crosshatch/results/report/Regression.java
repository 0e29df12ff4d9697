package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.Ratio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares two experiments puzzle by puzzle: changes of answers, counters and times, and runs in only one of them. A pair is a
 * puzzle that the same solver answered with the same task in both experiments. Puzzles are the same if they have the same id.
 *
 * @param lines one line for each solver with pairs
 * @param unmatched the solvers, tasks and puzzles that only one experiment has
 */
public record Regression(List<Line> lines, Unmatched unmatched) {
    private static final String SQL = """
            SELECT solver, question, puzzle_id,
              min(format('{} #{}{}', "set", position, CASE WHEN variant = '' THEN '' ELSE ' ' || variant END)) AS place,
              min(format('{} #{}', "set", position)) AS original,
              bool_and(cut) AS cut, min(claim) AS claim,
              any_value(ns) AS nanos, min(counts) FILTER (NOT cut) AS counts,
              min(normalised) FILTER (NOT cut) AS normalised
            FROM (%s) LEFT JOIN (%s) USING (solver, question, puzzle_id)
            GROUP BY solver, question, puzzle_id
            ORDER BY solver, question, min(place_in_records)
            """.formatted(
            CounterText.WITH_CUT, ForkTimes.ofPuzzles("solver, question, puzzle_id", "(" + CounterText.SQL + ")"));

    private record Key(String solver, String question, String puzzleId) {}

    /**
     * All repetitions and forks of a solver on a puzzle.
     *
     * @param place the place of the puzzle, for people
     * @param original the original of the puzzle, which its isomorphs share
     * @param cut whether every run ended at a limit or in a crash, as {@code claim} states; then there is no time and no
     *     counter
     * @param nanos the time of the runs that were not cut off, see {@link ForkTimes}
     * @param counts the counters of one of these runs
     */
    private record Runs(String place, String original, boolean cut, String claim, double nanos, String counts) {}

    /**
     * The comparison of one solver in two experiments.
     *
     * @param pairs the number of puzzles that the solver answered in both experiments
     * @param open the number of puzzles that the solver answered in neither experiment
     * @param lost texts for people on the puzzles that the solver answered only in the earlier experiment, or with another status
     *     in the later one
     * @param changed texts for people on the lost puzzles, and on the pairs whose counters differ
     * @param ratio the geometric mean over pairs of the later time divided by the earlier time; NaN without pairs
     * @param low the lower end of the 95 % bootstrap interval of the ratio over puzzles with their isomorphs; NaN for too few
     *     puzzles
     * @param high the upper end of the interval; NaN for too few puzzles
     */
    public record Line(
            String solver,
            int pairs,
            int open,
            List<String> lost,
            List<String> changed,
            double ratio,
            double low,
            double high) {
        /** Returns whether the whole interval of the ratio of times is above a tolerance. */
        public boolean isSlower(double tolerance) {
            return low > tolerance;
        }
    }

    /**
     * The solvers, tasks and puzzles that the other experiment does not have. Puzzles of unmatched solvers and tasks are not
     * listed again.
     *
     * @param before texts for people on everything that only the earlier experiment has
     * @param now texts for people on everything that only the later experiment has
     */
    public record Unmatched(List<String> before, List<String> now) {
        /** Returns whether both experiments have the same solvers, tasks and puzzles. */
        public boolean isEmpty() {
            return before.isEmpty() && now.isEmpty();
        }
    }

    /** Compares two experiments, each in one or several directories. */
    public static Regression of(RunDatabase before, RunDatabase now) {
        return of(runs(before, "counts"), runs(now, "counts"));
    }

    /**
     * Compares two solvers of one experiment, such as two releases of a library, by the counters that all releases have.
     *
     * @param before the spec of the first solver
     * @param now the spec of the second solver
     */
    public static Regression between(RunDatabase runs, String before, String now) {
        Map<Key, Runs> all = runs(runs, "normalised");
        return of(only(before, all, now), only(now, all, now));
    }

    private static Map<Key, Runs> only(String solver, Map<Key, Runs> all, String called) {
        Map<Key, Runs> own = new LinkedHashMap<>();
        all.forEach((key, runs) -> {
            if (key.solver.equals(solver)) own.put(new Key(called, key.question, key.puzzleId), runs);
        });
        return own;
    }

    private static Regression of(Map<Key, Runs> then, Map<Key, Runs> later) {
        Map<String, Map<Key, Runs>> common = new LinkedHashMap<>();
        later.forEach((key, runs) -> {
            if (then.containsKey(key)) {
                common.computeIfAbsent(key.solver, solver -> new LinkedHashMap<>())
                        .put(key, runs);
            }
        });
        List<Line> lines = new ArrayList<>();
        common.forEach((solver, runs) -> lines.add(line(solver, then, runs)));
        return new Regression(lines, new Unmatched(only(then, later), only(later, then)));
    }

    private static Map<Key, Runs> runs(RunDatabase database, String counts) {
        Map<Key, Runs> runs = new LinkedHashMap<>();
        database.query(SQL, rows -> {
            while (rows.next()) {
                runs.put(
                        new Key(rows.getString("solver"), rows.getString("question"), rows.getString("puzzle_id")),
                        new Runs(
                                rows.getString("place"),
                                rows.getString("original"),
                                rows.getBoolean("cut"),
                                rows.getString("claim"),
                                rows.getDouble("nanos"),
                                Objects.requireNonNullElse(rows.getString(counts), "")));
            }
        });
        return runs;
    }

    private static Line line(String solver, Map<Key, Runs> before, Map<Key, Runs> now) {
        List<String> lost = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        double[] nanosBefore = new double[now.size()];
        double[] nanosNow = new double[now.size()];
        List<String> originals = new ArrayList<>();
        int pairs = 0;
        int open = 0;
        for (Map.Entry<Key, Runs> each : now.entrySet()) {
            Runs later = each.getValue();
            Runs old = before.getOrDefault(each.getKey(), later);
            String place = later.place + ", " + each.getKey().question + ": ";
            if (old.cut && later.cut) {
                open++;
            } else if (later.cut || !(old.cut || old.claim.equals(later.claim))) {
                lost.add(place + old.claim + ", then " + later.claim);
                changed.add(place + old.claim + ", then " + later.claim);
            } else if (!old.cut) {
                originals.add(later.original);
                nanosBefore[pairs] = old.nanos;
                nanosNow[pairs++] = later.nanos;
                if (!later.counts.equals(old.counts))
                    changed.add(place + CounterText.difference(old.counts, later.counts));
            }
        }
        Ratio ratio = Ratio.ofGeometricMeans(
                new double[][] {Arrays.copyOf(nanosNow, pairs)},
                new double[][] {Arrays.copyOf(nanosBefore, pairs)},
                Clusters.of(originals));
        return new Line(solver, pairs, open, lost, changed, ratio.ratio(), ratio.low(), ratio.high());
    }

    /** Returns the keys that only {@code here} has. */
    private static List<String> only(Map<Key, Runs> here, Map<Key, Runs> there) {
        Set<String> solvers = solvers(there);
        Set<String> questions = questions(there);
        Set<String> puzzles = there.keySet().stream().map(Key::puzzleId).collect(Collectors.toSet());
        Set<String> only = new LinkedHashSet<>();
        here.forEach((key, runs) -> {
            if (there.containsKey(key)) return;
            if (!solvers.contains(key.solver)) only.add("solver " + key.solver);
            else if (!questions.contains(key.question)) only.add("question " + key.question);
            else if (!puzzles.contains(key.puzzleId)) only.add("puzzle " + runs.place);
            else only.add(key.solver + " on " + runs.place + ", question " + key.question);
        });
        return List.copyOf(only);
    }

    private static Set<String> solvers(Map<Key, Runs> runs) {
        return runs.keySet().stream().map(Key::solver).collect(Collectors.toSet());
    }

    private static Set<String> questions(Map<Key, Runs> runs) {
        return runs.keySet().stream().map(Key::question).collect(Collectors.toSet());
    }
}
