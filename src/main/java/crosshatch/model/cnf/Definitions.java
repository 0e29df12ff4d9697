package crosshatch.model.cnf;

/** Told what auxiliary variables mean, in an order in which each is explained by candidates and by those before it. */
@FunctionalInterface
public interface Definitions {
    /**
     * @param literal true if and only if
     * @param one of these is true
     */
    void define(int literal, int[] one);
}
