package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.xcsp.common.Condition;
import org.xcsp.common.Types.TypeRank;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/** States constraints on variables whose values are places in a list of other variables. */
interface XcspElements extends XcspScope {
    // element

    @Override
    default void buildCtrElement(
            String id, XVarInteger[] list, int startIndex, XVarInteger index, TypeRank rank, Condition condition) {
        element(new XVarInteger[][] {list}, List.of(new Index(cell(index), startIndex)), rank, condition);
    }

    @Override
    default void buildCtrElement(
            String id,
            XVarInteger[][] matrix,
            int startRowIndex,
            XVarInteger rowIndex,
            int startColIndex,
            XVarInteger colIndex,
            Condition condition) {
        element(
                matrix,
                List.of(new Index(cell(rowIndex), startRowIndex), new Index(cell(colIndex), startColIndex)),
                TypeRank.ANY,
                condition);
    }

    @Override
    default void buildCtrElement(
            String id, int[] list, int startIndex, XVarInteger index, TypeRank rank, Condition condition) {
        if (rank != TypeRank.ANY) throw XcspScope.form("any index, not the first or the last");
        listed(new int[][] {list}, List.of(new Index(cell(index), startIndex)), condition);
    }

    @Override
    default void buildCtrElement(
            String id,
            int[][] matrix,
            int startRowIndex,
            XVarInteger rowIndex,
            int startColIndex,
            XVarInteger colIndex,
            Condition condition) {
        listed(
                matrix,
                List.of(new Index(cell(rowIndex), startRowIndex), new Index(cell(colIndex), startColIndex)),
                condition);
    }

    /** An index cell, with the value that selects the first entry. */
    record Index(int cell, int start) {}

    private void element(XVarInteger[][] matrix, List<Index> indices, TypeRank rank, Condition condition) {
        if (rank != TypeRank.ANY) throw XcspScope.form("any index, not the first or the last");
        if (!(condition instanceof Condition.ConditionRel equal)
                || RelationalOperator.of(equal.operator) != RelationalOperator.EQUAL) {
            throw XcspScope.form("a number or a variable that the entry equals");
        }
        for (int i = 0; i < indices.size(); i++) {
            if (within(indices.get(i), size(matrix, indices, i)).isEmpty()) {
                draft().contradict();
                return;
            }
        }
        for (int i = 0; i < indices.size(); i++) {
            draft().in(indices.get(i).cell, array(within(indices.get(i), size(matrix, indices, i))));
        }
        if (condition instanceof Condition.ConditionVar result) {
            List<Integer> columns = places(indices.get(indices.size() - 1), matrix[0].length);
            List<List<Integer>> rows = (indices.size() == 1 ? List.of(0) : places(indices.get(0), matrix.length))
                    .stream()
                            .map(row -> columns.stream()
                                    .map(column -> cell(matrix[row][column]))
                                    .toList())
                            .toList();
            List<Integer> cells = indices.stream().map(Index::cell).toList();
            draft().post(new Element(rows, cells, cell((XVarInteger) result.x)));
            return;
        }
        long value = ((Condition.ConditionVal) condition).k;
        eachEntry(matrix.length, matrix[0].length, indices, (row, column, held) -> {
            int entry = cell(matrix[row][column]);
            List<List<Integer>> others = new ArrayList<>();
            for (int each : draft().domain(entry)) {
                Map<Integer, Integer> tuple = new LinkedHashMap<>(held);
                if (each != value && put(tuple, entry, draft().digit(each))) others.add(List.copyOf(tuple.values()));
            }
            Set<Integer> scope = new LinkedHashSet<>(held.keySet());
            scope.add(entry);
            draft().forbid(List.copyOf(scope), others);
        });
    }

    /** An array of numbers: the tuples of indices, and of a variable that the entry is compared with. */
    private void listed(int[][] matrix, List<Index> indices, Condition condition) {
        Set<Integer> scope = new LinkedHashSet<>();
        indices.forEach(index -> scope.add(index.cell));
        if (condition instanceof Condition.ConditionVar variable) scope.add(cell((XVarInteger) variable.x));
        else if (!(condition instanceof Condition.ConditionVal))
            throw XcspScope.form("a condition with a number or a variable");
        RelationalOperator comparison = RelationalOperator.of(((Condition.ConditionRel) condition).operator);
        List<List<Integer>> tuples = new ArrayList<>();
        eachEntry(matrix.length, matrix[0].length, indices, (row, column, held) -> {
            int entry = matrix[row][column];
            if (condition instanceof Condition.ConditionVal number) {
                if (comparison.holds(entry, number.k)) tuples.add(List.copyOf(held.values()));
                return;
            }
            int result = cell((XVarInteger) ((Condition.ConditionVar) condition).x);
            for (int each : draft().domain(result)) {
                Map<Integer, Integer> tuple = new LinkedHashMap<>(held);
                if (comparison.holds(entry, each) && put(tuple, result, draft().digit(each))) {
                    tuples.add(List.copyOf(tuple.values()));
                }
            }
        });
        draft().allow(List.copyOf(scope), tuples);
    }

