package crosshatch.proof;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A pseudo-Boolean inequality: the coefficients of its true literals add up to at least the degree. It is always in normal
 * form: every coefficient is positive, the variables are different and in ascending order, and the degree is 0 or more. So
 * {@code -2 x1 + 3 x2 >= 1} becomes {@code 2 ~x1 + 3 x2 >= 3}, because {@code -x = ~x - 1}.
 *
 * <p>Methods derive inequalities that are true in every assignment that makes their parents true. They use the rules of
 * cutting planes (W. Cook, C. Coullard, G. Turán, "On the complexity of cutting-plane proofs", Discrete Applied Mathematics
 * 18, 1987). Numbers are exact; a number too large for a {@code long} throws an {@link ArithmeticException}.
 */
public final class Inequality {
    private final int[] literals;
    private final long[] coefficients;
    private final long degree;

    private Inequality(int[] literals, long[] coefficients, long degree) {
        this.literals = literals;
        this.coefficients = coefficients;
        this.degree = Math.max(0, degree);
        // Whoever adds some of these up need not look out.
        long sum = 0;
        for (long coefficient : coefficients) sum = Math.addExact(sum, coefficient);
    }

    /**
     * Makes an inequality, and brings it into normal form.
     *
     * @param literals any literals; a variable may occur several times
     * @param coefficients one for each literal, of any sign
     */
    public static Inequality of(int[] literals, long[] coefficients, long degree) {
        Integer[] order = IntStream.range(0, literals.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, (a, b) -> Math.abs(literals[a]) - Math.abs(literals[b]));
        int[] variables = new int[literals.length];
        long[] weights = new long[literals.length];
        long left = degree;
        int size = 0;
        for (int i : order) {
            int variable = Math.abs(literals[i]);
            long weight = coefficients[i];
            if (literals[i] < 0) { // w·~x = w - w·x
                left = Math.subtractExact(left, weight);
                weight = Math.negateExact(weight);
            }
            if (size == 0 || variables[size - 1] != variable) size++;
            variables[size - 1] = variable;
            weights[size - 1] = Math.addExact(weights[size - 1], weight);
        }
        return ofVariables(variables, weights, size, left);
    }

