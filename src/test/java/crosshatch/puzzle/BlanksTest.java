package crosshatch.puzzle;

import static crosshatch.puzzle.PuzzleReaderTest.message;
import static crosshatch.puzzle.PuzzleReaderTest.read;
import static crosshatch.puzzle.PuzzleReaderTest.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blanks other than the usual ones, the frames around grids, and what stands between cells. */
class BlanksTest {
    private static final String EULER_1 = Puzzles.EULER_1.toString();
    private static final String HARD_1 = Puzzles.NORVIG_HARD_1.toString();

    @ParameterizedTest
    @ValueSource(chars = {'-', 'x', 'X', '?', '~'})
    void aRareBlankIsReadInLinesAndGrids(char blank) {
        String line = EULER_1.replace('.', blank);

        assertEquals(Puzzles.EULER_1, only(line));
        assertEquals(Puzzles.EULER_1, only(rows(line)));
        assertEquals(Puzzles.EULER_1, only(spread(rows(line))));
        assertEquals(Puzzles.EULER_1, only(framed(rows(line))));
        assertEquals(
                List.of(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1), puzzles(line + "\n" + HARD_1.replace('.', blank)));
    }

    @Test
    void aRareBlankBesideAnotherIsRefused() {
        assertEquals(
                "text:1:2: found '-', but '.' stands for a blank before it; expected a digit, or the same character for all blanks",
                message(".-" + EULER_1.substring(2)));
        assertTrue(message(rows("x?" + HARD_1.substring(2)))
                .startsWith("text:1:2: found '?', but 'x' stands for a blank"));
    }

    @Test
    void anUnknownBlankIsNamed() {
        assertEquals(
                "text:1:1: found 'o', expected 1-9, or '.', '0', '*', '_' for a blank",
                message(EULER_1.replace('.', 'o')));
    }

    @Test
    void xIsADigitWhereThereAreSoMany() {
        String row = "X" + ".".repeat(34);
        ReaderSettings latin = ReaderSettings.DEFAULT.withBoard(Board.latin(35)).withAlphabet(Alphabet.ONE_BASED);

        Puzzle puzzle = read((row + "\n").repeat(35), latin).get(0).puzzle();

        assertEquals(33, puzzle.given(0));
    }

    @Test
    void aLineOfDashesIsARowWhereBlanksAreDashes() {
        String blankRow = "-".repeat(9);
        String puzzle = EULER_1.substring(0, 27) + ".".repeat(9) + EULER_1.substring(36);
        String first = ".".repeat(9) + EULER_1.substring(9);

        assertEquals(Puzzle.parse(puzzle), only(rows(puzzle.replace('.', '-'))));
        assertEquals(Puzzle.parse(first), only(rows(first.replace('.', '-'))));
        assertEquals(Puzzle.parse(first), only(spread(rows(first.replace('.', '-')))));
        assertEquals(Puzzle.parse(first), only("+---+---+---+\n" + rows(first.replace('.', '-')) + "\n+---+---+---+"));
        assertEquals(Puzzles.EULER_1, only(blankRow + "\n" + rows(EULER_1) + "\n" + blankRow));
    }

    @Test
    void dashesThatMayBeARuleBetweenRowsOfDashesAreRefused() {
        String ruled = rows(EULER_1.replace('.', '-')).replaceAll("((?:.+\n){3})(?=.)", "$1---------\n");

        assertTrue(message(ruled).startsWith("text:4: 9 dashes may be a row of blanks or a rule"), message(ruled));
    }

    @Test
    void aSpaceIsABlankBetweenBars() {
        String spaces = rows(EULER_1.replace('.', ' '));

        assertEquals(Puzzles.EULER_1, only(framed(spaces)));
        assertEquals(Puzzles.EULER_1, only(spaces.replaceAll("(?m)^(.{3})(.{3})(.{3})$", "$1|$2|$3")));
        assertEquals(
                Puzzles.EULER_1,
                only(spaces.replaceAll("(?m)^(.{3})(.{3})(.{3})$", "$1|$2|$3").replaceAll("(?m) +$", "")));
        assertEquals(Puzzles.EULER_1, only(apart(spaces)));
        assertEquals(Puzzles.EULER_1, only(spaces.replaceAll("(?m)(.)(?=.)", "$1|")));
    }

