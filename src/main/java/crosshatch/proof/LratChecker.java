package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a refutation step by step. To check a lemma, its literals are assumed false. It is accepted if the clauses that it
 * names have one literal left each, in the order named, which is then true, and the last clause has none. Every accepted lemma
 * follows from the axioms; once the empty clause is accepted, they cannot hold together.
 *
 * <p>A lemma may also define a new variable. It follows from nothing, but does no harm. Its first literal is of a variable as
 * new as any. Each clause that holds the opposite holds the opposite of another of its literals too. Wherever the lemma is
 * false, the first literal can be made true: no other clause becomes false by that. So clauses that are contradictory
 * afterwards were contradictory before. All other steps that are no consequences (RAT in general) are refused.
 *
 * <p>Keeps the clauses that were not deleted, nothing else.
 */
public final class LratChecker {
    private static final int PAGE_CLAUSES = 1 << 10;

    /** Instead of the one literal left of a clause: there is none, there are more. */
    private static final int NO_LITERAL = 0;

    private static final int MANY_LITERALS = Integer.MIN_VALUE;

    /** Clauses by number, in pages that go when their last clause goes. */
    private int[][][] pages = new int[4][][];

    private int[] pageSizes = new int[4];

    private final Assignment assigned = new Assignment();

    /** Of the formula; all others are new. */
    private final int variables;
    /** The highest variable that a lemma ever held, or the first that may be new. */
    private int newest;
    /** Numbers of the lemmas that hold it, and of some that do not any more. */
    private final Ints ofNewest = new Ints();

    private boolean refuted;

    /** @param variables the highest one of the formula */
    public LratChecker(int variables) {
        this.variables = variables;
        newest = variables + 1;
    }

    /** @return why not, for people; empty if it was done */
    public Optional<String> axiom(int number, int[] clause) {
        for (int literal : clause) {
            if (Math.abs(literal) > variables) return Optional.of(literal + " is no literal of the formula");
        }
        return add(number, clause);
    }

    private Optional<String> add(int number, int[] clause) {
        if (number < 1) return Optional.of("clause " + number + ": numbers start at 1");
        if (clause(number) != null) return Optional.of("clause " + number + " is there already");
        put(number, clause);
        for (int literal : clause) {
            if (Math.abs(literal) < newest) continue;
            if (Math.abs(literal) > newest) ofNewest.clear();
            newest = Math.abs(literal);
            ofNewest.add(number);
        }
        return Optional.empty();
    }

    /** All variables after this one are newer than any so far. */
    public int lastVariable() {
        return newest;
    }

    /**
     * Checks a lemma and, if it follows or does no harm, adds it.
     *
     * @param hints numbers of the clauses it follows from; of a lemma that follows from none, the negated numbers of those that
     *     hold the opposite of its first literal
     * @return why it is refused, for people; empty if it is accepted
     */
    public Optional<String> lemma(int number, int[] clause, int[] hints) {
        boolean defines = hints.length == 0 || hints[0] < 0;
        Optional<String> fault = assume(clause);
        if (fault.isEmpty()) fault = defines ? harm(clause, hints) : follow(hints);
        assigned.clear();
        if (fault.isEmpty()) fault = add(number, clause);
        refuted |= fault.isEmpty() && clause.length == 0;
        return fault;
    }

    /** Makes the literals of a lemma false. */
    private Optional<String> assume(int[] lemma) {
        for (int literal : lemma) {
            if (assigned.value(literal) > 0) return Optional.of("the lemma holds both " + literal + " and " + -literal);
            if (assigned.value(literal) == 0) assigned.makeTrue(-literal);
        }
        return Optional.empty();
    }

    private Optional<String> follow(int[] hints) {
        for (int i = 0; i < hints.length; i++) {
            int[] clause = clause(hints[i]);
            if (clause == null) return Optional.of(unknown(hints[i]));
            int left = onlyLiteralLeft(clause);
            if (left == MANY_LITERALS) return Optional.of("clause " + hints[i] + " has more than one literal left");
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
                ? "clause " + number + ": a step of RAT that is no definition, which is not accepted here"
                : "clause " + number + " is not there";
    }

    /** What a lemma that follows from nothing might break. */
    private Optional<String> harm(int[] lemma, int[] hints) {
        if (lemma.length == 0 || Math.abs(lemma[0]) < newest) {
            return Optional.of("it follows from no clause, and its first literal is of no new variable");
        }
        int opposed = 0;
        for (int i = 0; i < ofNewest.size() && Math.abs(lemma[0]) == newest; i++) {
            int number = ofNewest.get(i);
            int[] clause = clause(number);
            if (clause == null || !holds(clause, -lemma[0])) continue;
            opposed++;
            if (!holds(hints, -number))
                return Optional.of("clause " + number + " holds the opposite of its first literal");
            if (!opposesAnother(clause, lemma[0])) return Optional.of("clause " + number + " may become false by it");
        }
        return opposed == hints.length
                ? Optional.empty()
                : Optional.of("it names clauses that do not hold the opposite of its first literal");
    }

    /** Whether a clause holds the opposite of a literal of the lemma, which is assumed to be false, beside that of {@code first}. */
    private boolean opposesAnother(int[] clause, int first) {
        for (int literal : clause) if (literal != -first && assigned.value(literal) > 0) return true;
        return false;
    }

    private static boolean holds(int[] numbers, int number) {
        for (int each : numbers) if (each == number) return true;
        return false;
    }

    /** The one literal that is not false, {@link #NO_LITERAL} or {@link #MANY_LITERALS}. */
    private int onlyLiteralLeft(int[] clause) {
        int left = NO_LITERAL;
        for (int literal : clause) {
            if (assigned.value(literal) < 0 || literal == left) continue;
            if (left != NO_LITERAL) return MANY_LITERALS;
            left = literal;
        }
        return left;
    }

    /** Forgets a clause; one that is not there is none. */
    public void delete(int number) {
        if (clause(number) == null) return;
        int page = number / PAGE_CLAUSES;
        pages[page][number % PAGE_CLAUSES] = null;
        if (--pageSizes[page] == 0) pages[page] = null;
    }

    /** Whether the empty clause was accepted. */
    public boolean isRefuted() {
        return refuted;
    }

    private int @Nullable [] clause(int number) {
        if (number < 0 || number / PAGE_CLAUSES >= pages.length) return null;
        int[][] page = pages[number / PAGE_CLAUSES];
        return page == null ? null : page[number % PAGE_CLAUSES];
    }

    private void put(int number, int[] clause) {
        int page = number / PAGE_CLAUSES;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
            pageSizes = Arrays.copyOf(pageSizes, pages.length);
        }
        if (pages[page] == null) pages[page] = new int[PAGE_CLAUSES][];
        pages[page][number % PAGE_CLAUSES] = clause;
        pageSizes[page]++;
    }
}
