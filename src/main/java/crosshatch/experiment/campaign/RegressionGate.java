package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Regression;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether an experiment is as good as an earlier experiment. Both must have the same solvers, tasks, puzzles and counters,
 * and on request about the same times.
 *
 * @param before the directory of the earlier experiment; null for no comparison
 * @param tolerance the gate closes if a solver is significantly slower by more than this ratio; null for any time
 * @param unmatchedAllowed whether the gate may be open although one side has solvers, tasks or puzzles that the other lacks
 */
public record RegressionGate(
        @Nullable Path before, @Nullable Double tolerance, boolean unmatchedAllowed) {
    private static final int SHOWN_REGRESSIONS = 10;

    /**
     * Checks, before anything runs, that the earlier experiment can be read.
     *
     * @throws InputException if the earlier experiment cannot be read
     */
    public void requireReadable() {
        if (before != null) RunDatabase.open(List.of(before)).close();
    }

    /**
     * Compares the experiments.
     *
     * @param messages receives the comparison of each solver, and the solvers, tasks and puzzles that only one side has
     * @return true if there is no comparison, or nothing is worse
     */
    public boolean isOpen(RunDatabase now, Messages messages) {
        if (before == null) return true;
        Regression regression;
        List<String> madeBy;
        try (RunDatabase earlier = RunDatabase.open(List.of(before))) {
            earlier.notes().forEach(note -> messages.say("note: " + note));
            regression = Regression.of(earlier, now);
            madeBy = madeBy(earlier);
        }
        boolean open = true;
        if (regression.lines().isEmpty()) {
            messages.alarm(
                    "nothing to compare with " + before + ": no solver answered the same puzzle in both experiments");
            open = false;
        } else {
            messages.say("Compared with " + before
                    + ": time now divided by time before, geometric mean over puzzles, 95 % interval");
        }
        if (!madeBy.equals(madeBy(now))) {
            messages.say("note: the times were measured under different conditions: before with "
                    + String.join(" and ", madeBy) + "; now with " + String.join(" and ", madeBy(now)));
        }
        for (Regression.Line line : regression.lines()) open &= isOpen(line, messages);
        Regression.Unmatched unmatched = regression.unmatched();
        print("only in " + before + ": ", unmatched.before(), messages);
        print("only in this experiment: ", unmatched.now(), messages);
        if (!unmatched.isEmpty() && !unmatchedAllowed) {
            messages.alarm("some solvers, tasks or puzzles are in only one of the experiments, so the check fails");
        }
        return open && (unmatchedAllowed || unmatched.isEmpty());
    }

    /** Returns the machine and program of the runs, without the commit, which differs for every tested change. */
    private static List<String> madeBy(RunDatabase runs) {
        return runs.list(
                "SELECT DISTINCT jdk, machine FROM measured ORDER BY jdk, machine",
                row -> row.getString("jdk").isEmpty()
                        ? "a JDK that was not recorded"
                        : row.getString("jdk") + " on " + row.getString("machine"));
    }

    private void print(String where, List<String> what, Messages messages) {
        Stream<String> lines = what.stream().limit(SHOWN_REGRESSIONS).map(each -> where + each);
        int more = what.size() - SHOWN_REGRESSIONS;
        Stream.concat(lines, more > 0 ? Stream.of(where + more + " more") : Stream.of())
                .forEach(unmatchedAllowed ? messages::say : messages::alarm);
    }

    private boolean isOpen(Regression.Line line, Messages messages) {
        messages.say("  " + line.solver() + ": " + times(line)
                + (line.open() > 0 ? "; " + line.open() + " puzzles unsolved in both" : ""));
        boolean slower = tolerance != null && line.isSlower(tolerance);
        if (slower) messages.alarm("slower: " + line.solver() + " takes more than " + tolerance + " times as long");
        line.changed().stream()
                .limit(SHOWN_REGRESSIONS)
                .forEach(change -> messages.alarm("changed: " + line.solver() + " on " + change));
        int more = line.changed().size() - SHOWN_REGRESSIONS;
        if (more > 0) messages.alarm("changed: " + line.solver() + ": " + more + " more puzzles");
        return !slower && line.changed().isEmpty();
    }

    private static String times(Regression.Line line) {
        if (line.pairs() == 0) return "no puzzle solved in both";
        String interval = Double.isNaN(line.low())
                ? "too few puzzles for an interval"
                : String.format(Locale.ROOT, "%.3f to %.3f", line.low(), line.high());
        String puzzles = line.pairs() == 1 ? "1 puzzle" : String.format(Locale.ROOT, "%,d puzzles", line.pairs());
        return String.format(Locale.ROOT, "%.3f (%s), %s", line.ratio(), interval, puzzles);
    }
}
