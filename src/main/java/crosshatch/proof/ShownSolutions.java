package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The solutions that a proof shows of a formula. Two are different if they differ in a variable that counts: one of the
 * {@code preserved:} ones if the formula names such, else any of the formula, also one that only its first line counts, or that
 * cancels. So each solution must give all of these a value.
 */
final class ShownSolutions {
    private final PseudoBooleanChecker checker;
    /** The variables that count; empty if all do. */
    private final Optional<Set<Integer>> preserved;
    /** Number of variables that the formula names, which are the first ones, and of those that it says it has besides. */
    private final int named;

    private final long unnamed;
    private final int axioms;
    /** Numbers of the inequalities that exclude a solution. */
    private final Set<Integer> exclusions = new HashSet<>();

    private boolean any;
    private boolean weakened;

    /**
     * @param axioms number of inequalities of the formula, which are the first ones
     * @param named number of variables that the formula names, the first ones
     * @param said number of variables that the formula has by its own account
     */
    ShownSolutions(PseudoBooleanChecker checker, int axioms, int named, long said, Optional<Set<Integer>> preserved) {
        this.checker = checker;
        this.axioms = axioms;
        this.named = named;
        this.preserved = preserved;
        unnamed = Math.max(0, said - named);
    }

    /** How many are shown and excluded. */
    int count() {
        return exclusions.size();
    }

    /** Whether there is a solution. */
    boolean any() {
        return any;
    }

    /** Whether a part of the formula, or the exclusion of a solution, was deleted, so that a solution may be none, or one twice. */
    boolean areUnknown() {
        return weakened;
    }

    void deleted(int number) {
        weakened |= number <= axioms || exclusions.contains(number);
    }

    /**
     * Shows one, and excludes it.
     *
     * @param variables number of variables that were named until now
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

    /** Shows one that may be shown again. */
    Optional<String> show(int[] literals, int variables) {
        return fault(literals, Integer.MAX_VALUE, variables, new Ints());
    }

    /** Shows one of the formula as it was in the beginning. */
    Optional<String> showOfFormula(int[] literals, int variables) {
        return fault(literals, axioms, variables, new Ints());
    }

    private Optional<String> fault(int[] literals, int last, int variables, Ints values) {
        Set<Integer> added = IntStream.of(literals)
                .map(Math::abs)
                .boxed()
                .filter(each -> each > named)
                .collect(Collectors.toSet());
        if (added.size() > unnamed) return Optional.of("it has a variable that is not in the formula");
        if (preserved.isEmpty() && added.size() < unnamed) {
            return Optional.of("it does not fix all variables: the formula has " + unnamed + " more");
        }
        IntStream counted = preserved
                .map(all -> all.stream().mapToInt(each -> each))
                .orElseGet(() -> IntStream.rangeClosed(1, variables));
        Optional<String> fault = checker.solution(literals, last, counted.toArray(), values);
        any |= fault.isEmpty();
        return fault;
    }

    /** That there are no others, for people. */
    String complete() {
        return any ? inWords("") : Checked.UNSATISFIABLE;
    }

    /** How many there are, for people. */
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
