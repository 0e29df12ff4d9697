package crosshatch.proof;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Checks a refutation step by step. To check a lemma, all its literals are assumed false. Then the clauses that the lemma
 * names are used in order. Each must have exactly one literal that is not false, which becomes true; the last must have none.
 * Such a lemma follows from the axioms. Once the empty clause is accepted, the axioms are contradictory.
 *
 * <p>A lemma that does not follow is accepted if it has the property RAT. Its first literal is the pivot. The lemma names
 * every clause with the negation of the pivot, as a negative number, each followed by the clauses from which the resolvent
 * with it follows by unit propagation. Then any assignment that makes only the lemma false can be repaired by making the
 * pivot true. So adding the lemma makes no satisfiable formula contradictory.
 *
 * <p>The checker keeps only the clauses that were not deleted, and the number of occurrences of each literal.
 */
public final class LratChecker {
    /** The results of {@link #onlyLiteralLeft} for a clause without such a literal, and for a clause with several. */
    private static final int NO_LITERAL = 0;

    private static final int MANY_LITERALS = Integer.MIN_VALUE;

    /** The clauses by number. */
    private final Map<Integer, int[]> clauses = new HashMap<>();

    /** The number of present clauses with a literal, by code. */
    private int[] occurrences = new int[1 << 6];

    private final Assignment assigned = new Assignment();

    /** The highest variable that may not be a pivot, so that lemmas over these variables follow. */
    private final int fixed;
    /** The variables of pivots. Later axioms may not contain them, because a lemma could contradict such an axiom. */
    private final BitSet pivots = new BitSet();

    private boolean refuted;

    /** Reports the reason why a step is refused. */
    private static final class Refused extends Exception {
        private static final long serialVersionUID = 1;

        Refused(String why) {
            super(why, null, false, false);
        }

        String why() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * Makes a checker.
     *
     * @param fixed the highest variable that may not be a pivot; 0 allows every variable, if only the empty clause is to be
     *     proved
     */
    public LratChecker(int fixed) {
        this.fixed = fixed;
    }

    /**
     * Adds a clause of the formula.
     *
     * @return the reason of a refusal, for people; empty if the clause was added
     */
    public Optional<String> axiom(int number, int[] clause) {
        try {
            for (int literal : clause) {
                if (pivots.get(Math.abs(literal)))
                    throw new Refused(literal + " was a pivot before this axiom was added");
            }
            add(number, clause);
            return Optional.empty();
        } catch (Refused refused) {
            return Optional.of(refused.why());
        }
    }

    /** Returns whether these hints belong to a RAT lemma, not to a clause that follows. */
    static boolean isRat(int[] hints) {
        return hints.length == 0 || Arrays.stream(hints).anyMatch(hint -> hint < 0);
    }

    /**
     * Checks a lemma, and adds it if it follows or has the property RAT.
     *
     * @param hints the numbers of clauses that justify the lemma. For RAT, groups come next, one for each clause with the
     *     negation of the pivot: the negated number of this clause, then the clauses that justify the resolvent of both
     * @return the reason of a refusal, for people; empty if the lemma is accepted
     */
    public Optional<String> lemma(int number, int[] clause, int[] hints) {
        try {
            check(clause, hints);
            add(number, clause);
        } catch (Refused refused) {
            return Optional.of(refused.why());
        } finally {
            assigned.clear();
        }
        refuted |= clause.length == 0;
        return Optional.empty();
    }

    private void check(int[] lemma, int[] hints) throws Refused {
        for (int literal : lemma) {
            if (assigned.value(literal) > 0) return; // with a literal and its negation, it is always true
            makeFalse(literal);
        }
        int end = endOfGroup(hints, 0);
        if (leadToContradiction(hints, 0, end)) return;
        if (!isRat(hints)) throw new Refused("its hints do not lead to a contradiction");
        if (lemma.length == 0)
            throw new Refused("the empty clause must follow from its hints, because it has no literal for RAT");
        if (Math.abs(lemma[0]) <= fixed) {
            throw new Refused("it does not follow from any clause, and its first literal is not of a new variable");
        }
        doNoHarm(lemma[0], hints, end);
        pivots.set(Math.abs(lemma[0]));
    }