    @Test
    void aSpaceIsABlankInEveryCellOfATable() {
        String table = EULER_1.replace('.', ' ')
                .chars()
                .mapToObj(c -> "║ " + (char) c + " ")
                .collect(Collectors.joining());
        String rows =
                table.replaceAll("((?:║ . ){9})", "$1║\n").replaceAll("(?m)║ (.) ║ (.) ║ (.) ", "║ $1 │ $2 │ $3 ");

        assertEquals(Puzzles.EULER_1, only("╔═══╤═══╗\n" + rows.strip() + "\n╚═══╧═══╝\n"));
    }

    @Test
    void aSpaceIsABlankInRowsOfEqualLength() {
        String rows = rows(EULER_1.replace('.', ' '));

        assertEquals(Puzzles.EULER_1, only(rows));
        assertEquals(Puzzles.EULER_1, only(rows.replaceAll("(?m) +$", "")));
        assertEquals(Puzzles.EULER_1, only(EULER_1.replace('.', ' ')));
        assertEquals(List.of(Puzzles.EULER_1, Puzzles.EULER_1), puzzles(rows + "\n\n" + rows));
    }

    @Test
    void aBlankFirstRowOfSpacesIsARow() {
        String puzzle = ".".repeat(9) + EULER_1.substring(9);

        assertEquals(Puzzle.parse(puzzle), only(rows(puzzle.replace('.', ' '))));
    }

    /** The four numbers are no row of nine with spaces between, because no nine lines are like that. */
    @Test
    void wordsPartedBySpacesAreStillCells() {
        assertEquals(
                Board.sudoku(2), only("1 2  3  4\n3 4 . .\n. . . .\n. . . .").board());
    }

    @Test
    void framesOfBoxDrawingCharactersAreDecoration() {
        String framed =
                framed(rows(EULER_1)).replace('|', '│').replace('-', '─').replace('+', '┼');

        assertEquals(Puzzles.EULER_1, only(framed));
        assertEquals(Puzzles.EULER_1, only(SheetText.of(Puzzles.EULER_1.givens())));
    }

