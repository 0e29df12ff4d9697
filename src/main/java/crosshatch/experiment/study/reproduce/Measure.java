package crosshatch.experiment.study.reproduce;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.List;

/**
 * The measurement of one figure: a kind with its arguments, as a data file names them ({@code kind} is one of {@link Measures}).
 * It is immutable, so several threads may take it at the same time.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public interface Measure {

    /**
     * Takes the values.
     *
     * @throws MeasureException if there is no value, because a solver broke or an answer is wrong
     */
    Measured take(Laboratory laboratory);

    /** Returns the names of the puzzle sets that are read. */
    default List<String> sets() {
        return List.of();
    }

    /** Returns whether the measure needs the machine to itself, as measures of time do. */
    default boolean timed() {
        return false;
    }

    /** A measure over the puzzles chosen in the data file. */
    interface OverPuzzles extends Measure {
        /** Returns the choice of puzzles. */
        PuzzleChoice puzzles();

        @Override
        default List<String> sets() {
            return puzzles().sets();
        }
    }

    /**
     * The result of a measure.
     *
     * @param values unrounded numbers, or words, in the order of the published ones
     * @param remark a remark for people; may be empty
     */
    record Measured(List<String> values, String remark) {
        public Measured {
            values = List.copyOf(values);
        }

        /** Makes measured values without a remark. */
        public static Measured of(Object... values) {
            return new Measured(Arrays.stream(values).map(String::valueOf).toList(), "");
        }

        /** Makes measured values from a list, without a remark. */
        public static Measured of(List<?> values) {
            return of(values.toArray());
        }

        /** Returns these values with a remark. */
        public Measured remarking(String words) {
            return new Measured(values, words);
        }
    }

    /** A measure has no value: a solver broke, gave a wrong answer, or lacks the requested counter. The message gives the reason. */
    final class MeasureException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /**
         * Makes the exception.
         *
         * @param message the reason for people, a sentence without its full stop
         */
        public MeasureException(String message) {
            super(message);
        }
    }
}
