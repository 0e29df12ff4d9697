package crosshatch.puzzle.relation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A diagram has the fillings that the definition of its relation and the units of its board allow, found by trying all. */
class DiagramsTest {
    private static final int CELLS = 5;

    static Stream<Relation> relations() {
        List<Integer> three = List.of(1, 3, 4);
        List<Integer> all = IntStream.range(0, CELLS).boxed().toList();
        List<List<Integer>> transitions =
                List.of(List.of(0, 1, 1), List.of(0, 2, 0), List.of(1, 3, 0), List.of(1, 4, 1), List.of(1, 2, 1));
        return Stream.of(
                new Sum(three, 7),
                new Sum(all, 12),
                new Sum(List.of(2), 3),
                new Product(three, 12),
                new Product(all, 24),
                new Product(three, 11),
                Pair.difference(0, 3, 2),
                Pair.quotient(1, 4, 2),
                Pair.less(4, 0),
                Pair.adjacent(0, 1, true),
                Pair.adjacent(0, 1, false),
                new Visible(List.of(4, 2, 0, 1), 2),
                new Visible(all, 3),
                new Table(
                        List.of(3, 0, 2),
                        List.of(List.of(1, 2, 3), List.of(2, 2, 2), List.of(4, 1, 3), List.of(1, 2, 1))),
                new Forbidden(
                        List.of(3, 0, 2),
                        List.of(List.of(1, 2, 3), List.of(2, 2, 2), List.of(4, 1, 3), List.of(1, 2, 1))),
                new Forbidden(List.of(1), List.of(List.of(2))),
                new Distinct(three, List.of(0, 1, 2), List.of()),
                new Distinct(all, List.of(0, 1, 2, 1, 0), List.of(2, 5)),
                new Distinct(List.of(0, 4), List.of(0, 1), List.of()),
                new Distance(4, 1, 0, 0),
                new Distance(0, 1, 2, -1),
                new Linear(three, List.of(1, -1, -1), Linear.Comparison.EQUAL, 0),
                new Linear(all, List.of(3, -1, 2, 1, -2), Linear.Comparison.AT_MOST, 2),
                new Linear(three, List.of(2, 1, -1), Linear.Comparison.DIFFERENT, 4),
                new Element(List.of(List.of(0, 2, 4)), List.of(1), 3),
                new Element(List.of(List.of(0, 1, 2), List.of(3, 4, 0)), List.of(4, 1), 2),
                new Element(List.of(List.of(3, 1)), List.of(1), 1),
                new AllEqual(three),
                new Regular(List.of(4, 0, 2, 1), transitions, List.of(0)),
                new Regular(List.of(3), transitions, List.of(1)),
                new AllEqual(all),
                new AllEqual(List.of(4, 0)),
                new Count(all, List.of(1, 4), 2, 3, OptionalInt.empty()),
                new Count(three, List.of(2, 3), 0, 1, OptionalInt.of(0)),
                new Count(all, List.of(1, 2), -1, 0, OptionalInt.of(2)));
    }

