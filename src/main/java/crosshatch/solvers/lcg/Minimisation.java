package crosshatch.solvers.lcg;

import crosshatch.base.Ints;

/** Takes literals out of a learnt clause that follow from the others. */
interface Minimisation {
    /**
     * @param learnt literals, all false; the first stays
     * @param met by candidate, whether it is in the clause, or of the level of the conflict and resolved
     */
    void minimise(Ints learnt, boolean[] met);

    /** Leaves clauses as they are. */
    static Minimisation none() {
        return (learnt, met) -> {};
    }
}
