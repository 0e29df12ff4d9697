package crosshatch.solvers.catalog;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Small boards with relations of every kind, and their solutions by plain enumeration. */
public final class RelationBoards {
    private static final int DIGITS = 4;
    private static final int CELLS = 8;

    /** Two exact rows above each other, a region that is only distinct, and one relation, or several. */
    public static final List<Puzzle> PUZZLES = Stream.of(
                    List.<Relation>of(new Sum(List.of(0, 1, 4), 7)),
                    List.<Relation>of(
                            new Sum(List.of(0, 1), 3), new Sum(List.of(2, 3, 6, 7), 11), new Sum(List.of(4, 5), 6)),
                    List.<Relation>of(new Product(List.of(1, 2, 5, 6), 24), Pair.less(0, 4)),
                    List.<Relation>of(new Product(List.of(3), 4), new Product(List.of(0, 7), 5)),
                    List.<Relation>of(Pair.difference(0, 5, 2), Pair.quotient(2, 7, 2)),
                    List.<Relation>of(
                            Pair.adjacent(0, 1, true), Pair.adjacent(1, 2, false), Pair.adjacent(4, 7, false)),
                    List.<Relation>of(new Visible(List.of(0, 1, 2, 3), 2), new Visible(List.of(7, 6, 5, 4), 3)),
                    List.<Relation>of(
                            new Table(List.of(4, 1, 6), List.of(List.of(1, 2, 3), List.of(4, 2, 1), List.of(2, 3, 2))),
                            Pair.less(1, 2)),
                    List.<Relation>of(Pair.less(0, 1), Pair.less(1, 2), Pair.less(2, 3), Pair.less(3, 0)),
                    List.<Relation>of(
                            new Table(List.of(0), List.of(List.of(1), List.of(3))),
                            new Table(List.of(5), List.of(List.of(2), List.of(3), List.of(4)))),
                    List.<Relation>of(
                            new Distinct(List.of(0, 1, 2, 3), List.of(0, 1, 2, 3), List.of()),
                            new Distinct(List.of(7, 6, 5, 4), List.of(0, 1, 2, 3), List.of())),
                    List.<Relation>of(
                            new Distinct(List.of(0, 5, 2, 7), List.of(0, 2, 1, 0), List.of(3, 4)),
                            new Distinct(List.of(1, 4, 6), List.of(0, 0, 0), List.of(2))),
                    List.<Relation>of(
                            new Forbidden(
                                    List.of(4, 1, 6),
                                    List.of(List.of(1, 2, 3), List.of(4, 2, 1), List.of(2, 3, 4), List.of(3, 3, 1))),
                            new Forbidden(List.of(0, 7), List.of(List.of(1, 1), List.of(2, 3))),
                            new Forbidden(List.of(3), List.of(List.of(4)))),
                    List.<Relation>of(
                            new Forbidden( // leaves cell 5 one digit, or none, where 0 and 2 hold 1 and 2, or 3 and 4
                                    List.of(0, 5, 2),
                                    List.of(
                                            List.of(1, 1, 2),
                                            List.of(1, 2, 2),
                                            List.of(1, 4, 2),
                                            List.of(3, 1, 4),
                                            List.of(3, 2, 4),
                                            List.of(3, 3, 4),
                                            List.of(3, 4, 4),
                                            List.of(2, 1, 1)))),
                    List.<Relation>of(new Distance(0, 1, 4, 0), new Distance(2, 6, 5, -1)),
                    List.<Relation>of(new Distance(0, 4, 1, -2), new Distance(3, 2, 7, 0)),
                    List.<Relation>of(
                            new Linear(List.of(0, 4, 1), List.of(1, -1, 1), Linear.Comparison.EQUAL, 2),
                            new Linear(List.of(2, 6), List.of(1, 2), Linear.Comparison.AT_MOST, 7)),
                    List.<Relation>of(
                            new Linear(List.of(0, 5, 2, 7), List.of(2, -1, 3, -2), Linear.Comparison.DIFFERENT, 4),
                            new Linear(List.of(1, 4), List.of(1, -1), Linear.Comparison.EQUAL, 1),
                            new Linear(List.of(3), List.of(2), Linear.Comparison.DIFFERENT, 4)),
                    List.<Relation>of(
                            new Element(List.of(List.of(0, 4, 1)), List.of(2), 7),
                            new Element(List.of(List.of(5, 6)), List.of(4), 4)),
                    List.<Relation>of( // the array holds indices and the result
                            new Element(List.of(List.of(0, 1, 2), List.of(4, 5, 6)), List.of(1, 6), 5),
                            new Element(List.of(List.of(3, 0, 7, 2)), List.of(3), 0)),
                    List.<Relation>of(new Element(List.of(List.of(4, 0), List.of(3, 5)), List.of(2, 2), 6)),
                    List.<Relation>of(
                            new Regular(
                                    List.of(5, 0, 4, 2, 6),
                                    List.of(
                                            List.of(0, 1, 1),
                                            List.of(0, 2, 0),
                                            List.of(1, 3, 0),
                                            List.of(1, 4, 2),
                                            List.of(1, 2, 1),
                                            List.of(2, 1, 0),
                                            List.of(2, 4, 2)),
                                    List.of(0, 2)),
                            new Regular(List.of(3, 7), List.of(List.of(0, 4, 1), List.of(1, 2, 0)), List.of(0))),
                    List.<Relation>of(
                            new NValues(List.of(0, 4, 5, 6, 7), 1, 4, OptionalInt.empty()),
                            new NValues(List.of(1, 2, 5), 1, 2, OptionalInt.empty())),
                    List.<Relation>of(
                            new NValues(List.of(2, 3, 5, 6), 0, 1, OptionalInt.of(0)),
                            new NValues(List.of(1, 4, 5), -1, 0, OptionalInt.of(4))),
                    List.<Relation>of(new NValues(List.of(0, 1, 4, 5), 4, 9, OptionalInt.empty())),
                    List.<Relation>of(new Circuit(List.of(0, 1, 2, 3), 1)),
                    List.<Relation>of(new Circuit(List.of(4, 2, 7, 5), 1), new Circuit(List.of(3, 6), 2)),
                    List.<Relation>of(new Circuit(List.of(1, 6, 0), 2), new Circuit(List.of(5, 2, 4), 1)),
                    List.<Relation>of(new AllEqual(List.of(0, 5)), new AllEqual(List.of(6, 2))),
                    List.<Relation>of(new AllEqual(List.of(0, 4)), new AllEqual(List.of(4, 1)), Pair.less(2, 3)),
                    List.<Relation>of(
                            new Count(List.of(0, 4, 1, 5), List.of(1, 3), 1, 2, OptionalInt.empty()),
                            new Count(List.of(6, 7, 2), List.of(4), 1, 3, OptionalInt.empty())),
                    List.<Relation>of(
                            new Count(List.of(0, 1, 4, 5), List.of(2, 4), 0, 0, OptionalInt.of(7)),
                            new Count(List.of(2, 3, 6), List.of(1, 2, 3), -1, 1, OptionalInt.of(4))),
                    List.<Relation>of(
                            new Count(List.of(3, 4, 7), List.of(1), 0, 0, OptionalInt.of(0)),
                            new Count(List.of(1, 2, 5, 6), List.of(2, 3), -1, 0, OptionalInt.of(2))))
            .flatMap(relations -> Stream.of(
                            new int[CELLS], new int[] {0, 2, 0, 0, 0, 0, 1, 0}, new int[] {3, 0, 0, 0, 0, 0, 0, 3})
                    .map(givens -> new Puzzle(Grid.of(board(relations), givens))))
            .toList();

