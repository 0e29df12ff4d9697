package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.study.reproduce.Measure.Measured;
import java.util.List;

/**
 * A published figure with the result of its measurement here.
 *
 * @param values the measured values, unrounded; empty if nothing was measured
 * @param measured the measured values for people; empty if nothing was measured
 * @param missing the puzzle sets needed for a measurement
 * @param note reason, remark, or next step, for people; may be empty
 */
public record Reproduction(
        PublishedFigure figure,
        Outcome outcome,
        List<String> values,
        String measured,
        List<String> missing,
        String note) {
    /** The outcome of a measurement. */
    public enum Outcome {
        /** The value was reproduced at its precision. */
        EXACT("exact", true),
        /** A time is within the tolerance. */
        WITHIN("within", true),
        /** The result differs for a known reason. */
        DIFFERS("differs", true),
        /** The result differs without a known reason. */
        UNEXPLAINED("UNEXPLAINED", false),
        /** A puzzle set is missing on this machine. */
        NEEDS_DATA("needs data", true),
        /** There is no value, because a solver broke or was wrong. */
        FAILED("FAILED", false);

        private final String words;
        private final boolean acceptable;

        Outcome(String words, boolean acceptable) {
            this.words = words;
            this.acceptable = acceptable;
        }

        /** Returns the outcome in words, for people. */
        public String words() {
            return words;
        }

        /** Returns whether this outcome is a success for the exit code. */
        public boolean acceptable() {
            return acceptable;
        }
    }

    public Reproduction {
        values = List.copyOf(values);
        missing = List.copyOf(missing);
    }

    /** Compares measured values with a figure. */
    static Reproduction of(PublishedFigure figure, Measured measured) {
        Outcome outcome = outcome(figure, measured.values());
        String reason = outcome == Outcome.DIFFERS ? figure.whyOtherwise().orElse("") : "";
        if (outcome == Outcome.UNEXPLAINED && !figure.foreseen().isEmpty()) {
            reason = "expected here: " + figure.foreseen();
        }
        String note = reason.isEmpty() || measured.remark().isEmpty()
                ? reason + measured.remark()
                : reason + ". Here: " + measured.remark();
        String shown = new PublishedComparison(figure.value(), measured.values()).shown();
        return new Reproduction(figure, outcome, measured.values(), shown, List.of(), note);
    }

    private static Outcome outcome(PublishedFigure figure, List<String> values) {
        PublishedComparison comparison = new PublishedComparison(figure.value(), values);
        Double tolerance = figure.tolerancePercent();
        if (tolerance == null && comparison.same()) return Outcome.EXACT;
        if (tolerance != null && comparison.within(tolerance)) return Outcome.WITHIN; // a time is exact by chance only
        String ownValue = figure.ours();
        PublishedFigure.Bounds bounds = figure.bounds();
        boolean foreseen = ownValue == null
                ? bounds != null && comparison.liesIn(bounds)
                : new PublishedComparison(ownValue, values).same();
        return foreseen ? Outcome.DIFFERS : Outcome.UNEXPLAINED;
    }

    static Reproduction needing(PublishedFigure figure, List<String> missing) {
        String command = "crosshatch puzzles fetch " + String.join(" ", missing)
                + ", then crosshatch study reproduce --all " + figure.id();
        return new Reproduction(figure, Outcome.NEEDS_DATA, List.of(), "", missing, command);
    }

    static Reproduction failed(PublishedFigure figure, String why) {
        return new Reproduction(figure, Outcome.FAILED, List.of(), "", List.of(), why);
    }

    /** Returns the reconstructed parts of the input, then the note; may be empty. */
    String remarks() {
        String reconstructed = figure.reconstructedOr("");
        return reconstructed.isEmpty() || note.isEmpty() ? reconstructed + note : reconstructed + ". " + note;
    }

    /** Returns the verdict in a word or two: {@code exact}, {@code within 25 %}. */
    public String verdict() {
        Double tolerance = figure.tolerancePercent();
        return outcome == Outcome.WITHIN && tolerance != null
                ? outcome.words() + " " + Math.round(tolerance) + " %"
                : outcome.words();
    }
}
