package crosshatch.solvers.model.cnf;

/** Receives the definitions of auxiliary variables by candidates and by variables defined earlier. */
@FunctionalInterface
public interface Definitions {
    /**
     * Receives one definition.
     *
     * @param literal true if and only if one of the others is true
     * @param one the other literals
     */
    void define(int literal, int[] one);
}
