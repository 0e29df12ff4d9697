package crosshatch.solver;

import crosshatch.base.Worded;

/**
 * The kind of search of a family. A refutation by a solver of one paradigm is confirmed by the same refutation of a solver of
 * another paradigm.
 */
public enum Paradigm implements Worded {
    /** Domains, propagators, all-different filtering. */
    CP,
    /** Integer model, lazy clause generation inside. */
    CP_SAT,
    /** Clauses, unit propagation, clause learning. */
    SAT,
    /** A program written for this kind of puzzle. */
    HAND_WRITTEN
}
