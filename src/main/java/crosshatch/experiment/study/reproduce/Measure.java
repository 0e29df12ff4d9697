package crosshatch.experiment.study.reproduce;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.List;

/**
 * The measurement of one figure: a kind of measurement with its arguments, as a data file names them ({@code kind} is one of
 * {@link Measures}). Immutable and without memory, so several may be taken at the same time.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public interface Measure {

    /**
     * Measures.
     *
     * @throws MeasureException if no value can be taken, because a solver broke or an answer is wrong
     */
    Measured take(Laboratory laboratory);

    /** Names of the puzzle sets that are read. */
    default List<String> sets() {
        return List.of();
    }

    /** Whether the measure must have the machine to itself, as measures of time do. */
    default boolean timed() {
        return false;
    }

    /** A measure over puzzles that the data file chooses. */
    interface OverPuzzles extends Measure {
        /** The puzzles. */
        PuzzleChoice puzzles();

        @Override
        default List<String> sets() {
            return puzzles().sets();
        }
    }

    /**
     * The result of a measure.
     *
     * @param values numbers, unrounded, or words, in the order of the published ones
     * @param remark a remark for people; may be empty
     */
    record Measured(List<String> values, String remark) {
        public Measured {
            values = List.copyOf(values);
        }

        /** Returns measured values without a remark. */
        public static Measured of(Object... values) {
            return new Measured(Arrays.stream(values).map(String::valueOf).toList(), "");
        }

        /** Returns the measured values of a list, without a remark. */
        public static Measured of(List<?> values) {
            return of(values.toArray());
        }

        /** Returns the same values with a remark. */
        public Measured remarking(String words) {
            return new Measured(values, words);
        }
    }

    /** No value can be taken: a solver broke, gave a wrong answer, or lacks the requested counter. The message says which. */
    final class MeasureException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** @param message for people, a sentence without its full stop */
        public MeasureException(String message) {
            super(message);
        }
    }
}
