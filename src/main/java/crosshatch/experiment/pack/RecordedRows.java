package crosshatch.experiment.pack;

import static crosshatch.results.database.RunDatabase.quoted;

import crosshatch.base.InputException;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.results.Environment;
import crosshatch.results.RunColumn;
import crosshatch.results.WarmupResult;
import crosshatch.results.Words;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the rows of a pack with its plan: one measured row for each solver, puzzle, variant, repetition and fork, no other rows,
 * and no impossible values.
 */
final class RecordedRows {
    /** The most rows; a referee reads each row several times. */
    static final long MOST_ROWS = 50_000_000;

    /** Three years in ns, or a hundred petabytes: an upper bound of all times and counts. */
    private static final long LARGEST = 100_000_000_000_000_000L;

    /** The time after the limit at which a worker has surely been ended. */
    private static final long GRACE_NANOS = 5_000_000_000L;

    /** The time after the limit at which a solver should have stopped. */
    private static final long LATE_NANOS = 1_000_000_000L;

    private static final String FINGERPRINT = "[0-9a-f]{16}";
    private static final Set<String> MAY_BE_NEGATIVE = Set.of("seed");
    private static final List<String> NEVER_ABSENT =
            List.of("position", "repetition", "block", "fork", "seed", "threads", "solutions", "total_ns");
    /** The words for a status that states something about the puzzle. */
    private static final String ANSWERS =
            words(RecordedAnswer.claims().stream().map(Words::of).toList());

    private static final String NO_ANSWERS = words(
            Stream.concat(Arrays.stream(Limit.values()).map(limit -> "out-of-" + limit.word()), Stream.of("gave-up"))
                    .toList());

    private final String pack;
    private final RunDatabase runs;
    private final Plan plan;
    private final PlannedPuzzles puzzles;
    private final List<String> faults = new ArrayList<>();
    /** Measured rows by solver, in the order of the plan; 0 for a solver without rows. */
    private final Map<String, Long> rows = new LinkedHashMap<>();

    private RecordedRows(String pack, RunDatabase runs, Plan plan, PlannedPuzzles puzzles) {
        this.pack = pack;
        this.runs = runs;
        this.plan = plan;
        this.puzzles = puzzles;
    }

    /**
     * Compares the rows.
     *
     * @param pack the name of the pack, for people
     * @param warmups the warm-ups that the pack states
     * @param sessions the sessions in which the pack states that it was made
     * @throws InputException if a value is not of its kind, or there are too many rows
     */
    static RecordedRows compare(
            String pack,
            RunDatabase runs,
            Plan plan,
            List<Environment> sessions,
            List<WarmupResult> warmups,
            PlannedPuzzles puzzles) {
        RecordedRows rows = new RecordedRows(pack, runs, plan, puzzles);
        rows.requireFew();
        runs.copyRows();
        rows.requireKinds();
        rows.compareWithPlan(sessions, warmups);
        rows.compareValues();
        rows.makePlanned();
        rows.comparePlaces();
        rows.count();
        return rows;
    }

    /** Returns the contradictions, each as a sentence without a full stop. */
    List<String> faults() {
        return faults;
    }

    /** Returns the number of rows compared with the plan, for people: {@code 5 of 10 rows}; empty if all are there. */
    String unfinished() {
        long found = rows.values().stream().mapToLong(Long::longValue).sum();
        boolean promised = rows.values().stream().anyMatch(each -> each > 0 && each < asked());
        return promised || (found == 0 && plan.runs() > 0)
                ? String.format(Locale.ROOT, "%,d of %,d rows", found, plan.runs())
                : "";
    }

    /** Returns how solvers did not answer everything, by solver, for people. */
    Map<String, String> incomplete() {
        Map<String, String> reasons = new LinkedHashMap<>();
        rows.forEach((solver, found) -> {
            if (found == 0)
                reasons.put(solver, "the records have no run of this solver: it could not run, or was left out");
            else if (found < asked()) reasons.put(solver, found + " of " + asked() + " rows");
        });
        return reasons;
    }

    /** Returns the number of measured rows of each solver. */
    private long asked() {
        return plan.runs() / Math.max(1, plan.solvers().size());
    }

    private void requireFew() {
        long found =
                runs.list("SELECT count(*) FROM runs", row -> row.getLong(1)).get(0);
        double asked = (double) plan.solvers().size()
                * plan.repetitions()
                * plan.placement().forks()
                * plan.sets().stream().mapToDouble(Plan.PlannedSet::puzzles).sum();
        if (found <= MOST_ROWS && asked <= MOST_ROWS) return;
        throw damaged(String.format(
                Locale.ROOT,
                "found %,d rows, planned %,.0f. A referee takes at most %,d rows, so pack a smaller experiment",
                found,
                asked,
                MOST_ROWS));
    }

