package crosshatch.solvers.model.cnf;

/** Says that at most one of some literals is true. */
public interface AtMostOne {

    /**
     * @param literals the first {@code size} of these, all different; the array belongs to the caller, who uses it again
     * @param size number of literals; with 0 or 1 there is nothing to say
     */
    void post(int[] literals, int size);
}
