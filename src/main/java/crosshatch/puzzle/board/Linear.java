package crosshatch.puzzle.board;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Compares a weighted sum of cells with a number. A result cell is one of the cells, with a coefficient of its own:
 * {@code a − b = c} is stated as {@code a − b − c = 0}.
 *
 * @param cells the cells, ascending
 * @param coefficients the coefficients in the order of the cells, none of them 0; the first coefficient is positive, unless the
 *     comparison is "at most"
 */
public record Linear(List<Integer> cells, List<Integer> coefficients, Comparison comparison, int value)
        implements Relation {
    private static final int MOST = 1_000_000;

    /** The comparison of the sum with the value. */
    public enum Comparison {
        EQUAL("="),
        DIFFERENT("!="),
        AT_MOST("<=");

        private final String sign;

        Comparison(String sign) {
            this.sign = sign;
        }

        /** Returns the sign in the canonical text: {@code <=}. */
        public String sign() {
            return sign;
        }

        boolean holds(long sum, long value) {
            return switch (this) {
                case EQUAL -> sum == value;
                case DIFFERENT -> sum != value;
                case AT_MOST -> sum <= value;
            };
        }
    }

    /**
     * Sorts and checks cells and coefficients.
     *
     * @param coefficients the coefficients in the order of the given {@code cells}
     * @throws IllegalArgumentException if there is no cell, a cell is repeated, there is not one coefficient per cell, or a
     *     number is 0 or too large
     */
    public Linear {
        List<Integer> named = Texts.cells("linear", cells, 1);
        List<Integer> asNamed = coefficients;
        if (asNamed.size() != named.size()) {
            throw new IllegalArgumentException(
                    "linear of " + named.size() + " cells: " + asNamed.size() + " coefficients, expected one per cell");
        }
        if (asNamed.contains(0)) throw new IllegalArgumentException("linear with coefficient 0: leave the cell out");
        for (int number : asNamed) requireSmall("coefficient", number);
        requireSmall("value", value);
        int[] order = IntStream.range(0, named.size())
                .boxed()
                .sorted(Comparator.comparing(named::get))
                .mapToInt(Integer::intValue)
                .toArray();
        cells = IntStream.of(order).mapToObj(named::get).toList();
        int sign = comparison == Comparison.AT_MOST || asNamed.get(order[0]) > 0 ? 1 : -1;
        coefficients = IntStream.of(order).mapToObj(i -> sign * asNamed.get(i)).toList();
        value *= sign;
    }

    private static void requireSmall(String what, int number) {
        Texts.range("linear with " + what + " " + number, number, -MOST, MOST).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
    }

    /**
     * Makes a relation from the sign of a comparison, which may also be {@code >=}.
     *
     * @throws IllegalArgumentException if the sign is unknown or the relation invalid
     */
    public static Linear of(List<Integer> cells, List<Integer> coefficients, String sign, int value) {
        if (sign.equals(">=")) {
            return new Linear(cells, coefficients.stream().map(each -> -each).toList(), Comparison.AT_MOST, -value);
        }
        Comparison comparison = Arrays.stream(Comparison.values())
                .filter(each -> each.sign.equals(sign))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "linear with comparison '" + sign + "', expected =, !=, <= or >="));
        return new Linear(cells, coefficients, comparison, value);
    }

    static Linear read(RelationFields fields) {
        return of(fields.cells(), fields.numbers("coefficients"), fields.word("comparison"), fields.number("value"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.LINEAR;
    }

    @Override
    public boolean holds(int[] digits) {
        long sum = 0; // exact: at most 10⁴ cells, digits up to 10³ and coefficients up to 10⁶ make 10¹³
        for (int i = 0; i < cells.size(); i++) sum += (long) coefficients.get(i) * digits[cells.get(i)];
        return comparison.holds(sum, value);
    }

    /** Returns an automaton whose state is the sum so far minus the smallest possible sum. */
    @Override
    public Automaton automaton(int digits) {
        long[] room = new long[cells.size() + 1]; // that the cells behind each leave
        for (int i = cells.size() - 1; i >= 0; i--) {
            room[i] = room[i + 1] + (digits - 1L) * Math.abs(coefficients.get(i));
        }
        long target = value - least(digits);
        return new Automaton(
                0,
                (state, cell, digit) -> {
                    int coefficient = coefficients.get(cell);
                    long next = state
                            + (coefficient > 0 ? coefficient * (digit - 1L) : -coefficient * ((long) digits - digit));
                    return switch (comparison) {
                        case EQUAL -> next > target || next + room[cell + 1] < target ? Automaton.DEAD : next;
                        case AT_MOST -> next > target ? Automaton.DEAD : next + room[cell + 1] <= target ? 0 : next;
                        case DIFFERENT -> next;
                    };
                },
                state -> comparison.holds(state, target));
    }

    /** Returns the smallest sum of digits 1…{@code digits}. */
    public long least(int digits) {
        return coefficients.stream()
                .mapToLong(each -> Math.min(each, (long) each * digits))
                .sum();
    }

    /** Returns the largest sum of digits 1…{@code digits}. */
    public long most(int digits) {
        return coefficients.stream()
                .mapToLong(each -> Math.max(each, (long) each * digits))
                .sum();
    }

    @Override
    public Optional<String> fault(int digits) {
        long least = least(digits);
        long most = most(digits);
        String what = "linear " + comparison.sign + " " + value + " of " + cells.size() + " cells";
        return switch (comparison) {
            case EQUAL -> Texts.range(what, value, least, most);
            case AT_MOST -> value >= least ? Optional.empty() : Optional.of(what + ": expected " + least + " or more");
            case DIFFERENT ->
                least == most && value == least ? Optional.of(what + ": it never holds") : Optional.empty();
        };
    }

    @Override
    public String text() {
        return "linear " + Texts.numbers(coefficients) + " " + comparison.sign + " " + value + " of "
                + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields(
                "cells", cells, "coefficients", coefficients, "comparison", comparison.sign(), "value", value);
    }

    @Override
    public Linear moved(IntUnaryOperator to) {
        return new Linear(Texts.moved(cells, to), coefficients, comparison, value);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.linear(this);
    }
}
