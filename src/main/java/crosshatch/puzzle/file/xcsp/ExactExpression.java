package crosshatch.puzzle.file.xcsp;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import org.xcsp.common.Types.TypeExpr;
import org.xcsp.common.predicates.XNode;
import org.xcsp.common.predicates.XNodeLeaf;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/**
 * Evaluates an expression of XCSP3 with whole numbers of any size. Truth is 1, and falsehood 0. A number is undefined if it is divided
 * by 0, or has a negative exponent. A comparison of an undefined number is false, as in the relational semantics of MiniZinc (A. Frisch
 * and P. Stuckey, The proper treatment of undefinedness in constraint languages, CP 2009).
 */
final class ExactExpression {
    /** The most bits of a power, so that no expression takes the memory of the program. */
    private static final long MOST_BITS = 1 << 16;

    private final XNode<XVarInteger> root;
    private final Map<XVarInteger, Integer> places = new HashMap<>();

    /**
     * Prepares an expression.
     *
     * @throws IllegalArgumentException if it has an operator that is not known here
     */
    ExactExpression(XNode<XVarInteger> root) {
        this.root = root;
        for (XVarInteger variable : root.vars()) places.put(variable, places.size());
        requireKnown(root);
    }

    private static void requireKnown(XNode<XVarInteger> node) {
        if (node instanceof XNodeLeaf) return;
        if (!isArithmetic(node.type) && !isTruth(node.type)) {
            throw new IllegalArgumentException(
                    "found the operator " + node.type.name().toLowerCase(java.util.Locale.ROOT)
                            + " in an expression, expected an arithmetic, relational or logical operator of XCSP3");
        }
        for (XNode<XVarInteger> son : node.sons) requireKnown(son);
    }

    private static boolean isArithmetic(TypeExpr type) {
        return switch (type) {
            case NEG, ABS, SQR, ADD, SUB, MUL, DIV, MOD, POW, DIST, MIN, MAX, IF, SET -> true;
            default -> false;
        };
    }

    private static boolean isTruth(TypeExpr type) {
        return switch (type) {
            case LT, LE, GE, GT, NE, EQ, IN, NOTIN, NOT, AND, OR, XOR, IFF, IMP -> true;
            default -> false;
        };
    }

    /**
     * Returns whether the expression is true.
     *
     * @param values the values of its variables, in the order in which {@link XNode#vars} has them
     */
    boolean holds(int[] values) {
        return isTrue(root, values);
    }

    private boolean isTrue(XNode<XVarInteger> node, int[] values) {
        if (!isTruth(node.type)) {
            return value(node, values).filter(number -> number.signum() != 0).isPresent();
        }
        return switch (node.type) {
            case NOT -> !isTrue(node.sons[0], values);
            case AND -> Arrays.stream(node.sons).allMatch(son -> isTrue(son, values));
            case OR -> Arrays.stream(node.sons).anyMatch(son -> isTrue(son, values));
            case XOR ->
                Arrays.stream(node.sons).filter(son -> isTrue(son, values)).count() % 2 == 1;
            case IFF ->
                Arrays.stream(node.sons)
                                .map(son -> isTrue(son, values))
                                .distinct()
                                .count()
                        == 1;
            case IMP -> !isTrue(node.sons[0], values) || isTrue(node.sons[1], values);
            case IN -> isIn(node, values).orElse(false);
            case NOTIN -> isIn(node, values).map(in -> !in).orElse(false);
            default -> compares(node, values);
        };
    }

    private boolean compares(XNode<XVarInteger> node, int[] values) {
        Optional<List<BigInteger>> numbers = numbers(node, values);
        if (numbers.isEmpty()) return false;
        BiPredicate<BigInteger, BigInteger> holds =
                switch (node.type) {
                    case LT -> (one, other) -> one.compareTo(other) < 0;
                    case LE -> (one, other) -> one.compareTo(other) <= 0;
                    case GE -> (one, other) -> one.compareTo(other) >= 0;
                    case GT -> (one, other) -> one.compareTo(other) > 0;
                    case NE -> (one, other) -> !one.equals(other);
                    default -> BigInteger::equals;
                };
        List<BigInteger> all = numbers.get();
        if (node.type == TypeExpr.NE) return all.stream().distinct().count() == all.size();
        for (int i = 1; i < all.size(); i++) {
            if (!holds.test(all.get(i - 1), all.get(i))) return false;
        }
        return true;
    }

