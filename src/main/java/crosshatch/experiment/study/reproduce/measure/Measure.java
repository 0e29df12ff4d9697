package crosshatch.experiment.study.reproduce.measure;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
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
    List<String> sets();

    /** Whether time is measured: such a measure must have the machine to itself. */
    default boolean timed() {
        return false;
    }
}
