package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.base.InputException;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Family;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.TraceText;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Stack;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for the steps of a solver. */
@HelpHeading(Heading.OUTPUT)
final class TraceOptions {

    /** The formats of a trace. */
    enum Format {
        TEXT,
        JSONL
    }

    @Option(
            names = "--trace",
            arity = "0..1",
            paramLabel = "FORMAT",
            preprocessor = OnlyAttached.class,
            description = "Print every step of the solver as text, or with --trace=jsonl as JSON Lines.")
    private @Nullable Format format;

    @Option(
            names = "--trace-file",
            paramLabel = "FILE",
            description = "Write the trace to a file instead of standard output.")
    private @Nullable Path file;

    /** Returns whether standard output contains only JSON Lines. */
    boolean printsJsonLines() {
        return format == Format.JSONL && file == null;
    }

    boolean isWanted() {
        return format != null || file != null;
    }

    /**
     * Opens the requested trace; {@link PuzzleTrace#OFF} if there is none.
     *
     * @throws InputException if solvers of this family have no trace, or the file cannot be written
     */
    PuzzleTrace open(SolverSpec solver, Question question, SolverCatalog catalog, PrintWriter out) {
        if (!isWanted()) return PuzzleTrace.OFF;
        requireTelling("--trace", solver, catalog);
        TraceLines lines = file == null ? TraceLines.to(out) : TraceLines.to(file);
        return format == Format.JSONL
                ? new TraceAsJson(lines, solver, question)
                : new TraceAsText(lines, solver, question);
    }

    /**
     * Checks that a solver has a trace.
     *
     * @param asked the option that needs the trace, for the message
     * @throws InputException if solvers of this family have none; lists the families that have one
     */
    static void requireTelling(String asked, SolverSpec solver, SolverCatalog catalog) {
        if (solver.family().traces()) return;
        throw new InputException(asked + ": " + solver.family().name() + " does not report its steps; expected one"
                + " of: "
                + catalog.families().stream()
                        .filter(Family::traces)
                        .map(Family::name)
                        .collect(Collectors.joining(", ")));
    }

    /** Separates {@code --trace PUZZLE}, an option without a value, from {@code --trace=VALUE}. */
    static final class OnlyAttached implements IParameterPreprocessor {
        @Override
        @SuppressWarnings("JdkObsolete") // picocli hands out a Stack
        public boolean preprocess(
                Stack<String> arguments, CommandSpec command, ArgSpec argument, Map<String, Object> info) {
            if (!"=".equals(info.get("separator"))) arguments.push(Format.TEXT.name());
            return false;
        }
    }

    /** Writes a trace for people with a heading for each puzzle; answers are printed elsewhere. */
    private static final class TraceAsText implements PuzzleTrace {
        private final TraceLines lines;
        private final SolverSpec solver;
        private final Question question;
        private TraceText text = new TraceText(Board.sudoku(2), line -> {}); // until the first puzzle

        TraceAsText(TraceLines lines, SolverSpec solver, Question question) {
            this.lines = lines;
            this.solver = solver;
            this.question = question;
        }

        @Override
        public void begin(Instance instance) {
            lines.line(instance.set() + " #" + instance.position() + " " + instance.puzzle() + " with " + solver + ", "
                    + question);
            text = new TraceText(instance.puzzle().board(), lines::line);
        }

        @Override
        public void end(JudgedRun run) {
            text.end();
        }

        @Override
        public boolean on() {
            return lines.open();
        }

        @Override
        public void event(Event event) {
            text.event(event);
        }

        @Override
        public void close() {
            lines.close();
        }
    }
}
