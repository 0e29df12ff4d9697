package crosshatch.puzzle.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a board is: its parts, its canonical text, and what it refuses. */
class BoardTest {
    private static final Board X_SUDOKU =
            Board.sudoku(3).toBuilder().diagonals().build();

    /** Three cells in a row for four digits, the first less than the last. */
    private static final Board SMALL = Board.builder(4, 3)
            .layout(Layout.rectangle(1, 3))
            .unit(Unit.Kind.ROW, 2, 0, 1)
            .relation(Pair.less(0, 2))
            .build();

    @Test
    void aPlainSudokuListsRowsColumnsBoxesAndPeersInThatOrder() {
        Board board = Board.sudoku(2);

        assertArrayEquals(new int[] {4, 5, 6, 7}, board.unit(1));
        assertArrayEquals(new int[] {1, 5, 9, 13}, board.unit(5));
        assertArrayEquals(new int[] {2, 3, 6, 7}, board.unit(9));
        assertArrayEquals(new int[] {1, 6, 9}, board.unitsOf(6));
        assertArrayEquals(new int[] {4, 5, 7, 2, 10, 14, 3}, board.peers(6));
        assertEquals("box 2", board.units().get(9).name());
        assertEquals("r2c3", board.cellName(6));
    }

    @Test
    void theTextOfAPlainBoardIsItsName() {
        assertEquals("sudoku-3", Board.sudoku(3).text());
        assertEquals("latin-20", Board.latin(20).text());
        assertSame(Board.sudoku(3), Board.parse("sudoku-3"));
        assertEquals(3, Board.sudoku(3).order());
        assertEquals(0, Board.latin(9).order());
        assertTrue(Board.latin(9).isPlain());
    }

    @Test
    void aBoardThatSaysTheSameAsAPlainOneIsThePlainOne() {
        assertSame(Board.sudoku(3), Board.sudoku(3).toBuilder().build());
        assertSame(Board.sudoku(2), Board.builder(4, 16).boxes(2, 2).square().build());
        assertSame(Board.latin(5), Board.builder(5, 25).square().build());
    }

    @Test
    void aSudokuWithDiagonalsIsNoPlainOne() {
        assertNotEquals(Board.sudoku(3), X_SUDOKU);
        assertEquals(0, X_SUDOKU.order());
        assertFalse(X_SUDOKU.isPlain());
        assertTrue(X_SUDOKU.isSquare());
        assertEquals("9x9 with rows, columns, boxes, diagonals", X_SUDOKU.name());
    }

    @Test
    void theCanonicalTextSaysEverything() {
        assertEquals("digits 4; cells 3; layout 1 3; row 0 1 2; less of 0 2", SMALL.text());
        assertFalse(SMALL.isExact(0));
        assertFalse(SMALL.isSquare());
    }

    /** Units and relations in any order, a table with its columns in any order, cells of a pair either way round. */
    @Test
    void theOrderInWhichPartsAreNamedMakesNoDifference() {
        List<Consumer<BoardBuilder>> parts = List.of(
                builder -> builder.unit(Unit.Kind.CAGE, 5, 1, 0),
                builder -> builder.unit(Unit.Kind.ROW, 0, 1, 2),
                builder -> builder.relation(new Sum(List.of(5, 0, 1), 9)),
                builder -> builder.relation(Pair.difference(4, 3, 1)),
                builder -> builder.relation(Pair.difference(3, 4, 1)),
                builder -> builder.relation(new Table(List.of(2, 0), List.of(List.of(3, 1), List.of(1, 2)))),
                builder -> builder.relation(new Table(List.of(0, 2), List.of(List.of(2, 1), List.of(1, 3)))));
        Board expected = put(parts);

        for (int seed = 0; seed < 20; seed++) {
            List<Consumer<BoardBuilder>> shuffled = new ArrayList<>(parts);
            Collections.shuffle(shuffled, new Random(seed));
            assertEquals(expected, put(shuffled), "seed " + seed);
        }
        assertEquals(
                "digits 4; cells 6; row 0 1 2; cage 0 1 5; difference 1 of 3 4; sum 9 of 0 1 5; table 1 3, 2 1 of 0 2",
                expected.text());
    }

