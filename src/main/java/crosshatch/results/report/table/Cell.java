package crosshatch.results.report.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.OptionalDouble;

/** A value in a table, independent of the format of the table. */
public sealed interface Cell {
    /** Returns the text for people, each number with its own unit. */
    default String text() {
        return text(Unit.NONE);
    }

    /**
     * Returns the text under a header with a unit.
     *
     * @param common the unit in the header, which cells leave out
     */
    String text(Unit common);

    /** Returns the value for comparisons; empty if the cell is not one number. */
    default OptionalDouble value() {
        return OptionalDouble.empty();
    }

    /** Returns the content for programs: the unrounded number, or a text if the cell is not one number. */
    Object exact();

    /** Returns the same cell as a lower bound, for a value that a limit cut off. */
    default Cell atLeast() {
        return this;
    }

    /** Makes a cell for an unknown or inapplicable value. */
    static Cell empty() {
        return text("");
    }

    /** Makes a cell with a text, which is never taken for a number. */
    static Cell text(String text) {
        return new Text(text);
    }

    /** Makes a cell with a whole number. */
    static Quantity count(long number) {
        return new Quantity(number, 0, Unit.NONE);
    }

    /** Makes a cell for a column whose counts are mostly 0. The count 0 is shown as a dash. */
    static Cell few(long number) {
        return number == 0 ? new None() : count(number);
    }

    /** Makes a cell with at least three digits; an empty cell for an unknown number. */
    static Cell number(OptionalDouble number) {
        return number.isEmpty() ? empty() : number(number.getAsDouble());
    }

    /** Makes a cell with at least three digits. */
    static Quantity number(double number) {
        return new Quantity(number, Quantity.threeDigits(number), Unit.NONE);
    }

    /** Makes a cell like {@link #number(double)}, but a small number keeps its first significant digit: {@code 0.004}. */
    static Quantity nonzero(double number) {
        int digits = Math.max(Quantity.threeDigits(number), Quantity.twoDigits(Math.abs(number)) - 1);
        return new Quantity(number, digits, Unit.NONE);
    }

    /**
     * Makes a cell with a number, or with an end of its interval, to the second digit of half the interval's width: {@code
     * 4.98} in 3.63 to 7.02.
     */
    static Quantity within(double number, double low, double high) {
        double half = (high - low) / 2;
        boolean tells = half > Quantity.NO_WIDTH * Math.abs(number) && Double.isFinite(half);
        return tells ? decimals(number, Quantity.twoDigits(half)) : number(number);
    }

    /** Makes a cell with a fixed number of decimals, including zeros at the end. */
    static Quantity decimals(double number, int decimals) {
        return new Quantity(number, decimals, Unit.NONE);
    }

    /** Makes a cell with a p-value to three decimals. */
    static Quantity probability(double number) {
        Quantity shown = new Quantity(number, 3, Unit.NONE);
        return number < shown.leastShown() ? shown.with(Bound.LESS) : shown;
    }

    /** Makes a cell with a percentage to one decimal; an empty cell for an unknown percentage. */
    static Cell percent(OptionalDouble percent) {
        return percent.isEmpty() ? empty() : percent(percent.getAsDouble(), 1);
    }

    /** Makes a cell with a percentage. */
    static Cell percent(double percent, int decimals) {
        return new Quantity(percent, decimals, Unit.PERCENT);
    }

    /** Makes a cell with a factor, shown with three digits. */
    static Cell factor(double factor) {
        return new Quantity(factor, Quantity.threeDigits(factor), Unit.FACTOR);
    }

    /** Makes a cell with a time in µs, shown with three digits in a suitable unit; an empty cell for an unknown time. */
    static Cell time(OptionalDouble micros) {
        return micros.isEmpty() ? empty() : time(micros.getAsDouble());
    }

    /** Makes a cell with a time in µs, shown with three digits in a suitable unit. */
    static Quantity time(double micros) {
        return new Quantity(micros, Quantity.threeDigits(micros), Unit.MICROS);
    }

    /** The units after numbers. Times are stored in µs; their other units are only shown. */
    enum Unit {
        NONE(""),
        PERCENT(" %"),
        FACTOR(" ×"),
        MICROS(" µs"),
        MILLIS(" ms"),
        SECONDS(" s");

        private final String behind;

        Unit(String behind) {
            this.behind = behind;
        }

        /** Returns the text after the number, with the blank before it. */
        String behind() {
            return behind;
        }
    }

    /** The relation of the true value to the shown number. */
    enum Bound {
        EXACT(""),
        MORE(">"),
        /** The true value is smaller than the smallest number with so many decimals. */
        LESS("<");

        private final String sign;

        Bound(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }
    }

    /** A cell with words. */
    record Text(String words) implements Cell {
        @Override
        public String text(Unit common) {
            return words;
        }

