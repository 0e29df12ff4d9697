package crosshatch.cli;

import crosshatch.experiment.Plan;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.solver.Suggestion;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** How files of puzzles are read; common to all commands that read some. */
final class ReadingOptions {
    @Option(
            names = "--order",
            paramLabel = "N",
            description = "Order of all puzzles (3 is 9x9), where their size alone leaves it open.")
    private int order;

    @Option(
            names = "--alphabet",
            paramLabel = "A",
            defaultValue = "auto",
            description = "Which letter is which digit, from order 4 on: auto, one-based (1-9, A=10, ...),"
                    + " zero-based (0-9, A, ...), letters (A=1, ...). Default: auto.")
    private String alphabet = "auto";

    @Option(names = "--skip-bad", description = "Skip lines that cannot be read; count and list them at the end.")
    private boolean skipBad;

    private final SkippedLines skipped = new SkippedLines();

    /** @throws InputException for an order or alphabet that does not exist */
    ReaderSettings settings() {
        return new ReaderSettings(order, alphabet(), skipBad ? skipped : BadLines.REFUSED);
    }

    private Alphabet alphabet() {
        return Arrays.stream(Alphabet.values())
                .filter(each -> each.optionName().equals(alphabet))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> names = Arrays.stream(Alphabet.values())
                            .map(Alphabet::optionName)
                            .toList();
                    return new InputException("--alphabet " + alphabet + ": expected " + String.join(", ", names)
                            + Suggestion.of(alphabet, names));
                });
    }

    /** As written into a plan. */
    Plan.PlannedReading planned() {
        return new Plan.PlannedReading(order, alphabet, skipBad);
    }

    /** As it was planned. */
    static ReadingOptions of(Plan.PlannedReading planned) {
        ReadingOptions options = new ReadingOptions();
        options.order = planned.order();
        options.alphabet = planned.alphabet();
        options.skipBad = planned.skipBad();
        return options;
    }

    /** For commands that compare texts line by line, where a skipped line would part what belongs together. */
    void refuseSkipping(String command) {
        if (skipBad)
            throw new InputException(command + " --skip-bad: skipped lines would part puzzles from their solutions");
    }

    /** Says what was skipped, if anything. */
    void reportSkipped(PrintWriter out) {
        if (skipped.count() == 0) return;
        out.println("skipped " + skipped.count() + (skipped.count() == 1 ? " bad line" : " bad lines")
                + (skipped.count() > skipped.messages().size()
                        ? ", the first " + skipped.messages().size() + " of them:"
                        : ":"));
        skipped.messages().forEach(message -> out.println("  " + message));
    }
}
