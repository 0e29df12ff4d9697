package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks a proof over inequalities step by step. A new inequality is accepted if the rules of cutting planes derive it from
 * others ({@link #derive}), or if it follows by <em>unit propagation</em> ({@link #follows}). Unit propagation assumes the
 * negation of the new inequality. Inequalities then make literals true that they need, until one inequality cannot be
 * fulfilled. Every accepted inequality follows from the axioms. Once a contradiction is accepted, the axioms are
 * contradictory.
 *
 * <p>The checker keeps only the inequalities that were not deleted.
 */
public final class PseudoBooleanChecker {
    /** The reason of a refusal because of arithmetic overflow, which does not mean that the proof is wrong. */
    static final String TOO_LARGE = "its numbers do not fit into 64 bits";

    private final Map<Integer, Inequality> inequalities = new LinkedHashMap<>();
    private final Assignment assigned = new Assignment();

    /**
     * Adds an inequality of the formula.
     *
     * @return the reason of a refusal, for people; empty if the inequality was added
     */
    public Optional<String> axiom(int number, Inequality inequality) {
        return inequalities.putIfAbsent(number, inequality) == null
                ? Optional.empty()
                : Optional.of("inequality " + number + " exists already");
    }

    /** Removes an inequality. A number without an inequality is ignored. */
    public void delete(int number) {
        inequalities.remove(number);
    }

    /** Returns the inequality of a number; null if there is none. */
    @Nullable
    Inequality get(int number) {
        return inequalities.get(number);
    }

    /**
     * Adds the inequality that a term in reverse Polish notation describes.
     *
     * @return the reason of a refusal, for people; empty if the inequality is accepted
     */
    public Optional<String> derive(int number, PolishTerm term) {
        try {
            return axiom(number, term.value(inequalities::get));
        } catch (PolishTerm.WrongTermException wrong) {
            return Optional.of(wrong.reason());
        } catch (ArithmeticException tooLarge) {
            return Optional.of(TOO_LARGE);
        }
    }

    /**
     * Adds an inequality if it follows by unit propagation.
     *
     * @param hints the numbers of inequalities that suffice, in any order; null for all inequalities
     * @return the reason of a refusal, for people; empty if the inequality is accepted
     */
    public Optional<String> follows(int number, Inequality inequality, int @Nullable [] hints) {
        List<Inequality> used = new ArrayList<>();
        for (int hint : hints == null ? new int[0] : hints) {
            Inequality named = inequalities.get(hint);
            if (named == null) return Optional.of("inequality " + hint + " does not exist or was deleted");
            used.add(named);
        }
        boolean follows;
        try {
            Inequality opposite = inequality.negation();
            if (hints == null) used.addAll(inequalities.values());
            used.add(opposite);
            follows = propagate(List.of(opposite)) || untilNothingChanges(used);
        } catch (ArithmeticException tooLarge) {
            return Optional.of(TOO_LARGE);
        } finally {
            assigned.clear();
        }
        return follows ? axiom(number, inequality) : Optional.of("it does not follow by unit propagation");
    }

    /** Returns whether one of them cannot hold any more. */
    private boolean untilNothingChanges(Collection<Inequality> used) {
        int before;
        do {
            before = assigned.size();
            if (propagate(used)) return true;
        } while (assigned.size() > before);
        return false;
    }

    /** Propagates each inequality once, and returns whether one cannot be fulfilled. */
    private boolean propagate(Collection<Inequality> used) {
        for (Inequality each : used) {
            long slack = -each.degree(); // how much more than needed there is if all open literals become true
            for (int i = 0; i < each.size(); i++)
                if (assigned.value(each.literal(i)) >= 0) slack += each.coefficient(i);
            if (slack < 0) return true;
            for (int i = 0; i < each.size(); i++) {
                if (each.coefficient(i) > slack && assigned.value(each.literal(i)) == 0)
                    assigned.makeTrue(each.literal(i));
            }
        }
        return false;
    }

    /**
     * Checks a solution: if these literals are true, unit propagation must fulfil all inequalities and set certain variables.
     *
     * @param last the number of the last inequality that must be fulfilled
     * @param variables the variables that must be set, because solutions are distinguished by them
     * @param values receives the true literal of each of these variables
     * @return the reason of a refusal, for people; empty if the solution is accepted
     */
    Optional<String> solution(int[] literals, int last, int[] variables, Ints values) {
        values.clear();
        try {
            for (int literal : literals) {
                if (assigned.value(literal) < 0) return Optional.of("found a literal and its negation in the solution");
                if (assigned.value(literal) == 0) assigned.makeTrue(literal);
            }
            List<Inequality> counted = inequalities.entrySet().stream()
                    .filter(each -> each.getKey() <= last)
                    .map(Map.Entry::getValue)
                    .toList();
            if (untilNothingChanges(counted)) return Optional.of("an inequality does not hold in the solution");
            for (int variable : variables) values.add(variable * assigned.value(variable));
            boolean open = Arrays.stream(variables).anyMatch(variable -> assigned.value(variable) == 0);
            return open || !counted.stream().allMatch(this::holds)
                    ? Optional.of("the solution does not fix all variables")
                    : Optional.empty();
        } finally {
            assigned.clear();
        }
    }

    /** Returns whether the literals that are true are enough. */
    private boolean holds(Inequality inequality) {
        long sum = 0;
        for (int i = 0; i < inequality.size(); i++)
            if (assigned.value(inequality.literal(i)) > 0) sum += inequality.coefficient(i);
        return sum >= inequality.degree();
    }

    /** Returns whether no assignment fulfils the inequality of this number. */
    public boolean isContradiction(int number) {
        Inequality named = inequalities.get(number);
        return named != null && named.isContradiction();
    }

    /** Returns the number of the first inequality with a property; 0 if there is none. */
    int first(Predicate<Inequality> property) {
        return inequalities.entrySet().stream()
                .filter(each -> property.test(each.getValue()))
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }
}