    private InputException damaged(String what) {
        return new InputException(pack + ": runs.parquet: " + what + ". Ask for the pack again");
    }

    private void requireKinds() {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (RunColumn column : RunColumn.ALL) {
            String name = '"' + column.name() + '"';
            boolean always = column.type() == RunColumn.Type.TEXT || NEVER_ABSENT.contains(column.name());
            if (always) kinds.put("NULL in column " + column.name() + ", expected a value", name + " IS NULL");
        }
        for (RunColumn column : RunColumn.ALL) {
            if (column.words().isEmpty()) continue;
            kinds.put(
                    "an unknown word in column " + column.name(),
                    column.name() + " NOT IN (" + words(column.words()) + ")");
        }
        kinds.put("no fingerprint in column puzzle_id", "NOT regexp_full_match(puzzle_id, '" + FINGERPRINT + "')");
        kinds.put(
                "no fingerprints in column solution_ids",
                "NOT regexp_full_match(solution_ids, '(" + FINGERPRINT + "( " + FINGERPRINT + ")?)?')");
        tally(kinds).forEach((what, where) -> {
            throw damaged("found " + what + ", " + where);
        });
    }

    private static String words(Collection<String> all) {
        return all.stream().map(RunDatabase::quoted).collect(Collectors.joining(", "));
    }

    /** Returns, for each condition that some rows meet, their number and the first of them, for people. */
    private Map<String, String> tally(Map<String, String> conditions) {
        Map<String, String> found = new LinkedHashMap<>();
        List<String> names = List.copyOf(conditions.keySet());
        String columns = conditions.values().stream()
                .map(each -> "count_if(" + each + "), min(place) FILTER (WHERE " + each + ")")
                .collect(Collectors.joining(", "));
        runs.query("SELECT " + columns + " FROM (SELECT *, " + PLACE + " AS place FROM runs)", row -> {
            row.next();
            for (int i = 0; i < names.size(); i++) {
                long count = row.getLong(2 * i + 1);
                if (count > 0) found.put(names.get(i), inRows(count, row.getString(2 * i + 2)));
            }
        });
        return found;
    }

    private static final String PLACE =
            "concat(\"set\", ' ', position, ' ', variant || ' ', 'by ', solver, ', fork ', fork, ', repetition ', repetition)";

    private static String inRows(long count, String first) {
        return String.format(Locale.ROOT, "%,d row%s, such as %s", count, count == 1 ? "" : "s", first);
    }

    private void hold(Map<String, String> conditions) {
        tally(conditions).forEach((what, where) -> faults.add(where + ": " + what));
    }

    /** Compares the columns that are constant for a plan or a solver. */
    private void compareWithPlan(List<Environment> sessions, List<WarmupResult> warmups) {
        String jobs = "" + plan.placement().jobs();
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put("the plan has another experiment", "experiment <> " + quoted(plan.experiment()));
        kinds.put("the plan has another question", "question <> " + quoted("" + plan.question()));
        kinds.put("the plan has another seed", "seed <> " + plan.seed());
        kinds.put("the plan has another number of jobs", "threads <> " + jobs);
        kinds.put(
                "the plan lacks the set",
                "\"set\" NOT IN ("
                        + words(plan.sets().stream().map(Plan.PlannedSet::name).toList()) + ")");
        kinds.put(
                "the plan lacks the solver",
                "solver NOT IN ("
                        + words(plan.specs().stream().map(SolverSpec::toString).toList()) + ")");
        kinds.put(
                "the commit, JVM or machine is in no environment.json",
                sessions.stream().map(RecordedRows::isElsewhere).collect(Collectors.joining(" AND ")));
        kinds.put(
                "the family, paradigm, label, options, version or number of the copy differs from the solver",
                plan.specs().stream().map(solver -> isAnother(solver, sessions)).collect(Collectors.joining(" OR ")));
        kinds.put(
                "a cold run of a solver that was warm, as warmup.json says",
                "phase = 'cold' AND solver IN (" + words(warm(warmups)) + ")");
        hold(kinds);
    }

    /** Returns the solvers that lost no process and were warmed up once in each job and fork, so that no run of theirs was cold. */
    private List<String> warm(List<WarmupResult> warmups) {
        if (plan.warmup().maxNanos() == 0) return List.of("");
        Map<String, List<WarmupResult>> bySolver = warmups.stream()
                .collect(Collectors.groupingBy(WarmupResult::solver, LinkedHashMap::new, Collectors.toList()));
        long once = (long) plan.placement().forks() * plan.placement().jobs();
        Stream<String> warm = bySolver.entrySet().stream()
                .filter(each -> each.getValue().size() <= once
                        && each.getValue().stream().noneMatch(warmup -> warmup.cold() || warmup.lost() > 0))
                .map(Map.Entry::getKey);
        return Stream.concat(Stream.of(""), warm).toList();
    }