        @Override
        public Object exact() {
            return words;
        }
    }

    /** A cell with a count of 0, shown as a dash. */
    record None() implements Cell {
        @Override
        public String text(Unit common) {
            return "-";
        }

        @Override
        public OptionalDouble value() {
            return OptionalDouble.of(0);
        }

        @Override
        public Object exact() {
            return 0L;
        }
    }

    /** A cell with a range from one number to another. */
    record Range(Quantity low, Quantity high) implements Cell {
        static final String BETWEEN = " … ";

        @Override
        public String text(Unit common) {
            return low.text(common) + BETWEEN + high.text(common);
        }

        @Override
        public Object exact() {
            return low.exact() + BETWEEN + high.exact();
        }
    }

    /**
     * A cell with a number, its unit, bound and marks.
     *
     * @param number the unrounded number
     * @param decimals the number of shown decimals; -2 rounds to hundreds
     * @param words the words after the number, such as {@code of 10}
     * @param footnote the sign that a note under the table explains
     */
    record Quantity(double number, int decimals, Unit unit, Bound bound, String words, String footnote)
            implements Cell {
        private static final double MICROS_OF_A_MILLI = 1e3;
        private static final double MICROS_OF_A_SECOND = 1e6;
        private static final int MOST_DECIMALS = 6;
        /** Whole numbers up to here have all their digits. */
        private static final double LARGEST_WHOLE = 1e15;
        /** The relative width of an interval below which it is only rounding. */
        private static final double NO_WIDTH = 1e-9;

        private Quantity(double number, int decimals, Unit unit) {
            this(number, decimals, unit, Bound.EXACT, "", "");
        }

        @Override
        public String text(Unit common) {
            Quantity shown = in(common);
            String sign = bound == Bound.EXACT ? "" : bound.sign() + " ";
            return sign + shown.digits(",") + shown.unit.behind() + (words.isEmpty() ? "" : " " + words) + footnote;
        }

        /** Returns the text after the name of the value: {@code = 0.012}, {@code < 0.001}. */
        public String equation() {
            return bound == Bound.EXACT ? "= " + text() : text();
        }

        @Override
        public OptionalDouble value() {
            return OptionalDouble.of(number);
        }

        /** Returns a whole number without a decimal point, and every other number as it is. */
        @Override
        public Object exact() {
            boolean whole = number == Math.rint(number) && Math.abs(number) < LARGEST_WHOLE;
            if (whole) return (long) number;
            return number;
        }

        @Override
        public Quantity atLeast() {
            return with(Bound.MORE);
        }

        private Quantity with(Bound other) {
            return new Quantity(number, decimals, unit, other, words, footnote);
        }

        /** Returns the same number followed by words. */
        public Quantity followedBy(String others) {
            return new Quantity(number, decimals, unit, bound, others, footnote);
        }

        /** Returns the same number followed by a sign that a note explains. */
        public Quantity marked(String sign) {
            return new Quantity(number, decimals, unit, bound, words, sign);
        }

        /** Returns the cell in the unit of the header, or in a suitable unit if the header has none. */
        Quantity in(Unit common) {
            if (unit == common) return of(number, decimals, Unit.NONE);
            if (unit != Unit.MICROS || number < MICROS_OF_A_MILLI) return this;
            return number < MICROS_OF_A_SECOND
                    ? of(number / MICROS_OF_A_MILLI, Unit.MILLIS)
                    : of(number / MICROS_OF_A_SECOND, Unit.SECONDS);
        }

        private Quantity of(double converted, Unit other) {
            return of(converted, threeDigits(converted), other);
        }

        private Quantity of(double converted, int digits, Unit other) {
            return new Quantity(converted, digits, other, bound, words, footnote);
        }

        /** Writes the rounded number without its unit. */
        String digits(String betweenThousands) {
            double shown = bound == Bound.LESS ? leastShown() : number;
            String pattern = (betweenThousands.isEmpty() ? "%." : "%,.") + Math.max(0, decimals) + "f";
            return decimals < 0
                    ? String.format(
                            Locale.ROOT, pattern, BigDecimal.valueOf(shown).setScale(decimals, RoundingMode.HALF_UP))
                    : String.format(Locale.ROOT, pattern, shown);
        }

        /** Returns the number as it is shown, in its own unit. */
        public double rounded() {
            return Double.parseDouble(digits(""));
        }

        private double leastShown() {
            return BigDecimal.ONE.movePointLeft(decimals).doubleValue();
        }

        private static int threeDigits(double number) {
            double size = Math.abs(number);
            return size >= 100 ? 0 : size >= 10 ? 1 : 2;
        }

        private static int twoDigits(double number) {
            return Math.min(MOST_DECIMALS, 1 - (int) Math.floor(Math.log10(number)));
        }
    }
}
