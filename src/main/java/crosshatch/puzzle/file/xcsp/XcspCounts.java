package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Relation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.xcsp.common.Condition;
import org.xcsp.common.Types.TypeConditionOperatorSet;
import org.xcsp.common.predicates.XNode;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/** States conditions on a number that depends on variables: a sum, a count, or the least or greatest of their values. */
interface XcspCounts extends XcspScope {
    int MOST_GAPS = 1_000;

    // sum

    @Override
    default void buildCtrSum(String id, XVarInteger[] list, Condition condition) {
        buildCtrSum(id, list, IntStream.of(new int[list.length]).map(zero -> 1).toArray(), condition);
    }

    @Override
    default void buildCtrSum(String id, XVarInteger[] list, int[] coefficients, Condition condition) {
        sum(Arrays.stream(list).map(each -> LinearForm.cell(cell(each))).toList(), coefficients, condition);
    }

    @Override
    default void buildCtrSum(String id, XNode<XVarInteger>[] trees, Condition condition) {
        buildCtrSum(
                id, trees, IntStream.of(new int[trees.length]).map(zero -> 1).toArray(), condition);
    }

    @Override
    default void buildCtrSum(String id, XNode<XVarInteger>[] trees, int[] coefficients, Condition condition) {
        List<LinearForm> terms = Arrays.stream(trees).map(expressions()::linear).toList();
        if (terms.contains(null)) throw XcspScope.form("terms that are linear");
        sum(terms, coefficients, condition);
    }

    private void sum(List<LinearForm> terms, int[] coefficients, Condition condition) {
        XcspScope.requireAsMany(terms.size(), coefficients.length, "coefficients");
        LinearForm sum = LinearForm.constant(0);
        for (int i = 0; i < coefficients.length; i++)
            sum = sum.plus(terms.get(i).times(coefficients[i]));
        require(sum, condition);
    }

    private void require(LinearForm sum, Condition condition) {
        if (condition instanceof Condition.ConditionVal number) {
            draft().post(sum.plus(-number.k), RelationalOperator.of(number.operator));
        } else if (condition instanceof Condition.ConditionVar variable) {
            LinearForm result = LinearForm.cell(cell((XVarInteger) variable.x));
            draft().post(sum.minus(result), RelationalOperator.of(variable.operator));
        } else if (condition instanceof Condition.ConditionIntvl range
                && range.operator == TypeConditionOperatorSet.IN) {
            draft().post(sum.plus(-range.min), RelationalOperator.AT_LEAST);
            draft().post(sum.plus(-range.max), RelationalOperator.AT_MOST);
        } else if (condition instanceof Condition.ConditionIntset set && set.t.length > 0) {
            requireOf(sum, set);
        } else {
            throw XcspScope.form("a condition with a number, a variable, (in,least..most), or a set of numbers");
        }
    }

    /** States that a sum is in a set: between its least and greatest number, and different from missing numbers. */
    private void requireOf(LinearForm sum, Condition.ConditionIntset set) {
        IntStream excluded = IntStream.of(set.t);
        if (set.operator == TypeConditionOperatorSet.IN) {
            int least = IntStream.of(set.t).min().orElseThrow();
            int most = IntStream.of(set.t).max().orElseThrow();
            if (most - (long) least > MOST_GAPS)
                throw XcspScope.form("a set whose numbers are at most " + MOST_GAPS + " apart");
            draft().post(sum.plus(-least), RelationalOperator.AT_LEAST);
            draft().post(sum.plus(-most), RelationalOperator.AT_MOST);
            excluded = IntStream.rangeClosed(least, most)
                    .filter(each -> IntStream.of(set.t).noneMatch(listed -> listed == each));
        }
        excluded.forEach(each -> draft().post(sum.plus(-each), RelationalOperator.DIFFERENT));
    }

    // count and cardinality

    @Override
    default void buildCtrCount(String id, XVarInteger[] list, int[] values, Condition condition) {
        List<Integer> counted = cells(list);
        Optional<Range> range = range(condition);
        if (range.isPresent()) count(counted, values, range.get());
        else
            number(
                    counted,
                    condition,
                    0,
                    (state, digit) -> {
                        int value = draft().value(digit);
                        return IntStream.of(values).anyMatch(each -> each == value) ? state + 1 : state;
                    },
                    count -> count);
    }

    /**
     * The range with which a number is compared.
     *
     * @param least the lower bound of the number minus the value of the result
     */
    record Range(long least, long most, OptionalInt result) {
        private static Optional<Range> of(RelationalOperator comparison, long number, OptionalInt result) {
            return switch (comparison) {
                case EQUAL -> Optional.of(new Range(number, number, result));
                case LESS -> Optional.of(new Range(Integer.MIN_VALUE, number - 1, result));
                case AT_MOST -> Optional.of(new Range(Integer.MIN_VALUE, number, result));
                case MORE -> Optional.of(new Range(number + 1, Integer.MAX_VALUE, result));
                case AT_LEAST -> Optional.of(new Range(number, Integer.MAX_VALUE, result));
                case DIFFERENT -> Optional.empty();
            };
        }
    }