    /** Two units that share cell 2, one that repeats nothing, and none at all. */
    static Stream<Board> boards() {
        return Stream.of(new int[][] {}, new int[][] {{0, 1, 2, 3}}, new int[][] {{0, 1, 2}, {2, 3, 4}}, new int[][] {
                    {1, 4}
                })
                .map(units -> {
                    BoardBuilder builder = Board.builder(4, CELLS);
                    for (int[] unit : units) builder.unit(Unit.Kind.REGION, unit);
                    return builder.build();
                });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("relations")
    void hasTheFillingsOfTheDefinitionInWhichPeersDiffer(Relation relation) {
        boards().forEach(board -> {
            List<List<Integer>> expected = fillings(board, relation);

            Diagram diagram = new Diagrams().of(board, relation);

            assertEquals(expected, asLists(diagram.tuples()), board.text());
            assertEquals(expected.size(), diagram.fillings());
            assertEquals(expected.isEmpty(), diagram.isEmpty());
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("relations")
    void hasNoTwoNodesWithTheSameEdges(Relation relation) {
        Diagram diagram = new Diagrams().of(boards().toList().get(2), relation);

        for (int layer = 1; layer < diagram.cells(); layer++) {
            List<List<Integer>> nodes = new ArrayList<>();
            for (int node = 0; node < diagram.width(layer); node++) {
                List<Integer> edges = new ArrayList<>();
                for (int digit = 1; digit <= diagram.digits(); digit++) edges.add(diagram.next(layer, node, digit));
                nodes.add(edges);
            }
            assertEquals(nodes.stream().distinct().toList(), nodes);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("relations")
    void narrowedHasTheFillingsOfTheCandidatesThatAreLeft(Relation relation) {
        Random random = new Random(relation.text().hashCode());
        for (int i = 0; i < 50; i++) {
            boolean[][] left = new boolean[relation.cells().size()][5];
            for (boolean[] digits : left)
                for (int digit = 1; digit <= 4; digit++) digits[digit] = random.nextInt(3) > 0;
            Diagram whole = new Diagrams().of(boards().toList().get(i % 4), relation);

            Diagram narrowed = whole.narrowed((cell, digit) -> left[cell][digit]);

            List<int[]> expected = whole.tuples().stream()
                    .filter(tuple -> IntStream.range(0, tuple.length).allMatch(cell -> left[cell][tuple[cell]]))
                    .toList();
            assertEquals(asLists(expected), asLists(narrowed.tuples()));
            assertTrue(narrowed.nodes() <= whole.nodes());
        }
    }

    @Test
    void isMadeOnceForEachShape() {
        Board board = Board.sudoku(2);
        Diagrams diagrams = new Diagrams();

        Diagram row = diagrams.of(board, new Sum(List.of(0, 1), 5));

        assertSame(row, diagrams.of(board, new Sum(List.of(14, 15), 5)), "peers in both");
        assertFalse(row == diagrams.of(board, new Sum(List.of(0, 15), 5)), "0 and 15 are no peers");
        assertFalse(row == diagrams.of(board, new Sum(List.of(0, 1), 4)));
    }

    @Test
    void forgetsPeersWhereTheyWouldTakeTooManyNodes() {
        Board board = Board.latin(25);
        Visible line = new Visible(IntStream.range(0, 25).boxed().toList(), 4);

        Diagram diagram = new Diagrams().of(board, line);

        assertTrue(diagram.nodes() <= Diagrams.Layers.MOST_NODES);
        assertTrue(
                accepts(
                        diagram,
                        IntStream.range(0, 25).map(i -> Math.min(i + 1, 4)).toArray()),
                "digits repeat");
    }

    @Test
    void agreesWithTheDefinitionOnRandomCagesOfKillers() {
        Random random = new Random(20261122);
        Board board = Board.sudoku(3);
        Diagrams diagrams = new Diagrams();
        for (int i = 0; i < 300; i++) {
            List<Integer> cells = random.ints(0, 81)
                    .distinct()
                    .limit(1 + random.nextInt(5))
                    .boxed()
                    .toList();
            Sum sum = new Sum(cells, cells.size() + random.nextInt(cells.size() * 8 + 1));
            Diagram diagram = diagrams.of(board, sum);
            int[] grid = random.ints(81, 1, 10).toArray();

            boolean differ = sum.cells().stream().allMatch(cell -> Arrays.stream(board.peers(cell))
                    .noneMatch(peer -> sum.cells().contains(peer) && grid[peer] == grid[cell]));

            int[] filling = sum.cells().stream().mapToInt(cell -> grid[cell]).toArray();
            assertEquals(sum.holds(grid) && differ, accepts(diagram, filling), sum.text());
        }
    }

    private static boolean accepts(Diagram diagram, int[] filling) {
        int node = 0;
        for (int cell = 0; cell < filling.length && node != Diagram.NONE; cell++) {
            node = diagram.next(cell, node, filling[cell]);
        }
        return node != Diagram.NONE;
    }

    private static List<List<Integer>> asLists(List<int[]> tuples) {
        return tuples.stream()
                .map(tuple -> Arrays.stream(tuple).boxed().toList())
                .toList();
    }

    private static List<List<Integer>> fillings(Board board, Relation relation) {
        List<List<Integer>> fillings = new ArrayList<>();
        int[] grid = new int[board.cells()];
        int size = relation.cells().size();
        for (int code = 0; code < Math.pow(board.digits(), size); code++) {
            int rest = code;
            for (int i = size - 1; i >= 0; i--) {
                grid[relation.cells().get(i)] = rest % board.digits() + 1;
                rest /= board.digits();
            }
            if (relation.holds(grid) && peersDiffer(board, relation, grid)) {
                fillings.add(relation.cells().stream().map(cell -> grid[cell]).toList());
            }
        }
        return fillings;
    }

    private static boolean peersDiffer(Board board, Relation relation, int[] grid) {
        for (int cell : relation.cells()) {
            for (int peer : board.peers(cell)) {
                if (relation.cells().contains(peer) && grid[peer] == grid[cell]) return false;
            }
        }
        return true;
    }
}
