package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.DecisionRule;
import crosshatch.results.report.statistics.DecisionRule.Measure;
import crosshatch.results.report.statistics.PairDecision;
import crosshatch.results.report.statistics.PairDecision.Look;
import crosshatch.results.report.statistics.SequentialDecisions;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongPredicate;
import java.util.function.ToDoubleFunction;

/**
 * The declarations of a comparison that continued until its pairs of solvers were decided, computed from its records.
 *
 * @param rule the rule of the declarations
 * @param pairs the pairs in the order of the solvers
 * @param leftOut the labels of solvers that were wrong or crashed
 */
public record Decisions(DecisionRule rule, List<DecidedPair> pairs, List<String> leftOut) {
    /**
     * The decision on one pair of solvers.
     *
     * @param first the label of the first solver
     * @param second the label of the second solver
     * @param line the line of the first solver on the first of its sets
     * @param other the line of the second solver on the first of its sets
     * @param micros the total time of both solvers in the runs that are used for the pair, in µs
     */
    public record DecidedPair(
            String first, String second, Line line, Line other, PairDecision decision, double micros) {
        /** Returns the state after the last batch. */
        public Look last() {
            return decision.looks().get(decision.looks().size() - 1);
        }

        private boolean isClippedAgainst() {
            return decision.clippedAgainst() > MOST_CLIPPED;
        }
    }

    /**
     * A rule, and the pairs to which it applies.
     *
     * @param reference the label of the solver with which all others are compared; empty for all pairs
     * @param solvers the specs of the solvers, in the order of the pairs
     * @param expected returns whether the records should contain a batch with this number; numbers begin with 1
     */
    public record Asked(DecisionRule rule, String reference, List<String> solvers, LongPredicate expected) {}

    /** The largest share of batches that may be clipped against the better solver without a note. */
    private static final double MOST_CLIPPED = 0.01;

    private static final String TURNS = """
            SELECT block, measured.solver, puzzles.micros, puzzles.solved, puzzles.backtracks
            FROM measured JOIN lines USING ("set", question, solver, phase, threads)
              JOIN puzzles USING (line, position, variant)
            ORDER BY block, lines.line, "set", position, variant
            """;

    private static final String BAD =
            "SELECT DISTINCT solver, verdict, claim FROM runs WHERE verdict IN ('wrong', 'crashed')";

    private record Turn(long block, String solver) {}

    /**
     * Computes the decisions from the records. Pairs without a common batch, and solvers that were wrong or crashed, are left
     * out.
     *
     * @throws InputException if the records have no run of the reference solver
     */
    public static Decisions of(Lines lines, Asked asked) {
        Map<String, Line> solvers = new LinkedHashMap<>();
        lines.all().stream()
                .sorted(Comparator.comparingInt(line -> asked.solvers().indexOf(line.spec())))
                .forEach(line -> solvers.putIfAbsent(line.solver(), line));
        List<String> names = List.copyOf(solvers.keySet());
        List<Line> first = List.copyOf(solvers.values());
        double limit = first.stream().mapToDouble(Line::limitMicros).min().orElse(Double.POSITIVE_INFINITY);
        SequentialDecisions decisions =
                new SequentialDecisions(names.size(), reference(asked, first), asked.rule(), limit, asked.expected());
        Map<Turn, List<double[]>> turns = turns(lines, asked.rule().measure());
        turns.forEach(
                (turn, runs) -> decisions.add(turn.block(), names.indexOf(turn.solver()), column(runs, run -> run[0])));
        Set<String> bad = bad(lines);
        List<DecidedPair> pairs = new ArrayList<>();
        for (SequentialDecisions.Pair pair : decisions.pairs()) {
            if (pair.decision().looks().isEmpty()) continue;
            if (bad.contains(names.get(pair.first())) || bad.contains(names.get(pair.second()))) continue;
            pairs.add(new DecidedPair(
                    first.get(pair.first()).label(),
                    first.get(pair.second()).label(),
                    first.get(pair.first()),
                    first.get(pair.second()),
                    pair.decision(),
                    micros(turns, pair, names)));
        }
        List<String> leftOut = first.stream()
                .filter(line -> bad.contains(line.solver()))
                .map(Line::label)
                .toList();
        return new Decisions(asked.rule(), pairs, leftOut);
    }

    private static OptionalInt reference(Asked asked, List<Line> solvers) {
        if (asked.reference().isEmpty()) return OptionalInt.empty();
        List<String> labels = solvers.stream().map(Line::label).toList();
        if (!labels.contains(asked.reference())) {
            throw new InputException("reference " + asked.reference()
                    + ": found no run of this solver in the records, expected one of " + String.join(", ", labels));
        }
        return OptionalInt.of(labels.indexOf(asked.reference()));
    }

    /** Returns the solvers that were wrong or crashed, in a warm-up or later. */
    private static Set<String> bad(Lines lines) {
        Set<String> bad = new TreeSet<>();
        lines.database().query(BAD, rows -> {
            while (rows.next()) {
                String solver = rows.getString("solver");
                boolean excused = lines.names()
                        .knownDefect(solver, rows.getString("verdict"), rows.getString("claim"))
                        .isPresent();
                if (!excused) bad.add(solver);
            }
        });
        return bad;
    }

