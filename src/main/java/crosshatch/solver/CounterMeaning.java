package crosshatch.solver;

import java.util.Locale;

/**
 * The meaning of one counter in a family.
 *
 * @param fidelity how near it comes to the definition of {@link Counter}
 * @param how the counted event, and the source of the number
 */
public record CounterMeaning(Fidelity fidelity, String how) {

    /** The fidelity of a count to its definition. */
    public enum Fidelity {
        /** The definition, checked on trees known by hand. */
        EXACT,
        /** The nearest thing that the library counts. */
        NEAREST,
        /** Not counted: empty in records, never 0. */
        ABSENT;

        /** Returns the word for people, in lower case: {@code nearest}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** @param how where the number comes from, in a clause */
    public static CounterMeaning exact(String how) {
        return new CounterMeaning(Fidelity.EXACT, how);
    }

    /** @param how a clause that describes the event counted instead */
    public static CounterMeaning nearest(String how) {
        return new CounterMeaning(Fidelity.NEAREST, how);
    }

    /** @param why in a clause */
    public static CounterMeaning absent(String why) {
        return new CounterMeaning(Fidelity.ABSENT, why);
    }
}
