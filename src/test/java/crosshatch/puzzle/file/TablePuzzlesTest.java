package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of puzzles: the column of the puzzles and that of their solutions are found, or asked about. */
class TablePuzzlesTest {
    private static final String P = Puzzles.EULER_1.toString();
    private static final String S = Puzzles.EULER_1_SOLUTION.toString();
    private static final String OTHER = Puzzles.NORVIG_HARD_1.toString();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "quizzes,solutions\nP,S\n",
                "id,puzzle,solution,clues,difficulty\n1,P,S,25,1.5\n",
                "source,question,answer,rating\nx,P,S,7\n",
                "Puzzle,Solution,\nP,S,\n",
                "\uFEFF\"puzzle\",\"solution\"\n\"P\",\"S\"\n",
                "solution;name;puzzle\r\nS;\"a; b\";P\r\n",
                "puzzle\tsolution\nP\tS\n",
                "P,S\n",
                "S,P\n",
                "1;P;S;9.0\n",
                "P S\n",
                "# a comment\npuzzle,solution\n\nP,S\n",
                "\"note\",\"puzzle\",\"solution\"\n\"two\nlines\",\"P\",\"S\"",
                "0000000000000001,P,S\n0000000000000002,P,S\n",
                "puzzle,solution\nP,S\n\u001A"
            })
    void thePuzzleAndItsSolutionAreFound(String table) {
        for (String blank : List.of(".", "0", "-")) {
            String text = table.replaceAll("\\bS\\b", S).replaceAll("\\bP\\b", P.replace(".", blank));
            LocatedPuzzle read = read(text).get(0);

            assertEquals(Puzzles.EULER_1, read.puzzle());
            assertEquals(Puzzles.EULER_1_SOLUTION, read.solution());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "puzzle\nP\n",
                "sudoku_puzzle\n\"P\"\n",
                "name,puzzle\nx,P\n",
                "hash;puzzle;rating\nd41d8cd98f00b204;P;7\n",
                "puzzle,solution\nP,\n",
            })
    void aTableWithoutSolutionsHasNone(String table) {
        LocatedPuzzle read = read(table.replaceAll("\\bP\\b", P)).get(0);

        assertEquals(Puzzles.EULER_1, read.puzzle());
        assertNull(read.solution());
    }

    @Test
    void placesAreThoseOfTheFile() {
        List<LocatedPuzzle> read = read("puzzle,solution\n\n" + P + "," + S + "\n# note\n" + P + "," + S + "\n");

        assertEquals(List.of(3L, 5L), read.stream().map(LocatedPuzzle::line).toList());
        assertEquals(List.of(1L, 2L), read.stream().map(LocatedPuzzle::position).toList());
    }

    @Test
    void severalColumnsOfPuzzlesAreAskedAbout() {
        String table = "easy,hard\n" + P + "," + OTHER + "\n";

        InputException asked = assertThrows(InputException.class, () -> read(table));

        assertEquals("text: the columns 1 (easy), 2 (hard) hold puzzles, expected one. Choose one", asked.getMessage());
        assertEquals(Remedy.COLUMN, asked.remedy().orElseThrow());
        assertEquals(
                Puzzles.NORVIG_HARD_1,
                read(table, ReaderSettings.DEFAULT.withColumn("hard")).get(0).puzzle());
        assertEquals(
                Puzzles.NORVIG_HARD_1,
                read(table, ReaderSettings.DEFAULT.withColumn("2")).get(0).puzzle());
        assertEquals(
                Puzzles.EULER_1,
                read(table, ReaderSettings.DEFAULT.withColumn("1")).get(0).puzzle());
    }

    @Test
    void twoPuzzlesALineWithoutHeaderAreAskedAboutToo() {
        String table = P + " " + OTHER + "\n" + P + " " + OTHER + "\n";

        InputException asked = assertThrows(InputException.class, () -> read(table));

        assertEquals(Remedy.COLUMN, asked.remedy().orElseThrow());
        assertEquals(
                Puzzles.NORVIG_HARD_1,
                read(table, ReaderSettings.DEFAULT.withColumn("2")).get(0).puzzle());
    }

    @Test
    void aColumnThatIsNotThereIsRefusedWithThoseThatAre() {
        InputException refused = assertThrows(
                InputException.class, () -> read("id,puzzle\n1," + P, ReaderSettings.DEFAULT.withColumn("quiz")));

        assertEquals("text: found no column 'quiz'; the columns are 1 (id), 2 (puzzle)", refused.getMessage());
    }

    @Test
    void aRecordWithoutItsPuzzleIsABadLine() {
        String table =
                "puzzle,solution\n" + P + "," + S + "\nx\n" + P.substring(1) + "," + S + "\n" + P + "," + S + "\n";
        SkippedLines skipped = new SkippedLines();

        List<LocatedPuzzle> read = read(table, ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(List.of(2L, 5L), read.stream().map(LocatedPuzzle::line).toList());
        assertTrue(skipped.messages().get(0).startsWith("text:3:"), () -> "" + skipped.messages());
        assertTrue(
                skipped.messages().get(1).startsWith("text:4: 80 cells, expected 81"), () -> "" + skipped.messages());
    }

    @Test
    void aRecordThatIsTooShortSaysWhereThePuzzleShouldBe() {
        InputException refused = assertThrows(InputException.class, () -> read("id,puzzle\n1," + P + "\n2\n"));

        assertEquals("text:3: 1 column, expected the puzzle in column 2", refused.getMessage());
    }

    @Test
    void aSolutionOfAnotherPuzzleIsRefused() {
        String table = "puzzle,solution\n" + P + "," + S + "\n" + P + "," + S + "\n" + OTHER + "," + S + "\n";

        InputException refused = assertThrows(InputException.class, () -> read(table));

        assertTrue(
                refused.getMessage()
                        .startsWith("text:4: column 2 holds no solution of the puzzle in column 1: r1c1 is 4"),
                refused::getMessage);
    }

    @Test
    void anotherBoardIsReadAsDeclared() {
        ReaderSettings boxes = ReaderSettings.DEFAULT.withBoard(BoardName.boxes("2x3"));

        Puzzle read = read("id,puzzle\n7,1....6..4....2........3....5..6....2\n", boxes)
                .get(0)
                .puzzle();

        assertEquals(boxes.board(), read.board());
    }

    @Test
    void largerOrdersHaveLetters() {
        Puzzle puzzle = Puzzles.ORDER_4;

        assertEquals(
                puzzle,
                read("id,puzzle\n7," + puzzle + "\n", ReaderSettings.DEFAULT.withAlphabet(Alphabet.ONE_BASED))
                        .get(0)
                        .puzzle());
    }

    /** Half a gigabyte would not fit into the heap of the tests; the end of the table is never reached. */
    @Test
    void isReadOnlyAsFarAsItIsAsked() {
        byte[] header = "id,puzzle,solution\n".getBytes(StandardCharsets.UTF_8);
        byte[] lines = IntStream.range(0, 1000)
                .mapToObj(i -> i + "," + P + "," + S + "\n")
                .reduce("", String::concat)
                .getBytes(StandardCharsets.UTF_8);
        InputStream endless = new SequenceInputStream(
                new ByteArrayInputStream(header),
                new SequenceInputStream(Collections.enumeration(IntStream.range(0, 100_000)
                        .mapToObj(i -> (InputStream) new ByteArrayInputStream(lines))
                        .toList())));

        try (PuzzleSource source = PuzzleSources.of(endless, "text", ReaderSettings.DEFAULT);
                Stream<LocatedPuzzle> puzzles = source.stream()) {
            assertEquals(
                    5000,
                    puzzles.limit(5000).filter(each -> each.solution() != null).count());
        }
    }

    /** Somebody who types the first line wants its answer before the second. */
    @Test
    void doesNotWaitForASecondLineWhereTheFirstIsAPuzzle() {
        InputStream typed = new SequenceInputStream(
                new ByteArrayInputStream((P + "\n").getBytes(StandardCharsets.UTF_8)), new InputStream() {
                    @Override
                    public int read() {
                        throw new AssertionError("waited for more");
                    }

                    @Override
                    public int read(byte[] to, int from, int length) {
                        return read();
                    }
                });

        try (PuzzleSource source = PuzzleSources.of(typed, "text", ReaderSettings.DEFAULT)) {
            assertEquals(Puzzles.EULER_1, source.next().orElseThrow().puzzle());
        }
    }

    static List<LocatedPuzzle> read(String text) {
        return read(text, ReaderSettings.DEFAULT);
    }

    static List<LocatedPuzzle> read(String text, ReaderSettings settings) {
        InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        try (PuzzleSource source = PuzzleSources.of(in, "text", settings)) {
            return source.stream().toList();
        }
    }
}
