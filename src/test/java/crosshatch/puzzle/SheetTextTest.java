package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SheetTextTest {
    @Test
    void blocksHaveHeavyLinesCagesLightOnesAndTheirClueInTheFirstCell() {
        assertEquals("""
                ┏━━━━┯━━━━┳━━━━┯━━━━┓
                ┃ 7  │ 7  ┃    │ 2  ┃
                ┃ .  │ .  ┃ .  │ .  ┃
                ┃    ├────╂────┴────┨
                ┃    │ 4  ┃ 10      ┃
                ┃ .  │ .  ┃ .    .  ┃
                ┣━━━━┿━━━━╋━━━━━━━━━┫
                ┃    │    ┃         ┃
                ┃ .  │ .  ┃ .    .  ┃
                ┠────┴────╂────┬────┨
                ┃ 6       ┃    │ 4  ┃
                ┃ .    .  ┃ .  │ .  ┃
                ┗━━━━━━━━━┻━━━━┷━━━━┛""", picture("solo:2x2k:p,_a__a_cb_a_a_a_,7_7a2a4_10e6b4"));
    }

    @Test
    void signsStandBetweenTheirCells() {
        assertEquals("""
                . .   .   .
                ^ ^       ^
                . .   .   .
                . .   . > .
                v
                . . < .   .""", picture("unequal:4:0,0,0,0,0U,0U,0,0U,0D,0,0R,0,0,0,0L,0"));
    }

    @Test
    void numbersOfVisibleDigitsStandAroundTheGrid() {
        assertEquals("""
                      3
                . . . .
                . . . .
                . . . . 3
                . . . .
                  3 3""", picture("towers:4:///3//3/3////////3/"));
    }

    @Test
    void inAdjacentModeOnlyConsecutiveNeighboursAreMarked() {
        Board board = Board.builder(3, 3)
                .layout(Layout.rectangle(1, 3))
                .relation(Pair.adjacent(0, 1, true))
                .relation(Pair.adjacent(1, 2, false))
                .build();

        assertEquals("1 o 2 .\nneighbours without o are not consecutive", picture(board, 1, 2, 0));
    }

    @Test
    void digitsFromTenOnAreAligned() {
        Board board = Board.latin(12).toBuilder().relation(Pair.less(0, 12)).build();
        int[] digits = IntStream.range(0, 144)
                .map(cell -> (cell % 12 + cell / 12) % 12 + 1)
                .toArray();

        List<String> lines = PuzzleText.picture(Grid.of(board, digits)).lines().toList();

        assertEquals(" 1  2  3  4  5  6  7  8  9 10 11 12", lines.get(0));
        assertEquals(" ^", lines.get(1));
        assertEquals(" 2  3  4  5  6  7  8  9 10 11 12  1", lines.get(2));
    }

    @Test
    void placesWithoutACellStayEmptyWithinTheOutline() {
        Board board = Board.builder(3, 5)
                .layout(new Layout(3, 3, List.of(0, 1, 4, 7, 8)))
                .unit(Unit.Kind.REGION, 0, 1, 2)
                .unit(Unit.Kind.REGION, 2, 3, 4)
                .build();

        assertEquals("""
                ┏━━━━━━━┓
                ┃ 1   2 ┃
                ┗━━━┳━━━┫
                    ┃ 3 ┃
                    ┣━━━┻━━━┓
                    ┃ 1   2 ┃
                    ┗━━━━━━━┛""", picture(board, 1, 2, 3, 1, 2));
    }

    @Test
    void whatHasNoPlaceOnTheGridIsSaidBelow() {
        Board board = Board.builder(9, 9)
                .layout(Layout.rectangle(3, 3))
                .unit(Unit.Kind.DIAGONAL, 0, 4, 8)
                .relation(new Sum(List.of(0, 1, 2), 15))
                .relation(new Sum(List.of(0, 3, 6), 15))
                .relation(Pair.less(0, 8))
                .relation(new Visible(List.of(4, 5), 1))
                .build();

        List<String> lines = picture(board, 2, 7, 6, 9, 5, 1, 4, 3, 8).lines().toList();

        assertEquals(
                List.of(
                        "2 7 6",
                        "9 5 1",
                        "4 3 8",
                        "diagonal 1: r1c1 r2c2 r3c3",
                        "less of r1c1 r3c3",
                        "sum 15 of r1c1 r1c2 r1c3",
                        "sum 15 of r1c1 r2c1 r3c1",
                        "visible 1 of r2c2 r2c3"),
                lines);
    }

    /** Five grids that share corners. */
    @Test
    void overlappingGridsAreDrawnOnOneSheet() {
        Board board = samurai();

        List<String> lines = PuzzleText.picture(Grid.of(board, new int[board.cells()]))
                .lines()
                .toList();

        assertEquals(21 + 8, lines.size());
        assertEquals(lines.get(0).length(), lines.get(lines.size() - 1).length());
        assertTrue(lines.get(0).startsWith("┏━━━━━━━┳━━━━━━━┳━━━━━━━┓       ┏━━"), lines.get(0));
        assertTrue(lines.get(1).startsWith("┃ . . . ┃ . . . ┃ . . . ┃       ┃ ."), lines.get(1));
    }

    private static Board samurai() {
        int[][] corners = {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
        int[] cellAt = new int[21 * 21];
        Arrays.fill(cellAt, -1);
        for (int[] corner : corners) {
            for (int i = 0; i < 81; i++) cellAt[(corner[0] + i / 9) * 21 + corner[1] + i % 9] = 0;
        }
        List<Integer> places = IntStream.range(0, cellAt.length)
                .filter(place -> cellAt[place] == 0)
                .boxed()
                .toList();
        BoardBuilder board = Board.builder(9, places.size()).layout(new Layout(21, 21, places));
        Board grid = Board.sudoku(3);
        for (int[] corner : corners) {
            for (Unit unit : grid.units()) {
                board.unit(
                        unit.kind(),
                        Arrays.stream(unit.cells())
                                .map(cell -> places.indexOf((corner[0] + cell / 9) * 21 + corner[1] + cell % 9))
                                .toArray());
            }
        }
        return board.build();
    }

    private static String picture(Board board, int... digits) {
        return PuzzleText.picture(Grid.of(board, digits));
    }

    private static String picture(String id) {
        try (PuzzleSource source = PuzzleReader.of(id, "test", ReaderSettings.DEFAULT)) {
            return PuzzleText.picture(source.next().orElseThrow().puzzle().givens());
        }
    }
}