    @Test
    void framesWithRoundedCornersAreDecoration() {
        String grid = spread(rows(EULER_1)).replaceAll("(?m)^(.{5}) (.{5}) (.{5})$", "| $1 | $2 | $3 |");
        String rule = ".-------.-------.-------.";

        assertEquals(
                Puzzles.EULER_1,
                only(rule + "\n" + grid.replaceAll("((?:.+\n){3})(?=.)", "$1:-------+-------+-------:\n") + "\n"
                        + rule.replace('.', '\'')));
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t", ", ", "; "})
    void cellsMayBePartedBySeparators(String separator) {
        assertEquals(Puzzles.EULER_1, only(separated(EULER_1, separator)));
        assertEquals(Puzzles.EULER_1, only(separated(EULER_1.replace('.', '0'), separator)));
        assertEquals(Puzzles.EULER_1, only(separated(EULER_1, separator).replace(".", "")));
        assertEquals(Puzzles.EULER_1, only(separated(EULER_1, separator).replace("\n", separator)));
    }

    @Test
    void listsOfProgrammingLanguagesAreCellsBetweenCommas() {
        String zeros = separated(EULER_1.replace('.', '0'), ", ");
        String quoted = separated(EULER_1, "\",\"").replaceAll("(?m)^", "[\"").replaceAll("(?m)$", "\"],");

        assertEquals(Puzzles.EULER_1, only(zeros.replaceAll("(?m)^", "[").replaceAll("(?m)$", "],")));
        assertEquals(Puzzles.EULER_1, only(zeros.replaceAll("(?m)^", "{").replaceAll("(?m)$", "},")));
        assertEquals(Puzzles.EULER_1, only("[" + quoted.replace("\n", "") + "]"));
        assertEquals(Puzzles.EULER_1, only(quoted));
    }

    @Test
    void wholeNumbersMayBePartedByCommas() {
        String rows = PuzzleFormat.INTEGERS.body(Puzzles.ORDER_5.givens()).replace(" ", ",");

        assertEquals(Puzzles.ORDER_5, only(rows));
    }

    @Test
    void minusOneIsABlankWhereTheOtherNumbersSayWhichIsTheFirst() {
        String numbers = spread(rows(EULER_1)).replace(".", "-1");

        assertEquals(Puzzles.EULER_1, only(numbers));
        assertEquals(Puzzles.EULER_1, only(numbers.replace(" ", ",")));
    }

    @Test
    void numbersFromNoughtBesideMinusOneCountFromNought() {
        List<LocatedPuzzle> read = read("latin 3\n0 -1 2\n-1 2 0\n2 0 -1\n");

        assertEquals("1.3.3131.", read.get(0).puzzle().toString());
    }

    @Test
    void minusOneIsAskedAboutWhereBothReadingsFit() {
        String numbers = "latin 4\n1 -1 -1 -1\n-1 2 -1 -1\n-1 -1 3 -1\n-1 -1 -1 -1\n";

        InputException asked = assertThrows(InputException.class, () -> read(numbers));

        assertTrue(
                asked.getMessage().contains("fit 0 to 3 (zero-based) and 1 to 4 (one-based). Choose one"),
                asked::getMessage);
        assertEquals(Remedy.ALPHABET, asked.remedy().orElseThrow());
        assertEquals(2, with(Alphabet.ZERO_BASED, numbers).given(0));
        assertEquals(1, with(Alphabet.ONE_BASED, numbers).given(0));
    }

    @Test
    void numbersFromNoughtToNBesideMinusOneAreRefused() {
        assertEquals(
                "text:2: found both 0 and 4 together with -1, expected 0 to 3, or 1 to 4, with -1 for a blank",
                message("latin 4\n0 -1 -1 -1\n-1 2 -1 -1\n-1 -1 3 -1\n-1 -1 -1 4\n"));
    }

    @Test
    void aWordThatIsNoCellIsNamed() {
        assertEquals(
                "text:1:5: found 74, expected 1 to 9, or 0 for a blank",
                message("1 2 74 4 5 6 7 8 9\n" + "0 0 0 0 0 0 0 0 0\n".repeat(8)));
        assertTrue(message("1 2 7a 4 5 6 7 8 9").startsWith("text:1:5: found '7a', expected a cell: 1-9"));
    }

    private static Puzzle with(Alphabet alphabet, String text) {
        return read(text, ReaderSettings.DEFAULT.withAlphabet(alphabet)).get(0).puzzle();
    }

    private static List<Puzzle> puzzles(String text) {
        return read(text).stream().map(LocatedPuzzle::puzzle).toList();
    }

    private static Puzzle only(String text) {
        List<Puzzle> read = puzzles(text);
        assertEquals(1, read.size());
        return read.get(0);
    }

    /** {@code 5 3 . . 7}. */
    private static String spread(String rows) {
        return rows.replaceAll("(?m)(.)(?=.)", "$1 ");
    }

    private static String separated(String line, String separator) {
        return rows(line).replaceAll("(?m)(.)(?=.)", "$1" + separator);
    }

    /** Three characters between bars, with rules. */
    private static String framed(String rows) {
        String rule = "+---+---+---+\n";
        return rule
                + rows.replaceAll("(?m)^(.{3})(.{3})(.{3})$", "|$1|$2|$3|")
                        .replaceAll("((?:.+\n){3})(?=.)", "$1" + rule)
                + "\n" + rule;
    }

    /** {@code | 5 3   |   7   |}. */
    private static String apart(String rows) {
        return rows.replaceAll("(?m)(.)", "$1 ").replaceAll("(?m)^(.{6})(.{6})(.{6})$", "| $1| $2| $3|");
    }
}
