package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * A literal of a learnt clause goes if all that it rests on is in the clause, or rests itself on what is, and so on.
 *
 * <p>N. Sörensson and A. Biere, "Minimizing learned clauses", SAT 2009. With a depth of 1, only what is in the clause itself
 * counts (P. Beame, H. Kautz and A. Sabharwal, JAIR 22, 2004). Nothing is asked of a literal that came to hold before all of the clause
 * that is on its level, nor of one on another level: it does not rest on the clause (so in A. Biere's CaDiCaL, minimize.cpp).
 */
final class RecursiveMinimisation implements Minimisation {
    /** Deeper chains of reasons are not followed, for the sake of the thread's stack. */
    static final int MOST_DEPTH = 500;

    private static final byte UNKNOWN = 0;
    private static final byte FOLLOWS = 1;
    private static final byte FOLLOWS_NOT = 2;

    private final Trail trail;
    private final Explanations explanations;
    private final int mostDepth;
    private final byte[] verdicts;
    private final Ints judged = new Ints();
    private final Ints levels = new Ints();
    /** The reasons that are being looked at, the deepest last. */
    private final Ints because = new Ints();

    private boolean[] inClause = {};
    /** By level: where on the trail the first literal of the clause on it stands; beyond all where there is none. */
    private final int[] earliest;

    RecursiveMinimisation(int candidates, Trail trail, Explanations explanations, int mostDepth) {
        this.trail = trail;
        this.explanations = explanations;
        this.mostDepth = mostDepth;
        verdicts = new byte[candidates];
        earliest = new int[candidates + 1];
        Arrays.fill(earliest, Integer.MAX_VALUE);
    }

    @Override
    public void minimise(Ints learnt, boolean[] met) {
        inClause = met;
        levels.clear();
        for (int i = 0; i < learnt.size(); i++) {
            int candidate = Literal.candidate(learnt.get(i));
            int level = trail.levelOf(candidate);
            levels.add(level);
            earliest[level] = Math.min(earliest[level], trail.position(candidate));
        }
        int keptLiterals = 1;
        for (int i = 1; i < learnt.size(); i++) {
            int literal = learnt.get(i);
            if (!restsOnClause(Literal.negated(literal), 1)) learnt.set(keptLiterals++, literal);
        }
        learnt.shrink(keptLiterals);
        for (int i = 0; i < levels.size(); i++) earliest[levels.get(i)] = Integer.MAX_VALUE;
        for (int i = 0; i < judged.size(); i++) verdicts[judged.get(i)] = UNKNOWN;
        judged.clear();
    }

    /** Whether a literal that holds has a reason all of whose literals are in the clause or rest on it. */
    private boolean restsOnClause(int literal, int depth) {
        int candidate = Literal.candidate(literal);
        int reason = trail.reason(candidate);
        if (reason == Reason.NONE || depth > mostDepth || isTooEarly(candidate)) return false;
        int from = because.size();
        explanations.explain(reason, literal, because);
        int to = because.size();
        boolean rests = true;
        for (int i = from; i < to && rests; i++) rests = follows(because.get(i), depth);
        because.shrink(from);
        return rests;
    }

    /** What came to hold before any literal of the clause on its level rests on that level's decision by another way. */
    private boolean isTooEarly(int candidate) {
        return trail.position(candidate) <= earliest[trail.levelOf(candidate)];
    }

    private boolean follows(int literal, int depth) {
        int candidate = Literal.candidate(literal);
        if (trail.levelOf(candidate) == 0 || inClause[candidate]) return true;
        if (verdicts[candidate] != UNKNOWN) return verdicts[candidate] == FOLLOWS;
        verdicts[candidate] = restsOnClause(literal, depth + 1) ? FOLLOWS : FOLLOWS_NOT;
        judged.add(candidate);
        return verdicts[candidate] == FOLLOWS;
    }
}
