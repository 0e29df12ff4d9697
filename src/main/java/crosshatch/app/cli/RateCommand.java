package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.instances.rate.Rater;
import crosshatch.instances.rate.Rating;
import crosshatch.instances.rate.RatingSummary;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rates the difficulty of puzzles: the command {@code rate}. */
@Command(
        name = "rate",
        sortOptions = false,
        description = {
            "Rates the difficulty of 9x9 Sudokus by four measures.",
            "Depth is 0 if naked and hidden singles solve the puzzle.",
            "It is 1 if candidates must be tried, and each trial needs only singles to reach a contradiction.",
            "It is 2 or 3 if trials need further trials within them (T&E).",
            "Technique is the hardest technique that 'explain' uses, with its place in the list of 'explain'.",
            "Backtracks is the mean number of backtracks of Norvig's program over random isomorphs of the puzzle.",
            "Guesses is the number of decisions with which our fastest engine, or --solver, finds the solution and"
                    + " shows that there is no second one.",
            "Exit code 1 if the solver does not find the solution, or does not report its number of decisions."
        },
        footer = {
            "  crosshatch rate hardest10",
            "  crosshatch rate hardest10 --solver mine --solver-file mine.json",
            "  crosshatch rate my-puzzles.txt --format csv --isomorphs 100 > ratings.csv",
            "  crosshatch rate bench250k --limit 1000 --summary"
        })
final class RateCommand extends ProgramCommand {
    /** The formats of ratings. */
    enum Format {
        TEXT,
        CSV,
        JSON
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "One character per cell, a file, a set, or - for standard input.")
    private List<String> puzzles = List.of();

    @Option(
            names = "--isomorphs",
            paramLabel = "K",
            defaultValue = "10",
            description = "Number of isomorphs for the mean of backtracks. Default: ${DEFAULT-VALUE}.")
    private int isomorphs = 10;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of the isomorphs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = Rater.GUESSER,
            description = "Solver whose decisions are the guesses. Default: ${DEFAULT-VALUE}.")
    private String solver = Rater.GUESSER;

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Option(names = "--limit", paramLabel = "N", description = "Take only the first N puzzles of each set or file.")
    private long limit = Long.MAX_VALUE;

    @Option(names = "--summary", description = "Print only the summary of each set.")
    private boolean summaryOnly;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES}; JSON is one object per line. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TEXT;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Override
    public Integer call() {
        if (isomorphs < 1) throw new InputException("--isomorphs " + isomorphs + ": expected 1 or more");
        if (limit < 1) throw new InputException("--limit " + limit + ": expected 1 or more");
        if (summaryOnly && format != Format.TEXT) {
            throw new InputException(
                    "--summary with --format: expected only one of the two, because the summary is always text");
        }
        SolverSpec chosen = guests.catalog().spec(solver);
        requireDecisions(chosen);
        long unguessed;
        try (Solver guesser = guests.catalog().create(chosen)) {
            unguessed = rateAll(new Rater(isomorphs, seed, guesser));
        }
        PrintWriter err = err();
        reading.reportSkipped(err);
        if (unguessed == 0) return ExitCode.DONE;
        err.println("note: " + unguessed + " puzzles have no guesses, because " + chosen
                + " did not show that their solution is the only one, or did not report its decisions");
        return ExitCode.WRONG;
    }

    private static void requireDecisions(SolverSpec chosen) {
        Family family = chosen.family();
        family.refusal(Board.sudoku(3), Question.UNIQUE).ifPresent(reason -> {
            throw new InputException("--solver: " + reason);
        });
        CounterMeaning decisions = family.counters().getOrDefault(Counter.DECISIONS, CounterMeaning.absent(""));
        if (decisions.fidelity() == CounterMeaning.Fidelity.ABSENT) {
            throw new InputException("--solver: " + family.name() + " does not count decisions: " + decisions.how());
        }
    }

    /** Rates all puzzles; returns the number of puzzles with one solution whose guesses are not known. */
    private long rateAll(Rater rater) {
        PrintWriter out = out();
        RatingPrinter printer = new RatingPrinter(format, out);
        if (!summaryOnly) printer.printHeader();
        long unguessed = 0;
        for (String each : puzzles) {
            RatingSummary summary = rate(each, rater, printer);
            unguessed += summary.unguessed();
            if (format == Format.TEXT) out.println(RatingPrinter.summary(each, summary, solver));
        }
        out.flush();
        return unguessed;
    }

    private RatingSummary rate(String text, Rater rater, RatingPrinter printer) {
        RatingSummary summary = new RatingSummary();
        try (Stream<Instance> instances = PuzzleArgument.instances(text, reading.settings())) {
            for (Iterator<Instance> each = instances.limit(limit).iterator(); each.hasNext(); ) {
                Instance instance = each.next();
                Rating rating = rater.rate(instance.puzzle());
                summary.add(rating);
                if (!summaryOnly) printer.print(instance, rating);
            }
        }
        return summary;
    }
}
