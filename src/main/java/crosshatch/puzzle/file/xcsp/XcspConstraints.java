package crosshatch.puzzle.file.xcsp;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.xcsp.common.Condition;
import org.xcsp.common.Constants;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.common.Types.TypeConditionOperatorSet;
import org.xcsp.common.Types.TypeCtr;
import org.xcsp.common.Types.TypeFlag;
import org.xcsp.common.Types.TypeOperatorRel;
import org.xcsp.common.Types.TypeRank;
import org.xcsp.common.predicates.XNode;
import org.xcsp.common.predicates.XNodeParent;
import org.xcsp.common.structures.Transition;
import org.xcsp.parser.callbacks.XCallbacks2;
import org.xcsp.parser.entries.XConstraints.XCtr;
import org.xcsp.parser.entries.XConstraints.XLogic;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/**
 * States each constraint that the parser finds. For a constraint without a method here the library calls {@link #unimplementedCase}, which
 * refuses it.
 */
final class XcspConstraints implements XCallbacks2 {
    static final String KNOWN =
            "allDifferent, allEqual, ordered, lex, precedence, extension, regular, mdd, intension, sum, count, nValues, cardinality,"
                    + " minimum, maximum, element, channel, circuit and instantiation";
    private static final int MOST_TUPLES = 200_000;
    private static final int MOST_GAPS = 1_000;

    private final Implem implem = new Implem(this);
    private final String source;
    private final XcspVariables variables;
    private final BoardDraft draft;
    private final XcspExpressions expressions;
    private final XcspAutomata automata;
    private @Nullable XCtr current;

    XcspConstraints(String source, XcspVariables variables, BoardDraft draft) {
        this.source = source;
        this.variables = variables;
        this.draft = draft;
        expressions = new XcspExpressions(draft, variables::cell);
        automata = new XcspAutomata(draft);
        implem.rawParameters(); // no special forms: there is one method for each constraint
    }

    @Override
    public Implem implem() {
        return implem;
    }

    /** @throws InputException if the constraint is of no form that boards have; with its name and line */
    @Override
    public void loadCtr(XCtr constraint) {
        current = constraint;
        try {
            if (constraint.reification != null || constraint.softening != null) {
                throw new IllegalArgumentException("it is reified or soft, expected one that must hold");
            }
            if (isAllDifferentExpressionsExcept(constraint)) allDifferentExpressionsExcept(constraint);
            else XCallbacks2.super.loadCtr(constraint);
        } catch (IllegalArgumentException | ArithmeticException bad) {
            throw refused(constraint.type.name(), constraint.note, String.valueOf(bad.getMessage()));
        } catch (IndexOutOfBoundsException | ClassCastException | NullPointerException bad) {
            // how the library fails where the parts of a constraint do not go together
            throw refused(constraint.type.name(), constraint.note, "its parts do not go together");
        }
    }

    @Override
    public void beginLogic(XLogic logic) {
        throw refused(logic.type.name(), logic.note, "constraints inside it");
    }

    @Override
    public Object unimplementedCase(Object... objects) {
        if (current == null) throw new InputException(source + ": a constraint of no known kind, expected " + KNOWN);
        throw refused(current.type.name(), current.note, "a form of it that boards do not have");
    }

    private InputException refused(String name, @Nullable String line, String why) {
        return new InputException(source + ":" + (line == null ? 1 : line) + ": <" + name + ">: " + why
                + ". Boards have " + KNOWN + ". Write it by one of these, or ask a solver that reads XCSP3");
    }

    private int cell(XVarInteger variable) {
        return variables.cell(variable);
    }

    private List<Integer> cells(XVarInteger[] list) {
        return Arrays.stream(list).map(this::cell).toList();
    }

    private static void requireAsMany(int variables, int others, String what) {
        if (variables == others) return;
        throw new IllegalArgumentException(
                variables + " variables and " + others + " " + what + ", expected as many of both");
    }

    private static IllegalArgumentException form(String expected) {
        return new IllegalArgumentException("a form of it that boards do not have, expected " + expected);
    }

    @Override
    public void buildCtrIntension(String id, XVarInteger[] scope, XNodeParent<XVarInteger> tree) {
        expressions.require(tree);
    }

    // extension

