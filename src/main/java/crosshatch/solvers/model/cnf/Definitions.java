package crosshatch.solvers.model.cnf;

/** Receives the meanings of auxiliary variables: each by candidates, and by others that do not need it. */
@FunctionalInterface
public interface Definitions {
    /**
     * @param literal true if and only if
     * @param one of these is true
     */
    void define(int literal, int[] one);
}
