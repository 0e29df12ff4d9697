package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One figure of a paper, from a data file. Its value is a text of numbers in the published precision and of words, separated by
 * blanks. No figure accepts every result: a figure that is not expected to be reproduced names the other result, or its bounds.
 *
 * @param id paper and figure: {@code norvig/hard375-mean}
 * @param what the exact definition of the measured quantity
 * @param mark the source of the value
 * @param value the published, derived or own value
 * @param measure the measurement of the value here
 * @param reproducible whether the value must be reproduced; if not, there is a reason
 * @param tolerancePercent the allowed difference of a time, or of a ratio of times; null for counts
 * @param ours the expected result in place of a count; null if the value itself is expected
 * @param bounds the bounds of a time outside the tolerance; null if it must be within the tolerance
 * @param reason the reason for another result, or for the possibility of one; null if the value is expected
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
        /** The value follows from printed values of the source, for example as a ratio, an order, a formula, or a count of lines. */
        DERIVED,
        /** The value is not published: it is our own, from another program than the measured one. */
        OURS;

        /** Returns the word in data files and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The bounds of an interval, both included. */
    public record Bounds(double from, double to) {
        boolean hold(double value) {
            return from <= value && value <= to;
        }

        @Override
        public String toString() {
            return from + " to " + to;
        }
    }

    /**
     * Checks the parts.
     *
     * @throws InputException if something is missing or contradictory, which is an error in the data file
     */
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

    /** Makes a conclusion of our own, which must be reproduced. */
    static PublishedFigure conclusion(String id, String says, String value, Measure measure) {
        return new PublishedFigure(id, says, Mark.OURS, value, measure, true, null, null, null, null, null);
    }

    /** Returns the reason for another result than the value. */
    Optional<String> whyOtherwise() {
        return Optional.ofNullable(reason);
    }

    /** Returns the reconstructed parts of the input; another text if there are none. */
    String reconstructedOr(String otherwise) {
        return Objects.requireNonNullElse(reconstructed, otherwise);
    }

    /** Returns the other expected result, for people; empty if only the value is expected. */
    String foreseen() {
        if (ours != null) return ours;
        return bounds == null ? "" : bounds.toString();
    }
}
