package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A list of two puzzles is two puzzles, however it is printed; what is none is refused by its name. */
class ListPuzzlesTest {
    private static final Puzzle ONE = Puzzles.EULER_1;
    private static final Puzzle TWO = Puzzles.NORVIG_HARD_1;

    @Test
    void textsOfPuzzlesAreThatManyPuzzles() {
        assertEquals(List.of(ONE, ONE), read("[\"" + ONE + "\",\"" + ONE + "\"]"));
        assertEquals(List.of(ONE, TWO, ONE), read("[\n \"" + ONE + "\",\n '" + TWO + "',\n \"" + ONE + "\",\n]\n"));
    }

    @Test
    void listsOfNumbersAreRowsAndGrids() {
        String one = rows(ONE, ", ", "],\n [");
        String two = rows(TWO, ", ", "], [");

        assertEquals(List.of(ONE), read("[[" + one + "]]"));
        assertEquals(List.of(ONE, TWO, ONE), read("[[[" + one + "]], [[" + two + "]], [[" + one + "]]]"));
        assertEquals(List.of(ONE), read("board = [\n [" + one + "],\n]\n"));
        assertEquals(List.of(ONE), read("[" + rows(ONE, ",", ",") + "]"));
        assertEquals(List.of(ONE), read("[[" + one.replace("0", "null") + "]]"));
    }

    @Test
    void whatNumPyPrintsIsAGrid() {
        assertEquals(List.of(ONE), read("[[" + rows(ONE, " ", "]\n [") + "]]\n"));
    }

    @Test
    void rowsOfCharactersAreAGrid() {
        String rows = ONE.toString().replaceAll("(.{9})(?=.)", "$1\",\"");

        assertEquals(List.of(ONE), read("[\"" + rows + "\"]"));
        assertEquals(List.of(ONE, ONE), read("[[\"" + rows + "\"],[\"" + rows + "\"]]"));
    }

    @Test
    void solutionsInAListAreNoPuzzles() {
        assertEquals(
                List.of(ONE, TWO),
                read("[[\"" + ONE + "\",\"" + Puzzles.EULER_1_SOLUTION + "\"],[\"" + TWO + "\",\""
                        + Puzzles.NORVIG_HARD_1_SOLUTION + "\"]]"));
        assertRefused("two puzzles on a line", "[[\"" + ONE + "\",\"" + TWO + "\"],[\"" + TWO + "\",\"" + ONE + "\"]]");
    }

    @Test
    void objectsInAListAreATable() {
        String list = "[{\"puzzle\":\"P\",\"level\":1},\n{\"puzzle\":\"P\"}]".replace("P", ONE.toString());

        assertEquals(List.of(ONE, ONE), read(list));
        assertEquals(List.of(ONE), read("{\n\"puzzle\":\"" + ONE + "\"\n}\n"));
        assertEquals(
                List.of(ONE),
                read("{\"puzzle\":[[" + rows(ONE, ",", "],[") + "]],\"solution\":\"" + Puzzles.EULER_1_SOLUTION
                        + "\"}"));
        assertRefused(
                "list.json, items:2: found the field 'killercages', which the first line does not have",
                list.replace("\"}", "\",\"killercages\":[]}"));
        assertRefused("list.json, items:1: 'level' is neither a text nor a grid", list.replace("1", "[[1,2]]"));
        assertRefused(
                "list.json, items:2: found no object", list.replace("]", ",7]").replace("},\n{", "}\n,7,{"));
        assertRefused("list.json: found an object in a list", "[\"" + ONE + "\",{}]");
    }

    @Test
    void linesOfJsonAreATable() {
        String lines =
                "{\"puzzle\":\"P\",\"level\":3}\n\n{\"puzzle\":\"P\",\"level\":null}\n".replace("P", ONE.toString());

        assertEquals(List.of(ONE, ONE), read(lines));
        assertEquals(List.of(ONE, ONE), read(lines.replace(":3", ":" + "\"x\"").replace("level", "solution")));
        assertRefused("list.json:3:", lines.replace("null", "[1]"));
        assertRefused(
                "list.json:3: found the field 'cages', which the first line does not have",
                lines.replace("\"level\":null", "\"cages\":1"));
        assertRefused("the column 'cages'", lines.replace("level", "cages"));
        assertRefused("list.json:3: is not valid JSON", lines.replace("null", "nul"));
        assertRefused("in which no field is a puzzle", lines.replace(ONE.toString(), "none"));
    }

    @Test
    void programsAreRefusedByTheirName() {
        String list = "[[" + rows(ONE, ",", "],[") + "]]";

        assertRefused("list.json:2: found 'print(b)', expected lists and nothing else", "b = " + list + "\nprint(b)\n");
        assertRefused(
                "list.json:3: found 'solve(R) :- q(R).'", ":- dynamic q/1.\n\nsolve(R) :- q(R).\nq(" + list + ").\n");
        assertRefused("list.json:1: found a list named 'regions'", "regions = " + list);
        assertRefused("list.json:2: found a list named 'solution'", "board = " + list + "\nsolution = " + list);
        assertRefused("list.json:1: found 'A' in a list", "p(" + list.replaceFirst("0", "A") + ").");
        assertRefused("list.json:1: the variable _G1 twice", "p(" + list.replace("0", "_G1") + ").");
        assertRefused("list.json:1: a list without an end", "b = " + list.substring(0, 40));
        assertRefused("list.json:1: lists in lists, 8 deep", "b = " + "[".repeat(100_000));
        assertRefused("unknown 'killercages'", "{\"base\":\"sudoku-3\",\"killercages\":[],\"puzzles\":[]}");
    }

    private static String rows(Puzzle puzzle, String between, String betweenRows) {
        String digits = puzzle.toString().replace('.', '0');
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            if (cell > 0) text.append(cell % 9 == 0 ? betweenRows : between);
            text.append(digits.charAt(cell));
        }
        return text.toString();
    }

    private static void assertRefused(String message, String text) {
        String found = String.valueOf(
                assertThrows(InputException.class, () -> read(text)).getMessage());
        assertTrue(found.contains(message), found);
    }

    private static List<Puzzle> read(String text) {
        return PuzzleSources.of(
                        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                        "list.json",
                        ReaderSettings.DEFAULT)
                .stream()
                .map(LocatedPuzzle::puzzle)
                .toList();
    }
}