    @Override
    public void buildCtrExtension(String id, XVarInteger x, int[] values, boolean positive, Set<TypeFlag> flags) {
        IntPredicate listed = value -> IntStream.of(values).anyMatch(each -> each == value);
        if (flags.contains(TypeFlag.STARRED_TUPLES)) throw form("values without *");
        draft.in(
                cell(x),
                IntStream.of(draft.domain(cell(x)))
                        .filter(positive ? listed : listed.negate())
                        .toArray());
    }

    @Override
    public void buildCtrExtension(
            String id, XVarInteger[] list, int[][] tuples, boolean positive, Set<TypeFlag> flags) {
        List<Integer> scope = cells(list);
        List<List<Integer>> digits = new ArrayList<>();
        for (int[] tuple : tuples) requireAsMany(list.length, tuple.length, "values in a tuple");
        for (int[] tuple : tuples) addTuples(scope, tuple, new ArrayList<>(), digits);
        if (positive) draft.allow(scope, digits);
        else draft.forbid(scope, digits);
    }

    /** Adds what a tuple says: nothing, if it names values that the cells do not have; several tuples, where it has a star. */
    private void addTuples(List<Integer> scope, int[] tuple, List<Integer> begun, List<List<Integer>> tuples) {
        if (begun.size() == tuple.length) {
            tuples.add(List.copyOf(begun));
            if (tuples.size() > MOST_TUPLES)
                throw form("at most " + MOST_TUPLES + " tuples, counting those that" + " stars stand for");
            return;
        }
        int value = tuple[begun.size()];
        for (int each : draft.domain(scope.get(begun.size()))) {
            if (value != Constants.STAR && value != each) continue;
            begun.add(draft.digit(each));
            addTuples(scope, tuple, begun, tuples);
            begun.remove(begun.size() - 1);
        }
    }

    // regular and mdd

    @Override
    public void buildCtrRegular(
            String id, XVarInteger[] list, Transition[] transitions, String start, String[] accepting) {
        automata.regular(cells(list), transitions, start, accepting);
    }

    @Override
    public void buildCtrMDD(String id, XVarInteger[] list, Transition[] transitions) {
        automata.diagram(cells(list), transitions);
    }

    // allDifferent

    @Override
    public void buildCtrAllDifferent(String id, XVarInteger[] list) {
        draft.unit(Unit.Kind.REGION, cells(list));
    }

    @Override
    public void buildCtrAllDifferentExcept(String id, XVarInteger[] list, int[] except) {
        if (list.length < 2) return;
        draft.post(new Distinct(
                cells(list),
                Collections.nCopies(list.length, 0),
                IntStream.of(except)
                        .filter(draft::isDigit)
                        .mapToObj(draft::digit)
                        .toList()));
    }

    @Override
    public void buildCtrAllDifferentMatrix(String id, XVarInteger[][] matrix) {
        for (XVarInteger[] row : matrix) draft.unit(Unit.Kind.ROW, cells(row));
        for (XVarInteger[] column : columns(matrix)) draft.unit(Unit.Kind.COLUMN, cells(column));
    }

    @Override
    public void buildCtrAllDifferentMatrix(String id, XVarInteger[][] matrix, int[] except) {
        for (XVarInteger[] row : matrix) buildCtrAllDifferentExcept(id, row, except);
        for (XVarInteger[] column : columns(matrix)) buildCtrAllDifferentExcept(id, column, except);
    }

    private static XVarInteger[][] columns(XVarInteger[][] matrix) {
        return IntStream.range(0, matrix[0].length)
                .mapToObj(column -> Stream.of(matrix).map(row -> row[column]).toArray(XVarInteger[]::new))
                .toArray(XVarInteger[][]::new);
    }

    /** No two lists are equal. */
    @Override
    public void buildCtrAllDifferentList(String id, XVarInteger[][] lists) {
        eachTwo(lists.length, (one, other) -> {
            requireAsMany(lists[one].length, lists[other].length, "variables of another list");
            automata.lex(cells(lists[one]), cells(lists[other]), RelationalOperator.DIFFERENT);
        });
    }

    /** What is done with two places, the first of which is the smaller one. */
    private interface TwoPlaces {
        void meet(int one, int other);
    }

