package crosshatch.results.report.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.UnaryOperator;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.NumberTickUnitSource;

/**
 * An axis of a plot.
 *
 * @param field the name of the column of the data
 * @param title the title with the unit
 * @param scale the mapping of values to positions
 * @param low the value at the lower end
 * @param high the value at the upper end
 * @param ticks the ticks by value; ticks without text are short
 */
record Axis(String field, String title, Scale scale, double low, double high, List<Tick> ticks) {
    /** The position of zero on an axis of counts whose powers of ten begin with 1. */
    static final double ZERO = 0.4;

    private static final double BELOW_ZERO = 0.28;
    /** The space at both ends of an axis of ranks, as a share of the ranks. */
    private static final double RANK_ROOM = 0.04;

    private static final int LINEAR_TICKS = 6;
    private static final double MARGIN = 1.15;
    /** The margin of a logarithmic axis, as a share of the axis. */
    private static final double LOG_MARGIN = 0.03;

    /** The largest number of decades that all have labels; with more, each second one has. */
    private static final double DECADES_NAMED = 5;

    /** The mappings of values to positions. */
    enum Scale {
        LINEAR,
        /** The positions are linear, with the low end at the top. */
        DOWNWARDS,
        /** The positions are logarithms. */
        LOG,
        /** The positions are logarithms of counts; zero has its own place to the left of 1. */
        LOG_FROM_ZERO,
        /** The positions are numbers of names, from 0. */
        NAMES
    }

    /** A value with its text on the axis. */
    record Tick(double value, String label) {}

    Axis {
        ticks = List.copyOf(ticks);
    }

    /** Makes a linear axis from 0. */
    static Axis linear(String field, String title, double high) {
        return linear(field, title, 0, high);
    }

    static Axis linear(String field, String title, double low, double high) {
        NumberTickUnit unit =
                (NumberTickUnit) new NumberTickUnitSource().getCeilingTickUnit((high - low) / LINEAR_TICKS);
        List<Tick> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(low / unit.getSize()); i * unit.getSize() <= high; i++) {
            ticks.add(new Tick(i * unit.getSize(), grouped(i * unit.getSize())));
        }
        return new Axis(field, title, Scale.LINEAR, low, high, ticks);
    }

    /** Makes an axis of ranks from 1, with some space at both ends. */
    static Axis ranks(int last) {
        List<Tick> ticks = new ArrayList<>();
        for (int rank = 1; rank <= last; rank++) ticks.add(new Tick(rank, "" + rank));
        double room = RANK_ROOM * (last - 1);
        return new Axis("average_rank", "average rank", Scale.LINEAR, 1 - room, last + room, ticks);
    }

    /** Makes a vertical axis of rows from the top down, with names at some of them. */
    static Axis downwards(String field, double low, double high, List<Tick> names) {
        return new Axis(field, "", Scale.DOWNWARDS, low, high, names);
    }

    /** Returns the same axis with other labels. */
    Axis labelled(UnaryOperator<String> label) {
        List<Tick> renamed = ticks.stream()
                .map(tick -> new Tick(tick.value(), label.apply(tick.label())))
                .toList();
        return new Axis(field, title, scale, low, high, renamed);
    }

    /** Makes an axis of percentages from 0 to 100 %. */
    static Axis share(String field, String title) {
        List<Tick> ticks = new ArrayList<>();
        for (int percent = 0; percent <= 100; percent += 20) ticks.add(new Tick(percent / 100.0, percent + " %"));
        return new Axis(field, title, Scale.LINEAR, 0, 1.06, ticks);
    }

    /** Makes a logarithmic axis of times in µs, labelled in suitable units. */
    static Axis micros(String field, String title, double low, double high) {
        return logarithmic(field, title, low, high, Axis::time);
    }

    /** Makes a logarithmic axis of positive numbers. */
    static Axis log(String field, String title, double low, double high) {
        return logarithmic(field, title, low, high, Axis::grouped);
    }

    /** Makes a logarithmic axis of counts from 0. */
    static Axis counts(String field, String title, double high) {
        Axis above = logarithmic(field, title, 1, Math.max(high, 10), Axis::grouped);
        List<Tick> ticks = new ArrayList<>();
        ticks.add(new Tick(0, "0"));
        boolean crowded = Math.log10(above.high) > DECADES_NAMED;
        above.ticks.stream()
                .filter(tick -> tick.value() >= 1)
                .map(tick ->
                        crowded && Math.rint(Math.log10(tick.value())) % 2 != 0 ? new Tick(tick.value(), "") : tick)
                .forEach(ticks::add);
        return new Axis(field, title, Scale.LOG_FROM_ZERO, BELOW_ZERO, above.high, ticks);
    }

    static Axis names(String field, String title, List<String> names) {
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) ticks.add(new Tick(i, names.get(i)));
        return new Axis(field, title, Scale.NAMES, -0.5, names.size() - 0.5, ticks);
    }

    private static Axis logarithmic(
            String field, String title, double least, double most, DoubleFunction<String> label) {
        double margin = Math.max(MARGIN, Math.pow(most / least, LOG_MARGIN));
        double low = least / margin;
        double high = most * margin;
        double decades = Math.log10(high / low);
        List<Tick> ticks = new ArrayList<>();
        for (int exponent = (int) Math.floor(Math.log10(low)); exponent <= Math.log10(high); exponent++) {
            for (int digit = 1; digit <= 9; digit++) {
                double value = Double.parseDouble(digit + "e" + exponent);
                if (value < low || value > high) continue;
                boolean named = digit == 1 || decades < 1 || (decades < 2 && (digit == 2 || digit == 5));
                ticks.add(new Tick(value, named ? label.apply(value) : ""));
            }
        }
        return new Axis(field, title, Scale.LOG, low, high, ticks);
    }

    /** Returns the entry for the data: the name of the value on an axis of names, else the value. */
    Object named(double value) {
        return scale == Scale.NAMES ? ticks.get((int) value).label() : value;
    }

    /** Returns whether low values are at the top. */
    boolean isDownwards() {
        return scale == Scale.NAMES || scale == Scale.DOWNWARDS;
    }

    boolean isLog() {
        return scale == Scale.LOG || scale == Scale.LOG_FROM_ZERO;
    }

    /** Returns the position of a value on the linear scale of a chart. */
    double position(double value) {
        if (scale == Scale.LOG_FROM_ZERO) return Math.log10(Math.max(value, ZERO));
        return isLog() ? Math.log10(value) : value;
    }

    /** Returns the position of one of the ends. */
    double position(boolean end) {
        return isLog() ? Math.log10(end ? high : low) : end ? high : low;
    }

    /** Writes a number with commas between thousands: {@code 1,000} or {@code 0.25}. */
    static String grouped(double value) {
        return value >= 1000 ? String.format(Locale.ROOT, "%,.0f", value) : Data.plain(value);
    }

    /** Writes a time in µs in a suitable unit: {@code 10 ms}. */
    static String time(double micros) {
        if (micros < 1e3) return Data.plain(micros) + " µs";
        return micros < 1e6 ? Data.plain(micros / 1e3) + " ms" : grouped(micros / 1e6) + " s";
    }
}
