package crosshatch.app.cli;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of {@code export} and {@code import} for one puzzle and its model. */
final class ProblemOptions {
    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "One character per cell, a file, the name of a set, or - for standard input.")
    private String puzzle = "";

    @Option(
            names = "--position",
            paramLabel = "N",
            description = "Number of the puzzle, from 1, if PUZZLE has several.")
    private @Nullable Integer position;

    @Option(
            names = "--model",
            paramLabel = "SPEC",
            defaultValue = "cnf",
            description = "Format and formulation, listed by 'export --help'. Default: ${DEFAULT-VALUE}.")
    private String model = "cnf";

    @Option(
            names = "--exclude",
            paramLabel = "SOLUTION",
            description =
                    "A solution to exclude from the model, written as PUZZLE is; may be repeated. If the model then has"
                            + " no solution, the puzzle has no other solution.")
    private List<String> excluded = List.of();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    /**
     * Returns the puzzle.
     *
     * @throws InputException if the text does not name exactly one puzzle
     */
    Instance instance() {
        if (position == null) return only(puzzle, reading.settings(), "--position");
        if (position < 1) throw new InputException("--position " + position + ": expected 1 or more");
        List<Instance> found = read(puzzle, reading.settings(), position - 1, 1);
        if (found.isEmpty()) throw new InputException("'" + puzzle + "' has no puzzle at position " + position);
        return found.get(0);
    }

    /**
     * Returns the model.
     *
     * @param asked the puzzle, from {@link #instance}
     */
    Problem problem(Instance asked) {
        ReaderSettings settings = reading.settings().withBoard(asked.puzzle().board());
        List<Grid> grids = excluded.stream()
                .map(text ->
                        only(text, settings, "one --exclude for each").puzzle().givens())
                .toList();
        return new Problem(asked.puzzle(), grids);
    }

    ModelSpec model() {
        return ModelSpec.parse(model);
    }

    /** Returns settings to read an answer, which has the puzzle's board. */
    ReaderSettings answerSettings(Instance asked) {
        return reading.settings().withBoard(asked.puzzle().board()).withBadLines(BadLines.REFUSED);
    }

    void reportSkipped(PrintWriter out) {
        reading.reportSkipped(out);
    }

    boolean readsStandardInput() {
        return puzzle.equals("-");
    }

    private Instance only(String text, ReaderSettings settings, String choice) {
        List<Instance> found = read(text, settings, 0, 2);
        if (found.size() == 1) return found.get(0);
        throw new InputException("'" + text + "': expected one puzzle, found "
                + (found.isEmpty() ? "none" : "more. Choose one with " + choice));
    }

    private static List<Instance> read(String text, ReaderSettings settings, int skipped, int limit) {
        try (Stream<Instance> instances = PuzzleArgument.instances(text, settings)) {
            return instances.skip(skipped).limit(limit).toList();
        }
    }
}
