package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.noise.Quartiles;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.external.Guests;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code overhead programs}: the time that the harness adds to the start of a program. */
@Command(
        name = "programs",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Starts a program that answers at once, alternately by a bare loop over ProcessBuilder and as a solver,"
                    + " and prints the ratio. As a solver, it is handed the puzzle, its limits are watched, its"
                    + " answer is read and validated, and its processes and files are cleared away."
        },
        footerHeading = "%nExample:%n",
        footer = "  crosshatch study overhead programs --starts 1000")
final class OverheadOfProgramsCommand implements Callable<Integer> {
    private static final String[] STUB = {"echo", "none"};
    private static final String DESCRIPTION = """
            {"name": "stub", "paradigm": "hand-written", "command": ["echo", "none"], "input": "line", "output": "line"}
            """;
    private static final int STARTS_PER_TURN = 50;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final Limits LIMITS = Limits.ofNanos(10_000_000_000L);
    private static final Instance PUZZLE =
            new Instance("stub", 1, "", Puzzle.parse(".".repeat(81)), KnownAnswer.UNKNOWN);

    @Option(
            names = "--starts",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Number of measured starts of each kind, after the same number for warm-up. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int starts = 1000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (starts < STARTS_PER_TURN)
            throw new InputException("--starts " + starts + ": expected " + STARTS_PER_TURN + " or more");
        Path file = Files.createTempFile("crosshatch-stub", ".json");
        try {
            Family stub = Guests.of(List.of(Files.writeString(file, DESCRIPTION)), List.of())
                    .families()
                    .get(0);
            SolverSpec solver = SolverSpec.parse(stub.name(), List.of(stub));
            try (Solver program = stub.create(solver, Trace.OFF)) {
                measure(solver, program);
            }
        } finally {
            Files.delete(file);
        }
        return ExitCode.DONE;
    }

    private void measure(SolverSpec solver, Solver program) throws IOException, InterruptedException {
        List<Double> bare = new ArrayList<>();
        List<Double> asSolver = new ArrayList<>();
        for (int turn = 0; turn < 2 * starts / STARTS_PER_TURN; turn++) {
            if (turn == starts / STARTS_PER_TURN) {
                bare.clear();
                asSolver.clear();
            }
            long start = System.nanoTime();
            for (int i = 0; i < STARTS_PER_TURN; i++) startBare();
            long between = System.nanoTime();
            for (int i = 0; i < STARTS_PER_TURN; i++) {
                JudgedRun.make(solver, program, PUZZLE, Question.ANY, LIMITS, Clock.system());
            }
            bare.add((between - start) / NANOS_PER_MICRO / STARTS_PER_TURN);
            asSolver.add((System.nanoTime() - between) / NANOS_PER_MICRO / STARTS_PER_TURN);
        }
        double bareMicros = Quartiles.of(bare).median();
        double micros = Quartiles.of(asSolver).median();
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%,d starts of '%s', medians of turns of %d%n",
                starts,
                String.join(" ", STUB),
                STARTS_PER_TURN);
        out.printf(Locale.ROOT, "bare loop   %,8.0f µs%n", bareMicros);
        out.printf(Locale.ROOT, "as a solver %,8.0f µs%n", micros);
        out.printf(Locale.ROOT, "ratio       %8.2f%n", micros / bareMicros);
        out.flush();
    }

    private static void startBare() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(STUB).start();
        process.getInputStream().readAllBytes();
        process.waitFor();
    }
}