    private RelationBoards() {}

    private static Board board(List<Relation> relations) {
        BoardBuilder builder = Board.builder(DIGITS, CELLS)
                .unit(Unit.Kind.ROW, 0, 1, 2, 3)
                .unit(Unit.Kind.ROW, 4, 5, 6, 7)
                .unit(Unit.Kind.REGION, 3, 4, 7);
        relations.forEach(builder::relation);
        return builder.build();
    }

    /** All of them: of four digits in eight cells each is tried. */
    public static Set<Grid> solutions(Puzzle puzzle) {
        Set<Grid> found = new HashSet<>();
        int grids = (int) Math.pow(DIGITS, CELLS);
        for (int code = 0; code < grids; code++) {
            int rest = code;
            int[] digits = new int[CELLS];
            for (int cell = 0; cell < CELLS; cell++) {
                digits[cell] = rest % DIGITS + 1;
                rest /= DIGITS;
            }
            if (!keepsGivensAndRow(puzzle, digits)) continue;
            Grid grid = Grid.of(puzzle.board(), digits);
            if (SolutionChecker.fault(puzzle, grid).isEmpty()) found.add(grid);
        }
        return found;
    }

    /** A quick look at most of what rules a filling out. */
    private static boolean keepsGivensAndRow(Puzzle puzzle, int[] digits) {
        boolean givens = IntStream.range(0, CELLS)
                .allMatch(cell -> puzzle.given(cell) == 0 || puzzle.given(cell) == digits[cell]);
        return givens
                && IntStream.range(0, DIGITS)
                                .map(cell -> digits[cell])
                                .distinct()
                                .count()
                        == DIGITS;
    }
}