    private static void eachTwo(int size, TwoPlaces places) {
        for (int one = 0; one < size; one++) for (int other = one + 1; other < size; other++) places.meet(one, other);
    }

    @Override
    public void buildCtrAllDifferent(String id, XNode<XVarInteger>[] trees) {
        List<LinearForm> forms = Arrays.stream(trees).map(expressions::linear).toList();
        boolean shifted = forms.stream().allMatch(form -> form != null && form.isShiftedCell());
        if (shifted) allDifferent(forms, List.of());
        else eachTwo(trees.length, (one, other) -> expressions.requireDifferent(trees[one], trees[other]));
    }

    /** The library ends at exceptions for expressions. */
    private static boolean isAllDifferentExpressionsExcept(XCtr constraint) {
        return constraint.type == TypeCtr.allDifferent
                && constraint.childs.length == 2
                && constraint.childs[0].value instanceof XNode[]
                && constraint.childs[1].type == TypeChild.except;
    }

    private void allDifferentExpressionsExcept(XCtr constraint) {
        @SuppressWarnings("unchecked") // by its type in the instance
        XNode<XVarInteger>[] trees = (XNode<XVarInteger>[]) constraint.childs[0].value;
        List<Integer> except = new ArrayList<>();
        for (Object each : (Object[]) constraint.childs[1].value) {
            if (!(each instanceof Long number)) throw form("whole numbers in <except>");
            except.add(Math.toIntExact(number + draft.shift()));
        }
        allDifferent(Arrays.stream(trees).map(expressions::linear).toList(), except);
    }

    /**
     * @param forms null for what is not linear
     * @param except as digits with offsets
     */
    private void allDifferent(List<LinearForm> forms, List<Integer> except) {
        if (forms.stream().anyMatch(form -> form == null || !form.isShiftedCell())) {
            throw form("variables, each with or without a number added");
        }
        if (forms.size() < 2) return;
        List<Integer> cells = forms.stream().map(form -> form.cells().get(0)).toList();
        List<Integer> offsets =
                forms.stream().map(form -> Math.toIntExact(form.constant())).toList();
        if (except.isEmpty() && offsets.stream().distinct().count() == 1) draft.unit(Unit.Kind.REGION, cells);
        else draft.post(new Distinct(cells, offsets, except));
    }

    // allEqual

    @Override
    public void buildCtrAllEqual(String id, XVarInteger[] list) {
        List<Integer> cells = cells(list).stream().distinct().toList();
        if (cells.size() > 1) draft.post(new AllEqual(cells));
    }

    @Override
    public void buildCtrAllEqual(String id, XNode<XVarInteger>[] trees) {
        List<LinearForm> forms = Arrays.stream(trees).map(expressions::linear).toList();
        if (forms.contains(null)) throw form("terms that are linear");
        for (int i = 1; i < forms.size(); i++)
            draft.post(forms.get(i).minus(forms.get(i - 1)), RelationalOperator.EQUAL);
    }

    // ordered, lex and precedence

    @Override
    public void buildCtrOrdered(String id, XVarInteger[] list, TypeOperatorRel order) {
        ordered(list, Collections.nCopies(list.length, LinearForm.constant(0)), order);
    }

    @Override
    public void buildCtrOrdered(String id, XVarInteger[] list, int[] lengths, TypeOperatorRel order) {
        ordered(list, IntStream.of(lengths).mapToObj(LinearForm::constant).toList(), order);
    }

    @Override
    public void buildCtrOrdered(String id, XVarInteger[] list, XVarInteger[] lengths, TypeOperatorRel order) {
        ordered(
                list,
                Arrays.stream(lengths).map(each -> LinearForm.cell(cell(each))).toList(),
                order);
    }

    /** Each variable and the length after it, compared with the next variable. */
    private void ordered(XVarInteger[] list, List<LinearForm> lengths, TypeOperatorRel order) {
        if (lengths.size() < list.length - 1) requireAsMany(list.length - 1, lengths.size(), "lengths");
        for (int i = 1; i < list.length; i++) {
            LinearForm end = LinearForm.cell(cell(list[i - 1])).plus(lengths.get(i - 1));
            draft.post(end.minus(LinearForm.cell(cell(list[i]))), RelationalOperator.of(order.toConditionOperator()));
        }
    }

