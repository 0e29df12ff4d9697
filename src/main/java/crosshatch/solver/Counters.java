package crosshatch.solver;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.LongBinaryOperator;
import java.util.stream.LongStream;

/**
 * The counts of one run: the common counters, which may be absent, and the library's own counters. Counts never change after they
 * are built.
 */
@SuppressWarnings("EnumOrdinal") // an array in the order of the enum: made once a run, also for runs of 3 µs
public final class Counters {
    private static final long ABSENT = -1;

    /** No run counts further: 2^53, up to which all whole numbers have their own {@code double}. */
    static final long MOST = 1L << 53;

    private final long[] values;
    private final Map<String, Long> natives;

    private Counters(long[] values, Map<String, Long> natives) {
        this.values = values;
        this.natives = natives;
    }

    /** Makes a builder in which every counter is still absent. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns counters that are all absent. */
    public static Counters none() {
        return builder().build();
    }

    /** Returns the count; empty if the family does not count it. */
    public OptionalLong get(Counter counter) {
        long value = values[counter.ordinal()];
        return value == ABSENT ? OptionalLong.empty() : OptionalLong.of(value);
    }

    /** Returns the library's own counters by the library's names, in a fixed order; empty for solvers without a library. */
    public Map<String, Long> natives() {
        return natives;
    }

    /**
     * Joins the counters of two parts of one run. The depth is the larger of the two depths; all other counters are sums. A
     * counter that only one part has keeps its value.
     */
    public Counters and(Counters other) {
        Builder both = builder();
        for (Counter counter : Counter.values()) {
            LongBinaryOperator joined = counter == Counter.DEPTH ? Math::max : Long::sum;
            LongStream.concat(get(counter).stream(), other.get(counter).stream())
                    .reduce(joined)
                    .ifPresent(value -> both.set(counter, value));
        }
        Map<String, Long> sums = new LinkedHashMap<>(natives);
        other.natives.forEach((name, value) -> sums.merge(name, value, Long::sum));
        sums.forEach(both::setNative);
        return both.build();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Counter counter : Counter.values()) {
            get(counter).ifPresent(value -> text.append(counter.column())
                    .append('=')
                    .append(value)
                    .append(' '));
        }
        return text.append(natives.isEmpty() ? "" : natives).toString().strip();
    }

    /** Collects the counts of one run. */
    @SuppressWarnings("EnumOrdinal")
    public static final class Builder {
        private final long[] values = new long[Counter.values().length];
        /** The library's own counters; the map is made for the first of them, because many solvers have none. */
        private Map<String, Long> natives = Map.of();

        private Builder() {
            Arrays.fill(values, ABSENT);
        }

        /**
         * Sets one of the common counters.
         *
         * @throws IllegalArgumentException if the count is negative, or larger than any run can reach
         */
        public Builder set(Counter counter, long value) {
            values[counter.ordinal()] = possible(counter.column(), value, 0);
            return this;
        }

        /**
         * Sets one of the library's own counters.
         *
         * @param name the library's name for the counter
         * @throws IllegalArgumentException if the count is larger than any run can reach
         */
        public Builder setNative(String name, long value) {
            possible(name, value, -MOST);
            if (natives.isEmpty()) natives = new LinkedHashMap<>();
            natives.put(Objects.requireNonNull(name, "a counter without a name"), value);
            return this;
        }

        private static long possible(String name, long value, long least) {
            if (value >= least && value <= MOST) return value;
            throw new IllegalArgumentException(
                    "counter " + name + ": found " + value + ", expected " + least + " to " + MOST);
        }

        /**
         * Sets a common counter or one of the library's own.
         *
         * @param name the column of a {@link Counter}, in any case, or the library's name for a counter of its own
         */
        public Builder setNamed(String name, long value) {
            for (Counter counter : Counter.values()) {
                if (counter.column().equalsIgnoreCase(name)) return set(counter, value);
            }
            return setNative(name, value);
        }

        /** Returns the counters collected so far. */
        public Counters build() {
            return new Counters(
                    values.clone(),
                    natives.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(natives)));
        }
    }
}
