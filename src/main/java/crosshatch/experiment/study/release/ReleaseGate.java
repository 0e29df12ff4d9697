package crosshatch.experiment.study.release;

import crosshatch.base.InputException;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Regression;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether a release of a library is as good as another, on a {@link Suite}. The two releases take turns in one experiment.
 * Answers and counters decide, because they do not depend on the machine; times only cause warnings, unless
 * {@link Allowed} limits them.
 */
public final class ReleaseGate {
    private static final String BAD = """
            SELECT DISTINCT "set" || ' #' || position || ': ' || claim || ', ' || verdict || coalesce(', ' || left(detail, 200), '')
            FROM measured WHERE solver = %s AND verdict IN ('wrong', 'crashed') ORDER BY 1
            """;

    private static final String EFFORT = """
            SELECT sum(head.effort)::DOUBLE / nullif(sum(base.effort), 0)
            FROM (SELECT "set", position, variant, coalesce(decisions, 0) + coalesce(conflicts, 0) AS effort
                  FROM measured WHERE solver = %s AND verdict IN ('correct', 'unconfirmed')) base
            JOIN (SELECT "set", position, variant, coalesce(decisions, 0) + coalesce(conflicts, 0) AS effort
                  FROM measured WHERE solver = %s AND verdict IN ('correct', 'unconfirmed')) head
              USING ("set", position, variant)
            """;

    private final Family base;
    private final Family head;
    private final Suite suite;
    private final Allowed allowed;
    private final Predicate<SolverSpec> answerable;
    private final Bisection.Runner runner;

    /**
     * The differences that do not close the gate.
     *
     * @param moreSearch the largest ratio of decisions and conflicts in all; 0 if no counter may change
     * @param time the largest ratio of times; null for any
     */
    public record Allowed(double moreSearch, @Nullable Double time) {
        /** Allows slower times, but no other counters. */
        public static final Allowed SLOWER = new Allowed(0, null);
    }

    /**
     * One configuration, with both releases.
     *
     * @param base the spec with the earlier release
     * @param head the spec with the release under test
     * @param compared answers, counters and times; null if the two have no puzzle in common
     * @param bad puzzles on which head was wrong or broke, for people
     * @param badBefore puzzles on which base was wrong or broke, for people
     * @param effort decisions and conflicts, head divided by base, on puzzles that both solved; NaN if there are none
     */
    public record Row(
            SolverSpec base,
            SolverSpec head,
            Regression.Line compared,
            List<String> bad,
            List<String> badBefore,
            double effort) {}

    /**
     * The result of a gate.
     *
     * @param closed the reasons why head is worse than base, for people; empty if it is not worse
     * @param warnings notes on further differences, for people
     * @param lacking the configurations that one of the two releases does not have
     * @param directory the directory of all runs
     */
    public record Result(
            Family base,
            Family head,
            Suite suite,
            Allowed allowed,
            List<Row> rows,
            List<String> closed,
            List<String> warnings,
            List<String> lacking,
            Path directory) {
        /** Returns whether no difference closes the gate. */
        public boolean isOpen() {
            return closed.isEmpty();
        }
    }

    /**
     * Prepares a comparison of two releases.
     *
     * @param base the earlier release
     * @param head the release under test, of the same library
     * @throws InputException if the two are not of one family
     */
    public ReleaseGate(Family base, Family head, Suite suite, Allowed allowed, ReleaseRuns runs) {
        this(base, head, suite, allowed, runs::canBeAsked, runs::complete);
    }

    /**
     * Prepares a comparison with a given test of solvers.
     *
     * @param answerable returns whether a solver accepts the puzzles
     */
    ReleaseGate(
            Family base,
            Family head,
            Suite suite,
            Allowed allowed,
            Predicate<SolverSpec> answerable,
            Bisection.Runner runner) {
        if (!base.line().equals(head.line()) || base.library().isEmpty()) {
            throw new InputException("found " + base.name() + " and " + head.name()
                    + ", expected two releases of one library, such as choco@4.10.17 and choco");
        }
        if (base.name().equals(head.name())) {
            throw new InputException("found " + base.name() + " twice, expected two different releases");
        }
        this.base = base;
        this.head = head;
        this.suite = suite;
        this.allowed = allowed;
        this.answerable = answerable;
        this.runner = runner;
    }