    @Override
    public void buildCtrLex(String id, XVarInteger[][] lists, TypeOperatorRel order) {
        for (int i = 1; i < lists.length; i++) {
            requireAsMany(lists[i - 1].length, lists[i].length, "variables of the next list");
            automata.lex(cells(lists[i - 1]), cells(lists[i]), RelationalOperator.of(order.toConditionOperator()));
        }
    }

    @Override
    public void buildCtrLexMatrix(String id, XVarInteger[][] matrix, TypeOperatorRel order) {
        buildCtrLex(id, matrix, order);
        buildCtrLex(id, columns(matrix), order);
    }

    /** Of all values that a variable of the list may have, in their order. */
    @Override
    public void buildCtrPrecedence(String id, XVarInteger[] list) {
        int[] values = Arrays.stream(list)
                .flatMapToInt(each -> IntStream.of(draft.domain(cell(each))))
                .distinct()
                .sorted()
                .toArray();
        automata.precedence(cells(list), values, false);
    }

    @Override
    public void buildCtrPrecedence(String id, XVarInteger[] list, int[] values, boolean covered) {
        automata.precedence(cells(list), values, covered);
    }

    // sum

    @Override
    public void buildCtrSum(String id, XVarInteger[] list, Condition condition) {
        buildCtrSum(id, list, IntStream.of(new int[list.length]).map(zero -> 1).toArray(), condition);
    }

    @Override
    public void buildCtrSum(String id, XVarInteger[] list, int[] coefficients, Condition condition) {
        sum(Arrays.stream(list).map(each -> LinearForm.cell(cell(each))).toList(), coefficients, condition);
    }

    @Override
    public void buildCtrSum(String id, XNode<XVarInteger>[] trees, Condition condition) {
        buildCtrSum(
                id, trees, IntStream.of(new int[trees.length]).map(zero -> 1).toArray(), condition);
    }

    @Override
    public void buildCtrSum(String id, XNode<XVarInteger>[] trees, int[] coefficients, Condition condition) {
        List<LinearForm> terms = Arrays.stream(trees).map(expressions::linear).toList();
        if (terms.contains(null)) throw form("terms that are linear");
        sum(terms, coefficients, condition);
    }

    private void sum(List<LinearForm> terms, int[] coefficients, Condition condition) {
        requireAsMany(terms.size(), coefficients.length, "coefficients");
        LinearForm sum = LinearForm.constant(0);
        for (int i = 0; i < coefficients.length; i++)
            sum = sum.plus(terms.get(i).times(coefficients[i]));
        require(sum, condition);
    }

    private void require(LinearForm sum, Condition condition) {
        if (condition instanceof Condition.ConditionVal number) {
            draft.post(sum.plus(-number.k), RelationalOperator.of(number.operator));
        } else if (condition instanceof Condition.ConditionVar variable) {
            LinearForm result = LinearForm.cell(cell((XVarInteger) variable.x));
            draft.post(sum.minus(result), RelationalOperator.of(variable.operator));
        } else if (condition instanceof Condition.ConditionIntvl range
                && range.operator == TypeConditionOperatorSet.IN) {
            draft.post(sum.plus(-range.min), RelationalOperator.AT_LEAST);
            draft.post(sum.plus(-range.max), RelationalOperator.AT_MOST);
        } else if (condition instanceof Condition.ConditionIntset set && set.t.length > 0) {
            requireOf(sum, set);
        } else {
            throw form("a condition with a number, a variable, (in,least..most), or a set of numbers");
        }
    }

    /** In a set: from the least to the greatest of it, and none of the numbers between that it lacks. */
    private void requireOf(LinearForm sum, Condition.ConditionIntset set) {
        IntStream excluded = IntStream.of(set.t);
        if (set.operator == TypeConditionOperatorSet.IN) {
            int least = IntStream.of(set.t).min().orElseThrow();
            int most = IntStream.of(set.t).max().orElseThrow();
            if (most - (long) least > MOST_GAPS) throw form("a set whose numbers are at most " + MOST_GAPS + " apart");
            draft.post(sum.plus(-least), RelationalOperator.AT_LEAST);
            draft.post(sum.plus(-most), RelationalOperator.AT_MOST);
            excluded = IntStream.rangeClosed(least, most)
                    .filter(each -> IntStream.of(set.t).noneMatch(listed -> listed == each));
        }
        excluded.forEach(each -> draft.post(sum.plus(-each), RelationalOperator.DIFFERENT));
    }

