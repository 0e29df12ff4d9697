package crosshatch.puzzle;

import static crosshatch.puzzle.PuzzleReaderTest.message;
import static crosshatch.puzzle.PuzzleReaderTest.read;
import static crosshatch.puzzle.PuzzleReaderTest.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sudokus whose boxes are no squares have to be declared: rows of a box first, then columns. */
class RectangularBoxesTest {
    private static final String SIX = "1....6..4....2........3....5..6....2";
    private static final Board TWO_BY_THREE =
            Board.builder(6, 36).square().boxes(2, 3).build();

    @ParameterizedTest
    @ValueSource(strings = {"boxes 2x3", "Boxes: 2x3", "box 2 x 3  # rows x columns", "boxes=2×3"})
    void aLineDeclaresThem(String declaration) {
        for (String puzzle : List.of(SIX, rows(SIX), rows(SIX).replaceAll("(?m)(...)(...)", "|$1|$2|"))) {
            List<LocatedPuzzle> read = read(declaration + "\n" + puzzle + "\n");

            assertEquals(TWO_BY_THREE, read.get(0).puzzle().board());
            assertEquals(SIX, read.get(0).puzzle().toString());
        }
    }

    @Test
    void rowsComeFirst() {
        Board board = BoardName.boxes("2x3");

        assertEquals(List.of(0, 1, 2, 6, 7, 8), firstBox(board));
        assertEquals(List.of(0, 1, 6, 7, 12, 13), firstBox(BoardName.boxes("3x2")));
        assertEquals("boxes 2x3", BoardName.declaration(board));
        assertEquals(Board.sudoku(3), BoardName.boxes("3x3"));
    }

    @ParameterizedTest
    @CsvSource({
        "36, 6, 2x3",
        "64, 8, 2x4",
        "100, 10, 2x5",
        "144, 12, 3x4",
        "196, 14, 2x7",
        "225, 15, 3x5",
    })
    void withoutDeclarationTheMessageSaysHow(int cells, int n, String boxes) {
        String message = message(".".repeat(cells));

        assertTrue(
                message.contains("a Sudoku of " + n + "x" + n + " cells with boxes of " + boxes.replace("x", " rows x ")
                        + " columns: a line 'boxes " + boxes + "' above it"),
                message);
        assertTrue(message.contains("a Latin square of " + n + " digits: a line 'latin " + n + "' above it"), message);
    }

    @ParameterizedTest
    @CsvSource({"6, 2x3", "8, 2x4", "12, 3x4", "15, 3x5"})
    void aGridWithoutDeclarationTooIsRefusedWithWhatToSay(int n, String boxes) {
        assertTrue(message((".".repeat(n) + "\n").repeat(n)).contains("boxes " + boxes), boxes);
        assertTrue(message((". ".repeat(n) + "\n").repeat(n)).contains("boxes " + boxes), boxes);
    }

    @Test
    void aPrimeNumberOfDigitsIsALatinSquare() {
        assertTrue(
                message(".".repeat(49)).contains("If this is a Latin square of 7 digits: a line 'latin 7' above it"));
    }

    @Test
    void spacesBetweenBarsAreBlanksThere() {
        String bars = rows(SIX.replace('.', ' ')).replaceAll("(?m)(...)(...)", "|$1|$2|");

        assertEquals(SIX, read("boxes 2x3\n" + bars).get(0).puzzle().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x6", "6x1", "11x10", "0x4", "999999999x999999999"})
    void boxesThatAreNoneAreRefused(String boxes) {
        assertTrue(message("boxes " + boxes + "\n" + SIX).startsWith("text:1: boxes " + boxes + ": expected 2 rows"));
    }

    @Test
    void whatIsNoSizeIsRefused() {
        InputException refused = assertThrows(InputException.class, () -> BoardName.boxes("6"));

        assertTrue(refused.getMessage().contains("expected ROWSxCOLUMNS of a box, such as 2x3"), refused::getMessage);
    }

    private static List<Integer> firstBox(Board board) {
        return board.units().stream()
                .filter(unit -> unit.name().equals("box 1"))
                .flatMap(unit -> java.util.Arrays.stream(unit.cells()).boxed())
                .toList();
    }
}