    /** Receives each entry that the indices can select. */
    interface Entry {
        /**
         * Receives an entry.
         *
         * @param held the digits that select it, by cell
         */
        void found(int row, int column, Map<Integer, Integer> held);
    }

    private void eachEntry(int rows, int columns, List<Index> indices, Entry entry) {
        Index last = indices.get(indices.size() - 1);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Map<Integer, Integer> held = new LinkedHashMap<>();
                boolean possible = indices.size() == 1 || hold(held, indices.get(0), row);
                if (possible && hold(held, last, column)) entry.found(row, column, held);
            }
        }
    }

    /** Adds the digit with which an index finds a place. @return false if it cannot */
    private boolean hold(Map<Integer, Integer> held, Index index, int place) {
        int value = place + index.start;
        return Arrays.stream(draft().domain(index.cell)).anyMatch(each -> each == value)
                && put(held, index.cell, draft().digit(value));
    }

    /** Stores a digit of a cell; returns false if the cell already has another digit. */
    private static boolean put(Map<Integer, Integer> held, int cell, int digit) {
        Integer before = held.putIfAbsent(cell, digit);
        return before == null || before == digit;
    }

    private static int size(XVarInteger[][] matrix, List<Index> indices, int number) {
        return number == indices.size() - 1 ? matrix[0].length : matrix.length;
    }

    /** The values of an index that find an entry. */
    private List<Integer> within(Index index, int size) {
        return Arrays.stream(draft().domain(index.cell))
                .filter(value -> value >= index.start && value < index.start + size)
                .boxed()
                .toList();
    }

    /** Returns the places that digit 1 and the digits after it select; for a digit before the first place, any place. */
    private List<Integer> places(Index index, int size) {
        int beyond = index.start + size + draft().shift();
        return IntStream.range(1, Math.min(beyond, draft().digits() + 1))
                .mapToObj(digit -> Math.max(0, digit - draft().shift() - index.start))
                .toList();
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    // channel

    @Override
    default void buildCtrChannel(String id, XVarInteger[] list, int startIndex) {
        buildCtrChannel(id, list, startIndex, list, startIndex);
    }

    /**
     * States the channel of two lists. If they have the same length, each is the inverse of the other; otherwise only the
     * values of the shorter list are places in the longer.
     */
    @Override
    default void buildCtrChannel(
            String id, XVarInteger[] list1, int startIndex1, XVarInteger[] list2, int startIndex2) {
        for (XVarInteger each : list1) within(each, startIndex2, list2.length);
        boolean both = list1.length == list2.length;
        if (both) for (XVarInteger each : list2) within(each, startIndex1, list1.length);
        for (int i = 0; i < list1.length; i++) {
            int place = i + startIndex1;
            for (int j = 0; j < list2.length; j++) {
                int other = j + startIndex2;
                require(list1[i], list2[j], (one, two) -> one == other ? two == place : !both || two != place);
            }
        }
    }

    /** Requires that one variable of the list is 1 and the others are 0; the value is the place of the 1. */
    @Override
    default void buildCtrChannel(String id, XVarInteger[] list, int startIndex, XVarInteger value) {
        within(value, startIndex, list.length);
        for (int i = 0; i < list.length; i++) {
            int place = i + startIndex;
            require(list[i], value, (one, two) -> one == (two == place ? 1 : 0));
        }
    }

    // circuit

    /** A variable in two places would have both before one other place, so there is no circuit. */
    @Override
    default void buildCtrCircuit(String id, XVarInteger[] list, int startIndex) {
        List<Integer> cells = cells(list);
        if (cells.size() < 2 || Set.copyOf(cells).size() < cells.size()) draft().contradict();
        else draft().post(new Circuit(cells, draft().digit(startIndex)));
    }

    private void within(XVarInteger place, int start, int size) {
        draft().in(cell(place), array(within(new Index(cell(place), start), size)));
    }

    private void require(XVarInteger one, XVarInteger other, BiPredicate<Integer, Integer> together) {
        boolean same = cell(one) == cell(other);
        List<List<Integer>> others = new ArrayList<>();
        for (int first : draft().domain(cell(one))) {
            for (int second : same ? new int[] {first} : draft().domain(cell(other))) {
                if (together.test(first, second)) continue;
                others.add(same ? List.of(draft().digit(first)) : List.of(draft().digit(first), draft().digit(second)));
            }
        }
        draft().forbid(same ? List.of(cell(one)) : List.of(cell(one), cell(other)), others);
    }
}
