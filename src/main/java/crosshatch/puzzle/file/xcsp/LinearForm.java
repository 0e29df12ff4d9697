package crosshatch.puzzle.file.xcsp;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A weighted sum of cells, and a constant.
 *
 * @param terms the coefficients by cell; none is 0
 */
record LinearForm(Map<Integer, Long> terms, long constant) {
    static LinearForm constant(long value) {
        return new LinearForm(Map.of(), value);
    }

    static LinearForm cell(int cell) {
        return new LinearForm(Map.of(cell, 1L), 0);
    }

    LinearForm plus(LinearForm other) {
        Map<Integer, Long> sum = new TreeMap<>(terms);
        other.terms.forEach((cell, coefficient) -> sum.merge(cell, coefficient, Math::addExact));
        sum.values().removeIf(coefficient -> coefficient == 0);
        return new LinearForm(sum, Math.addExact(constant, other.constant));
    }

    LinearForm plus(long number) {
        return plus(constant(number));
    }

    LinearForm times(long factor) {
        if (factor == 0) return constant(0);
        Map<Integer, Long> product = new TreeMap<>();
        terms.forEach((cell, coefficient) -> product.put(cell, Math.multiplyExact(coefficient, factor)));
        return new LinearForm(product, Math.multiplyExact(constant, factor));
    }

    LinearForm minus(LinearForm other) {
        return plus(other.times(-1));
    }

    boolean isConstant() {
        return terms.isEmpty();
    }

    /** Returns whether it is one cell plus a constant. */
    boolean isShiftedCell() {
        return terms.size() == 1 && terms.containsValue(1L);
    }

    List<Integer> cells() {
        return List.copyOf(terms.keySet());
    }

    /** Returns the coefficients in the order of {@link #cells}. */
    List<Integer> coefficients() {
        return cells().stream()
                .map(cell -> Math.toIntExact(terms.getOrDefault(cell, 0L)))
                .toList();
    }
}