    /** Returns the range of a condition; empty for a condition such as "different from 3". */
    private Optional<Range> range(Condition condition) {
        if (condition instanceof Condition.ConditionVal number) {
            return Range.of(RelationalOperator.of(number.operator), number.k, OptionalInt.empty());
        }
        if (condition instanceof Condition.ConditionVar variable) {
            OptionalInt result = OptionalInt.of(cell((XVarInteger) variable.x));
            return Range.of(RelationalOperator.of(variable.operator), 0, result);
        }
        return condition instanceof Condition.ConditionIntvl range && range.operator == TypeConditionOperatorSet.IN
                ? Optional.of(new Range(range.min, range.max, OptionalInt.empty()))
                : Optional.empty();
    }

    /** Makes a relation that compares a number with digits. */
    interface Counting {
        Relation of(int least, int most, OptionalInt result);
    }

    /**
     * Posts a relation unless it can never hold.
     *
     * @param fewest the least number there can be
     */
    private void post(Range range, int fewest, int greatest, Counting counting) {
        boolean hasResult = range.result.isPresent();
        // The digit of the result is its value and the shift.
        int shift = hasResult ? draft().shift() : 0;
        long lowest = Math.max(range.least - shift, fewest - (hasResult ? draft().digits() : 0));
        long highest = Math.min(range.most - shift, greatest - (hasResult ? 1 : 0));
        if (lowest > highest) draft().contradict();
        else draft().post(counting.of((int) lowest, (int) highest, range.result));
    }

    private void number(
            List<Integer> read, Condition condition, long start, DigitReader.Step step, LongUnaryOperator number) {
        automata().number(read, condition, XcspConditions.cell(condition, this::cell), start, step, number);
    }

    private void count(List<Integer> counted, int[] values, Range range) {
        List<Integer> digits = IntStream.of(values)
                .filter(draft()::isDigit)
                .mapToObj(draft()::digit)
                .toList();
        if (digits.isEmpty()) {
            LinearForm none = range.result.isPresent()
                    ? LinearForm.cell(range.result.getAsInt()).times(-1)
                    : LinearForm.constant(0);
            draft().post(none.plus(-range.least), RelationalOperator.AT_LEAST);
            draft().post(none.plus(-range.most), RelationalOperator.AT_MOST);
            return;
        }
        post(range, 0, counted.size(), (least, most, result) -> new Count(counted, digits, least, most, result));
    }

    // minimum, maximum and nValues

    @Override
    default void buildCtrMaximum(String id, XVarInteger[] list, Condition condition) {
        number(cells(list), condition, 0, Math::max, draft()::value);
    }

    @Override
    default void buildCtrMinimum(String id, XVarInteger[] list, Condition condition) {
        number(cells(list), condition, draft().digits(), Math::min, draft()::value);
    }

    @Override
    default void buildCtrNValues(String id, XVarInteger[] list, Condition condition) {
        List<Integer> counted = cells(list).stream().distinct().toList();
        range(condition)
                .ifPresentOrElse(
                        range -> post(
                                range,
                                1,
                                counted.size(),
                                (least, most, result) -> new NValues(counted, least, most, result)),
                        () -> buildCtrNValuesExcept(id, list, new int[0], condition));
    }

    /** States the constraint with an automaton whose state is the set of values read. */
    @Override
    default void buildCtrNValuesExcept(String id, XVarInteger[] list, int[] except, Condition condition) {
        if (draft().digits() > XcspAutomata.MOST_IN_SETS)
            throw XcspScope.form("at most " + XcspAutomata.MOST_IN_SETS + " values from the least to the greatest");
        DigitReader.Step step = (state, digit) -> {
            int value = draft().value(digit);
            return IntStream.of(except).anyMatch(each -> each == value) ? state : state | 1L << (digit - 1);
        };
        number(cells(list), condition, 0, step, Long::bitCount);
    }

    @Override
    default void buildCtrCardinality(String id, XVarInteger[] list, boolean closed, int[] values, int[] occurs) {
        buildCtrCardinality(id, list, closed, values, occurs, occurs);
    }

    @Override
    default void buildCtrCardinality(
            String id, XVarInteger[] list, boolean closed, int[] values, int[] least, int[] most) {
        if (values.length != least.length) throw XcspScope.form("as many counts as values");
        if (closed) close(list, values);
        for (int i = 0; i < values.length; i++) {
            count(cells(list), new int[] {values[i]}, new Range(least[i], most[i], OptionalInt.empty()));
        }
    }

    @Override
    default void buildCtrCardinality(
            String id, XVarInteger[] list, boolean closed, int[] values, XVarInteger[] occurs) {
        XcspScope.requireAsMany(occurs.length, values.length, "values");
        if (closed) close(list, values);
        for (int i = 0; i < values.length; i++) {
            count(cells(list), new int[] {values[i]}, new Range(0, 0, OptionalInt.of(cell(occurs[i]))));
        }
    }

    private void close(XVarInteger[] list, int[] values) {
        for (XVarInteger each : list) draft().in(cell(each), values);
    }
}
