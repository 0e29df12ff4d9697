package crosshatch.model.cnf;

/** Hands out the numbers of auxiliary variables, one after the other. */
public final class VariablePool {
    private int last;

    /** @param last the highest number in use */
    public VariablePool(int last) {
        this.last = last;
    }

    /** The number of a new variable. */
    public int next() {
        return ++last;
    }

    /** The highest number in use: the number of variables of the formula. */
    public int last() {
        return last;
    }
}
