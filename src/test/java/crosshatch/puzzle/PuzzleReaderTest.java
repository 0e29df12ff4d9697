package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every accepted way to write the same puzzle gives the same puzzle, and its place in the text. */
class PuzzleReaderTest {
    private static final String EULER_1 = Puzzles.EULER_1.toString();
    private static final String HARD_1 = Puzzles.NORVIG_HARD_1.toString();

    @TempDir
    Path folder;

    @Test
    void readsOnePuzzleALineWithItsPlaceAndComment() {
        List<LocatedPuzzle> read = read("# two puzzles\n\n" + EULER_1 + "  Grid 01, easy\n\n# the second\n" + HARD_1);

        assertEquals(
                List.of(
                        new LocatedPuzzle(Puzzles.EULER_1, "text", 3, 1, "Grid 01, easy"),
                        new LocatedPuzzle(Puzzles.NORVIG_HARD_1, "text", 6, 2, "")),
                read);
    }

    @Test
    void takesEachOfTheFourBlanks() {
        for (char blank : new char[] {'.', '0', '*', '_'}) {
            assertEquals(Puzzles.EULER_1, only(EULER_1.replace('.', blank)), "blank " + blank);
        }
    }

    @Test
    void takesAnyLineBreakAndAByteOrderMark() {
        for (String lineBreak : List.of("\n", "\r\n", "\r")) {
            List<LocatedPuzzle> read = read("\uFEFF" + EULER_1 + lineBreak + lineBreak + HARD_1 + lineBreak);

            assertEquals(List.of(1L, 3L), read.stream().map(LocatedPuzzle::line).toList());
            assertEquals(Puzzles.EULER_1, read.get(0).puzzle());
        }
    }

    @Test
    void endsAPuzzleAtTheFirstCommaSemicolonOrColon() {
        for (String separator : List.of(",", ";", ":")) {
            LocatedPuzzle read = read(EULER_1 + separator + "483921657").get(0);

            assertEquals(Puzzles.EULER_1, read.puzzle());
            assertEquals("483921657", read.comment());
        }
    }

    @Test
    void readsGridsPartedByBlankLinesAndByNothing() {
        String grid = rows(EULER_1);

        assertEquals(List.of(Puzzles.EULER_1, Puzzles.EULER_1), puzzles(grid + "\n\n" + grid));
        assertEquals(List.of(Puzzles.EULER_1, Puzzles.EULER_1), puzzles(grid + "\n" + grid + "\n"));
    }

    @Test
    void readsTheFileLayoutOfProjectEuler() {
        List<LocatedPuzzle> read = read("Grid 01\n" + rows(EULER_1.replace('.', '0')) + "\nGrid 02\n" + rows(HARD_1));

        assertEquals(
                List.of("Grid 01", "Grid 02"),
                read.stream().map(LocatedPuzzle::comment).toList());
        assertEquals(List.of(2L, 12L), read.stream().map(LocatedPuzzle::line).toList());
    }

    @Test
    void readsSdkWithMetadata() {
        assertEquals(Puzzles.EULER_1, only("#ARuud\n#DA puzzle\n#C1.2.3.4.5\n#LEasy\n" + rows(EULER_1)));
    }

    @Test
    void readsThePuzzleSectionOfSdkAndNotTheState() {
        String state = rows(Puzzles.EULER_1_SOLUTION.toString());

        assertEquals(List.of(Puzzles.EULER_1), puzzles("[Puzzle]\r\n" + rows(EULER_1) + "\n[State]\n" + state + "\n"));
    }

    @Test
    void readsBarsAndRules() {
        String simpleSudoku = EULER_1.replaceAll("(.{3})(.{3})(.{3})", "|$1|$2|$3|\n");
        String framed = "*-----------*\n" + simpleSudoku.replaceAll("((?:.+\n){3})(?=.)", "$1|---+---+---|\n")
                + "*-----------*\n";

        assertEquals(Puzzles.EULER_1, only(framed));
        assertEquals(Puzzles.EULER_1, only(PuzzleText.picture(Puzzles.EULER_1.givens())));
    }

    @Test
    void readsWholeNumbersARowALineAndAPuzzleALine() {
        for (int order = 2; order <= 10; order++) {
            Grid grid = Puzzles.cyclic(order);
            int n = order * order;
            String rows = IntStream.range(0, n)
                    .mapToObj(row -> numbers(grid, row * n, row * n + n))
                    .collect(Collectors.joining("\n"));

            assertEquals(grid, only(rows).givens(), "rows of order " + order);
            assertEquals(grid, only(numbers(grid, 0, n * n)).givens(), "line of order " + order);
        }
    }

    @Test
    void takesSixteenNumbersAsARowOfOrderFourOnlyIfOneIsTooLargeForOrderTwo() {
        assertEquals(Board.sudoku(2), only("1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1").board());
        assertEquals(
                Board.sudoku(4),
                only("order 4\n" + ("0 ".repeat(16) + "\n").repeat(16)).board());
    }

    @Test
    void aLineDeclaresLatinSquaresUntilTheNextOne() {
        List<LocatedPuzzle> read = read("latin 9 # quasigroups\n" + EULER_1
                + "\nLatin: 4\n1 2 3 4\n2 1 4 3\n. . . .\n4 3 2 1\n" + "order 3\n" + EULER_1);

        assertEquals(
                List.of(Board.latin(9), Board.latin(4), Board.sudoku(3)),
                read.stream().map(each -> each.puzzle().board()).toList());
        assertEquals(
                Board.latin(9),
                onlyWith(ReaderSettings.DEFAULT.withBoard(Board.latin(9)), EULER_1)
                        .board());
    }

