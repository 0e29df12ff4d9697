package crosshatch.solvers.export;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The boards of {@code models/relations/}, one for each kind of relation, and what fills them by the definitions alone. */
public final class RelationExamples {
    /** The names of the files. */
    public static final List<String> NAMES = List.of(
            "sum",
            "product",
            "difference",
            "quotient",
            "less",
            "adjacent",
            "visible",
            "table",
            "domain",
            "forbidden",
            "distinct",
            "except",
            "distance",
            "linear",
            "element",
            "count",
            "nvalues",
            "circuit",
            "all-equal",
            "regular");

    private RelationExamples() {}

    /** An empty puzzle on the board of that name. */
    public static Puzzle puzzle(String name) {
        return read(Sets.home().resolve("models/relations").resolve(name + ".json"))
                .get(0)
                .puzzle();
    }

    static List<Instance> read(Path file) {
        try (Stream<Instance> instances = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve(file.toString())
                .instances()) {
            return instances.toList();
        }
    }

    /** Every way to fill the cells of an empty puzzle, solution or not. */
    static Stream<Grid> fillings(Puzzle puzzle) {
        int cells = puzzle.board().cells();
        int digits = puzzle.board().digits();
        return IntStream.range(0, (int) Math.pow(digits, cells))
                .mapToObj(number -> Grid.of(
                        puzzle.board(),
                        IntStream.range(0, cells)
                                .map(cell -> number / (int) Math.pow(digits, cell) % digits + 1)
                                .toArray()));
    }

    /** All of them. */
    public static Set<Grid> solutions(Puzzle puzzle) {
        return fillings(puzzle)
                .filter(grid -> SolutionChecker.fault(puzzle, grid).isEmpty())
                .collect(Collectors.toSet());
    }
}
