package crosshatch.solver;

import crosshatch.base.Worded;

/**
 * The meaning of one counter in a family.
 *
 * @param fidelity how closely the count follows the definition of {@link Counter}
 * @param how the counted event, and the source of the number
 */
public record CounterMeaning(Fidelity fidelity, String how) {

    /** States how closely a count follows its definition. */
    public enum Fidelity implements Worded {
        /** The count follows the definition, and was checked on trees that were counted by hand. */
        EXACT,
        /** The count does not follow the definition; it is the nearest count that the library has. */
        NEAREST,
        /** The family does not count this. The column is empty in records, never 0. */
        ABSENT
    }

    /**
     * Makes the meaning of a count that follows the definition.
     *
     * @param how the source of the number, as a clause
     */
    public static CounterMeaning exact(String how) {
        return new CounterMeaning(Fidelity.EXACT, how);
    }

    /**
     * Makes the meaning of a count that is only close to the definition.
     *
     * @param how a clause that describes the counted event
     */
    public static CounterMeaning nearest(String how) {
        return new CounterMeaning(Fidelity.NEAREST, how);
    }

    /**
     * Makes the meaning of a counter that the family does not count.
     *
     * @param why the reason, as a clause
     */
    public static CounterMeaning absent(String why) {
        return new CounterMeaning(Fidelity.ABSENT, why);
    }
}
