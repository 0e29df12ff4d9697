package crosshatch.puzzle.file.xcsp;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.xcsp.common.Types.TypeConditionOperatorRel;
import org.xcsp.common.Types.TypeExpr;

/** A comparison of two numbers. */
enum RelationalOperator {
    EQUAL,
    DIFFERENT,
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST;

    static RelationalOperator of(TypeConditionOperatorRel operator) {
        return Objects.requireNonNull(of(TypeExpr.valueOf(operator.name())));
    }

    /** Returns the comparison of an operator; null if it is none. */
    static @Nullable RelationalOperator of(TypeExpr operator) {
        return switch (operator) {
            case EQ -> EQUAL;
            case NE -> DIFFERENT;
            case LT -> LESS;
            case LE -> AT_MOST;
            case GT -> MORE;
            case GE -> AT_LEAST;
            default -> null;
        };
    }

    boolean holds(long one, long other) {
        return switch (this) {
            case EQUAL -> one == other;
            case DIFFERENT -> one != other;
            case LESS -> one < other;
            case AT_MOST -> one <= other;
            case MORE -> one > other;
            case AT_LEAST -> one >= other;
        };
    }
}
