package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One figure of a paper, as a data file holds it. Values are texts: numbers in the published precision and words, parted by
 * blanks. No figure accepts every result: a figure that need not come out names the other result, or its bounds.
 *
 * @param id paper and figure: {@code norvig/hard375-mean}
 * @param what exactly is measured
 * @param mark the source of the value
 * @param value as published, derived or known to us
 * @param measure how it is measured here
 * @param reproducible whether it must come out; if not, there is a reason
 * @param tolerancePercent by how much a time, or a ratio of times, may differ; null for all that can be counted
 * @param ours the result in place of a count; null if the value itself should come out
 * @param bounds bounds of a time that is not within the tolerance; null if it must be within the tolerance
 * @param reason why something else comes out, or may; null if nothing else may
 * @param reconstructed the parts of the input that are reconstructed instead of published; null if there are none
 */
public record PublishedFigure(
        String id,
        String what,
        Mark mark,
        String value,
        Measure measure,
        boolean reproducible,
        @Nullable Double tolerancePercent,
        @Nullable String ours,
        @Nullable Bounds bounds,
        @Nullable String reason,
        @Nullable String reconstructed) {

    /** The source of a value. */
    public enum Mark {
        /** The source prints it. */
        PUBLISHED,
        /** It follows from printed values of the source: a ratio, an order, a formula, lines counted. */
        DERIVED,
        /** Nobody has published it: it is our own, from another program than the one measured. */
        OURS;

        /** The word in data files and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Bounds an interval, to which both ends belong. */
    public record Bounds(double from, double to) {
        boolean hold(double value) {
            return from <= value && value <= to;
        }

        @Override
        public String toString() {
            return from + " to " + to;
        }
    }

    /** @throws InputException if something is missing or contradicts itself: a fault of the data file */
    public PublishedFigure {
        if (Stream.of(id, what, mark, value, measure).anyMatch(Objects::isNull)) {
            throw new InputException("figure " + id + ": expected all of 'id', 'what', 'mark', 'value', 'measure'");
        }
        if (reproducible == (reason != null)) {
            throw new InputException("figure " + id + ": expected a reason only if the figure is not reproducible");
        }
        boolean foreseen = ours != null || bounds != null;
        if (reproducible && foreseen) {
            throw new InputException("figure " + id + " is marked as reproducible, but another value is expected here");
        }
        if (!reproducible && !foreseen) {
            throw new InputException("figure " + id
                    + " accepts any value: expected 'ours', the result to expect here, or 'bounds' of a time");
        }
        if (!measure.timed() && (tolerancePercent != null || bounds != null)) {
            throw new InputException(
                    "figure " + id + ": expected no tolerance and no bounds, because the figure is not a time");
        }
    }

    /** A conclusion of our own, which must come out. */
    static PublishedFigure conclusion(String id, String says, String value, Measure measure) {
        return new PublishedFigure(id, says, Mark.OURS, value, measure, true, null, null, null, null, null);
    }

    /** Why something else than the value comes out, or may. */
    Optional<String> whyOtherwise() {
        return Optional.ofNullable(reason);
    }

    /** What of the input is reconstructed, if anything is. */
    String reconstructedOr(String otherwise) {
        return Objects.requireNonNullElse(reconstructed, otherwise);
    }

    /** What comes out here instead, for people; empty if nothing else may. */
    String foreseen() {
        if (ours != null) return ours;
        return bounds == null ? "" : bounds.toString();
    }
}
