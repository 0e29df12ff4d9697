package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.xcsp.parser.callbacks.SolutionChecker;

/** The checker of the XCSP3 competitions, for one model. */
final class XcspChecker {
    private final Path file;
    private final String cells;

    /** @param folder where the model is written */
    XcspChecker(Path folder, Puzzle puzzle, Grid... excluded) throws Exception {
        file = Files.writeString(folder.resolve("puzzle.xml"), Exports.of("xcsp3", puzzle, excluded));
        cells = new CellArray(puzzle.board()).all();
    }

    /** The constraints that a grid violates. Where an index finds no entry of an array, the checker breaks instead. */
    List<String> violated(Grid grid) throws Exception {
        String values = IntStream.of(grid.digits()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        String text = "<instantiation> <list> " + cells + " </list> <values> " + values + " </values> </instantiation>";
        try {
            SolutionChecker checker = new SolutionChecker(
                    false, file.toString(), new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            return checker.violatedCtrs;
        } catch (ArrayIndexOutOfBoundsException beyond) {
            return List.of("element: " + beyond.getMessage());
        }
    }
}