    /** Returns the compared number and the time of each puzzle. */
    private static Map<Turn, List<double[]>> turns(Lines lines, Measure measure) {
        Map<Turn, List<double[]>> turns = new LinkedHashMap<>();
        lines.database().query(TURNS, rows -> {
            while (rows.next()) {
                double micros = rows.getDouble("micros");
                double number =
                        switch (measure) {
                            case TIME -> micros;
                            case SOLVED -> 1;
                            case BACKTRACKS -> rows.getDouble("backtracks") + 1;
                        };
                turns.computeIfAbsent(
                                new Turn(rows.getLong("block"), rows.getString("solver")), turn -> new ArrayList<>())
                        .add(new double[] {rows.getBoolean("solved") ? number : Double.POSITIVE_INFINITY, micros});
            }
        });
        return turns;
    }

    private static double[] column(List<double[]> runs, ToDoubleFunction<double[]> value) {
        return runs.stream().mapToDouble(value).toArray();
    }

    private static double micros(Map<Turn, List<double[]>> turns, SequentialDecisions.Pair pair, List<String> names) {
        long batches = pair.decision().looks().size();
        return turns.entrySet().stream()
                .filter(turn -> turn.getKey().block() <= batches)
                .filter(turn -> turn.getKey().solver().equals(names.get(pair.first()))
                        || turn.getKey().solver().equals(names.get(pair.second())))
                .flatMap(turn -> turn.getValue().stream())
                .mapToDouble(run -> run[1])
                .sum();
    }

    /** Makes a table with a row for each pair of solvers. */
    public Table table() {
        return new Columns<DecidedPair>()
                .text("first", "solver", DecidedPair::first)
                .text("second", "against", DecidedPair::second)
                .text("declaration", "declaration", this::declaration)
                .number(
                        "value",
                        rule.measure() == Measure.SOLVED ? "difference" : "ratio",
                        each -> shown(each, Look::mean))
                .number("low", "band from", each -> shown(each, Look::low))
                .number("high", "to", each -> shown(each, Look::high))
                .count("batches", "batches", each -> each.decision().looks().size())
                .count("puzzles", "puzzles", each -> each.last().puzzles())
                .number("seconds", "time in runs, s", each -> Cell.number(each.micros() / 1e6))
                .table("decisions", title(), pairs, notes());
    }

    private String clippedNote(List<String> clipped) {
        return String.format(
                Locale.ROOT,
                "Clipped: %s. On more than %s of the batches, the solver with the better mean is worse by more than a factor of %s."
                        + " This factor takes the place of their ratios, so the geometric mean of all ratios may favour the other solver."
                        + " `report` shows it without a clip.",
                CodeMarks.of(clipped),
                Cell.percent(100 * MOST_CLIPPED, 0).text(),
                Cell.number(rule.clip()).text());
    }

    private String title() {
        return String.format(
                Locale.ROOT,
                "Decisions by %s, margin %s",
                rule.measure().word(),
                Cell.number(rule.margin()).text());
    }

    private Cell shown(DecidedPair pair, ToDoubleFunction<Look> loss) {
        return Cell.number(rule.shown(loss.applyAsDouble(pair.last())));
    }

    private String declaration(DecidedPair pair) {
        return rule.declaration(pair.decision().outcome(), pair.first(), pair.second());
    }

    private List<String> notes() {
        String number =
                switch (rule.measure()) {
                    case TIME ->
                        "`ratio`: geometric mean of the time of the first solver divided by the time of the second. For an"
                                + " unsolved run, the limit takes the place of its time. The ratio of two unsolved runs is 1.";
                    case SOLVED ->
                        "`difference`: share of puzzles that only the second solver solved, minus the share that only the"
                                + " first one solved. A value below 0 means that the first solver solves more puzzles.";
                    case BACKTRACKS ->
                        "`ratio`: geometric mean of the backtracks plus 1 of the first solver, divided by the backtracks plus 1"
                                + " of the second.";
                };
        String clip = rule.measure() == Measure.SOLVED
                ? ""
                : String.format(
                        Locale.ROOT,
                        " The ratio of a batch is limited to the range from 1/%1$s to %1$s.",
                        Cell.number(rule.clip()).text());
        List<String> notes = new ArrayList<>(List.of(
                number + clip,
                String.format(
                        Locale.ROOT,
                        "`band`: a confidence sequence (Waudby-Smith and Ramdas 2024). With a probability of at least %s %%, all bands"
                                + " of this table contain their true values after every batch. A comparison may therefore stop as soon as"
                                + " it is decided. The statement is about all puzzles of the generator, or about the population from which"
                                + " the set is a random sample.",
                        Cell.number(100 * rule.confidence()).text()),
                "Each solver answers a batch of puzzles in a fresh JVM. A batch is one observation. Batches enter the computation in"
                        + " the order of their numbers. The band assumes that batches are independent, and that the ratio does not change during"
                        + " the experiment. It is about this machine."));
        List<String> clipped = pairs.stream()
                .filter(DecidedPair::isClippedAgainst)
                .map(each -> each.first() + " / " + each.second())
                .toList();
        if (!clipped.isEmpty()) notes.add(clippedNote(clipped));
        if (!leftOut.isEmpty())
            notes.add("Left out because at least one run was wrong or crashed: " + CodeMarks.of(leftOut) + ".");
        return notes;
    }
}
