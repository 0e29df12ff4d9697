package crosshatch.report.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * One cell of a table.
 *
 * @param text for people: {@code > 5,000}, {@code 12.3 µs}
 * @param value what {@code text} rounds, for sorting, CSV and macros; empty if the cell is no number
 */
public record Cell(String text, OptionalDouble value) {
    private static final double LEAST_SHOWN = 0.001;
    /** Of a number, less than which is rounding. */
    private static final double NO_WIDTH = 1e-9;

    private static final int MOST_DECIMALS = 6;
    private static final int SECOND_DIGIT = 1;

    /** What is not known, or does not apply. */
    public static final Cell EMPTY = text("");

    /** Shown as it is; no number, even if it looks like one. */
    public static Cell text(String text) {
        return new Cell(text, OptionalDouble.empty());
    }

    /** A whole number, with a comma between thousands. */
    public static Cell count(long number) {
        return new Cell(String.format(Locale.ROOT, "%,d", number), OptionalDouble.of((double) number));
    }

    /** None is shown as a dash, so that the eye finds the others. */
    public static Cell few(long number) {
        return number == 0 ? new Cell("-", OptionalDouble.of(0)) : count(number);
    }

    /** Three digits at least, none that the spread would drown; empty if the number is not known. */
    public static Cell number(OptionalDouble number) {
        return number.isEmpty() ? EMPTY : new Cell(rounded(number.getAsDouble()), number);
    }

    /** Likewise, of a number that is known. */
    public static Cell number(double number) {
        return number(OptionalDouble.of(number));
    }

    /** A number, or an end of its interval, to the second digit of half the interval's width: {@code 4.98} in 3.63 to 7.02. */
    public static Cell within(double number, double low, double high) {
        double half = (high - low) / 2;
        if (!(half > NO_WIDTH * Math.abs(number)) || Double.isInfinite(half)) return number(number);
        int decimals = Math.min(MOST_DECIMALS, SECOND_DIGIT - (int) Math.floor(Math.log10(half)));
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(decimals, RoundingMode.HALF_EVEN);
        String text = String.format(Locale.ROOT, "%,." + Math.max(0, decimals) + "f", rounded);
        return new Cell(text, OptionalDouble.of(number));
    }

    /** With one decimal and the sign; empty if it is not known. */
    public static Cell percent(OptionalDouble percent) {
        return percent.isEmpty()
                ? EMPTY
                : new Cell(String.format(Locale.ROOT, "%.1f %%", percent.getAsDouble()), percent);
    }

    /** With that many decimals, zeros at the end included. */
    public static Cell decimals(double number, int decimals) {
        return new Cell(String.format(Locale.ROOT, "%,." + decimals + "f", number), OptionalDouble.of(number));
    }

    /** A p-value with three decimals. */
    public static Cell probability(double number) {
        return number < LEAST_SHOWN ? new Cell("< " + LEAST_SHOWN, OptionalDouble.of(number)) : decimals(number, 3);
    }

    /** A time in µs, in the unit that suits, with three digits; empty if it is not known. */
    public static Cell time(OptionalDouble micros) {
        if (micros.isEmpty()) return EMPTY;
        double value = micros.getAsDouble();
        String text = value < 1e3
                ? threeDigits(value) + " µs"
                : value < 1e6 ? threeDigits(value / 1e3) + " ms" : threeDigits(value / 1e6) + " s";
        return new Cell(text, micros);
    }

    /** The same as a lower bound: what was cut short is known to be more. */
    public Cell atLeast() {
        return value.isEmpty() ? this : new Cell("> " + text, value);
    }

    /** The same with a sign behind it that a note explains. */
    public Cell marked(String sign) {
        return new Cell(text + sign, value);
    }

    /** The exact value, whole numbers without a point; or the text, if it is no number. */
    public String exact() {
        if (value.isEmpty()) return text;
        double number = value.getAsDouble();
        return number == Math.rint(number) && Math.abs(number) < 1e15 ? "" + (long) number : "" + number;
    }

    private static String rounded(double number) {
        double size = Math.abs(number);
        return String.format(Locale.ROOT, size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : "%.2f", number);
    }

    private static String threeDigits(double value) {
        return String.format(Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
    }
}
