package crosshatch.app.cli;

import crosshatch.app.console.ProgressLine;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Shows on a terminal what each solver has answered, as soon as it has: a line for each, long before there are times. It is what the solver
 * says the first time it is asked, of the puzzles that it comes to.
 */
final class FirstAnswers {
    private final PrintWriter messages;
    private final UnaryOperator<String> label;
    private final boolean quiet;
    private final Set<String> shown = new HashSet<>();

    /**
     * @param messages standard error
     * @param label what a solver is called
     */
    FirstAnswers(PrintWriter messages, UnaryOperator<String> label, boolean quiet) {
        this.messages = messages;
        this.label = label;
        this.quiet = quiet;
    }

    /** @param records judged runs; only the first batch of each solver is shown */
    synchronized void recorded(List<RunRecord> records) {
        Map<String, List<RunRecord>> bySolver =
                records.stream().collect(Collectors.groupingBy(RunRecord::solver, TreeMap::new, Collectors.toList()));
        bySolver.forEach((solver, runs) -> {
            if (shown.add(solver)) ProgressLine.say(messages, line(label.apply(solver), runs), quiet);
        });
    }

    static String line(String name, List<RunRecord> runs) {
        StringBuilder line = new StringBuilder(
                String.format(Locale.ROOT, "%-24s %d of %d solved", name, count(runs, Verdict.CORRECT), runs.size()));
        add(line, runs, Verdict.WRONG, "WRONG");
        add(line, runs, Verdict.UNCONFIRMED, "unconfirmed");
        add(line, runs, Verdict.UNDECIDED, "undecided");
        add(line, runs, Verdict.CRASHED, "crashed");
        return line.toString();
    }

    private static void add(StringBuilder line, List<RunRecord> runs, Verdict verdict, String word) {
        long count = count(runs, verdict);
        if (count > 0) line.append(", ").append(count).append(' ').append(word);
    }

    private static long count(List<RunRecord> runs, Verdict verdict) {
        return runs.stream().filter(run -> run.verdict() == verdict).count();
    }
}
