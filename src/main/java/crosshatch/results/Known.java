package crosshatch.results;

import java.util.function.LongConsumer;

/** Quantities that may not be known: -1 where a method answers, absent in a message. */
public final class Known {
    private Known() {}

    /** Sets a field, {@code message::setField}, unless the quantity is negative. */
    public static void set(long quantity, LongConsumer field) {
        if (quantity >= 0) field.accept(quantity);
    }
}
