package crosshatch.solvers.model.cnf;

import java.util.Arrays;

/** Numbers auxiliary variables one after the other, and passes on their definitions. */
public final class VariablePool {
    private static final Definitions NOBODY = (literal, one) -> {};

    private final Definitions definitions;
    private int last;

    /**
     * Makes a pool without definitions.
     *
     * @param last the highest number in use
     */
    public VariablePool(int last) {
        this(last, NOBODY);
    }

    /**
     * Makes a pool with definitions.
     *
     * @param definitions receives the definitions of the variables that have one
     */
    public VariablePool(int last, Definitions definitions) {
        this.last = last;
        this.definitions = definitions;
    }

    /** Returns the number of a new variable. */
    public int next() {
        return ++last;
    }

    /** Returns whether definitions are needed. */
    boolean isAsked() {
        return definitions != NOBODY;
    }

    /** Defines a literal: it is true if and only if one of the {@code literals} from {@code from} to before {@code to} is. */
    void define(int literal, int[] literals, int from, int to) {
        if (isAsked()) definitions.define(literal, Arrays.copyOfRange(literals, from, to));
    }

    /** Returns the highest number in use, which is the number of variables of the formula. */
    public int last() {
        return last;
    }

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
}
