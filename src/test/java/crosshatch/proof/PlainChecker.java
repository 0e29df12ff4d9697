package crosshatch.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The definition of a step of LRAT, with sets: the plain twin of {@link LratChecker}. */
public final class PlainChecker {
    private final Map<Integer, int[]> clauses = new HashMap<>();
    private final int fixed;
    private boolean refuted;

    /** What hints lead to. */
    private enum End {
        CONTRADICTION,
        OPEN,
        /** A clause is not there, or has more than one literal left. */
        NONSENSE
    }

    /** @param fixed the highest variable that may be no pivot */
    public PlainChecker(int fixed) {
        this.fixed = fixed;
    }

    public boolean axiom(int number, int[] clause) {
        return clauses.putIfAbsent(number, clause) == null;
    }

    public void delete(int number) {
        clauses.remove(number);
    }

    public boolean lemma(int number, int[] lemma, int[] hints) {
        if (number < 1 || !follows(lemma, hints) || !axiom(number, lemma)) return false;
        refuted |= lemma.length == 0;
        return true;
    }

    private boolean follows(int[] lemma, int[] hints) {
        Set<Integer> truths = negated(lemma, 0);
        if (truths.stream().anyMatch(literal -> truths.contains(-literal))) return true; // always
        List<List<Integer>> groups = new ArrayList<>(List.of(new ArrayList<>()));
        for (int hint : hints) {
            if (hint < 0) groups.add(new ArrayList<>());
            groups.get(groups.size() - 1).add(hint);
        }
        End end = end(truths, groups.remove(0));
        boolean harmless = hints.length == 0 || !groups.isEmpty();
        return end == End.CONTRADICTION || (end == End.OPEN && harmless && doesNoHarm(lemma, truths, groups));
    }

    private boolean doesNoHarm(int[] lemma, Set<Integer> truths, List<List<Integer>> groups) {
        if (lemma.length == 0 || Math.abs(lemma[0]) <= fixed) return false;
        Map<Integer, List<Integer>> named = new HashMap<>();
        for (List<Integer> group : groups) {
            if (named.put(-group.get(0), group.subList(1, group.size())) != null) return false;
        }
        Set<Integer> candidates = clauses.keySet().stream()
                .filter(each -> Arrays.stream(clauses.get(each)).anyMatch(literal -> literal == -lemma[0]))
                .collect(Collectors.toSet());
        return named.keySet().equals(candidates)
                && candidates.stream()
                        .allMatch(each -> resolves(
                                Objects.requireNonNull(clauses.get(each)),
                                -lemma[0],
                                truths,
                                Objects.requireNonNull(named.get(each))));
    }

    private boolean resolves(int[] candidate, int without, Set<Integer> truths, List<Integer> hints) {
        Set<Integer> more = new HashSet<>(truths);
        more.addAll(negated(candidate, without));
        return more.stream()
                        .anyMatch(literal -> literal != without && more.contains(-literal) && isOf(candidate, literal))
                || end(more, hints) == End.CONTRADICTION;
    }

    private static boolean isOf(int[] clause, int literal) {
        return Arrays.stream(clause).anyMatch(each -> each == literal);
    }

    private static Set<Integer> negated(int[] clause, int without) {
        return Arrays.stream(clause)
                .filter(literal -> literal != without)
                .map(literal -> -literal)
                .boxed()
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Adds to {@code truths} what becomes true. */
    private End end(Set<Integer> truths, List<Integer> hints) {
        for (int hint : hints) {
            int[] clause = clauses.get(hint);
            if (clause == null) return End.NONSENSE;
            Set<Integer> left = new HashSet<>(Arrays.stream(clause).boxed().toList());
            left.removeIf(literal -> truths.contains(-literal));
            if (left.isEmpty()) return End.CONTRADICTION;
            if (left.size() > 1) return End.NONSENSE;
            truths.addAll(left);
        }
        return End.OPEN;
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
