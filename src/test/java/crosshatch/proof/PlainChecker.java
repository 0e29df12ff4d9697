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
    private boolean refuted;

    public boolean axiom(int number, int[] clause) {
        return clauses.putIfAbsent(number, clause) == null;
    }

    public boolean lemma(int number, int[] lemma, int[] hints) {
        if (!follows(lemma, hints) || number < 1 || !axiom(number, lemma)) return false;
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

    public boolean isRefuted() {
        return refuted;
    }

    /** Whether every assignment of the variables from 1 to {@code variables} that keeps all clauses keeps {@code clause}. */
    static boolean implies(List<int[]> clauses, int[] clause, int variables) {
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
