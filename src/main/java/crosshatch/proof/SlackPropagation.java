package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Propagates over inequalities. The <em>slack</em> of an inequality is the sum of the coefficients of all literals that are
 * not false, minus the degree. An inequality with a slack below 0 cannot be fulfilled. A literal with a coefficient above the
 * slack must be true (J. Elffers, J. Nordström, "Divide and conquer: towards faster pseudo-Boolean solving", IJCAI 2018).
 *
 * <p>Slacks count only false literals that were propagated, so that backtracking restores them exactly.
 */
public final class SlackPropagation extends Propagation {
    private final List<Inequality> inequalities = new ArrayList<>();
    private final Ints numbers = new Ints();
    /** The slack of each inequality, and its largest coefficient. */
    private long[] slacks = new long[16];

    private long[] largest = new long[16];

    /** The occurrences by code, as pairs: an inequality with this literal, and the place of the literal in it. */
    private Ints[] occurrences = {};

    private int savedCount;

    /**
     * Adds an inequality, and propagates.
     *
     * @param number any number; explanations name the inequality by it
     */
    public void add(int number, Inequality inequality) {
        int index = inequalities.size();
        if (index == slacks.length) {
            slacks = Arrays.copyOf(slacks, 2 * index);
            largest = Arrays.copyOf(largest, 2 * index);
        }
        inequalities.add(inequality);
        numbers.add(number);
        slacks[index] = -inequality.degree();
        largest[index] = 0;
        for (int place = 0; place < inequality.size(); place++) {
            int code = code(inequality.literal(place));
            require(code >> 1);
            occurrences[code].add(index);
            occurrences[code].add(place);
            largest[index] = Math.max(largest[index], inequality.coefficient(place));
            boolean lookedAt = values[code] < 0 && places[code >> 1] < next;
            if (!lookedAt) slacks[index] += inequality.coefficient(place);
        }
        if (hasConflict()) return;
        imply(index);
        propagate();
    }

    @Override
    public void learn(int number, int[] literals) {
        add(number, Inequality.clause(literals));
    }

    @Override
    void grow(int variables) {
        int before = occurrences.length;
        occurrences = Arrays.copyOf(occurrences, 2 * variables);
        for (int code = before; code < occurrences.length; code++) occurrences[code] = new Ints();
    }

    /** Updates all inequalities with the literal, even after a conflict, so that their slacks stay consistent. */
    @Override
    void visit(int falsified) {
        Ints those = occurrences[falsified];
        for (int at = 0; at < those.size(); at += 2) {
            int index = those.get(at);
            slacks[index] -= inequalities.get(index).coefficient(those.get(at + 1));
        }
        for (int at = 0; at < those.size() && !hasConflict(); at += 2) imply(those.get(at));
    }

    @Override
    void unvisit(int falsified) {
        Ints those = occurrences[falsified];
        for (int at = 0; at < those.size(); at += 2) {
            int index = those.get(at);
            slacks[index] += inequalities.get(index).coefficient(those.get(at + 1));
        }
    }

    private void imply(int index) {
        long slack = slacks[index];
        if (slack < 0) conflict = index;
        if (slack < 0 || slack >= largest[index]) return;
        Inequality inequality = inequalities.get(index);
        for (int place = 0; place < inequality.size(); place++) {
            int code = code(inequality.literal(place));
            if (inequality.coefficient(place) > slack && values[code] == 0) enqueue(code, index);
        }
    }

    /** Marks those false literals of the inequality that became false earlier, because they suffice. */
    @Override
    void mark(int index, int place) {
        Inequality inequality = inequalities.get(index);
        for (int i = 0; i < inequality.size(); i++) {
            int code = code(inequality.literal(i));
            if (values[code] < 0 && places[code >> 1] < place) marked[code >> 1] = true;
        }
    }

    @Override
    int number(int index) {
        return numbers.get(index);
    }

    /** Explains a conflict like the superclass. An inequality that makes many literals true is named once, at its first use. */
    @Override
    public int explain(Ints lemma, Ints hints) {
        int level = super.explain(lemma, hints);
        int[] different = Arrays.stream(hints.toArray()).distinct().toArray();
        hints.clear();
        hints.addAll(different);
        return level;
    }

    @Override
    public void save() {
        super.save();
        savedCount = inequalities.size();
    }

    @Override
    public void restore() {
        super.restore();
        while (inequalities.size() > savedCount) {
            Inequality last = inequalities.remove(inequalities.size() - 1);
            for (int place = 0; place < last.size(); place++) {
                Ints those = occurrences[code(last.literal(place))];
                those.shrink(those.size() - 2);
            }
        }
        numbers.shrink(savedCount);
    }
}
