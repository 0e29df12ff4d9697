package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("process")
@Tag("exhaustive")
class JavaMainTest {
    private static final Board BOARD =
            Board.latin(3).toBuilder().relation(Pair.less(0, 1)).build();
    private static final Puzzle SIX_SOLUTIONS = new Puzzle(Grid.of(BOARD, new int[9]));

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"choco", "choco/learn=lcg/select=input", "sat4j/factory=light/amo=product", "cpsat"})
    void statesThePuzzleInAtMostFortyLinesWithTheLibraryAlone(String spec) throws IOException {
        HuntCase huntCase = new HuntCase(
                SolverCatalog.standard().spec(spec), Question.count(20), Limits.UNLIMITED, List.of(SIX_SOLUTIONS));
        String text = new JavaMain(huntCase).text().orElseThrow();
        Path main = Files.writeString(folder.resolve(JavaMain.FILE), text);
        Reproducer.writeModel(huntCase, folder);

        assertTrue(text.lines().count() <= 40 && !text.contains("crosshatch"), text);
        JavaMain.Run run = JavaMain.Run.of(main);
        assertEquals(6, run.solutions(), run.output());
    }
}
