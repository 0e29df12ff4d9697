package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.bench.Bench;
import crosshatch.experiment.bench.BenchContestant;
import crosshatch.experiment.bench.Score;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.external.Guests;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the time that the harness adds to the start of a program: the command {@code overhead programs}. */
@Command(
        name = "programs",
        sortOptions = false,
        description = {
            "Measures how much time Crosshatch adds to the start of an external program.",
            "Starts a program that answers at once, alternately in a bare loop over ProcessBuilder and as a"
                    + " solver, and prints the ratio of the two times.",
            "If the program runs as a solver, Crosshatch passes the puzzle, watches the limits, reads and validates"
                    + " the answer, and removes the processes and files of the program."
        },
        footerHeading = "%nExample:%n",
        footer = "  crosshatch study overhead programs --starts 1000")
final class OverheadOfProgramsCommand extends ProgramCommand {
    private static final String[] STUB = {"echo", "none"};
    private static final String DESCRIPTION = """
            {"name": "stub", "paradigm": "hand-written", "command": ["echo", "none"], "input": "line", "output": "line"}
            """;
    private static final int STARTS_PER_TURN = 50;
    private static final Limits LIMITS = Limits.ofNanos(10_000_000_000L);
    private static final Instance PUZZLE =
            new Instance("stub", 1, "", Puzzle.parse(".".repeat(81)), KnownAnswer.UNKNOWN);

    @Option(
            names = "--starts",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Number of measured starts of each kind, after as many starts for warm-up. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int starts = 1000;

    @Override
    public Integer call() throws IOException {
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

    private void measure(SolverSpec solver, Solver program) {
        Clock clock = Clock.system();
        List<BenchContestant> contestants = List.of(
                BenchContestant.of("bare loop", Question.ANY, starts -> timed(clock, starts, each -> startBare())),
                BenchContestant.of(
                        "as a solver",
                        Question.ANY,
                        starts -> timed(
                                clock,
                                starts,
                                each -> JudgedRun.make(solver, program, each, Question.ANY, LIMITS, clock))));
        Bench.Settings settings =
                new Bench.Settings(starts / STARTS_PER_TURN, STARTS_PER_TURN, false, 1).withLongPasses();
        Bench bench = new Bench(settings, contestants, clock, Sampler.here(Samples.here()));
        List<Instance> turn = Collections.nCopies(STARTS_PER_TURN, PUZZLE);
        bench.run(turn); // warms up
        List<Score> scores = bench.run(turn);
        double bareMicros = scores.get(0).microsPerPuzzle().median();
        double micros = scores.get(1).microsPerPuzzle().median();
        PrintWriter out = out();
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

    private static BenchContestant.Pass timed(Clock clock, List<Instance> starts, Consumer<Instance> start) {
        long begin = clock.nanoTime();
        starts.forEach(start);
        return BenchContestant.Pass.of(List.of(), clock.nanoTime() - begin);
    }

    private static void startBare() {
        try {
            Process process = new ProcessBuilder(STUB).start();
            process.getInputStream().readAllBytes();
            process.waitFor();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
