package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written says the same as what was read. */
class FPuzzlesJsonTest {

    /** Boards of generators of other programs, among them boxes that are not the usual ones of their size. */
    @ParameterizedTest
    @ValueSource(strings = {"jigsaw-x-9.ids", "killer-9.ids", "rect-3x2.ids", "unequal-7.ids", "windoku.json"})
    void boardsOfOtherProgramsComeBack(String file) {
        Path boards = Sets.home().resolve("puzzles/boards");
        try (PuzzleSource source = PuzzleSources.open(boards.resolve(file), ReaderSettings.DEFAULT)) {
            source.stream().limit(3).forEach(read -> assertComesBack(read.puzzle()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"title\": \"Plain\"",
                "\"antiknight\": true, \"antiking\": true",
                "\"nonconsecutive\": true",
                "\"disjointgroups\": true, \"diagonal-\": true",
                "\"diagonal+\": true",
                "\"xv\": [{\"cells\": [\"R1C2\", \"R1C3\"], \"value\": \"X\"}, {\"cells\": [\"R1C2\", \"R2C2\"], \"value\": \"V\"}]",
                "\"odd\": [{\"cell\": \"R1C2\"}], \"even\": [{\"cell\": \"R9C9\"}]",
                "\"killercage\": [{\"cells\": [\"R1C2\", \"R2C2\", \"R2C3\"]}, {\"cells\": [\"R5C5\"], \"value\": \"4\"}]",
                "\"extraregion\": [{\"cells\": [\"R1C4\", \"R2C3\", \"R3C7\"]}]",
                "\"littlekillersum\": [{\"cell\": \"R10C3\", \"direction\": \"UR\", \"value\": \"33\"}]",
                "\"difference\": [{\"cells\": [\"R1C2\", \"R1C3\"]}], \"ratio\": [{\"cells\": [\"R1C2\", \"R2C2\"], \"value\": \"3\"}]",
                "\"arrow\": [{\"cells\": [\"R2C2\", \"R2C3\"], \"lines\": [[\"R2C3\", \"R1C4\", \"R2C5\", \"R3C5\", \"R3C4\"]]}]",
                "\"whispers\": [{\"lines\": [[\"R1C2\", \"R2C2\", \"R2C3\"]], \"value\": \"4\"}]",
                "\"renban\": [{\"lines\": [[\"R2C2\", \"R1C1\", \"R2C1\", \"R3C2\"]]}]"
            })
    void everyRuleComesBack(String rules) {
        assertComesBack(puzzle(rules));
    }

    /** The board keeps no order of the cells; what people see is a line that can be drawn. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            palindrome  | R1C1 R1C2 R1C3 R2C4 R3C4
            palindrome  | R2C2 R1C3 R1C4 R2C5
            thermometer | R5C5 R4C5 R4C4 R5C4 R6C5
            arrow       | R5C5 R4C5 R3C6 R2C7 R1C6
            renban      | R1C1 R2C2 R1C3 R1C4
            """)
    void linesAreDrawnThroughNeighbours(String rule, String line) {
        String names = "[[\"" + line.replace(" ", "\", \"") + "\"]]";
        String circle = rule.equals("arrow") ? ", \"cells\": [\"R5C5\"]" : "";

        String written = FPuzzlesJson.of(puzzle("\"" + rule + "\": [{\"lines\": " + names + circle + "}]"));

        assertTrue(written.contains("\"lines\":" + names.replace(" ", "")), written);
    }

    @Test
    void statementsOfOtherFormsAreFoundToo() {
        BoardBuilder board = Board.sudoku(3).toBuilder()
                .relation(Pair.adjacent(0, 1, true))
                .relation(new Distinct(List.of(2, 30), List.of(0, 0), List.of()))
                .relation(new Sum(List.of(3, 4, 5), 9));

        String written = FPuzzlesJson.of(new Puzzle(Grid.of(board.build(), new int[81])));

        assertTrue(written.contains("\"difference\": [{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"1\"}]"), written);
        assertTrue(written.contains("{\"cells\":[\"R1C3\",\"R4C4\"]}"), written);
        assertTrue(written.contains("{\"cells\":[\"R1C4\",\"R1C5\",\"R1C6\"],\"value\":\"9\"}"), written);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            keen-6.ids            | f-puzzles does not have product
            towers-5.ids          | f-puzzles does not have visible 1 of r1c1 r1c2 r1c3 r1c4 r1c5
            unequal-6-adjacent.ids| f-puzzles does not have apart of
            magic-square.json     | This board is different
            """)
    void aRuleThatThePageLacksIsRefusedByItsName(String file, String message) {
        Path path = Sets.home().resolve("puzzles/boards").resolve(file);
        try (PuzzleSource source = PuzzleSources.open(path, ReaderSettings.DEFAULT)) {
            Puzzle puzzle = source.next().orElseThrow().puzzle();
            String found = String.valueOf(assertThrows(InputException.class, () -> FPuzzlesJson.of(puzzle))
                    .getMessage());
            assertTrue(found.contains(message), found);
        }
    }

    @Test
    void anAddressNeedsNoSignThatAPageMayChange() {
        String page = "https://sudokupad.app/fpuz";
        Puzzle puzzle = puzzle("\"antiking\": true");

        String address = FPuzzlesJson.address(page, puzzle);

        assertTrue(address.substring(page.length()).matches("[A-Za-z0-9%]+"), address);
        assertEquals(puzzle, read(address));
    }

    /** Kinds of units are for people, and may be others. */
    private static void assertComesBack(Puzzle puzzle) {
        Puzzle back = read(FPuzzlesJson.of(puzzle));

        assertEquals(puzzle.givens().toString(), back.givens().toString());
        assertEquals(units(puzzle.board()), units(back.board()));
        assertEquals(relations(puzzle.board()), relations(back.board()));
    }

    private static Set<List<Integer>> units(Board board) {
        Set<List<Integer>> units = new HashSet<>();
        for (Unit unit : board.units())
            units.add(Arrays.stream(unit.cells()).boxed().toList());
        return units;
    }

    private static Set<Relation> relations(Board board) {
        return Set.copyOf(board.relations());
    }

    private static Puzzle puzzle(String rules) {
        String row = "[" + String.join(", ", Collections.nCopies(8, "{}")) + ", {\"value\": 5, \"given\": true}]";
        String grid = String.join(", ", Collections.nCopies(9, row));
        return read("{\"size\": 9, \"grid\": [" + grid + "], " + rules + "}");
    }

    private static Puzzle read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (PuzzleSource source =
                PuzzleSources.of(new ByteArrayInputStream(bytes), "b.json", ReaderSettings.DEFAULT)) {
            return source.next().orElseThrow().puzzle();
        }
    }
}
