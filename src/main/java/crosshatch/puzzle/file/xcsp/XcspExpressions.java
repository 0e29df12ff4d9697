package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Distance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.xcsp.common.Types.TypeExpr;
import org.xcsp.common.predicates.XNode;
import org.xcsp.common.predicates.XNodeLeaf;
import org.xcsp.common.predicates.XNodeParent;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/**
 * States expressions that must be true ({@code intension}). Linear expressions become relations, and so do expressions in which a
 * variable is the distance of two others. For any other expression, all tuples of values are tried if they are few.
 */
final class XcspExpressions {
    private static final long MOST_TRIED = 200_000;
    /** The most combinations in all expressions of an instance: about half a minute of reading. */
    private static final long MOST_TRIED_IN_ALL = 20_000_000;

    private final BoardDraft draft;
    private final ToIntFunction<XVarInteger> cells;
    private long tried;

    XcspExpressions(BoardDraft draft, ToIntFunction<XVarInteger> cells) {
        this.draft = draft;
        this.cells = cells;
    }

    /**
     * Requires that an expression is true.
     *
     * @throws IllegalArgumentException if it has none of these forms
     */
    void require(XNode<XVarInteger> tree) {
        requireNumbers(tree);
        if (tree.type == TypeExpr.AND) {
            for (XNode<XVarInteger> each : tree.sons) require(each);
            return;
        }
        RelationalOperator comparison = RelationalOperator.of(tree.type);
        if (comparison != null && tree.sons.length == 2) {
            LinearForm one = linear(tree.sons[0]);
            LinearForm other = linear(tree.sons[1]);
            if (one != null && other != null) {
                draft.post(one.minus(other), comparison);
                return;
            }
            if (comparison == RelationalOperator.EQUAL
                    && (isDistance(tree.sons[0], other) || isDistance(tree.sons[1], one))) {
                return;
            }
        }
        tryAll(tree);
    }

    /** Requires that two expressions have different values. */
    void requireDifferent(XNode<XVarInteger> one, XNode<XVarInteger> other) {
        @SuppressWarnings("unchecked") // of variables, as both are
        XNode<XVarInteger> different = (XNode<XVarInteger>) (XNode<?>) XNodeParent.ne(one, other);
        require(different);
    }

    /** The library takes a name that is not declared for a symbol, and would compare it with a number. */
    private static void requireNumbers(XNode<XVarInteger> tree) {
        if (tree instanceof XNodeLeaf<XVarInteger> leaf) {
            if (leaf.value instanceof XVarInteger || leaf.value instanceof Long || leaf.type == TypeExpr.SET) return;
            throw new IllegalArgumentException("'" + leaf.value + "' in an expression, expected a variable that is"
                    + " declared or a whole number");
        }
        for (XNode<XVarInteger> son : tree.sons) requireNumbers(son);
    }

    /** Returns an expression as a sum; null if it is no sum. */
    @Nullable
    LinearForm linear(XNode<XVarInteger> tree) {
        if (tree instanceof XNodeLeaf<XVarInteger> leaf) {
            if (leaf.value instanceof XVarInteger variable) return LinearForm.cell(cells.applyAsInt(variable));
            return leaf.value instanceof Long number ? LinearForm.constant(number) : null;
        }
        List<LinearForm> sons = new ArrayList<>();
        for (XNode<XVarInteger> son : tree.sons) {
            LinearForm form = linear(son);
            if (form == null) return null;
            sons.add(form);
        }
        return switch (tree.type) {
            case ADD -> sons.stream().reduce(LinearForm::plus).orElseThrow();
            case SUB -> sons.get(0).minus(sons.get(1));
            case NEG -> sons.get(0).times(-1);
            case MUL -> product(sons);
            default -> null;
        };
    }

    private static @Nullable LinearForm product(List<LinearForm> factors) {
        LinearForm product = LinearForm.constant(1);
        for (LinearForm factor : factors) {
            if (factor.isConstant()) product = product.times(factor.constant());
            else if (product.isConstant()) product = factor.times(product.constant());
            else return null;
        }
        return product;
    }

    /** Returns whether one side is the distance of two cells and the other a third cell, shifted; then that is posted. */
    private boolean isDistance(XNode<XVarInteger> tree, @Nullable LinearForm result) {
        if (result == null || !result.isShiftedCell()) return false;
        XNode<XVarInteger> pair = tree.type == TypeExpr.ABS && tree.sons[0].type == TypeExpr.SUB ? tree.sons[0] : tree;
        if (pair == tree && tree.type != TypeExpr.DIST) return false;
        LinearForm one = linear(pair.sons[0]);
        LinearForm other = linear(pair.sons[1]);
        if (one == null || other == null || !one.isShiftedCell() || !other.isShiftedCell()) return false;
        List<Integer> scope =
                List.of(one.cells().get(0), other.cells().get(0), result.cells().get(0));
        if (one.constant() != other.constant() || scope.stream().distinct().count() < 3) return false;
        long shift = result.constant() - draft.shift();
        if (shift < -draft.digits() || shift > draft.digits() - 2) return false;
        draft.post(new Distance(scope.get(0), scope.get(1), scope.get(2), (int) shift));
        return true;
    }

    private void tryAll(XNode<XVarInteger> tree) {
        XVarInteger[] scope = tree.vars();
        List<Integer> over = Arrays.stream(scope).map(cells::applyAsInt).toList();
        double all =
                over.stream().mapToDouble(cell -> draft.domain(cell).length).reduce(1, (one, other) -> one * other);
        if (all > MOST_TRIED) {
            throw new IllegalArgumentException("an expression over " + scope.length
                    + " variables that is neither linear nor a distance, expected one with at most " + MOST_TRIED
                    + " combinations of values");
        }
        tried += (long) all;
        if (tried > MOST_TRIED_IN_ALL) {
            throw new IllegalArgumentException("expressions with more than " + MOST_TRIED_IN_ALL
                    + " combinations of values in all, expected fewer expressions, variables or values");
        }
        ExactExpression expression = new ExactExpression(tree);
        List<List<Integer>> allowed = new ArrayList<>();
        List<List<Integer>> forbidden = new ArrayList<>();
        int[] values = new int[over.size()];
        for (int number = 0; number < all; number++) {
            int rest = number;
            for (int i = 0; i < values.length; i++) {
                int[] domain = draft.domain(over.get(i));
                values[i] = domain[rest % domain.length];
                rest /= domain.length;
            }
            List<Integer> digits = IntStream.of(values).mapToObj(draft::digit).collect(Collectors.toList());
            (expression.holds(values) ? allowed : forbidden).add(digits);
        }
        if (over.isEmpty()) {
            if (allowed.isEmpty()) draft.contradict();
        } else if (allowed.size() < forbidden.size()) {
            draft.allow(over, allowed);
        } else {
            draft.forbid(over, forbidden);
        }
    }
}
