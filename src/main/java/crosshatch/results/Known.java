package crosshatch.results;

import java.util.function.LongConsumer;

/**
 * Handles quantities that may be unknown. A Java method returns -1 for an unknown quantity, and a message leaves its field out.
 */
public final class Known {
    private Known() {}

    /** Sets the field of a message, unless the quantity is negative and thus unknown. */
    public static void set(long quantity, LongConsumer field) {
        if (quantity >= 0) field.accept(quantity);
    }
}
