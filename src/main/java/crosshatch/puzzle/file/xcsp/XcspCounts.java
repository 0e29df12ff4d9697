package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Count;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.xcsp.common.Condition;
import org.xcsp.common.Types.TypeConditionOperatorSet;
import org.xcsp.common.predicates.XNode;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/** A condition on a number that is found from variables: a sum, a count, the least or the greatest of their values. */
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

    /** In a set: from the least to the greatest of it, and none of the numbers between that it lacks. */
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
        boolean oneRange = condition instanceof Condition.ConditionRel rel
                ? RelationalOperator.of(rel.operator) != RelationalOperator.DIFFERENT
                : condition instanceof Condition.ConditionIntvl range && range.operator == TypeConditionOperatorSet.IN;
        if (!oneRange) {
            number(
                    counted,
                    condition,
                    0,
                    (state, digit) -> {
                        int value = draft().value(digit);
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
        automata().number(read, condition, XcspConditions.cell(condition, this::cell), start, step, number);
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
                .filter(draft()::isDigit)
                .mapToObj(draft()::digit)
                .toList();
        if (digits.isEmpty()) {
            LinearForm none =
                    result.isPresent() ? LinearForm.cell(result.getAsInt()).times(-1) : LinearForm.constant(0);
            draft().post(none.plus(-least), RelationalOperator.AT_LEAST);
            draft().post(none.plus(-most), RelationalOperator.AT_MOST);
            return;
        }
        // The digit of the result is its value and the shift.
        int shift = result.isPresent() ? draft().shift() : 0;
        long lowest = Math.max(least - shift, result.isPresent() ? -draft().digits() : 0);
        long highest = Math.min(most - shift, counted.size() - (result.isPresent() ? 1 : 0));
        if (lowest > highest) draft().contradict();
        else draft().post(new Count(counted, digits, (int) lowest, (int) highest, result));
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

    /** The state is the set of values read. */
    @Override
    default void buildCtrNValues(String id, XVarInteger[] list, Condition condition) {
        buildCtrNValuesExcept(id, list, new int[0], condition);
    }

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
            count(cells(list), new int[] {values[i]}, least[i], most[i], OptionalInt.empty());
        }
    }

    @Override
    default void buildCtrCardinality(
            String id, XVarInteger[] list, boolean closed, int[] values, XVarInteger[] occurs) {
        XcspScope.requireAsMany(occurs.length, values.length, "values");
        if (closed) close(list, values);
        for (int i = 0; i < values.length; i++) {
            count(cells(list), new int[] {values[i]}, 0, 0, OptionalInt.of(cell(occurs[i])));
        }
    }

    private void close(XVarInteger[] list, int[] values) {
        for (XVarInteger each : list) draft().in(cell(each), values);
    }
}
