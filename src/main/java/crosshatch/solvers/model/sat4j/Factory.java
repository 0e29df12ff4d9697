package crosshatch.solvers.model.sat4j;

import java.util.Optional;

/**
 * The solvers that Sat4j's {@code SolverFactory} makes, by its own names. Left out are those whose counters depend on more
 * than the puzzle: {@code newGreedySolver} and {@code newRandomSolver} draw from a generator that all solvers of the
 * process share, {@code newSAT} forgets clauses when memory is short. Knows no class of Sat4j.
 */
enum Factory {
    DEFAULT("newDefault: Glucose 2.1 restarts, phases saved, learnt clauses minimised, deleted by their levels"),
    NOSIMPLIFICATION("newNoSimplification: default, learnt clauses as they are"),
    CONCISE("newConcise: nosimplification, the binary clauses of a literal kept together"),
    UNSAT("newUNSAT: default, learnt clauses minimised a little, no restarts"),
    LIGHT("newLight: MiniSat restarts, phase as in the last learnt clause, learnt clauses as they are"),
    BESTWL("newBestWL: restarts of inner and outer series, phases saved, learnt clauses minimised"),
    BESTHT("newBestHT: bestwl, clauses watched at head and tail"),
    BACKJUMPING("newBackjumping: learnt clauses say where to jump back to and are forgotten"),
    BEST17("newBest17: wrong, so refused");

    private final String meaning;

    Factory(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }

    /** Whether its clauses are of a kind that only Sat4j's own methods to add one make. */
    boolean hasOwnClauses() {
        return this == CONCISE || this == BESTHT;
    }

    /** Why it is not to be used, for people. */
    Optional<String> fault() {
        if (this != BEST17) return Optional.empty();
        return Optional.of(
                "factory best17 reports that puzzles with a solution have none. It shortens learnt clauses as if"
                        + " the first literal of a reason were always the implied literal (EXPENSIVE_SIMPLIFICATION_WLONLY)."
                        + " This is false for its binary clauses and cardinality constraints");
    }
}