    // count and cardinality

    @Override
    public void buildCtrCount(String id, XVarInteger[] list, int[] values, Condition condition) {
        List<Integer> counted = cells(list);
        boolean oneRange = condition instanceof Condition.ConditionRel rel
                ? RelationalOperator.of(rel.operator) != RelationalOperator.DIFFERENT
                : condition instanceof Condition.ConditionIntvl range && range.operator == TypeConditionOperatorSet.IN;
        if (!oneRange) {
            number(
                    counted,
                    condition,
                    0,
                    (state, digit) -> {
                        int value = draft.value(digit);
                        return IntStream.of(values).anyMatch(each -> each == value) ? state + 1 : state;
                    },
                    count -> count);
        } else if (condition instanceof Condition.ConditionVal number) {
            count(counted, values, RelationalOperator.of(number.operator), number.k, OptionalInt.empty());
        } else if (condition instanceof Condition.ConditionVar variable) {
            OptionalInt result = OptionalInt.of(cell((XVarInteger) variable.x));
            count(counted, values, RelationalOperator.of(variable.operator), 0, result);
        } else if (condition instanceof Condition.ConditionIntvl range) {
            count(counted, values, range.min, range.max, OptionalInt.empty());
        }
    }

    private void number(
            List<Integer> read, Condition condition, long start, DigitReader.Step step, LongUnaryOperator number) {
        automata.number(read, condition, XcspConditions.cell(condition, this::cell), start, step, number);
    }

    private void count(
            List<Integer> counted, int[] values, RelationalOperator comparison, long number, OptionalInt result) {
        switch (comparison) {
            case EQUAL -> count(counted, values, number, number, result);
            case LESS -> count(counted, values, Integer.MIN_VALUE, number - 1, result);
            case AT_MOST -> count(counted, values, Integer.MIN_VALUE, number, result);
            case MORE -> count(counted, values, number + 1, Integer.MAX_VALUE, result);
            case AT_LEAST -> count(counted, values, number, Integer.MAX_VALUE, result);
            case DIFFERENT -> throw new IllegalStateException(); // it is no range
        }
    }

    /** @param least of the count, less the value of the result */
    private void count(List<Integer> counted, int[] values, long least, long most, OptionalInt result) {
        List<Integer> digits = IntStream.of(values)
                .filter(draft::isDigit)
                .mapToObj(draft::digit)
                .toList();
        if (digits.isEmpty()) {
            LinearForm none =
                    result.isPresent() ? LinearForm.cell(result.getAsInt()).times(-1) : LinearForm.constant(0);
            draft.post(none.plus(-least), RelationalOperator.AT_LEAST);
            draft.post(none.plus(-most), RelationalOperator.AT_MOST);
            return;
        }
        // The digit of the result is its value and the shift.
        int shift = result.isPresent() ? draft.shift() : 0;
        long lowest = Math.max(least - shift, result.isPresent() ? -draft.digits() : 0);
        long highest = Math.min(most - shift, counted.size() - (result.isPresent() ? 1 : 0));
        if (lowest > highest) draft.contradict();
        else draft.post(new Count(counted, digits, (int) lowest, (int) highest, result));
    }

    // minimum, maximum and nValues

    @Override
    public void buildCtrMaximum(String id, XVarInteger[] list, Condition condition) {
        number(cells(list), condition, 0, Math::max, draft::value);
    }

    @Override
    public void buildCtrMinimum(String id, XVarInteger[] list, Condition condition) {
        number(cells(list), condition, draft.digits(), Math::min, draft::value);
    }

    /** The state is the set of values read. */
    @Override
    public void buildCtrNValues(String id, XVarInteger[] list, Condition condition) {
        buildCtrNValuesExcept(id, list, new int[0], condition);
    }

