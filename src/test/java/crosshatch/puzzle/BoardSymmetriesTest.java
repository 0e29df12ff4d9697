package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is done to boards leaves them as they are: the solutions of a puzzle become those of its image, by enumeration. */
class BoardSymmetriesTest {
    private static final int DRAWS = 300;

    /** Boards with something to move, small enough to try every filling. */
    static List<Board> boards() {
        return List.of(
                Board.latin(3),
                square(4).boxes(2, 2).diagonals().build(),
                square(4).boxes(1, 4).diagonals().build(),
                square(4).relation(Pair.less(0, 1)).relation(Pair.less(4, 5)).build(),
                square(4)
                        .relation(new Sum(List.of(0, 4), 4))
                        .relation(new Sum(List.of(1, 5), 4))
                        .build(),
                square(3).relation(new Product(List.of(0, 8), 6)).build(),
                square(4)
                        .relation(Pair.difference(0, 5, 1))
                        .relation(Pair.quotient(1, 6, 2))
                        .relation(Pair.quotient(4, 9, 2))
                        .build(),
                square(3)
                        .relation(new Visible(List.of(0, 1, 2), 2))
                        .relation(new Visible(List.of(3, 4, 5), 2))
                        .build(),
                square(3)
                        .relation(Pair.adjacent(0, 1, true))
                        .relation(Pair.adjacent(3, 4, false))
                        .relation(Pair.adjacent(6, 7, true))
                        .build(),
                square(3)
                        .relation(new Table(List.of(0, 3), List.of(List.of(1, 2), List.of(3, 1))))
                        .relation(new Table(List.of(1, 4), List.of(List.of(1, 2), List.of(3, 1))))
                        .build(),
                Board.builder(3, 6)
                        .layout(Layout.rectangle(2, 3))
                        .unit(Unit.Kind.ROW, 0, 1, 2)
                        .unit(Unit.Kind.COLUMN, 0, 3)
                        .unit(Unit.Kind.COLUMN, 1, 4)
                        .build());
    }

    private static BoardBuilder square(int digits) {
        return Board.builder(digits, digits * digits).square();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void theSolutionsOfTheImageAreTheImagesOfTheSolutions(Board board) {
        Random random = new Random(7);
        Set<Grid> all = solutions(new Puzzle(blank(board)));
        BoardSymmetries symmetries = new BoardSymmetries(board);
        assertFalse(symmetries.isEmpty());
        assertFalse(all.isEmpty());
        boolean moved = false;

        for (int draw = 0; draw < DRAWS; draw++) {
            Symmetry symmetry = symmetries.random(random::nextInt);
            Set<Grid> images = all.stream().map(symmetry::apply).collect(Collectors.toSet());
            assertEquals(all, images, "draw " + draw);
            moved |= all.stream().anyMatch(grid -> !symmetry.apply(grid).equals(grid));
        }
        assertTrue(moved);
    }

    @Test
    void aPuzzleKeepsItsNumberOfSolutions() {
        Board board = square(4).boxes(2, 2).diagonals().build();
        Random random = new Random(3);
        int[] givens = new int[16];
        givens[1] = 3;
        Puzzle puzzle = new Puzzle(Grid.of(board, givens));
        int expected = solutions(puzzle).size();

        for (int draw = 0; draw < DRAWS; draw++) {
            Symmetry symmetry = new BoardSymmetries(board).random(random::nextInt);
            assertEquals(board, symmetry.apply(puzzle).board());
            assertEquals(expected, solutions(symmetry.apply(puzzle)).size());
            assertEquals(puzzle, symmetry.inverse().apply(symmetry.apply(puzzle)));
        }
    }

    /** All 12 Latin squares of three digits are isomorphs of each other; all are drawn. */
    @Test
    void ofALatinSquareEveryIsomorphIsDrawn() {
        Board latin = Board.latin(3);
        Grid grid = solutions(new Puzzle(blank(latin))).iterator().next();
        Random random = new Random(5);
        BoardSymmetries symmetries = new BoardSymmetries(latin);
        Set<Grid> images = new HashSet<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            images.add(symmetries.random(random::nextInt).apply(grid));
        }

        assertEquals(12, images.size());
    }

    @Test
    void aRelationKeepsTheNamesOfDigits() {
        Board board = square(3).relation(new Product(List.of(0, 8), 6)).build();
        Random random = new Random(9);
        int[] givens = new int[9];
        givens[4] = 2;

        for (int draw = 0; draw < DRAWS; draw++) {
            Symmetry symmetry = new BoardSymmetries(board).random(random::nextInt);
            int[] image = symmetry.apply(Grid.of(board, givens)).digits();
            assertEquals(2, IntStream.of(image).sum());
        }
    }

    @Test
    void aBoardWithoutSymmetryHasNone() {
        Board cage = square(3)
                .relation(new Sum(List.of(0, 1), 4))
                .relation(Pair.less(4, 8))
                .build();

        assertTrue(new BoardSymmetries(cage).isEmpty());
    }

    @Test
    void withoutALayoutOnlyDigitsAreRenamed() {
        Board board = Board.builder(3, 3).unit(Unit.Kind.REGION, 0, 1, 2).build();
        Grid grid = Grid.of(board, new int[] {1, 0, 0});
        Random random = new Random(1);
        Set<String> images = new HashSet<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            images.add(new BoardSymmetries(board)
                    .random(random::nextInt)
                    .apply(grid)
                    .toString());
        }

        assertEquals(Set.of("1..", "2..", "3.."), images);
    }

    private static Grid blank(Board board) {
        return Grid.of(board, new int[board.cells()]);
    }

    /** Cell by cell; what repeats in a unit is dropped at once, relations are looked at in full grids. */
    private static Set<Grid> solutions(Puzzle puzzle) {
        Set<Grid> found = new HashSet<>();
        fill(0, puzzle.givens().digits(), puzzle, found);
        return found;
    }

    private static void fill(int cell, int[] digits, Puzzle puzzle, Set<Grid> found) {
        Grid grid = Grid.of(puzzle.board(), digits);
        if (SolutionChecker.repeated(grid).isPresent()) return;
        if (cell == digits.length) {
            if (SolutionChecker.fault(puzzle, grid).isEmpty()) found.add(grid);
        } else if (digits[cell] != 0) {
            fill(cell + 1, digits, puzzle, found);
        } else {
            for (int digit = 1; digit <= puzzle.board().digits(); digit++) {
                int[] next = digits.clone();
                next[cell] = digit;
                fill(cell + 1, next, puzzle, found);
            }
        }
    }
}
