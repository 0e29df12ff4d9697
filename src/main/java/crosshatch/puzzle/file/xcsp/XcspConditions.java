package crosshatch.puzzle.file.xcsp;

import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.xcsp.common.Condition;
import org.xcsp.common.Types.TypeConditionOperatorSet;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/** Evaluates conditions on a number and, if they name a variable, on its value. */
final class XcspConditions {
    /** The result for a condition without a variable. */
    static final int NONE = -1;

    private XcspConditions() {}

    /** Returns the cell of the variable that a condition names; {@link #NONE} if it names none. */
    static int cell(Condition condition, ToIntFunction<XVarInteger> cells) {
        return condition instanceof Condition.ConditionVar variable ? cells.applyAsInt((XVarInteger) variable.x) : NONE;
    }

    /**
     * Returns whether a condition is true.
     *
     * @param variable the value of the variable that the condition names, if it names one
     */
    static boolean holds(Condition condition, long number, long variable) {
        if (condition instanceof Condition.ConditionVal value) {
            return RelationalOperator.of(value.operator).holds(number, value.k);
        }
        if (condition instanceof Condition.ConditionVar named) {
            return RelationalOperator.of(named.operator).holds(number, variable);
        }
        if (condition instanceof Condition.ConditionIntvl range) {
            return isIn(range.operator) == (number >= range.min && number <= range.max);
        }
        if (condition instanceof Condition.ConditionIntset set) {
            return isIn(set.operator) == IntStream.of(set.t).anyMatch(each -> each == number);
        }
        throw new IllegalArgumentException("found another condition, expected a comparison or a set of numbers");
    }

    private static boolean isIn(TypeConditionOperatorSet operator) {
        return operator == TypeConditionOperatorSet.IN;
    }
}