    /** Returns a condition for rows of other sessions; earlier versions did not record all columns. */
    private static String isElsewhere(Environment session) {
        return "(\"commit\" NOT IN ('', " + quoted("" + session.gitCommit()) + ") OR jdk NOT IN ('', "
                + quoted("" + session.jdk()) + ") OR machine NOT IN ('', " + quoted(session.machine()) + "))";
    }

    private String isAnother(SolverSpec solver, List<Environment> sessions) {
        String label = plan.labels().getOrDefault(solver.configuration().toString(), "");
        String versions = sessions.stream()
                .map(session -> session.versions().getOrDefault(solver.family().name(), ""))
                .map(RunDatabase::quoted)
                .distinct()
                .collect(Collectors.joining(", "));
        String family = solver.isKnown()
                ? " OR family <> " + quoted(solver.family().line()) + " OR paradigm <> "
                        + quoted(solver.family().paradigm().word())
                : "";
        String options = solver.isKnown() ? otherOptions(solver) : "";
        String version = versions.isEmpty() ? "" : " OR version NOT IN ('', " + versions + ")";
        String twin = " OR twin <> " + solver.twin();
        return "(solver = " + quoted("" + solver) + " AND (label NOT IN ('', " + quoted(label) + ")" + family + options
                + version + twin + "))";
    }

    /** Returns conditions for other values of the options that the records name; another version may have had fewer options. */
    private static String otherOptions(SolverSpec solver) {
        return solver.values().entrySet().stream()
                .map(option -> " OR options[" + quoted(option.getKey()) + "] <> " + quoted(option.getValue()))
                .collect(Collectors.joining());
    }

    private void compareValues() {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (RunColumn column : RunColumn.ALL) {
            if (column.type() != RunColumn.Type.NUMBER || MAY_BE_NEGATIVE.contains(column.name())) continue;
            kinds.put("negative " + column.name(), '"' + column.name() + "\" < 0");
            kinds.put("absurd " + column.name(), '"' + column.name() + "\" > " + LARGEST);
        }
        kinds.put("solve_ns is not total_ns less encode_ns", "solve_ns IS DISTINCT FROM total_ns - encode_ns");
        kinds.put("evidence of a verdict that is not correct", "verdict <> 'correct' AND evidence <> ''");
        kinds.put( // there was no such column in earlier versions
                "the verdict is correct without evidence, although other rows have evidence",
                "verdict = 'correct' AND evidence = '' AND (SELECT bool_or(evidence <> '') FROM runs)");
        kinds.put(
                "verdict crashed without claim failed, or claim failed without verdict crashed",
                "(verdict = 'crashed') <> (claim = 'failed')");
        kinds.put(
                "verdict undecided with an answer, or another verdict without an answer",
                "(verdict = 'undecided') <> (claim IN (" + NO_ANSWERS + "))");
        kinds.put(
                "solutions of a solver that reported no answer",
                "claim NOT IN (" + ANSWERS + ") AND (solutions <> 0 OR solution_ids <> '')");
        putTimes(kinds, plan.limits().nanos());
        putLimit(kinds, Limit.DECISIONS, plan.limits().decisions() != Limits.NONE);
        putLimit(kinds, Limit.CONFLICTS, plan.limits().conflicts() != Limits.NONE);
        putLimit(kinds, Limit.CPU, plan.placement().cpuNanos() != null);
        hold(kinds);
        if (plan.limits().nanos() != Limits.NONE) holdLateAnswers();
    }

    private static void putLimit(Map<String, String> kinds, Limit limit, boolean planned) {
        if (!planned) {
            String claim = "out-of-" + limit.word();
            kinds.put(claim + ", a limit that the plan lacks", "claim = '" + claim + "'");
        }
    }

    private void putTimes(Map<String, String> kinds, long limit) {
        putLimit(kinds, Limit.TIME, limit != Limits.NONE);
        if (limit == Limits.NONE) {
            kinds.put("overrun_ns of a limit that the plan lacks", "overrun_ns IS NOT NULL");
            return;
        }
        kinds.put(
                "overrun_ns differs from the time beyond the limit of the plan",
                "overrun_ns IS DISTINCT FROM greatest(0, total_ns - " + limit + ")");
        kinds.put(
                "out of time in less than half of the time limit", "claim = 'out-of-time' AND total_ns < " + limit / 2);
        kinds.put("an answer long after the time limit", "claim IN (" + ANSWERS + ") AND overrun_ns > " + LATE_NANOS);
        if (plan.placement().workers()) {
            kinds.put("a worker that ran on long after the time limit", "overrun_ns > " + GRACE_NANOS);
        }
    }

