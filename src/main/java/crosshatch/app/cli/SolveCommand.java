package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.experiment.SolverTeam;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.ReleasedFamily;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves puzzles with one solver: the command {@code solve}. */
@Command(
        name = "solve",
        sortOptions = false,
        description = "Solves puzzles with any solver, checks each answer, and prints it.",
        footer = {
            "  crosshatch solve 85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
            "  crosshatch solve my.txt --solver sat4j/encoding=minimal --question unique --format line --stats",
            "  crosshatch solve hardest10:3 --solver choco --question unique",
            "  crosshatch solve hardest10:3 --solver mine --solver-file mine.json --question unique",
            "  crosshatch solve many.txt --solver swift --threads 8 --format line",
            "  crosshatch solve my.txt --solver norvig --trace",
            "  crosshatch solve my.txt --solver norvig --trace=jsonl --trace-file steps.jsonl",
            "  cat my.txt | crosshatch solve - --format json"
        })
final class SolveCommand extends ProgramCommand {

    /** The formats of answers. */
    enum Format {
        GRID,
        LINE,
        JSON
    }

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "1..*",
            description =
                    "A puzzle with one character per cell ('.' or '0' for a blank), a file, a set, one puzzle of a file or"
                            + " set such as hardest10:3, or - for standard input.")
    private List<String> puzzles = List.of();

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = "engine",
            description = "Solver, see 'solvers list'. Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Mixin
    private QuestionOption question = new QuestionOption(Question.ANY);

    @Option(
            names = "--threads",
            paramLabel = "K",
            defaultValue = "1",
            description =
                    "Number of threads, each with a solver of its own. Answers are printed in the order of the puzzles."
                            + " Default: ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Mixin
    private ExternalSolverOptions guests = new ExternalSolverOptions();

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Mixin
    private TraceOptions tracing = new TraceOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES}. Default: grid; json with --trace=jsonl.")
    private @Nullable Format format;

    @Option(names = "--stats", description = "Also print counters and times.")
    private boolean stats;

    @Option(
            names = "--dimacs-exit",
            description =
                    "Use the exit codes of SAT solvers: 10 if every puzzle was solved, 20 if every puzzle has no solution, else 0.")
    private boolean dimacsExit;

    /** The clock, which measures only the time that is printed. */
    private final Clock clock = Clock.wall();

    /** Called before a wait for standard input. */
    private Runnable waiting = () -> {};

    @Override
    public Integer call() {
        SolverCatalog catalog = guests.catalog();
        SolverSpec solverSpec = catalog.spec(solver);
        refuseRelease(solverSpec);
        String name = solverSpec.toString();
        CompetitionExitCode ending = new CompetitionExitCode();
        WrongAnswers wrong = WrongAnswers.unrecorded();
        try (AnswerPrinter printer = new AnswerPrinter(solverSpec, question.asked(), format(), stats, line())) {
            waiting = printer::flush;
            Consumer<JudgedRun> report = run -> {
                printer.print(run);
                ending.add(run);
                wrong.add(name, run);
            };
            if (guests.hasJars() && !tracing.isWanted()) solveApart(solverSpec, report);
            else if (threads == 1) solveInTurn(catalog, solverSpec, printer.out(), report);
            else solveTogether(catalog, solverSpec, report);
        }
        reading.reportSkipped(err());
        wrong.print(messages());
        if (!wrong.areExpected()) return ExitCode.WRONG;
        return dimacsExit ? ending.exitCode() : ExitCode.DONE;
    }

    /**
     * Refuses another release of a library, except for a trace.
     *
     * @throws InputException with the command that starts a JVM for the release
     */
    private void refuseRelease(SolverSpec solverSpec) {
        if (tracing.isWanted() || !(solverSpec.family() instanceof ReleasedFamily)) return;
        throw new InputException(
                "solver '" + solverSpec + "': a release needs a JVM of its own, which solve does not start."
                        + " Try: crosshatch compare --solvers " + solverSpec + " --puzzles SET");
    }

    private void solveInTurn(
            SolverCatalog catalog, SolverSpec solverSpec, PrintWriter out, Consumer<JudgedRun> report) {
        try (PuzzleTrace trace = tracing.open(solverSpec, question.asked(), catalog, out);
                Solver instance = catalog.create(solverSpec, trace)) {
            Limits each = limits.limits();
            forEachText(
                    solverSpec,
                    instances -> instances.forEachOrdered(puzzle -> {
                        trace.begin(puzzle);
                        JudgedRun run = JudgedRun.make(solverSpec, instance, puzzle, question.asked(), each, clock);
                        trace.end(run);
                        report.accept(run);
                    }));
        }
    }

    /** Solves in separate JVMs, so that the solver cannot affect the check of its answers. */
    private void solveApart(SolverSpec solverSpec, Consumer<JudgedRun> report) {
        requireThreads();
        Limits each = limits.limits();
        try (Workers workers = guests.workers(WorkerLimits.NONE);
                SolverTeam<MeasuredSolver, Instance, JudgedRun> team = new SolverTeam<>(
                        threads,
                        () -> workers.place(solverSpec, question.asked(), each),
                        (solver, puzzle) -> JudgedRun.make(solver, puzzle, question.asked()))) {
            forEachText(solverSpec, instances -> team.share(instances.iterator(), report));
        }
    }

    private void requireThreads() {
        if (threads < 1) throw new InputException("--threads " + threads + ": expected 1 or more");
    }

    /** Solves in several threads, with answers in the order of the puzzles. */
    private void solveTogether(SolverCatalog catalog, SolverSpec solverSpec, Consumer<JudgedRun> report) {
        requireThreads();
        if (tracing.isWanted()) {
            throw new InputException(
                    "--threads " + threads
                            + " with --trace: expected only one of the two options, because the steps of several puzzles would mix");
        }
        Limits each = limits.limits();
        try (SolverTeam<Solver, Instance, JudgedRun> team = new SolverTeam<>(
                threads,
                () -> catalog.create(solverSpec),
                (solver, puzzle) -> JudgedRun.make(solverSpec, solver, puzzle, question.asked(), each, clock))) {
            forEachText(solverSpec, instances -> team.share(instances.iterator(), report));
        }
    }

    /** Passes on one text after another; a single stream over all of them would read a whole file ahead. */
    private void forEachText(SolverSpec solverSpec, Consumer<Stream<Instance>> solve) {
        ReaderSettings settings = reading.settings();
        for (String text : puzzles) {
            try (Stream<Instance> instances = PuzzleArgument.instances(text, settings, waiting)) {
                solve.accept(instances.map(instance -> {
                    refuseUnfit(solverSpec, instance);
                    return instance;
                }));
            }
        }
    }

    /**
     * Checks that the solver accepts a puzzle.
     *
     * @throws InputException if it refuses the puzzle
     */
    private void refuseUnfit(SolverSpec solverSpec, Instance instance) {
        solverSpec.family().refusal(instance.puzzle().board(), question.asked()).ifPresent(reason -> {
            throw new InputException(instance.label() + ": " + reason);
        });
    }

    /**
     * Returns the format of answers.
     *
     * @throws InputException if a trace as JSON Lines and answers of another form would share standard output
     */
    private Format format() {
        if (!tracing.printsJsonLines()) return format == null ? Format.GRID : format;
        if (format != null && format != Format.JSON) {
            throw new InputException("--trace=jsonl --format " + format.name().toLowerCase(Locale.ROOT)
                    + ": expected --format json, or --trace-file FILE, because JSON and other lines would mix");
        }
        return Format.JSON;
    }

    /** Counts solved and refuted puzzles, for the exit codes of SAT solvers. */
    private static final class CompetitionExitCode {
        private static final int SATISFIABLE = 10;
        private static final int UNSATISFIABLE = 20;

        private int runs;
        private int solved;
        private int refuted;

        void add(JudgedRun run) {
            runs++;
            if (run.ruling().verdict() == Verdict.WRONG) return;
            if (!run.answer().claim().shown().isEmpty()) solved++;
            if (run.answer().claim() instanceof Claim.NoSolution) refuted++;
        }

        /** Returns the exit code of a SAT solver; a wrong answer counts as neither solved nor refuted. */
        int exitCode() {
            if (runs == 0) return ExitCode.DONE;
            if (solved == runs) return SATISFIABLE;
            return refuted == runs ? UNSATISFIABLE : ExitCode.DONE;
        }
    }
}
