package crosshatch.cli;

import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** Keeps the wrong answers and crashes of an experiment, and prints them so that nobody overlooks them. */
final class WrongAnswers {
    private static final int SHOWN = 10;

    private final Map<String, List<String>> bySolver = new LinkedHashMap<>();
    private long count;

    void add(RunRecord record) {
        if (record.verdict() != Verdict.WRONG && record.verdict() != Verdict.CRASHED) return;
        count++;
        RunRecord.Run run = record.run();
        List<String> lines = bySolver.computeIfAbsent(run.solver(), solver -> new ArrayList<>());
        String variant = run.variant().isEmpty() ? "" : " " + run.variant();
        String line = record.verdict().word() + ": " + run.solver() + " on " + run.set() + " #" + run.position()
                + variant + ": claims " + record.claim() + ", but " + record.detail();
        if (lines.size() < SHOWN && !lines.contains(line)) lines.add(line);
    }

    boolean isEmpty() {
        return count == 0;
    }

    void print(CommandLine command) {
        if (isEmpty()) return;
        bySolver.values()
                .forEach(lines -> lines.forEach(line ->
                        command.getErr().println(command.getColorScheme().errorText(line))));
        command.getErr()
                .println(command.getColorScheme()
                        .errorText(count + (count == 1 ? " run" : " runs")
                                + " with a wrong answer or a crash; all are in runs.csv (column verdict)"));
    }
}
