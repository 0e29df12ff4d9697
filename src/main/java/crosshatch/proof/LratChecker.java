package crosshatch.proof;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a refutation step by step. A lemma is accepted if, its literals assumed false, the clauses that it names have one
 * literal left each, in the order named, which is then true, and the last one has none. What is accepted follows from the
 * axioms; once the empty clause is accepted, they cannot hold together.
 *
 * <p>Steps that are not such consequences (RAT, which adds what merely does no harm) are refused. Keeps the clauses that
 * were not deleted, nothing else.
 */
public final class LratChecker {
    private static final int PAGE = 1 << 10;

    /** Instead of the one literal left of a clause: there is none, there are more. */
    private static final int NO_LITERAL = 0;

    private static final int MANY = Integer.MIN_VALUE;

    /** Clauses by number, in pages that go when their last clause goes. */
    private int[][][] pages = new int[4][][];

    private int[] pageSizes = new int[4];

    private final Assignment assigned = new Assignment();

    private boolean refuted;

    /** @return why not, for people; empty if it was done */
    public Optional<String> axiom(int number, int[] clause) {
        if (number < 1) return Optional.of("clause " + number + ": numbers start at 1");
        if (clause(number) != null) return Optional.of("clause " + number + " is there already");
        put(number, clause);
        return Optional.empty();
    }

    /**
     * Checks a lemma and, if it follows, adds it.
     *
     * @param hints numbers of clauses
     * @return why it is refused, for people; empty if it is accepted
     */
    public Optional<String> lemma(int number, int[] clause, int[] hints) {
        Optional<String> fault = fault(clause, hints);
        assigned.clear();
        if (fault.isEmpty()) fault = axiom(number, clause);
        refuted |= fault.isEmpty() && clause.length == 0;
        return fault;
    }

    private Optional<String> fault(int[] lemma, int[] hints) {
        for (int literal : lemma) {
            if (assigned.value(literal) > 0) return Optional.of("the lemma holds both " + literal + " and " + -literal);
            if (assigned.value(literal) == 0) assigned.makeTrue(-literal);
        }
        for (int i = 0; i < hints.length; i++) {
            int[] clause = clause(hints[i]);
            if (clause == null) return Optional.of(unknown(hints[i]));
            int left = onlyLiteralLeft(clause);
            if (left == MANY) return Optional.of("clause " + hints[i] + " has more than one literal left");
            if (left == NO_LITERAL) {
                return i == hints.length - 1
                        ? Optional.empty()
                        : Optional.of(
                                "clause " + hints[i] + " has no literal left, and more clauses are named after it");
            }
            if (assigned.value(left) == 0) assigned.makeTrue(left);
        }
        return Optional.of("the clauses named lead to no contradiction");
    }

    private static String unknown(int number) {
        return number < 0
                ? "clause " + number + ": a step of RAT, which is not accepted here"
                : "clause " + number + " is not there";
    }

    /** The one literal that is not false, {@link #NO_LITERAL} or {@link #MANY}. */
    private int onlyLiteralLeft(int[] clause) {
        int left = NO_LITERAL;
        for (int literal : clause) {
            if (assigned.value(literal) < 0 || literal == left) continue;
            if (left != NO_LITERAL) return MANY;
            left = literal;
        }
        return left;
    }

    /** Forgets a clause; one that is not there is none. */
    public void delete(int number) {
        if (clause(number) == null) return;
        int page = number / PAGE;
        pages[page][number % PAGE] = null;
        if (--pageSizes[page] == 0) pages[page] = null;
    }

    /** Whether the empty clause was accepted. */
    public boolean isRefuted() {
        return refuted;
    }

    private int @Nullable [] clause(int number) {
        if (number < 0 || number / PAGE >= pages.length) return null;
        int[][] page = pages[number / PAGE];
        return page == null ? null : page[number % PAGE];
    }

    private void put(int number, int[] clause) {
        int page = number / PAGE;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
            pageSizes = Arrays.copyOf(pageSizes, pages.length);
        }
        if (pages[page] == null) pages[page] = new int[PAGE][];
        pages[page][number % PAGE] = clause;
        pageSizes[page]++;
    }
}