    @Test
    void takesSixteenCharactersAsOrderTwoUnlessOrderFourIsDeclared() {
        String blank = ".".repeat(16) + "\n";

        assertEquals(16, puzzles(blank.repeat(16)).size());
        assertEquals(Board.sudoku(4), only("order 4\n" + blank.repeat(16)).board());
        assertEquals(
                Board.sudoku(4),
                onlyWith(ReaderSettings.DEFAULT.withOrder(4), blank.repeat(16)).board());
    }

    @Test
    void readsLettersInEachAlphabet() {
        Puzzle puzzle = new Puzzle(Puzzles.cyclic(4));
        String oneBased = puzzle.toString();
        String zeroBased = translate(oneBased, "123456789ABCDEFG", "0123456789ABCDEF");
        String letters = translate(oneBased, "123456789ABCDEFG", "ABCDEFGHIJKLMNOP");

        assertEquals(puzzle, only(oneBased));
        assertEquals(puzzle, only(oneBased.toLowerCase(java.util.Locale.ROOT)));
        assertEquals(puzzle, onlyWith(with(Alphabet.ZERO_BASED), zeroBased));
        assertEquals(puzzle, only(letters));
    }

    @Test
    void refusesLettersThatCouldMeanTwoPuzzlesUnlessToldWhich() {
        String text = "1A" + ".".repeat(254);

        assertTrue(message(text).startsWith("text:1: the characters fit one-based"), message(text));
        assertTrue(message(text).contains("Choose one"), message(text));
        assertEquals(2, onlyWith(with(Alphabet.ZERO_BASED), text).given(0));
        assertEquals(1, onlyWith(with(Alphabet.ONE_BASED), text).given(0));
    }

    @Test
    void keepsTheAlphabetThatAnEarlierPuzzleOfTheTextShowed() {
        List<Puzzle> puzzles = puzzles(Puzzles.cyclic(4) + "\n1A" + ".".repeat(254));

        assertEquals(10, puzzles.get(1).given(1));
    }

    @Test
    void takesABlankPuzzleOfAnyOrder() {
        assertEquals(0, only(".".repeat(256)).clues());
    }

    @Test
    void mixesFormatsAndOrders() {
        List<Puzzle> puzzles = puzzles(EULER_1 + "\n.13.3........31.\n" + rows(HARD_1) + "\n\n" + Puzzles.cyclic(5));

        assertEquals(
                List.of(3, 2, 3, 5),
                puzzles.stream().map(puzzle -> puzzle.board().order()).toList());
    }

    @Test
    void readsGroupsOfCharacters() {
        assertEquals(Puzzles.EULER_1, only(EULER_1.replaceAll("(.{3})", "$1 ").strip()));
        assertEquals(Puzzles.EULER_1, only(rows(EULER_1).replaceAll("(?m)(.{3})", "$1 ")));
    }

    @Test
    void readsFromAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("two.sdm"), EULER_1 + "\n" + HARD_1);
        try (PuzzleSource reader = PuzzleSources.open(file, ReaderSettings.DEFAULT)) {
            assertEquals(file + ":1", reader.next().orElseThrow().where());
            assertEquals(2, reader.next().orElseThrow().position());
            assertTrue(reader.next().isEmpty());
            assertTrue(reader.next().isEmpty());
        }
    }

    @Test
    void readsOnlyAsFarAsItIsAsked() {
        EndlessText endless = new EndlessText(EULER_1 + "\n");
        try (PuzzleReader reader = PuzzleReader.of(endless, "standard input", ReaderSettings.DEFAULT)) {
            assertEquals(1000, reader.stream().limit(1000).count());
        }
    }

    static String rows(String line) {
        int n = (int) Math.sqrt(line.length());
        return line.replaceAll("(.{" + n + "})(?=.)", "$1\n");
    }

    static List<LocatedPuzzle> read(String text) {
        return read(text, ReaderSettings.DEFAULT);
    }

    static List<LocatedPuzzle> read(String text, ReaderSettings settings) {
        try (PuzzleReader reader = PuzzleReader.of(text, "text", settings)) {
            return reader.stream().toList();
        }
    }

    /** What is said when the text is refused. */
    static String message(String text) {
        return String.valueOf(
                assertThrows(InputException.class, () -> read(text)).getMessage());
    }

    private static List<Puzzle> puzzles(String text) {
        return read(text).stream().map(LocatedPuzzle::puzzle).toList();
    }

    private static Puzzle only(String text) {
        return onlyWith(ReaderSettings.DEFAULT, text);
    }

    private static Puzzle onlyWith(ReaderSettings settings, String text) {
        List<LocatedPuzzle> read = read(text, settings);
        assertEquals(1, read.size());
        return read.get(0).puzzle();
    }

    private static ReaderSettings with(Alphabet alphabet) {
        return ReaderSettings.DEFAULT.withAlphabet(alphabet);
    }

    private static String numbers(Grid grid, int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(cell -> String.valueOf(grid.digit(cell)))
                .collect(Collectors.joining(" "));
    }

    private static String translate(String text, String from, String to) {
        return text.chars()
                .mapToObj(c -> String.valueOf(to.charAt(from.indexOf(c))))
                .collect(Collectors.joining());
    }
}
