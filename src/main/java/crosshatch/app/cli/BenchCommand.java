package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Progress;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.bench.BenchContestant.Schedule;
import crosshatch.experiment.bench.BenchSession;
import crosshatch.experiment.bench.BenchTable;
import crosshatch.experiment.bench.SetScores;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.results.Environment;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.figure.Throughput;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.NamedSolvers;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures ratios of speed between solvers: the command {@code bench}. */
@Command(
        name = "bench",
        sortOptions = false,
        description = {
            "Prints how much faster one solver is than another on the same puzzles.",
            "Solvers take turns in one process, in shuffled order, and every answer is validated.",
            "With a jar, each solver runs in a JVM of its own.",
            "Prints the time per puzzle and the ratio to the first solver.",
            "With --threads, prints throughput, and how long threads were idle.",
            "Single runs are not recorded, and they have no time limit. Use 'compare' if you need either.",
            "A ratio is marked 'not steady' if the times of a solver were still changing after the warm-up, or"
                    + " changed for good during the rounds.",
            "A ratio is marked 'too noisy' if its interquartile range includes 1, or if the speed of the machine"
                    + " changes. Then neither solver is called faster, and the exit code is still 0.",
            "Exit code 1 if an answer is wrong. Wrong answers do not count if they come from a known defect of a"
                    + " published program, preserved on purpose."
        },
        footer = {
            "  crosshatch bench",
            "  crosshatch bench --solvers swift/kernel=bands,norvig --puzzles hard375 --question unique --isomorphs",
            "  crosshatch bench --solvers engine,backtrack --solver-file docs/servers/backtrack.json --puzzles hardest10",
            "  crosshatch bench --solvers norvig --puzzles hard375 --threads 1,2,4 --schedule shards,queue --out results/threads"
        })
final class BenchCommand extends ProgramCommand {
    @Option(
            names = "--solvers",
            split = ",",
            paramLabel = "[LABEL=]SPEC",
            defaultValue = "swift,engine,norvig,sat4j,choco,cpsat",
            description =
                    "Solvers, as family/option=value/…. All ratios are relative to the first. LABEL= names a solver."
                            + " Default: ${DEFAULT-VALUE}.")
    private List<String> solvers = List.of();

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Mixin
    private QuestionOption question = new QuestionOption(Question.ANY);

    @Option(
            names = "--isomorphs",
            description =
                    "Use new isomorphs of the puzzles in each round, that is, rename digits and move rows, columns and"
                            + " boxes at random. A solver may be fast only for the order of cells and digits in a published file.")
    private boolean isomorphs;

    @Option(
            names = "--threads",
            split = ",",
            paramLabel = "K",
            description = "Measure the throughput of K threads, each with a solver of its own, instead of latency.")
    private List<Integer> threads = List.of();

