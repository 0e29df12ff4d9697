package crosshatch.results.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Collects all samples of an experiment. Any thread may call its methods. */
public final class Samples {
    private final List<String> governors;
    private final List<Sample> all = new ArrayList<>();

    /**
     * Makes an empty collection.
     *
     * @param governors see {@link Machine#governors}
     */
    public Samples(List<String> governors) {
        this.governors = List.copyOf(governors);
    }

    synchronized void add(Sample sample) {
        all.add(sample);
    }

    /**
     * The summary of all samples, as written to {@code environment.json}. A value is null if the system does not report it.
     *
     * @param looks the number of samples
     * @param load see {@link Machine.Reading}
     * @param othersPercent see {@link Sample}
     * @param stealPercent see {@link Sample}
     * @param referenceNanos see {@link Sample}
     * @param megahertz see {@link Machine.Reading}
     * @param throttles the total number of times that processors were slowed down because of heat
     * @param governors see {@link Machine#governors}
     * @param warnings values beyond their bounds, for people; see {@link NoiseBounds}
     */
    public record Summary(
            int looks,
            @Nullable Quartiles load,
            @Nullable Quartiles othersPercent,
            @Nullable Quartiles stealPercent,
            @Nullable Quartiles referenceNanos,
            @Nullable Quartiles megahertz,
            @Nullable Long throttles,
            List<String> governors,
            List<String> warnings) {}

    /** Summarises the samples taken until now. */
    public synchronized Summary summary() {
        NoiseBounds.Figures figures = figures();
        return new Summary(
                all.size(),
                quartiles(Sample::load),
                quartiles(Sample::othersPercent),
                quartiles(Sample::stealPercent),
                quartiles(Sample::referenceNanos),
                quartiles(Sample::megahertz),
                figures.throttles() < 0 ? null : (long) figures.throttles(),
                governors,
                NoiseBounds.warnings(figures));
    }

    /** Returns the values to compare with the bounds. */
    public synchronized NoiseBounds.Figures figures() {
        Quartiles others = quartiles(Sample::othersPercent);
        Quartiles steal = quartiles(Sample::stealPercent);
        Quartiles reference = quartiles(Sample::referenceNanos);
        List<Long> throttles =
                all.stream().map(Sample::throttles).filter(count -> count >= 0).toList();
        return new NoiseBounds.Figures(
                others == null ? -1 : others.third(),
                steal == null ? -1 : steal.third(),
                reference == null ? -1 : reference.spread(),
                throttles.isEmpty()
                        ? -1
                        : throttles.stream().mapToLong(Long::longValue).sum());
    }

    private @Nullable Quartiles quartiles(ToDoubleFunction<Sample> figure) {
        List<Double> known = all.stream()
                .map(figure::applyAsDouble)
                .filter(value -> value >= 0)
                .toList();
        return known.isEmpty() ? null : Quartiles.of(known);
    }
}
