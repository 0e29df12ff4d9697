package crosshatch.sentences;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as it is printed.
 *
 * @param text as it stands, with its unit
 * @param value in the unit printed
 * @param unit empty if none is printed
 */
record Quantity(String text, BigDecimal value, String unit) {
    /** In nanoseconds. */
    private static final Map<String, BigDecimal> TIMES = Map.of(
            "ns", BigDecimal.ONE,
            "µs", BigDecimal.valueOf(1_000),
            "ms", BigDecimal.valueOf(1_000_000),
            "s", BigDecimal.valueOf(1_000_000_000),
            "min", BigDecimal.valueOf(60_000_000_000L));

    private static final Map<String, String> SPELLED = Map.of(
            "second", "s", "seconds", "s", "minute", "min", "minutes", "min", "percent", "%", "us", "µs", "nanos",
            "ns");
    /** Of ratios: {@code 22 times as long}, {@code a factor of 1.5}, a column {@code × time}. */
    private static final String RATIO = "×";

    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** No part of a word, a version (2.3.6), a size (9×9), a date, a path or a puzzle's number (#4). */
    private static final Pattern NUMBER = Pattern.compile("(?<factor>factors? of (?:up to )?)?(?<![\\w.,#×^/µ-])"
            + "(?<number>[0-9]{1,3}(?:,[0-9]{3})+(?:\\.[0-9]+)?|[0-9]+(?:\\.[0-9]+)?)"
            + "(?![\\w×^]|[.,][0-9]|-[0-9a-z])"
            + "(?:\\s?(?<unit>ns|µs|us|ms|s|min|seconds?|minutes?|%|percent|kB|MB|GB|kHz)(?![\\w/]))?"
            + "(?<times>(?=(?: \\([^)]*\\))?(?: to [0-9.]+)?(?: \\([^)]*\\))? times\\b))?");

    /** All numbers of a text, in order. */
    static List<Quantity> in(String text) {
        List<Quantity> found = new ArrayList<>();
        Matcher matcher = NUMBER.matcher(text);
        while (matcher.find()) {
            boolean ratio = matcher.group("factor") != null || matcher.group("times") != null;
            String number = matcher.group("number");
            String unit = unit(matcher.group("unit"));
            String printed = number + (unit.isEmpty() ? "" : " " + unit);
            BigDecimal value = new BigDecimal(number.replace(",", ""));
            found.add(
                    ratio && unit.isEmpty()
                            ? new Quantity(number + " ×", value, RATIO)
                            : new Quantity(printed, value, unit));
        }
        return found;
    }

    /** The unit of a column or key by its name: {@code total_us_mean}, {@code median (ms)}, {@code no_search_percent}. */
    static String unitOf(String name) {
        if (name.contains("per_")) return "";
        if (name.startsWith(RATIO)) return RATIO;
        for (String word : name.toLowerCase(Locale.ROOT).split("[^a-zµ%]+", -1)) {
            String unit = unit(word);
            if (TIMES.containsKey(unit) || unit.equals("%")) return unit;
        }
        return name.endsWith("Nanos") ? "ns" : "";
    }

    private static String unit(String word) {
        return word == null ? "" : SPELLED.getOrDefault(word, word);
    }

    Quantity orIn(String otherUnit) {
        return unit.isEmpty() ? new Quantity(text, value, otherUnit) : this;
    }

    /** Whether it must have been measured or counted: it has a unit, decimals, or is so large that its digits are grouped. */
    boolean isClaim() {
        return !unit.isEmpty() || value.scale() > 0 || text.contains(",");
    }

    /**
     * Whether a value of a table, rounded as this is, is this.
     *
     * @param elided units that stand elsewhere in the paragraph: one of them may be meant where this has none
     */
    boolean agreesWith(Quantity source, Set<String> elided) {
        if (unit.isEmpty() && !source.unit.isEmpty()) {
            return elided.stream().anyMatch(each -> orIn(each).agreesWith(source, Set.of()));
        }
        if (unit.equals(source.unit)) return isNear(source.value);
        if (unit.equals("%") && source.unit.isEmpty()) return isNear(source.value.movePointRight(2));
        return TIMES.containsKey(unit) && TIMES.containsKey(source.unit) && isNear(source.valueIn(unit));
    }

    private BigDecimal valueIn(String other) {
        return value.multiply(TIMES.get(unit)).divide(TIMES.get(other), 12, RoundingMode.HALF_UP);
    }

    private boolean isNear(BigDecimal other) {
        return other.subtract(value).abs().compareTo(value.ulp().multiply(HALF)) <= 0;
    }
}
