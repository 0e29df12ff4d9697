package crosshatch.results;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import crosshatch.results.schema.Counts;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalLong;

/** Converts the counters of a run to a protobuf message and back. Each {@link Counter} is the field with the name of its column. */
public final class RunCounts {
    private static final Counter[] COUNTERS = Counter.values();
    private static final FieldDescriptor[] FIELDS = fields(Counts.getDescriptor());

    private RunCounts() {}

    private static FieldDescriptor[] fields(Descriptor counts) {
        return Arrays.stream(COUNTERS)
                .map(counter -> Objects.requireNonNull(counts.findFieldByName(counter.column()), counter::column))
                .toArray(FieldDescriptor[]::new);
    }

    /** Converts counters to a message. A counter that the solver does not report is absent. */
    public static Counts of(Counters counters) {
        Counts.Builder counts = Counts.newBuilder();
        for (int number = 0; number < COUNTERS.length; number++) {
            OptionalLong count = counters.get(COUNTERS[number]);
            if (count.isPresent()) counts.setField(FIELDS[number], count.getAsLong());
        }
        return counts.putAllNatives(counters.natives()).build();
    }

    /** Converts recorded counts back to the counters of a solver. */
    public static Counters read(Counts counts) {
        Counters.Builder counters = Counters.builder();
        for (int number = 0; number < COUNTERS.length; number++) {
            if (counts.hasField(FIELDS[number])) counters.set(COUNTERS[number], (long) counts.getField(FIELDS[number]));
        }
        counts.getNativesMap().forEach(counters::setNative);
        return counters.build();
    }
}