    @Override
    public void buildCtrNValuesExcept(String id, XVarInteger[] list, int[] except, Condition condition) {
        if (draft.digits() > XcspAutomata.MOST_IN_SETS)
            throw form("at most " + XcspAutomata.MOST_IN_SETS + " values from the least to the greatest");
        DigitReader.Step step = (state, digit) -> {
            int value = draft.value(digit);
            return IntStream.of(except).anyMatch(each -> each == value) ? state : state | 1L << (digit - 1);
        };
        number(cells(list), condition, 0, step, Long::bitCount);
    }

    @Override
    public void buildCtrCardinality(String id, XVarInteger[] list, boolean closed, int[] values, int[] occurs) {
        buildCtrCardinality(id, list, closed, values, occurs, occurs);
    }

    @Override
    public void buildCtrCardinality(
            String id, XVarInteger[] list, boolean closed, int[] values, int[] least, int[] most) {
        if (values.length != least.length) throw form("as many counts as values");
        if (closed) close(list, values);
        for (int i = 0; i < values.length; i++) {
            count(cells(list), new int[] {values[i]}, least[i], most[i], OptionalInt.empty());
        }
    }

    @Override
    public void buildCtrCardinality(String id, XVarInteger[] list, boolean closed, int[] values, XVarInteger[] occurs) {
        requireAsMany(occurs.length, values.length, "values");
        if (closed) close(list, values);
        for (int i = 0; i < values.length; i++) {
            count(cells(list), new int[] {values[i]}, 0, 0, OptionalInt.of(cell(occurs[i])));
        }
    }

    private void close(XVarInteger[] list, int[] values) {
        for (XVarInteger each : list) draft.in(cell(each), values);
    }

    // element

    @Override
    public void buildCtrElement(
            String id, XVarInteger[] list, int startIndex, XVarInteger index, TypeRank rank, Condition condition) {
        element(new XVarInteger[][] {list}, List.of(new Index(cell(index), startIndex)), rank, condition);
    }

