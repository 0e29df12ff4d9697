package crosshatch.cli;

import crosshatch.corpus.Instance;
import crosshatch.export.ModelSpec;
import crosshatch.export.Problem;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.ReaderSettings;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** One puzzle and the model of it that another program has: common to {@code export} and {@code import}. */
final class ProblemOptions {
    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "One character a cell, a file, the name of a set, or - for standard input.")
    private String puzzle = "";

    @Option(
            names = "--position",
            paramLabel = "N",
            description = "Which puzzle, counted from 1, where PUZZLE holds several.")
    private int position;

    @Option(
            names = "--model",
            paramLabel = "SPEC",
            defaultValue = "cnf",
            description = "Format and formulation, see below. Default: ${DEFAULT-VALUE}.")
    private String model = "cnf";

    @Option(
            names = "--exclude",
            paramLabel = "SOLUTION",
            description =
                    "A solution that the model shall not have, as PUZZLE is written; may be repeated. If the model"
                            + " then has no solution, there is no other.")
    private List<String> excluded = List.of();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    /** @throws InputException if the text does not stand for one puzzle */
    Instance instance() {
        return only(puzzle, position, "--position");
    }

    /** @param asked from {@link #instance} */
    Problem problem(Instance asked) {
        List<Grid> grids = excluded.stream()
                .map(text -> only(text, 0, "one --exclude for each").puzzle().givens())
                .toList();
        return new Problem(asked.puzzle(), grids);
    }

    ModelSpec model() {
        return ModelSpec.parse(model);
    }

    /** For the answer to the puzzle, which is of its order. */
    ReaderSettings answerSettings(Instance asked) {
        return reading.settings().withOrder(asked.puzzle().geometry().order());
    }

    boolean readsStandardInput() {
        return puzzle.equals("-");
    }

    private Instance only(String text, int wanted, String way) {
        try (Stream<Instance> instances = PuzzleArgument.instances(text, reading.settings())) {
            List<Instance> found =
                    instances.skip(Math.max(0, wanted - 1)).limit(2).toList();
            if (found.isEmpty()) throw new InputException("'" + text + "' has no puzzle at position " + wanted);
            if (wanted == 0 && found.size() > 1) {
                throw new InputException("'" + text + "' holds more than one puzzle; say which with " + way);
            }
            return found.get(0);
        }
    }
}