    @Option(
            names = "--schedule",
            split = ",",
            defaultValue = "queue",
            description =
                    "How threads share the puzzles: queue (a free thread takes the next puzzle) or shards (each thread has"
                            + " an equal part from the start, as in Norvig's program). Default: ${DEFAULT-VALUE}.")
    private List<Schedule> schedules = List.of(Schedule.QUEUE);

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "15",
            description =
                    "Number of rounds. In each round, every solver answers every puzzle. Default: ${DEFAULT-VALUE}.")
    private int rounds = 15;

    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "10s",
            description =
                    "Warm up each solver on the first puzzles of each set until its times are steady, at most this long. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(10);

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of samples, isomorphs and the order of turns. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "With --threads: write throughput.csv, the environment, and figures of throughput against threads.")
    private @Nullable Path out;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        requireSensible();
        NamedSolvers named = NamedSolvers.parse(solvers, guests.catalog());
        named.files().forEach((name, spec) -> err().println(name + " is " + spec));
        BenchSession.Request request = new BenchSession.Request(
                named.solvers(),
                puzzles.sets(false),
                puzzles.selection(seed),
                question.asked(),
                threads,
                schedules,
                rounds,
                isomorphs,
                seed);
        List<Throughput> throughputs = new ArrayList<>();
        boolean allAsExpected;
        boolean apart = guests.hasJars();
        if (apart && request.isThroughput()) {
            throw new InputException(
                    "--threads: a solver from a jar runs in a JVM of its own, so the throughput would include"
                            + " the pipe to this JVM. Leave one of the two options out");
        }
        try (Workers workers = guests.workers(WorkerLimits.NONE);
                BenchSession session =
                        new BenchSession(request, guests.catalog(), apart ? Optional.of(workers) : Optional.empty())) {
            puzzles.reportSkipped(err());
            describe(named.solvers());
            WrongAnswers inWarmup = session.warmUp(warmup.toNanos(), solver -> progress.say("warming up " + solver));
            allAsExpected = tell(inWarmup);
            for (PuzzleSet set : request.sets()) {
                SetScores scores = measure(session, set);
                print(scores);
                allAsExpected &= tell(scores.wrong());
                throughputs.addAll(scores.throughputs());
            }
        }
        footnotes();
        if (out != null) {
            SetScores.write(
                    out,
                    throughputs,
                    new SolverNames(guests.catalog().families(), NamedSolver.labels(named.solvers())),
                    arguments());
        }
        return allAsExpected ? ExitCode.DONE : ExitCode.WRONG;
    }

    private void requireSensible() {
        if (rounds < 1) throw new InputException("--rounds " + rounds + ": expected 1 or more");
        for (int count : threads) {
            if (count < 1) throw new InputException("--threads " + count + ": expected 1 or more");
            int cores = Runtime.getRuntime().availableProcessors();
            if (count > cores) {
                err().println("note: --threads " + count + ": this machine has only " + cores
                        + ", so threads will wait for each other");
            }
        }
        if (threads.isEmpty() && out != null) {
            throw new InputException(
                    "--out: found no --threads, expected --threads K, because bench writes files only for throughput");
        }
        if (threads.isEmpty() && parsed().hasMatchedOption("--schedule")) {
            throw new InputException(
                    "--schedule: found no --threads, expected --threads K, because one thread needs no schedule");
        }
    }

    private SetScores measure(BenchSession session, PuzzleSet set) {
        try (Progress bar = progress.of("measuring on " + set.name(), "rounds", rounds)) {
            return session.measure(set, bar::step);
        }
    }

    private void print(SetScores scores) {
        PrintWriter printed = out();
        printed.printf(
                Locale.ROOT,
                "%n%s, question %s%s (%,d %s, %d %s)%n",
                scores.set(),
                question.asked(),
                isomorphs ? ", isomorphs" : "",
                scores.puzzles(),
                scores.puzzles() == 1 ? "puzzle" : "puzzles",
                rounds,
                rounds == 1 ? "round" : "rounds");
        BenchTable table = scores.table();
        Terminal terminal = Terminal.here();
        printed.println(terminal.tables()
                .of(threads.isEmpty() ? table.latency() : table.throughput())
                .stripTrailing());
        table.noise().forEach(note -> printed.println(terminal.flowed(note)));
        printed.flush();
    }

    /** Prints wrong answers; returns whether all of them are expected. */
    private boolean tell(WrongAnswers wrong) {
        wrong.tell(messages());
        return wrong.areExpected();
    }

    private void describe(List<NamedSolver> named) {
        Environment here = Environment.here(List.of());
        PrintWriter printed = out();
        printed.println(here.cpu() + ", " + here.logicalCores() + " hardware threads; " + here.jdk());
        for (NamedSolver each : named) {
            String solver = each.spec().toString();
            if (!each.label().equals(solver)) printed.println(Terminal.here().flowed(each.label() + " = " + solver));
        }
        printed.flush();
    }

    private void footnotes() {
        PrintWriter printed = out();
        String meaning = threads.isEmpty()
                ? "Time: wall-clock time from the puzzle in memory to the answer in memory, in one thread, after a warm-up.\n"
                        + "Ratio: time divided by the time of the first row in the same round."
                : "Puzzles a second: answers of all threads together, from puzzles in memory to answers in memory.\n"
                        + "Ratio: throughput divided by the throughput of the first row in the same round. Busy: in the last"
                        + " round. Idle: share of the threads' time in which they answered no puzzle.";
        String medians = "\nEach value is the median over the rounds, with its quartiles.";
        printed.println("\n" + Terminal.here().flowed(meaning + medians));
        printed.flush();
    }
}