    @Override
    public void buildCtrElement(
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
    public void buildCtrElement(
            String id, int[] list, int startIndex, XVarInteger index, TypeRank rank, Condition condition) {
        if (rank != TypeRank.ANY) throw form("any index, not the first or the last");
        listed(new int[][] {list}, List.of(new Index(cell(index), startIndex)), condition);
    }

    @Override
    public void buildCtrElement(
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

    /** A cell, and which of its values means the first entry. */
    private record Index(int cell, int start) {}

    private void element(XVarInteger[][] matrix, List<Index> indices, TypeRank rank, Condition condition) {
        if (rank != TypeRank.ANY) throw form("any index, not the first or the last");
        if (!(condition instanceof Condition.ConditionRel equal)
                || RelationalOperator.of(equal.operator) != RelationalOperator.EQUAL) {
            throw form("a number or a variable that the entry equals");
        }
        for (int i = 0; i < indices.size(); i++) {
            if (within(indices.get(i), size(matrix, indices, i)).isEmpty()) {
                draft.contradict();
                return;
            }
        }
        for (int i = 0; i < indices.size(); i++) {
            draft.in(indices.get(i).cell, array(within(indices.get(i), size(matrix, indices, i))));
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
            draft.post(new Element(rows, cells, cell((XVarInteger) result.x)));
            return;
        }
        long value = ((Condition.ConditionVal) condition).k;
        eachEntry(matrix.length, matrix[0].length, indices, (row, column, held) -> {
            int entry = cell(matrix[row][column]);
            List<List<Integer>> others = new ArrayList<>();
            for (int each : draft.domain(entry)) {
                Map<Integer, Integer> tuple = new LinkedHashMap<>(held);
                if (each != value && put(tuple, entry, draft.digit(each))) others.add(List.copyOf(tuple.values()));
            }
            Set<Integer> scope = new LinkedHashSet<>(held.keySet());
            scope.add(entry);
            draft.forbid(List.copyOf(scope), others);
        });
    }

    /** An array of numbers: the tuples of indices, and of a variable that the entry is compared with. */
    private void listed(int[][] matrix, List<Index> indices, Condition condition) {
        Set<Integer> scope = new LinkedHashSet<>();
        indices.forEach(index -> scope.add(index.cell));
        if (condition instanceof Condition.ConditionVar variable) scope.add(cell((XVarInteger) variable.x));
        else if (!(condition instanceof Condition.ConditionVal)) throw form("a condition with a number or a variable");
        RelationalOperator comparison = RelationalOperator.of(((Condition.ConditionRel) condition).operator);
        List<List<Integer>> tuples = new ArrayList<>();
        eachEntry(matrix.length, matrix[0].length, indices, (row, column, held) -> {
            int entry = matrix[row][column];
            if (condition instanceof Condition.ConditionVal number) {
                if (comparison.holds(entry, number.k)) tuples.add(List.copyOf(held.values()));
                return;
            }
            int result = cell((XVarInteger) ((Condition.ConditionVar) condition).x);
            for (int each : draft.domain(result)) {
                Map<Integer, Integer> tuple = new LinkedHashMap<>(held);
                if (comparison.holds(entry, each) && put(tuple, result, draft.digit(each))) {
                    tuples.add(List.copyOf(tuple.values()));
                }
            }
        });
        draft.allow(List.copyOf(scope), tuples);
    }

    /** What is done for each entry that the indices can find. */
    private interface Entry {
        /** @param held the digits with which they find it, by cell */
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
        return Arrays.stream(draft.domain(index.cell)).anyMatch(each -> each == value)
                && put(held, index.cell, draft.digit(value));
    }

    /** @return false if the cell holds another digit already */
    private static boolean put(Map<Integer, Integer> held, int cell, int digit) {
        Integer before = held.putIfAbsent(cell, digit);
        return before == null || before == digit;
    }

    private static int size(XVarInteger[][] matrix, List<Index> indices, int number) {
        return number == indices.size() - 1 ? matrix[0].length : matrix.length;
    }

    /** The values of an index that find an entry. */
    private List<Integer> within(Index index, int size) {
        return Arrays.stream(draft.domain(index.cell))
                .filter(value -> value >= index.start && value < index.start + size)
                .boxed()
                .toList();
    }

    /** For digit 1 and those after it the places that they find; any place for a digit before the first. */
    private List<Integer> places(Index index, int size) {
        int beyond = index.start + size + draft.shift();
        return IntStream.range(1, Math.min(beyond, draft.digits() + 1))
                .mapToObj(digit -> Math.max(0, digit - draft.shift() - index.start))
                .toList();
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    // channel

    @Override
    public void buildCtrChannel(String id, XVarInteger[] list, int startIndex) {
        buildCtrChannel(id, list, startIndex, list, startIndex);
    }

    /** With lists of one length, each is the inverse of the other; otherwise only the shorter one finds the longer one. */
    @Override
    public void buildCtrChannel(String id, XVarInteger[] list1, int startIndex1, XVarInteger[] list2, int startIndex2) {
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

    /** One variable of the list is 1, the others are 0; which it is, says the value. */
    @Override
    public void buildCtrChannel(String id, XVarInteger[] list, int startIndex, XVarInteger value) {
        within(value, startIndex, list.length);
        for (int i = 0; i < list.length; i++) {
            int place = i + startIndex;
            require(list[i], value, (one, two) -> one == (two == place ? 1 : 0));
        }
    }

    // circuit

    @Override
    public void buildCtrCircuit(String id, XVarInteger[] list, int startIndex) {
        for (XVarInteger each : list) within(each, startIndex, list.length);
        automata.circuit(cells(list), startIndex);
    }

    private void within(XVarInteger place, int start, int size) {
        draft.in(cell(place), array(within(new Index(cell(place), start), size)));
    }

    /** Two values that go together. */
    private interface Together {
        boolean test(int one, int other);
    }

    private void require(XVarInteger one, XVarInteger other, Together together) {
        boolean same = cell(one) == cell(other);
        List<List<Integer>> others = new ArrayList<>();
        for (int first : draft.domain(cell(one))) {
            for (int second : same ? new int[] {first} : draft.domain(cell(other))) {
                if (together.test(first, second)) continue;
                others.add(same ? List.of(draft.digit(first)) : List.of(draft.digit(first), draft.digit(second)));
            }
        }
        draft.forbid(same ? List.of(cell(one)) : List.of(cell(one), cell(other)), others);
    }

    @Override
    public void buildCtrInstantiation(String id, XVarInteger[] list, int[] values) {
        requireAsMany(list.length, values.length, "values");
        for (int i = 0; i < list.length; i++) draft.give(cell(list[i]), values[i]);
    }
}
