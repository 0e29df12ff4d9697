package crosshatch.puzzle;

import static crosshatch.puzzle.PuzzleReaderTest.message;
import static crosshatch.puzzle.PuzzleReaderTest.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzle of a line is found beside hashes, ratings, names and its solution. */
class OtherColumnsTest {
    private static final String EULER_1 = Puzzles.EULER_1.toString();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P",
                "P 0a1b2c3d4e5f60718293a4b5c6d7e8f9 7.1",
                "P;7.1;a name, and more",
                "0000183b305c P 1.2",
                "d41d8cd98f00b204 P  9.0",
                "1234123412341234 P 9.0",
                "17 P",
                "17,P,9.0",
                "\"17\";\"P\";\"hard one\"",
                "17\tP\t9.0",
                "P:2:Norvig",
                "P # 9.0/1.2/1.2 - a comment, with signs",
                "ED=11.9/1.2/1.2 P"
            })
    void isFoundWhereverItStands(String line) {
        List<LocatedPuzzle> read = read(line.replace("P", EULER_1) + "\n" + line.replace("P", EULER_1));

        assertEquals(
                List.of(Puzzles.EULER_1, Puzzles.EULER_1),
                read.stream().map(LocatedPuzzle::puzzle).toList());
    }

    @Test
    void theRestIsItsComment() {
        assertEquals(
                "0000183b305c 1.2",
                read("0000183b305c " + EULER_1 + "  1.2").get(0).comment());
    }

    @Test
    void aSolutionBesideThePuzzleIsNoSecondPuzzle() {
        String solution = Puzzles.EULER_1_SOLUTION.toString();

        assertEquals(Puzzles.EULER_1, read(solution + " " + EULER_1).get(0).puzzle());
        assertEquals(Puzzles.EULER_1, read(EULER_1 + " " + solution).get(0).puzzle());
        assertEquals(Puzzles.EULER_1, read(EULER_1 + " " + EULER_1).get(0).puzzle());
    }

    @Test
    void twoPuzzlesOnALineAreAskedAbout() {
        String message = message(EULER_1 + " " + Puzzles.NORVIG_HARD_1);

        assertTrue(message.startsWith("text:1: found two puzzles on a line, at characters 1 and 83"), message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.example.org/sudoku.htm?bd=P",
                "http://example.org/play/P",
                "https://example.org/?level=3&grid=P&time=12#here"
            })
    void addressesGiveThePuzzleInThem(String address) {
        assertEquals(Puzzles.EULER_1, read(address.replace("P", EULER_1)).get(0).puzzle());
        assertEquals(
                Puzzles.EULER_1,
                read(address.replace("P", EULER_1.replace('.', '0'))).get(0).puzzle());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.example.org/Sudoku_X.htm?bd=P",
                "https://www.example.org/sudokux.htm?bd=P",
                "https://www.example.org/x-sudoku?bd=P",
                "https://www.example.org/KillerSudoku.htm?bd=P",
                "https://www.example.org/jigsaw.htm?bd=P",
                "https://killer.example.org/play/P",
                "https://example.org/sudoku?puzzleid=P&rules=antiknight",
                "https://example.org/sudoku?puzzleid=P&constraints=7",
                "https://example.org/sudoku?variant=3&puzzleid=P",
                "https://example.org/sudoku?p=P&cages=1",
                "https://example.org/P#diagonals"
            })
    void addressesOfVariantsAreRefused(String address) {
        String message = message(address.replace("P", EULER_1));

        assertTrue(message.contains(", which names a variant of Sudoku"), message);
        assertTrue(message.contains("docs/reference/boards.md"), message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org/sudoku-9x9?bd=P&rules=classic",
                "https://example.org/play?variant=&bd=P",
                "https://xsolver.example.org/sudoku?bd=P&type=expert"
            })
    void addressesOfPlainSudokusAreNot(String address) {
        assertEquals(Puzzles.EULER_1, read(address.replace("P", EULER_1)).get(0).puzzle());
        String blanksAsX = EULER_1.replace('.', 'x');
        assertEquals(
                Puzzles.EULER_1, read(address.replace("P", blanksAsX)).get(0).puzzle());
    }

    @Test
    void addressesWithoutAPuzzleOrWithTwoAreRefused() {
        assertTrue(message("https://example.org/?bd=S9B0102030405").contains("an address without a puzzle"));
        assertTrue(message("https://example.org/?a=" + EULER_1 + "&b=" + Puzzles.NORVIG_HARD_1)
                .contains("an address with 2 puzzles"));
    }
}
