package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.ImpliedSums;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The relations of a board, those that are said to follow included: one propagator each, and which of them have something to look at. */
final class RelationRules {
    private final Board board;
    private final List<? extends Relation> relations;
    private final RelationPropagator[] propagators;
    /** The numbers of the relations that hold each cell. */
    private final int[][] ofCell;
    /** Those in which a cell has changed since they were last looked at. */
    private final BitSet waiting = new BitSet();

    /** @param bounds whether sums, linear ones too, and products look no further than at least and most digits */
    RelationRules(Board board, ImpliedSums implied, boolean bounds, Diagrams diagrams) {
        this.board = board;
        relations = implied.relations(board).stream()
                .flatMap(relation -> small(relation, board.digits()))
                .toList();
        propagators = relations.stream()
                .map(relation -> propagator(relation, bounds, diagrams))
                .toArray(RelationPropagator[]::new);
        ofCell = IntStream.range(0, board.cells())
                .mapToObj(cell -> IntStream.range(0, relations.size())
                        .filter(number -> relations.get(number).cells().contains(cell))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** All-different over more values than a word has bits is said of each two cells. */
    private static Stream<? extends Relation> small(Relation relation, int digits) {
        return relation instanceof Distinct distinct && !ShiftedAllDifferent.fits(distinct, digits)
                ? distinct.pairs().stream()
                : Stream.of(relation);
    }

    private RelationPropagator propagator(Relation relation, boolean bounds, Diagrams diagrams) {
        if (relation instanceof Distinct distinct && ShiftedAllDifferent.fits(distinct, board.digits())) {
            return new ShiftedAllDifferent(distinct, board.digits());
        }
        if (bounds && relation instanceof Linear linear) return new LinearBounds(linear, board.digits());
        RelationPropagator simple = bounds ? ArithmeticBounds.of(relation, board.digits()) : null;
        return simple != null ? simple : new DiagramPropagator(relation.cells(), diagrams.of(board, relation));
    }

    boolean isEmpty() {
        return propagators.length == 0;
    }

    int size() {
        return propagators.length;
    }

    /** The cells of a relation. */
    int[] cells(int number) {
        return relations.get(number).cells().stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The numbers of the relations that hold {@code cell}. */
    int[] of(int cell) {
        return ofCell[cell];
    }

    /** For people. */
    String name(int number) {
        return board.relationName(relations.get(number));
    }

    /** All relations are to be looked at: a puzzle begins. */
    void wakeAll() {
        waiting.set(0, propagators.length);
    }

    /** A cell has changed. */
    void wake(int cell) {
        for (int number : ofCell[cell]) waiting.set(number);
    }

    void clear() {
        waiting.clear();
    }

    /** @return the number of a relation to look at; -1 if there is none */
    int next() {
        return waiting.nextSetBit(0);
    }

    /** Looks at a relation, which then needs no second look at what it did itself. */
    boolean propagate(int number, GridState state) {
        boolean alive = propagators[number].propagate(state);
        waiting.clear(number);
        return alive;
    }

    /** Whether all relations are kept in a state in which no cell has two candidates. */
    boolean hold(GridState state) {
        for (RelationPropagator propagator : propagators) {
            if (!propagator.propagate(state)) return false;
        }
        return true;
    }
}
