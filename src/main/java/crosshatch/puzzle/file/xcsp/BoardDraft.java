package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A board that is being built, with a cell for each variable. A value may be any integer. The smallest value becomes digit 1, and
 * pictures show the value.
 */
final class BoardDraft {
    private final List<int[]> domains;
    private final int first;
    private final int digits;
    private final BoardBuilder board;
    private final int[] givens;
    private boolean contradiction;

    /**
     * Begins a board.
     *
     * @param domains the values of each cell, ascending
     * @throws IllegalArgumentException if there are too many cells, or values are too far apart
     */
    BoardDraft(List<int[]> domains, Layout layout) {
        this.domains = domains;
        first = domains.stream().mapToInt(each -> each[0]).min().orElseThrow();
        int last =
                domains.stream().mapToInt(each -> each[each.length - 1]).max().orElseThrow();
        if (last - (long) first >= Board.MAX_VALUES) {
            throw new IllegalArgumentException("values from " + first + " to " + last + ", expected at most "
                    + Board.MAX_VALUES + " from the least to the greatest of all variables");
        }
        digits = Math.max(2, last - first + 1);
        board = Board.builder(digits, domains.size()).first(first).layout(layout);
        givens = new int[domains.size()];
        for (int cell = 0; cell < domains.size(); cell++) {
            if (domains.get(cell).length < digits) in(cell, domains.get(cell));
        }
    }

    /** Returns the values of a cell, ascending. */
    int[] domain(int cell) {
        return domains.get(cell);
    }

    /** Returns the difference of a digit and its value. */
    int shift() {
        return 1 - first;
    }

    int digits() {
        return digits;
    }

    /** Returns the value of a digit. */
    int value(long digit) {
        return Math.toIntExact(digit - shift());
    }

    int digit(long value) {
        return Math.toIntExact(value + shift());
    }

    boolean isDigit(long value) {
        return value >= first && value < first + digits;
    }

    /** Records that a constraint is false for all values. */
    void contradict() {
        contradiction = true;
    }

    void unit(Unit.Kind kind, List<Integer> cells) {
        if (new HashSet<>(cells).size() < cells.size() || cells.size() > digits) contradict();
        else if (cells.size() > 1)
            board.unit(kind, cells.stream().mapToInt(Integer::intValue).toArray());
    }

    /**
     * Adds a relation.
     *
     * @param relation a relation that fits the board, or is false for all digits
     */
    void post(Relation relation) {
        if (relation.fault(digits).isEmpty()) board.relation(relation);
        else contradict();
    }

    /** Requires that the cell has one of some values. */
    void in(int cell, int... values) {
        List<List<Integer>> tuples = IntStream.of(values)
                .filter(this::isDigit)
                .mapToObj(value -> List.of(digit(value)))
                .toList();
        if (tuples.isEmpty()) contradict();
        else board.relation(new Table(List.of(cell), tuples));
    }

    /**
     * Allows only some tuples.
     *
     * @param tuples the tuples of digits; with none, nothing is allowed
     */
    void allow(List<Integer> cells, List<List<Integer>> tuples) {
        if (tuples.isEmpty()) contradict();
        else post(new Table(cells, tuples));
    }

    /**
     * Excludes some tuples.
     *
     * @param tuples the tuples of digits; with none, everything is allowed
     */
    void forbid(List<Integer> cells, List<List<Integer>> tuples) {
        if (!tuples.isEmpty()) post(new Forbidden(cells, tuples));
    }

    /**
     * Requires that an automaton accepts the digits of some cells.
     *
     * @param transitions the transitions of an automaton that starts in state 0; if it accepts nothing, nothing is allowed
     */
    void accept(List<Integer> cells, List<List<Integer>> transitions, List<Integer> accepting) {
        if (transitions.isEmpty() || accepting.isEmpty()) contradict();
        else post(new Regular(cells, transitions, accepting));
    }

    /** Requires a comparison of a sum with 0. */
    void post(LinearForm sum, RelationalOperator comparison) {
        switch (comparison) {
            case EQUAL -> post(sum, Linear.Comparison.EQUAL);
            case DIFFERENT -> post(sum, Linear.Comparison.DIFFERENT);
            case AT_MOST -> post(sum, Linear.Comparison.AT_MOST);
            case LESS -> post(sum.plus(1), Linear.Comparison.AT_MOST);
            case AT_LEAST -> post(sum.times(-1), Linear.Comparison.AT_MOST);
            case MORE -> post(sum.times(-1).plus(1), Linear.Comparison.AT_MOST);
        }
    }

    private void post(LinearForm sum, Linear.Comparison comparison) {
        if (sum.isConstant()) {
            boolean holds =
                    switch (comparison) {
                        case EQUAL -> sum.constant() == 0;
                        case DIFFERENT -> sum.constant() != 0;
                        case AT_MOST -> sum.constant() <= 0;
                    };
            if (!holds) contradict();
            return;
        }
        List<Integer> coefficients = sum.coefficients();
        long value = Math.negateExact(sum.constant());
        for (int coefficient : coefficients) value = Math.addExact(value, (long) coefficient * shift());
        post(new Linear(sum.cells(), coefficients, comparison, Math.toIntExact(value)));
    }

    void give(int cell, int value) {
        int digit = isDigit(value) ? digit(value) : 0;
        if (digit == 0 || (givens[cell] != 0 && givens[cell] != digit)) contradict();
        else givens[cell] = digit;
    }

    /** Returns the puzzle. A constraint that is false for all values becomes two domains of a cell without a common digit. */
    Puzzle puzzle() {
        if (contradiction) {
            board.relation(new Table(List.of(0), List.of(List.of(1))));
            board.relation(new Table(List.of(0), List.of(List.of(2))));
        }
        return new Puzzle(Grid.of(board.build(), givens));
    }
}
