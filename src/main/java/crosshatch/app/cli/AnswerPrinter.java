package crosshatch.app.cli;

import crosshatch.experiment.JudgedRun;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.results.Words;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.io.BufferedWriter;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import picocli.CommandLine;
import tools.jackson.databind.json.JsonMapper;

/**
 * Prints answers of a solver with their verdicts. Answers are written in blocks, because there may be half a million per second. No
 * answer waits longer than a moment, and all are printed before the next puzzle is waited for.
 */
final class AnswerPrinter implements AutoCloseable {
    private static final int BUFFER_CHARACTERS = 1 << 16;
    private static final long MOMENT_MILLIS = 20;

    private final PrintWriter out;
    private final ScheduledExecutorService moments = Executors.newSingleThreadScheduledExecutor(AnswerPrinter::thread);
    private final ScheduledFuture<?> flushing;
    private final SolverSpec solver;
    private final Question question;
    private final SolveCommand.Format format;
    private final boolean stats;
    private final CommandLine command;

    AnswerPrinter(
            SolverSpec solver, Question question, SolveCommand.Format format, boolean stats, CommandLine command) {
        this.solver = solver;
        this.question = question;
        this.format = format;
        this.stats = stats;
        this.command = command;
        out = new PrintWriter(new BufferedWriter(command.getOut(), BUFFER_CHARACTERS));
        flushing = moments.scheduleWithFixedDelay(out::flush, MOMENT_MILLIS, MOMENT_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "answers");
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the writer for text between answers. */
    PrintWriter out() {
        return out;
    }

    /** Writes everything printed so far. */
    void flush() {
        out.flush();
    }

    @Override
    public void close() {
        flushing.cancel(false);
        moments.shutdown();
        out.flush();
    }

    void print(JudgedRun run) {
        switch (format) {
            case GRID -> printGrids(run);
            case LINE -> printLines(run);
            case JSON -> out.println(json(run));
        }
        if (stats && format != SolveCommand.Format.JSON) out.println(statistics(run));
        Verdict verdict = run.ruling().verdict();
        if (verdict == Verdict.WRONG || verdict == Verdict.CRASHED) {
            out.flush();
            command.getErr()
                    .println(command.getColorScheme()
                            .errorText(Words.of(verdict) + ": " + run.ruling().reason()));
        }
    }

    private void printGrids(JudgedRun run) {
        Claim claim = run.answer().claim();
        out.println(headline(run));
        if (claim instanceof Claim.NoSolution) {
            SolutionChecker.repeated(run.instance().puzzle().givens())
                    .ifPresent(fault -> out.println("The givens contradict the rules: " + fault + "."));
        }
        if (claim.shown().isEmpty()) {
            out.println(PuzzleText.picture(run.instance().puzzle().givens()));
        }
        for (Grid grid : claim.shown()) out.println(PuzzleText.picture(grid) + "\n");
    }

    private static String headline(JudgedRun run) {
        Claim claim = run.answer().claim();
        String count = claim instanceof Claim.Counted counted
                ? ": " + counted.solutions().size() + (counted.exhausted() ? " and no more" : "")
                : "";
        return run.instance().set() + " #" + run.instance().position() + ": " + claim.word() + count + " ("
                + Words.of(run.ruling().verdict()) + ")";
    }

    /** Prints one line per solution; a refutation or an open result is a sentence. */
    private void printLines(JudgedRun run) {
        Claim claim = run.answer().claim();
        if (claim.shown().isEmpty()) out.println(claim.word());
        for (Grid grid : claim.shown()) out.println(PuzzleText.line(grid));
    }

    private static String statistics(JudgedRun run) {
        Times times = run.times();
        Counters counters = run.answer().counters();
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "total %.1f µs", times.getTotalNs() / 1e3));
        if (times.hasEncodeNs()) {
            double encodeMicros = times.getEncodeNs() / 1e3;
            double solveMicros = (times.getTotalNs() - times.getEncodeNs()) / 1e3;
            text.append(String.format(Locale.ROOT, " (encode %.1f, solve %.1f)", encodeMicros, solveMicros));
        }
        for (Counter counter : Counter.values()) {
            counters.get(counter).ifPresent(value -> text.append(", ")
                    .append(counter.column())
                    .append(' ')
                    .append(value));
        }
        if (!counters.natives().isEmpty()) {
            text.append("\nnative: ");
            text.append(counters.natives().entrySet().stream()
                    .map(entry -> entry.getKey() + " " + entry.getValue())
                    .collect(Collectors.joining(", ")));
        }
        return text.toString();
    }

    private String json(JudgedRun run) {
        Claim claim = run.answer().claim();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("set", run.instance().set());
        fields.put("position", run.instance().position());
        fields.put("puzzle", run.instance().puzzle().toString());
        fields.put("board", run.instance().puzzle().board().text());
        fields.put("puzzle_id", run.instance().puzzle().id());
        fields.put("solver", solver.toString());
        fields.put("options", solver.values());
        fields.put("question", question.toString());
        fields.put("claim", claim.word());
        if (claim instanceof Claim.Counted counted) fields.put("exhausted", counted.exhausted());
        fields.put("solutions", claim.shown().stream().map(PuzzleText::line).toList());
        fields.put("verdict", Words.of(run.ruling().verdict()));
        fields.put("evidence", Words.of(run.ruling().evidence()));
        fields.put("detail", run.ruling().detail());
        Times times = run.times();
        fields.put("total_ns", times.getTotalNs());
        if (times.hasEncodeNs()) fields.put("encode_ns", times.getEncodeNs());
        for (Counter counter : Counter.values()) {
            run.answer().counters().get(counter).ifPresent(value -> fields.put(counter.column(), value));
        }
        fields.put("natives", run.answer().counters().natives());
        return JsonMapper.shared().writeValueAsString(fields);
    }
}
