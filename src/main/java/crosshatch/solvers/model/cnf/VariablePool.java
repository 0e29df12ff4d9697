package crosshatch.solvers.model.cnf;

import java.util.Arrays;

/** Hands out the numbers of auxiliary variables, one after the other, and passes on their meanings. */
public final class VariablePool {
    private static final Definitions NOBODY = (literal, one) -> {};

    private final Definitions definitions;
    private int last;

    /** @param last the highest number in use */
    public VariablePool(int last) {
        this(last, NOBODY);
    }

    /** @param definitions receives the meanings of the variables that have one */
    public VariablePool(int last, Definitions definitions) {
        this.last = last;
        this.definitions = definitions;
    }

    /** The number of a new variable. */
    public int next() {
        return ++last;
    }

    /** Whether anybody wants to know what the variables mean. */
    boolean isAsked() {
        return definitions != NOBODY;
    }

    /** Says that a literal is true if and only if one of the {@code literals} at {@code from} up to before {@code to} is. */
    void define(int literal, int[] literals, int from, int to) {
        if (isAsked()) definitions.define(literal, Arrays.copyOfRange(literals, from, to));
    }

    /** The highest number in use: the number of variables of the formula. */
    public int last() {
        return last;
    }
}