    /** Makes the missing runs and compares the releases. */
    public Result run() {
        List<String> lacking = new ArrayList<>();
        List<SolverSpec> bases = new ArrayList<>();
        List<SolverSpec> heads = new ArrayList<>();
        for (String options : suite.options(base)) {
            SolverSpec before = SolverCatalog.standard().spec(base.name() + options);
            SolverSpec now = SolverCatalog.standard().spec(head.name() + options);
            if (has(before) && has(now)) {
                bases.add(before);
                heads.add(now);
            } else {
                lacking.add(base.line() + options);
            }
        }
        List<SolverSpec> all = Stream.concat(bases.stream(), heads.stream()).toList();
        Path place = runner.complete("gate", all);
        List<Row> rows = new ArrayList<>();
        List<String> closed = new ArrayList<>();
        try (RunDatabase database = ReleaseRuns.open(place)) {
            for (int at = 0; at < bases.size(); at++) rows.add(row(database, bases.get(at), heads.get(at)));
            closed.addAll(WrongAnswers.contradictions(database).values());
        }
        List<String> warnings = new ArrayList<>();
        rows.forEach(row -> judge(row, closed, warnings));
        return new Result(base, head, suite, allowed, rows, closed, warnings, lacking, place);
    }

    /** Returns whether a release has all options of a configuration, and accepts the puzzles. */
    private boolean has(SolverSpec spec) {
        try {
            spec.family().check(spec);
            return answerable.test(spec);
        } catch (InputException lacking) {
            return false;
        }
    }

    private static Row row(RunDatabase database, SolverSpec base, SolverSpec head) {
        Regression regression = Regression.between(database, base.toString(), head.toString());
        Regression.Line compared = regression.lines().stream()
                .findFirst()
                .orElseThrow(() -> new InputException(
                        "found no puzzle that both " + base + " and " + head + " answered, expected at least one"));
        return new Row(base, head, compared, bad(database, head), bad(database, base), effort(database, base, head));
    }

    private static List<String> bad(RunDatabase database, SolverSpec solver) {
        return database.list(BAD.formatted(RunDatabase.quoted(solver.toString())), row -> row.getString(1));
    }

    private static double effort(RunDatabase database, SolverSpec base, SolverSpec head) {
        return database.list(
                        EFFORT.formatted(RunDatabase.quoted(base.toString()), RunDatabase.quoted(head.toString())),
                        row -> {
                            double ratio = row.getDouble(1);
                            return row.wasNull() ? Double.NaN : ratio;
                        })
                .get(0);
    }

    private static String changed(Row row, int puzzles) {
        String example = row.compared.changed().stream()
                .filter(each -> !row.compared.lost().contains(each))
                .findFirst()
                .orElseThrow();
        return row.head + ": counters changed on " + puzzles + " of " + row.compared.pairs() + " puzzles, such as "
                + example;
    }

    private static String slower(Row row) {
        Regression.Line times = row.compared;
        return String.format(
                Locale.ROOT,
                "%s takes %.2f times as long (95 %% %.2f to %.2f)",
                row.head,
                times.ratio(),
                times.low(),
                times.high());
    }

    private void judge(Row row, List<String> closed, List<String> warnings) {
        row.bad.forEach(each -> closed.add(row.head + " on " + each));
        row.compared.lost().forEach(each -> closed.add(row.head + " on " + each));
        int counted = row.compared.changed().size() - row.compared.lost().size();
        double moreSearch = allowed.moreSearch;
        if (moreSearch == 0 && counted > 0) {
            closed.add(changed(row, counted));
        } else if (moreSearch > 0 && row.effort > moreSearch) {
            closed.add(String.format(
                    Locale.ROOT,
                    "%s takes %.2f times as many decisions and conflicts, expected at most %.2f times",
                    row.head,
                    row.effort,
                    moreSearch));
        } else if (counted > 0) {
            warnings.add(changed(row, counted));
        }
        if (allowed.time != null && row.compared.isSlower(allowed.time)) {
            closed.add(slower(row) + String.format(Locale.ROOT, ", expected at most %.2f times", allowed.time));
        } else if (row.compared.isSlower(1)) {
            warnings.add(slower(row));
        } else if (allowed.time != null && Double.isNaN(row.compared.low())) {
            warnings.add(row.head + ": too few puzzles for an interval of times, so the tolerance has no effect");
        }
        if (!row.badBefore.isEmpty()) {
            warnings.add(row.base + " gave a wrong answer or crashed on " + row.badBefore.size() + " puzzles");
        }
    }
}
