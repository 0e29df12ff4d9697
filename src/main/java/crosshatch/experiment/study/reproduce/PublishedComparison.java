package crosshatch.experiment.study.reproduce;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Compares measured values with a published text, value by value. Numbers are rounded to the published decimals, words must be
 * equal.
 */
final class PublishedComparison {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([Ee]-?[0-9]+)?");
    /** The decimals shown in addition to the published ones, so that a reader sees how near a rounded value is to the next. */
    private static final int MORE_DECIMALS = 3;

    private final List<String> published;
    private final List<String> measured;

    /**
     * Prepares a comparison.
     *
     * @param published the published values, separated by blanks
     * @param measured the measured values, unrounded
     */
    PublishedComparison(String published, List<String> measured) {
        this.published = List.of(published.strip().split("\\s+"));
        this.measured = measured;
    }

    /** Returns whether all values are equal at the published precision. */
    boolean same() {
        if (published.size() != measured.size()) return false;
        for (int i = 0; i < published.size(); i++) {
            if (!same(published.get(i), measured.get(i))) return false;
        }
        return true;
    }

    private static boolean same(String published, String measured) {
        if (!isNumber(published) || !isNumber(measured)) return published.equals(measured);
        BigDecimal expected = new BigDecimal(published);
        BigDecimal rounded = new BigDecimal(measured).setScale(expected.scale(), RoundingMode.HALF_UP);
        return rounded.compareTo(expected) == 0;
    }

    /** Returns whether all numbers differ by at most this percentage of the published ones, and all words are equal. */
    boolean within(double percent) {
        if (published.size() != measured.size()) return false;
        for (int i = 0; i < published.size(); i++) {
            if (!within(percent, published.get(i), measured.get(i))) return false;
        }
        return true;
    }

    private static boolean within(double percent, String published, String measured) {
        if (!isNumber(published) || !isNumber(measured)) return published.equals(measured);
        double expected = Double.parseDouble(published);
        return Math.abs(Double.parseDouble(measured) - expected) <= Math.abs(expected) * percent / 100;
    }

    /** Returns whether the number of values is right, and all of them lie between these bounds. */
    boolean liesIn(PublishedFigure.Bounds bounds) {
        return published.size() == measured.size()
                && measured.stream().allMatch(each -> isNumber(each) && bounds.hold(Double.parseDouble(each)));
    }

    /** Returns the measured values for people, with a few decimals more than published. */
    String shown() {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < measured.size(); i++) {
            int decimals = i < published.size() ? decimals(published.get(i)) : 0;
            shown.add(isNumber(measured.get(i)) ? rounded(measured.get(i), decimals + MORE_DECIMALS) : measured.get(i));
        }
        return String.join(" ", shown);
    }

    private static int decimals(String published) {
        return isNumber(published) ? new BigDecimal(published).scale() : 0;
    }

    private static String rounded(String number, int decimals) {
        BigDecimal value = new BigDecimal(number);
        if (value.scale() > decimals) value = value.setScale(decimals, RoundingMode.HALF_UP);
        return value.stripTrailingZeros().scale() <= 0
                ? value.toBigInteger().toString()
                : value.stripTrailingZeros().toPlainString();
    }

    private static boolean isNumber(String value) {
        return NUMBER.matcher(value).matches();
    }
}