    /** Accepts one answer that came a moment too late. */
    private void holdLateAnswers() {
        runs.list(
                        "SELECT solver, count(*), count_if(overrun_ns > 0) FROM measured WHERE claim IN (" + ANSWERS
                                + ") GROUP BY solver HAVING count(*) > 1 AND count_if(overrun_ns > 0) * 2 > count(*)"
                                + " ORDER BY solver",
                        row -> row.getString(1) + ": " + row.getLong(3) + " of " + row.getLong(2)
                                + " answers came after the time limit")
                .forEach(faults::add);
    }

    /** Makes the table {@code planned}: the numbered places of all shards, in the order of the runs. */
    private void makePlanned() {
        runs.execute("CREATE TEMP TABLE planned (\"set\" VARCHAR, position BIGINT, variant VARCHAR, number BIGINT)");
        int isomorphs = plan.selection().isomorphs() + 1;
        long before = 0;
        for (Plan.PlannedSet set : plan.sets()) {
            long variants = plan.selection().variants();
            runs.execute("INSERT INTO planned SELECT " + quoted(set.name()) + ", p.position, "
                    + "concat_ws('-', CASE WHEN v.range >= " + isomorphs + " THEN 'reversed' END, CASE WHEN v.range % "
                    + isomorphs + " > 0 THEN 'isomorph-' || v.range % " + isomorphs + " END), " + before
                    + " + p.rank * " + variants + " + v.range FROM (" + positions(set) + ") p, range(" + variants
                    + ") v");
            before += set.puzzles();
        }
    }

    private String positions(Plan.PlannedSet set) {
        long originals = puzzles.originals(set);
        if (plan.selection().sample() == InstanceSelection.EVERY) {
            return "SELECT range + 1 AS position, range AS rank FROM range(" + originals + ")";
        }
        return puzzles.drawn(set.name())
                .map(drawn -> "SELECT unnest(" + drawn + "::BIGINT[]) AS position, unnest(range(" + drawn.size()
                        + ")) AS rank")
                .orElseGet(() -> "SELECT position, row_number() OVER (ORDER BY position) - 1 AS rank FROM ("
                        + "SELECT DISTINCT position FROM measured WHERE \"set\" = " + quoted(set.name())
                        + ") ORDER BY position LIMIT " + originals);
    }

    /** Returns whether the block of each puzzle is known. */
    private boolean hasOrder() {
        Predicate<Plan.PlannedSet> isKnown =
                set -> puzzles.drawn(set.name()).isPresent() || plan.shard().equals(Part.WHOLE);
        return plan.selection().sample() == InstanceSelection.EVERY
                || plan.sets().stream().allMatch(isKnown);
    }

    private void comparePlaces() {
        String measured = "phase NOT IN ('warmup')";
        boolean cold = plan.warmup().maxNanos() == 0;
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put(
                "the plan lacks the fork",
                "fork NOT BETWEEN 1 AND " + plan.placement().forks());
        kinds.put(
                "the plan lacks the repetition", measured + " AND repetition NOT BETWEEN 1 AND " + plan.repetitions());
        kinds.put("a warm-up with a repetition or a block", "phase = 'warmup' AND (repetition <> 0 OR block <> 0)");
        if (cold) kinds.put("the plan has only cold runs", "phase IN ('warmup', 'measured')");
        hold(kinds);
        holdJoined("the plan lacks the puzzle", "number IS NULL");
        String block = "number // " + plan.block() + " + 1";
        if (hasOrder()) {
            holdJoined("the plan has it in another block", "block <> " + block);
            holdJoined(
                    "the plan has it in another shard",
                    "(" + block + " - 1) % " + plan.shard().of() + " <> "
                            + (plan.shard().index() - 1));
        }
        runs.list(
                        "SELECT count(*), min(place) FROM (SELECT " + PLACE + " AS place FROM runs WHERE " + measured
                                + " GROUP BY \"set\", position, variant, solver, fork, repetition, phase = 'disturbed'"
                                + " HAVING count(*) > 1) HAVING count(*) > 0",
                        row -> inRows(row.getLong(1), row.getString(2)) + ": there more than once")
                .forEach(faults::add);
    }

    private void holdJoined(String what, String condition) {
        runs.list(
                        "SELECT count(*), min(place) FROM (SELECT *, " + PLACE
                                + " AS place FROM runs WHERE phase <> 'warmup') LEFT JOIN planned USING (\"set\", position, variant)"
                                + " WHERE " + condition + " HAVING count(*) > 0",
                        row -> inRows(row.getLong(1), row.getString(2)) + ": " + what)
                .forEach(faults::add);
    }

    private void count() {
        plan.specs().forEach(solver -> rows.put("" + solver, 0L));
        runs.query("SELECT solver, count(*) FROM measured GROUP BY solver", row -> {
            while (row.next()) {
                long found = row.getLong(2);
                rows.computeIfPresent(row.getString(1), (solver, none) -> found);
            }
        });
    }
}
