package crosshatch.solvers.lcg;

import crosshatch.base.Ints;

/**
 * The number of levels that the literals of a clause are on, its literal block distance: the fewer, the more useful it will be
 * (G. Audemard and L. Simon, "Predicting learnt clauses quality in modern SAT solvers", IJCAI 2009).
 */
final class Lbd {
    private final Trail trail;
    /** By level: the clause at hand, if it was met there. */
    private final int[] stamps;

    private int stamp;

    Lbd(int candidates, Trail trail) {
        this.trail = trail;
        stamps = new int[candidates + 1];
    }

    /** Of literals that are all decided upon. */
    int of(Ints literals) {
        stamp++;
        int levels = 0;
        for (int i = 0; i < literals.size(); i++) {
            int level = trail.levelOf(Literal.candidate(literals.get(i)));
            if (stamps[level] == stamp) continue;
            stamps[level] = stamp;
            levels++;
        }
        return levels;
    }

    /** Of a clause whose literals are all decided upon. */
    int of(Clauses clauses, int clause) {
        stamp++;
        int levels = 0;
        for (int i = 0; i < clauses.size(clause); i++) {
            int level = trail.levelOf(Literal.candidate(clauses.literal(clause, i)));
            if (level == 0 || stamps[level] == stamp) continue;
            stamps[level] = stamp;
            levels++;
        }
        return levels;
    }
}
