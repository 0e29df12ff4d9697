package crosshatch.experiment.study.reproduce;

import com.fasterxml.jackson.annotation.JsonAlias;
import crosshatch.base.InputException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A published figure, or a conclusion of our own: a query over the records of experiments, and the value that it must have. A
 * value is a text of numbers and words, separated by blanks. A measured number equals a published number if both agree at the
 * precision of the published number.
 *
 * @param id the name: {@code norvig/hard375-mean}
 * @param what the exact definition of the measured quantity, or the sentence that is true or false
 * @param mark the source of the value
 * @param value the published value; {@code true} for a conclusion
 * @param experiment the names of the experiments whose records the query reads
 * @param query the lines of a query over {@code measured} with one row, which has no value if an answer is missing or wrong
 * @param expected the value or the interval of a time ({@code 0.01 to 0.3}) that is expected here in place of {@code value}; null
 *     if {@code value} is expected
 * @param reason the reason why another value is expected
 * @param reconstructed the parts of the input that are not published, but reconstructed; null if there are none
 */
public record Figure(
        String id,
        @JsonAlias("says") String what,
        Mark mark,
        String value,
        List<String> experiment,
        List<String> query,
        @Nullable String expected,
        @Nullable String reason,
        @Nullable String reconstructed) {
    /** The value of a conclusion that is true. */
    public static final String TRUE = "true";

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([Ee]-?[0-9]+)?");
    private static final Pattern INTERVAL = Pattern.compile("([0-9.]+) to ([0-9.]+)");
    private static final int MOST_DECIMALS = 6;
    /** How much a time may differ from the published one before this needs a reason. */
    private static final double TOLERANCE = 0.25;

    /** The source of a value. */
    public enum Mark {
        /** The source prints it. */
        PUBLISHED,
        /** It follows from printed values of the source: a ratio, an order, a formula, a count. */
        DERIVED,
        /** Nobody published it: it comes from another program than the measured one, or is our own conclusion. */
        OURS;

        /** Returns the word in data files and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The outcome of a comparison. */
    public enum Verdict {
        /** The value was found at its precision. */
        EXACT,
        /** A time is near the published one. */
        WITHIN,
        /** Another value was found, as expected. */
        DIFFERS,
        /** Another value was found without a known reason. */
        UNEXPLAINED,
        /** There is no value, because an answer is missing or wrong. */
        FAILED;

        /** Returns the word for people; failures are written in capitals. */
        public String word() {
            return fails() ? name() : name().toLowerCase(Locale.ROOT);
        }

        /** Returns whether this is a failure for the exit code. */
        public boolean fails() {
            return compareTo(DIFFERS) > 0;
        }
    }

    @SuppressWarnings("NullAway") // a file may leave out anything
    public Figure {
        mark = Objects.requireNonNullElse(mark, Mark.OURS);
        value = Objects.requireNonNullElse(value, TRUE);
    }

    /**
     * Checks the parts.
     *
     * @throws InputException if something is missing, or if another value has no reason
     */
    @SuppressWarnings("NullAway") // a file may leave out anything
    void requireWhole() {
        if (Stream.of(id, what, experiment, query).anyMatch(Objects::isNull)) {
            throw new InputException("figure " + id + ": expected all of id, what, experiment and query");
        }
        if ((expected == null) != (reason == null)) {
            throw new InputException(
                    "figure " + id + ": expected a reason for another expected value, and only for that");
        }
    }

    /** Returns whether a text begins the name of the figure, or of one of its experiments. */
    public boolean isNamed(String beginning) {
        return id.startsWith(beginning) || experiment.stream().anyMatch(name -> name.startsWith(beginning));
    }

    /** Returns the text of the query. */
    public String sql() {
        return String.join("\n", query);
    }

    /** Compares the value measured on this machine, if there is one, with the expected value. */
    public Verdict verdict(Optional<String> measured) {
        if (measured.isEmpty()) return Verdict.FAILED;
        String found = measured.get();
        String other = Objects.requireNonNullElse(expected, value);
        Matcher interval = INTERVAL.matcher(other);
        if (interval.matches()) return verdictOnTime(interval, found);
        if (isSame(value, found)) return Verdict.EXACT;
        return isSame(other, found) ? Verdict.DIFFERS : Verdict.UNEXPLAINED;
    }

    /** Returns the remark on a verdict, for people; may be empty. */
    public String note(Verdict verdict) {
        String why =
                switch (verdict) {
                    case EXACT, WITHIN -> "";
                    case DIFFERS -> Objects.requireNonNullElse(reason, "");
                    case UNEXPLAINED -> expected == null ? "" : "expected here: " + expected;
                    case FAILED -> "an answer is missing or wrong";
                };
        if (reconstructed == null) return why;
        return why.isEmpty() ? reconstructed : reconstructed + ". " + why;
    }

    private Verdict verdictOnTime(MatchResult interval, String found) {
        if (!NUMBER.matcher(found).matches()) return Verdict.UNEXPLAINED;
        double time = Double.parseDouble(found);
        double published = Double.parseDouble(value);
        if (Math.abs(time - published) <= TOLERANCE * published) return Verdict.WITHIN;
        boolean inside = Double.parseDouble(interval.group(1)) <= time && time <= Double.parseDouble(interval.group(2));
        return inside ? Verdict.DIFFERS : Verdict.UNEXPLAINED;
    }

    private static boolean isSame(String published, String measured) {
        String[] wanted = published.split(" ", -1);
        String[] found = measured.split(" ", -1);
        return wanted.length == found.length
                && IntStream.range(0, wanted.length).allMatch(at -> isSameValue(wanted[at], found[at]));
    }

    private static boolean isSameValue(String published, String measured) {
        boolean numbers =
                NUMBER.matcher(published).matches() && NUMBER.matcher(measured).matches();
        if (!numbers) return published.equals(measured);
        BigDecimal wanted = new BigDecimal(published);
        return wanted.compareTo(new BigDecimal(measured).setScale(wanted.scale(), RoundingMode.HALF_UP)) == 0;
    }

    /** Returns a measured value for people, with six decimals at most. */
    public static String shown(String measured) {
        return NUMBER.matcher(measured).replaceAll(number -> {
            BigDecimal rounded = new BigDecimal(number.group()).setScale(MOST_DECIMALS, RoundingMode.HALF_UP);
            return rounded.stripTrailingZeros().toPlainString();
        });
    }
}
