package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * Propagates assumptions, and stores a reason for every literal. It finds out whether a clause follows, and from which
 * reasons in which order. Assumptions open levels and are undone level by level. Subclasses propagate over clauses or
 * inequalities, which can be added on any level. Literal v has the code 2v and -v the code 2v+1, so that {@code ^ 1} negates.
 */
public abstract class Propagation {
    static final int NONE = -1;

    /** The values by code: 1 for true, -1 for false, 0 for open. */
    byte[] values = {};
    /** The reason of each variable that is not open; {@link #NONE} for an assumption. */
    int[] reasons = {};
    /** The place of each variable in the trail. */
    int[] places = {};

    boolean[] marked = {};
    /** The codes of true literals, in the order in which they became true. */
    private int[] trail = {};

    int trailEnd;
    /** The place in the trail from which on literals were not {@linkplain #visit looked at}. */
    int next;
    /** The start of each level in the trail, from level 1 on. */
    private final Ints levelStarts = new Ints();

    int conflict = NONE;
    /** The code of an assumption that was already false; 0 if there is none. */
    private int contradicted;

    /** The end of the trail when {@link #save} was called. */
    private int savedEnd;

    private int savedConflict = NONE;

    static int code(int literal) {
        return literal > 0 ? 2 * literal : -2 * literal + 1;
    }

    static int literal(int code) {
        return (code & 1) == 0 ? code >> 1 : -(code >> 1);
    }

    /** Adds a clause, and propagates. */
    public abstract void learn(int number, int[] literals);

    /** Examines the clauses or inequalities with a literal that became false. */
    abstract void visit(int falsified);

    /** Undoes {@link #visit}. */
    void unvisit(int falsified) {}

    /** Makes memory available for variables up to {@code variables - 1}. */
    abstract void grow(int variables);

    /** Marks the variables of the literals for which {@code reason} made a literal true at a place in the trail. */
    abstract void mark(int reason, int place);

    /** Returns the number of a reason in explanations. */
    abstract int number(int reason);

    final void require(int variable) {
        if (variable < reasons.length) return;
        int room = Math.max(variable + 1, 2 * reasons.length);
        grow(room);
        values = Arrays.copyOf(values, 2 * room);
        reasons = Arrays.copyOf(reasons, room);
        places = Arrays.copyOf(places, room);
        marked = Arrays.copyOf(marked, room);
        trail = Arrays.copyOf(trail, room);
    }

    /** Returns whether a clause or inequality cannot be fulfilled under the present assumptions. */
    public boolean hasConflict() {
        return conflict != NONE;
    }

    /** Returns 1 if the literal is true, -1 if it is false, 0 if it is open. */
    public int value(int literal) {
        int code = code(literal);
        return code < values.length ? values[code] : 0;
    }

    /** Returns the number of true literals. */
    final int trueCount() {
        return trailEnd;
    }

    /** Returns the literal that became true after {@code index} others. */
    final int trueLiteral(int index) {
        return literal(trail[index]);
    }

    /** Returns the number of open levels. */
    public int level() {
        return levelStarts.size();
    }

    /** Returns the level on which a variable became true or false. */
    private int levelOf(int variable) {
        int level = level();
        while (level > 0 && levelStarts.get(level - 1) > places[variable]) level--;
        return level;
    }

    /** Opens a level without an assumption. Not allowed during a conflict. */
    public void open() {
        levelStarts.add(trailEnd);
    }

    /**
     * Makes a literal true, and propagates. Not allowed during a conflict.
     *
     * @return false if the negation of the literal was assumed before, which no clause can explain; then nothing was done
     */
    public boolean assume(int literal) {
        require(Math.abs(literal));
        int code = code(literal);
        if (values[code] == 0) {
            enqueue(code, NONE);
            propagate();
        } else if (values[code] < 0) {
            conflict = reasons[code >> 1];
            if (conflict == NONE) return false;
            contradicted = code;
        }
        return true;
    }

    /** Undoes the levels above {@code level}, with their literals and conflicts. */
    public void backTo(int level) {
        if (level >= level()) return;
        undo(levelStarts.get(level));
        levelStarts.shrink(level);
    }

    private void undo(int end) {
        while (trailEnd > end) {
            int code = trail[--trailEnd];
            if (trailEnd < next) unvisit(code ^ 1);
            values[code] = 0;
            values[code ^ 1] = 0;
        }
        next = Math.min(next, trailEnd);
        conflict = NONE;
        contradicted = 0;
    }

    final void enqueue(int code, int reason) {
        values[code] = 1;
        values[code ^ 1] = -1;
        reasons[code >> 1] = reason;
        places[code >> 1] = trailEnd;
        trail[trailEnd++] = code;
    }

    final void propagate() {
        while (next < trailEnd && conflict == NONE) visit(trail[next++] ^ 1);
    }

    /**
     * Explains a conflict. {@code lemma} receives the negations of assumptions that lead to it. {@code hints} receives the
     * numbers of the reasons in the order of propagation. If these assumptions are true, each reason makes one more literal
     * true, and the last reason cannot be fulfilled. So the lemma follows.
     *
     * @return the highest level of these assumptions; 0 if there are none
     */
    public int explain(Ints lemma, Ints hints) {
        lemma.clear();
        hints.clear();
        if (contradicted != 0) lemma.add(-literal(contradicted));
        mark(conflict, trailEnd);
        if (contradicted != 0) marked[contradicted >> 1] = false;
        for (int at = trailEnd - 1; at >= 0; at--) {
            int variable = trail[at] >> 1;
            if (!marked[variable]) continue;
            marked[variable] = false;
            int reason = reasons[variable];
            if (reason == NONE) {
                lemma.add(-literal(trail[at]));
            } else {
                hints.add(number(reason));
                mark(reason, at);
                marked[variable] = false;
            }
        }
        hints.reverse();
        hints.add(number(conflict));
        if (contradicted != 0) return level();
        return lemma.size() == 0 ? 0 : levelOf(Math.abs(lemma.get(0)));
    }

    /** Saves the present state for {@link #restore}. Not allowed while a level is open. */
    public void save() {
        savedEnd = trailEnd;
        savedConflict = conflict;
    }

    /** Restores the saved state, so that earlier steps do not influence later results. */
    public void restore() {
        backTo(0);
        undo(savedEnd);
        conflict = savedConflict;
    }
}