    private static Board put(List<Consumer<BoardBuilder>> parts) {
        BoardBuilder builder = Board.builder(4, 6);
        parts.forEach(part -> part.accept(builder));
        return builder.build();
    }

    @Test
    void whatIsReadFromTheTextIsTheBoard() {
        Board everything = Board.builder(6, 8)
                .layout(new Layout(3, 3, List.of(0, 1, 2, 3, 5, 6, 7, 8)))
                .unit(Unit.Kind.REGION, 0, 1, 2, 3, 4, 5)
                .unit(Unit.Kind.DIAGONAL, 6, 7)
                .relation(new Sum(List.of(0, 1, 2), 10))
                .relation(new Product(List.of(3, 4), 12))
                .relation(Pair.difference(1, 4, 2))
                .relation(Pair.quotient(5, 6, 3))
                .relation(Pair.less(7, 0))
                .relation(Pair.adjacent(0, 1, true))
                .relation(Pair.adjacent(2, 3, false))
                .relation(new Visible(List.of(5, 3, 0), 2))
                .relation(new Table(List.of(6, 7), List.of(List.of(1, 2), List.of(2, 1))))
                .build();

        Board read = Board.parse(everything.text());

        assertEquals(everything, read);
        assertEquals(everything.text(), read.text());
        assertEquals(everything.relations(), read.relations());
        assertEquals(everything.layout(), read.layout());
        assertEquals("r2c3", read.cellName(4));
        assertEquals("visible 2 of r3c1 r2c1 r1c1", read.relationName(new Visible(List.of(5, 3, 0), 2)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sudoku-x",
                "sudoku-11",
                "latin-1",
                "digits 9",
                "digits 0; cells 3",
                "digits 1001; cells 3",
                "digits 9; cells 99999999999999999999",
                "digits 9; cells 9; row",
                "digits 9; cells 9; row 0",
                "digits 9; cells 9; row 0 9",
                "digits 9; cells 9; row 0 0",
                "digits 9; cells 9; row 0  1",
                "digits 2; cells 9; row 0 1 2",
                "digits 9; cells 9; house 0 1",
                "digits 9; cells 9; layout 2 2",
                "digits 9; cells 9; layout 2000000 2000000",
                "digits 9; cells 2; layout 2 2 at 0 0",
                "digits 9; cells 2; layout 2 2 at 0 4",
                "digits 9; cells 9; sum 30 of 0 1 2",
                "digits 9; cells 9; sum 2 of 0 1 2",
                "digits 9; cells 9; sum 9 of 0 9",
                "digits 9; cells 9; sum 9 of 0 0",
                "digits 9; cells 9; sum of 0 1",
                "digits 9; cells 9; product 82 of 0 1",
                "digits 9; cells 9; product 0 of 0 1",
                "digits 9; cells 9; difference 9 of 0 1",
                "digits 9; cells 9; difference 1 of 0 1 2",
                "digits 9; cells 9; quotient 0 of 0 1",
                "digits 9; cells 9; less of 3 3",
                "digits 9; cells 9; visible 4 of 0 1 2",
                "digits 9; cells 9; visible 0 of 0 1 2",
                "digits 9; cells 9; table 1 2 3 of 0 1",
                "digits 9; cells 9; table 1 10 of 0 1",
                "digits 9; cells 9; like of 0 1",
                "digits 9; cells 9; sum -3 of 0 1"
            })
    void refusesWhatIsNoBoardAndSaysWhy(String text) {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> Board.parse(text));

        assertFalse(String.valueOf(refused.getMessage()).isEmpty());
    }

    /** Windoku: four windows beside rows, columns and boxes; every unit exact. */
    @Test
    void unitsAloneMakeANewKind() {
        BoardBuilder builder = Board.sudoku(3).toBuilder();
        for (int top : new int[] {1, 5}) {
            for (int left : new int[] {1, 5}) {
                builder.unit(
                        Unit.Kind.REGION,
                        IntStream.range(0, 9)
                                .map(i -> (top + i / 3) * 9 + left + i % 3)
                                .toArray());
            }
        }
        Board windoku = builder.build();

        assertTrue(windoku.hasOnlyExactUnits());
        assertEquals(31, windoku.unitCount());
        assertEquals(4, windoku.unitsOf(10).length);
    }
}