    /**
     * Makes an inequality from weights of variables.
     *
     * @param variables the variables, ascending and different; only the first {@code size} count
     */
    private static Inequality ofVariables(int[] variables, long[] weights, int size, long degree) {
        int[] literals = new int[size];
        long[] coefficients = new long[size];
        long left = degree;
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (weights[i] == 0) continue;
            literals[kept] = weights[i] > 0 ? variables[i] : -variables[i];
            coefficients[kept++] = Math.absExact(weights[i]);
            if (weights[i] < 0) left = Math.subtractExact(left, weights[i]); // -w·x = w·~x - w
        }
        return new Inequality(Arrays.copyOf(literals, kept), Arrays.copyOf(coefficients, kept), left);
    }

    /** Makes a clause: at least one of these literals is true. */
    public static Inequality clause(int[] literals) {
        int[] different = Arrays.stream(literals).distinct().toArray();
        return atLeast(1, different);
    }

    /** Makes a cardinality constraint: at least {@code count} of these literals are true. */
    public static Inequality atLeast(long count, int[] literals) {
        long[] ones = new long[literals.length];
        Arrays.fill(ones, 1);
        return of(literals, ones, count);
    }

    /** Returns the inequality that is true exactly if this one is false. */
    Inequality negation() {
        long[] negated = new long[coefficients.length];
        for (int i = 0; i < negated.length; i++) negated[i] = -coefficients[i];
        return of(literals, negated, Math.subtractExact(1, degree));
    }

    /** Returns the sum of two inequalities. */
    Inequality plus(Inequality other) {
        int[] all = Arrays.copyOf(literals, size() + other.size());
        long[] weights = Arrays.copyOf(coefficients, all.length);
        System.arraycopy(other.literals, 0, all, size(), other.size());
        System.arraycopy(other.coefficients, 0, weights, size(), other.size());
        return of(all, weights, Math.addExact(degree, other.degree));
    }

    /**
     * Multiplies both sides.
     *
     * @param factor 0 or more
     */
    Inequality times(long factor) {
        long[] products = new long[size()];
        for (int i = 0; i < products.length; i++) products[i] = Math.multiplyExact(coefficients[i], factor);
        return of(literals, products, Math.multiplyExact(degree, factor));
    }

    /**
     * Divides both sides and rounds up all numbers.
     *
     * @param divisor 1 or more
     */
    Inequality dividedBy(long divisor) {
        long[] quotients = new long[size()];
        for (int i = 0; i < quotients.length; i++) quotients[i] = up(coefficients[i], divisor);
        return new Inequality(literals, quotients, up(degree, divisor));
    }

    private static long up(long number, long divisor) {
        return number / divisor + (number % divisor == 0 ? 0 : 1);
    }

    /** Lowers each coefficient above the degree to the degree. */
    Inequality saturated() {
        if (degree == 0) return new Inequality(new int[0], new long[0], 0);
        long[] smaller = new long[size()];
        for (int i = 0; i < smaller.length; i++) smaller[i] = Math.min(coefficients[i], degree);
        return new Inequality(literals, smaller, degree);
    }

    /** Removes a variable, and lowers the degree by its coefficient. */
    Inequality weakened(int variable) {
        int at = 0;
        while (at < size() && Math.abs(literals[at]) != variable) at++;
        if (at == size()) return this;
        int[] fewer = new int[size() - 1];
        long[] weights = new long[size() - 1];
        for (int i = 0, next = 0; i < size(); i++) {
            if (i == at) continue;
            fewer[next] = literals[i];
            weights[next++] = coefficients[i];
        }
        return new Inequality(fewer, weights, Math.subtractExact(degree, coefficients[at]));
    }

    /** Returns an inequality that is true if this one is, or if one of some literals is. */
    Inequality unless(int[] enough) {
        int[] all = Arrays.copyOf(literals, size() + enough.length);
        long[] weights = Arrays.copyOf(coefficients, all.length);
        System.arraycopy(enough, 0, all, size(), enough.length);
        Arrays.fill(weights, size(), all.length, degree);
        return of(all, weights, degree);
    }

    /** Returns the same inequality with a lower degree. */
    Inequality loweredBy(long less) {
        return new Inequality(literals, coefficients, Math.subtractExact(degree, less));
    }

    /**
     * Returns whether another inequality follows from this one by adding {@code literal >= 0} and saturating, as in step
     * {@code i} of VeriPB. A literal whose coefficient in the other inequality reaches the degree may have any coefficient
     * here.
     */
    boolean implies(Inequality other) {
        long lost = 0;
        for (int i = 0; i < size(); i++) {
            long there = other.coefficientOf(literals[i]);
            if (there < other.degree) lost += Math.max(0, coefficients[i] - there);
        }
        return lost <= degree - other.degree;
    }

    private long coefficientOf(int literal) {
        for (int i = 0; i < size(); i++) if (literals[i] == literal) return coefficients[i];
        return 0;
    }

    /** Returns whether no assignment makes the inequality true. */
    boolean isContradiction() {
        long most = 0;
        for (long coefficient : coefficients) most += coefficient;
        return most < degree;
    }

    /** Counts the literals. */
    public int size() {
        return literals.length;
    }

    /**
     * Returns a literal.
     *
     * @param place the place from 0, by ascending variable
     */
    public int literal(int place) {
        return literals[place];
    }

    /** Returns the coefficient of the {@link #literal} at a place, always above 0. */
    public long coefficient(int place) {
        return coefficients[place];
    }

    public long degree() {
        return degree;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Inequality that
                && degree == that.degree
                && Arrays.equals(literals, that.literals)
                && Arrays.equals(coefficients, that.coefficients);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(literals) * 31 + Arrays.hashCode(coefficients) + Long.hashCode(degree);
    }

    /** Writes the inequality like this: {@code 1 x1 2 ~x3 >= 2}. */
    @Override
    public String toString() {
        return IntStream.range(0, size())
                .mapToObj(i -> coefficients[i] + (literals[i] < 0 ? " ~x" : " x") + Math.abs(literals[i]) + " ")
                .collect(Collectors.joining("", "", ">= " + degree));
    }
}
