package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A line that is read in one go says the same as one that is looked at from all sides. */
class UsualLineTest {
    private static final String CELLS = ".0*_123456789";
    private static final String OTHERS = "x- |a\u00e9\u0131:#";

    @Test
    void aLineOfCellsIsThePuzzleThatItIsElsewhere() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            String line = line(random, 81);

            Puzzle usual = UsualLine.read(line).orElseThrow();

            assertEquals(PuzzleText.parse(line, Alphabet.AUTO, Board.sudoku(3)), usual, line);
            assertEquals(List.of(usual), puzzles("# a comment\n" + line + " and what is said of it\n"), line);
            assertEquals(List.of(usual, usual), puzzles(line + "\n" + line), line);
        }
    }

    @Test
    void whateverElseStandsOnALineIsLeftToOthers() {
        Random random = new Random(2);
        for (int i = 0; i < 81; i++) {
            for (int other = 0; other < OTHERS.length(); other++) {
                StringBuilder line = new StringBuilder(line(random, 81));
                line.setCharAt(i, OTHERS.charAt(other));
                assertEquals(Optional.empty(), UsualLine.read(line.toString()), line.toString());
            }
        }
        assertEquals(Optional.empty(), UsualLine.read(line(random, 80)));
        assertEquals(Optional.empty(), UsualLine.read(line(random, 82)));
    }

    @Test
    void anAlphabetThatWasAskedForHolds() {
        String line = "0" + ".".repeat(80);
        ReaderSettings zeroBased = ReaderSettings.DEFAULT.withAlphabet(Alphabet.ZERO_BASED);

        try (PuzzleReader reader = PuzzleReader.of("\n" + line + "\n", "text", zeroBased)) {
            assertEquals(1, reader.next().orElseThrow().puzzle().given(0));
        }
    }

    @Test
    void aBoardThatWasDeclaredHolds() {
        String row = "1" + ".".repeat(80);

        assertEquals(List.of(), rowsOfOrderNine(row));
    }

    /** 81 cells are a row there; one of them is no puzzle. */
    private static List<Puzzle> rowsOfOrderNine(String row) {
        ReaderSettings skipping = ReaderSettings.DEFAULT.withBadLines(bad -> {});
        try (PuzzleReader reader = PuzzleReader.of("order 9\n" + row + "\n\n" + "order 3\n" + row, "text", skipping)) {
            List<Puzzle> puzzles = new ArrayList<>();
            reader.stream().forEach(each -> puzzles.add(each.puzzle()));
            return puzzles.stream().filter(each -> each.board().order() == 9).toList();
        }
    }

    private static List<Puzzle> puzzles(String text) {
        try (PuzzleReader reader = PuzzleReader.of(text, "text", ReaderSettings.DEFAULT)) {
            return reader.stream().map(LocatedPuzzle::puzzle).toList();
        }
    }

    private static String line(Random random, int length) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < length; i++) line.append(CELLS.charAt(random.nextInt(CELLS.length())));
        return line.toString();
    }
}
