package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Counts the solutions of a formula that a proof shows. Two solutions are different if they differ in a relevant variable, so
 * each solution must set all relevant variables. If the formula lists {@code preserved:} variables, these are relevant.
 * Otherwise all its variables are, including variables that only its first line counts or that cancel.
 */
final class ShownSolutions {
    private final PseudoBooleanChecker checker;
    /** The relevant variables; empty if all are relevant. */
    private final Optional<Set<Integer>> preserved;
    /**
     * The number of variables that the formula names, which are the first ones, and the number of variables that its first
     * line adds.
     */
    private final int named;

    private final long unnamed;
    private final int axioms;
    /** The numbers of the inequalities that exclude a solution. */
    private final Set<Integer> exclusions = new HashSet<>();

    /** The variables that solutions so far set, and the formula counts but does not name. */
    private final Set<Integer> added = new HashSet<>();

    private boolean any;
    private boolean weakened;

    /**
     * Starts to count solutions.
     *
     * @param axioms the number of inequalities of the formula, which are the first ones
     * @param named the number of variables that the formula names, which are the first ones
     * @param said the number of variables that the first line of the formula states
     */
    ShownSolutions(PseudoBooleanChecker checker, int axioms, int named, long said, Optional<Set<Integer>> preserved) {
        this.checker = checker;
        this.axioms = axioms;
        this.named = named;
        this.preserved = preserved;
        unnamed = Math.max(0, said - named);
    }

    /** Returns the number of solutions that were shown and excluded. */
    int count() {
        return exclusions.size();
    }

    /** Returns whether a solution was shown. */
    boolean any() {
        return any;
    }

    /** Returns whether the count is unreliable, because a part of the formula or the exclusion of a solution was deleted. */
    boolean areUnknown() {
        return weakened;
    }

    void deleted(int number) {
        weakened |= number <= axioms || exclusions.contains(number);
    }

    /**
     * Shows a solution, and excludes it.
     *
     * @param variables the number of variables that were named until now
     */
    Optional<String> exclude(int number, int[] literals, int variables) {
        Ints values = new Ints();
        Optional<String> fault = fault(literals, Integer.MAX_VALUE, variables, values);
        exclusions.add(number);
        int[] shown = preserved.isPresent() ? values.toArray() : literals;
        return fault.isPresent() ? fault : checker.axiom(number, clauseWithout(shown));
    }

    private static Inequality clauseWithout(int[] literals) {
        return Inequality.clause(IntStream.of(literals).map(each -> -each).toArray());
    }

    /** Shows a solution without excluding it. */
    Optional<String> show(int[] literals, int variables) {
        return fault(literals, Integer.MAX_VALUE, variables, new Ints());
    }

    /** Shows a solution of the original formula. */
    Optional<String> showOfFormula(int[] literals, int variables) {
        return fault(literals, axioms, variables, new Ints());
    }

    private Optional<String> fault(int[] literals, int last, int variables, Ints values) {
        Set<Integer> here = IntStream.of(literals)
                .map(Math::abs)
                .boxed()
                .filter(each -> each > named)
                .collect(Collectors.toSet());
        if (here.size() > unnamed) return Optional.of("it has a variable that is not in the formula");
        added.addAll(here);
        if (added.size() > unnamed) {
            return Optional.of(
                    "it gives other names than earlier solutions to the variables that the formula does not name");
        }
        if (preserved.isEmpty() && here.size() < unnamed) {
            return Optional.of("the solution does not fix all variables: the formula has " + unnamed + " more");
        }
        IntStream counted = preserved
                .map(all -> all.stream().mapToInt(each -> each))
                .orElseGet(() -> IntStream.rangeClosed(1, variables));
        Optional<String> fault = checker.solution(literals, last, counted.toArray(), values);
        any |= fault.isEmpty();
        return fault;
    }

    /** Returns the statement that there are no other solutions, for people. */
    String complete() {
        return any ? inWords("") : Checked.UNSATISFIABLE;
    }

    /** Returns the number of solutions, for people. */
    String inWords(String number) {
        return String.format(
                Locale.ROOT,
                "has %s%,d %s%s, which %s shown",
                number,
                count(),
                count() == 1 ? "solution" : "solutions",
                preserved.isPresent() ? " that differ in its preserved variables" : "",
                count() == 1 ? "is" : "are");
    }
}