    /** Makes a literal false, which must not be true. */
    private void makeFalse(int literal) {
        if (assigned.value(literal) == 0) assigned.makeTrue(-literal);
    }

    private static int endOfGroup(int[] hints, int from) {
        int end = from;
        while (end < hints.length && hints[end] > 0) end++;
        return end;
    }

    private boolean leadToContradiction(int[] hints, int from, int end) throws Refused {
        for (int i = from; i < end; i++) {
            int left = onlyLiteralLeft(named(hints[i]));
            if (left == NO_LITERAL) return true;
            if (left == MANY_LITERALS) throw new Refused("clause " + hints[i] + " has more than one literal left");
            if (assigned.value(left) == 0) assigned.makeTrue(left);
        }
        return false;
    }

    /** Checks the groups of hints of a RAT lemma. Literals that the first hints made true stay true in all groups. */
    private void doNoHarm(int pivot, int[] hints, int from) throws Refused {
        int known = assigned.size();
        int found = 0;
        Set<Integer> candidates = new HashSet<>();
        int end;
        for (int at = from; at < hints.length; at = end) {
            int candidate = -hints[at];
            end = endOfGroup(hints, at + 1);
            int[] clause = named(candidate);
            if (!candidates.add(candidate)) throw new Refused("clause " + candidate + " is named twice as a candidate");
            found += occurrences(clause, -pivot);
            if (!follows(clause, -pivot, hints, at + 1, end)) {
                throw new Refused("with clause " + candidate + " it does not lead to a contradiction");
            }
            assigned.undoTo(known);
        }
        if (found != occurrences(-pivot)) {
            throw new Refused(
                    "it does not name all clauses with the literal " + -pivot + ", the negation of its first literal");
        }
    }

    /** Returns whether the lemma, assumed to be false, and a clause without one of its literals cannot both be false. */
    private boolean follows(int[] clause, int without, int[] hints, int from, int end) throws Refused {
        for (int literal : clause) {
            if (literal == without) continue;
            if (assigned.value(literal) > 0) return true;
            makeFalse(literal);
        }
        return leadToContradiction(hints, from, end);
    }

    private static int occurrences(int[] clause, int literal) throws Refused {
        int count = 0;
        for (int each : clause) if (each == literal) count++;
        if (count == 0) throw new Refused("a clause without the literal " + literal + " is named as a candidate");
        return count;
    }

    /** Returns the only literal that is not false, {@link #NO_LITERAL} or {@link #MANY_LITERALS}. */
    private int onlyLiteralLeft(int[] clause) {
        int left = NO_LITERAL;
        for (int literal : clause) {
            if (assigned.value(literal) < 0 || literal == left) continue;
            if (left != NO_LITERAL) return MANY_LITERALS;
            left = literal;
        }
        return left;
    }

    /** Removes a clause. A number without a clause is ignored. */
    public void delete(int number) {
        int[] clause = clauses.remove(number);
        if (clause == null) return;
        for (int literal : clause) occurrences[Propagation.code(literal)]--;
    }

    /** Returns whether the empty clause was accepted, which proves that the axioms are contradictory. */
    public boolean isRefuted() {
        return refuted;
    }

    private int occurrences(int literal) {
        int code = Propagation.code(literal);
        return code < occurrences.length ? occurrences[code] : 0;
    }

    private int[] named(int number) throws Refused {
        int[] clause = clauses.get(number);
        if (clause == null) throw new Refused("clause " + number + " does not exist or was deleted");
        return clause;
    }

    private void add(int number, int[] clause) throws Refused {
        if (number < 1) throw new Refused("clause " + number + ": numbers start at 1");
        if (clauses.putIfAbsent(number, clause) != null) throw new Refused("clause " + number + " exists already");
        for (int literal : clause) {
            int code = Propagation.code(literal);
            if (code >= occurrences.length)
                occurrences = Arrays.copyOf(occurrences, Math.max(code + 1, 2 * occurrences.length));
            occurrences[code]++;
        }
    }
}
