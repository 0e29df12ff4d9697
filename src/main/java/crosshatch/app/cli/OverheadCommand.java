package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.bench.HarnessOverhead;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the time that the harness adds to the solvers: the command {@code overhead}. */
@Command(
        name = "overhead",
        sortOptions = false,
        description = {
            "Measures how much slower a solver is in an experiment than in a bare loop.",
            "Prints the puzzles per second of a bare loop around a solver, of an experiment in this JVM, and of an"
                    + " experiment in a worker (a JVM of its own).",
            "In an experiment, puzzles are read, handed over, answered, measured, validated and recorded.",
            "The three alternate, and the command prints their medians.",
            "The speed of an experiment is also printed as a share of the speed of the bare loop. The share is 'too"
                    + " noisy' if it is above 100 %%, if its quartiles differ by more than a quarter, or if the speed of"
                    + " the machine changes. The exit code is still 0 then.",
            "For external programs see 'overhead programs'. For proof logging see 'overhead proofs'."
        },
        subcommands = {OverheadOfProgramsCommand.class, OverheadOfProofsCommand.class},
        footer = {
            "  crosshatch study overhead",
            "  crosshatch study overhead --solver engine --puzzles euler50 --question any --rounds 9"
        })
final class OverheadCommand extends ProgramCommand {
    @Option(names = "--solver", defaultValue = "swift", description = "Solver. Default: ${DEFAULT-VALUE}.")
    private String solver = "swift";

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Mixin
    private QuestionOption question = new QuestionOption(Question.UNIQUE);

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "Number of turns. Default:" + " ${DEFAULT-VALUE}.")
    private int rounds = 5;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "500000",
            description = "Approximate number of runs in each turn. Default: ${DEFAULT-VALUE}.")
    private long runs = 500_000;

    private final SolverCatalog catalog = SolverCatalog.standard();

    @Override
    public Integer call() {
        if (rounds < 1) throw new InputException("--rounds " + rounds + ": expected 1 or more");
        ChosenPuzzles chosen = new ChosenPuzzles(puzzles.sets(false), puzzles.selection(1));
        SolverSpec contestant = catalog.spec(solver);
        chosen.refusal(contestant, question.asked()).ifPresent(reason -> {
            throw new InputException("--solver " + solver + ": " + reason);
        });
        HarnessOverhead overhead = new HarnessOverhead(catalog, contestant, chosen, question.asked());
        try (Workers workers = new Workers(WorkerLimits.NONE)) {
            overhead.measure(rounds, runs, workers);
        }
        PrintWriter out = out();
        String subject = String.format(
                Locale.ROOT, "%s, question %s, %,d puzzles", contestant, question.asked(), overhead.puzzles());
        out.println(Terminal.here().flowed(subject));
        for (HarnessOverhead.Row row : overhead.rows()) {
            out.printf(Locale.ROOT, "%-24s %,12.0f puzzles/s   %s%n", row.what(), row.puzzlesPerSecond(), row.share());
        }
        overhead.warnings().forEach(warning -> out.println("Noisy machine: " + warning + "."));
        out.flush();
        return ExitCode.DONE;
    }
}