    private Optional<Boolean> isIn(XNode<XVarInteger> node, int[] values) {
        Optional<BigInteger> number = value(node.sons[0], values);
        Optional<List<BigInteger>> set = numbers(node.sons[1], values);
        return number.isEmpty() || set.isEmpty()
                ? Optional.empty()
                : Optional.of(set.get().contains(number.get()));
    }

    /** Returns the values of all operands; empty if one of them is undefined. */
    private Optional<List<BigInteger>> numbers(XNode<XVarInteger> node, int[] values) {
        List<BigInteger> numbers = new ArrayList<>();
        if (node instanceof XNodeLeaf) return Optional.of(numbers); // the empty set
        for (XNode<XVarInteger> son : node.sons) {
            Optional<BigInteger> number = value(son, values);
            if (number.isEmpty()) return Optional.empty();
            numbers.add(number.get());
        }
        return Optional.of(numbers);
    }

    private Optional<BigInteger> value(XNode<XVarInteger> node, int[] values) {
        if (node instanceof XNodeLeaf<XVarInteger> leaf) {
            if (leaf.value instanceof XVarInteger variable)
                return Optional.of(BigInteger.valueOf(values[places.getOrDefault(variable, 0)]));
            return Optional.of(BigInteger.valueOf((Long) leaf.value));
        }
        if (isTruth(node.type)) return Optional.of(isTrue(node, values) ? BigInteger.ONE : BigInteger.ZERO);
        if (node.type == TypeExpr.IF) return value(node.sons[isTrue(node.sons[0], values) ? 1 : 2], values);
        return numbers(node, values).flatMap(numbers -> combined(node.type, numbers));
    }

    private static Optional<BigInteger> combined(TypeExpr type, List<BigInteger> numbers) {
        BigInteger first = numbers.get(0);
        BigInteger second = numbers.get(numbers.size() > 1 ? 1 : 0);
        return switch (type) {
            case NEG -> Optional.of(first.negate());
            case ABS -> Optional.of(first.abs());
            case SQR -> Optional.of(requireSmall(first.multiply(first)));
            case SUB -> Optional.of(first.subtract(second));
            case DIST -> Optional.of(first.subtract(second).abs());
            case DIV -> second.signum() == 0 ? Optional.empty() : Optional.of(first.divide(second));
            case MOD -> second.signum() == 0 ? Optional.empty() : Optional.of(first.remainder(second));
            case POW -> second.signum() < 0 ? Optional.empty() : Optional.of(power(first, second));
            case MIN -> Optional.of(Collections.min(numbers));
            case MAX -> Optional.of(Collections.max(numbers));
            case ADD -> Optional.of(all(numbers, BigInteger::add));
            default -> Optional.of(all(numbers, (one, other) -> requireSmall(one.multiply(other))));
        };
    }

    private static BigInteger all(List<BigInteger> numbers, BinaryOperator<BigInteger> operator) {
        return numbers.stream().reduce(operator).orElseThrow();
    }

    private static BigInteger power(BigInteger base, BigInteger exponent) {
        if (exponent.signum() == 0) return BigInteger.ONE;
        if (base.abs().compareTo(BigInteger.ONE) <= 0) return exponent.testBit(0) ? base : base.abs();
        if (BigInteger.valueOf(base.bitLength()).multiply(exponent).compareTo(BigInteger.valueOf(MOST_BITS)) > 0) {
            throw tooLarge();
        }
        return base.pow(exponent.intValueExact());
    }

    private static BigInteger requireSmall(BigInteger number) {
        if (number.bitLength() > MOST_BITS) throw tooLarge();
        return number;
    }

    private static IllegalArgumentException tooLarge() {
        return new IllegalArgumentException(
                "an expression whose value has more than " + MOST_BITS + " bits, expected smaller numbers");
    }
}
