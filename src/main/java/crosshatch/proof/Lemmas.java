package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.function.ObjIntConsumer;

/**
 * Lemmas in the order of their discovery, each with hints, in one array. A hint is the number of an axiom, from 1, or {@code
 * -1 - i} for the lemma at index i. There are three kinds of lemmas. A clause follows from its hints. A sum of inequalities
 * is given only by its hints. A definition of a new variable needs no justification.
 */
public final class Lemmas {
    /** Replaces the number of literals of a sum, which has no literals. */
    private static final int SUM = -1;

    private final Ints numbers = new Ints();
    /** The start of each lemma in {@link #numbers}: the numbers of its literals and hints, followed by these. */
    private final Ints starts = new Ints();

    private boolean[] needed = {};

    /** Removes all lemmas, but keeps the memory for reuse. */
    public void clear() {
        numbers.clear();
        starts.clear();
    }

    /**
     * Adds a clause that follows from its hints.
     *
     * @return the number of the lemma in later hints
     */
    public int add(Ints literals, Ints hints) {
        starts.add(numbers.size());
        numbers.add(literals.size());
        numbers.add(hints.size());
        for (int i = 0; i < literals.size(); i++) numbers.add(literals.get(i));
        for (int i = 0; i < hints.size(); i++) numbers.add(hints.get(i));
        return -count();
    }

    /**
     * Adds a sum of inequalities.
     *
     * @param summands the summands, numbered as hints; repeated if they count several times
     * @return the number of the lemma in later hints
     */
    public int addSum(Ints summands) {
        int number = add(new Ints(), summands);
        numbers.set(starts.get(count() - 1), SUM);
        return number;
    }

    /**
     * Defines a variable: its literal is true if and only if at least one of some other literals is true. One clause for each
     * other literal states that it implies the defined literal. One more clause states that the defined literal implies one
     * of the others.
     *
     * @param literal a literal of a variable that no lemma and no axiom contains; higher than all defined variables
     * @param one the other literals
     * @param clauses receives each lemma with its number in later hints
     */
    public void define(int literal, int[] one, ObjIntConsumer<int[]> clauses) {
        Ints lemma = new Ints();
        Ints opposed = new Ints();
        for (int each : one) {
            lemma.clear();
            lemma.addAll(new int[] {literal, -each});
            opposed.add(addDefinition(lemma, new Ints()));
            clauses.accept(lemma.toArray(), -count());
        }
        lemma.clear();
        lemma.add(-literal);
        lemma.addAll(one);
        clauses.accept(lemma.toArray(), addDefinition(lemma, opposed));
    }

    /**
     * Adds a lemma of a definition.
     *
     * @param opposed the lemmas with the negation of the first literal
     */
    private int addDefinition(Ints literals, Ints opposed) {
        int number = add(literals, opposed);
        numbers.set(starts.get(count() - 1) + 1, ~opposed.size());
        return number;
    }

    /** Returns whether a lemma is part of a definition; its hints are the lemmas with the negation of its first literal. */
    public boolean isDefinition(int index) {
        return numbers.get(starts.get(index) + 1) < 0;
    }

    /** Returns whether a lemma is a sum of inequalities. */
    public boolean isSum(int index) {
        return numbers.get(starts.get(index)) == SUM;
    }

    /** Returns the number of lemmas, whose indices begin at 0. */
    public int count() {
        return starts.size();
    }

    /** Returns the memory of all lemmas, as a number of ints. */
    public int size() {
        return numbers.size();
    }

    /** Copies the literals of a lemma; empty for a sum of inequalities. */
    public int[] literals(int index) {
        return numbers.slice(starts.get(index) + 2, literalCount(index));
    }

    /** Copies the hints of a lemma, in the order of their use. */
    public int[] hints(int index) {
        return numbers.slice(starts.get(index) + 2 + literalCount(index), hintCount(index));
    }

    private int literalCount(int index) {
        return Math.max(0, numbers.get(starts.get(index)));
    }

    private int hintCount(int index) {
        int count = numbers.get(starts.get(index) + 1);
        return count < 0 ? ~count : count;
    }

    /** Returns only the lemmas that the last one needs, and the last one, in their order. Hints are renumbered. */
    public Lemmas trimmed() {
        markNeeded();
        Lemmas trimmed = new Lemmas();
        int[] numberOf = new int[count()];
        Ints literals = new Ints();
        Ints hints = new Ints();
        for (int index = 0; index < count(); index++) {
            if (!needed[index]) continue;
            literals.clear();
            hints.clear();
            literals.addAll(literals(index));
            for (int hint : hints(index)) hints.add(hint > 0 ? hint : numberOf[-1 - hint]);
            numberOf[index] = trimmed.addLike(this, index, literals, hints);
        }
        return trimmed;
    }

    private int addLike(Lemmas other, int index, Ints literals, Ints hints) {
        if (other.isSum(index)) return addSum(hints);
        return other.isDefinition(index) ? addDefinition(literals, hints) : add(literals, hints);
    }

    /** Marks the needed lemmas from the last one backwards, because a lemma needs only earlier ones. */
    private void markNeeded() {
        needed = new boolean[count()];
        if (count() > 0) needed[count() - 1] = true;
        for (int index = count() - 1; index >= 0; index--) {
            if (!needed[index]) continue;
            for (int hint : hints(index)) if (hint < 0) needed[-1 - hint] = true;
        }
    }
}
