package crosshatch.proof;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The definition of a step of LRAT, with sets: the plain twin of {@link LratChecker}. */
public final class PlainChecker {
    private final Map<Integer, int[]> clauses = new HashMap<>();
    private final int variables;
    private int newest;
    private boolean refuted;

    /** @param variables the highest one of the formula */
    public PlainChecker(int variables) {
        this.variables = variables;
        newest = variables + 1;
    }

    public boolean axiom(int number, int[] clause) {
        return clauses.putIfAbsent(number, clause) == null;
    }

    public boolean lemma(int number, int[] lemma, int[] hints) {
        if (!follows(lemma, hints) && !defines(lemma, hints)) return false;
        if (number < 1 || !axiom(number, lemma)) return false;
        newest = Math.max(newest, Arrays.stream(lemma).map(Math::abs).max().orElse(0));
        refuted |= lemma.length == 0;
        return true;
    }

    private boolean follows(int[] lemma, int[] hints) {
        Set<Integer> truths =
                Arrays.stream(lemma).map(literal -> -literal).boxed().collect(Collectors.toSet());
        if (truths.stream().anyMatch(literal -> truths.contains(-literal))) return false;
        for (int i = 0; i < hints.length; i++) {
            int[] clause = clauses.get(hints[i]);
            if (clause == null) return false;
            Set<Integer> left = new HashSet<>(Arrays.stream(clause).boxed().toList());
            left.removeIf(literal -> truths.contains(-literal));
            if (left.size() > 1) return false;
            if (left.isEmpty()) return i == hints.length - 1;
            truths.addAll(left);
        }
        return false;
    }

    /** Only of the newest variable, whose clauses are all there are that can hold the opposite of the first literal. */
    private boolean defines(int[] lemma, int[] hints) {
        Set<Integer> literals = Arrays.stream(lemma).boxed().collect(Collectors.toSet());
        if (lemma.length == 0 || literals.stream().anyMatch(literal -> literals.contains(-literal))) return false;
        int first = lemma[0];
        if (Math.abs(first) <= variables || Math.abs(first) < newest) return false;
        Map<Integer, int[]> opposed = new HashMap<>(clauses);
        opposed.values().removeIf(clause -> Arrays.stream(clause).noneMatch(literal -> literal == -first));
        Set<Integer> named = Arrays.stream(hints).map(hint -> -hint).boxed().collect(Collectors.toSet());
        return named.equals(opposed.keySet())
                && hints.length == named.size()
                && opposed.values().stream().allMatch(clause -> Arrays.stream(clause)
                        .anyMatch(literal -> literal != -first && literals.contains(-literal)));
    }

    public boolean isRefuted() {
        return refuted;
    }

    /** Whether every assignment of the variables from 1 to {@code variables} that keeps all clauses keeps {@code clause}. */
    public static boolean implies(List<int[]> clauses, int[] clause, int variables) {
        for (int assignment = 0; assignment < 1 << variables; assignment++) {
            int each = assignment;
            if (clauses.stream().allMatch(one -> holds(one, each)) && !holds(clause, each)) return false;
        }
        return true;
    }

    private static boolean holds(int[] clause, int assignment) {
        return Arrays.stream(clause)
                .anyMatch(literal -> (assignment >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0));
    }
}
