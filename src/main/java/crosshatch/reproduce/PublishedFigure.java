package crosshatch.reproduce;

import crosshatch.puzzle.InputException;
import crosshatch.reproduce.measure.Measure;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One figure of a paper, as a data file holds it. Values are texts: numbers in the published precision and words, parted by
 * blanks.
 *
 * @param id paper and figure: {@code norvig/hard375-mean}
 * @param what exactly is measured
 * @param published the value
 * @param measure how it is measured here
 * @param reproducible whether it must come out; if not, there is a reason
 * @param reference whether nobody has published it: the value is our own, from another program than the one measured
 * @param tolerancePercent by how much a time, or a ratio of times, may differ; null for all that can be counted
 * @param ours what comes out instead, if that is known; null if it should be the published value, or cannot be foreseen
 * @param reason why something else comes out, or may; null if nothing else may
 */
public record PublishedFigure(
        String id,
        String what,
        String published,
        Measure measure,
        boolean reproducible,
        boolean reference,
        @Nullable Double tolerancePercent,
        @Nullable String ours,
        @Nullable String reason) {

    /** @throws InputException if something is missing or contradicts itself: a fault of the data file */
    public PublishedFigure {
        if (Stream.of(id, what, published, measure).anyMatch(Objects::isNull)) {
            throw new InputException("figure " + id + " lacks one of id, what, published, measure");
        }
        if (reproducible == (reason != null)) {
            throw new InputException(
                    "figure " + id + ": a reason is given where a figure is not reproducible, and only there");
        }
        if (reproducible && ours != null) {
            throw new InputException("figure " + id + " is reproducible, and yet something else comes out");
        }
        if (tolerancePercent != null && !measure.timed()) {
            throw new InputException("figure " + id + " is no time, and has a tolerance");
        }
    }

    /** The value for people: one that nobody has published is marked. */
    String publishedValue() {
        return reference ? published + " (ours)" : published;
    }

    /** Why something else than the published value comes out, or may. */
    Optional<String> whyOtherwise() {
        return Optional.ofNullable(reason);
    }
}
