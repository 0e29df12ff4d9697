package crosshatch.engine.learn;

/**
 * A literal of a learnt clause goes if all that it rests on is in the clause, or rests itself on what is, and so on.
 *
 * <p>N. Sörensson and A. Biere, "Minimizing learned clauses", SAT 2009. With a depth of 1, only what is in the clause itself
 * counts (P. Beame, H. Kautz and A. Sabharwal, JAIR 22, 2004).
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
    /** The reasons that are being looked at, the deepest last. */
    private final Ints because = new Ints();

    private boolean[] inClause = {};
    /** The levels of the clause, as bits, 32 and more folded: what is on no such level does not follow. */
    private int levels;

    RecursiveMinimisation(int candidates, Trail trail, Explanations explanations, int mostDepth) {
        this.trail = trail;
        this.explanations = explanations;
        this.mostDepth = mostDepth;
        verdicts = new byte[candidates];
    }

    @Override
    public void minimise(Ints learnt, boolean[] met) {
        inClause = met;
        levels = 0;
        for (int i = 0; i < learnt.size(); i++) levels |= levelBit(Literal.candidate(learnt.get(i)));
        int keptLiterals = 1;
        for (int i = 1; i < learnt.size(); i++) {
            int literal = learnt.get(i);
            if (!restsOnClause(Literal.negated(literal), 1)) learnt.set(keptLiterals++, literal);
        }
        learnt.shrink(keptLiterals);
        for (int i = 0; i < judged.size(); i++) verdicts[judged.get(i)] = UNKNOWN;
        judged.clear();
    }

    private int levelBit(int candidate) {
        return 1 << trail.levelOf(candidate);
    }

    /** Whether a literal that holds has a reason all of whose literals are in the clause or rest on it. */
    private boolean restsOnClause(int literal, int depth) {
        int reason = trail.reason(Literal.candidate(literal));
        if (reason == Reason.NONE || depth > mostDepth) return false;
        int from = because.size();
        explanations.explain(reason, literal, because);
        int to = because.size();
        boolean rests = true;
        for (int i = from; i < to && rests; i++) rests = follows(because.get(i), depth);
        because.shrink(from);
        return rests;
    }

    private boolean follows(int literal, int depth) {
        int candidate = Literal.candidate(literal);
        if (trail.levelOf(candidate) == 0 || inClause[candidate]) return true;
        if (verdicts[candidate] != UNKNOWN) return verdicts[candidate] == FOLLOWS;
        if ((levelBit(candidate) & levels) == 0 || !restsOnClause(literal, depth + 1)) {
            verdicts[candidate] = FOLLOWS_NOT;
        } else {
            verdicts[candidate] = FOLLOWS;
        }
        judged.add(candidate);
        return verdicts[candidate] == FOLLOWS;
    }
}
