package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Graphs of DIMACS with a number of colours are sets of one puzzle. */
class GraphSetsTest {
    @TempDir
    Path folder;

    private List<Instance> read(String text, String colours) throws IOException {
        Path file = Files.writeString(folder.resolve("graph.col"), text.replace("; ", "\n"));
        PuzzleSets sets = new PuzzleSets(folder, ReaderSettings.DEFAULT);
        try (Stream<Instance> instances =
                sets.resolve(file + "/colours=" + colours).instances()) {
            return instances.toList();
        }
    }

    @Test
    void aGraphHasACellPerVertexAndAUnitPerEdge() throws IOException {
        List<Instance> read = read("c a path; p edge 3 4; n 1 4; n 2 6; e 1 2; e 3 2; e 2 3", "4");

        assertEquals(1, read.size());
        assertEquals("graph.col/colours=4", read.get(0).set());
        assertEquals(
                Board.parse("digits 4; cells 3; cage 0 1; cage 1 2"),
                read.get(0).puzzle().board());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c nothing                  | 3   | graph.col: found no line 'p edge
            p edge 3 1; e 1 4          | 3   | graph.col:2: found
            p edge 3 1; e 2 2          | 3   | graph.col:2: found
            p edge 3 1; e 1            | 3   | graph.col:2: found
            p edge 3 1; e 1 x          | 3   | graph.col:2: found
            p edge 3 1; k 1 2          | 3   | graph.col:2: found
            e 1 2; p edge 3 1          | 3   | graph.col:1: found
            p edge 3 1; p edge 3 1     | 3   | graph.col:2: found
            p sat 3 1                  | 3   | graph.col:1: found
            p edge 3 1; e 1 2          | 1001 | graph.col:1: 3 vertices in 1001 colours
            p edge 3 1; e 1 2          | 0   | graph.col:1: 3 vertices in 0 colours
            p edge 3 1; e 1 2          | 1   | graph.col:2: found an edge, but only one colour
            p edge 0 0                 | 2   | graph.col:1: 0 vertices
            """)
    void whatIsNoGraphIsRefusedWithItsLine(String text, String colours, String reason) {
        InputException refused = assertThrows(InputException.class, () -> read(text, colours));

        assertTrue(String.valueOf(refused.getMessage()).contains(reason), refused.getMessage());
    }

    @Test
    void whatIsSaidOfAGraphBesideItIsNotRead() throws IOException {
        List<Instance> read = read("c as some public copies have it; o 3; p edge 3 2; d 2; e 1 2; e 2 3; s 3", "3");

        assertEquals(
                Board.parse("digits 3; cells 3; cage 0 1; cage 1 2"),
                read.get(0).puzzle().board());
    }

    @Test
    void aGraphWithoutANumberOfColoursAsksForIt() throws IOException {
        Path graph = Files.writeString(folder.resolve("graph.col"), "c a path\np edge 2 1\ne 1 2\n");

        InputException refused =
                assertThrows(InputException.class, () -> PuzzleSources.open(graph, ReaderSettings.DEFAULT));

        assertTrue(String.valueOf(refused.getMessage()).endsWith("Try: " + graph + "/colours=4"), refused.getMessage());
    }

    @Test
    void aGraphThatIsNotHereIsNoSuchFile() {
        PuzzleSets sets = new PuzzleSets(folder, ReaderSettings.DEFAULT);

        InputException refused = assertThrows(InputException.class, () -> sets.resolve("missing.col/colours=3"));

        assertTrue(
                String.valueOf(refused.getMessage()).contains("found neither a file nor a puzzle set"),
                refused.getMessage());
    }
}
