package crosshatch.cli;

import crosshatch.console.ExitCode;
import crosshatch.corpus.Instance;
import crosshatch.puzzle.InputException;
import crosshatch.rate.Rater;
import crosshatch.rate.Rating;
import crosshatch.rate.RatingSummary;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rate}: how hard puzzles are. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Rates puzzles of order 3 by several measures:",
            "depth: 0 if naked and hidden singles suffice, 1 if it takes trying single candidates and following singles to a"
                    + " contradiction, 2 and 3 with such trials within trials (T&E);",
            "technique: the hardest that 'explain' uses, and its place in its list from 1;",
            "backtracks: of Norvig's program, the mean over random isomorphs of the puzzle;",
            "guesses: decisions of our fastest engine until the solution is known to be the only one."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch rate hardest10",
            "  crosshatch rate my-puzzles.txt --format csv --isomorphs 100 > ratings.csv",
            "  crosshatch rate bench250k --limit 1000 --summary"
        })
final class RateCommand implements Callable<Integer> {
    /** How ratings are printed. */
    enum Format {
        TEXT,
        CSV,
        JSON
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "One character a cell, a file, a set, or - for standard input.")
    private List<String> puzzles = List.of();

    @Option(
            names = "--isomorphs",
            paramLabel = "K",
            defaultValue = "10",
            description = "Over so many isomorphs backtracks are averaged. Default: ${DEFAULT-VALUE}.")
    private int isomorphs = 10;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Of the isomorphs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--limit", paramLabel = "N", description = "Only the first N puzzles of each.")
    private long limit = Long.MAX_VALUE;

    @Option(names = "--summary", description = "Only what the ratings of each set add up to.")
    private boolean summaryOnly;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES}; JSON is one object a line. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TEXT;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (isomorphs < 1) throw new InputException("--isomorphs " + isomorphs + ": expected 1 or more");
        if (limit < 1) throw new InputException("--limit " + limit + ": expected 1 or more");
        if (summaryOnly && format != Format.TEXT) {
            throw new InputException("--summary: is text; leave it or --format out");
        }
        PrintWriter out = spec.commandLine().getOut();
        RatingPrinter printer = new RatingPrinter(format, out);
        Rater rater = new Rater(isomorphs, seed);
        if (!summaryOnly) printer.printHeader();
        for (String each : puzzles) {
            RatingSummary summary = rate(each, rater, printer);
            if (format == Format.TEXT) out.println(RatingPrinter.summary(each, summary));
        }
        out.flush();
        reading.reportSkipped(spec.commandLine().getErr());
        return ExitCode.DONE;
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
