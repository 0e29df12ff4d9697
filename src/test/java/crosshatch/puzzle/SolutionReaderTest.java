package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionReaderTest {
    private static final LocatedPuzzle FIRST = new LocatedPuzzle(Puzzles.NORVIG_HARD_1, "set.txt", 3, 1, "");
    private static final LocatedPuzzle SECOND = new LocatedPuzzle(Puzzles.EULER_1, "set.txt", 4, 2, "");

    @Test
    void readsOneALineInTheOrderOfThePuzzles(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("solutions.txt");
        String apart = String.join(" ", Puzzles.EULER_1_SOLUTION.toString().split(""));
        Files.writeString(file, "# known\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n\n" + apart + " # the second\n");

        try (SolutionReader solutions = SolutionReader.open(file)) {
            assertEquals(Puzzles.NORVIG_HARD_1_SOLUTION, solutions.solutionOf(FIRST));
            assertEquals(Puzzles.EULER_1_SOLUTION, solutions.solutionOf(SECOND));
            assertEquals(Optional.empty(), solutions.next(Puzzles.EULER_1));
        }
    }

    @Test
    void tellsWhereEachGridStands() {
        SolutionReader solutions = of("\n" + Puzzles.EULER_1_SOLUTION + "\n" + Puzzles.NORVIG_HARD_1_SOLUTION);
        solutions.next(Puzzles.EULER_1);

        LocatedPuzzle second = solutions.next(Puzzles.EULER_1).orElseThrow();

        assertEquals("known.txt:3", second.where());
        assertEquals(2, second.position());
        assertEquals(Puzzles.NORVIG_HARD_1_SOLUTION, second.puzzle().givens());
    }

    @Test
    void refusesWhatIsNoSolutionOfThePuzzle() {
        assertRefused(
                "known.txt:1: the grid is not a solution of puzzle 1 (set.txt:3): "
                        + SolutionChecker.fault(Puzzles.NORVIG_HARD_1, Puzzles.EULER_1_SOLUTION)
                                .orElseThrow(),
                of("" + Puzzles.EULER_1_SOLUTION));
        assertRefused(
                "known.txt: found no solution of puzzle 1 (set.txt:3), expected one solution per line, in the order of the puzzles",
                of("# none\n"));
        assertRefused(
                "known.txt:1: 16 cells, expected 81 (a cell is " + PuzzleText.cellsOf(9) + ")", of("1234341221434321"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id,puzzle,solution\n1,P,S",
                "puzzle;solution\nP;S",
                "P:1:S",
                "P S",
                "S P",
                "\"P\",\"S\"",
                "P|S",
                "P;S;S",
                "S # P"
            })
    void thePuzzleMayStandBesideItsSolution(String text) {
        assertEquals(Puzzles.NORVIG_HARD_1_SOLUTION, of(withGrids(text)).solutionOf(FIRST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"P,S,E", "S E", "P N"})
    void twoGridsOfWhichEitherMayBeTheSolutionAreRefused(String text) {
        assertRefused(
                "known.txt:1: found two grids on one line, expected the solution alone, or with its puzzle."
                        + " Leave the other grid out, or write it behind a #",
                of(withGrids(text)));
    }

    /** P is the puzzle, S its solution, N the same as numbers, E the solution of another puzzle. */
    private static String withGrids(String text) {
        return text.replaceAll(
                        "\\bN\\b",
                        String.join(
                                " ", Puzzles.NORVIG_HARD_1_SOLUTION.toString().split("")))
                .replaceAll("\\bP\\b", Puzzles.NORVIG_HARD_1.givens().toString())
                .replaceAll("\\bS\\b", Puzzles.NORVIG_HARD_1_SOLUTION.toString())
                .replaceAll("\\bE\\b", Puzzles.EULER_1_SOLUTION.toString());
    }

    @Test
    void aSourceThatBreaksIsNamedWithItsLine() throws IOException {
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        SolutionReader solutions = SolutionReader.of(closed, "known.txt");

        assertEquals(
                "known.txt:1: cannot be read: Stream closed",
                assertThrows(SurroundingsException.class, () -> solutions.solutionOf(FIRST))
                        .getMessage());
    }

    private static SolutionReader of(String text) {
        return SolutionReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "known.txt");
    }

    private static void assertRefused(String message, SolutionReader solutions) {
        assertEquals(
                message,
                assertThrows(InputException.class, () -> solutions.solutionOf(FIRST))
                        .getMessage());
    }
}
